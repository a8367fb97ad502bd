import Foundation
import TaijiDrawing
import TaijiExport
import TaijiFormats
import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import TaijiRaster
import Testing

/// Pictures of dials that have something to say: late, dead, without data, beyond their scale, alarmed.
@Suite(.enabled(if: hasB612, "the pictures are drawn in B612 (fonts-b612)"))
struct StateTests {
    /// What has come of a dial.
    enum State: String, CaseIterable {
        case noData = "no-data"
        case late, dead
        case over, under
        case turnOver = "turn-over"
        case turnUnder = "turn-under"
        case alarm
        case alarmDark = "alarm-dark"
        case alarmReduced = "alarm-reduced"
        case acknowledged, warning
        case lateAlarm = "late-alarm"
    }

    /// In which pictures each is kept: what is shown, the side, the theme.
    static let pictures: [(show: Show, side: Int, theme: Theme)] = [
        (.both, 120, .dark), (.both, 320, .dark), (.both, 320, .paper), (.gauge, 320, .dark),
        (.taiji, 120, .dark), (.taiji, 320, .paper),
    ]

    /// The moment of all pictures, in seconds after the last value.
    private static let age = 8.0

    private func gauge(_ state: State) -> Gauge {
        var gauge = Gauge(title: "BOILER", format: NumberFormat(decimals: 1, unit: "bar"))
        gauge.freshness = Freshness(
            lateAfter: state == .late || state == .lateAlarm ? 3 : nil, deadAfter: state == .dead ? 3 : nil)
        gauge.scale = .tenBar
        if state == .turnOver || state == .turnUnder {
            gauge.arc = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)
        }
        switch state {
        case .alarm, .alarmDark, .alarmReduced, .acknowledged, .lateAlarm:
            gauge.alarms = [Alarm(name: "pressure", side: .high, onset: 8, release: 7)]
        case .warning:
            gauge.alarms = [Alarm(name: "high", side: .high, onset: 8, release: 7, severity: .warning)]
        default: break
        }
        return gauge
    }

    private func drawn(_ state: State, _ show: Show, _ side: Int, _ theme: Theme) throws -> DrawnPicture {
        var configuration = InstrumentConfiguration()
        configuration.gauge = gauge(state)
        configuration.theme = theme
        configuration.startValue = nil
        configuration.isFed = true
        configuration.fixedPhase = 0.35
        configuration.show = show
        configuration.movement = .jump
        configuration.reducesMotion = state == .alarmReduced
        var instrument = Instrument(
            configuration, typeface: try SDLTypeface(),
            size: Size(width: Double(side), height: Double(side)))
        let value: Double? =
            switch state {
            case .noData: nil
            case .over, .turnOver: 11.5
            case .under, .turnUnder: -1.5
            case .late, .dead: 6.4
            default: 8.4
            }
        if let value { instrument.setValue(value, at: 0) }
        if state == .acknowledged { instrument.acknowledgeAlarms(at: 1) }
        let time = Self.age + (state == .alarmDark ? AlarmSign.interval : 0)
        return DrawnPicture(instrument.takeScene(at: time), side: side)
    }

    /// What a picture is called; nil where the state is not to be seen.
    private static func name(_ state: State, _ show: Show, _ side: Int, _ theme: Theme) -> String? {
        switch state {
        // The disc alone has no scale, and what has none to show for it looks the same.
        case .over, .under, .turnOver, .turnUnder: if show == .taiji { return nil }
        default: break
        }
        return "\(state.rawValue)-\(show.rawValue)-\(theme.name)-\(side)"
    }

    @Test(arguments: State.allCases) func everyStateLooksAsItDid(state: State) throws {
        for (show, side, theme) in Self.pictures {
            guard let name = Self.name(state, show, side, theme) else { continue }
            try expectKept(try drawn(state, show, side, theme), "States/\(name)")
        }
    }

    @Test func thereIsAPictureForEachAndNoOther() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: projectPath("Tests/Vectors/States"))
        let expected = State.allCases.flatMap { state in
            Self.pictures.compactMap { Self.name(state, $0.show, $0.side, $0.theme).map { $0 + ".png" } }
        }
        #expect(files.sorted() == expected.sorted())
    }

    /// No two states may be taken for one another, whatever is shown.
    @Test func noTwoStatesLookAlike() throws {
        for (show, side, theme) in Self.pictures {
            var seen: [(state: State, picture: PNG.Picture)] = []
            for state in State.allCases where Self.name(state, show, side, theme) != nil {
                let picture = try PNG.decode(PNG.encode(try drawn(state, show, side, theme).framebuffer))
                for known in seen where !Self.mayLookAlike([known.state, state], show) {
                    let share = PictureDifference(picture, known.picture).share
                    #expect(share > 0.003, "\(known.state) and \(state), \(show) at \(side): \(share)")
                }
                seen.append((state, picture))
            }
        }
    }

    /// An alarm is told from one that was acknowledged by its flashing; a disc alone says only that it is not to be
    /// relied on.
    private static func mayLookAlike(_ states: Set<State>, _ show: Show) -> Bool {
        show == .taiji ? states == [.late, .noData] : states == [.alarmDark, .acknowledged]
    }
}

extension GaugeScale {
    /// 0 to 10.
    fileprivate static var tenBar: GaugeScale {
        (try? GaugeScale(minimum: 0, maximum: 10, step: 0.1)) ?? .percent
    }
}
