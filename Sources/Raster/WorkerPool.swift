#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Threads that sleep until there is a frame to draw, each with a share of it by number.
///
/// Made of the C library's threads because they wake in a few microseconds, which a task group does not.
@safe
final class WorkerPool {
    /// What the threads share with the pool; it outlives whichever of them goes last.
    @safe
    private final class Shared: @unchecked Sendable {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        let done = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        var round = 0
        var running = 0
        var isEnding = false
        var work: ((Int) -> Void)?

        init() {
            unsafe pthread_mutex_init(mutex, nil)
            unsafe pthread_cond_init(wake, nil)
            unsafe pthread_cond_init(done, nil)
        }

        deinit {
            unsafe pthread_mutex_destroy(mutex)
            unsafe pthread_cond_destroy(wake)
            unsafe pthread_cond_destroy(done)
            unsafe mutex.deallocate()
            unsafe wake.deallocate()
            unsafe done.deallocate()
        }

        /// The life of the thread with this number.
        func serve(_ number: Int) {
            var seen = 0
            unsafe pthread_mutex_lock(mutex)
            while true {
                while round == seen, !isEnding { unsafe pthread_cond_wait(wake, mutex) }
                if isEnding { break }
                seen = round
                let work = self.work
                unsafe pthread_mutex_unlock(mutex)
                work?(number)
                unsafe pthread_mutex_lock(mutex)
                running -= 1
                if running == 0 { unsafe pthread_cond_signal(done) }
            }
            unsafe pthread_mutex_unlock(mutex)
        }
    }

    /// A thread's start: what it serves and its number.
    private final class Start {
        let shared: Shared
        let number: Int

        init(_ shared: Shared, _ number: Int) {
            self.shared = shared
            self.number = number
        }
    }

    private let shared = Shared()
    private var threads: [pthread_t] = []

    /// How many shares a frame has: the caller's and one for each thread that could be started.
    var shares: Int { threads.count + 1 }

    /// A pool that draws with `count` threads, the caller's among them.
    init(threads count: Int) {
        for number in stride(from: 1, to: count, by: 1) {
            var thread = pthread_t()
            let start = unsafe Unmanaged.passRetained(Start(shared, number))
            let status = unsafe pthread_create(
                &thread, nil,
                { raw in
                    guard let raw = unsafe raw else { return nil }
                    let start = unsafe Unmanaged<Start>.fromOpaque(raw).takeRetainedValue()
                    start.shared.serve(start.number)
                    return nil
                }, start.toOpaque())
            guard status == 0 else {
                // Fewer threads draw the same picture.
                unsafe start.release()
                break
            }
            threads.append(thread)
        }
    }

    deinit {
        unsafe pthread_mutex_lock(shared.mutex)
        shared.isEnding = true
        unsafe pthread_cond_broadcast(shared.wake)
        unsafe pthread_mutex_unlock(shared.mutex)
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Does `work` once for each share, and returns when all is done.
    func run(_ work: @escaping (Int) -> Void) {
        unsafe pthread_mutex_lock(shared.mutex)
        shared.work = work
        shared.running = threads.count
        shared.round += 1
        unsafe pthread_cond_broadcast(shared.wake)
        unsafe pthread_mutex_unlock(shared.mutex)
        work(0)
        unsafe pthread_mutex_lock(shared.mutex)
        while shared.running > 0 { unsafe pthread_cond_wait(shared.done, shared.mutex) }
        shared.work = nil
        unsafe pthread_mutex_unlock(shared.mutex)
    }
}
