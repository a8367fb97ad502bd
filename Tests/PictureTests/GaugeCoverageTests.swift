import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// Each part of the gauge, alone, covers exactly the pixels that the design gives it.
@Suite struct GaugeCoverageTests {
    /// What the project allows itself against a supersampled reference, of which one level is the
    /// reference's own error.
    static let tolerance = 2.0
    static let sizes = [(240, 240), (173, 211), (300, 121), (410, 400)]

    private func check(_ theme: Theme, value: Double, _ path: Path, _ size: (Int, Int), _ name: String) {
        let found = picture(
            of: restingInstrument(value: value, width: size.0, height: size.1) { $0.theme = theme }
        ).levels
        let expected = ReferenceCoverage(path, width: size.0, height: size.1).values
        let comparison = PictureComparison(found: found, expected: expected, width: size.0)
        let holds = comparison.holds(
            Self.tolerance, found: found, expected: expected, width: size.0,
            name: "\(name)-\(size.0)x\(size.1)")
        #expect(
            holds,
            "\(name) at \(value): off by \(comparison.largest)/255 at \(comparison.place)")
    }

    @Test(arguments: sizes) func theValueArcRunsFromTheStartToTheValue(size: (Int, Int)) {
        let form = GaugeForm(width: size.0, height: size.1)
        for value in [0, 1e-9, 0.4, 33.3, 64, 99.9, 100] {
            // The dot is black and lies clear of the band.
            check(.valueProbe, value: value, form.valueArc(value / 100), size, "value")
        }
    }

    @Test(arguments: sizes) func theDotRidesOnTheTrack(size: (Int, Int)) {
        let form = GaugeForm(width: size.0, height: size.1)
        for value in [0, 33.3, 64, 100] {
            check(.probe(\.dot), value: value, form.dot(value / 100), size, "dot")
        }
        for (value, fraction) in [(-40.0, 0.0), (1e9, 1)] {
            check(.probe(\.dot), value: value, form.dot(fraction), size, "dot beyond the range")
        }
    }

    @Test(arguments: sizes) func segmentsTrackAndTicks(size: (Int, Int)) {
        let form = GaugeForm(width: size.0, height: size.1)
        check(.probe(\.segments), value: 0, form.segments, size, "segments")
        check(.probe(\.minorTicks), value: 0, form.ticks(major: false), size, "minor")
        check(.probe(\.majorTicks), value: 0, form.ticks(major: true), size, "major")
    }

    /// The dot lies over the track; a track of which the dot's place is left out is held against the whole.
    @Test(arguments: sizes) func theTrackIsThinAndWhole(size: (Int, Int)) {
        let form = GaugeForm(width: size.0, height: size.1)
        var theme = Theme.probe(\.track)
        theme.dot = .clear
        check(theme, value: 50, form.track, size, "track")
    }
}
