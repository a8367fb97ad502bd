import Glibc

/// What the thread is started with.
private final class Errand {
    let descriptor: Int32
    let inbox: FeedInbox

    init(descriptor: Int32, inbox: FeedInbox) {
        self.descriptor = descriptor
        self.inbox = inbox
    }
}

/// Starts a thread that reads from `descriptor` into `inbox`.
func startReading(from descriptor: Int32, into inbox: FeedInbox) throws(FeedError) {
    let errand = unsafe Unmanaged.passRetained(Errand(descriptor: descriptor, inbox: inbox))
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    // Nobody waits for it: it may be held up by a terminal that another program reads from, too.
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // Signals are for the thread that shows the values; a new thread inherits what is blocked.
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    var thread = pthread_t()
    let code = unsafe pthread_create(&thread, &attributes, readingThread, errand.toOpaque())
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
        unsafe errand.release()
        throw .noThread(reason: systemReason(code))
    }
}

/// The thread's start: a function of the file, since a closure would belong to the actor it is written in.
nonisolated private func readingThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
        let errand = unsafe Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue()
        read(from: errand.descriptor, into: errand.inbox)
    }
    return nil
}

/// As much as is read at once: what a pipe holds at most by default on Linux is a quarter of it.
private let chunkSize = 1 << 18

/// Waits while the other side has not looked at what must not be lost; false where reading must stop.
private func waitForRoom(in inbox: FeedInbox) -> Bool {
    while inbox.isFull {
        var stop = pollfd(fd: inbox.stopSignal, events: Int16(POLLIN), revents: 0)
        // It looks with its next frame: a few looks of ours until then cost nothing.
        if unsafe poll(&stop, 1, 5) > 0 { return false }
    }
    return true
}

private func read(from descriptor: Int32, into inbox: FeedInbox) {
    var parser = FeedParser()
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while true {
        var watched = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: inbox.stopSignal, events: Int16(POLLIN), revents: 0),
        ]
        if unsafe poll(&watched, nfds_t(watched.count), -1) < 0 {
            if errno == EINTR { continue }
            return inbox.deliver(from: &parser, end: .failure(reason: systemReason(errno)))
        }
        if watched[1].revents != 0 { return }
        if watched[0].revents == 0 { continue }
        // A closed descriptor is reported by the read.
        let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
        if count > 0 {
            let (levels, turn) = inbox.watched
            parser.watch(levels: levels, around: turn)
            parser.consume(chunk.span.extracting(first: count))
            inbox.deliver(from: &parser)
            guard waitForRoom(in: inbox) else { return }
        } else if count == 0 {
            parser.finish()
            return inbox.deliver(from: &parser, end: .endOfInput)
        } else if errno != EINTR, errno != EAGAIN {
            parser.finish()
            return inbox.deliver(from: &parser, end: .failure(reason: systemReason(errno)))
        }
    }
}
