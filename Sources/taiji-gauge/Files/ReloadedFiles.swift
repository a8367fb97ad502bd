import TaijiFormats
import TaijiInstruments

/// The gauge and theme files of a running instrument, read anew when they change.
struct ReloadedFiles {
    private let options: Options
    private let gauge: String?
    private let theme: String?
    private let watch: FileWatch

    /// The files that `options` name; nil where they name none, or changes cannot be watched for, which is told.
    init?(_ options: Options, wake: @escaping @Sendable () -> Void) throws(Failure) {
        let (gauge, theme) = (try options.gaugeFileName(), try options.themeAndFile().file)
        let files = [gauge, theme].compactMap { $0 }
        guard !files.isEmpty else { return nil }
        self.options = options
        (self.gauge, self.theme) = (gauge, theme)
        do throws(FormatError) {
            watch = try FileWatch(files, wake: wake)
        } catch {
            Program.complain(error.description)
            return nil
        }
    }

    /// Puts what has changed into `instrument`; whether anything had is the answer. What is wrong is told, and the
    /// instrument keeps its last good look.
    func update(_ instrument: inout Instrument, at time: Double) -> Bool {
        let changes = watch.takeChanges()
        do throws(Failure) {
            if let gauge, changes.contains(gauge) {
                instrument.setGauge(try options.gaugeFile().gauge, at: time)
            }
            if let theme, changes.contains(theme) {
                instrument.replaceTheme(try options.themeAndFile().theme)
            }
        } catch {
            guard case .failed(let subject, let reason) = error else { return true }
            Program.complain("\(subject): \(reason)")
            // In the window there is room for the place; the rest stands on the terminal.
            instrument.notify(subject.split(separator: "/").last.map(String.init) ?? subject, at: time)
        }
        return !changes.isEmpty
    }

    /// Ends watching.
    func stop() { watch.stop() }
}
