import TaijiMotion

/// A lamp that is lit and dimmed three times, after half a second.
func lampBrightness(at time: Double) throws -> Double {
    let timing = try Timing(
        duration: 0.4, delay: 0.5, iterations: 6, direction: .alternate, fill: .both, easing: .sineInOut)
    return timing.progress(at: time)?.progress ?? 0
}

/// Five lamps, one after another, twice.
func rowOfLamps(at time: Double) throws -> [Double?] {
    let flash = try Timing(duration: 0.3, easing: .easeOut)
    let row = try Timeline.staggered(Array(0..<5), flash, by: Stagger(interval: 0.1))
    let twice = try Timeline.sequence([row], Timing(duration: 0, iterations: 2))
    return (0..<5).map { twice.progress(of: $0, at: time)?.progress }
}
