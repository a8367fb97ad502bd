/// Makes few rectangles of many.
///
/// Sending a rectangle to a texture costs a call and its bytes. Two rectangles become one where what the one
/// holds beyond the two costs less than a call.
@safe
struct DamageMerger: ~Copyable {
    /// What a call counts, in pixels. `UploadBench` found 1.7 to 2.8 µs a call and 0.28 to 0.32 ns a byte with SDL's
    /// OpenGL renderer (llvmpipe), 0.65 µs and 0.073 ns with its software renderer: a call is worth 1,550 to 2,400
    /// pixels. The time of a frame hardly depends on it between a third of that and all; the lower end keeps what the
    /// turning taiji sends within 12, 9 and 6 times what changes at 512², 1080p and 4K.
    static let callCost = 512

    /// A rectangle that may still grow downwards.
    struct Open {
        var span: DamageSpan
        /// How far it may grow sideways without meeting another, in any of its rows.
        var leftLimit = 0
        var rightLimit = Int.max
    }

    /// What is left of a list.
    @safe
    struct Rest {
        var next: UnsafePointer<DamageSpan>
        let end: UnsafePointer<DamageSpan>

        /// The row of tiles of the next span.
        @inline(__always)
        var row: Int { unsafe next == end ? .max : next.pointee.top >> 4 }
    }

    private var open = Buffer<Open>()
    private var next = Buffer<Open>()
    private var row = Buffer<DamageSpan>()
    private var lists = Buffer<Rest>()
    private var result: [PixelRect] = []

    init() {}

    /// Rectangles that hold all spans of the lists and do not overlap. In each list the spans come row of tiles
    /// by row of tiles and from left to right; no row is in two lists.
    mutating func merge(_ lists: Int, _ list: (Int) -> UnsafeBufferPointer<DamageSpan>) -> Damage {
        result.removeAll(keepingCapacity: true)
        open.removeAll()
        self.lists.removeAll()
        for index in 0..<lists {
            let list = unsafe list(index)
            guard let base = list.baseAddress else { continue }
            unsafe self.lists.append(Rest(next: base, end: base + list.count))
        }
        var lastRow = -1
        while true {
            // The list with the uppermost row is next.
            var (chosen, row) = (0, Int.max)
            for index in 0..<self.lists.count where self.lists[index].row < row {
                (chosen, row) = (index, self.lists[index].row)
            }
            if row == .max { break }
            if row != lastRow + 1 { closeAll() }
            lastRow = row
            gather(row, from: chosen)
            stack()
        }
        closeAll()
        return Damage(rects: result)
    }

    /// Takes the spans of a row from a list, neighbours put together where that pays.
    private mutating func gather(_ row: Int, from index: Int) {
        self.row.removeAll()
        var list = lists[index]
        var last = unsafe list.next.pointee
        unsafe list.next += 1
        while list.row == row {
            let span = unsafe list.next.pointee
            unsafe list.next += 1
            if DamageMerger.pays(last, span) {
                last = DamageMerger.union(last, span)
            } else {
                self.row.append(last)
                last = span
            }
        }
        self.row.append(last)
        lists[index] = list
    }

    @inline(__always)
    private static func union(_ a: DamageSpan, _ b: DamageSpan) -> DamageSpan {
        DamageSpan(
            left: min(a.left, b.left), right: max(a.right, b.right), top: min(a.top, b.top),
            bottom: max(a.bottom, b.bottom))
    }

    @inline(__always)
    private static func area(_ span: DamageSpan) -> Int {
        (span.right &- span.left) &* (span.bottom &- span.top)
    }

    @inline(__always)
    private static func pays(_ a: DamageSpan, _ b: DamageSpan) -> Bool {
        area(union(a, b)) &- area(a) &- area(b) <= callCost
    }

    /// Puts the row's spans under the open rectangles where that pays and they stay apart.
    private mutating func stack() {
        next.removeAll()
        let (open, openCount) = unsafe (self.open.base, self.open.count)
        let (row, count) = unsafe (self.row.base, self.row.count)
        var place = 0
        var last = 0
        for index in 0..<count {
            let span = unsafe row[index]
            // What ends to the left of the span has nothing under it.
            while place < openCount, unsafe open[place].span.right <= span.left {
                unsafe close(open[place].span)
                place &+= 1
            }
            var entry = Open(span: span)
            if place < openCount, unsafe open[place].span.left < span.right {
                let above = unsafe open[place]
                let both = DamageMerger.union(above.span, span)
                let right = unsafe min(
                    above.rightLimit, index &+ 1 < count ? row[index &+ 1].left : Int.max,
                    place &+ 1 < openCount ? open[place &+ 1].span.left : Int.max)
                if both.left >= max(above.leftLimit, last), both.right <= right,
                    DamageMerger.pays(above.span, span)
                {
                    entry = above
                    entry.span = both
                    place &+= 1
                }
            }
            // Its neighbours bound how far each may grow.
            if index > 0 {
                entry.leftLimit = max(entry.leftLimit, last)
                let before = unsafe next.base + (index &- 1)
                unsafe before.pointee.rightLimit = min(before.pointee.rightLimit, entry.span.left)
            }
            next.append(entry)
            last = entry.span.right
        }
        while place < openCount {
            unsafe close(open[place].span)
            place &+= 1
        }
        swap(&self.open, &next)
    }

    private mutating func closeAll() {
        for index in 0..<open.count { close(open[index].span) }
        open.removeAll()
    }

    private mutating func close(_ span: DamageSpan) {
        result.append(
            PixelRect(
                x: span.left, y: span.top, width: span.right - span.left, height: span.bottom - span.top))
    }
}
