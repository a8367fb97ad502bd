import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

@Suite struct TaijiCoverageTests {
    /// Half a grey level is lost in rounding to eight bits; the rest is what flattening may add.
    static let tolerance = 1.0

    /// How far from its tip a tail, s²/2R thick at the distance s, gets as thick as a pixel's diagonal.
    static func tail(_ radius: Double) -> Double { 1.2 * (2 * radius).squareRoot() + 1 }

    /// All pixels but those round the two tips, where a tail is so thin that it shares its pixels with the rim.
    @Test(arguments: SIMDLevel.allCases)
    func theSeamlessTaijiHasTheExactCoverageAwayFromItsTips(simd: SIMDLevel) throws {
        let rows = try ExactTaiji.all()
        #expect(!rows.isEmpty)
        for row in rows {
            let taiji = Taiji(eye: row.eyeRadius / row.radius)
            let found = picture(
                of: taiji, center: Point(row.center.x, row.center.y), radius: row.radius, phase: -.pi / 2,
                background: .black, width: row.width, height: row.height, simd: simd
            ).levels
            let form = TaijiForm(
                center: Point(row.center.x, row.center.y), radius: row.radius, phase: -.pi / 2, eye: taiji.eye
            )
            let expected = row.coverage.enumerated().map { index, share in
                let (x, y) = (Double(index % row.width) + 0.5, Double(index / row.width) + 0.5)
                let isNearTip = form.distanceToTip(Point(x, y)) < Self.tail(row.radius)
                return isNearTip ? Double(found[index]) / 255 : share
            }
            let comparison = PictureComparison(found: found, expected: expected, width: row.width)
            let holds = comparison.holds(
                Self.tolerance, found: found, expected: expected, width: row.width,
                name: row.testDescription)
            #expect(
                holds, "off by \(comparison.largest)/255 at \(comparison.place)")
        }
    }
}
