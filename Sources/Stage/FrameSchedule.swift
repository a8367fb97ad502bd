/// Decides what the stage does next: draw, show again, or sleep and until when. It reads no clock; the moments
/// are told to it.
package struct FrameSchedule {
    /// What to do next.
    package enum Step: Hashable, Sendable {
        /// Draw a picture, and show it where it differs.
        case draw
        /// Show the last picture once more.
        case present
        /// Sleep until the moment in seconds, or for ever, unless an event comes.
        case wait(until: Double?)
        /// The time is over.
        case end
    }

    /// How much too early a picture may begin, in seconds: half of the sleep's grain of a millisecond.
    package static let grain = 0.0005

    /// When pictures may begin.
    package var pacer: FramePacer
    /// Whether anybody can see the stage.
    package var isVisible = true
    /// The moment at which the performance ends; nil for an open end.
    package let end: Double?

    private var wantsPicture = true
    private var wantsShowing = true

    /// A schedule before the first picture.
    package init(pacer: FramePacer, end: Double?) {
        self.pacer = pacer
        self.end = end
    }

    /// Something happened after which the picture may be another.
    package mutating func pictureMayDiffer() { wantsPicture = true }

    /// What the display shows was lost.
    package mutating func displayLostPicture() { wantsShowing = true }

    /// Whether the next picture must be shown even where it does not differ.
    package var mustShow: Bool { wantsShowing }

    /// What to do at `now`.
    ///
    /// - Parameters:
    ///   - now: the moment in seconds.
    ///   - nextChange: the moment at which the picture differs from the last one by itself; nil for never.
    package func step(at now: Double, nextChange: Double?) -> Step {
        if let end, now >= end { return .end }
        guard isVisible else { return .wait(until: end) }
        let free = pacer.nextStart - FrameSchedule.grain
        var due: Double?
        if wantsPicture || wantsShowing {
            due = free
        } else if let nextChange, !nextChange.isNaN, nextChange < .infinity {
            due = max(free, nextChange)
        }
        guard let due else { return .wait(until: end) }
        if now >= due { return wantsPicture || !wantsShowing ? .draw : .present }
        return .wait(until: end.map { min($0, due) } ?? due)
    }

    /// A step of drawing or showing was carried out.
    ///
    /// - Parameters:
    ///   - start: when it began, in seconds.
    ///   - end: when it was done.
    ///   - drawn: whether a picture was drawn.
    ///   - presented: whether something was shown.
    package mutating func finished(start: Double, end: Double, drawn: Bool, presented: Bool) {
        if drawn { wantsPicture = false }
        if presented { wantsShowing = false }
        pacer.finished(start: start, end: end, presented: presented)
    }

    /// The milliseconds to sleep at `now` for a wait until `moment`, rounded up so that the moment has come on
    /// waking; −1 means without end, at most an hour otherwise.
    package static func milliseconds(at now: Double, until moment: Double?) -> Int32 {
        guard let moment, !moment.isNaN, moment < .infinity else { return -1 }
        let wait = (moment - now) * 1000
        if wait <= 0 { return 0 }
        return Int32(min(wait, 3_600_000).rounded(.up))
    }
}
