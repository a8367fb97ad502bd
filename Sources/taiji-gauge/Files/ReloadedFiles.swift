import TaijiFormats
import TaijiInstruments

/// The gauge and theme files of a running instrument, read anew when they change.
struct ReloadedFiles {
    private let options: Options
    private let gauge: String?
    private let theme: String?
    private let watch: FileWatch
    /// What is wrong with files, in a word, by their names.
    private var faults: [String: String] = [:]

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
    /// instrument keeps its last good look, and a word of what is wrong for as long as it is.
    mutating func update(_ instrument: inout Instrument, at time: Double) -> Bool {
        let changes = watch.takeChanges()
        guard !changes.isEmpty else { return false }
        if let gauge, changes.contains(gauge) {
            faults[gauge] = fault { () throws(Failure) in
                instrument.setGauge(try options.gaugeFile().gauge, at: time)
            }
        }
        if let theme, changes.contains(theme) {
            faults[theme] = fault { () throws(Failure) in
                instrument.replaceTheme(try options.themeAndFile().theme)
            }
        }
        instrument.setStandingNotice([gauge, theme].compactMap { $0.flatMap { faults[$0] } }.first, at: time)
        return true
    }

    /// What is wrong with what `read` reads, in a word; nil where nothing is. It is told in full, too.
    private func fault(_ read: () throws(Failure) -> Void) -> String? {
        do throws(Failure) {
            try read()
            return nil
        } catch {
            switch error {
            case .readerClosed: return nil
            case .usage(let error):
                Program.complain(error.description)
                return error.subject
            case .failed(let subject, let reason):
                Program.complain("\(subject): \(reason)")
                // In the window there is room for the place; the rest stands on the terminal.
                return subject.split(separator: "/").last.map(String.init) ?? subject
            }
        }
    }

    /// Ends watching.
    func stop() { watch.stop() }
}
