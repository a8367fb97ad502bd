import CVector

extension ReferenceKernels {
    /// See `Kernels.gradient`.
    package static func gradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, cells: UInt32,
        positions: UnsafeMutablePointer<Float>, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        if let tile = unsafe GradientTile(gradient.pointee, x, y) {
            for place in 0..<256 where cells >> UInt32(place / 8) & 1 != 0 {
                unsafe pixels[place] = tile.pixel(place)
            }
            return
        }
        for place in 0..<256 where cells >> UInt32(place / 8) & 1 != 0 {
            let t = unsafe position(gradient.pointee, x + Float(place % 16), y + Float(place / 16))
            var pixel: UInt32 = 0
            let count = unsafe Int(gradient.pointee.part_count)
            for index in 0..<count {
                let part = unsafe gradient.pointee.parts.unsafelyUnwrapped[index]
                if t >= part.offset { pixel = color(part, t) }
            }
            unsafe pixels[place] = pixel
        }
    }

    /// See `Kernels.mixGradient`.
    package static func mixGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>,
        cells: UInt32, positions: UnsafeMutablePointer<Float>, source: UnsafeMutablePointer<UInt32>,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        unsafe self.gradient(gradient, x: x, y: y, cells: cells, positions: positions, into: source)
        unsafe mixPixels(source, coverage: coverage, cells: cells, over: pixels)
    }

    /// See `Kernels.storeGradient`.
    package static func storeGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>?,
        cells: UInt32, from: UInt32, positions: UnsafeMutablePointer<Float>,
        source: UnsafeMutablePointer<UInt32>, target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) {
        unsafe self.gradient(gradient, x: x, y: y, cells: cells, positions: positions, into: source)
        for place in 0..<height * 16 {
            let isMarked = cells >> UInt32(place / 8) & 1 != 0
            let cover = unsafe isMarked ? coverage?[place] ?? .max : 0
            unsafe target[place / 16 * stride + place % 16] = Pixel.mix(from, source[place], cover)
        }
    }

    private static func color(_ part: taiji_gradient_part, _ t: Float) -> UInt32 {
        let way = t - part.origin
        func channel(_ base: Float, _ slope: Float) -> UInt32 {
            UInt32(min(max(way * slope + (base + 0.5), 0), 255.5))
        }
        return channel(part.base.0, part.slope.0) | channel(part.base.1, part.slope.1) << 8
            | channel(part.base.2, part.slope.2) << 16 | channel(part.base.3, part.slope.3) << 24
    }

    /// The position of (`x`, `y`) along a gradient's stops; NaN where there is none.
    static func position(_ gradient: taiji_gradient, _ x: Float, _ y: Float) -> Float {
        let (a, m) = unsafe (gradient.a, gradient.map)
        var (x, y) = (x, y)
        if unsafe gradient.is_mapped != 0 {
            (x, y) = (x * m.0 + (y * m.1 + m.2), x * m.3 + (y * m.4 + m.5))
        }
        var t: Float
        switch unsafe gradient.kind {
        case taiji_linear: t = x * a.0 + (y * a.1 + a.2)
        case taiji_concentric:
            let (dx, dy) = (x - a.0, y - a.1)
            t = (dx * dx + dy * dy).squareRoot() * a.2 + a.3
        case taiji_conic:
            let (dx, dy) = (x - a.0, y - a.1)
            let along = dx * a.2 + dy * a.3
            let across = dy * a.2 - dx * a.3
            return across > -a.4 && across < 0 && along > 0 ? 0 : turns(along, across)
        default: t = betweenCircles(a, x - a.0, y - a.1)
        }
        t = max(min(t, 1e6), -1e6) + t * 0
        switch unsafe gradient.spread {
        case taiji_repeat: return t - t.rounded(.down)
        case taiji_reflect:
            let u = t - (t * 0.5).rounded(.down) * 2
            return u > 1 ? 2 - u : u
        default: return t
        }
    }

    static func turns(_ x: Float, _ y: Float) -> Float {
        let (ax, ay) = (abs(x), abs(y))
        let q = min(ax, ay) / max(max(ax, ay), 1e-20)
        let s = q * q
        var p: Float = 0.0028662257
        for coefficient: Float in [
            -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085,
            -0.3333314528,
        ] {
            p = p * s + coefficient
        }
        var turns = (p * s + 1) * q * 0.15915494309
        if ay > ax { turns = 0.25 - turns }
        if x < 0 { turns = 0.5 - turns }
        return y < 0 ? 1 - turns : turns
    }

    private static func betweenCircles(
        _ a: (Float, Float, Float, Float, Float, Float), _ px: Float, _ py: Float
    ) -> Float {
        let qa = a.3 * a.3 + a.4 * a.4 - a.5 * a.5
        let qb = px * a.3 + (py * a.4 + a.2 * a.5)
        let qc = px * px + (py * py - a.2 * a.2)
        var (first, second): (Float, Float)
        if qa == 0 {
            first = qc / (qb * 2)
            second = first
        } else {
            let square = qb * qb - qc * qa
            var root = square.squareRoot()
            if qa < 0 { root = -root }
            first = (qb + root) / qa
            second = (qb - root) / qa
        }
        if !(second * a.5 + a.2 >= 0) { second = .nan }
        return first * a.5 + a.2 >= 0 ? first : second
    }
}
