import TaijiDrawing
import TaijiGeometry

/// A field of a picture with two axes.
struct Chart {
    /// Where 0…1 of both axes lie is up to the ranges.
    let frame: Rect
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    func place(_ x: Double, _ y: Double) -> Point {
        Point(
            frame.minX + (x - self.x.lowerBound) / (self.x.upperBound - self.x.lowerBound) * frame.width,
            frame.maxY - (y - self.y.lowerBound) / (self.y.upperBound - self.y.lowerBound) * frame.height)
    }

    /// The ground, and lines at those values.
    func draw(in picture: inout Picture, horizontals: [Double] = [0, 1], verticals: [Double] = [0, 1]) {
        picture.rect(frame, Ink.panel)
        for value in verticals {
            picture.line(place(value, y.lowerBound), place(value, y.upperBound), Ink.faint)
        }
        for value in horizontals {
            picture.line(place(x.lowerBound, value), place(x.upperBound, value), Ink.axis)
        }
    }

    func title(_ text: String, in picture: inout Picture) {
        picture.text(text, at: Point(frame.minX, frame.minY - 6), weight: .bold)
    }

    /// The curve of `body`, in as many pieces as `breaks` says: at each of them it jumps. Where `body` is nil
    /// there is no curve.
    func curve(
        _ color: Color, in picture: inout Picture, from start: Double? = nil, to end: Double? = nil,
        breaks: [Double] = [], width: Double = 2, dash: [Double] = [], _ body: (Double) -> Double?
    ) {
        let start = start ?? x.lowerBound
        let end = end ?? x.upperBound
        let ends = [start] + breaks.filter { $0 > start && $0 < end } + [end]
        let step = (x.upperBound - x.lowerBound) / frame.width / 2
        for (from, to) in zip(ends, ends.dropFirst()) {
            let inset = (to - from) * 1e-9
            let count = max(Int((to - from) / step), 1)
            var run: [Point] = []
            for index in 0...count {
                let moment = from + inset + (to - from - 2 * inset) * Double(index) / Double(count)
                if let value = body(moment) {
                    run.append(place(moment, value))
                } else {
                    polyline(run, color, width, dash, &picture)
                    run = []
                }
            }
            polyline(run, color, width, dash, &picture)
        }
    }

    private func polyline(
        _ points: [Point], _ color: Color, _ width: Double, _ dash: [Double], _ picture: inout Picture
    ) {
        guard points.count > 1 else { return }
        picture.stroke(
            Path.drawing { path throws(GeometryError) in
                try path.move(to: points[0])
                for point in points.dropFirst() { try path.addLine(to: point) }
            }, color, width: width, dash: dash)
    }
}

/// A row of line samples with what they stand for.
func legend(_ entries: [(String, Color)], at start: Point, in picture: inout Picture) {
    var x = start.x
    for (text, color) in entries {
        picture.line(Point(x, start.y - 4), Point(x + 16, start.y - 4), color, width: 2.5)
        picture.text(text, at: Point(x + 21, start.y))
        let advance = picture.typeface.measure(text, font: Font(size: 12 * Picture.density)).advance
        x += 21 + advance / Picture.density + 18
    }
}
