import CVector

/// Paints one row of tiles after another. Each thread has its own; they share nothing but the scene's items
/// and disjoint rows of the framebuffer.
///
/// A row is painted in two passes. The coarse pass goes through the items from the lowest up and writes down,
/// for each tile that must be drawn, one colour for the whole tile and the commands that come over it; an
/// opaque shape that covers a tile empties its list, so that what lies beneath is never painted. The fine
/// pass carries the commands out, a tile at a time, in scratch memory that stays in the innermost cache, and
/// writes it to the framebuffer, comparing it with what is there.
@safe
struct RowPainter: ~Copyable {
    /// What is to be done in a tile, a linked list.
    struct Command {
        enum Kind {
            /// An item's shape in its paint.
            case paint
            /// One colour through a group's clip: a group in which nothing else happened.
            case flatGroup
            /// A group with commands of its own.
            case group
            /// One mask of an item.
            case mask
        }
        var kind: Kind
        var item: Int32
        /// The entry with the edges; −1 where the shape covers the whole tile. For a mask its index.
        var entry: Int32
        var next: Int32 = -1
        /// The group's first command.
        var child: Int32 = -1
        /// The colour beneath the group's commands.
        var color: UInt32 = 0
    }

    let kernels: KernelTable
    var columns = 0
    /// How many pictures are in the making at a time: the frame, and groups inside each other.
    var levels = 0
    /// Each tile's colour beneath its commands, level by level.
    var colors = Buffer<UInt32>()
    /// Which tiles are drawn, level by level, `wordsPerRow` words each.
    var open = Buffer<UInt64>()
    var wordsPerRow = 0
    /// Each tile's first command; −1 for none.
    var heads = Buffer<Int32>()
    /// Each tile's last command.
    var tails = Buffer<Int32>()
    var commands = Buffer<Command>(capacity: 1024)
    var crowded = CrowdedRows()
    /// One tile of pixels a level, and one for a gradient.
    private(set) var pixels: UnsafeMutablePointer<UInt32>
    let coverage: UnsafeMutablePointer<Int16>
    /// One tile a level: what the clip of a partition covers.
    private(set) var clips: UnsafeMutablePointer<Int16>
    let windings: UnsafeMutablePointer<Float>
    let positions: UnsafeMutablePointer<Float>
    let mask: UnsafeMutablePointer<UInt8>
    /// Colours beside the same curves.
    let layers: UnsafeMutablePointer<taiji_layer>
    /// Where colours are mixed in linear light, the tiles for it.
    var light: LightTiles?
    /// What is to be filled with one colour in the row at hand.
    var runs = Buffer<taiji_run>(capacity: 64)
    /// What was written.
    var written = Buffer<DamageSpan>()

    init(kernels: KernelTable) {
        self.kernels = kernels
        unsafe pixels = RowPainter.allocate(256)
        unsafe coverage = RowPainter.allocate(256)
        unsafe clips = RowPainter.allocate(256)
        unsafe windings = RowPainter.allocate(2176)
        unsafe positions = RowPainter.allocate(256)
        unsafe mask = RowPainter.allocate(256)
        unsafe layers = .allocate(capacity: RowPainter.layerLimit)
    }

    deinit {
        unsafe pixels.deallocate()
        unsafe coverage.deallocate()
        unsafe clips.deallocate()
        unsafe windings.deallocate()
        unsafe positions.deallocate()
        unsafe mask.deallocate()
        unsafe layers.deallocate()
    }

    /// Zeros on a border that suits every vector.
    private static func allocate<Element: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Element> {
        unsafe UnsafeMutableRawPointer.allocate(
            byteCount: count * MemoryLayout<Element>.stride, alignment: 64
        ).initializeMemory(as: Element.self, repeating: 0, count: count)
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Float> {
        unsafe UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
            .initializeMemory(as: Float.self, repeating: 0, count: count)
    }

    /// The tiles of a level that are drawn.
    @inline(__always)
    func openTiles(_ depth: Int) -> TileRow { unsafe TileRow(words: open.base + depth &* wordsPerRow) }

    /// Makes room for rows of `columns` tiles and groups nested `depth` deep.
    mutating func begin(columns: Int, depth: Int) {
        written.removeAll()
        guard columns != self.columns || depth + 1 != levels else { return }
        self.columns = columns
        levels = depth + 1
        colors.fill(count: columns * levels, with: 0)
        wordsPerRow = TileGrid.words(for: columns)
        open.fill(count: wordsPerRow * levels, with: 0)
        heads.fill(count: columns * levels, with: -1)
        tails.fill(count: columns * levels, with: -1)
        unsafe pixels.deallocate()
        unsafe pixels = RowPainter.allocate(256 * (levels + 1))
        unsafe clips.deallocate()
        unsafe clips = RowPainter.allocate(256 * levels)
    }
}
