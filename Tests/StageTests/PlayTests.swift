import CSDL2
import Foundation
import TaijiInstruments
import TaijiRaster
import TaijiStage
import Testing

/// A performance that notes what happens to it, and does what a test wants.
@MainActor private final class Rehearsal: Performance {
    var sizes: [WindowSize] = []
    var events: [InputEvent] = []
    var wakes = 0
    var moments: [Double] = []
    var framebuffers: [Framebuffer] = []

    /// What is done at a picture of the given number, from 1.
    var onDraw: (Int) -> Void = { _ in }
    var onEvent: (InputEvent) -> [StageRequest] = { _ in [] }
    var onWake: () -> [StageRequest] = { [] }
    /// What a picture writes beside the first, which writes everything.
    var damage: (Framebuffer) -> Damage = { _ in Damage() }
    var nextChange: (Double) -> Double? = { _ in nil }

    func resize(width: Int, height: Int, scale: Double) {
        sizes.append(WindowSize(width: width, height: height))
    }
    func handle(_ event: InputEvent, at time: Double) -> [StageRequest] {
        events.append(event)
        return onEvent(event)
    }
    func wake(at time: Double) -> [StageRequest] {
        wakes += 1
        return onWake()
    }
    func draw(into framebuffer: Framebuffer, at time: Double) -> Damage {
        moments.append(time)
        let isNew = framebuffers.last !== framebuffer
        if isNew { framebuffers.append(framebuffer) }
        onDraw(moments.count)
        let all = PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height)
        return isNew ? Damage(rects: [all]) : damage(framebuffer)
    }
    func nextChange(after time: Double) -> Double? { nextChange(time) }
}

/// Whole performances, on SDL's driver that shows nothing. One after the other: SDL is one for the process.
@MainActor @Suite(.serialized) struct PlayTests {
    private var options: StageOptions

    init() {
        unsafe setenv("SDL_VIDEODRIVER", "dummy", 1)
        options = StageOptions(title: "test", width: 64, height: 48)
        // Longer than any test waits for what is to end it, also on a busy machine.
        options.duration = 60
    }

    private func push(_ event: SDL_Event) {
        var event = unsafe event
        unsafe SDL_PushEvent(&event)
    }

    @Test func aPictureThatNeverChangesIsDrawnAndShownOnce() throws {
        let rehearsal = Rehearsal()
        var options = options
        options.duration = 0.3
        let record = try Stage.run(rehearsal, options: options)
        #expect(rehearsal.sizes == [WindowSize(width: 64, height: 48)])
        #expect(rehearsal.moments.count == 1)
        #expect(record.picturesDrawn == 1)
        #expect(record.picturesShown >= 1)
        #expect(record.pixelsSent == 64 * 48)
        #expect(record.renderer == "software")
        #expect(record.firstPictureDelay != nil)
    }

    @Test func timeNeverFallsAndPicturesComeAtThePace() throws {
        let rehearsal = Rehearsal()
        rehearsal.nextChange = { $0 }
        rehearsal.damage = { _ in Damage(rects: [PixelRect(x: 1, y: 1, width: 2, height: 3)]) }
        var options = options
        options.duration = 0.5
        options.frameRateLimit = 40
        let record = try Stage.run(rehearsal, options: options)
        #expect(rehearsal.moments == rehearsal.moments.sorted())
        #expect(rehearsal.moments.first.map { $0 >= 0 } == true)
        // At most one at the beginning and one each 25 ms; a busy machine may leave some out.
        #expect((2...21).contains(record.picturesDrawn))
        #expect(record.pixelsSent == 64 * 48 + (record.picturesDrawn - 1) * 6)
    }

    @Test func picturesThatDoNotDifferAreNotShown() throws {
        let rehearsal = Rehearsal()
        rehearsal.nextChange = { $0 }
        var options = options
        options.duration = 0.3
        let record = try Stage.run(rehearsal, options: options)
        #expect(record.picturesDrawn > 1)
        #expect(record.pixelsSent == 64 * 48)
        #expect(record.picturesShown < record.picturesDrawn)
    }

    @Test func damageOutsideOfThePictureIsLeftOut() throws {
        let rehearsal = Rehearsal()
        rehearsal.nextChange = { _ in rehearsal.moments.count < 2 ? 0 : nil }
        rehearsal.damage = { _ in Damage(rects: [PixelRect(x: 60, y: -5, width: 100, height: 10)]) }
        var options = options
        options.duration = 0.3
        let record = try Stage.run(rehearsal, options: options)
        #expect(record.picturesDrawn == 2)
        #expect(record.pixelsSent == 64 * 48 + 4 * 5)
    }

    @Test func aChangeInTheFutureIsSleptFor() throws {
        let rehearsal = Rehearsal()
        rehearsal.nextChange = { time in time < 0.2 ? 0.2 : nil }
        var options = options
        options.duration = 0.5
        try Stage.run(rehearsal, options: options)
        try #require(rehearsal.moments.count == 2)
        #expect(rehearsal.moments[1] >= 0.2)
    }

    @Test func eventsComeInOrderAndRequestsAreCarriedOut() throws {
        let rehearsal = Rehearsal()
        rehearsal.onDraw = { number in
            guard number == 1 else { return }
            unsafe push(SDLEvents.key(SDLK_UP, SDL_SCANCODE_UP))
            unsafe push(SDLEvents.key(SDLK_r, SDL_SCANCODE_R))
            unsafe push(SDLEvents.text("r"))
            unsafe push(SDLEvents.key(SDLK_q, SDL_SCANCODE_Q))
            unsafe push(SDLEvents.key(SDLK_DOWN, SDL_SCANCODE_DOWN))
        }
        rehearsal.onEvent = { event in
            if case .keyPressed(.character("q"), _, _) = event { return [.setTitle("bye"), .quit] }
            return []
        }
        try Stage.run(rehearsal, options: options)
        let keys = rehearsal.events.compactMap { event in
            if case .keyPressed(let key, _, _) = event { key } else { nil as Key? }
        }
        // Nothing is handled after the end.
        #expect(keys == [.up, .character("r"), .character("q")])
    }

