// swift-tools-version: 6.2
import PackageDescription

// Warnings stop the build where the scripts and CI ask for it. They do not stop the build of somebody
// who has a newer compiler, which may warn where this one does not.
let strict = Context.environment["TAIJI_STRICT"] != nil

let settings: [SwiftSetting] =
    [.strictMemorySafety()] + (strict ? [.treatAllWarnings(as: .error)] : [])

// Unoptimised kernels and pixel loops are some hundred times slower than optimised ones, too slow even to test
// with.
let kernelSettings: [SwiftSetting] = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A room of the house: the folder has the plain name, the module the prefixed one, because target
/// names must be unique over a whole package graph.
func room(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = settings) -> Target
{
    .target(
        name: "Taiji\(name)", dependencies: dependencies, path: "Sources/\(name)", swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)Tests",
        swiftSettings: settings)
}

// The AVX2 and AVX-512 levels of the kernels exist on x86-64 only: the same source (the folders are symbolic links),
// compiled twice more.
#if arch(x86_64)
    let higherKernels = ["v3", "v4"].map { level in
        room(
            "Kernels\(level.uppercased())", ["CVector"],
            settings: kernelSettings + [.unsafeFlags(["-Xcc", "-march=x86-64-\(level)"])])
    }
#else
    let higherKernels: [Target] = []
#endif
let higherLevels = higherKernels.map { Target.Dependency(stringLiteral: $0.name) }

let package = Package(
    name: "taiji-gauge",
    products: [
        .library(name: "TaijiGeometry", targets: ["TaijiGeometry"]),
        .library(name: "TaijiMotion", targets: ["TaijiMotion"]),
        .library(name: "TaijiDrawing", targets: ["TaijiDrawing"]),
        .library(name: "TaijiRaster", targets: ["TaijiRaster"]),
        .library(name: "TaijiInstruments", targets: ["TaijiInstruments"]),
        .library(name: "TaijiFormats", targets: ["TaijiFormats"]),
        .library(name: "TaijiLettering", targets: ["TaijiLettering"]),
        .executable(name: "taiji-gauge", targets: ["taiji-gauge"]),
    ],
    targets: [
        .systemLibrary(name: "CSDL2", path: "Sources/CSDL2"),
        .systemLibrary(name: "CSDL2TTF", path: "Sources/CSDL2TTF"),
        .systemLibrary(name: "CPNG", path: "Sources/CPNG"),
        .systemLibrary(name: "CFontconfig", path: "Sources/CFontconfig"),
        .systemLibrary(name: "CJansson", path: "Sources/CJansson"),
        .target(name: "CHost", path: "Sources/CHost"),
        .target(name: "CVector", path: "Sources/CVector"),
        .target(name: "CX11", dependencies: ["CSDL2"], path: "Sources/CX11"),
        room("Geometry", []),
        room("Motion", ["TaijiGeometry"]),
        room("Drawing", ["TaijiGeometry", "TaijiMotion"]),
        room("Kernels", ["CVector"], settings: kernelSettings),
        room(
            "Raster", ["TaijiGeometry", "TaijiDrawing", "TaijiKernels", "CVector"] + higherLevels,
            settings: kernelSettings),
        room("Instruments", ["TaijiGeometry", "TaijiMotion", "TaijiDrawing"]),
        room("Formats", ["TaijiDrawing", "TaijiInstruments", "CHost", "CJansson"]),
        room("Lettering", ["TaijiDrawing", "TaijiGeometry", "CHost", "CSDL2", "CSDL2TTF", "CFontconfig"]),
        room("Feed", ["CHost"]),
        room("Stage", ["TaijiGeometry", "TaijiRaster", "TaijiInstruments", "CSDL2", "CX11"]),
        room("Export", ["TaijiRaster", "CHost", "CPNG"]),
        .executableTarget(
            name: "taiji-gauge",
            dependencies: [
                "CHost", "TaijiGeometry", "TaijiMotion", "TaijiDrawing", "TaijiRaster", "TaijiInstruments",
                "TaijiFormats", "TaijiLettering", "TaijiFeed", "TaijiStage", "TaijiExport",
            ],
            path: "Sources/taiji-gauge", swiftSettings: settings),
        .target(
            name: "TestSupport",
            dependencies: [
                "TaijiGeometry", "TaijiMotion", "TaijiDrawing", "TaijiRaster", "TaijiInstruments",
            ],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests("Geometry", ["TaijiGeometry"]),
        tests("Motion", ["TaijiMotion", "TaijiGeometry"]),
        tests("Drawing", ["TaijiDrawing", "TaijiGeometry", "TaijiMotion", "TaijiRaster"]),
        tests("Kernels", ["TaijiKernels", "CVector"] + higherLevels),
        tests("Raster", ["TaijiRaster", "TaijiDrawing", "TaijiGeometry", "CVector"]),
        tests("Instruments", ["TaijiInstruments", "TaijiDrawing", "TaijiMotion", "TaijiGeometry"]),
        // The pixels that the real instruments give.
        tests(
            "Picture",
            ["TaijiInstruments", "TaijiRaster", "TaijiDrawing", "TaijiMotion", "TaijiGeometry"]),
        tests("Formats", ["TaijiFormats", "TaijiInstruments", "TaijiDrawing", "TaijiGeometry"]),
        // Kept pictures of every gauge in every theme.
        tests(
            "Golden",
            [
                "TaijiExport", "TaijiFormats", "TaijiInstruments", "TaijiLettering", "TaijiRaster",
                "TaijiDrawing", "TaijiGeometry",
            ]),
        tests("Lettering", ["TaijiLettering", "TaijiDrawing"]),
        tests("Feed", ["TaijiFeed"]),
        tests("Stage", ["TaijiStage", "TaijiRaster", "TaijiInstruments", "TaijiGeometry", "CSDL2"]),
        tests("Export", ["TaijiExport", "TaijiRaster"]),
        // What the README shows, compiled and run.
        tests(
            "Example",
            [
                "TaijiLettering", "TaijiInstruments", "TaijiRaster", "TaijiDrawing", "TaijiMotion",
                "TaijiGeometry",
            ]),
        // Runs the built program as a user does, and tests its command line by `package` access.
        tests(
            "App",
            [
                "taiji-gauge", "TaijiDrawing", "TaijiFeed", "TaijiFormats", "TaijiGeometry",
                "TaijiInstruments", "TaijiMotion", "TaijiRaster",
            ]),
        // Uses the built program in a real window.
        .testTarget(
            name: "WindowTests", dependencies: ["taiji-gauge"], path: "Tests/Window",
            swiftSettings: settings),
    ] + higherKernels,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c17
)
