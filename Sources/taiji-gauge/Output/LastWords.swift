/// What remains to be written once the window has gone, said once.
@MainActor
final class LastWords {
    private let performance: InstrumentPerformance
    private let printer: ValuePrinter?
    private let alarmCommand: AlarmCommand?
    private var isSaid = false
    /// What failed to be written.
    private(set) var failure: Failure?

    init(_ performance: InstrumentPerformance, _ printer: ValuePrinter?, _ alarmCommand: AlarmCommand?) {
        self.performance = performance
        self.printer = printer
        self.alarmCommand = alarmCommand
    }

    /// Ends what runs beside the window, waits for an alarm's commands and writes what is left of the values.
    func say() {
        if isSaid { return }
        isSaid = true
        performance.endFollowing()
        performance.endFeed()
        alarmCommand?.finish()
        failure = printer?.finish()
    }
}
