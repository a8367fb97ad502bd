import TaijiFormats
import TaijiInstruments

extension Options {
    /// The theme that the options ask for, and its file; without one where it is built in.
    package func themeAndFile() throws(Failure) -> (theme: Theme, file: String?) {
        if case .name(let name) = theme, let theme = Theme.named(name) { return (theme, nil) }
        let file: String
        do throws(UsageError) {
            file = try theme.file(
                .themes, option: "--theme", builtIn: Theme.builtIn.map(\.name), in: .ofThisProgram())
        } catch {
            throw .usage(error)
        }
        do throws(FormatError) {
            return (try ThemeFile.theme(from: try FileText.read(file), file: file), file)
        } catch {
            throw Failure(error)
        }
    }
}

extension Failure {
    /// What a file that is not as it should be means to the user.
    init(_ error: FormatError) {
        self = .failed(subject: error.place, reason: error.problem)
    }
}
