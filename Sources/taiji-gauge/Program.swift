import Glibc

/// The program: what the arguments ask for is done, and how it went becomes the exit status.
@main package enum Program {
    /// The entry point. (Not a file `main.swift`: the CMake build compiles these sources as a library, which
    /// takes no statements at the top level.)
    package static func main() {
        StandardStream.prepare()
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs to the end and returns the exit status: 0, 1 where something failed, 2 where the command line
    /// cannot be followed.
    @MainActor
    package static func run(_ arguments: [String]) -> Int32 {
        do throws(UsageError) {
            return perform(try Options.parse(arguments))
        } catch {
            complain(error.description)
            return 2
        }
    }

    @MainActor
    private static func perform(_ command: Command) -> Int32 {
        do throws(Failure) {
            switch command {
            case .help: try StandardStream.output.write(HelpText.help)
            case .version: try StandardStream.output.write(HelpText.version)
            case .window(let options): try runWindow(options)
            case .snapshot(let file, let options): try runSnapshot(file, options)
            case .describe(let options): try runDescribe(options)
            case .bench(let options): try runBench(options)
            case .check(let files): return try runCheck(files) ? 0 : 1
            }
            return 0
        } catch {
            switch error {
            case .readerClosed: return 0
            case .usage(let error):
                complain(error.description)
                return 2
            case .failed(let subject, let reason):
                complain("\(subject): \(reason)")
                return 1
            }
        }
    }

    /// One line on standard error. Where even that cannot be written nothing is left to be told to.
    package static func complain(_ line: String) {
        try? StandardStream.error.write("taiji-gauge: \(line)\n")
    }
}
