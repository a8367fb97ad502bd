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

        init(
            file: String = "a.json",
            prepare: (URL) throws -> Void = { try Data("1".utf8).write(to: $0.appending(path: "a.json")) }
        ) throws {
            folder = FileManager.default.temporaryDirectory.appending(
                path: "taiji-watch-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            try prepare(folder)
            self.file = folder.appending(path: file).path()
            let file = self.file
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

        /// Lets go of what may have been told twice: a file that is found is told, and again when it is closed.
        func drain() {
            while bell.wait(timeout: .now() + 0.2) == .success {}
            _ = watch.takeChanges()
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

    /// A file in a folder that is reached by a link, behind other folders: `in/link/a.json`, where `in/link` leads to
    /// `../one`.
    private func linked() throws -> Watched {
        try Watched(file: "in/link/a.json") { folder in
            for name in ["in", "one", "two"] {
                let folder = folder.appending(path: name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                if name != "in" { try Data(name.utf8).write(to: folder.appending(path: "a.json")) }
            }
            #expect(unsafe symlink("../one", folder.appending(path: "in/link").path()) == 0)
        }
    }

    @Test func aFolderThatIsALinkAndLeadsElsewhereIsTold() throws {
        let watched = try linked()
        try watched.write("one/a.json", "2")
        #expect(watched.isTold())
        let link = watched.folder.appending(path: "in/link").path()
        // As `ln -sfn` does it, and as one does it who takes the link away first.
        #expect(unsafe symlink("../two", link + ".new") == 0)
        try watched.rename("in/link.new", "in/link")
        #expect(watched.isTold())
        try watched.write("two/a.json", "3")
        #expect(watched.isTold())
        #expect(unsafe unlink(link) == 0 && symlink("../one", link) == 0)
        #expect(watched.isTold())
        // What it does not lead to any more is none of ours.
        try watched.write("two/a.json", "4")
        try watched.write("one/a.json", "5")
        #expect(watched.isTold())
        #expect(watched.bell.wait(timeout: .now()) == .timedOut)
    }

    @Test func aFolderThatIsDeletedAndMadeAgainIsTold() throws {
        let watched = try linked()
        for round in 0..<3 {
            try FileManager.default.removeItem(at: watched.folder.appending(path: "one"))
            try FileManager.default.createDirectory(
                at: watched.folder.appending(path: "one"), withIntermediateDirectories: false)
            try watched.write("one/a.json", "again \(round)")
            #expect(watched.isTold())
            watched.drain()
            try watched.write("one/a.json", "and written \(round)")
            #expect(watched.isTold())
        }
        // The whole way at once, in one move.
        try watched.rename("in", "out")
        try FileManager.default.createDirectory(
            at: watched.folder.appending(path: "new/link"), withIntermediateDirectories: true)
        try watched.write("new/link/a.json", "elsewhere")
        watched.drain()
        try watched.rename("new", "in")
        #expect(watched.isTold())
        try watched.write("in/link/a.json", "2")
        #expect(watched.isTold())
        try watched.write("one/a.json", "no more")
        #expect(watched.bell.wait(timeout: .now() + 0.2) == .timedOut)
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
