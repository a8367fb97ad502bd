import Glibc
import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TestSupport
import Testing

@Suite struct FindingFontsTests {
    static func error(_ body: () throws(LetteringError) -> SDLTypeface) -> LetteringError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error
        }
    }

    @Test func theCockpitFontIsPreferredWhereItIsInstalled() throws {
        let typeface = try SDLTypeface()
        #expect(!typeface.family.isEmpty)
        #expect(typeface.file(for: .regular) != "")
        if typeface.family == "B612" {
            #expect(typeface.file(for: .regular).hasSuffix("B612-Regular.otf"))
            #expect(typeface.file(for: .bold).hasSuffix("B612-Bold.otf"))
            #expect(!typeface.synthesisesBold)
        }
    }

    @Test func noFontAtAllIsAnErrorThatNamesWhatToInstall() throws {
        let folder = try ScratchFolder()
        let empty = try folder.folder("empty")
        let text =
            "<?xml version=\"1.0\"?><fontconfig><dir>\(empty)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>"
        let file = try folder.write("fonts.conf", Array(text.utf8))
        let error = Self.error { () throws(LetteringError) in try SDLTypeface(configurationFile: file) }
        guard case .noFont(let families, let packages) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(families.first == "B612")
        #expect(packages.contains("fonts-b612"))
        #expect("\(error!)".contains("B612") && "\(error!)".contains("fonts-dejavu-core"))
    }

    @Test func anUnreadableFontListIsAnError() {
        let error = Self.error { () throws(LetteringError) in
            try SDLTypeface(configurationFile: "/nowhere/fonts.conf")
        }
        guard case .fontList(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("/nowhere/fonts.conf"))
    }

    @Test func anotherFontIsTakenWhereThePreferredOneIsMissing() throws {
        let folder = try ScratchFolder()
        let text =
            "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts/truetype</dir><cachedir>\(folder.path)/cache</cachedir>"
            + "<selectfont><rejectfont><pattern><patelt name=\"family\"><string>B612</string></patelt></pattern>"
            + "</rejectfont></selectfont></fontconfig>"
        let file = try folder.write("fonts.conf", Array(text.utf8))
        let error = Self.error { () throws(LetteringError) in
            let typeface = try SDLTypeface(configurationFile: file)
            #expect(typeface.family != "B612")
            #expect(!typeface.glyphs("H", font: Font(size: 20), origin: Point(0, 0)).isEmpty)
            return typeface
        }
        // A machine that has B612 alone has nothing left.
        if let error, case .noFont = error { return }
        #expect(error == nil)
    }

    @Test func aFileThatCannotBeReadIsNamedWithTheReason() throws {
        let folder = try ScratchFolder()
        let missing = "\(folder.path)/missing.ttf"
        #expect(
            Self.error { () throws(LetteringError) in try SDLTypeface(file: missing) }
                == .unreadable(file: missing, reason: "No such file or directory"))
        #expect(
            Self.error { () throws(LetteringError) in try SDLTypeface(file: folder.path) }
                == .unreadable(file: folder.path, reason: "Is a directory"))
        let pipe = folder.file("pipe")
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        #expect(
            Self.error { () throws(LetteringError) in try SDLTypeface(file: pipe) }
                == .unreadable(file: pipe, reason: "not a regular file"))
    }

    @Test func aFileThatIsNoFontIsNamed() throws {
        let folder = try ScratchFolder()
        for bytes in [
            [], Array("not a font".utf8), try Array(ScratchFolder.read(Fonts.regularFile).prefix(200)),
        ] {
            let file = try folder.write("text.ttf", bytes)
            let error = Self.error { () throws(LetteringError) in try SDLTypeface(file: file) }
            guard case .notAFont(file, let reason) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test func aFileAloneIsEmboldened() throws {
        let folder = try ScratchFolder()
        let file = try folder.write("Own-Regular.otf", ScratchFolder.read(Fonts.regularFile))
        let typeface = try SDLTypeface(file: file)
        #expect(typeface.file(for: .regular) == file)
        #expect(typeface.file(for: .bold) == file)
        #expect(typeface.synthesisesBold)
        for size in [8.0, 24, 100] {
            let regular = Ink(typeface.glyphs("H8", font: Font(size: size), origin: Point(0, 0)))
            let bold = Ink(typeface.glyphs("H8", font: Font(size: size, weight: .bold), origin: Point(0, 0)))
            #expect(Double(bold.total) > 1.1 * Double(regular.total), "size \(size)")
            #expect(bold.left == regular.left && bold.top == regular.top && bold.bottom == regular.bottom)
            let wider =
                typeface.measure("H8", font: Font(size: size, weight: .bold)).advance
                - typeface.measure("H8", font: Font(size: size)).advance
            #expect(abs(wider - size / 24) < 1e-9)
        }
    }

    @Test func theBoldFileBesideAFileIsFound() throws {
        let system = try SDLTypeface()
        let typeface = try SDLTypeface(file: system.file(for: .regular))
        #expect(typeface.family == system.family)
        // Every font that is looked for keeps its bold beside its regular face.
        if !system.synthesisesBold, system.family == "B612" || system.family == "DejaVu Sans" {
            #expect(typeface.file(for: .bold) == system.file(for: .bold))
            #expect(!typeface.synthesisesBold)
        }
    }

    @Test func missingLettersComeFromAnotherFont() throws {
        let typeface = try SDLTypeface()
        let font = Font(size: 40)
        // What the font has makes one run.
        #expect(typeface.glyphs("HH−°", font: font, origin: Point(0, 0)).count == 1)
        let letters: [Character] = ["Ж", "א", "ⴰ", "Ꭰ"]
        var found = 0
        for letter in letters {
            let glyphs = typeface.glyphs("H\(letter)H", font: font, origin: Point(0, 0))
            #expect(!glyphs.isEmpty)
            guard glyphs.count == 3 else { continue }
            found += 1
            #expect(glyphs[0].mask.key.font == glyphs[2].mask.key.font)
            #expect(glyphs[1].mask.key.font != glyphs[0].mask.key.font)
            #expect(glyphs[1].mask.key.text == String(letter))
            let metrics = typeface.measure("H\(letter)H", font: font)
            let single = typeface.measure(String(letter), font: font)
            #expect(
                abs(metrics.advance - single.advance - 2 * typeface.measure("H", font: font).advance) < 1e-6)
        }
        if typeface.family == "B612",
            unsafe access("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", R_OK) == 0
        {
            #expect(found >= 3)
        }
    }

    /// A font file that was damaged is refused or drawn somehow, but never ends the program.
    @Test(arguments: [UInt64(1), 2, 3])
    func damagedFontsDoNotTrap(seed: UInt64) throws {
        var state = seed
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let folder = try ScratchFolder()
        let whole = try ScratchFolder.read(Fonts.regularFile)
        var opened = 0
        for _ in 0..<40 {
            var bytes = whole
            for _ in 0...random(12) { bytes[random(bytes.count)] = UInt8(random(256)) }
            // The tables' directory is what everything else hangs on.
            for _ in 0..<random(3) { bytes[random(300)] = UInt8(random(256)) }
            if random(4) == 0 { bytes.removeLast(random(bytes.count / 2)) }
            let file = try folder.write("damaged.otf", bytes)
            guard let typeface = try? SDLTypeface(file: file) else { continue }
            opened += 1
            for size in [7.0, 33] {
                let font = Font(size: size, weight: random(2) == 0 ? .bold : .regular)
                _ = typeface.glyphs("Hj 0123456789−%", font: font, origin: Point(0, 0))
                #expect(typeface.measure("Hj 0123456789−%", font: font).advance.isFinite, "seed \(seed)")
            }
        }
        #expect(opened > 0, "seed \(seed)")
    }
}
