import CAllocations
import Glibc

/// What a piece of work costs, per call.
struct Measurement {
    /// The quickest batch: what it costs where nothing else wants the processor.
    var best: Double
    /// The batch in the middle.
    var median: Double
    /// Allocations of memory.
    var allocations: Double

    /// Measures `body`, which does the work `calls` times, in nanoseconds of this thread's processor time.
    static func of(calls: Int, batches: Int = 200, _ body: () -> Double) -> Measurement {
        var times: [Double] = []
        times.reserveCapacity(batches)
        for _ in 0..<3 { sink += body() }
        var allocations: UInt = 0
        for _ in 0..<batches {
            let before = allocation_count()
            let start = now()
            let result = body()
            let end = now()
            allocations += allocation_count() - before
            times.append((end - start) / Double(calls))
            sink += result
        }
        times.sort()
        return Measurement(
            best: times[0], median: times[batches / 2],
            allocations: Double(allocations) / Double(calls * batches))
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

/// Where results go, so that the work is not left out.
nonisolated(unsafe) var sink = 0.0
