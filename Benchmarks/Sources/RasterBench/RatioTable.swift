import Glibc

/// Our frames against the peers' full redraws. In a round everybody draws a few frames, one after the other, so that
/// what else the machine does meets all alike; a ratio is taken within a round, and the median of all rounds is
/// printed.
struct RatioTable {
    var rounds = 15
    var frames = 6
    let python = ["blend2d", "skia"].compactMap { PythonPeer($0) }

    func print(_ scenes: [BenchScene.Name], _ sizes: [PictureSize]) {
        let others = python.map { cell("/" + $0.name) }.joined()
        Swift.print(
            "ratios to a full redraw of the peer's, medians of \(rounds) rounds (memset: its time over Cairo's)"
        )
        Swift.print(
            "scene                   size     mode  ms least   median   /cairo" + others + "   memset")
        for scene in scenes { for size in sizes { measure(scene, size) } }
    }

    private func measure(_ scene: BenchScene.Name, _ size: PictureSize) {
        let own = [OwnFrames(scene, size, .redraw), OwnFrames(scene, size, .turning)]
        let cairo = CairoPeer(width: size.width, height: size.height)
        let bytes = size.width * size.height * 4
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        defer { memory.deallocate() }
        memset(memory, 1, bytes)
        var times: [[Double]] = own.map { _ in [] }
        var ratios: [[[Double]]] = own.map { _ in (0..<(1 + python.count)).map { _ in [] } }
        var clears: [Double] = []
        for round in 0..<rounds {
            let ours = own.map { $0.median(of: frames) }
            let angle = 0.7 + Double(round) * 0.0105
            _ = timed { cairo.draw(scene, angle: angle) }
            let peer = median((0..<3).map { _ in timed { cairo.draw(scene, angle: angle) } })
            // The Python programs do not draw the seamless taiji, which needs a group.
            let others = python.map { scene == .seamless ? nil : $0.draw(scene, size, frames: 3) }
            clears.append(timed { memset(memory, 0, bytes) } / peer)
            for (index, time) in ours.enumerated() {
                times[index].append(time)
                ratios[index][0].append(time / peer)
                for (place, other) in others.enumerated() {
                    if let other { ratios[index][place + 1].append(time / other) }
                }
            }
        }
        for (index, frames) in own.enumerated() {
            Swift.print(
                scene.rawValue + cell("\(size)", width: 28 - scene.rawValue.count),
                cell(frames.mode.rawValue, width: 8),
                cell(times[index].min() ?? .nan), cell(median(times[index]), width: 8),
                ratios[index].map { cell(median($0), width: 8) }.joined(separator: " "),
                cell(median(clears), width: 8))
        }
    }
}
