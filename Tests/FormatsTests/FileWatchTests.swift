import Foundation
import Synchronization
import TaijiFormats
import Testing

/// Files that are written anew, in the ways in which editors and scripts do it.
@Suite struct FileWatchTests {
    /// A folder of its own, a watch on one file in it, and a bell that it rings.
    private final class Watched {
        let folder: URL
        let bell = DispatchSemaphore(value: 0)
        let file: String
        private(set) var watch: FileWatch!

        init(prepare: (URL) throws -> Void = { try Data("1".utf8).write(to: $0.appending(path: "a.json")) })
            throws
        {
            folder = FileManager.default.temporaryDirectory.appending(
                path: "taiji-watch-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            try prepare(folder)
            file = folder.appending(path: "a.json").path()
            let bell = bell
            watch = try FileWatch([file]) { bell.signal() }
        }

        deinit {
            watch?.stop()
            try? FileManager.default.removeItem(at: folder)
        }

        /// How long anything may take on a busy machine, in seconds.
        private static let patience = 20.0

        /// Whether the file is told to have changed.
        func isTold() -> Bool {
            bell.wait(timeout: .now() + Self.patience) == .success && watch.takeChanges() == [file]
        }

        func write(_ name: String, _ text: String) throws {
            // In place, as a shell's redirection does: Foundation would replace the file.
            let path = folder.appending(path: name).path()
            if !FileManager.default.fileExists(atPath: path) {
                _ = FileManager.default.createFile(atPath: path, contents: nil)
            }
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        }

        func rename(_ from: String, _ to: String) throws {
            #expect(
                unsafe Glibc.rename(folder.appending(path: from).path(), folder.appending(path: to).path())
                    == 0)
        }
    }

    @Test func aFileThatIsWrittenInPlaceIsTold() throws {
        let watched = try Watched()
        for text in ["2", "3"] {
            try watched.write("a.json", text)
            #expect(watched.isTold())
        }
        #expect(watched.watch.takeChanges().isEmpty)
    }

    @Test func aFileThatTakesTheNameIsTold() throws {
        let watched = try Watched()
        for text in ["2", "3"] {
            try watched.write("a.json.new", text)
            try watched.rename("a.json.new", "a.json")
            #expect(watched.isTold())
        }
    }

    @Test func aFileThatGoesAndComesBackIsTold() throws {
        let watched = try Watched()
        try watched.rename("a.json", "a.json~")
        try watched.write("a.json", "2")
        #expect(watched.isTold())
    }

    @Test func otherFilesOfTheFolderAreNotTold() throws {
        let watched = try Watched()
        try watched.write("b.json", "2")
        try watched.rename("b.json", "c.json")
        // What comes after shows that what came before was not told.
        try watched.write("a.json", "3")
        #expect(watched.isTold())
        #expect(watched.bell.wait(timeout: .now()) == .timedOut)
    }

    @Test func aLinksTargetAndALinkThatLeadsElsewhereAreTold() throws {
        let watched = try Watched { folder in
            for name in ["one", "two"] {
                let folder = folder.appending(path: name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                try Data("1".utf8).write(to: folder.appending(path: "real.json"))
            }
            #expect(unsafe symlink("one/real.json", folder.appending(path: "a.json").path()) == 0)
        }
        try watched.write("one/real.json", "2")
        #expect(watched.isTold())
        #expect(unsafe symlink("two/real.json", watched.folder.appending(path: "link").path()) == 0)
        try watched.rename("link", "a.json")
        #expect(watched.isTold())
        try watched.write("two/real.json", "3")
        #expect(watched.isTold())
    }

    @Test func nothingIsToldAfterTheEnd() throws {
        let watched = try Watched()
        watched.watch.stop()
        try watched.write("a.json", "2")
        #expect(watched.bell.wait(timeout: .now() + 0.2) == .timedOut)
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        let error = #expect(throws: FormatError.self) { try FileWatch(["/nowhere/a.json"]) {} }
        #expect(
            error?.description == "/nowhere/a.json: changes cannot be watched for: No such file or directory")
    }
}
