/// How an alarm is to be seen, by the most pressing one that is on.
package struct AlarmSign: Hashable {
    /// What the readout looks like.
    enum Look: Hashable {
        /// Yellow.
        case warning
        /// Red, steady.
        case acknowledged
        /// Red on the ground or the ground on red, by turns.
        case flashing(isLit: Bool)
        /// Red in a steady outline: for people whom flashing makes unwell.
        case outlined
    }

    /// What the readout looks like.
    var look: Look
    /// What is the matter.
    var name: String

    /// What it is drawn with.
    var ink: Ink { .role(look == .warning ? .warning : .alarm) }

    /// Seconds for which an alarm is lit, and for which it then is not: once a second in all, well below the three
    /// flashes a second from which on they can harm (WCAG 2.2, criterion 2.3.1).
    package static let interval = 0.5
}

extension Gauge {
    /// The gauge whose value arc has the colour of an alarm, whatever it is filled with else.
    func signed(by sign: AlarmSign?) -> Gauge {
        guard let sign else { return self }
        var gauge = self
        gauge.band.fill = .ink(sign.ink)
        return gauge
    }
}
