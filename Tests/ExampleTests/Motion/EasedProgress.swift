import TaijiMotion

func easedProgress(at share: Double) throws -> [Double] {
    let named = Easing.elasticOut
    let drawn = try Easing.cubicBezier(0.3, -0.2, 0.2, 1.3)
    let stairs = try Easing.steps(4, .jumpBoth)
    let polygon = try Easing(css: "linear(0, 0.8 25%, 1)")
    return [named, drawn, stairs, polygon].map { $0.value(at: share) }
}
