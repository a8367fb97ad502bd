import TaijiDrawing
import TaijiGeometry
import Testing

@Suite struct CanvasRecordingTests {
    private let red = Color(hex: 0xff0000)
    private let blue = Color(hex: 0x0000ff)

    private func square(_ x: Double) -> Path {
        Path.drawing { path throws(GeometryError) in try path.addRect(Rect(x: x, y: 0, width: 10, height: 10))
        }
    }

    @Test func fillingUsesThePathUp() {
        var canvas = Canvas(background: .white)
        canvas.setFillColor(red)
        canvas.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.fillPath()
        canvas.fillPath()
        #expect(canvas.scene == Scene(background: .white, layers: [.fill(square(0), red)]))
        #expect(canvas.devicePath.isEmpty)
    }

    @Test func rectanglesLeaveThePathAlone() {
        var canvas = Canvas()
        canvas.move(to: Point(1, 2))
        canvas.addLine(to: Point(3, 4))
        let path = canvas.devicePath
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5))
        canvas.stroke(Rect(x: 0, y: 0, width: 5, height: 5))
        canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 5, height: 5))
        canvas.strokeEllipse(in: Rect(x: 0, y: 0, width: 5, height: 5))
        canvas.strokeLineSegments(between: [.zero, Point(5, 5), Point(7, 7)])
        canvas.fill(square(3))
        canvas.stroke(square(3))
        canvas.clip(to: Rect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.devicePath == path)
        #expect(canvas.scene.layers.count == 7)
    }

    @Test func theStateIsKeptAndThePathIsNot() {
        var canvas = Canvas()
        canvas.setFillColor(red)
        canvas.setLineWidth(3)
        canvas.saveGState()
        canvas.setFillColor(blue)
        canvas.setLineWidth(5)
        canvas.translateBy(x: 100, y: 0)
        canvas.setAlpha(0.5)
        canvas.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.restoreGState()
        #expect(canvas.strokeStyle.width == 3)
        #expect(canvas.ctm == .identity)
        canvas.fillPath()
        // Added under the translation, filled after it.
        #expect(canvas.scene.layers == [.fill(square(100), red)])
        canvas.restoreGState()
        #expect(canvas.strokeStyle.width == 3)
    }

    @Test func transformsApplyInTheOrderOfCoreGraphics() {
        var canvas = Canvas()
        canvas.translateBy(x: 10, y: 20)
        canvas.rotate(by: .pi / 2)
        canvas.scaleBy(x: 2, y: 3)
        // The last one first: (1, 1) → (2, 3) → (−3, 2) → (7, 22).
        let point = canvas.ctm.apply(to: Point(1, 1))
        #expect(point.distance(to: Point(7, 22)) < 1e-12)
    }

    @Test func arcsStayArcsUnderAnyTransform() {
        var canvas = Canvas()
        canvas.concatenate(Transform(a: 1, b: 0.5, c: -0.3, d: 2, tx: 5, ty: 6))
        canvas.addArc(x: 10, y: 20, radius: 5, startAngle: 0, endAngle: 1, clockwise: 0)
        let arcs = canvas.devicePath.elements.compactMap { element in
            if case .arc(let arc) = element { arc } else { nil }
        }
        #expect(arcs.count == 1)
        #expect(arcs.first?.sweep == 1)
        #expect(arcs.first?.circleRadius == nil)
    }

    @Test func aStrokeIsMadeWithThePenOfItsMoment() throws {
        var canvas = Canvas()
        canvas.setLineWidth(2)
        canvas.move(to: Point(0, 0))
        canvas.addLine(to: Point(100, 0))
        canvas.scaleBy(x: 1, y: 10)
        canvas.strokePath()
        canvas.setTransform(.scale(x: -3, y: 3))
        canvas.move(to: Point(0, 10))
        canvas.addLine(to: Point(-10, 10))
        canvas.strokePath()
        let bounds = canvas.scene.layers.map { layer -> Rect? in
            if case .fill(let path, _, _) = layer.content { path.bounds } else { nil }
        }
        #expect(
            bounds == [Rect(x: 0, y: -10, width: 100, height: 20), Rect(x: 0, y: 27, width: 30, height: 6)])
    }

    @Test func layersUnderOneClipAreOneGroup() {
        var canvas = Canvas()
        canvas.setFillColor(red)
        canvas.saveGState()
        canvas.clip(to: Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.fill(square(1))
        canvas.fill(square(2))
        canvas.saveGState()
        canvas.clip(to: Rect(x: 3, y: 0, width: 10, height: 10))
        canvas.fill(square(3))
        canvas.restoreGState()
        canvas.fill(square(4))
        canvas.restoreGState()
        canvas.fill(square(5))
        let inner = Layer.group([.fill(square(3), red)], clip: square(3))
        #expect(
            canvas.scene.layers == [
                .group(
                    [.fill(square(1), red), .fill(square(2), red), inner, .fill(square(4), red)],
                    clip: square(0)),
                .fill(square(5), red),
            ])
        // The same path set twice is two clips.
        canvas.clip(to: Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.fill(square(6))
        #expect(canvas.scene.layers.count == 3)
    }

    @Test func anEmptyClipHidesEverything() {
        var canvas = Canvas()
        canvas.beginPath()
        canvas.clip()
        canvas.fill(square(0))
        #expect(canvas.scene.layers == [.group([.fill(square(0), .black)], clip: Path())])
    }

    @Test func transparencyLayersAreFadedOnce() {
        var canvas = Canvas()
        canvas.setFillColor(red)
        canvas.setAlpha(0.5)
        canvas.beginTransparencyLayer()
        canvas.fill(square(0))
        canvas.clip(to: Rect(x: 0, y: 0, width: 10, height: 10))
        canvas.fill(square(1))
        canvas.restoreGState()
        canvas.endTransparencyLayer()
        canvas.endTransparencyLayer()
        canvas.fill(square(2))
        let inside = [Layer.fill(square(0), red), .group([.fill(square(1), red)], clip: square(0))]
        #expect(
            canvas.scene.layers == [
                Layer(.group(Group(layers: inside)), opacity: 0.5),
                Layer(.fill(square(2), rule: .winding, paint: .solid(red)), opacity: 0.5),
            ])
    }

    @Test func shadowsLieBeneathAndAreInPixels() {
        var canvas = Canvas()
        canvas.scaleBy(x: 2, y: 2)
        canvas.setShadow(offset: Size(width: 3, height: 4), blur: 5, color: Color(gray: 0, alpha: 0.5))
        canvas.setFillColor(red.opacity(0.5))
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5))
        canvas.removeShadow()
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5))
        let cast = square(0).applying(.translation(x: 3, y: 4))
        #expect(
            canvas.scene.layers == [
                .shadow(cast, sigma: 2.5, Color(gray: 0, alpha: 0.25)), .fill(square(0), red.opacity(0.5)),
                .fill(square(0), red.opacity(0.5)),
            ])
    }

    @Test func badCallsAreIgnoredAndTheFirstIsKept() {
        var canvas = Canvas()
        canvas.move(to: Point(1, 1))
        let path = canvas.devicePath
        canvas.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
        for bad in [Double.nan, .infinity, -.infinity] {
            canvas.move(to: Point(bad, 0))
            canvas.addLine(to: Point(0, bad))
            canvas.addQuadCurve(to: .zero, control: Point(bad, 0))
            canvas.addCurve(to: .zero, control1: Point(0, bad), control2: .zero)
            canvas.addArc(x: 0, y: 0, radius: 1, startAngle: bad, endAngle: 1, clockwise: 0)
            canvas.addArc(tangent1End: Point(bad, 1), tangent2End: .zero, radius: 1)
            canvas.addRect(Rect(x: bad, y: 0, width: 1, height: 1))
            canvas.addRoundedRect(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: bad)
            canvas.translateBy(x: bad, y: 0)
            canvas.scaleBy(x: 1, y: bad)
            canvas.rotate(by: bad)
            canvas.setLineWidth(bad)
            canvas.setMiterLimit(bad)
            canvas.setLineDash(phase: 0, lengths: [1, bad])
            canvas.setAlpha(bad)
            canvas.setShadow(offset: Size(width: bad, height: 0), blur: 1)
            canvas.drawLinearGradient([Gradient.Stop(0, red)], start: Point(bad, 0), end: .zero)
        }
        #expect(canvas.devicePath == path)
        #expect(canvas.ctm == .identity)
        #expect(canvas.strokeStyle == StrokeStyle(width: 1))
        #expect(canvas.scene.layers.isEmpty)
        #expect(
            canvas.firstError
                == CanvasError(call: "addArc", reason: .negative(argument: "radius", found: -1)))
        #expect(canvas.firstError?.description == "addArc: radius is -1.0; 0 or more is expected")
        canvas.removeAll()
        #expect(canvas.firstError == nil)
        #expect(canvas.devicePath.isEmpty)
    }

    @Test func clearingTakesAwayWhatWasDrawnInside() throws {
        var canvas = Canvas()
        canvas.setFillColor(red)
        canvas.fill(Rect(x: 0, y: 0, width: 100, height: 100))
        canvas.clear(Rect(x: 20, y: 20, width: 10, height: 10))
        let layer = try #require(canvas.scene.layers.first)
        guard case .group(let group) = layer.content, let clip = group.clip else {
            Issue.record("a group is expected")
            return
        }
        #expect(!clip.contains(Point(25, 25), rule: group.clipRule))
        #expect(clip.contains(Point(35, 25), rule: group.clipRule))
        #expect(group.layers.count == 1)
        canvas.clear(Rect(x: .nan, y: 20, width: 10, height: 10))
        #expect(canvas.scene.layers == [layer])
    }

    @Test func theCurrentPathCanBeAsked() {
        var canvas = Canvas()
        canvas.translateBy(x: 50, y: 0)
        canvas.addEllipse(in: Rect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.pathContains(Point(10, 10)))
        #expect(!canvas.pathContains(Point(1, 1)))
        canvas.setLineWidth(4)
        canvas.replacePathWithStrokedPath()
        #expect(!canvas.pathContains(Point(10, 10)))
        #expect(canvas.pathContains(Point(-1.9, 10)))
    }
}
