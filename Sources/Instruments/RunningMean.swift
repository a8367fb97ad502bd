/// The mean of a value over the last so many seconds, each value counted for as long as it was the last one.
struct RunningMean: Equatable, Sendable {
    private struct Piece: Equatable, Sendable {
        var start: Double
        var end: Double
        var mean: Double
    }

    private let seconds: Double
    /// What is over, in pieces of no less than `grain`.
    private var pieces: [Piece] = []
    /// When the piece began that is not over, what it adds up to until `time`, and the value since then.
    private var start: Double
    private var sum = 0.0
    private var time: Double
    private(set) var value: Double
    /// When the mean last had something to move for: until a window after that it moves.
    private var lastChange: Double

    /// It begins with the first value; a window that is not above 0 is the value itself.
    init(seconds: Double, value: Double, at time: Double) {
        self.seconds = seconds > 0 && seconds < .infinity ? seconds : 0
        self.value = value
        start = time
        self.time = time
        lastChange = -.infinity
    }

    /// Values that come faster than this are taken together: whatever the rate, memory stays small.
    private var grain: Double { seconds / 256 }
    /// How often the mean is looked at: it moves by a thousandth of the window's range at most meanwhile.
    private var interval: Double { Swift.max(seconds / 1000, 1.0 / 60) }

    /// A value has come.
    mutating func take(_ value: Double, at time: Double) {
        sum += self.value * (time - self.time)
        self.time = time
        if value != self.value { lastChange = time }
        self.value = value
        guard time - start >= grain, time > start else { return }
        pieces.append(Piece(start: start, end: time, mean: sum / (time - start)))
        pieces.removeAll { $0.end <= time - seconds }
        start = time
        sum = 0
    }

    /// The mean at `time`, as it was at the last moment at which it was looked at.
    func mean(at time: Double) -> Double {
        guard seconds > 0, isMoving(at: time) else { return value }
        let moment = Swift.max(self.time, (time / interval).rounded(.down) * interval)
        let begin = moment - seconds
        var sum = value * (moment - Swift.max(self.time, begin))
        var length = moment - Swift.max(self.time, begin)
        for piece in pieces + [openPiece] where piece.end > begin {
            let part = piece.end - Swift.max(piece.start, begin)
            sum += piece.mean * part
            length += part
        }
        return length > 0 ? sum / length : value
    }

    private var openPiece: Piece {
        Piece(start: start, end: time, mean: time > start ? sum / (time - start) : 0)
    }

    private func isMoving(at time: Double) -> Bool { time < lastChange + seconds }

    /// The next moment after `time` at which the mean is looked at; nil where it stays.
    func nextChange(after time: Double) -> Double? {
        guard seconds > 0, isMoving(at: time) else { return nil }
        return Swift.min(lastChange + seconds, ((time / interval).rounded(.down) + 1) * interval)
    }
}
