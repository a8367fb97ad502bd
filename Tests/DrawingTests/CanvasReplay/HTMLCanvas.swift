import TaijiDrawing
import TaijiGeometry
import TaijiRaster

/// The HTML canvas' calls spoken to a ``Canvas``: what differs between the two is here. Filling keeps the
/// path, sizes may be negative, properties of the wrong kind are ignored, wrong lengths are errors.
struct HTMLCanvas {
    /// A call that the HTML canvas refuses with an exception.
    struct Refusal: Error {}
    /// A call that the replay does not know.
    struct Unknown: Error {
        var call: String
    }

    private(set) var width: Int
    private(set) var height: Int
    var canvas = Canvas()
    /// Paths by name, each in a canvas of its own without a transform.
    private var paths: [String: Canvas] = [:]
    private var gradients: [String: Gradient] = [:]
    private var fillGradient: String?
    private var strokeGradient: String?
    private var savedGradients: [(String?, String?)] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    mutating func perform(_ operation: [JSValue]) throws {
        guard let call = operation.first?.text else { throw Unknown(call: "\(operation)") }
        let arguments = Array(operation.dropFirst())
        if call.hasPrefix("path.") {
            guard let name = arguments.first?.text, paths[name] != nil else { throw Unknown(call: call) }
            paths[name]?.firstError = nil
            try paths[name, default: Canvas()].addToPath(
                String(call.dropFirst(5)), Array(arguments.dropFirst()))
            try HTMLCanvas.check(paths[name]?.firstError)
            return
        }
        canvas.firstError = nil
        if try property(call, arguments.first) { return }
        if try gradient(call, arguments) { return }
        if try paint(call, arguments) { return }
        if try transform(call, arguments) { return }
        try canvas.addToPath(call, arguments)
        try HTMLCanvas.check(canvas.firstError)
    }

    /// A negative length is an exception in the HTML canvas, a number that is not finite is not.
    private static func check(_ error: CanvasError?) throws {
        if let error, case .negative = error.reason { throw Refusal() }
    }

    private mutating func property(_ name: String, _ value: JSValue?) throws -> Bool {
        guard let value else { return false }
        let number = value.number
        switch name {
        case "fillStyle":
            if let reference = value.reference {
                fillGradient = reference
            } else if let color = value.text.flatMap(Color.init(css:)) {
                canvas.setFillColor(color)
                fillGradient = nil
            }
        case "strokeStyle":
            if let reference = value.reference {
                strokeGradient = reference
            } else if let color = value.text.flatMap(Color.init(css:)) {
                canvas.setStrokeColor(color)
                strokeGradient = nil
            }
        case "lineWidth": if number > 0 { canvas.setLineWidth(number) }
        case "miterLimit": if number > 0 { canvas.setMiterLimit(number) }
        case "lineCap": if let cap = lineCaps[value.text ?? ""] { canvas.setLineCap(cap) }
        case "lineJoin": if let join = lineJoins[value.text ?? ""] { canvas.setLineJoin(join) }
        case "lineDashOffset":
            canvas.setLineDash(phase: number, lengths: canvas.strokeStyle.dash)
        case "globalAlpha": if number >= 0, number <= 1 { canvas.setAlpha(number) }
        case "canvas.width", "canvas.height":
            if name == "canvas.width" { width = Int(number) } else { height = Int(number) }
            canvas.removeAll()
            (fillGradient, strokeGradient) = (nil, nil)
        case "new Path2D": paths[value.text ?? ""] = Canvas()
        default: return false
        }
        return true
    }

    /// The property's value as the HTML canvas gives it.
    func value(of property: String) throws -> Any {
        let style = canvas.strokeStyle
        switch property {
        case "lineWidth": return style.width
        case "miterLimit": return style.miterLimit
        case "lineDashOffset": return style.dashPhase
        case "lineCap": return lineCaps.first { $0.value == style.cap }?.key ?? ""
        case "lineJoin": return lineJoins.first { $0.value == style.join }?.key ?? ""
        default: throw Unknown(call: property)
        }
    }

    private mutating func gradient(_ call: String, _ arguments: [JSValue]) throws -> Bool {
        guard call.hasPrefix("create") || call == "addColorStop" else { return false }
        guard let name = arguments.first?.text else { throw Unknown(call: call) }
        let numbers = arguments.dropFirst().map(\.number)
        if call == "addColorStop" {
            guard arguments.count == 3, let color = arguments[2].text.flatMap(Color.init(css:)),
                numbers[0] >= 0, numbers[0] <= 1
            else { throw Refusal() }
            var stops = gradients[name]?.stops ?? []
            // In the order of the offsets, and of the calls where they are equal.
            let place = stops.firstIndex { $0.offset > numbers[0] } ?? stops.count
            stops.insert(Gradient.Stop(numbers[0], color), at: place)
            gradients[name]?.stops = stops
            return true
        }
        guard numbers.allSatisfy(\.isFinite) else { throw Refusal() }
        switch (call, numbers.count) {
        case ("createLinearGradient", 4):
            gradients[name] = Gradient(
                .linear(from: Point(numbers[0], numbers[1]), to: Point(numbers[2], numbers[3])), stops: [])
        case ("createRadialGradient", 6):
            guard numbers[2] >= 0, numbers[5] >= 0 else { throw Refusal() }
            gradients[name] = Gradient(
                .radial(
                    startCenter: Point(numbers[0], numbers[1]), startRadius: numbers[2],
                    endCenter: Point(numbers[3], numbers[4]), endRadius: numbers[5]), stops: [])
        case ("createConicGradient", 3):
            gradients[name] = Gradient(
                .conic(center: Point(numbers[1], numbers[2]), startAngle: numbers[0]), stops: [])
        default: throw Unknown(call: call)
        }
        return true
    }

