import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// One curve, passed in even steps of its parameter and in even steps of its length.
func alongAPathPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 236, typeface)
    let controls = [Point(20, 160), Point(40, -60), Point(60, 20), Point(310, 150)]
    for (index, title) in ["even steps of the parameter", "even steps of the length (AlongPath)"].enumerated()
    {
        let origin = Point(16 + Double(index) * 352, 28)
        picture.rect(Rect(x: origin.x, y: origin.y, width: 336, height: 192), Ink.panel)
        picture.text(title, at: Point(origin.x, origin.y - 6), weight: .bold)
        let points = controls.map { $0 + origin }
        let path = Path.drawing { path throws(GeometryError) in
            try path.move(to: points[0])
            try path.addCubic(to: points[3], control1: points[1], control2: points[2])
        }
        picture.stroke(path, Ink.axis, width: 2)
        let way = try AlongPath(path)
        for step in 0...20 {
            let share = Double(step) / 20
            let place: Point
            let direction: Point
            if index == 0 {
                let rest = 1 - share
                place =
                    points[0] * (rest * rest * rest) + points[1] * (3 * rest * rest * share)
                    + points[2] * (3 * rest * share * share) + points[3] * (share * share * share)
                let derivative =
                    (points[1] - points[0]) * (rest * rest) + (points[2] - points[1]) * (2 * rest * share)
                    + (points[3] - points[2]) * (share * share)
                direction = derivative * (1 / derivative.length)
            } else {
                place = way.point(at: share)
                direction = way.direction(at: share)
            }
            let color = index == 0 ? Ink.amber : Ink.blue
            // An arrowhead whose middle is the place.
            let side = Point(-direction.y, direction.x) * 4.5
            picture.fill(
                Path.drawing { path throws(GeometryError) in
                    try path.move(to: place + direction * 6)
                    try path.addLine(to: place - direction * 5 + side)
                    try path.addLine(to: place - direction * 5 - side)
                    path.close()
                }, color)
        }
    }
    return picture
}
