extension SIMD2: Animatable where Scalar == Double {
    /// Euclid's length.
    @inlinable public var magnitude: Double {
        Length.root(ofSquare: x * x + y * y) ?? Length.scaled(lanes: self)
    }
    /// Whether both components are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension SIMD4: Animatable where Scalar == Double {
    /// Euclid's length.
    @inlinable public var magnitude: Double {
        Length.root(ofSquare: (self * self).sum()) ?? Length.scaled(lanes: self)
    }
    /// Whether all components are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}

extension SIMD8: Animatable where Scalar == Double {
    /// Euclid's length.
    @inlinable public var magnitude: Double {
        Length.root(ofSquare: (self * self).sum()) ?? Length.scaled(lanes: self)
    }
    /// Whether all components are finite.
    @inlinable public var isFinite: Bool { lowHalf.isFinite && highHalf.isFinite }
}
