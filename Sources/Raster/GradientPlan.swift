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

    /// Makes `source`, faded by `opacity`, ready for a framebuffer of this format.
    mutating func prepare(_ source: Gradient, opacity: Double, format: PixelFormat) {
        parts.removeAll()
        addParts(source.stops, opacity: opacity, format: format)
        isOpaque = opacity >= 1 && !source.stops.isEmpty && source.stops.allSatisfy { $0.color.alpha >= 1 }
        unsafe gradient.spread =
            switch source.spread {
            case .pad: taiji_pad
            case .repeat: taiji_repeat
            case .reflect: taiji_reflect
            }
        place(source.kind)
        // A gradient without a place has no colour anywhere.
        let a = unsafe gradient.a
        let isFinite = [a.0, a.1, a.2, a.3, a.4, a.5].allSatisfy { $0.isFinite }
        if !isFinite {
            parts.removeAll()
            addParts([], opacity: 0, format: format)
            unsafe gradient.kind = taiji_linear
            unsafe gradient.a = (0, 0, 0, 0, 0, 0)
        }
        if !isFinite { isOpaque = false }
        if unsafe gradient.kind == taiji_two_circles { isOpaque = false }
        // Of numbers as large as these the products may be too large for a float, and their sums be none.
        let isLarge = [a.0, a.1, a.2, a.3, a.4, a.5].contains { abs($0) > 1e12 }
        unsafe gradient.has_gaps = unsafe isLarge || gradient.kind == taiji_two_circles ? 1 : 0
        unsafe gradient.part_count = Int32(parts.count)
        unsafe gradient.parts = UnsafePointer(parts.base)
    }

    private mutating func place(_ kind: Gradient.Kind) {
        switch kind {
        case .linear(let from, let to):
            // Both points the same paint nothing, as in the HTML canvas.
            let step = to - from
            let square = step.dot(step)
            unsafe gradient.kind = taiji_linear
            unsafe gradient.a = (
                Float(step.x / square), Float(step.y / square), Float(-from.dot(step) / square), 0, 0, 0
            )
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            let grows = endRadius - startRadius
            if startCenter == endCenter {
                unsafe gradient.kind = taiji_concentric
                unsafe gradient.a = (
                    Float(startCenter.x), Float(startCenter.y), Float(1 / grows), Float(-startRadius / grows),
                    0, 0
                )
            } else {
                unsafe gradient.kind = taiji_two_circles
                unsafe gradient.a = (
                    Float(startCenter.x), Float(startCenter.y), Float(startRadius),
                    Float(endCenter.x - startCenter.x), Float(endCenter.y - startCenter.y), Float(grows)
                )
            }
        case .conic(let center, let startAngle):
            unsafe gradient.kind = taiji_conic
            unsafe gradient.a = (
                Float(center.x), Float(center.y), Float(cosine(startAngle)), Float(sine(startAngle)), 0, 0
            )
        }
    }

    /// Adds a piece before the first stop, one between each two, and one behind the last.
    private mutating func addParts(_ stops: [Gradient.Stop], opacity: Double, format: PixelFormat) {
        var offset = 0.0
        var last = SIMD4<Double>.zero
        if let first = stops.first { last = GradientPlan.channels(first.color, opacity, format) }
        add(-Double(Float.greatestFiniteMagnitude), last, .zero, at: 0)
        for (index, stop) in stops.enumerated() {
            // Offsets that go back, or are no numbers, stand where the last one does.
            let next = stop.offset > offset ? min(stop.offset, 1) : offset
            let color = GradientPlan.channels(stop.color, opacity, format)
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

    /// The premultiplied channels 0…255, the lowest byte's first.
    private static func channels(_ color: Color, _ opacity: Double, _ format: PixelFormat) -> SIMD4<Double> {
        let alpha = color.alpha * opacity * 255
        let (r, g, b) = (color.red * alpha, color.green * alpha, color.blue * alpha)
        return format == .abgr8888Premultiplied ? SIMD4(r, g, b, alpha) : SIMD4(b, g, r, alpha)
    }
}
