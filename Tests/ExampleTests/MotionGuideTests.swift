import TaijiDrawing
import TaijiGeometry
import TaijiMotion
import Testing

/// The guide's examples do what its pages say.
@Suite struct MotionGuideTests {
    /// Reference values beside the examples are given to 9 digits.
    static let digits = 1e-8

    @Test func easings() throws {
        let expected = [0.911611652, 0.348169157, 0.4, 0.8]
        for (value, reference) in zip(try easedProgress(at: 0.25), expected) {
            #expect(abs(value - reference) < Self.digits)
        }
    }

    @Test func springs() throws {
        #expect(try abs(springHeight() - 77.994908845) < Self.digits)
        // Found in steps of a millionth of a second.
        #expect(try abs(settlingTime() - 0.818746) < 2e-6)
    }

    @Test func keyframes() throws {
        #expect(try pulseScale(at: 0.3) == 1.25)
        // ease-out is 0.378138131 at a quarter.
        #expect(try abs(pulseScale(at: 0.075) - (1 + 0.25 * 0.378138131)) < Self.digits)
        #expect(try pulseScale(at: 1) == 1)
        #expect(try smoothTour(at: 1) == SIMD2(80, 90))
    }

    @Test func alongAPath() throws {
        let path = Path.drawing { path throws(GeometryError) in
            try path.move(to: Point(10, 10))
            try path.addLine(to: Point(10, 50))
            try path.addLine(to: Point(50, 50))
        }
        // Halfway, at the corner, it points where it goes on to; before that, down.
        let corner = try arrowPlace(on: path, at: 1)
        #expect(corner.apply(to: .zero) == Point(10, 50))
        #expect(corner.apply(toVector: Point(1, 0)) == Point(1, 0))
        let early = try arrowPlace(on: path, at: 0.5).apply(toVector: Point(1, 0))
        #expect((early - Point(0, 1)).length < Self.digits)
    }

    @Test func timing() throws {
        #expect(try lampBrightness(at: 0.2) == 0)
        #expect(try lampBrightness(at: 0.9) == 1)
        #expect(try abs(lampBrightness(at: 0.7) - 0.5) < Self.digits)
        #expect(try lampBrightness(at: 9) == 0)
        let lamps = try rowOfLamps(at: 0.15)
        #expect(lamps[0] != nil && lamps[1] != nil && lamps[2] == nil)
        // A row takes 0.7 s, and then comes again.
        let again = try rowOfLamps(at: 0.85)
        for (first, second) in zip(lamps, again) {
            #expect((first == nil) == (second == nil))
            #expect(abs((first ?? 0) - (second ?? 0)) < Self.digits)
        }
    }

    @Test func retarget() throws {
        let (shown, reports) = try changeOfMind()
        // ease-in-out is 0.331883 at 0.4 (to 6 digits).
        #expect(abs(shown - 80 * Easing.easeInOut.value(at: 0.4)) < Self.digits)
        #expect(reports.map(\.isFinished) == [false, true])
    }

    @Test func control() throws {
        let shown = try remoteControl()
        #expect(shown.count == 4)
        #expect(abs((shown[0] ?? 0) - 0.5) < Self.digits)
        #expect(shown[1] == shown[0])
        #expect(shown[2] == 0)
        #expect(shown[3] == nil)
    }

    @Test func zeroAndBadInput() throws {
        let (message, value) = try refusedInput()
        #expect(message == "target is nan; a finite value is expected")
        #expect(value == 7)
    }

    @Test func reducedMotion() throws {
        let (shown, isFinished, phase) = try calmPanel()
        #expect(shown == 320)
        #expect(isFinished == true)
        #expect(phase == 1)
    }

    @Test func turning() throws {
        let (phase, speed) = try turningDisc()
        #expect(speed == -3)
        #expect(0..<(2 * .pi) ~= phase)
        #expect(try compassNeedle(at: 0) == 350)
        #expect(try abs((compassNeedle(at: 0.5) ?? 0) - 5) < Self.digits)
        #expect(try compassNeedle(at: 1) == 20)
    }

    @Test func values() throws {
        #expect(try cameraFlight(at: 1) == Camera(center: Point(150, 20), zoom: 2.5))
        #expect(try warmingUp(at: 0).rgba8 == Color(hex: 0x339EB8).rgba8)
        #expect(try warmingUp(at: 10).rgba8 == Color(hex: 0xF2B84D).rgba8)
    }
}
