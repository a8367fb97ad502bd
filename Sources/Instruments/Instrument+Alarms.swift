extension Instrument {
    /// What has become of the alarms since the last call, in the order in which it happened.
    public mutating func takeAlarmReports() -> [AlarmReport] {
        defer { alarmReports = [] }
        return alarmReports
    }

    /// Somebody has seen what alarms there are.
    public mutating func acknowledgeAlarms(at time: Double) {
        for index in monitors.indices where monitors[index].acknowledge() { report(index, value, time) }
    }

    /// Lets the alarms judge a value, and before it the worst of those that came with it and are not shown.
    ///
    /// In which order those came is not known. An alarm that was off may so have been on for no time at all, but is
    /// not missed; one that was on goes by the value that is there now.
    mutating func watch(_ value: Double, among range: ClosedRange<Double>?, at time: Double) {
        for index in monitors.indices {
            let worst = monitors[index].alarm.side == .high ? range?.upperBound : range?.lowerBound
            for value in [worst, value] {
                if let value, monitors[index].take(value, at: time) { report(index, value, time) }
            }
        }
    }

    /// Follows a change of the gauge's alarms: those that it had before stay in their states.
    mutating func keepAlarms(at time: Double) {
        monitors = configuration.gauge.alarms.map { alarm in
            monitors.first { $0.alarm == alarm } ?? AlarmMonitor(alarm)
        }
        if hasValue { watch(value, among: nil, at: time) }
    }

    private mutating func report(_ index: Int, _ value: Double, _ time: Double) {
        setNeedsDisplay()
        alarmReports.append(
            AlarmReport(
                alarm: monitors[index].alarm, state: monitors[index].state, value: value, time: time))
        // Of those that nobody takes the latest are enough.
        if alarmReports.count > 1000 { alarmReports.removeFirst(500) }
    }

    /// How the alarms are to be seen at `time`; nil where none is on.
    func alarmSign(at time: Double) -> AlarmSign? {
        let pressing = pressingMonitors
        guard let first = pressing.first else { return nil }
        let more = pressing.count > 1 ? " +\(pressing.count - 1)" : ""
        let look: AlarmSign.Look
        switch (first.alarm.severity, first.asksForAnswer) {
        case (.warning, _): look = .warning
        case (.alarm, false): look = .acknowledged
        case (.alarm, true):
            look =
                configuration.reducesMotion
                ? .outlined : .flashing(isLit: flash(first).count(at: time).isMultiple(of: 2))
        }
        return AlarmSign(look: look, name: first.alarm.name + more)
    }

    /// The next moment after `time` at which an alarm looks different.
    func nextFlash(after time: Double) -> Double? {
        guard layout.gauge != nil, case .flashing = alarmSign(at: time)?.look else { return nil }
        return pressingMonitors.first.map { flash($0).next(after: time) }
    }

    /// The most pressing of the alarms that are on, the latest first.
    private var pressingMonitors: [AlarmMonitor] {
        let on = monitors.filter(\.isOn)
        let alarms = on.filter { $0.alarm.severity == .alarm }
        let open = alarms.filter(\.asksForAnswer)
        let pressing = open.isEmpty ? (alarms.isEmpty ? on : alarms) : open
        return pressing.sorted { $0.raisedAt > $1.raisedAt }
    }

    private func flash(_ monitor: AlarmMonitor) -> Beat {
        Beat(start: monitor.raisedAt, interval: AlarmSign.interval)
    }
}
