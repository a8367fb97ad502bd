// swift-tools-version: 6.2
import PackageDescription

// Measuring against other renderers needs their libraries; a package of its own keeps them out of the
// project's build. Run by hand: `swift run -c release RasterBench --help`, and
// MotionBench, InstrumentBench and UploadBench likewise.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "taiji-gauge", path: "..")],
    targets: [
        .systemLibrary(name: "CCairo"),
        .executableTarget(
            name: "RasterBench",
            dependencies: [
                "CAllocations", "CCairo",
                .product(name: "TaijiGeometry", package: "taiji-gauge"),
                .product(name: "TaijiDrawing", package: "taiji-gauge"),
                .product(name: "TaijiRaster", package: "taiji-gauge"),
            ]),
        .systemLibrary(name: "CSDLUpload"),
        .executableTarget(name: "UploadBench", dependencies: ["CSDLUpload"]),
        .executableTarget(
            name: "InstrumentBench",
            dependencies: [
                .product(name: "TaijiGeometry", package: "taiji-gauge"),
                .product(name: "TaijiInstruments", package: "taiji-gauge"),
                .product(name: "TaijiLettering", package: "taiji-gauge"),
                .product(name: "TaijiMotion", package: "taiji-gauge"),
                .product(name: "TaijiRaster", package: "taiji-gauge"),
            ]),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "MotionBench",
            dependencies: [
                "CAllocations",
                .product(name: "TaijiDrawing", package: "taiji-gauge"),
                .product(name: "TaijiMotion", package: "taiji-gauge"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
