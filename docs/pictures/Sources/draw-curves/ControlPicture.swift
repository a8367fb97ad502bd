import TaijiDrawing
import TaijiGeometry
import TaijiLettering
import TaijiMotion

/// A player's own time over the clock's, through one of each command.
func controlPicture(_ typeface: SDLTypeface) throws -> Picture {
    var picture = Picture(720, 270, typeface)
    let chart = Chart(frame: Rect(x: 16, y: 20, width: 688, height: 200), x: -0.1...8.1, y: -0.25...4.25)
    let commands: [(Double, String)] = [
        (0, "play"), (1, "pause"), (2, "play"), (2.5, "seek 0.5"), (3.5, "rate 2"), (4.5, "reverse"),
        (5.5, "rate −0.5"), (6.5, "finish"), (7.2, "cancel"),
    ]
    chart.draw(in: &picture, horizontals: [0, 4], verticals: commands.map(\.0))
    var players: [Player] = []
    var player = try Player(end: 4, at: 0)
    players.append(player)
    try player.pause(at: 1)
    players.append(player)
    try player.play(at: 2)
    players.append(player)
    try player.seek(to: 0.5, at: 2.5)
    players.append(player)
    try player.setRate(2, at: 3.5)
    players.append(player)
    try player.reverse(at: 4.5)
    players.append(player)
    try player.setRate(-0.5, at: 5.5)
    players.append(player)
    try player.finish(at: 6.5)
    players.append(player)
    try player.cancel(at: 7.2)
    players.append(player)
    for (index, (moment, name)) in commands.enumerated() {
        let end = index + 1 < commands.count ? commands[index + 1].0 : 8.1
        let current = players[index]
        chart.curve(Ink.blue, in: &picture, from: moment, to: end, width: 2.5) { current.currentTime(at: $0) }
        if let own = current.currentTime(at: moment) { picture.dot(chart.place(moment, own), Ink.red) }
        picture.text(
            name, at: Point(chart.place(moment, 0).x, index.isMultiple(of: 2) ? 238 : 256), .middle)
    }
    return picture
}
