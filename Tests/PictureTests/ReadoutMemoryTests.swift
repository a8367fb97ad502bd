import Glibc
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// An instrument that has shown many values holds no more memory than one that has shown a few.
@Suite struct ReadoutMemoryTests {
    /// What a readout's worth of changes may cost beside what caches are full of: nothing, but for the kernel's and
    /// the allocator's habit of counting by large pieces.
    private static let tolerance = 4 << 20

    /// The memory that this process has in use, as the kernel counts it.
    private static func residentBytes() -> Int {
        let descriptor = unsafe open("/proc/self/statm", O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        let fields = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    /// In a process of its own: the memory of tests that run beside it would be measured too.
    @Test func threeThousandChangesKeepMemoryFlat() async {
        await #expect(processExitsWith: .success) {
            var configuration = InstrumentConfiguration()
            configuration.gauge.format.digits = .decimals(2)
            configuration.gauge.trail = 0.5
            configuration.gauge.freshness = Freshness(lateAfter: 1, deadAfter: 5)
            configuration.gauge.marks = [
                GaugeMark(.triangle, .average(seconds: 2), ink: .role(.muted)),
                GaugeMark(.line, .peak(hold: 1, halfLife: 1), ink: .role(.alarm)),
                GaugeMark(.line, .valley(hold: 1, halfLife: 1), ink: .role(.normal)),
                GaugeMark(.dot, .sessionMaximum, ink: .role(.warning)),
            ]
            configuration.movement = .easing(.easeOut, duration: 0.3)
            var instrument = Instrument(
                configuration, typeface: BlockTypeface(), size: Size(width: 160, height: 160))
            let renderer = SceneRenderer()
            let framebuffer = Framebuffer(width: 160, height: 160)
            func change(_ step: Int) {
                let time = Double(step) / 60
                instrument.setValue(Double(step * 7919 % 10_000) / 100, at: time)
                _ = renderer.render(instrument.takeScene(at: time), into: framebuffer)
            }
            for step in 0..<1_000 { change(step) }
            let before = ReadoutMemoryTests.residentBytes()
            for step in 1_000..<4_000 { change(step) }
            let after = ReadoutMemoryTests.residentBytes()
            #expect(
                before > 0 && after - before < ReadoutMemoryTests.tolerance, "\(before) to \(after) bytes")
        }
    }
}
