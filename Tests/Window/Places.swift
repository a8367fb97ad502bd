import Foundation

/// Where things are, as `--describe` tells.
struct Places: Decodable {
    struct Place: Decodable {
        let x: Double
        let y: Double
    }
    struct Gauge: Decodable {
        let center: Place
        let trackRadius: Double
        let bandRadius: Double
        let startAngle: Double
        let endAngle: Double
        let dot: Place
    }
    struct Taiji: Decodable {
        let center: Place
        let radius: Double
    }

    let width: Int
    let height: Int
    let gauge: Gauge?
    let taiji: Taiji?

    /// What the program says with `arguments`.
    init(_ arguments: [String]) throws {
        let run = try BuiltProgram.run(arguments + ["--describe"])
        self = try JSONDecoder().decode(Places.self, from: Data(run.output.utf8))
    }
}

extension Places.Gauge {
    /// The place at the share `fraction` of the scale on the circle of the band, or of the dot's track.
    func place(at fraction: Double, onTrack: Bool = false) -> Places.Place {
        var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
        if sweep <= 0 { sweep += 2 * .pi }
        let angle = startAngle + fraction * sweep
        let radius = onTrack ? trackRadius : bandRadius
        return Places.Place(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
