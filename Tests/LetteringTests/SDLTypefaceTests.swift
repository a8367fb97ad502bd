import Glibc
import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TestSupport
import Testing

@Suite struct SDLTypefaceTests {
    /// Sizes from a label in a 300-pixel window to a readout in a large one.
    static let sizes = [6.3, 9, 12.125, 18.9, 34.2, 96.3, 231.12]

    @Test(arguments: sizes, Font.Weight.allCases)
    func capitalStandsOnTheBaselineAndIsAsHighAsMeasured(size: Double, weight: Font.Weight) throws {
        let typeface = try Fonts.system()
        let font = Font(size: size, weight: weight)
        let ink = Ink(typeface.glyphs("H", font: font, origin: Point(100, 200)))
        let metrics = typeface.measure("H", font: font)
        #expect(ink.bottom == 200)
        // A row that is covered in part is still a row.
        #expect(ink.top == 200 - Int(metrics.capHeight.rounded(.up)))
        #expect(metrics.capHeight > 0.6 * size && metrics.capHeight < 0.85 * size)
        #expect(ink.left >= 100)
        #expect(Double(ink.right) <= 100 + metrics.advance.rounded(.up))
    }

    @Test(arguments: ["j", "7", "y", "Ag", "Å", "( )", "°C", "−12.5", "AVATAR", "Ǻ"])
    func inkFollowsThePen(text: String) throws {
        let typeface = try Fonts.system()
        let font = Font(size: 40)
        let here = Ink(typeface.glyphs(text, font: font, origin: Point(0, 0)))
        let there = Ink(typeface.glyphs(text, font: font, origin: Point(13, -7)))
        #expect(there.left - here.left == 13 && there.right - here.right == 13)
        #expect(there.top - here.top == -7 && there.bottom - here.bottom == -7)
        #expect(there.total == here.total && here.total > 0)
    }

    /// The shift that SDL_ttf gives a picture whose ink begins before the pen or above the font's ascent is
    /// taken back: a letter is where it is in company.
    @Test(arguments: ["j", "Ǻ", "Å", "f"])
    func overhangingInkIsWhereItIsInCompany(letter: String) throws {
        let typeface = try Fonts.system()
        for size in [11.0, 37, 150] {
            let font = Font(size: size)
            let spaces = "   "
            let indent = typeface.measure(spaces, font: font).advance
            let alone = Ink(typeface.glyphs(letter, font: font, origin: Point(0, 0)))
            let company = Ink(typeface.glyphs(spaces + letter, font: font, origin: Point(0, 0)))
            // Both runs are set on a whole pixel, the letter in company at a fraction of one.
            #expect(abs(Double(alone.left) + indent - Double(company.left)) <= 1, "size \(size)")
            #expect(alone.top == company.top && alone.bottom == company.bottom, "size \(size)")
        }
    }

    @Test func advanceGrowsInProportionToTheSize() throws {
        let typeface = try Fonts.system()
        let text = "Wave 128 %"
        let large = typeface.measure(text, font: Font(size: 512)).advance / 512
        for size in Self.sizes {
            let eighth = (size * 8).rounded() / 8
            let small = typeface.measure(text, font: Font(size: size)).advance / eighth
            #expect(abs(small - large) < 1e-9, "size \(size)")
        }
    }

    /// What is measured is what is drawn: a second run after a long first one begins where the first ends.
    @Test(arguments: sizes)
    func measuredAdvanceIsTheDrawnOne(size: Double) throws {
        let typeface = try Fonts.system()
        let font = Font(size: size)
        for text in ["HHHHHHHHHHHHHHHH", "mnopqrstuvwxyz", "0123456789"] {
            let metrics = typeface.measure(text, font: font)
            let ink = Ink(typeface.glyphs(text, font: font, origin: Point(0, 0)))
            let first = Ink(typeface.glyphs(String(text.first!), font: font, origin: Point(0, 0)))
            let last = String(text.last!)
            let lastInk = Ink(typeface.glyphs(last, font: font, origin: Point(0, 0)))
            #expect(ink.left == first.left)
            let end = metrics.advance - typeface.measure(last, font: font).advance + Double(lastInk.right)
            // One pixel for where the last letter falls, and 1/64 pixel a letter that SDL_ttf rounds by.
            #expect(abs(end - Double(ink.right)) <= 1 + Double(text.count) / 64, "\(text) at \(size)")
        }
    }

    @Test func lettersAreKerned() throws {
        let typeface = try Fonts.system()
        let font = Font(size: 64)
        func advance(_ text: String) -> Double { typeface.measure(text, font: font).advance }
        let pairs = ["AV", "Ta", "To", "Yo", "AT", "LT", "P.", "Te"]
        let kerned = pairs.filter {
            advance($0) < advance(String($0.first!)) + advance(String($0.last!)) - 0.1
        }
        #expect(!kerned.isEmpty)
    }

    @Test func digitsAreAllEquallyWideInTheChosenFonts() throws {
        let typeface = try Fonts.system()
        for weight in Font.Weight.allCases {
            let widths = (0...9).map {
                typeface.measure("\($0)", font: Font(size: 96, weight: weight)).advance
            }
            #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.1 }, "\(widths)")
        }
    }

