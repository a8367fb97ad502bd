import TaijiInstruments

extension Argument {
    /// An alarm: `high|low ONSET [RELEASE] [warning] [latching] [NAME…]`.
    func alarm() throws(UsageError) -> Alarm {
        var words = text.split(separator: " ")[...]
        func take<Value>(_ read: (Substring) -> Value?) -> Value? {
            guard let value = words.first.flatMap(read) else { return nil }
            words.removeFirst()
            return value
        }
        guard let side = take({ Alarm.Side(rawValue: String($0)) }), let onset = take(NumberArgument.parse)
        else {
            throw refused(expected: "high or low and a number, such as 'high 1000 900 pressure'")
        }
        let release = take(NumberArgument.parse) ?? onset
        guard side == .high ? release <= onset : release >= onset else {
            throw refused(
                expected:
                    "a second number \(side == .high ? "not above" : "not below") the first, at which it ends"
            )
        }
        let isWarning = take { $0 == "warning" ? true : nil } ?? false
        let isLatching = take { $0 == "latching" ? true : nil } ?? false
        guard words.first.flatMap(NumberArgument.parse) == nil else {
            throw refused(expected: "one or two numbers, such as 'high 1000 900 pressure'")
        }
        let name = try Argument(option: option, text: words.joined(separator: " ")).line()
        return Alarm(
            name: name.isEmpty ? side.rawValue + " " + DecimalText.plain(onset) : name, side: side,
            onset: onset, release: release,
            severity: isWarning ? .warning : .alarm, isLatching: isLatching)
    }
}
