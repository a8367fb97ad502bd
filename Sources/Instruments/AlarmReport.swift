/// That an alarm has gone from one state to another.
public struct AlarmReport: Hashable, Sendable {
    /// The alarm.
    public var alarm: Alarm
    /// What it is doing now.
    public var state: AlarmMonitor.State
    /// The value that made it so, or that there was when somebody acknowledged it.
    public var value: Double
    /// When, in seconds.
    public var time: Double
}
