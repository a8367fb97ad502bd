import CAllocations
import Glibc
import TaijiGeometry
import TaijiRaster

/// What our own frames cost, by themselves: by the length of the edges that move, by threads, by instruction level,
/// and in allocations.
struct CostTables {
    var rounds = 15

    /// The turning taiji at growing sizes. On log-log paper a cost that goes with the length of the edges is a line
    /// of slope 1 over that length, one that goes with the area a line of slope 2.
    func printGrowth() {
        print("\nthe turning taiji: cost over the length of the moving edges")
        print("     size   pixels    edges px  ms least  ns/edge px  ns/1000 px")
        let sizes = [512, 724, 1024, 1448, 2048].map { PictureSize($0, $0) } + [PictureSize(3840, 2160)]
        var points: [(x: Double, y: Double)] = []
        for size in sizes {
            // The S of two half-circles, two eyes, both sides of two lines; the rim stays where it is.
            let radius = 0.48 * Double(min(size.width, size.height))
            let length = (2 * Double.pi + 4) * radius
            let frames = OwnFrames(.taiji, size, .turning)
            let least = (0..<rounds).map { _ in frames.median(of: 15) }.min() ?? .nan
            let pixels = Double(size.width * size.height)
            points.append((length, least))
            print(
                cell("\(size)"), cell(pixels, digits: 0, width: 8), cell(length, digits: 0, width: 10),
                cell(least),
                cell(least * 1e6 / length, digits: 1, width: 10),
                cell(least * 1e9 / pixels, digits: 1, width: 10))
        }
        print("slope over the edges' length:" + cell(exponent(points), digits: 2))
    }

    func printThreadsAndLevels(_ sizes: [PictureSize]) {
        print(
            "\nratios of our own: two threads over one, SSE2 over AVX2, and that over the best level "
                + "(medians of \(rounds) rounds)"
        )
        print("scene                   size     mode  threads   SSE2/AVX2   AVX2/best")
        for scene in [BenchScene.Name.taiji, .gauge] {
            for size in sizes {
                for mode in [OwnFrames.Mode.redraw, .turning] {
                    let one = OwnFrames(scene, size, mode)
                    let two = OwnFrames(scene, size, mode, threads: 2)
                    let base = OwnFrames(scene, size, mode, simd: .baseline)
                    let middle = OwnFrames(scene, size, mode, simd: .v3)
                    var (threads, levels, best): ([Double], [Double], [Double]) = ([], [], [])
                    for _ in 0..<rounds {
                        let time = one.median(of: 6)
                        let wider = middle.median(of: 6)
                        threads.append(two.median(of: 6) / time)
                        levels.append(base.median(of: 6) / wider)
                        best.append(wider / time)
                    }
                    print(
                        scene.rawValue + cell("\(size)", width: 28 - scene.rawValue.count),
                        cell(mode.rawValue, width: 8), cell(median(threads), digits: 2, width: 8),
                        cell(median(levels), digits: 2, width: 12),
                        cell(median(best), digits: 2, width: 12))
                }
            }
        }
    }

    /// Two scenes made beforehand, drawn in turn: whatever is asked of the allocator then is the renderer's.
    func printAllocations() {
        print("\nallocations per frame of the renderer, once warm; and a frame in which nothing changed")
        print("scene           redraw  turning  still us  still rects")
        let size = PictureSize(3840, 2160)
        for name in BenchScene.Name.allCases {
            let framebuffer = Framebuffer(width: size.width, height: size.height)
            let renderer = SceneRenderer()
            var (one, other) = (
                BenchScene(name, width: size.width, height: size.height),
                BenchScene(name, width: size.width, height: size.height)
            )
            one.turn(to: 0.7)
            other.turn(to: 0.7105)
            let count = 20
            func allocations(_ invalidates: Bool) -> Double {
                var before: UInt = 0
                for frame in -10..<count {
                    if frame == 0 { before = allocation_count() }
                    if invalidates { renderer.invalidate() }
                    _ = renderer.render(frame % 2 == 0 ? one.scene : other.scene, into: framebuffer)
                }
                return Double(allocation_count() - before) / Double(count)
            }
            let (redraw, turning) = (allocations(true), allocations(false))
            _ = renderer.render(one.scene, into: framebuffer)
            var rects = 0
            let still = (0..<200).map { _ in
                timed { rects += renderer.render(one.scene, into: framebuffer).rects.count }
            }
            print(
                name.rawValue + cell(redraw, digits: 2, width: 22 - name.rawValue.count),
                cell(turning, digits: 2, width: 8), cell(median(still) * 1e3, digits: 2),
                cell("\(rects)", width: 12))
        }
    }
}
