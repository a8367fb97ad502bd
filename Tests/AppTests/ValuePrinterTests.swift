import Foundation
import Synchronization
import Testing
import taiji_gauge

@Suite(.timeLimit(.minutes(2))) struct ValuePrinterTests {
    /// How many seconds anything may take on a busy machine.
    private static let patience = 30.0

    private let rung: Bell

    init() throws { rung = try Bell() }

    private func printer(to pipe: PipeEnds, limit: Int = 100_000) throws -> ValuePrinter {
        let rung = rung
        return try ValuePrinter(descriptor: pipe.writer, limit: limit) { rung.ring() }
    }

    @Test func aLineCanBeReadAtOnce() throws {
        let pipe = PipeEnds()
        let printer = try printer(to: pipe)
        for line in ["1", "-0.5", "64"] {
            printer.print(line)
            #expect(pipe.read(as: line + "\n") == line + "\n")
        }
        #expect(printer.finish() == nil)
        #expect(!rung.wait(seconds: 0))
    }

    @Test func aReaderThatDoesNotReadHoldsUpNobodyAndLosesNothing() throws {
        let pipe = PipeEnds()
        let printer = try printer(to: pipe)
        // More than a pipe holds: where this thread had to wait for the reader, it would do so for ever.
        let lines = (0..<50_000).map(String.init)
        for line in lines { printer.print(line) }
        let text = lines.map { $0 + "\n" }.joined()
        #expect(pipe.read(as: text) == text)
        #expect(printer.finish() == nil)
    }

    @Test func whatWaitsIsWrittenAtTheEndWhileSomebodyReads() throws {
        let pipe = PipeEnds()
        let printer = try printer(to: pipe)
        let lines = (0..<50_000).map(String.init)
        for line in lines { printer.print(line) }
        let text = lines.map { $0 + "\n" }.joined()
        let reading = Reading(of: text, from: pipe)
        #expect(printer.finish(patience: Self.patience) == nil)
        #expect(reading.result == text)
    }

    @Test func aReaderThatDoesNotReadCannotHoldUpTheEnd() throws {
        let pipe = PipeEnds()
        let filling = pipe.fill()
        let printer = try printer(to: pipe)
        printer.print("1")
        printer.print("2")
        #expect(
            printer.finish(patience: 0.01)
                == .failed(subject: "--print", reason: "nobody read the last of the values (2)"))
        // What was given up is not written later.
        #expect(pipe.read(filling).count == filling)
        #expect(printer.finish() == printer.failure)
        pipe.closeWriter()
        #expect(pipe.read(1).isEmpty)
    }

    @Test(arguments: PipeEnds.Kind.allCases)
    func aReaderThatGoesAwayIsNoticedWithoutAValue(kind: PipeEnds.Kind) throws {
        let pipe = PipeEnds(kind)
        let printer = try printer(to: pipe)
        #expect(printer.failure == nil)
        pipe.closeReader()
        #expect(rung.wait(seconds: Self.patience))
        #expect(printer.failure == .readerClosed)
        printer.print("1")
        #expect(printer.finish() == .readerClosed)
    }

    @Test func aReaderThatGoesAwayIsNoticedWhileValuesWait() throws {
        let pipe = PipeEnds()
        _ = pipe.fill()
        let printer = try printer(to: pipe)
        printer.print("1")
        pipe.closeReader()
        #expect(rung.wait(seconds: Self.patience))
        #expect(printer.finish() == .readerClosed)
    }

    @Test func moreValuesThanCanWaitAreAFailureAndTheOthersAreWritten() throws {
        let pipe = PipeEnds()
        let filling = pipe.fill()
        let printer = try printer(to: pipe, limit: 3)
        for line in ["1", "2", "3"] { printer.print(line) }
        #expect(printer.failure == nil)
        printer.print("4")
        let failure = Failure.failed(
            subject: "--print", reason: "nobody reads the values, and 3 of them wait")
        #expect(printer.failure == failure)
        _ = pipe.read(filling)
        #expect(pipe.read(as: "1\n2\n3\n") == "1\n2\n3\n")
        #expect(printer.finish() == failure)
    }

    @Test func valuesThatWereWrittenLeaveRoomForOthers() throws {
        let pipe = PipeEnds()
        let printer = try printer(to: pipe, limit: 2)
        for line in 0..<20 {
            printer.print("\(line)")
            #expect(pipe.read(as: "\(line)\n") == "\(line)\n")
        }
        #expect(printer.finish() == nil)
    }

    @Test func aFileTakesEverything() throws {
        let folder = try TemporaryFolder()
        let file = try folder.newFile("values")
        let printer = try ValuePrinter(descriptor: file.fileDescriptor) {}
        for line in 0..<1000 { printer.print("\(line)") }
        #expect(printer.finish() == nil)
        #expect(try folder.text("values") == (0..<1000).map { "\($0)\n" }.joined())
    }

    @Test func aFullDiskIsAFailureThatIsTold() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let rung = rung
        let printer = try ValuePrinter(descriptor: full.fileDescriptor) { rung.ring() }
        printer.print("1")
        #expect(rung.wait(seconds: Self.patience))
        let failure = try #require(printer.finish())
        guard case .failed("standard output", _) = failure else {
            Issue.record("\(failure)")
            return
        }
    }

    @Test func whatIsNotOpenForWritingIsRefused() throws {
        let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
        for descriptor in [null.fileDescriptor, -1] {
            #expect(throws: Failure.self) { try ValuePrinter(descriptor: descriptor) {} }
        }
    }

    @Test func aBellRingsUntilItIsSilenced() throws {
        let bell = try Bell()
        #expect(!bell.wait(seconds: 0))
        // More often than a pipe holds bytes: ringing never waits.
        for _ in 0..<70_000 { bell.ring() }
        #expect(bell.wait(seconds: 0) && bell.wait(seconds: 0))
        bell.silence()
        #expect(!bell.wait(seconds: 0))
    }
}

/// Reading on another thread.
private final class Reading: Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let text = Mutex("")

    init(of text: String, from pipe: PipeEnds) {
        Thread.detachNewThread {
            let read = pipe.read(as: text)
            self.text.withLock { $0 = read }
            self.done.signal()
        }
    }

    /// What was read, once all of it has come.
    var result: String {
        done.wait()
        defer { done.signal() }
        return text.withLock { $0 }
    }
}
