import Foundation
import TaijiMotion
import Testing

/// What browsers' test suites, Apple's documentation and exact computation say about motions, replayed:
/// Tests/Vectors/motion.json, and every JSON file of the same format in the folder that the environment
/// names by TAIJI_MOTION_VECTORS.
@Suite struct MotionReplay {
    @Test func ownVectors() throws {
        try Self.replay(Vectors.folder.appending(path: "motion.json"))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["TAIJI_MOTION_VECTORS"] != nil))
    func foreignVectors() throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["TAIJI_MOTION_VECTORS"] ?? "")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        #expect(!files.isEmpty, "no JSON file in \(folder.path)")
        for file in files { try Self.replay(file) }
    }

    private static func replay(_ file: URL) throws {
        let json = try JSON(contentsOf: file)
        let groups = try #require(json["vectors"], "\(file.lastPathComponent) has no member \"vectors\"")
        var replay = Replay()
        for group in groups.keys {
            guard let rows = groups[group] else { continue }
            replay.group(group, rows)
        }
        print("replayed \(replay.count) cases from \(file.lastPathComponent)")
        for (id, reason) in replay.leftOut { print("left out \(id): \(reason)") }
        for failure in replay.failures { Issue.record("\(file.lastPathComponent): \(failure)") }
        #expect(replay.count > 0)
    }
}

/// The replay of one file.
struct Replay {
    private(set) var count = 0
    private(set) var failures: [String] = []
    private(set) var leftOut: [(id: String, reason: String)] = []

    /// Why a case failed.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    private typealias Check = @Sendable (JSON) throws -> Void

    private static let checks: [String: Check] = [
        "cubic_bezier": ReplayEasings.bezier,
        "cubic_bezier_high_precision": ReplayEasings.bezier,
        "cubic_bezier_slope": ReplayEasings.slope,
        "cubic_bezier_output_range": ReplayEasings.range,
        "cubic_bezier_must_be_finite": ReplayEasings.finite,
        "steps": ReplayEasings.steps,
        "linear_fn": ReplayEasings.linear,
        "linear_canonical": ReplayEasings.canonical,
        "composed": ReplayEasings.composed,
        "media_timing_named": ReplayEasings.named,
        "timing_iteration_tables": ReplayTimings.table,
        "timing_step_boundaries": ReplayTimings.boundaries,
        "timing_phases": ReplayTimings.phases,
        "timing_active": ReplayTimings.active,
        "timing_active_duration": ReplayTimings.activeDuration,
        "player_state": ReplayTimings.player,
        "keyframes": ReplayKeyframes.keyframes,
        "keyframe_modes": ReplayKeyframes.modes,
        "composite": ReplayKeyframes.composite,
        "iteration_composite": ReplayKeyframes.iterationComposite,
        "path_length": ReplayKeyframes.path,
        "catmull_rom": ReplayKeyframes.catmullRom,
        "spring_parameter_conversion": ReplayKeyframes.spring,
    ]

    mutating func group(_ name: String, _ rows: JSON) {
        if name == "syntax" { return syntax(rows) }
        guard let rows = rows.array else { return failures.append("\(name) is no list") }
        guard let check = Replay.checks[name] else {
            return leftOut.append((name, "a group that this test does not know, of \(rows.count) cases"))
        }
        for (index, row) in rows.enumerated() {
            run(row["id"]?.string ?? row["name"]?.string ?? row["in"]?.string ?? "\(name) \(index)") {
                try check(row)
            }
        }
    }

    private mutating func run(_ id: String, _ body: () throws -> Void) {
        count += 1
        do {
            try body()
        } catch {
            failures.append("\(id): \(error)")
        }
    }

    private mutating func syntax(_ lists: JSON) {
        for text in lists["valid"]?.array ?? [] {
            run("valid \(text.string ?? "")") { _ = try Easing(css: text.string ?? "") }
        }
        for text in lists["invalid"]?.array ?? [] {
            run("invalid \"\(text.string ?? "")\"") {
                if let easing = try? Easing(css: text.string ?? "") {
                    throw Mismatch(description: "read as \(easing)")
                }
            }
        }
        for pair in lists["serialise"]?.array ?? [] {
            let texts = (pair.array ?? []).map { $0.string ?? "" }
            run("serialise \(texts)") {
                let css = try Easing(css: texts[0]).css
                if css != texts[1] { throw Mismatch(description: css) }
            }
        }
    }

    static func compare(_ found: Double?, _ expected: Double?, _ tolerance: Double, _ what: String = "")
        throws
    {
        if found == expected { return }
        guard let found, let expected, abs(found - expected) <= tolerance else {
            let text = { (number: Double?) in number.map { "\($0)" } ?? "nothing" }
            throw Mismatch(description: "\(what) \(text(found)), expected \(text(expected))")
        }
    }

    /// A member that has to be there.
    static func need(_ row: JSON, _ key: String) throws -> JSON {
        guard let member = row[key] else { throw Mismatch(description: "no \"\(key)\"") }
        return member
    }

    static func number(_ row: JSON, _ key: String) throws -> Double {
        guard let number = try need(row, key).number else {
            throw Mismatch(description: "\"\(key)\" is no number")
        }
        return number
    }

    static func numbers(_ row: JSON) -> [Double?] { (row.array ?? []).map(\.number) }
}
