import Glibc
import TaijiFeed
import Testing

@Suite struct FeedLineTests {
    @Test(arguments: [
        ("45", 45), ("CPU0 45", 45), ("45 46", 45), ("  45", 45), ("\t45\t", 45), ("45\r", 45),
        ("a,45,b", 45),
        ("load: 3.25, 7", 3.25), ("-0.5", -0.5), ("+5", 5), (".5", 0.5), ("5.", 5), ("-.5", -0.5),
        ("1e3", 1000),
        ("1E+3", 1000), ("25e-1", 2.5), ("12 ,x", 12), ("12,x5", 12), ("12,-5", 12), ("load,5", 5),
        ("45% 46", 46), ("1e5x 2", 2), ("0x10 3", 3),
        ("none 4", 4),
        ("info 5", 5), ("-infinite 6", 6), ("inf", .infinity), ("-Inf 5", -.infinity),
        ("+INFINITY", .infinity),
        ("1e999 6", .infinity), ("-1e400", -.infinity), ("1e-999", 0), ("00012", 12), ("1.2.3 7", 7),
        ("- 8", 8),
        (". 9", 9), ("+ -1", -1), ("--1 2", 2), ("e5 3", 3), ("1_000 4", 4), ("1e 5", 5), ("1e+ 6", 6),
        ("7\u{0} 8", 8), ("é 1", 1), ("−5 6", 6), ("a,,,x,.3", 0.3), (",,,3", 3), ("0", 0),
        ("9007199254740993", 9007199254740992),
        ("0.1", 0.1), ("100000000000000000000000", 1e23),
        ("1\u{b}2", 1), ("1\u{c}2", 1), ("5e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e308", 1.7976931348623157e308),
    ])
    func firstNumberOfALineIsItsValue(line: String, value: Double) {
        #expect(FeedLine.value(of: line) == value)
    }

    @Test(arguments: [
        "", " ", "\r", ",", "none", "45%", "0x10", "infx", "--inf", "i", "in", "-nan", "nana", "a=", "=5",
        "a=b", "a=5x",
        "a==5", "1.2.3", "3,5", "3,5 7", "7 3,5", ",5", "x ,5", "-,5", "x=3,5", "1,234.5", "1,2,3", "1e3,5",

        "--5",
        "+-5", "1e", "1e+", "e5", ".", "-", "+", "-.", ".e5", "1_000", "٤٥", "½", "−5", "1:2", "5;", "(5)",
        "\"5\"",
        "\u{feff}5", "1\u{a0}2", "0b1", "1f", "5d",
    ])
    func aLineWithoutANumberHasNoValue(line: String) {
        #expect(FeedLine.value(of: line) == nil)
    }

    @Test func minusZeroIsANumber() {
        #expect(FeedLine.value(of: "-0")?.sign == .minus)
        #expect(FeedLine.value(of: "-0") == 0)
    }

    @Test func aNumberThatWasCutIsNone() {
        func value(_ text: String) -> Double? {
            let bytes = Array(text.utf8)
            return FeedLine.value(of: bytes.span, isCut: true)
        }
        #expect(value("12 34") == 12)
        #expect(value("12") == nil)
        #expect(value("12 ") == 12)
        #expect(value("x 12") == nil)
    }

    /// C's `strtod` in the C locale rounds correctly, too.
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func numbersAreRoundedAsCDoes(seed: UInt64) {
        var random = Random(state: seed)
        for _ in 0..<5_000 {
            var text = ["", "-", "+"][random.next(3)]
            let whole = random.next(25)
            for _ in 0..<whole { text += String(random.next(10)) }
            if random.next(2) == 0 || whole == 0 {
                text += "."
                for _ in 0...random.next(25) { text += String(random.next(10)) }
            }
            if random.next(2) == 0 { text += ["e", "E"][random.next(2)] + String(random.next(700) - 350) }
            let expected = unsafe strtod(text, nil)
            #expect(FeedLine.value(of: text) == expected, "\(text), seed \(seed)")
        }
    }

    /// What is a number is told by the rules of the grammar, written down a second time as a search for the
    /// first token in which every part is what it may be.
    @Test(arguments: [UInt64(11), 12, 13, 14])
    func theFirstWhollyNumericTokenIsFound(seed: UInt64) {
        func isNumber(_ token: Substring) -> Bool {
            var rest = token
            if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
            let parts = rest.split(separator: "e", omittingEmptySubsequences: false)
            guard (1...2).contains(parts.count) else { return false }
            let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
            guard (1...2).contains(mantissa.count), mantissa.contains(where: { !$0.isEmpty }),
                mantissa.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
            else { return false }
            guard parts.count == 2 else { return true }
            var power = parts[1]
            if power.first == "+" || power.first == "-" { power.removeFirst() }
            return !power.isEmpty && power.allSatisfy { ("0"..."9").contains($0) }
        }
        var random = Random(state: seed)
        let alphabet = Array("0123456789+-..ee  ,x")
        for _ in 0..<20_000 {
            let text = String((0..<random.next(14)).map { _ in alphabet[random.next(alphabet.count)] })
            // A comma before a digit is a decimal sign but behind what no number can be.
            let isAmbiguous = text.contains(/(^|[0-9 +-]),[0-9]/)
            let tokens = text.split { $0 == " " || $0 == "," }
            let first = tokens.first(where: isNumber).map { unsafe strtod(String($0), nil) }
            let expected = isAmbiguous ? nil : first
            #expect(FeedLine.value(of: text) == expected, "\(text), seed \(seed)")
        }
    }

    @Test(arguments: [UInt64(21), 22, 23])
    func anyBytesAreTakenWithoutATrap(seed: UInt64) {
        var random = Random(state: seed)
        for _ in 0..<5_000 {
            let bytes = (0..<random.next(60)).map { _ in UInt8(random.next(256)) }
            if let value = FeedLine.value(of: bytes.span) {
                #expect(!value.isNaN || bytes.count >= 3, "\(bytes), seed \(seed)")
            }
        }
    }
}
