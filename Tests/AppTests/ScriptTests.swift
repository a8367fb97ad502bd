import Foundation
import Testing
import taiji_gauge

/// The scripts' decisions, with stand-ins for the system's commands.
@Suite struct ScriptTests {
    /// Without a display scripts/run has to tell options from their arguments.
    @Test func theRunScriptKnowsTheOptionsWithoutArgument() throws {
        let script = try Project.text("scripts/run")
        let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("flags=") })
        let listed = line.split(whereSeparator: { " \"".contains($0) }).dropFirst().map(String.init)
        #expect(listed.sorted() == OptionTable.rows.filter { $0.placeholder == nil }.map(\.spelling).sorted())
    }

    /// Runs a line of bash after `scripts/prepare.sh`, the commands named standing in for the system's. A
    /// stand-in that writes to `"$LOG"` leaves there what was done.
    private func prepare(
        _ line: String, commands: [String: String]
    ) throws -> (run: BuiltProgram.Run, log: String) {
        let folder = try TemporaryFolder()
        _ = try folder.newFile("log")
        for (name, body) in commands {
            try folder.newCommand(name, body)
        }
        let run = try BuiltProgram.shell(
            """
            export LOG='\(folder.path("log"))' PATH='\(folder.url.path())':/usr/bin:/bin
            exec bash -c 'set -euo pipefail; source "$0"; \(line)' '\(Project.folder.path())/scripts/prepare.sh'
            """)
        return (run, try folder.text("log"))
    }

    /// A package is there where its name begins with "there".
    private static let packageQuery = #"case $3 in there*) printf installed ;; *) exit 1 ;; esac"#

    @Test func nothingIsTouchedWhereNothingIsMissing() throws {
        let (run, log) = try prepare(
            "install_missing there-1 there-2",
            commands: [
                "dpkg-query": Self.packageQuery, "apt-get": #"echo apt-get >>"$LOG""#,
                "sudo": #"echo sudo >>"$LOG""#,
            ])
        #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
        #expect(log.isEmpty)
    }

    @Test func whatIsMissingIsNamedAndInstalled() throws {
        let (run, log) = try prepare(
            "install_missing there-1 missing-1 missing-2",
            commands: [
                "dpkg-query": Self.packageQuery, "apt-get": #"echo "apt-get $*" >>"$LOG""#,
                "sudo": #"echo sudo >>"$LOG"; exec "$@""#,
            ])
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.error.contains("installing what is missing: missing-1 missing-2\n"))
        let calls = log.split(separator: "\n").filter { $0 != "sudo" }
        #expect(calls.count == 2)
        #expect(
            calls.last?.contains(" install ") == true && calls.last?.hasSuffix(" missing-1 missing-2") == true
        )
        // Only somebody else than root needs sudo, and then for both calls.
        #expect(log.split(separator: "\n").count { $0 == "sudo" } == (getuid() == 0 ? 0 : 2))
    }

    @Test func aFailedInstallationEndsTheScript() throws {
        let (run, _) = try prepare(
            "install_missing missing-1; echo went on",
            commands: ["dpkg-query": Self.packageQuery, "apt-get": "exit 100", "sudo": #"exec "$@""#])
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.error.contains("could not install: missing-1\n"))
    }

    @Test(arguments: [
        ("Swift version 6.2 (swift-6.2-RELEASE)", true),
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", true),
        ("Apple Swift version 6.10-dev (LLVM 1, Swift 2)", true),
        ("swift-driver version: 1.1 Swift version 7.0 (swift-7.0-RELEASE)", true),
        ("Swift version 6.1.3 (swift-6.1.3-RELEASE)", false),
        ("Swift version 5.10 (swift-5.10-RELEASE)", false),
        ("python-swiftclient 4.1.0", false),
    ])
    func theToolchainMustBeNewEnough(version: String, isEnough: Bool) throws {
        let (run, _) = try prepare("require_swift; echo went on", commands: ["swift": "echo '\(version)'"])
        #expect(run.status == (isEnough ? 0 : 1), "\(run.error)")
        #expect(run.output == (isEnough ? "went on\n" : ""), "\(run.error)")
        #expect(isEnough || run.error.contains(version) && run.error.contains("swift.org/install"))
    }

    /// Runs scripts/run with a toolchain that builds a stand-in for the program, which prints its arguments
    /// and then its input.
    private func runScript(_ arguments: String, environment: String) throws -> BuiltProgram.Run {
        let folder = try TemporaryFolder()
        let commands = [
            "swift": """
            case "$*" in
                --version) echo "Swift version 6.3" ;;
                *--show-bin-path*) echo '\(folder.url.path())' ;;
                *) cat; echo building ;;
            esac
            """,
            "taiji-gauge": #"for word; do printf '<%s>' "$word"; done; cat"#,
            "dpkg-query": "printf installed", "apt-get": "exit 1",
        ]
        for (name, body) in commands { try folder.newCommand(name, body) }
        return try BuiltProgram.shell(
            """
            unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
            cd '\(folder.url.path())'
            export PATH='\(folder.url.path())':/usr/bin:/bin \(environment)
            echo 5 | '\(Project.folder.path())/scripts/run' \(arguments)
            """)
    }

    @Test func theRunScriptPassesAllArgumentsAndItsInputOn() throws {
        for display in ["DISPLAY=:9", "WAYLAND_DISPLAY=wayland-9", "SDL_VIDEODRIVER=kmsdrm"] {
            let run = try runScript("--feed - --title 'a  b' --fullscreen", environment: display)
            #expect(run.status == 0)
            // What the build says goes to standard error: standard output is the program's.
            #expect(run.output == "<--feed><-><--title><a  b><--fullscreen>5\n")
            #expect(run.error == "building\n")
        }
    }

    @Test func withoutADisplayTheRunScriptDrawsOnePictureAndNamesIt() throws {
        let run = try runScript(
            "--feed - --title snapshot --print --value -5 --size=90x90 --feed=- --reverse --unit ''",
            environment: "")
        #expect(run.status == 0)
        #expect(
            run.output
                == "<snapshot><taiji-gauge.png><--title><snapshot><--print><--value><-5><--size=90x90><--reverse>"
                + "<--unit><>5\n")
        #expect(run.error.contains("no display"))
        #expect(run.error.hasSuffix("/taiji-gauge.png\n"))
    }

    @Test(arguments: [
        "--help", "--version", "--size 90x90 --describe", "snapshot a.png", "--value 3 snapshot a.png",
    ])
    func withoutADisplayWhatNeedsNoneRunsAsItIs(arguments: String) throws {
        let run = try runScript(arguments, environment: "")
        #expect(run.status == 0)
        #expect(run.output == arguments.split(separator: " ").map { "<\($0)>" }.joined() + "5\n")
        #expect(run.error == "building\n")
    }
}
