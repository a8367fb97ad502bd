/// The size of a frame in pixels.
struct PictureSize: CustomStringConvertible {
    var width: Int
    var height: Int

    var description: String { "\(width)x\(height)" }

    /// The size that a text such as `1920x1080` names.
    init?(_ text: String) {
        let parts = text.split(separator: "x").compactMap { Int($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 > 0 }) else { return nil }
        self.init(parts[0], parts[1])
    }

    init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
