/// The coverage of a row of pixels in which there are too many edges to put them in order: see ``CrowdedRows``.
///
/// The row is cut in 128 bands, and each pixel in 64 parts along x; in the middle of each band it is noted at which
/// part an edge crosses it, as if it were upright there. The work grows with the edges and the bands that they cross:
/// which parts have been marked is known by a bit for each, and nothing else is looked at or cleared.
@safe
struct RowSamples: ~Copyable {
    private static let bands = 128
    private static let parts = 64
    private static let words = TileGrid.side + 1
    private static let width = words * 64

    /// The changes of the winding, band by band and part by part; all 0 between two rows.
    private var changes = Buffer<Int32>(capacity: 1)
    /// A bit for each of them that may not be 0.
    private var marks = Buffer<UInt64>(capacity: 1)
    /// The changes of the winding along the tile's left border, band by band.
    private var borders = Buffer<Int32>(capacity: RowSamples.bands + 1)
    /// By how much each pixel is covered more than the one to its left, in parts of bands.
    private var shares = Buffer<Int32>(capacity: RowSamples.words + 1)

    init() {}

    /// Adds what the row's `pieces` cover, where the winding on the left border is `backdrop` and then changes by
    /// `steps`.
    mutating func settle(
        _ pieces: borrowing Buffer<CrowdedRows.Piece>, _ steps: borrowing Buffer<CrowdedRows.Step>,
        _ backdrop: Int32, evenOdd: Bool, _ cover: inout RowCover
    ) {
        if changes.count == 0 {
            changes.fill(count: RowSamples.width * RowSamples.bands, with: 0)
            marks.fill(count: RowSamples.words * RowSamples.bands, with: 0)
        }
        for index in 0..<pieces.count { mark(unsafe pieces.base[index]) }
        borders.fill(count: RowSamples.bands + 1, with: 0)
        for index in 0..<steps.count {
            borders[RowSamples.firstBand(below: steps[index].y)] += steps[index].change
        }
        shares.fill(count: RowSamples.words + 1, with: 0)
        var border = backdrop
        for band in 0..<RowSamples.bands {
            border += borders[band]
            addBand(band, border, evenOdd: evenOdd)
        }
        let unit = 1 / Double(RowSamples.bands * RowSamples.parts)
        var share: Int32 = 0
        for column in 0..<TileGrid.side {
            share += shares[column]
            cover.add(Double(share) * unit, to: column)
        }
    }

    /// The first band whose middle is not above `y`, the number of bands where there is none.
    private static func firstBand(below y: Double) -> Int {
        min(max(Int((y * Double(bands) - 0.5).rounded(.up)), 0), bands)
    }

    private func mark(_ piece: CrowdedRows.Piece) {
        let first = RowSamples.firstBand(below: piece.y0)
        let end = RowSamples.firstBand(below: piece.y1)
        guard first < end else { return }
        // In 65536ths of a part, so that a step is one addition; all of the 128 are off by a thousandth of a part.
        let unit = Double(RowSamples.parts) * 0x1p16
        let x = piece.x((Double(first) + 0.5) / Double(RowSamples.bands))
        var place = Int((x * unit).rounded()) &+ 0x8000
        let step = Int((piece.slope / Double(RowSamples.bands) * unit).rounded())
        let last = TileGrid.side * RowSamples.parts
        for band in first..<end {
            // Pieces lie within the tile, but for rounding.
            let part = min(max(place >> 16, 0), last)
            changes[band &* RowSamples.width &+ part] &+= piece.direction
            let word = band &* RowSamples.words &+ part >> 6
            marks[word] |= 1 &<< UInt64(truncatingIfNeeded: part)
            place &+= step
        }
    }

    private func addBand(_ band: Int, _ border: Int32, evenOdd: Bool) {
        var winding = border
        var inside = CrowdedRows.isInside(winding, evenOdd)
        if inside { shares[0] += Int32(RowSamples.parts) }
        for word in 0..<RowSamples.words {
            var bits = marks[band * RowSamples.words + word]
            if bits == 0 { continue }
            marks[band * RowSamples.words + word] = 0
            while bits != 0 {
                let bit = bits.trailingZeroBitCount
                bits &= bits - 1
                let place = band * RowSamples.width + word * 64 + bit
                winding += changes[place]
                changes[place] = 0
                if CrowdedRows.isInside(winding, evenOdd) == inside { continue }
                inside.toggle()
                let sign: Int32 = inside ? 1 : -1
                shares[word] += sign * Int32(RowSamples.parts - bit)
                shares[word + 1] += sign * Int32(bit)
            }
        }
    }
}