    @Test func boldIsHeavier() throws {
        let typeface = try Fonts.system()
        let regular = Ink(typeface.glyphs("H8", font: Font(size: 48), origin: Point(0, 0)))
        let bold = Ink(typeface.glyphs("H8", font: Font(size: 48, weight: .bold), origin: Point(0, 0)))
        #expect(Double(bold.total) > 1.1 * Double(regular.total))
    }

    @Test func equalTextsGiveEqualMasksAndOthersDoNot() throws {
        let typeface = try Fonts.system()
        func mask(_ text: String, _ size: Double, _ weight: Font.Weight = .regular) throws -> GlyphMask {
            try #require(
                typeface.glyphs(text, font: Font(size: size, weight: weight), origin: Point(0, 0)).first?.mask
            )
        }
        #expect(try mask("7", 40) == mask("7", 40))
        #expect(try mask("7", 40) === mask("7", 40.01), "the same eighth of a pixel, drawn once")
        #expect(try mask("7", 40) != mask("7", 40.25))
        #expect(try mask("7", 40) != mask("8", 40))
        #expect(try mask("7", 40) != mask("7", 40, .bold))
        let other = try Fonts.system()
        let foreign = try #require(other.glyphs("7", font: Font(size: 40), origin: Point(0, 0)).first?.mask)
        #expect(try mask("7", 40) != foreign, "another typeface never gives out the same number")
        #expect(try mask("7", 40).coverage == foreign.coverage)
    }

    @Test func emptyAndInklessTextsHaveNoMask() throws {
        let typeface = try Fonts.system()
        let font = Font(size: 20)
        #expect(typeface.glyphs("", font: font, origin: Point(0, 0)).isEmpty)
        #expect(typeface.measure("", font: font).advance == 0)
        #expect(typeface.glyphs("  ", font: font, origin: Point(0, 0)).isEmpty)
        #expect(typeface.measure("  ", font: font).advance > 5)
        #expect(
            typeface.measure("a\u{0}\nb", font: font).advance == typeface.measure("a  b", font: font).advance)
    }

    @Test func strangeSizesAndPlacesDoNotTrap() throws {
        let typeface = try Fonts.system()
        for size in [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, 0.5] as [Double] {
            let metrics = typeface.measure("8", font: Font(size: size))
            #expect(metrics.advance.isFinite && metrics.advance > 0, "size \(size)")
            for glyph in typeface.glyphs("8", font: Font(size: size), origin: Point(0, 0)) {
                #expect(glyph.mask.width <= 2048)
            }
        }
        for place in [.nan, .infinity, -.infinity, 1e300] as [Double] {
            #expect(typeface.glyphs("8", font: Font(size: 20), origin: Point(place, 0)).isEmpty)
            #expect(typeface.glyphs("8", font: Font(size: 20), origin: Point(0, place)).isEmpty)
        }
        let long = String(repeating: "long text ", count: 100_000)
        let limit = String(long.prefix(SDLTypeface.longestText))
        #expect(
            typeface.measure(long, font: Font(size: 10)).advance
                == typeface.measure(limit, font: Font(size: 10)).advance)
        #expect(typeface.glyphs(long, font: Font(size: 2048), origin: Point(0, 0)).count <= 1)
    }

    /// The memory that this process has in use, as the kernel counts it.
    private static func residentBytes() throws -> Int {
        let fields = try String(decoding: ScratchFolder.read("/proc/self/statm"), as: UTF8.self).split(
            separator: " ")
        return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Sets the number of a step, in sizes of which not all stay open.
    private static func change(_ step: Int, _ typeface: SDLTypeface) {
        let font = Font(size: 48 + Double(step % 40) / 4, weight: .bold)
        for digit in "\(step)" { _ = typeface.glyphs(String(digit), font: font, origin: Point(0, 0)) }
        // As a readout would be that is one text: every one is another mask.
        _ = typeface.glyphs("\(step).\(step % 7)", font: font, origin: Point(0, 0))
        _ = typeface.measure("\(step)", font: font)
    }

    @Test func whatIsKeptHasItsBounds() throws {
        let typeface = try Fonts.system()
        for step in 0..<3_000 {
            Self.change(step, typeface)
            #expect(typeface.cachedBytes <= 16 << 20)
            #expect(typeface.openSizes <= 24)
            #expect(typeface.cachedLines <= 2_048)
        }
    }

    /// In a process of its own: the memory of tests that run beside it would be measured too.
    @Test func threeThousandReadoutsKeepMemoryFlat() async {
        await #expect(processExitsWith: .success) {
            let typeface = try Fonts.system()
            for step in 0..<3_000 { Self.change(step, typeface) }
            let before = try Self.residentBytes()
            for step in 3_000..<6_000 { Self.change(step, typeface) }
            let after = try Self.residentBytes()
            // Without a bound, the masks of the second half alone would be twice as much.
            #expect(after - before < 8 << 20, "\(before) to \(after) bytes")
        }
    }

    @Test func severalThreadsMayEachHaveTheirOwn() async throws {
        let totals = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let typeface = try Fonts.system()
                    var total = 0
                    for size in 10..<40 {
                        total +=
                            Ink(
                                typeface.glyphs(
                                    "Taiji 太極 42", font: Font(size: Double(size)), origin: Point(0, 0))
                            ).total
                    }
                    return total
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(Set(totals).count == 1)
    }
}
