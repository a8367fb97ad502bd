import Foundation
import Testing

/// Generic vector code of the standard library leaves weak symbols in the objects of all levels; the linker
/// keeps one of them, and where that is one compiled for AVX2 or AVX-512 an older processor dies of it.
@Suite struct WeakSymbolTests {
    @Test func kernelObjectsHaveNoWeakVectorFunctions() throws {
        // Beside the running tests lie the objects they were linked from, in SwiftPM's layout; another build
        // system has its own way.
        let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let folders = ["TaijiKernels.build", "TaijiKernelsV3.build", "TaijiKernelsV4.build"].map {
            program.appending(path: $0)
        }
        for folder in folders {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
                continue
            }
            for name in names where name.hasSuffix(".o") {
                let process = Process()
                process.executableURL = URL(filePath: "/usr/bin/env")
                process.arguments = ["nm", folder.appending(path: name).path]
                let pipe = Pipe()
                process.standardOutput = pipe
                try process.run()
                let output = String(
                    decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
                let weak = output.split(separator: "\n").filter { $0.contains(" W ") }
                #expect(weak.isEmpty, "\(name): \(weak)")
            }
        }
    }
}
