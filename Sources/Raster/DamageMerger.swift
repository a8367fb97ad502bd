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

    private var open = Buffer<Open>()
    private var next = Buffer<Open>()
    private var row = Buffer<DamageSpan>()
    private var places = Buffer<Int>()
    private var result: [PixelRect] = []

    init() {}

    /// Rectangles that hold all spans of the lists and do not overlap. In each list the spans come row of tiles
    /// by row of tiles and from left to right; no row is in two lists.
    mutating func merge(_ lists: Int, _ list: (Int) -> UnsafeBufferPointer<DamageSpan>) -> Damage {
        result.removeAll(keepingCapacity: true)
        open.removeAll()
        places.fill(count: lists, with: 0)
        var lastRow = -1
        while true {
            // The list with the uppermost row is next.
            var (chosen, chosenRow) = (-1, Int.max)
            for index in 0..<lists where unsafe places[index] < list(index).count {
                let top = unsafe list(index)[places[index]].top >> 4
                if top < chosenRow { (chosen, chosenRow) = (index, top) }
            }
            if chosen < 0 { break }
            if chosenRow != lastRow + 1 { closeAll() }
            lastRow = chosenRow
            let spans = unsafe list(chosen)
            row.removeAll()
            while places[chosen] < spans.count, unsafe spans[places[chosen]].top >> 4 == chosenRow {
                unsafe addToRow(spans[places[chosen]])
                places[chosen] = places[chosen] + 1
            }
            stack()
        }
        closeAll()
        return Damage(rects: result)
    }

    private static func union(_ a: DamageSpan, _ b: DamageSpan) -> DamageSpan {
        DamageSpan(
            left: min(a.left, b.left), right: max(a.right, b.right), top: min(a.top, b.top),
            bottom: max(a.bottom, b.bottom))
    }

    private static func area(_ span: DamageSpan) -> Int {
        (span.right - span.left) * (span.bottom - span.top)
    }

    private static func pays(_ a: DamageSpan, _ b: DamageSpan) -> Bool {
        area(union(a, b)) - area(a) - area(b) <= callCost
    }

    private mutating func addToRow(_ span: DamageSpan) {
        if row.count > 0, DamageMerger.pays(row[row.count - 1], span) {
            row[row.count - 1] = DamageMerger.union(row[row.count - 1], span)
        } else {
            row.append(span)
        }
    }

    /// Puts the row's spans under the open rectangles where that pays and they stay apart.
    private mutating func stack() {
        next.removeAll()
        var place = 0
        for index in 0..<row.count {
            let span = row[index]
            // What ends to the left of the span has nothing under it.
            while place < open.count, open[place].span.right <= span.left {
                close(open[place].span)
                place += 1
            }
            let last = next.count > 0 ? next[next.count - 1].span.right : 0
            if place < open.count, open[place].span.left < span.right {
                var grown = open[place]
                let both = DamageMerger.union(grown.span, span)
                let right = min(
                    grown.rightLimit, index + 1 < row.count ? row[index + 1].left : Int.max,
                    place + 1 < open.count ? open[place + 1].span.left : Int.max)
                if both.left >= max(grown.leftLimit, last), both.right <= right,
                    DamageMerger.pays(grown.span, span)
                {
                    grown.span = both
                    next.append(grown)
                    place += 1
                    continue
                }
            }
            next.append(Open(span: span))
        }
        while place < open.count {
            close(open[place].span)
            place += 1
        }
        for index in 0..<next.count {
            var entry = next[index]
            if index > 0 { entry.leftLimit = max(entry.leftLimit, next[index - 1].span.right) }
            if index + 1 < next.count { entry.rightLimit = min(entry.rightLimit, next[index + 1].span.left) }
            next[index] = entry
        }
        swap(&open, &next)
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
