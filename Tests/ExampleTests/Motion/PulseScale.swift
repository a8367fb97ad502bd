import TaijiMotion

func pulseScale(at progress: Double) throws -> Double {
    let scale = try Keyframes([
        Keyframe(1.0, at: 0, easing: .easeOut),
        Keyframe(1.25, at: 0.3, easing: .easeInOut),
        Keyframe(1.0, at: 1),
    ])
    return scale.value(at: progress)
}

func smoothTour(at progress: Double) throws -> SIMD2<Double> {
    try Keyframes([SIMD2(0, 0), SIMD2(60, 10), SIMD2(80, 90)], mode: .cubicPaced).value(at: progress)
}
