/// That a motion is over.
public struct MotionReport: Hashable, Sendable {
    /// The number that `AnimatedValue.retarget` gave the motion.
    public let motion: Int
    /// Whether it arrived; false where it was interrupted.
    public let isFinished: Bool

    /// The report on the motion of that number.
    public init(motion: Int, isFinished: Bool) {
        self.motion = motion
        self.isFinished = isFinished
    }
}
