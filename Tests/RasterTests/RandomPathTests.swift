import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

@Suite struct RandomPathTests {
    /// Half a level by rounding, up to half a level by flattening, and the reference's own error.
    static let tolerance = 1.6

    @Test(arguments: 0..<24) func coverageIsTheExactArea(seed: Int) {
        let (width, height) = (70, 45)
        var scenes = RandomScenes(seed: UInt64(1000 + seed), width: width, height: height)
        let path = scenes.path()
        for rule in [FillRule.winding, .evenOdd] {
            let found = renderedCoverage(path, rule: rule, width: width, height: height)
            let expected = ReferenceCoverage(path, rule: rule, width: width, height: height).values
            let comparison = PictureComparison(found: found, expected: expected, width: width)
            let holds = comparison.holds(
                Self.tolerance, found: found, expected: expected, width: width, name: "path-\(seed)-\(rule)")
            #expect(
                holds, "seed \(1000 + seed), \(rule): off by \(comparison.largest) at \(comparison.place)")
        }
    }
}
