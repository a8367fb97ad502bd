import Glibc
import TaijiExport
import TaijiRaster
import TestSupport
import Testing

@Suite struct FileTests {
    static func picture(_ grey: UInt32) -> Framebuffer {
        PNGTests.framebuffer(64, 48, .xrgb8888) { _ in 0xFF00_0000 | grey * 0x01_0101 }
    }

    static func error(writing framebuffer: Framebuffer, to path: String) -> ExportError? {
        do {
            try PNG.write(framebuffer, to: path)
            return nil
        } catch {
            return error
        }
    }

    static func mode(_ path: String) -> mode_t? {
        var status = stat()
        return unsafe lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    @Test func aFileHoldsThePictureAndNothingElseIsLeft() throws {
        let folder = try ScratchFolder()
        let path = folder.file("picture.png")
        try PNG.write(Self.picture(200), to: path)
        #expect(try PNG.decode(ScratchFolder.read(path)).rgba[0] == 200)
        try PNG.write(Self.picture(100), to: path)
        #expect(try PNG.decode(ScratchFolder.read(path)).rgba[0] == 100)
        #expect(folder.names == ["picture.png"])
    }

    @Test func permissionsOfAFileAreKept() throws {
        let folder = try ScratchFolder()
        let path = try folder.write("picture.png", [1, 2, 3])
        #expect(unsafe chmod(path, 0o640) == 0)
        try PNG.write(Self.picture(1), to: path)
        #expect(Self.mode(path) == 0o640)
        // A new file gets what any new file gets.
        let plain = folder.file("plain")
        close(unsafe open(plain, O_WRONLY | O_CREAT, 0o666))
        let fresh = folder.file("fresh.png")
        try PNG.write(Self.picture(1), to: fresh)
        #expect(Self.mode(fresh) == Self.mode(plain))
    }

    @Test func aSymbolicLinkStaysAndItsTargetIsReplaced() throws {
        let folder = try ScratchFolder()
        let inner = try folder.folder("inner")
        let target = "\(inner)/target.png"
        let link = folder.file("link.png")
        try PNG.write(Self.picture(5), to: target)
        #expect(unsafe symlink("inner/target.png", link) == 0)
        try PNG.write(Self.picture(9), to: link)
        #expect(try PNG.decode(ScratchFolder.read(target)).rgba[0] == 9)
        var status = stat()
        #expect(unsafe lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    }

    @Test func aMissingFolderOrAFolderIsNamedWithTheReason() throws {
        let folder = try ScratchFolder()
        let lost = folder.file("missing/picture.png")
        #expect(
            Self.error(writing: Self.picture(0), to: lost)
                == .writing(file: lost, reason: "No such file or directory"))
        #expect(
            Self.error(writing: Self.picture(0), to: folder.path)
                == .writing(file: folder.path, reason: "Is a directory"))
        #expect(
            Self.error(writing: Self.picture(0), to: "")
                == .writing(file: "", reason: "No such file or directory"))
        #expect(folder.names.isEmpty)
    }

    /// The superuser may write anywhere but here.
    @Test func aFolderThatCannotBeWrittenToIsAnError() {
        let error = Self.error(writing: Self.picture(0), to: "/proc/self/picture.png")
        guard case .writing("/proc/self/picture.png", let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
    func aFolderWithoutPermissionIsAnErrorAndTheOldPictureStays() throws {
        let folder = try ScratchFolder()
        let path = folder.file("picture.png")
        try PNG.write(Self.picture(7), to: path)
        #expect(unsafe chmod(folder.path, 0o500) == 0)
        defer { unsafe chmod(folder.path, 0o700) }
        #expect(
            Self.error(writing: Self.picture(8), to: path)
                == .writing(file: path, reason: "Permission denied"))
        #expect(try PNG.decode(ScratchFolder.read(path)).rgba[0] == 7)
        #expect(folder.names == ["picture.png"])
    }

    @Test func aFullDeviceIsAnErrorAndADeviceIsWrittenToDirectly() throws {
        #expect(
            Self.error(writing: Self.picture(0), to: "/dev/full")
                == .writing(file: "/dev/full", reason: "No space left on device"))
        #expect(Self.error(writing: Self.picture(0), to: "/dev/null") == nil)
        var status = stat()
        #expect(unsafe stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func aNameAsLongAsNamesMayBeWorks() throws {
        let folder = try ScratchFolder()
        let path = folder.file(String(repeating: "n", count: 251) + ".png")
        try PNG.write(Self.picture(3), to: path)
        #expect(try PNG.decode(ScratchFolder.read(path)).rgba[0] == 3)
    }
}
