import CVector
import TaijiDrawing
import TaijiGeometry

/// A gradient made ready for painting: its geometry in single precision and its stops as linear pieces of
/// premultiplied colour.
@safe
struct GradientPlan: ~Copyable {
    private var parts = Buffer<taiji_gradient_part>()
    /// The plan at a place in memory that stays.
    let pointer: UnsafeMutablePointer<taiji_gradient>
    /// Whether every colour is opaque.
    private(set) var isOpaque = false
    private var blending = Blending.sRGB

    init() {
        unsafe pointer = .allocate(capacity: 1)
        unsafe pointer.initialize(to: taiji_gradient())
    }

    deinit {
        unsafe pointer.deallocate()
    }

    private var gradient: taiji_gradient {
        get { unsafe pointer.pointee }
        nonmutating set { unsafe pointer.pointee = newValue }
    }

    /// Makes `source`, faded by `opacity`, ready for a framebuffer of this format. The parts' colours are
    /// premultiplied bytes, or light of 0…1 where colours are mixed in linear light.
    mutating func prepare(_ source: Gradient, opacity: Double, format: PixelFormat, blending: Blending) {
        self.blending = blending
        parts.removeAll()
        addParts(source.stops, opacity: opacity, format: format)
        isOpaque = opacity >= 1 && !source.stops.isEmpty && source.stops.allSatisfy { $0.color.alpha >= 1 }
        unsafe gradient.spread =
            switch source.spread {
            case .pad: taiji_pad
            case .repeat: taiji_repeat
            case .reflect: taiji_reflect
            }
        place(source.kind, source.transform)
        // A gradient without a place has no colour anywhere.
        let a = unsafe gradient.a
        let m = unsafe gradient.map
        // A vector rather than an array: a moving gradient is made ready in every frame, without an allocation.
        let numbers = SIMD16<Float>(
            a.0, a.1, a.2, a.3, a.4, a.5, m.0, m.1, m.2, m.3, m.4, m.5, 0, 0, 0, 0)
        var (isFinite, isLarge) = (true, false)
        for index in 0..<12 {
            isFinite = isFinite && numbers[index].isFinite
            isLarge = isLarge || abs(numbers[index]) > 1e12
        }
        if !isFinite {
            parts.removeAll()
            addParts([], opacity: 0, format: format)
            unsafe gradient.kind = taiji_linear
            unsafe gradient.a = (0, 0, 0, 0, 0, 0)
        }
        if !isFinite { isOpaque = false }
        if unsafe gradient.kind == taiji_two_circles { isOpaque = false }
        // Of numbers as large as these the products may be too large for a float, and their sums be none.
        unsafe gradient.has_gaps = unsafe isLarge || gradient.kind == taiji_two_circles ? 1 : 0
        unsafe gradient.part_count = Int32(parts.count)
        unsafe gradient.parts = UnsafePointer(parts.base)
    }

    /// Puts down where the positions along the stops are. The origin of a gradient that is mapped is its centre, so
    /// that single precision is enough.
    private mutating func place(_ kind: Gradient.Kind, _ transform: Transform) {
        unsafe gradient.is_mapped = 0
        unsafe gradient.map = (0, 0, 0, 0, 0, 0)
        // A map without an inverse is not finite, and paints nothing.
        let inverse = transform == .identity ? nil : transform.inverse ?? GradientPlan.nowhere
        func map(from center: Point) -> Point {
            guard let inverse else { return center }
            unsafe gradient.is_mapped = 1
            unsafe gradient.map = (
                Float(inverse.a), Float(inverse.c), Float(inverse.tx - center.x), Float(inverse.b),
                Float(inverse.d), Float(inverse.ty - center.y)
            )
            return .zero
        }
        switch kind {
        case .linear(let from, let to):
            // Both points the same paint nothing, as in the HTML canvas.
            let step = to - from
            let square = step.dot(step)
            var slope = Point(step.x / square, step.y / square)
            var start = -from.dot(step) / square
            if let inverse {
                start += slope.x * inverse.tx + slope.y * inverse.ty
                slope = Point(
                    slope.x * inverse.a + slope.y * inverse.b, slope.x * inverse.c + slope.y * inverse.d)
            }
            unsafe gradient.kind = taiji_linear
            unsafe gradient.a = (Float(slope.x), Float(slope.y), Float(start), 0, 0, 0)
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            let grows = endRadius - startRadius
            let way = endCenter - startCenter
            let center = map(from: startCenter)
            if startCenter == endCenter {
                unsafe gradient.kind = taiji_concentric
                unsafe gradient.a = (
                    Float(center.x), Float(center.y), Float(1 / grows), Float(-startRadius / grows), 0, 0
                )
            } else {
                unsafe gradient.kind = taiji_two_circles
                unsafe gradient.a = (
                    Float(center.x), Float(center.y), Float(startRadius), Float(way.x), Float(way.y),
                    Float(grows)
                )
            }
        case .conic(let center, let startAngle):
            let start = Point.unit(at: startAngle)
            // How much the distance from the start's line changes over a pixel's width.
            let across = inverse.map { map in
                Point(map.b * start.x - map.a * start.y, map.d * start.x - map.c * start.y).length
            }
            let origin = map(from: center)
            unsafe gradient.kind = taiji_conic
            unsafe gradient.a = (
                Float(origin.x), Float(origin.y), Float(start.x), Float(start.y), Float(across ?? 1), 0
            )
        }
    }

    private static let nowhere = Transform(
        a: .nan, b: .nan, c: .nan, d: .nan, tx: .nan, ty: .nan)

    /// Adds a piece before the first stop, one between each two, and one behind the last.
    private mutating func addParts(_ stops: [Gradient.Stop], opacity: Double, format: PixelFormat) {
        var offset = 0.0
        var last = SIMD4<Double>.zero
        if let first = stops.first { last = channels(first.color, opacity, format) }
        add(-Double(Float.greatestFiniteMagnitude), last, .zero, at: 0)
        for (index, stop) in stops.enumerated() {
            // Offsets that go back, or are no numbers, stand where the last one does.
            let next = stop.offset > offset ? min(stop.offset, 1) : offset
            let color = channels(stop.color, opacity, format)
            if index > 0, next > offset {
                add(offset, last, (color - last) / (next - offset), at: offset)
            }
            (offset, last) = (next, color)
        }
        add(offset, last, .zero, at: offset)
    }

    private mutating func add(
        _ offset: Double, _ color: SIMD4<Double>, _ slope: SIMD4<Double>, at origin: Double
    ) {
        var part = taiji_gradient_part()
        part.offset = Float(offset)
        part.origin = Float(origin)
        part.base = (Float(color[0]), Float(color[1]), Float(color[2]), Float(color[3]))
        // Between stops too close to be told apart a slope may be too large for a float.
        let held = slope.clamped(lowerBound: .init(repeating: -3e38), upperBound: .init(repeating: 3e38))
        part.slope = (Float(held[0]), Float(held[1]), Float(held[2]), Float(held[3]))
        parts.append(part)
    }

    /// The premultiplied channels, the lowest byte's first.
    private func channels(_ color: Color, _ opacity: Double, _ format: PixelFormat) -> SIMD4<Double> {
        if blending == .linearLight {
            return SIMD4<Double>(LightTiles.light(color, opacity: opacity, format: format))
        }
        let alpha = color.alpha * opacity * 255
        let (r, g, b) = (color.red * alpha, color.green * alpha, color.blue * alpha)
        return format == .abgr8888Premultiplied ? SIMD4(r, g, b, alpha) : SIMD4(b, g, r, alpha)
    }
}
