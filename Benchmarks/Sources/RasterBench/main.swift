import Glibc
import TaijiDrawing
import TaijiRaster

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func timed(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

func text(_ value: Double, _ digits: Int = 4) -> String {
    let factor = pow(10.0, Double(digits))
    return "\((value * factor).rounded() / factor)"
}

var frames = 200
var sizes = [(512, 512), (1920, 1080), (3840, 2160)]
var names = BenchScene.Name.allCases
var level = SIMDLevel.automatic
var withCairo = true
var modes = ["redraw", "turning"]
var threads = 1
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
    let value = { arguments.popFirst() ?? "" }
    switch option {
    case "--frames": frames = Int(value()) ?? frames
    case "--size":
        let parts = value().split(separator: "x").compactMap { Int($0) }
        if parts.count == 2 { sizes = [(parts[0], parts[1])] }
    case "--scene": names = [BenchScene.Name(rawValue: value()) ?? .taiji]
    case "--simd":
        let name = value()
        level = name == "scalar" ? .scalar : name == "baseline" ? .baseline : name == "v3" ? .v3 : .automatic
    case "--mode": modes = [value()]
    case "--threads": threads = Int(value()) ?? 1
    case "--no-cairo": withCairo = false
    default: print("options: --frames N --size WxH --scene NAME --simd LEVEL --mode MODE --threads N --no-cairo")
    }
}

print("scene            size        mode      ms median      min      p99   memset    cairo   ratio  changed   upload rects")
for name in names {
    for (width, height) in sizes {
        let framebuffer = Framebuffer(width: width, height: height)
        let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        copy.initialize(repeating: 0, count: width * height)
        for mode in modes {
            let renderer = SceneRenderer(simd: level, threads: threads)
            let cairo = withCairo ? CairoPeer(width: width, height: height) : nil
            var bench = BenchScene(name, width: width, height: height)
            var (own, peer, clear): ([Double], [Double], [Double]) = ([], [], [])
            var (changed, uploaded, rects) = (0, 0, 0)
            if mode == "alternate" {
                // Two scenes made beforehand, in turn: whatever is allocated then is the renderer's.
                var other = bench
                bench.turn(to: 0.7)
                other.turn(to: 0.7105)
                for frame in 0..<frames {
                    _ = renderer.render(frame % 2 == 0 ? bench.scene : other.scene, into: framebuffer)
                }
                continue
            }
            if mode == "still" {
                bench.turn(to: 0.7)
                for _ in 0..<frames {
                    own.append(timed { _ = renderer.render(bench.scene, into: framebuffer) })
                }
                own.sort()
                print("\(name.rawValue) \(width)x\(height) still: median \(text(median(own), 5)) ms")
                continue
            }
            for frame in -5..<frames {
                let angle = 0.7 + Double(frame + 5) * 0.0105
                var damage = Damage()
                let time = timed {
                    bench.turn(to: angle)
                    if mode == "redraw" { renderer.invalidate() }
                    damage = renderer.render(bench.scene, into: framebuffer)
                }
                if frame < 0 { continue }
                own.append(time)
                uploaded += damage.pixelCount
                rects += damage.rects.count
                if frame % 8 == 0 {
                    clear.append(timed { memset(copy, 0, width * height * 4) })
                    if let cairo { peer.append(timed { cairo.draw(name, angle: angle) }) }
                }
                if mode == "turning", frame < 20 {
                    // What really changes, by a second look at the pictures before and after.
                    for index in 0..<width * height { copy[index] = framebuffer.pixels[index] }
                    bench.turn(to: angle + 0.0105)
                    _ = renderer.render(bench.scene, into: framebuffer)
                    for index in 0..<width * height where copy[index] != framebuffer.pixels[index] { changed += 1 }
                    bench.turn(to: angle)
                    _ = renderer.render(bench.scene, into: framebuffer)
                }
            }
            own.sort()
            let peerMedian = median(peer)
            func pad(_ text: String, _ width: Int) -> String {
                String(repeating: " ", count: max(0, width - text.count)) + text
            }
            print(
                name.rawValue + String(repeating: " ", count: 15 - name.rawValue.count), pad("\(width)x\(height)", 9),
                pad(mode, 8), pad(text(median(own)), 12), pad(text(own[0]), 9), pad(text(own[own.count * 99 / 100]), 8),
                pad(text(median(clear), 3), 8), pad(text(peerMedian, 3), 8),
                pad(peerMedian > 0 ? text(median(own) / peerMedian, 3) : "-", 7), pad("\(changed / 20)", 8),
                pad("\(uploaded / frames)", 8), pad("\(rects / frames)", 5))
        }
        copy.deallocate()
    }
}
