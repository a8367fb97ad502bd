import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// The seamless taiji against its form, all round.
@Suite struct TaijiQualityTests {
    /// What the project promises, in units of 255: see `CoverageError`.
    static let rootMeanSquare = 0.3
    static let largest = 2.0
    /// Lines a row of the reference: across a flat part of an edge it is then off by a quarter of a level.
    private static let lines = 512

    /// The light half with its eye and without the dark one, by the even-odd rule.
    private func light(_ c: Point, _ radius: Double, _ phase: Double, eye: Double) -> Path {
        let half = radius / 2 * Point.unit(at: phase)
        return .drawing { path throws(GeometryError) in
            try path.addArc(Arc(center: c, radius: radius, startAngle: phase, sweep: .pi))
            try path.addArc(Arc(center: c - half, radius: radius / 2, startAngle: phase + .pi, sweep: -.pi))
            try path.addArc(Arc(center: c + half, radius: radius / 2, startAngle: phase + .pi, sweep: .pi))
            path.close()
            try path.addCircle(center: c + half, radius: eye * radius)
            try path.addCircle(center: c - half, radius: eye * radius)
        }
    }

    private func error(size: Int, phase: Double, eye: Double, renderer: SceneRenderer, _ found: Framebuffer)
        -> CoverageError
    {
        let center = Point(Double(size) / 2, Double(size) / 2)
        let radius = 0.48 * Double(size)
        let layers = Taiji(eye: eye).layers(center: center, radius: radius, phase: phase)
        _ = renderer.render(Scene(background: .black, layers: layers), into: found)
        let form = light(center, radius, phase, eye: eye)
        let expected = ReferenceCoverage(form, rule: .evenOdd, width: size, height: size, lines: Self.lines)
        return CoverageError(found: found.levels, expected: expected.values)
    }

    /// Small, because the reference is slow where it is not optimised; as large as in the benchmark at some
    /// phases only.
    @Test(arguments: [(96, 64, 1.0 / 4), (160, 64, 1.0 / 7), (512, 6, 1.0 / 4)])
    func isExactAtEveryPhase(size: Int, phases: Int, eye: Double) {
        let renderer = SceneRenderer()
        let found = Framebuffer(width: size, height: size)
        for index in 0..<phases {
            let phase = 0.7 + 2 * .pi * Double(index) / Double(phases)
            let error = error(size: size, phase: phase, eye: eye, renderer: renderer, found)
            #expect(error.rootMeanSquare <= Self.rootMeanSquare, "phase \(phase): \(error)")
            #expect(error.largest <= Self.largest, "phase \(phase): \(error)")
            #expect(error.edgePixels > 3 * size)
        }
    }
}
