import TaijiMotion

func remoteControl() throws -> [Double?] {
    let fade = try Timing(duration: 2, fill: .both, easing: .easeInOut)
    var player = try Player(end: fade.end, at: 100)
    var shown: [Double?] = []
    func look(at clock: Double) {
        let own = player.currentTime(at: clock)
        shown.append(own.flatMap { fade.progress(at: $0, backwards: player.isBackwards)?.progress })
    }
    look(at: 101)
    try player.pause(at: 101)
    try player.play(at: 160)  // A minute that does not count.
    look(at: 160)
    try player.reverse(at: 160)
    look(at: 161)
    try player.finish(at: 161)
    try player.cancel(at: 161)
    look(at: 161)
    return shown
}
