// swift-tools-version: 6.2
import PackageDescription

// A program of somebody else's, made of the libraries alone: `scripts/test` builds and runs it and looks that
// neither SDL nor any other library of the system's came along.
let package = Package(
    name: "Embedding",
    dependencies: [.package(name: "taiji-gauge", path: "../..")],
    targets: [
        .executableTarget(
            name: "Embedding",
            dependencies: [
                .product(name: "TaijiGeometry", package: "taiji-gauge"),
                .product(name: "TaijiMotion", package: "taiji-gauge"),
                .product(name: "TaijiDrawing", package: "taiji-gauge"),
                .product(name: "TaijiRaster", package: "taiji-gauge"),
                .product(name: "TaijiInstruments", package: "taiji-gauge"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
