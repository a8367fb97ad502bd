import TaijiMotion

extension Instrument {
    /// The light colour's share of the disc at `time`, 0…1.
    ///
    /// Where the gauge's value drives it, it follows from the value that is shown, and cannot disagree with the arc;
    /// without a value it is what was set.
    public func share(at time: Double) -> Double {
        guard let driven = configuration.gauge.drive.share, condition(at: time) != .none else {
            return balance.value(at: time)
        }
        // With the data it stands still, also where the value was still on its way.
        let shown = shownValue(
            at: condition(at: time).showsValue ? time : Swift.min(time, receipt.deadMoment))
        let fraction = configuration.gauge.scale.fraction(of: shown)
        return Swift.min(1, Swift.max(0, driven.value(at: fraction)))
    }

    /// Moves the light colour's share of the disc to `share`, held within 0…1, as a set value is moved. NaN changes
    /// nothing. While the gauge's value drives the share, this is not to be seen.
    public mutating func setShare(_ share: Double, at time: Double) {
        guard !share.isNaN else { return }
        let share = Swift.min(1, Swift.max(0, share))
        setNeedsDisplay()
        do {
            try balance.retarget(to: share, at: time, by: configuration.movement)
        } catch {
            // A movement that is none, or a time that is none.
            balance = AnimatedValue(share, isReduced: configuration.reducesMotion)
        }
    }

    /// Whether the share is on its way at `time`.
    func isShareMoving(at time: Double) -> Bool {
        guard layout.taiji != nil else { return false }
        guard configuration.gauge.drive.share != nil, condition(at: time) != .none else {
            return balance.isRunning(at: time)
        }
        return condition(at: time).showsValue && shown.isRunning(at: time)
    }

    /// The speed that the disc is meant to have, in radians a second.
    var meantRate: Double {
        let way = isReversed ? -1.0 : 1
        guard let driven = configuration.gauge.drive.speed else { return way * speed.rate }
        let rate =
            way * driven.value(at: configuration.gauge.scale.fraction(of: value))
            * (speed.rate / TurningSpeed.normalRate)
        return rate.isFinite ? rate : 0
    }

    /// Lets the disc's speed follow the value asked for, in the time in which the shown one gets there.
    ///
    /// The phase is the integral of the speed: by the speed's own easing it is exact at any moment, which that of any
    /// movement's curve would not be.
    mutating func followDrive(at time: Double) {
        guard configuration.gauge.drive.speed != nil else { return }
        turn(at: meantRate, time, duration: Swift.max(Instrument.speedChangeDuration, shown.arrival - time))
    }
}
