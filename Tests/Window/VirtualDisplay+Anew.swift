extension VirtualDisplay {
    /// A display, by a second or third attempt if need be: a server of somebody else that ends just now takes
    /// away the socket of a number that it does not know to be taken again.
    static func anew(width: Int = 1280, height: Int = 1024) throws -> VirtualDisplay {
        for _ in 0..<2 {
            if let display = try? VirtualDisplay(width: width, height: height) { return display }
        }
        return try VirtualDisplay(width: width, height: height)
    }
}
