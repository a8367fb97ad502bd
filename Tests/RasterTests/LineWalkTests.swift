import CVector
import TaijiRaster
import TestSupport
import Testing

/// Lines are cut at the borders of tiles where they cross them, whatever their coordinates.
@Suite struct LineWalkTests {
    /// Steps along a tile's side, and the greatest place in a picture.
    static let (side, end): (Int, Int) = (1 << 15, Framebuffer.largestSide * 2048)

    /// A place of any kind: at any scale, on or beside a border, or at an end of the picture.
    static func coordinate(_ random: inout SeededRandom, _ reach: Int) -> Int {
        switch random.int(0...5) {
        case 0: random.int(0...reach / side) * side
        case 1: min(max(random.int(0...reach / side) * side + random.int(-2...2), 0), reach)
        case 2: random.oneIn(2) ? 0 : reach
        default: random.int(0...reach)
        }
    }

    static func line(_ random: inout SeededRandom) -> (SIMD2<Int32>, SIMD2<Int32>) {
        // Far out, few tiles in one direction keep the number of tiles low.
        let long = [3 * side, 40 * side, 500 * side, end][random.int(0...3)]
        let short = random.oneIn(2) ? long : min(long, [1, 7, side, 5 * side][random.int(0...3)])
        let (reachX, reachY) = random.oneIn(2) ? (long, short) : (short, long)
        let x = random.oneIn(2) ? 0 : end - reachX
        let y = random.oneIn(2) ? 0 : end - reachY
        func place(_ random: inout SeededRandom) -> SIMD2<Int32> {
            SIMD2(Int32(x + coordinate(&random, reachX)), Int32(y + coordinate(&random, reachY)))
        }
        return (place(&random), place(&random))
    }

    /// Twice the area between a place and the line: its distance times the length, exactly.
    static func cross(_ ends: taiji_line_ends, _ x: Int, _ y: Int) -> Int {
        let (x0, y0) = (Int(ends.from.x), Int(ends.from.y))
        return (x - x0) * (Int(ends.to.y) - y0) - (y - y0) * (Int(ends.to.x) - x0)
    }

    @Test(arguments: 0..<300) func piecesAreWithinTheirTilesAndOnTheLine(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (from, to) = Self.line(&random)
        let walk = LineWalk(from, to)
        let (dx, dy) = (
            Int(walk.ends.to.x) - Int(walk.ends.from.x), Int(walk.ends.to.y) - Int(walk.ends.from.y)
        )
        // Half a step along the border that is crossed; a place beside a row's end may be moved there.
        let tolerance = Double(max(abs(dx), dy)) * 0.502
        var faults = 0
        var last = walk.ends.from
        for tile in walk.tiles {
            let (left, top) = (tile.column * Self.side, tile.row * Self.side)
            for place in [tile.from, tile.to] {
                let isInside =
                    (left...left + Self.side).contains(Int(place.x))
                    && (top...top + Self.side).contains(Int(place.y))
                let distance = abs(Double(Self.cross(walk.ends, Int(place.x), Int(place.y))))
                if !isInside || distance > tolerance { faults += 1 }
            }
            let goesOn =
                tile.from == last && tile.to.y >= tile.from.y && Int(tile.to.x - tile.from.x) * dx >= 0
            if !goesOn { faults += 1 }
            last = tile.to
        }
        #expect(faults == 0 && last == walk.ends.to, "seed \(seed): \(from) to \(to)")
    }

    /// A tile has the same places when one comes to it from tile to tile and when they are asked for alone.
    @Test(arguments: 0..<300) func aTileIsTheSameAlone(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (from, to) = Self.line(&random)
        var walk = LineWalk(from, to)
        var faults = 0
        for (index, tile) in walk.tiles.enumerated() {
            let state = unsafe taiji_line_at(tile.key, &walk.line)
            if index > 0, unsafe taiji_line_entry(state, &walk.line).place != tile.from { faults += 1 }
            if index < walk.tiles.count - 1, unsafe taiji_line_exit(state, &walk.line).place != tile.to {
                faults += 1
            }
        }
        #expect(faults == 0, "seed \(seed): \(from) to \(to)")
    }

