import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiRaster

/// A picture in the making, measured in the page's pixels; its own are twice as many.
struct Picture {
    static let density = 2.0

    let size: Size
    let typeface: SDLTypeface
    private(set) var layers: [Layer] = []

    init(_ width: Double, _ height: Double, _ typeface: SDLTypeface) {
        size = Size(width: width, height: height)
        self.typeface = typeface
    }

    mutating func fill(_ path: Path, _ color: Color) {
        layers.append(.fill(path.applying(.scale(x: Picture.density, y: Picture.density)), color))
    }

    mutating func stroke(_ path: Path, _ color: Color, width: Double = 2, dash: [Double] = []) {
        let style = StrokeStyle(width: width, cap: dash.isEmpty ? .round : .butt, join: .round, dash: dash)
        fill(path.stroked(style, tolerance: 0.02), color)
    }

    mutating func line(_ from: Point, _ to: Point, _ color: Color, width: Double = 1, dash: [Double] = []) {
        stroke(
            Path.drawing { path throws(GeometryError) in
                try path.move(to: from)
                try path.addLine(to: to)
            }, color, width: width, dash: dash)
    }

    mutating func dot(_ center: Point, _ color: Color, radius: Double = 3.5) {
        fill(
            Path.drawing { path throws(GeometryError) in
                try path.addCircle(center: center, radius: radius)
            }, color)
    }

    mutating func ring(_ center: Point, _ color: Color, radius: Double = 3) {
        dot(center, color, radius: radius + 0.75)
        dot(center, Ink.paper, radius: radius - 0.75)
    }

    mutating func rect(_ rect: Rect, _ color: Color) {
        fill(Path.drawing { path throws(GeometryError) in try path.addRect(rect) }, color)
    }

    enum Anchor { case start, middle, end }

    mutating func text(
        _ text: String, at place: Point, _ anchor: Anchor = .start, color: Color = Ink.text,
        size: Double = 12,
        weight: Font.Weight = .regular
    ) {
        let font = Font(size: size * Picture.density, weight: weight)
        let advance = typeface.measure(text, font: font).advance
        let shift =
            switch anchor {
            case .start: 0.0;
            case .middle: advance / 2;
            case .end: advance
            }
        let origin = Point(
            (place.x * Picture.density - shift).rounded(), (place.y * Picture.density).rounded())
        layers.append(.glyphs(typeface.glyphs(text, font: font, origin: origin), color))
    }

    func write(to file: String) throws {
        let framebuffer = Framebuffer(
            width: Int(size.width * Picture.density), height: Int(size.height * Picture.density))
        _ = SceneRenderer().render(Scene(background: Ink.paper, layers: layers), into: framebuffer)
        try PictureFile(framebuffer).write(to: file, largest: 40_900)
    }
}
