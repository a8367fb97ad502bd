import Foundation

/// A peer that a Python program draws with (see `peers.py`), as a child process that is asked for frames.
final class PythonPeer {
    let name: String
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    /// The peer of this name; nil where its library is not installed.
    init?(_ name: String) {
        self.name = name
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../peers.py")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.standardizedFileURL.path, name]
        process.standardInput = requests
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        signal(SIGPIPE, SIG_IGN)
        guard (try? process.run()) != nil, draw(.taiji, PictureSize(16, 16), frames: 1) != nil else {
            return nil
        }
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The median milliseconds of some frames, after one that is not counted; nil where the peer has gone.
    func draw(_ scene: BenchScene.Name, _ size: PictureSize, frames: Int) -> Double? {
        let request = "\(scene.rawValue) \(size.width) \(size.height) 0.7 0.0105 \(frames + 1)\n"
        guard (try? requests.fileHandleForWriting.write(contentsOf: Data(request.utf8))) != nil else {
            return nil
        }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            guard let part = try? answers.fileHandleForReading.read(upToCount: 1), !part.isEmpty else {
                return nil
            }
            line += part
        }
        let times = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        return times.count == frames + 1 ? median(Array(times.dropFirst())) : nil
    }
}
