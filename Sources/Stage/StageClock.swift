import CSDL2

/// A clock that never falls: seconds since it was made.
struct StageClock {
    private let start = SDL_GetPerformanceCounter()
    private let ticksPerSecond = Double(SDL_GetPerformanceFrequency())

    /// The seconds since the clock was made.
    var seconds: Double {
        Double(SDL_GetPerformanceCounter() &- start) / ticksPerSecond
    }
}
