// Draws the scenes of `taiji-gauge bench` beside other renderers and prints how we compare. See `--help`.

import Glibc

let help = """
    RasterBench [--rounds N] [--size WxH] [--scene NAME] [--only ratios|growth|levels|allocations]

    Ratios to Cairo (linked) and, where their Python packages are installed, Blend2D and Skia; cost over the length of
    moving edges; two threads and SSE2 against one thread and the best level; allocations per frame.

    """

var ratios = RatioTable()
var costs = CostTables()
var sizes = [PictureSize(512, 512), PictureSize(1920, 1080), PictureSize(3840, 2160)]
var scenes = BenchScene.Name.allCases
var only: String?
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
    let value = option == "--help" ? "" : arguments.popFirst() ?? ""
    switch option {
    case "--rounds":
        ratios.rounds = Int(value) ?? ratios.rounds
        costs.rounds = ratios.rounds
    case "--size": sizes = PictureSize(value).map { [$0] } ?? sizes
    case "--scene": scenes = BenchScene.Name(rawValue: value).map { [$0] } ?? scenes
    case "--only": only = value
    default:
        print(help)
        exit(option == "--help" ? 0 : 2)
    }
}
if only ?? "ratios" == "ratios" { ratios.print(scenes, sizes) }
if only ?? "growth" == "growth" { costs.printGrowth() }
if only ?? "levels" == "levels" { costs.printThreadsAndLevels(sizes) }
if only ?? "allocations" == "allocations" { costs.printAllocations() }