    @Test(arguments: 0..<300) func distancesAreThoseOfTheWholeLine(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (from, to) = Self.line(&random)
        let walk = LineWalk(from, to)
        let (dx, dy) = (Double(walk.ends.to.x - walk.ends.from.x), Double(walk.ends.to.y - walk.ends.from.y))
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        let sign: Double = walk.ends.is_flipped ? -1 : 1
        var worst = 0.0
        for tile in walk.tiles {
            let area = Self.cross(
                walk.ends, tile.column * Self.side + Self.side / 2, tile.row * Self.side + Self.side / 2)
            worst = max(worst, abs(Double(tile.curve.distance) - sign * Double(area) / length / 2048))
            worst = max(worst, abs(Double(tile.curve.normal_x) + sign * dy / length))
            worst = max(worst, abs(Double(tile.curve.normal_y) - sign * dx / length))
        }
        #expect(worst < 2e-6, "seed \(seed): \(from) to \(to), off by \(worst)")
    }

    /// What lies on the two sides of a line that two shapes share fits together.
    @Test(arguments: 0..<300) func aLineAndItsReverseAreNegatives(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (from, to) = Self.line(&random)
        let (one, other) = (LineWalk(from, to), LineWalk(to, from))
        func isNegative(_ a: Float, _ b: Float) -> Bool {
            a.bitPattern ^ b.bitPattern == 1 << 31 || (a == 0 && b == 0)
        }
        let areNegatives = zip(one.tiles, other.tiles).allSatisfy { a, b in
            a.key == b.key && a.from == b.from && a.to == b.to && a.mayPass == b.mayPass
                && isNegative(a.curve.distance, b.curve.distance)
                && isNegative(a.curve.normal_x, b.curve.normal_x)
                && isNegative(a.curve.normal_y, b.curve.normal_y)
        }
        #expect(one.tiles.count == other.tiles.count, "seed \(seed)")
        #expect(areNegatives, "seed \(seed): \(from) to \(to)")
        #expect(from == to || one.ends.is_flipped != other.ends.is_flipped)
    }

    /// Where a curve is kept, the side on which the tile's upper left corner lies is the one that follows from the places
    /// where the line comes in: only where that is the tile's left side, the corner is on the higher side of a line downwards.
    @Test(arguments: 0..<300) func theCornersSideFollowsFromThePlaces(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (from, to) = Self.line(&random)
        let walk = LineWalk(from, to)
        var faults = 0
        for tile in walk.tiles.dropFirst().dropLast() where tile.mayPass && !taiji_is_corner(tile.from) {
            let comesFromTheLeft = Int(tile.from.x) == tile.column * Self.side
            let corner = unsafe withUnsafePointer(to: tile.curve) { unsafe taiji_curve_at_corner($0) }
            if abs(corner) < 0.0005 || (corner > 0) != (comesFromTheLeft != walk.ends.is_flipped) {
                faults += 1
            }
        }
        #expect(faults == 0, "seed \(seed): \(from) to \(to)")
    }

    /// A steep line that ends on the picture's right border comes there rows before its end, by rounding.
    @Test(arguments: [-1, 1] as [Int32]) func noCurveIsKeptBehindTheLastColumn(direction: Int32) {
        let (border, length) = (Int32(5 * Self.side), Int32(20 * Self.side))
        let (inside, outside) = (SIMD2(border - 1, 100), SIMD2(border, length - 100))
        let walk =
            direction > 0 ? LineWalk(inside, outside) : LineWalk(outside, inside)
        #expect(walk.tiles.contains { $0.column == 5 })
        #expect(!walk.tiles.contains { $0.column == 5 && $0.mayPass })
    }
}
