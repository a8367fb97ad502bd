import TaijiInstruments

/// What a file of this project's formats can be; its key `kind` says which.
public enum AssetFile: Hashable, Sendable {
    /// A theme.
    case theme(Theme)
    /// A gauge.
    case gauge(GaugeFile)

    /// The theme or gauge that a JSON text is.
    ///
    /// - Parameters:
    ///   - text: the bytes of the file, in UTF-8.
    ///   - file: what errors call it.
    /// - Throws: ``FormatError`` at the first thing that is wrong.
    public init(from text: [UInt8], file: String) throws(FormatError) {
        self = try AssetFile(Document(text, file: file).root)
    }

    /// All that can be told at once of what is wrong with a JSON text, in the order of reading: the first is what
    /// ``init(from:file:)`` throws. Nothing where all is right.
    ///
    /// After a fault of syntax nothing more is known. That two values contradict each other is left out where one of them
    /// is wrong by itself.
    public static func faults(in text: [UInt8], file: String) -> [FormatError] {
        let faults = FaultList()
        do throws(FormatError) {
            _ = try AssetFile(Document(text, file: file, faults: faults).root)
        } catch {
            faults.add(error)
        }
        return faults.faults
    }

    private init(_ root: Node) throws(FormatError) {
        let kinds = ["theme", "gauge"]
        guard case .object(let members) = root.value else {
            throw root.refused(expected: "an object with the key \"kind\"")
        }
        guard let kind = members.first(where: { $0.name == "kind" }) else {
            throw root.error(
                "found no key \"kind\", expected one: " + .choice(of: kinds.map { $0.quoted() }))
        }
        switch kind.value {
        case .string("theme"): self = .theme(try ThemeFile.theme(root))
        case .string("gauge"): self = .gauge(try GaugeFile(root))
        default:
            throw root.member("kind", kind.value).refused(expected: .choice(of: kinds.map { $0.quoted() }))
        }
    }

    /// The kind, as files name it.
    public var kind: String {
        switch self {
        case .theme: "theme"
        case .gauge: "gauge"
        }
    }
}
