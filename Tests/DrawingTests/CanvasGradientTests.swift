import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import Testing

@Suite struct CanvasGradientTests {
    private let stops = [Gradient.Stop(0, .black), Gradient.Stop(0.25, .white), Gradient.Stop(1, .black)]

    private func gradients(_ canvas: Canvas) -> [Gradient] {
        canvas.scene.layers.compactMap { layer in
            if case .fill(_, _, .gradient(let gradient)) = layer.content { gradient } else { nil }
        }
    }

    /// The position that a linear gradient gives a point.
    private func position(_ kind: Gradient.Kind, _ point: Point) -> Double? {
        guard case .linear(let from, let to) = kind else { return nil }
        let step = to - from
        return (point - from).dot(step) / step.dot(step)
    }

    @Test func linearGradientsFollowEveryTransform() throws {
        let kind = Gradient.Kind.linear(from: Point(10, 20), to: Point(70, 50))
        for map in [
            Transform.identity, .scale(x: 3, y: 0.5), Transform(a: 1, b: 0.7, c: -2, d: 0.4, tx: 9, ty: -8),
            .scale(x: -1, y: 1),
        ] {
            var canvas = Canvas()
            canvas.setFillPaint(.gradient(Gradient(kind, stops: stops)))
            canvas.concatenate(map)
            canvas.fill(Rect(x: 0, y: 0, width: 100, height: 100))
            let drawn = try #require(gradients(canvas).first).kind
            for point in [Point(0, 0), Point(33, 7), Point(-50, 80)] {
                let expected = try #require(position(kind, point))
                let found = try #require(position(drawn, map.apply(to: point)))
                #expect(abs(found - expected) < 1e-12)
            }
        }
    }

    @Test func circlesFollowSimilarities() {
        var canvas = Canvas()
        canvas.translateBy(x: 100, y: 0)
        canvas.rotate(by: .pi / 2)
        canvas.scaleBy(x: 2, y: 2)
        canvas.setFillPaint(
            .gradient(
                Gradient(
                    .radial(startCenter: Point(5, 0), startRadius: 1, endCenter: .zero, endRadius: 10),
                    stops: stops)))
        canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.setFillPaint(.gradient(Gradient(.conic(center: Point(1, 0), startAngle: 0.5), stops: stops)))
        canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.scaleBy(x: 1, y: -1)
        canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        let drawn = gradients(canvas)
        guard case .radial(let c0, let r0, let c1, let r1) = drawn[0].kind,
            case .conic(let center, let angle) = drawn[1].kind, case .conic(_, let mirrored) = drawn[2].kind
        else {
            Issue.record("two kinds are expected")
            return
        }
        #expect(c0.distance(to: Point(100, 10)) < 1e-12 && c1.distance(to: Point(100, 0)) < 1e-12)
        #expect(abs(r0 - 2) < 1e-12 && abs(r1 - 20) < 1e-12)
        #expect(center.distance(to: Point(100, 2)) < 1e-12 && abs(angle - (0.5 + .pi / 2)) < 1e-12)
        #expect(abs(mirrored - (.pi / 2 - 0.5)) < 1e-12)
        #expect(drawn[1].stops == stops)
        #expect(drawn[2].stops.map(\.offset) == [0, 0.75, 1])
    }

    @Test func gradientsWithoutAnExtentPaintNothing() {
        var canvas = Canvas()
        for kind in [
            Gradient.Kind.linear(from: Point(1, 1), to: Point(1, 1)),
            .radial(startCenter: .zero, startRadius: 3, endCenter: .zero, endRadius: 3),
            .radial(startCenter: .zero, startRadius: -3, endCenter: .zero, endRadius: 3),
            .conic(center: Point(.nan, 0), startAngle: 0),
        ] {
            canvas.setFillPaint(.gradient(Gradient(kind, stops: stops)))
            canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        }
        canvas.setFillPaint(.gradient(Gradient(.conic(center: .zero, startAngle: 0), stops: [])))
        canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.scene.layers.isEmpty)
    }

    @Test func aDrawnGradientEndsAtItsEndsUnlessAsked() throws {
        var canvas = Canvas()
        canvas.drawLinearGradient(stops, start: .zero, end: Point(10, 0))
        canvas.drawLinearGradient(
            stops, start: .zero, end: Point(10, 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        let drawn = gradients(canvas)
        #expect(drawn[0].stops.map(\.offset) == [0, 0, 0, 0.25, 1, 1, 1])
        #expect(drawn[0].stops.map(\.color.alpha) == [0, 1, 1, 1, 1, 1, 0])
        #expect(drawn[1].stops == stops)
        guard case .fill(let path, _, _) = canvas.scene.layers[0].content else { return }
        #expect(path.contains(Point(-1e6, 1e6)))
    }

    /// The picture of `draw`, 40×40 on black.
    private func picture(_ draw: (inout Canvas) -> Void) -> Framebuffer {
        var canvas = Canvas(background: .black)
        draw(&canvas)
        let picture = Framebuffer(width: 40, height: 40)
        _ = SceneRenderer().render(canvas.scene, into: picture)
        return picture
    }

    /// It faded from the start to a first stop that lies further on, and from a last one to the end.
    @Test func beforeItsFirstStopADrawnGradientHasThatStopsColour() {
        let found = picture {
            $0.drawLinearGradient(
                [Gradient.Stop(0.4, Color(hex: 0xff0000)), Gradient.Stop(0.6, Color(hex: 0x0000ff))],
                start: Point(10, 0), end: Point(30, 0))
        }
        let row = [8, 12, 17, 23, 27, 32].map { found[$0, 20] & 0xffffff }
        #expect(row == [0, 0xff0000, 0xff0000, 0x0000ff, 0x0000ff, 0])
    }

    /// The whole plane cast one, also where the gradient had left off.
    @Test func aDrawnGradientCastsNoShadow() {
        func draw(_ canvas: inout Canvas) {
            canvas.drawLinearGradient(stops, start: Point(10, 0), end: Point(30, 0))
        }
        let shadow = Size(width: 0, height: 0)
        let found = picture { canvas in
            canvas.setShadow(offset: shadow, blur: 4, color: .white)
            draw(&canvas)
        }
        #expect(found.difference(from: picture(draw)) == nil)
        // It holds for what comes then.
        let then = picture { canvas in
            canvas.setShadow(offset: shadow, blur: 4, color: .white)
            draw(&canvas)
            canvas.fill(Rect(x: 0, y: 0, width: 5, height: 40))
        }
        #expect(then[6, 20] & 255 > 0)
    }

    /// Stops that go back stand where the one before them does, from whichever side they are seen.
    @Test func mirroredConicGradientsKeepStopsThatGoBack() {
        let stops = [Gradient.Stop(0.5, Color(hex: 0xff0000)), Gradient.Stop(0.2, Color(hex: 0x0000ff))]
        let center = Point(20, 20)
        let straight = picture { $0.drawConicGradient(stops, center: center, angle: 0) }
        let mirrored = picture { canvas in
            canvas.translateBy(x: 0, y: 40)
            canvas.scaleBy(x: 1, y: -1)
            canvas.drawConicGradient(stops, center: center, angle: 0)
        }
        // Away from the start's line, which is a pixel wide on one side, and from the sharp edge.
        for (x, y) in [(30, 30), (10, 30), (20, 35), (10, 10), (30, 10), (20, 5)] {
            #expect(mirrored[x, 39 - y] == straight[x, y], "\(x), \(y)")
        }
    }
}