    @Test func anEventMakesAPicture() throws {
        let rehearsal = Rehearsal()
        rehearsal.onDraw = { number in
            unsafe push(number == 1 ? SDLEvents.key(SDLK_UP, SDL_SCANCODE_UP) : SDLEvents.plain(SDL_QUIT))
        }
        try Stage.run(rehearsal, options: options)
        #expect(rehearsal.moments.count == 2)
    }

    @Test func escapeQuitsAWindow() throws {
        let rehearsal = Rehearsal()
        rehearsal.onDraw = { _ in unsafe push(SDLEvents.key(SDLK_ESCAPE, SDL_SCANCODE_ESCAPE)) }
        rehearsal.onEvent = { event in
            if case .keyPressed(.escape, _, _) = event { [.leaveFullscreenOrQuit] } else { [] }
        }
        let record = try Stage.run(rehearsal, options: options)
        #expect(record.picturesDrawn == 1)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func signalsQuit(signal: Int32) throws {
        let rehearsal = Rehearsal()
        // To the process, not to this thread: test runners block signals on the threads that tests run on.
        rehearsal.onDraw = { _ in kill(getpid(), signal) }
        let start = ContinuousClock.now
        try Stage.run(rehearsal, options: options)
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func lostContentsAreSentAgainWithoutDrawing() throws {
        let rehearsal = Rehearsal()
        rehearsal.onDraw = { number in
            guard number == 1 else { return }
            unsafe push(SDLEvents.plain(SDL_RENDER_TARGETS_RESET))
        }
        var options = options
        options.duration = 0.3
        let record = try Stage.run(rehearsal, options: options)
        #expect(record.picturesDrawn == 1)
        #expect(record.pixelsSent == 2 * 64 * 48)
    }

    @Test func lostTexturesAreMadeAnewFromTheSameFramebuffer() throws {
        let rehearsal = Rehearsal()
        rehearsal.onDraw = { number in
            guard number == 1 else { return }
            unsafe push(SDLEvents.plain(SDL_RENDER_DEVICE_RESET))
        }
        var options = options
        options.duration = 0.3
        let record = try Stage.run(rehearsal, options: options)
        #expect(record.picturesDrawn == 1)
        #expect(rehearsal.framebuffers.count == 1)
        #expect(record.pixelsSent == 2 * 64 * 48)
    }

    @Test func callsAreBundled() throws {
        let waker = Waker()
        waker.wake()
        let rehearsal = Rehearsal()
        rehearsal.onDraw = { number in
            if number == 1 { for _ in 0..<100_000 { waker.wake() } }
        }
        var options = options
        options.duration = 0.3
        try Stage.run(rehearsal, options: options, waker: waker)
        // Once for the call before the play, once for all those during it: more than SDL's queue holds.
        #expect(rehearsal.wakes == 2)
    }

    @Test func aCallEndsTheSleep() throws {
        let waker = Waker()
        let rehearsal = Rehearsal()
        var hasSlept = false
        // The only picture is drawn; nothing else happens but the call.
        rehearsal.onDraw = { number in if number == 1 { ringLate(waker) } }
        rehearsal.onWake = {
            hasSlept = true
            return [.quit]
        }
        let start = ContinuousClock.now
        try Stage.run(rehearsal, options: options, waker: waker)
        #expect(hasSlept)
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func whatDoesNotExistIsNamedWithWhatDoes() throws {
        var options = options
        options.renderer = "crayons"
        let rehearsal = Rehearsal()
        #expect(throws: SDLError.unknownRenderer("crayons", available: Stage.rendererNames)) {
            try Stage.run(rehearsal, options: options)
        }
        options.renderer = nil
        options.display = 7
        #expect(throws: SDLError.unknownDisplay(7, count: 1)) { try Stage.run(rehearsal, options: options) }
        options.display = nil
        unsafe setenv("SDL_VIDEODRIVER", "crystal-ball", 1)
        #expect {
            try Stage.run(rehearsal, options: options)
        } throws: { error in
            guard case .noVideo(let reason)? = error as? SDLError else { return false }
            return reason.contains("crystal-ball")
        }
        #expect(rehearsal.sizes.isEmpty)
        #expect(SDL_WasInit(SDL_INIT_VIDEO) == 0)
        #expect(Stage.rendererNames.contains("software"))
    }

    @Test func aWindowLargerThanTheDisplayIsFittedUnlessAsked() throws {
        // The dummy driver's display is 1024 × 768.
        var options = options
        options.width = 2000
        options.height = 2000
        options.duration = 0
        let fitted = Rehearsal()
        try Stage.run(fitted, options: options)
        #expect(fitted.sizes == [WindowSize(width: 768, height: 768)])
        options.fitsDisplay = false
        let asked = Rehearsal()
        try Stage.run(asked, options: options)
        #expect(asked.sizes == [WindowSize(width: 2000, height: 2000)])
    }

    @Test func theStageCanBeOpenedAgainAndAgain() throws {
        var options = options
        options.duration = 0
        options.icon = Framebuffer(width: 16, height: 16, format: .argb8888Premultiplied)
        for _ in 0..<5 { try Stage.run(Rehearsal(), options: options) }
        #expect(SDL_WasInit(0) == 0)
    }
}

/// Rings from another thread, after a while.
private func ringLate(_ waker: Waker) {
    Thread.detachNewThread {
        usleep(100_000)
        waker.wake()
    }
}
