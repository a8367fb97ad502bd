/// Which numbers a key takes. All of them are finite.
struct NumberBounds {
    /// The least and the greatest; infinite where there is none.
    var least = -Double.infinity
    var greatest = Double.infinity
    /// Whether `least` itself is not allowed.
    var excludesLeast = false

    static let any = NumberBounds()
    static let positive = NumberBounds(least: 0, excludesLeast: true)
    static func upTo(_ greatest: Double) -> NumberBounds {
        NumberBounds(least: 0, greatest: greatest, excludesLeast: true)
    }
    static func from(_ least: Double, to greatest: Double) -> NumberBounds {
        NumberBounds(least: least, greatest: greatest)
    }

    func contains(_ number: Double) -> Bool {
        number.isFinite && (excludesLeast ? number > least : number >= least) && number <= greatest
    }

    /// What is allowed, in words.
    var text: String {
        if least == -.infinity && greatest == .infinity { return "a number" }
        let low = JSON.number(least).text
        let start = excludesLeast ? "above \(low)" : "from \(low)"
        if greatest == .infinity { return "a number " + (excludesLeast ? start : start + " on") }
        return excludesLeast
            ? "a number \(start), at most \(JSON.number(greatest).text)"
            : "a number \(start) to \(JSON.number(greatest).text)"
    }
}
