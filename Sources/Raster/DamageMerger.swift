/// Makes few rectangles of many.
enum DamageMerger {
    /// Rectangles that hold all of `spans`, which come row of tiles by row of tiles and from left to right.
    static func merge(_ spans: borrowing Buffer<DamageSpan>) -> Damage {
        var rects: [PixelRect] = []
        var index = 0
        while index < spans.count {
            var span = spans[index]
            index += 1
            // Neighbours in the row of tiles are put together.
            while index < spans.count, spans[index].top >> 4 == span.top >> 4,
                spans[index].left <= span.right + 16
            {
                span.right = max(span.right, spans[index].right)
                span.top = min(span.top, spans[index].top)
                span.bottom = max(span.bottom, spans[index].bottom)
                index += 1
            }
            rects.append(
                PixelRect(
                    x: span.left, y: span.top, width: span.right - span.left, height: span.bottom - span.top))
        }
        return Damage(rects: rects)
    }
}
