import TaijiDrawing

/// Draws scenes into a framebuffer, each by what changed since the last one.
///
/// The picture is cut in tiles of 16×16 pixels. A scene is compared with the last one shape by shape; only
/// tiles in which an edge, a paint or a mask changed are drawn. What a frame costs is therefore the length of the edges that moved, not the
/// picture's area. A frame drawn this way has the same bytes as one drawn from nothing.
@safe
public final class SceneRenderer {
    private let kernels: KernelTable
    private var record: SceneRecord
    private var painters = Buffer<PainterBox>()
    private var merger = DamageMerger()
    private let pool: WorkerPool?
    private let leastTiles: Int
    private var items = Buffer<PaintItem>()
    private var shown = Buffer<UInt32>()
    private var grid = TileGrid(width: 1, height: 1)
    private var format = PixelFormat.xrgb8888
    private weak var lastTarget: Framebuffer?
    private var isValid = false
    private var blending = Blending.sRGB
    /// The whole picture, kept because a list made anew is an allocation a frame.
    private var everything = [PixelRect(x: 0, y: 0, width: 1, height: 1)]
    /// Made with the first scene whose colours are mixed in linear light.
    private var lightTable: LightTable?

    /// A renderer with kernels of the given level.
    ///
    /// - Parameters:
    ///   - simd: Which instructions may be used; the bytes drawn are the same at every level.
    ///   - threads: How many threads draw, at least 1; the bytes drawn are the same for any number. A frame in which
    ///     little changes is drawn by the caller's alone.
    public convenience init(simd: SIMDLevel = .automatic, threads: Int = 1) {
        self.init(simd: simd, threads: threads, leastTiles: 1536)
    }

    /// A renderer whose threads share frames of this many tiles or more. To wake a thread and wait for it takes as long
    /// as some hundred tiles: with two threads a turning taiji of 3840×2160, 830 tiles, took as long as with one, and a
    /// gauge of 512×512 whose value moves, 13 tiles, more than twice as long.
    package init(simd: SIMDLevel, threads: Int, leastTiles: Int) {
        self.leastTiles = leastTiles
        kernels = KernelTable.at(simd)
        record = SceneRecord(kernels: kernels)
        pool = threads > 1 ? WorkerPool(threads: threads) : nil
        for _ in 0..<(pool?.shares ?? 1) { painters.append(PainterBox(kernels)) }
    }

    /// Forgets the last picture: the next scene is drawn and reported whole.
    public func invalidate() {
        isValid = false
    }

    /// Draws `scene` into `framebuffer`.
    ///
    /// The framebuffer's memory must still hold what this renderer drew last; where somebody else wrote to
    /// it, call ``invalidate()`` first. Another framebuffer than the last one is drawn whole.
    ///
    /// - Returns: The rectangles that hold every pixel that has another value than before. Beside them, within tiles of
    ///   16×16 pixels in which something changed, pixels may be written with the value that they have.
    public func render(_ scene: Scene, into framebuffer: Framebuffer) -> Damage {
        prepare(framebuffer, scene.blending)
        let isWhole = !isValid
        record.update(to: scene, grid: grid, isWhole: isWhole)
        isValid = true
        if record.dirty.isEmpty { return Damage() }
        record.plan(format, blending, into: &items)
        let target = unsafe FrameTarget(
            pixels: framebuffer.pixels, stride: framebuffer.bytesPerRow / 4, width: grid.width,
            height: grid.height, isWhole: isWhole)
        let (background, pixel) = backgroundPixel(scene.background)
        for index in 0..<painters.count {
            painters[index].setLight(
                blending == .linearLight ? lightTable : nil, background, pixel: pixel, format: format,
                depth: record.depth)
        }
        paint(pixel, target)
        if isWhole {
            return Damage(rects: everything)
        }
        return unsafe merger.merge(painters.count) { index in unsafe painters[index].written }
    }

    /// Makes the memory fit the target, and forgets what is known of another one.
    private func prepare(_ framebuffer: Framebuffer, _ wantedBlending: Blending) {
        let wanted = TileGrid(width: framebuffer.width, height: framebuffer.height)
        if wanted != grid || format != framebuffer.format {
            grid = wanted
            everything = [PixelRect(x: 0, y: 0, width: grid.width, height: grid.height)]
            format = framebuffer.format
            record.removeAll()
            isValid = false
        }
        if wantedBlending != blending {
            blending = wantedBlending
            if blending == .linearLight { lightTable = lightTable ?? LightTable() }
            // Paints made ready are of no use in other numbers.
            record.removeAll()
            isValid = false
        }
        if lastTarget !== framebuffer {
            lastTarget = framebuffer
            isValid = false
        }
        if !isValid { shown.fill(count: grid.columns * grid.rows, with: TileState.unknown) }
    }

    /// Paints every row of tiles in which something changed, by as many threads as there are: each takes every
    /// so many-th row, so that what costs much is spread.
    private func paint(_ background: UInt32, _ target: FrameTarget) {
        let items = unsafe UnsafeBufferPointer(start: items.base, count: items.count)
        let shares = painters.count
        // Plain values: what belongs to an object would be checked at each look.
        let (shown, grid, dirty, depth) = unsafe (shown.base, grid, record.dirty.row(0), record.depth)
        func paint(share: Int) {
            unsafe painters[share].paint(
                rows: stride(from: share, to: grid.rows, by: shares), items: items, background: background,
                target: target, shown: shown, grid: grid, depth: depth, dirty: dirty)
        }
        guard let pool, record.dirty.count >= leastTiles else {
            for share in 0..<shares { paint(share: share) }
            return
        }
        // The pool returns when all have ended, so that the share's work never outlives this call.
        withoutActuallyEscaping(paint) { pool.run($0) }
    }

    /// The background and its pixel; an opaque format shows it over black.
    private func backgroundPixel(_ color: Color) -> (Color, UInt32) {
        var color = color
        if format == .xrgb8888, color.alpha < 1 {
            color =
                switch blending {
                case .sRGB: SRGBColor(color).overBlack
                case .linearLight: LinearColor(color).overBlack
                }
        }
        return (color, Pixel.premultiplied(color, opacity: 1, format: format))
    }
}

extension ColorVector {
    /// The colour over black: opaque.
    fileprivate var overBlack: Color {
        Self(components: SIMD4(components.x, components.y, components.z, 1)).color
    }
}
