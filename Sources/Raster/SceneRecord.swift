import TaijiDrawing
import TaijiGeometry

/// The last scene as a flat list of items, and the comparison with the next one.
///
/// Items are compared place by place. What is the same keeps its tiles; what is not gets new ones, and the
/// tiles in which the two differ are marked. So the cost of a frame is that of the shapes that changed.
///
/// It is no class: each look at a property of one would be checked for exclusive access, layer by layer.
@safe
struct SceneRecord: ~Copyable {
    var items: [SceneItem] = []
    private var background: Color?
    var count = 0
    private(set) var depth = 0
    private var outline = Outline()
    private var spare = ShapeRaster()
    private(set) var grid = TileGrid(width: 1, height: 1)
    /// Where each layer's items begin, and which of the next scene's layers are visible at all; layers in groups
    /// are not counted.
    private(set) var layerPlaces = Buffer<Int>()
    var visible = Buffer<Int>()
    private let kernels: KernelTable
    var dirty = TileSet()

    init(kernels: KernelTable) {
        self.kernels = kernels
    }

    /// Forgets everything.
    mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        background = nil
        count = 0
        layerPlaces.removeAll()
    }

    /// Takes in the next scene; `dirty` then holds the tiles in which it may look different, or all if `isWhole`.
    mutating func update(to scene: Scene, grid: TileGrid, isWhole: Bool) {
        self.grid = grid
        dirty.begin(grid)
        if isWhole || background != scene.background {
            background = scene.background
            dirty.insertAll()
        }
        movePlaces(to: scene.layers)
        layerPlaces.removeAll()
        let oldCount = count
        count = 0
        depth = 0
        add(scene.layers, depth: 0)
        for index in count..<max(oldCount, count) {
            items[index].insertAll(into: &dirty, grid: grid)
        }
        if items.count > count { items.removeLast(items.count - count) }
    }

    private mutating func add(_ layers: [Layer], depth: Int) {
        self.depth = max(self.depth, depth)
        for index in 0..<layers.count where layers[index].opacity > 0 {
            if depth == 0 { layerPlaces.append(count) }
            let opacity = min(layers[index].opacity, 1)
            let isKept = unsafe layers.withUnsafeBufferPointer { layers in
                unsafe count < items.count
                    && SceneRecord.isKeptFill(layers[index].content, opacity, items[count])
            }
            if isKept {
                count += 1
                continue
            }
            switch layers[index].content {
            case .fill(let path, let rule, let paint):
                addShape(path.elements, rule, paint, opacity)
            case .glyphs(let glyphs, let paint): addGlyphs(glyphs, paint, opacity)
            case .shadow(let path, let rule, let sigma, let color):
                if let disc = DiscShadow(path.elements, sigma: sigma) {
                    addDisc(disc, color, opacity)
                } else {
                    addShadow(path, rule, sigma, color, opacity)
                }
            case .group(let group):
                let begin = count
                beginGroup(group, opacity)
                add(group.layers, depth: depth + 1)
                endGroup(opacity, begin: begin)
            }
        }
    }

    /// Whether a layer is the shape that an item remembers, in the same paint: most layers of an instrument are. As the
    /// parameter of a function of its own it is compared where it is; in line it would be copied, references counted.
    @inline(never)
    private static func isKeptFill(_ content: Layer.Content, _ opacity: Double, _ item: SceneItem) -> Bool {
        guard case .fill(let path, let rule, let paint) = content else { return false }
        return item.kind == .shape && item.hasPaint(paint, opacity: opacity)
            && item.hasOutline(path.elements, rule: rule)
    }

    /// The item at the next place, and whether it was of this kind before; one of another kind is emptied,
    /// its tiles marked.
    private mutating func next(_ kind: PaintItem.Kind) -> (item: SceneItem, isKept: Bool) {
        defer { count += 1 }
        if count == items.count {
            let item = SceneItem()
            item.kind = kind
            items.append(item)
            return (item, false)
        }
        let item = items[count]
        if item.kind == kind { return (item, true) }
        item.insertAll(into: &dirty, grid: grid)
        let fresh = SceneItem()
        fresh.kind = kind
        items[count] = fresh
        return (fresh, false)
    }

    private mutating func addShape(
        _ path: [Path.Element], _ rule: FillRule, _ paint: Paint, _ opacity: Double
    ) {
        let (item, isKept) = next(.shape)
        let paintIsKept = isKept && item.hasPaint(paint, opacity: opacity)
        setOutline(item, path, rule, isKept: isKept, marksDifferences: paintIsKept)
        if !paintIsKept { item.setPaint(paint, opacity: opacity) }
    }

    /// Gives an item its outline and marks the tiles that look different: all of the old and the new one
    /// unless the paint is the same too.
    private mutating func setOutline(
        _ item: SceneItem, _ path: [Path.Element], _ rule: FillRule, isKept: Bool, marksDifferences: Bool
    ) {
        if isKept, item.hasOutline(path, rule: rule) {
            if !marksDifferences { item.insertAll(into: &dirty, grid: grid) }
            return
        }
        if !marksDifferences { item.insertAll(into: &dirty, grid: grid) }
        item.setOutline(path, rule: rule)
        unsafe outline.trace(item.outline, rule: rule, grid: grid, into: spare)
        // No swap: what is never given away by address is not checked for exclusive access.
        let old = item.raster
        item.raster = spare
        spare = old
        if marksDifferences {
            ShapeRaster.insertDifferences(old, item.raster, into: &dirty)
        } else {
            item.insertAll(into: &dirty, grid: grid)
        }
    }

    private mutating func beginGroup(_ group: Group, _ opacity: Double) {
        let (item, isKept) = next(.groupBegin)
        let isUnbounded = group.clip == nil
        let isSame =
            isKept && item.opacity == opacity && item.isUnbounded == isUnbounded
            && item.isPartition == group.isPartition
        if !isSame { item.insertAll(into: &dirty, grid: grid) }
        item.setPaint(.solid(.clear), opacity: opacity)
        item.isUnbounded = isUnbounded
        item.isPartition = group.isPartition
        setOutline(
            item, group.clip?.elements ?? [], group.clipRule, isKept: isKept, marksDifferences: isSame)
    }

    /// The end refers to the clip of the beginning, which has marked what changed in itself; but the group
    /// may have come to hold other items than before.
    private mutating func endGroup(_ opacity: Double, begin: Int) {
        let (item, isKept) = next(.groupEnd)
        let length = count - 1 - begin
        if !isKept || item.length != length { items[begin].insertAll(into: &dirty, grid: grid) }
        item.length = length
        item.raster = items[begin].raster
        item.isUnbounded = items[begin].isUnbounded
        item.isPartition = items[begin].isPartition
        item.setPaint(.solid(.clear), opacity: opacity)
    }

    private mutating func addGlyphs(_ glyphs: [PlacedGlyph], _ paint: Paint, _ opacity: Double) {
        let (item, isKept) = next(.masks)
        let isSame = isKept && item.hasPaint(paint, opacity: opacity)
        if isSame, item.hasGlyphs(glyphs) { return }
        if isSame {
            markDifferences(item, glyphs)
            item.setGlyphs(glyphs)
        } else {
            item.insertAll(into: &dirty, grid: grid)
            item.setGlyphs(glyphs)
            item.setPaint(paint, opacity: opacity)
            item.insertAll(into: &dirty, grid: grid)
        }
    }

    private mutating func markDifferences(_ item: SceneItem, _ glyphs: [PlacedGlyph]) {
        for index in 0..<max(item.glyphs.count, glyphs.count) {
            let old = index < item.glyphs.count ? item.glyphs[index] : nil
            let new = index < glyphs.count ? glyphs[index] : nil
            if old == new { continue }
            for glyph in [old, new] {
                guard let glyph, SceneItem.isNear(glyph) else { continue }
                let first = max(0, glyph.y >> 4)
                let end = min(grid.rows, (glyph.y + glyph.mask.height + 15) >> 4)
                for row in first..<max(first, end) {
                    dirty.insert(
                        row: row, from: max(0, glyph.x >> 4), to: (glyph.x + glyph.mask.width + 15) >> 4)
                }
            }
        }
    }

    /// The shadow of a disc, a radial gradient.
    private mutating func addDisc(_ disc: DiscShadow, _ color: Color, _ opacity: Double) {
        let known = count < items.count ? items[count] : nil
        var stops: [Gradient.Stop]?
        if let known, known.kind == .shape, let old = known.disc, old.radius == disc.radius,
            old.sigma == disc.sigma, known.shadowColor == color, case .gradient(let gradient) = known.paint
        {
            if old == disc, known.opacity == opacity {
                count += 1
                return
            }
            stops = gradient.stops
        }
        let gradient = Gradient(disc.kind, stops: stops ?? disc.stops(color))
        addShape(disc.outline.elements, .winding, .gradient(gradient), opacity)
        items[count - 1].disc = disc
        items[count - 1].shadowColor = color
    }

    private mutating func addShadow(
        _ path: Path, _ rule: FillRule, _ sigma: Double, _ color: Color, _ opacity: Double
    ) {
        let (item, isKept) = next(.shadow)
        let isSamePicture = isKept && item.sigma == sigma && item.hasOutline(path.elements, rule: rule)
        let isSamePaint = isKept && item.hasPaint(.solid(color), opacity: opacity)
        if isSamePicture, isSamePaint { return }
        item.insertAll(into: &dirty, grid: grid)
        if !isSamePicture {
            item.setOutline(path.elements, rule: rule)
            item.sigma = sigma
            item.masks.removeAll()
            let shadow = item.shadow ?? ShadowMask()
            item.shadow = shadow
            shadow.prepare(path, rule: rule, sigma: sigma, grid: grid, kernels: kernels)
            if let mask = shadow.placed { item.masks.append(mask) }
        }
        item.setPaint(.solid(color), opacity: opacity)
        item.insertAll(into: &dirty, grid: grid)
    }
}
