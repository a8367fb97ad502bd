import Foundation
import TaijiDrawing

/// One drawing as data: calls in, pixels, hit tests, properties and refusals out.
struct ReplayCase {
    let id: String
    private let size: [Int]
    private let operations: [[JSValue]]
    private let pixels: [[JSValue]]
    private let middlePixels: [[JSValue]]
    private let otherPixels: [[JSValue]]
    private let queries: [[JSValue]]
    private let states: [[JSValue]]
    private let refusals: [[JSValue]]

    init?(_ object: [String: Any]) {
        guard let id = object["id"] as? String, let size = object["canvas"] as? [Int], size.count == 2 else {
            return nil
        }
        func rows(_ key: String) -> [[JSValue]] {
            (object[key] as? [[Any]] ?? []).map { $0.map(JSValue.init) }
        }
        self.id = id
        self.size = size
        operations = rows("ops")
        pixels = rows("expect")
        middlePixels = rows("expect_mid")
        otherPixels = rows("expect_not")
        queries = rows("queries")
        states = rows("state")
        refusals = rows("throws")
    }

    /// The cases of a file of the vectors' format.
    static func load(_ file: URL) throws -> [ReplayCase] {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        guard let cases = object?["cases"] as? [[String: Any]] else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        return cases.compactMap(ReplayCase.init)
    }

    /// Runs the calls; returns what differs from what is expected.
    func failures() -> [String] {
        var failures: [String] = []
        var canvas = HTMLCanvas(width: size[0], height: size[1])
        do {
            for done in 0...operations.count {
                if done > 0 {
                    do { try canvas.perform(operations[done - 1]) } catch is HTMLCanvas.Refusal {}
                }
                try check(canvas, after: done, &failures)
            }
        } catch {
            return failures + ["\(error)"]
        }
        let picture = canvas.pixels()
        for row in pixels { compare(picture, row, &failures) }
        for row in otherPixels {
            let n = row.map { Int($0.number) }
            if picture(n[0], n[1]) == Array(n[2...5]) {
                failures.append("pixel \(n[0]), \(n[1]) is \(n[2...5])")
            }
        }
        return failures
    }

    private func check(_ canvas: HTMLCanvas, after done: Int, _ failures: inout [String]) throws {
        for row in middlePixels where Int(row[0].number) == done {
            compare(canvas.pixels(), Array(row.dropFirst()), &failures)
        }
        for row in queries where Int(row[0].number) == done {
            guard let query = row[1].array, let call = query.first?.text else { continue }
            var copy = canvas
            let found = try copy.query(call, Array(query.dropFirst()))
            if found != row[2].isTrue {
                failures.append("after \(done) calls \(query.map(\.any)) is \(found)")
            }
        }
        for row in states where Int(row[0].number) == done {
            let name = row[1].text ?? ""
            let found = try canvas.value(of: name)
            let isEqual = row[2].text.map { found as? String == $0 } ?? (found as? Double == row[2].number)
            if isEqual == (row.count > 3 && row[3].isTrue) {
                failures.append("after \(done) calls \(name) is \(found), not \(row[2].any)")
            }
        }
        for row in refusals where Int(row[0].number) == done {
            for operation in row[2].array ?? [] {
                guard let call = operation.array else { continue }
                var copy = canvas
                do {
                    try copy.perform(call)
                    failures.append("after \(done) calls \(call.map(\.any)) is not refused")
                } catch is HTMLCanvas.Refusal {
                    if copy.canvas.scene != canvas.canvas.scene
                        || copy.canvas.devicePath != canvas.canvas.devicePath
                    {
                        failures.append("\(call.map(\.any)) is refused and changed something")
                    }
                }
            }
        }
    }

    private func compare(_ picture: (Int, Int) -> [Int], _ row: [JSValue], _ failures: inout [String]) {
        let n = row.map { Int($0.number) }
        let found = picture(n[0], n[1])
        let tolerance = n.count > 6 ? n[6] : 0
        // Where nothing is seen the colour says nothing.
        let isInvisible = found[3] == 0 && n[5] <= tolerance
        if !isInvisible, zip(found, n[2...5]).contains(where: { abs($0 - $1) > tolerance }) {
            failures.append("pixel \(n[0]), \(n[1]) is \(found), not \(Array(n[2...5])) ± \(tolerance)")
        } else if isInvisible, abs(found[3] - n[5]) > tolerance {
            failures.append("pixel \(n[0]), \(n[1]) has alpha \(found[3]), not \(n[5])")
        }
    }
}