    private mutating func paint(_ call: String, _ arguments: [JSValue]) throws -> Bool {
        // A gradient may be given further stops after it became the style.
        if let fillGradient, let gradient = gradients[fillGradient] {
            canvas.setFillPaint(.gradient(gradient))
        }
        if let strokeGradient, let gradient = gradients[strokeGradient] {
            canvas.setStrokePaint(.gradient(gradient))
        }
        let path = arguments.first?.reference
        let rule = arguments.contains { $0.text == "evenodd" } ? FillRule.evenOdd : .winding
        switch call {
        case "beginPath": canvas.beginPath()
        case "fill": try keepingPath(path) { $0.fillPath(using: rule) }
        case "stroke": try keepingPath(path) { $0.strokePath() }
        case "clip": try keepingPath(path) { $0.clip(using: rule) }
        case "fillRect", "strokeRect", "clearRect":
            guard arguments.count == 4 else { throw Refusal() }
            let n = arguments.map(\.number)
            guard n.allSatisfy(\.isFinite) else { return true }
            let rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
            switch call {
            case "fillRect": canvas.fill(rect)
            case "strokeRect": canvas.stroke(rect)
            default: canvas.clear(rect)
            }
        default: return false
        }
        return true
    }

    /// Runs `body` with the current path, or a named one, as the current path, and puts that back.
    private mutating func keepingPath(_ name: String?, _ body: (inout Canvas) -> Void) throws {
        let kept = canvas.devicePath
        if let name { canvas.devicePath = try mappedPath(name) }
        body(&canvas)
        canvas.devicePath = kept
    }

    private func mappedPath(_ name: String) throws -> Path {
        guard let path = paths[name] else { throw Unknown(call: name) }
        return path.devicePath.applying(canvas.ctm)
    }

    private mutating func transform(_ call: String, _ arguments: [JSValue]) throws -> Bool {
        let n = arguments.map(\.number)
        switch (call, n.count) {
        case ("save", 0):
            canvas.saveGState()
            savedGradients.append((fillGradient, strokeGradient))
        case ("restore", 0):
            canvas.restoreGState()
            if let last = savedGradients.popLast() { (fillGradient, strokeGradient) = last }
        case ("translate", 2): canvas.translateBy(x: n[0], y: n[1])
        case ("scale", 2): canvas.scaleBy(x: n[0], y: n[1])
        case ("rotate", 1): canvas.rotate(by: n[0])
        case ("transform", 6):
            canvas.concatenate(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case ("setTransform", 6):
            canvas.setTransform(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case ("setTransform", 0), ("resetTransform", 0): canvas.setTransform(.identity)
        case ("setLineDash", 1):
            let lengths = arguments[0].array?.map(\.number) ?? []
            if lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) {
                canvas.setLineDash(phase: canvas.strokeStyle.dashPhase, lengths: lengths)
            }
        default: return false
        }
        return true
    }

    /// `isPointInPath` or `isPointInStroke`; points are in pixels, whatever the transform.
    mutating func query(_ call: String, _ arguments: [JSValue]) throws -> Bool {
        var copy = canvas
        var arguments = arguments
        if let name = arguments.first?.reference {
            copy.devicePath = try mappedPath(name)
            arguments.removeFirst()
        }
        guard arguments.count >= 2 else { throw Unknown(call: call) }
        let point = Point(arguments[0].number, arguments[1].number)
        switch call {
        case "isPointInPath":
            let rule = arguments.dropFirst(2).first?.text == "evenodd" ? FillRule.evenOdd : .winding
            return copy.devicePath.contains(point, rule: rule)
        case "isPointInStroke":
            copy.replacePathWithStrokedPath()
            return copy.devicePath.contains(point)
        default: throw Unknown(call: call)
        }
    }

    /// What the picture shows: 8-bit red, green, blue and alpha, not premultiplied.
    func pixels() -> (Int, Int) -> [Int] {
        let framebuffer = Framebuffer(width: width, height: height, format: .argb8888Premultiplied)
        _ = SceneRenderer().render(canvas.scene, into: framebuffer)
        return { x, y in
            let pixel = framebuffer[x, y]
            let alpha = Int(pixel >> 24)
            let channels = [16, 8, 0].map { Int((pixel >> UInt32($0)) & 255) }
            if alpha == 0 { return [0, 0, 0, 0] }
            return channels.map { min(255, ($0 * 255 + alpha / 2) / alpha) } + [alpha]
        }
    }
}

private let lineCaps: [String: LineCap] = ["butt": .butt, "round": .round, "square": .square]
private let lineJoins: [String: LineJoin] = ["miter": .miter, "round": .round, "bevel": .bevel]
