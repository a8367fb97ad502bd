// swift-tools-version: 6.2
import PackageDescription

// The guide's pictures, drawn by the project's own rasteriser: `scripts/draw-curves`. A package of its own, so
// that nobody who uses the libraries builds it.
let package = Package(
    name: "pictures",
    dependencies: [.package(name: "taiji-gauge", path: "../..")],
    targets: [
        .systemLibrary(name: "CPNGFiles"),
        .executableTarget(
            name: "draw-curves",
            dependencies: ["CPNGFiles"]
                + ["Geometry", "Motion", "Drawing", "Raster", "Lettering"].map {
                    .product(name: "Taiji\($0)", package: "taiji-gauge")
                }),
    ],
    swiftLanguageModes: [.v6]
)
