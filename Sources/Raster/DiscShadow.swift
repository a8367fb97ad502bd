import TaijiDrawing
import TaijiGeometry

/// The shadow of a disc. Blurred by a Gaussian a disc stays round, so that its shadow is a radial gradient; a
/// dot that moves needs no blurring then, only another centre.
struct DiscShadow: Equatable {
    let center: Point
    let radius: Double
    let sigma: Double

    /// The shadow of a path that is one whole circle; nil for any other, and for a blur too small to see.
    init?(_ path: [Path.Element], sigma: Double) {
        guard path.count == 3, case .move = path[0], case .arc(let arc) = path[1], case .close = path[2],
            arc.isFullTurn, let radius = arc.circleRadius, radius > 0, sigma >= 0.25, sigma < 1e4,
            radius < 1e5
        else { return nil }
        (center, self.radius, self.sigma) = (arc.center, radius, sigma)
    }

    /// How far the shadow reaches: beyond three and a half standard deviations not a tenth of a grey level is
    /// left.
    var reach: Double { radius + 3.5 * sigma }

    /// Where the shadow may be seen.
    var outline: Path {
        Path.drawing { path throws(GeometryError) in try path.addCircle(center: center, radius: reach) }
    }

    /// Straight pieces along the radius: over one of them, an eighth of a standard deviation or less, the curve
    /// departs from its chord by less than an eighth of a grey level.
    private var pieces: Int { max(8, Int((min(reach, 7 * sigma) / (sigma / 8)).rounded(.up))) }

    /// The shadow's coverage at `distance` from the centre: the mean over the disc of a Gaussian round the
    /// place. Along a chord the Gaussian's integral is an error function; across the chords, x = r·sin φ, the
    /// trapezoid rule is all but exact, because the integrand is smooth and vanishes at both ends.
    func coverage(at distance: Double) -> Double {
        let count = max(16, min(4096, Int((4 * .pi * radius / sigma).rounded(.up))))
        let step = Double.pi / Double(count)
        var sum = 0.0
        for index in 1..<count {
            let angle = -Double.pi / 2 + Double(index) * step
            let half = radius * cosine(angle)
            let away = (radius * sine(angle) - distance) / sigma
            if abs(away) > 6 { continue }
            sum += exponential(-away * away / 2) * errorFunction(half / (sigma * 2.0.squareRoot())) * half
        }
        return min(1, sum * step / (sigma * (2 * Double.pi).squareRoot()))
    }

    /// The gradient's stops in `color`.
    func stops(_ color: Color) -> [Gradient.Stop] {
        // Within the disc's middle the shadow is flat; the pieces go where it is not.
        let start = max(0, radius - 3.5 * sigma)
        let edge = coverage(at: reach)
        return (0...pieces).map { index in
            let distance = start + (reach - start) * Double(index) / Double(pieces)
            let share = max(0, coverage(at: distance) - edge)
            return Gradient.Stop(distance / reach, color.opacity(share))
        }
    }

    /// The gradient's place.
    var kind: Gradient.Kind {
        .radial(startCenter: center, startRadius: 0, endCenter: center, endRadius: reach)
    }
}
