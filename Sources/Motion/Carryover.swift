/// How a motion that is interrupted while it runs goes over into the next one: the shape of it, without the
/// values.
///
/// With p the progress in time (0…1), x₀ and v₀ the value and velocity at the interruption, d the new
/// duration and T the new target, the shown value is
///
///     x₀ + v₀·d·c·g(p/c) + R·((1 − λ)·e(u(p)) + λ·q(p))
///
/// * The old velocity dies away within the share c of the duration: g′(k) = (1 − k)³, so g(1) = 1/4, and
///   speed, acceleration and jerk all end at 0.
/// * R = T − x₀ − v₀·d·c/4 is the way that is left for the easing e. An easing that sets off at once
///   (e′(0) ≠ 0) is let in as the old velocity fades, u′ ∝ 1 − (1 − p/c)³; one that stands upright at its
///   start more gently, by the quintic smooth step. Both parts begin without velocity, so the shown velocity
///   begins at v₀ exactly. A tween of constant speed that is sent further at the same speed keeps it.
/// * Both parts move one way only if the easing does, hence so does the sum, as long as v₀ points to the
///   target and the way it is carried, |v₀|·d·c/4, is no longer than the way to go. c is chosen so: a half,
///   and less where the velocity is too large for that. It is allowed to overshoot by a little, rather than
///   to stop dead, only where the target lies immediately before a fast motion: by |v₀|·d/80 at most, and by
///   a quarter of the way that the interrupted motion still had to go.
/// * λ keeps a motion alive whose target never rests. An easing that sets off gently, and is begun anew with
///   every frame, would never get anywhere; the more often a motion is interrupted before it has got
///   somewhere, the more of it is q(p) = 1 − (1 − p)³(1 + 3p), which takes up speed at once (q″(0) = 12)
///   and, begun anew at every moment, follows like a well damped spring: half a duration to five eighths of
///   one behind a target that moves steadily.
@usableFromInline struct Carryover: Hashable, Sendable {
    /// How the easing is let in.
    @usableFromInline enum Entry: Hashable, Sendable {
        /// As it is: it sets off from rest.
        case immediate
        /// While the old velocity fades.
        case fading
        /// By a quintic smooth step.
        case late
    }

    /// c, the share of the duration within which the old velocity dies away.
    @usableFromInline let share: Double
    /// λ before it is squared, 0…1.
    @usableFromInline let tracking: Double
    /// λ, 0…1.
    @usableFromInline let weight: Double
    @usableFromInline let entry: Entry

    /// The shape for a motion that is interrupted.
    /// - Parameters:
    ///   - speed: the length of the velocity, per second.
    ///   - distance: the length of the way to the new target.
    ///   - remaining: the length of the way that the interrupted motion still had to go.
    ///   - duration: the new duration in seconds, above 0.
    ///   - easing: the new easing.
    ///   - tracking: what `tracking(after:progress:)` gave.
    @usableFromInline init(
        speed: Double, distance: Double, remaining: Double, duration: Double, easing: Easing, tracking: Double
    ) {
        let reach = max(distance, min(speed * duration / 80, remaining / 4))
        // In this order no product leaves the range of numbers where the quotient is below a half.
        let share = reach / speed / duration * 4
        // A standstill has no velocity to lose: 0/0.
        self.share = share < 0.5 ? share : 0.5
        let slope = easing.snaplessSlope(at: 0)
        entry = slope == 0 ? .immediate : slope.isFinite ? .fading : .late
        self.tracking = tracking
        weight = slope < 1 ? tracking : tracking * tracking
    }

    /// λ, before it is squared, after one more interruption.
    /// - Parameters:
    ///   - tracking: λ of the interrupted motion.
    ///   - progress: how far it had come, 0…1: in time or on its way, whichever is less.
    @usableFromInline static func tracking(after tracking: Double, progress: Double) -> Double {
        // The fourth root leaves an easing most of its character where it is interrupted once, halfway or
        // so, and takes it away where it is interrupted over and over.
        1 - progress.squareRoot().squareRoot() * (1 - tracking * (1 - progress))
    }

    /// How far the old velocity carries until `progress`, in parts of (velocity · duration).
    @usableFromInline func carried(at progress: Double) -> Double {
        guard share > 0 else { return 0 }
        let left = 1 - min(progress / share, 1)
        return share * (1 - (left * left) * (left * left)) / 4
    }

    /// The part of the old velocity that is left at `progress`.
    @usableFromInline func carriedVelocity(at progress: Double) -> Double {
        guard progress < share else { return 0 }
        let left = 1 - progress / share
        return left * left * left
    }

    /// The progress on the rest of the way.
    @usableFromInline func value(of easing: Easing, at progress: Double) -> Double {
        let asked = weight == 1 ? 0 : easing.snaplessValue(at: entered(at: progress).progress)
        return asked + weight * (Carryover.follow(progress) - asked)
    }

    /// The derivative of `value(of:at:)`.
    @usableFromInline func slope(of easing: Easing, at progress: Double) -> Double {
        let (entered, rate) = entered(at: progress)
        let asked = weight == 1 || rate == 0 ? 0 : easing.snaplessSlope(at: entered) * rate
        return asked + weight * (Carryover.followSlope(progress) - asked)
    }

    /// u(p) and u′(p).
    private func entered(at progress: Double) -> (progress: Double, rate: Double) {
        guard entry != .immediate && share > 0 else { return (progress, 1) }
        let k = min(progress / share, 1)
        let beyond = max(progress - share, 0)
        if entry == .fading {
            let left = 1 - k
            let total = 1 - share / 4
            // k − (1 − (1 − k)⁴)/4 without the cancellation near 0, which could come out below it.
            let area = k * k * (1.5 - k + k * k / 4)
            return (min((share * area + beyond) / total, 1), (1 - left * left * left) / total)
        }
        let total = 1 - share / 2
        let cube = k * k * k
        return (
            min((share * cube * k * (2.5 - 3 * k + k * k) + beyond) / total, 1),
            cube * (10 - 15 * k + 6 * k * k) / total
        )
    }

    /// q, the curve that a motion follows whose target never rests.
    static func follow(_ progress: Double) -> Double {
        let left = 1 - progress
        return 1 - left * left * left * (1 + 3 * progress)
    }

    /// The derivative of `follow`.
    static func followSlope(_ progress: Double) -> Double {
        let left = 1 - progress
        return 12 * progress * left * left
    }
}
