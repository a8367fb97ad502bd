import Glibc

/// Milliseconds of a clock that only runs forwards.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The milliseconds that `body` takes.
func timed(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
}

/// The middle one of some numbers; not a number where there are none.
func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
}

/// The exponent p of the power law y = c·xᵖ that fits best: the slope of a straight line on log-log paper.
func exponent(_ points: [(x: Double, y: Double)]) -> Double {
    let logs = points.map { (x: log($0.x), y: log($0.y)) }
    let count = Double(logs.count)
    let meanX = logs.reduce(0) { $0 + $1.x } / count
    let meanY = logs.reduce(0) { $0 + $1.y } / count
    let covariance = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    return covariance / logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
}

/// A number in a column.
func cell(_ value: Double, digits: Int = 3, width: Int = 9) -> String {
    guard value.isFinite else { return cell("-", width: width) }
    let factor = pow(10.0, Double(digits))
    let whole = Int((abs(value) * factor).rounded())
    let fraction = "\(whole % Int(factor))"
    let text =
        (value < 0 ? "-" : "") + "\(whole / Int(factor))"
        + (digits > 0 ? "." + String(repeating: "0", count: digits - fraction.count) + fraction : "")
    return cell(text, width: width)
}

/// A text in a column, on its right.
func cell(_ text: String, width: Int = 9) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}
