import CSDL2
import CX11
import Synchronization

/// A bell for other threads: ringing it makes the stage call the performance's ``Performance/wake(at:)`` soon,
/// also out of its sleep.
///
/// However often and from however many threads it is rung, at most one event of it is under way, so that a
/// feed of a million lines cannot fill SDL's bounded queue; the performance fetches the latest state itself.
public final class Waker: Sendable {
    private struct State {
        /// SDL's number of our event while a stage plays, else nil.
        var eventType: UInt32?
        var call = Call.none
    }

    private enum Call {
        /// Nobody rang since the performance was last woken.
        case none
        /// The event lies in SDL's queue.
        case underWay
        /// Somebody rang, but there was no stage, or no room in the queue.
        case unsent
    }

    private let state = Mutex(State())

    /// A waker that has not been rung.
    public init() {}

    /// Rings: callable from any thread, at any time, also before the stage plays and after.
    public func wake() {
        state.withLock { state in
            guard state.call == .none else { return }
            state.call = state.eventType.map(Waker.push) == true ? .underWay : .unsent
        }
    }

    /// Opens the way to a stage, whose queue now takes events of the type `eventType`.
    func open(eventType: UInt32) {
        state.withLock { $0.eventType = eventType }
    }

    /// Closes the way; what is under way counts as unsent.
    func close() {
        state.withLock { state in
            state.eventType = nil
            if state.call == .underWay { state.call = .unsent }
        }
    }

    /// Whether somebody rang; asked when the event has come out of the queue.
    package func takeArrived() -> Bool { take(.underWay) }

    /// Whether somebody rang whose event could not be sent; asked whenever the queue has been emptied.
    package func takeUnsent() -> Bool { take(.unsent) }

    private func take(_ call: Call) -> Bool {
        state.withLock { state in
            guard state.call == call else { return false }
            state.call = .none
            return true
        }
    }

    /// Puts an event of the type `eventType` into SDL's queue, and ends the stage's sleep; false where there is no room.
    private static func push(_ eventType: UInt32) -> Bool {
        var event = unsafe SDL_Event()
        unsafe event.type = eventType
        guard unsafe SDL_PushEvent(&event) == 1 else { return false }
        cx11_wake()
        return true
    }
}
