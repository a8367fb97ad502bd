import TaijiDrawing
import TaijiGeometry

/// What a renderer remembers of one step of the last scene, with everything that was worked out for it.
///
/// It keeps copies of the path's elements rather than the path, so that whoever builds the scenes can fill
/// the same arrays again: an array that somebody else holds would have to be copied on every change.
@safe
final class SceneItem {
    var kind = PaintItem.Kind.shape
    /// The outline as it came.
    private var elements = Buffer<Path.Element>()
    /// The same for reading, until it changes.
    private(set) var outline = unsafe UnsafeBufferPointer<Path.Element>(start: nil, count: 0)
    var rule = FillRule.winding
    /// The outline in tiles.
    var raster = ShapeRaster()
    /// Whether a group has no clip.
    var isUnbounded = false
    /// Whether a group's layers cover shares of its clip.
    var isPartition = false
    /// For the end of a group how many places before it its beginning is.
    var length = 0
    private(set) var paint = Paint.solid(.clear)
    private(set) var opacity = 1.0
    /// The paint made ready, where it is a gradient.
    var gradient = GradientPlan()
    /// The same, where it is one colour: the premultiplied pixel, and as light.
    private(set) var color: (pixel: UInt32, light: SIMD4<Float>) = (0, .zero)
    /// Whether `gradient` or `color` is that of `paint`.
    private var paintIsReady = false
    var glyphs = Buffer<PlacedGlyph>()
    var masks = Buffer<PlacedMask>()
    /// A shadow's standard deviation; 0 for text.
    var sigma = 0.0
    var shadow: ShadowMask?
    /// The disc of a round shadow and the stops of its gradient.
    var disc: DiscShadow?
    var shadowColor: Color?

    func hasPaint(_ paint: Paint, opacity: Double) -> Bool { self.opacity == opacity && self.paint == paint }

    func setPaint(_ paint: Paint, opacity: Double) {
        self.paint = paint
        self.opacity = opacity
        disc = nil
        paintIsReady = false
    }

    /// Makes the paint ready for a framebuffer of this format, in which no item ever sees another.
    func preparePaint(_ format: PixelFormat, _ blending: Blending) {
        if paintIsReady { return }
        paintIsReady = true
        switch paint {
        case .solid(let color):
            self.color.pixel = Pixel.premultiplied(color, opacity: opacity, format: format)
            if blending == .linearLight {
                self.color.light = LightTiles.light(color, opacity: opacity, format: format)
            }
        case .gradient(let gradient):
            self.gradient.prepare(gradient, opacity: opacity, format: format, blending: blending)
        }
    }

    /// Whether the remembered outline is `path` under `rule`.
    func hasOutline(_ path: [Path.Element], rule: FillRule) -> Bool {
        let outline = unsafe outline
        guard self.rule == rule, outline.count == path.count else { return false }
        for index in 0..<path.count where unsafe outline[index] != path[index] { return false }
        return true
    }

    func setOutline(_ path: [Path.Element], rule: FillRule) {
        unsafe outline = elements.replaceAll(with: path)
        self.rule = rule
    }

    func hasGlyphs(_ other: [PlacedGlyph]) -> Bool {
        guard glyphs.count == other.count else { return false }
        for index in 0..<other.count where glyphs[index] != other[index] { return false }
        return true
    }

    func setGlyphs(_ other: [PlacedGlyph]) {
        glyphs.removeAll()
        masks.removeAll()
        for glyph in other {
            glyphs.append(glyph)
            // The mask is held as long as its bytes are used, and they never change.
            guard SceneItem.isNear(glyph) else { continue }
            let coverage = unsafe glyph.mask.coverage.withUnsafeBufferPointer { $0.baseAddress }
            guard let coverage = unsafe coverage, glyph.mask.width > 0, glyph.mask.height > 0 else {
                continue
            }
            masks.append(
                unsafe PlacedMask(
                    coverage: coverage, x: glyph.x, y: glyph.y, width: glyph.mask.width,
                    height: glyph.mask.height))
        }
    }

    /// Whether a glyph is near enough to any picture that its borders can be computed.
    static func isNear(_ glyph: PlacedGlyph) -> Bool {
        let limit = 1 << 30
        return glyph.x.magnitude < limit && glyph.y.magnitude < limit && glyph.mask.width < limit
            && glyph.mask.height < limit
    }

    /// Adds the tiles that the item touches.
    func insertAll(into tiles: inout TileSet, grid: TileGrid) {
        switch kind {
        case .masks, .shadow:
            for index in 0..<masks.count { SceneItem.insert(masks[index], into: &tiles, grid: grid) }
        case .groupBegin where isUnbounded: tiles.insertAll()
        case .groupEnd: break
        default: raster.insertAll(into: &tiles)
        }
    }

    static func insert(_ mask: PlacedMask, into tiles: inout TileSet, grid: TileGrid) {
        let first = max(0, mask.y >> 4)
        for row in first..<max(first, min(grid.rows, (mask.y + mask.height + 15) >> 4)) {
            let columns = mask.columns(row: row, of: grid.columns)
            tiles.insert(row: row, from: columns.lowerBound, to: columns.upperBound)
        }
    }
}
