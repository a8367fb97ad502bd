import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

@Suite struct TaijiCoverageTests {
    /// Half a grey level is lost in rounding to eight bits; the rest is what flattening may add.
    static let tolerance = 1.0

    @Test(arguments: SIMDLevel.allCases)
    func theSeamlessTaijiHasTheExactCoverage(simd: SIMDLevel) throws {
        let rows = try ExactTaiji.all()
        #expect(!rows.isEmpty)
        for row in rows {
            let taiji = Taiji(eye: row.eyeRadius / row.radius)
            let found = picture(
                of: taiji, center: Point(row.center.x, row.center.y), radius: row.radius, phase: -.pi / 2,
                background: .black, width: row.width, height: row.height, simd: simd
            ).levels
            let comparison = PictureComparison(found: found, expected: row.coverage, width: row.width)
            let holds = comparison.holds(
                Self.tolerance, found: found, expected: row.coverage, width: row.width,
                name: row.testDescription)
            #expect(
                holds, "off by \(comparison.largest)/255 at \(comparison.place)")
        }
    }
}
