// swift-tools-version: 6.2
import PackageDescription

// Measuring against other renderers needs their libraries; a package of its own keeps them out of the
// project's build. Run by hand: `swift run -c release RasterBench --help`.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "taiji-gauge", path: "..")],
    targets: [
        .systemLibrary(name: "CCairo"),
        .executableTarget(
            name: "RasterBench",
            dependencies: [
                "CCairo",
                .product(name: "TaijiGeometry", package: "taiji-gauge"),
                .product(name: "TaijiDrawing", package: "taiji-gauge"),
                .product(name: "TaijiRaster", package: "taiji-gauge"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
