// swift-tools-version: 6.2
import PackageDescription

// The fuzzer's target, apart from the project's build because it needs the compiler's instrumentation all
// through. `scripts/fuzz` builds and runs it; the project's own tests draw the corpus too, without a fuzzer.
let package = Package(
    name: "Fuzzing",
    products: [
        // Static, because the fuzzer's own `main` calls into it.
        .library(name: "PathFuzz", type: .static, targets: ["PathFuzz"])
    ],
    dependencies: [.package(name: "taiji-gauge", path: "..")],
    targets: [
        .target(
            name: "PathFuzz",
            dependencies: [
                .product(name: "TaijiGeometry", package: "taiji-gauge"),
                .product(name: "TaijiDrawing", package: "taiji-gauge"),
                .product(name: "TaijiRaster", package: "taiji-gauge"),
            ],
            swiftSettings: [.strictMemorySafety()])
    ],
    swiftLanguageModes: [.v6]
)
