import TaijiFormats
import TaijiInstruments

/// The gauge and theme files of a running instrument, read anew when they change.
package struct ReloadedFiles {
    private let options: Options
    private let gauge: String?
    private let theme: String?
    private let watch: FileWatch?
    private let complain: (String) -> Void
    /// Why changes cannot be watched for; nil where they can.
    package let problem: String?
    /// What is wrong with files, in a word, by their names.
    private var faults: [String: String] = [:]

    /// Watches the files that `options` name from now on: whoever reads them after this misses no change. Nil where they
    /// name none. `wake` is called, on another thread, when one has changed.
    package init?(
        _ options: Options, complain: @escaping (String) -> Void = Program.complain,
        wake: @escaping @Sendable () -> Void
    ) throws(Failure) {
        (gauge, theme) = (try options.gaugeFileName(), try options.themeFileName())
        let files = [gauge, theme].compactMap { $0 }
        guard !files.isEmpty else { return nil }
        (self.options, self.complain) = (options, complain)
        do throws(FormatError) {
            watch = try FileWatch(files, wake: wake)
            problem = nil
        } catch {
            watch = nil
            problem = error.description
        }
    }

    /// Puts what has changed into `instrument`; whether anything had is the answer. What is wrong is told, and the
    /// instrument keeps its last good look, and a word of what is wrong for as long as it is.
    package mutating func update(_ instrument: inout Instrument, at time: Double) -> Bool {
        guard let changes = watch?.takeChanges(), !changes.isEmpty else { return false }
        // The picture does not wait for a pipe.
        if let gauge, changes.contains(gauge) {
            faults[gauge] = fault { () throws(Failure) in
                instrument.setGauge(try options.gaugeFile(waits: false).gauge, at: time)
            }
        }
        if let theme, changes.contains(theme) {
            faults[theme] = fault { () throws(Failure) in
                instrument.replaceTheme(try options.chosenTheme(waits: false))
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
                complain(error.description)
                return error.subject
            case .failed(let subject, let reason):
                complain("\(subject): \(reason)")
                // In the window there is room for the place; the rest stands on the terminal.
                return subject.split(separator: "/").last.map(String.init) ?? subject
            }
        }
    }

    /// Ends watching.
    package func stop() { watch?.stop() }
}

extension Options {
    /// The instrument that the options ask for and what follows its files, which are watched before they are read: what
    /// is written in between is not lost.
    package func followedConfiguration(
        wake: @escaping @Sendable () -> Void
    ) throws(Failure) -> (configuration: InstrumentConfiguration, files: ReloadedFiles?) {
        let files = try ReloadedFiles(self, wake: wake)
        return (try instrumentConfiguration(), files)
    }
}
