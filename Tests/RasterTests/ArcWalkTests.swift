import TaijiGeometry
import TestSupport
import Testing

/// Quarters of circles are cut at the borders of tiles where they cross them, whatever their size.
@Suite struct ArcWalkTests {
    /// Steps along a tile's side.
    static let side = 1 << 15

    /// A quarter of a circle or less: both ends, as the outline gives them to the binner.
    struct Quarter {
        var center: SIMD2<Double>
        var radius: Double
        var turn: Double
        var sides: SIMD2<Int32>
        var from: SIMD2<Int32>
        var to: SIMD2<Int32>

        init(_ random: inout SeededRandom) {
            let radius = [random.double(40...200), random.double(40...5000), 48, 480_000][random.int(0...3)]
            func place(_ random: inout SeededRandom) -> Double {
                let value = radius + 1 + random.double(0...600)
                switch random.int(0...3) {
                case 0: return (value / 16).rounded(.up) * 16
                case 1: return (value / 16).rounded(.up) * 16 + Double(random.int(-2...2)) / 2048
                default: return value
                }
            }
            center = SIMD2(place(&random), place(&random))
            turn = random.oneIn(2) ? 1 : -1
            let quarter = random.int(0...3)
            sides = SIMD2(quarter == 0 || quarter == 3 ? 1 : -1, quarter < 2 ? 1 : -1)
            // From a share of the quarter, counted clockwise, to another.
            var (a, b) = (random.double(0...1), random.double(0...1))
            if radius > 5000 { b = a + random.double(-0.001...0.001) }
            if random.oneIn(3) { a = 0 }
            if random.oneIn(3), radius <= 5000 { b = 1 }
            (a, b) = (min(a, b), min(max(a, b), 1))
            if turn < 0 { (a, b) = (b, a) }
            let center = center
            self.radius = radius
            func end(_ share: Double) -> SIMD2<Int32> {
                let angle = (Double(quarter) + max(0, share)) * .pi / 2
                let x = center.x + radius * cosine(angle)
                let y = center.y + radius * sine(angle)
                return SIMD2(Int32((x * 2048).rounded()), Int32((y * 2048).rounded()))
            }
            (from, to) = (end(a), end(b))
        }

        var walk: ArcWalk {
            ArcWalk(center: center, radius: radius, turn: turn, sides: sides, from: from, to: to)
        }
        var walkBack: ArcWalk {
            ArcWalk(center: center, radius: radius, turn: -turn, sides: sides, from: to, to: from)
        }
        /// How far a place is from the circle, in steps.
        func distance(_ place: SIMD2<Int32>) -> Double {
            let (x, y) = (Double(place.x) / 2048 - center.x, Double(place.y) / 2048 - center.y)
            return abs((x * x + y * y).squareRoot() - radius) * 2048
        }
    }

    @Test(arguments: 0..<400) func piecesAreWithinTheirTilesAndOnTheCircle(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let quarter = Quarter(&random)
        let walk = quarter.walk
        // Half a step along a border, and a square root's error where the circle is large and flat.
        let tolerance = 0.75 + quarter.radius * 1e-6
        var faults = 0
        var last = quarter.from
        for tile in walk.tiles {
            let (left, top) = (tile.column * Self.side, tile.row * Self.side)
            for place in [tile.from, tile.to] {
                let isInside =
                    (left...left + Self.side).contains(Int(place.x))
                    && (top...top + Self.side).contains(Int(place.y))
                if !isInside || quarter.distance(place) > tolerance { faults += 1 }
            }
            let way = (tile.to &- tile.from) &* walk.arc.step
            if tile.from != last || way.x < 0 || way.y < 0 { faults += 1 }
            last = tile.to
        }
        #expect(faults == 0 && last == quarter.to, "seed \(seed): \(quarter)")
        #expect(walk.strangers == 0, "seed \(seed): other curves than the circle's")
    }

    /// What lies on the two sides of an arc that two shapes share fits together.
    @Test(arguments: 0..<400) func anArcAndItsReverseAreCutAlike(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let quarter = Quarter(&random)
        // What runs along a border may lie on either side of it.
        if quarter.from.x == quarter.to.x || quarter.from.y == quarter.to.y { return }
        let isAlike = quarter.walk.tiles == quarter.walkBack.tiles.reversed().map(\.reversed)
        #expect(isAlike, "seed \(seed): \(quarter)")
    }
}
