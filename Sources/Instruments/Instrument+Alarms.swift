extension Instrument {
    /// What has become of the alarms since the last call, in the order in which it happened.
    public mutating func takeAlarmReports() -> [AlarmReport] {
        defer { alarmReports = [] }
        return alarmReports
    }

    /// Somebody has seen what alarms there are.
    public mutating func acknowledgeAlarms(at time: Double) {
        for index in monitors.indices where monitors[index].acknowledge() { report(index, judged, time) }
    }

    /// The values by which the alarms judge: whoever passes on only some of the values that come must not leave out
    /// one that lies on another side of any of these than the one before.
    public var alarmLevels: [Double] { configuration.gauge.alarms.flatMap { [$0.onset, $0.release] } }

    /// The values once round a scale that goes round, among which alarms judge: 370 is 10 on a compass. Nil where none
    /// does.
    public var alarmTurn: Range<Double>? {
        let scale = configuration.gauge.scale
        return scale.wraps ? scale.minimum..<scale.maximum : nil
    }

    /// Lets the alarms judge a value, and before it those that came with it and are not shown: `passages` in their
    /// order, or else the worst of `range`.
    ///
    /// Of a range it is not known in which order the values came. An alarm that was off may so have been on for no
    /// time at all, but is not missed; one that was on goes by the value that is there now.
    mutating func watch(
        _ value: Double, among range: ClosedRange<Double>? = nil, passages: [Double] = [], at time: Double
    ) {
        // Of reports that nobody takes the latest are enough; those of one moment are all kept.
        let old = alarmReports.prefix { $0.time < time }.count
        alarmReports.removeFirst(Swift.max(0, Swift.min(old, alarmReports.count - 1000)))
        let scale = configuration.gauge.scale
        if passages.isEmpty, let range {
            let (one, other) = (scale.wrapped(range.lowerBound), scale.wrapped(range.upperBound))
            for index in monitors.indices {
                let isHigh = monitors[index].alarm.side == .high
                judge(index, isHigh ? Swift.max(one, other) : Swift.min(one, other), time)
            }
        }
        // An infinity lies nowhere on a scale that goes round.
        for value in passages + [value] where !value.isNaN && (value.isFinite || !scale.wraps) {
            judged = scale.wrapped(value)
            for index in monitors.indices { judge(index, judged, time) }
        }
    }

    private mutating func judge(_ index: Int, _ value: Double, _ time: Double) {
        if monitors[index].take(value, at: time) { report(index, value, time) }
    }

    /// Follows a change of the gauge's alarms. One that it had before stays in its state, also where its limits, its
    /// severity or its name alone are others now. What is left of those that it has no more is told as normal: nobody
    /// who was told of an alarm is left with it.
    mutating func keepAlarms(at time: Double) {
        var before = monitors
        func take(_ matches: (Alarm) -> Bool) -> AlarmMonitor? {
            before.firstIndex { matches($0.alarm) }.map { before.remove(at: $0) }
        }
        let alarms = configuration.gauge.alarms
        // Each kind of likeness is looked for among all before the next one is: a name that has wandered to another
        // alarm takes nothing from one that stayed.
        var kept = [AlarmMonitor?](repeating: nil, count: alarms.count)
        let likenesses: [(Alarm, Alarm) -> Bool] = [
            { $0 == $1 }, { $0.name == $1.name && $0.side == $1.side }, { $0.isRenamed($1) },
        ]
        for isLike in likenesses {
            for index in alarms.indices where kept[index] == nil {
                kept[index] = take { isLike($0, alarms[index]) }
            }
        }
        for monitor in before where monitor.isOn { report(monitor.alarm, .normal, judged, time) }
        monitors = alarms.map(AlarmMonitor.init)
        for (index, monitor) in kept.enumerated() {
            guard let monitor else { continue }
            let alarm = alarms[index]
            monitors[index] = monitor.adapted(to: alarm)
            if alarm.name != monitor.alarm.name, monitor.isOn {
                report(monitor.alarm, .normal, judged, time)
                report(index, judged, time)
            } else if monitors[index].state != monitor.state {
                report(index, judged, time)
            }
        }
        // A value that is too old to be shown is none to raise an alarm by.
        if condition(at: time).showsValue { watch(judged, at: time) }
    }

    private mutating func report(_ index: Int, _ value: Double, _ time: Double) {
        report(monitors[index].alarm, monitors[index].state, value, time)
    }

    private mutating func report(
        _ alarm: Alarm, _ state: AlarmMonitor.State, _ value: Double, _ time: Double
    ) {
        setNeedsDisplay()
        alarmReports.append(AlarmReport(alarm: alarm, state: state, value: value, time: time))
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
        guard case .flashing = alarmSign(at: time)?.look else { return nil }
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
