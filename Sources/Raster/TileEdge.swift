import CVector

/// The one or two curves by which a shape covers a tile.
@safe
struct TileEdge {
    let curves: UnsafePointer<taiji_curve>
    let count: Int
    /// The winding at the tile's upper left corner.
    let backdrop: Int32
    let evenOdd: Bool

    /// The curves of a shape's tile, if there are.
    @inline(__always)
    init?(_ shape: ShapeView, _ entry: Int) {
        let tile = unsafe shape.entries[entry]
        if tile.count >= 0 { return nil }
        unsafe curves = shape.curves + Int(tile.first)
        count = Int(-tile.count)
        backdrop = tile.backdrop
        evenOdd = shape.evenOdd
    }

    /// Which way this runs along another: 1 where both are the same, −1 where they are but for the direction, otherwise 0.
    /// Two curves must bound the same.
    @inline(__always)
    func direction(along other: TileEdge) -> Int32 {
        if count != other.count { return 0 }
        let direction = unsafe taiji_curve_along(curves, other.curves)
        if count == 1 || direction == 0 { return direction }
        let isSame =
            unsafe direction == 1 && backdrop == other.backdrop
            && taiji_curve_along(curves + 1, other.curves + 1) == 1
        return isSame ? 1 : 0
    }

    /// On which sides of a single curve the shape is.
    var covered: taiji_curve_covered { unsafe taiji_curve_find_covered(curves, backdrop, evenOdd) }

    /// The winding at the corner for which a single curve's higher side is covered, and the lower one is not.
    var higherBackdrop: Int32 { unsafe taiji_curve_holds_corner(curves) ? 1 : 0 }
}
