import TaijiGeometry

/// The coverage of a shape blurred by a Gaussian, in 15 bits, at a place in the picture.
///
/// A wide blur leaves nothing that a coarser grid could not hold: the coverage is averaged over squares until
/// the standard deviation is below twelve of them, blurred exactly there, row by row and then column by
/// column, and interpolated back.
@safe
final class ShadowMask {
    private var cover = Buffer<Int16>()
    /// The rectangle that is blurred: all that may show and what blurs into it.
    private var x = 0
    private var y = 0
    private var width = 0
    private var height = 0
    /// The part of it inside the picture.
    private var visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private var outline = Outline()
    private var raster = ShapeRaster()
    private var shifted = Buffer<Path.Element>()
    private var levels = Buffer<Float>()
    private var blurred = Buffer<Float>()

    init() {}

    /// The mask for painting; nil where the shadow does not show.
    var placed: PlacedMask? {
        guard visible.pixelCount > 0 else { return nil }
        return unsafe PlacedMask(
            coverage: nil, fine: cover.base, x: visible.x, y: visible.y, width: visible.width,
            height: visible.height)
    }

    /// Blurs the inside of `path` as far as it shows in a picture of the grid's size.
    func prepare(
        _ path: Path, rule: FillRule, sigma: Double, grid: TileGrid, kernels: KernelTable
    ) {
        visible = PixelRect(x: 0, y: 0, width: 0, height: 0)
        guard sigma >= 0, sigma.isFinite, !path.isEmpty else { return }
        // Beyond this a shadow is a haze without a shape; the bound keeps the arithmetic in range. Together with the
        // margins on both sides, up to 3128 pixels, a picture must not exceed 2²⁰: see `Framebuffer.largestSide`.
        let sigma = min(sigma, 1000)
        var factor = 1
        while sigma / Double(factor) >= 12 { factor *= 2 }
        let margin = Int((3 * sigma).rounded(.up)) + factor
        guard place(path, margin: margin, factor: factor, grid: grid) else { return }
        let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        fillLevels(path, rule, factor: factor, columns: columns, rows: rows, kernels: kernels)
        // Averaging over squares and interpolating between them blur as well: by a twelfth and a sixth of a
        // square's side, squared.
        let own = factor == 1 ? 0 : 0.25
        let coarse = sigma / Double(factor)
        blur(sigma: max(0, coarse * coarse - own).squareRoot(), columns: columns, rows: rows)
        enlarge(factor: factor, columns: columns, rows: rows)
    }

    /// Finds the rectangle in which the shadow may show, with what blurs into it.
    private func place(_ path: Path, margin: Int, factor: Int, grid: TileGrid) -> Bool {
        let bounds = unsafe path.elements.withUnsafeBufferPointer { unsafe ControlBounds($0) }
        let reach = Double(margin)
        let left = max(bounds.minX - reach, -reach).rounded(.down)
        let top = max(bounds.minY - reach, -reach).rounded(.down)
        let right = min(bounds.maxX + reach, Double(grid.width) + reach).rounded(.up)
        let bottom = min(bounds.maxY + reach, Double(grid.height) + reach).rounded(.up)
        guard left < right, top < bottom, right > 0, bottom > 0, left < Double(grid.width),
            top < Double(grid.height)
        else { return false }
        (x, y) = (Int(left), Int(top))
        (width, height) = (Int(right) - x, Int(bottom) - y)
        let (firstX, firstY) = (max(0, x), max(0, y))
        visible = PixelRect(
            x: firstX, y: firstY, width: min(grid.width, x + width) - firstX,
            height: min(grid.height, y + height) - firstY)
        return true
    }

    /// The shape's coverage, averaged over squares of `factor` pixels.
    private func fillLevels(
        _ path: Path, _ rule: FillRule, factor: Int, columns: Int, rows: Int, kernels: KernelTable
    ) {
        shifted.removeAll()
        for element in path.applying(.translation(x: Double(-x), y: Double(-y))).elements {
            shifted.append(element)
        }
        let grid = TileGrid(width: width, height: height)
        unsafe outline.trace(
            UnsafeBufferPointer(start: shifted.base, count: shifted.count), rule: rule, grid: grid,
            into: raster)
        levels.fill(count: columns * rows, with: 0)
        let target = unsafe levels.base
        var painter = RowPainter(kernels: kernels)
        let weight = 1 / Float(factor * factor)
        for row in 0..<grid.rows {
            var walk = RowWalk(raster.view, row: row)
            while let piece = walk.next(grid.columns) {
                guard piece.entry >= 0 || piece.isInside else { continue }
                for column in piece.start..<piece.end {
                    let cover = unsafe painter.coverage(of: raster, entry: piece.entry)
                    let (left, top) = (column * 16, row * 16)
                    for line in 0..<min(16, height - top) {
                        for pixel in 0..<min(16, width - left) {
                            let level = unsafe Float(cover[line * 16 + pixel])
                            let place = (top + line) / factor * columns + (left + pixel) / factor
                            unsafe target[place] += level * weight
                        }
                    }
                }
            }
        }
    }

    private func blur(sigma: Double, columns: Int, rows: Int) {
        guard sigma > 0.05 else { return }
        let radius = Int((3.5 * sigma).rounded(.up))
        var weights = (-radius...radius).map { Float(exponential(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        for index in weights.indices { weights[index] /= sum }
        blurred.fill(count: columns * rows, with: 0)
        for row in 0..<rows {
            let source = unsafe levels.base + row * columns
            let target = unsafe blurred.base + row * columns
            for offset in -radius...radius {
                let weight = weights[offset + radius]
                for column in max(0, -offset)..<max(max(0, -offset), min(columns, columns - offset)) {
                    unsafe target[column] += weight * source[column + offset]
                }
            }
        }
        levels.fill(count: columns * rows, with: 0)
        for row in 0..<rows {
            let target = unsafe levels.base + row * columns
            for offset in -radius...radius where row + offset >= 0 && row + offset < rows {
                let source = unsafe blurred.base + (row + offset) * columns
                let weight = weights[offset + radius]
                for column in 0..<columns { unsafe target[column] += weight * source[column] }
            }
        }
    }

    /// The levels, 0…32767, of single pixels.
    private func enlarge(factor: Int, columns: Int, rows: Int) {
        cover.fill(count: visible.pixelCount, with: 0)
        for row in 0..<visible.height {
            let v = (Float(row + visible.y - y) + 0.5) / Float(factor) - 0.5
            let top = min(max(Int(v.rounded(.down)), 0), rows - 1)
            let down = min(max(v - Float(top), 0), 1)
            let upper = unsafe levels.base + top * columns
            let lower = unsafe levels.base + min(top + 1, rows - 1) * columns
            for column in 0..<visible.width {
                let u = (Float(column + visible.x - x) + 0.5) / Float(factor) - 0.5
                let left = min(max(Int(u.rounded(.down)), 0), columns - 1)
                let right = min(left + 1, columns - 1)
                let across = min(max(u - Float(left), 0), 1)
                let above = unsafe upper[left] + (upper[right] - upper[left]) * across
                let below = unsafe lower[left] + (lower[right] - lower[left]) * across
                let level = above + (below - above) * down + 0.5
                cover[row * visible.width + column] = Int16(min(max(level, 0), 32767))
            }
        }
    }
}
