/// A sequence as short as can be found that fails like `sequence` does: parts are left out as long as what is left
/// still fails (Zeller and Hildebrandt 2002, "Simplifying and isolating failure-inducing input").
///
/// - Parameter fails: whether a sequence fails; called some hundred times.
public func shrunk<Element>(_ sequence: [Element], whileFailing fails: ([Element]) -> Bool) -> [Element] {
    var rest = sequence
    var length = max(1, rest.count / 2)
    while !rest.isEmpty {
        var start = 0
        var isShorter = false
        while start < rest.count {
            var candidate = rest
            candidate.removeSubrange(start..<min(rest.count, start + length))
            if fails(candidate) {
                rest = candidate
                isShorter = true
            } else {
                start += length
            }
        }
        if length > 1 {
            length /= 2
        } else if !isShorter {
            break
        }
    }
    return rest
}
