/// Decides when the next picture may begin.
///
/// Where presenting waits for the display, the display sets the pace and our clock stays out of it: two clocks
/// of nearly the same rate would beat. Where presenting does not wait (the software renderer, a virtual
/// display, a driver that ignores what it was asked) our own clock does it. Which of the two holds is
/// measured, since drivers promise more than they keep.
package struct FramePacer {
    /// Presents that came back too soon, one after the other, before the display is not trusted any more. A
    /// driver may take a few pictures in advance before it makes anybody wait.
    package static let patience = 8
    /// The refreshes a second that are assumed where the display does not tell.
    package static let assumedRefreshRate = 60

    /// Seconds between two refreshes of the display.
    package private(set) var refreshInterval: Double
    /// The least seconds between two pictures that the user allows; 0 where there is no limit.
    private let limitInterval: Double
    /// Whether presenting was asked to wait for the display.
    private let waitsForDisplay: Bool
    /// Whether presenting may wait at all: not known to be untrue.
    private var mayWait: Bool
    private var isKnownRate: Bool

    private var hurriedPresents = 0
    private var lastPresent: Double?

    /// The moment before which no picture may begin.
    package private(set) var nextStart = -Double.infinity

    /// A pacer before its first picture.
    ///
    /// - Parameters:
    ///   - refreshRate: the display's refreshes a second; 0 where it is not known.
    ///   - waitsForDisplay: whether presenting was asked to wait for the display.
    ///   - rendererWaits: whether the renderer says that it waits; false for the software renderer, whose
    ///     wait is only a simulation in whole milliseconds.
    ///   - rateLimit: at most so many pictures a second.
    package init(refreshRate: Int, waitsForDisplay: Bool, rendererWaits: Bool, rateLimit: Double?) {
        self.waitsForDisplay = waitsForDisplay
        self.mayWait = waitsForDisplay && rendererWaits
        self.limitInterval = rateLimit.map { $0 > 0 ? 1 / $0 : 0 } ?? 0
        self.isKnownRate = refreshRate > 0
        self.refreshInterval = 1 / Double(refreshRate > 0 ? refreshRate : FramePacer.assumedRefreshRate)
    }

    /// Whether presenting sets the pace.
    package var isPacedByDisplay: Bool {
        mayWait && isKnownRate && hurriedPresents < FramePacer.patience
    }

    /// Seconds between the beginnings of two pictures on our own clock.
    private var interval: Double {
        if !waitsForDisplay { return limitInterval }
        if isPacedByDisplay {
            // A limit at the display's own rate, or above, is kept by the display.
            return limitInterval > refreshInterval * 1.01 ? limitInterval : 0
        }
        return max(limitInterval, refreshInterval)
    }

    /// Another display shows the window, or it came back into sight: what was learnt does not hold any more.
    package mutating func displayChanged(refreshRate: Int) {
        isKnownRate = refreshRate > 0
        refreshInterval = 1 / Double(refreshRate > 0 ? refreshRate : FramePacer.assumedRefreshRate)
        hurriedPresents = 0
        lastPresent = nil
    }

    /// A picture was begun at `start` and done with at `end`, both in seconds.
    ///
    /// - Parameter presented: whether it was shown, which may have waited for the display; a picture that did
    ///   not differ is not shown, and then nothing has waited.
    package mutating func finished(start: Double, end: Double, presented: Bool) {
        let wait = presented ? interval : max(interval, refreshInterval)
        // On from the moment that was due, so that lateness does not add up; from now on after a pause.
        nextStart =
            nextStart > start - wait / 2 && nextStart <= start + wait ? nextStart + wait : start + wait
        guard presented else {
            lastPresent = nil
            return
        }
        if let lastPresent, isPacedByDisplay {
            hurriedPresents = end - lastPresent < refreshInterval / 2 ? hurriedPresents + 1 : 0
        }
        lastPresent = end
    }
}
