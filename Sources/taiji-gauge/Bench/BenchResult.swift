import TaijiFormats

/// What `bench` found.
struct BenchResult {
    var settings: BenchSettings
    var size: Options.PictureSize
    /// Milliseconds of each frame, sorted, not empty.
    var times: [Double]
    /// Median of the milliseconds that clearing as much memory takes.
    var memset: Double
    /// Means per frame.
    var changedPixels: Double
    var uploadedPixels: Double
    var uploadedRects: Double

    private var median: Double { times[times.count / 2] }
    private var p99: Double { times[times.count * 99 / 100] }

    /// The object that `--json` prints.
    var json: JSON {
        .object([
            "scene": .string(settings.scene.rawValue),
            "size": .string("\(size.width)x\(size.height)"),
            "mode": .string(settings.mode.rawValue),
            "threads": .number(Double(settings.threads)),
            "simd": .string(settings.simd.rawValue),
            "frames": .number(Double(settings.frames)),
            "ms": .object(["min": .number(times[0]), "median": .number(median), "p99": .number(p99)]),
            "memset_ms": .number(memset),
            "changed_pixels": .number(changedPixels),
            "uploaded_pixels": .number(uploadedPixels),
            "uploaded_rects": .number(uploadedRects),
        ])
    }

    /// The same for people, a row a line.
    var table: String {
        let rows = [
            ("scene", "\(settings.scene.rawValue) \(size.width)x\(size.height) \(settings.mode.rawValue)"),
            ("threads, simd, frames", "\(settings.threads), \(settings.simd.rawValue), \(settings.frames)"),
            ("frame, ms", "min \(rounded(times[0]))  median \(rounded(median))  p99 \(rounded(p99))"),
            ("memset, ms", rounded(memset)),
            ("changed pixels", rounded(changedPixels)),
            ("uploaded pixels", rounded(uploadedPixels)),
            ("uploaded rects", rounded(uploadedRects)),
        ]
        return rows.map { name, value in
            name + String(repeating: " ", count: 24 - name.count) + value + "\n"
        }.joined()
    }

    /// A figure to four decimals.
    private func rounded(_ value: Double) -> String { "\((value * 1e4).rounded() / 1e4)" }
}
