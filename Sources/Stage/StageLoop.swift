import CSDL2
import CX11
import TaijiInstruments
import TaijiRaster

/// The loop of a stage: events to the performance, its picture to the framebuffer, what changed of it to the
/// texture, the texture to the display; and sleep in between.
@MainActor
final class StageLoop {
    /// The longest sleep in milliseconds. A signal that arrives between SDL's last look and its sleep does not
    /// end the sleep; looking up once a second costs nothing that can be measured.
    private static let longestSleep: Int32 = 1000
    /// The most events that are taken before the next picture has its turn.
    private static let eventsPerTurn = 1000

    private let performance: any Performance
    private let waker: Waker
    private let window: SDLWindow
    private let renderer: SDLRenderer
    private let openingClock: StageClock
    /// The performance's clock: made when the stage is open, so that nothing of the beginning is missed.
    private var clock: StageClock?
    private let wakeType: UInt32

    private var framebuffer: Framebuffer
    private var texture: StreamingTexture
    private var translator: EventTranslator
    private var schedule: FrameSchedule
    private var record = StageRecord()

    /// The moment of the last picture.
    private var lastMoment = -Double.infinity
    private var mustFitSize = false
    private var mustSendAll = true
    private var mustRenewTexture = false
    private var isPointerCaptured = false
    private var isOver = false
    /// Whether it is over because the window was lost, and not because somebody ended it before.
    private var isCutShort = false
    /// Whether the window is watched for its loss, as all of X11's are.
    private var isWatched = false
    private var scale: Double

    init(
        performance: any Performance, options: StageOptions, waker: Waker, window: SDLWindow,
        renderer: SDLRenderer, openingClock: StageClock
    ) throws(SDLError) {
        self.performance = performance
        self.waker = waker
        self.window = window
        self.renderer = renderer
        self.openingClock = openingClock
        wakeType = SDL_RegisterEvents(1)
        guard wakeType != UInt32.max else { throw .last("SDL_RegisterEvents") }

        let granted = renderer.setWaitsForDisplay(options.waitsForDisplay)
        schedule = FrameSchedule(
            pacer: FramePacer(
                refreshRate: window.refreshRate, waitsForDisplay: options.waitsForDisplay,
                rendererWaits: granted && renderer.isAccelerated, rateLimit: options.frameRateLimit),
            end: options.duration)
        if let icon = options.icon { window.setIcon(icon) }

        let mapping = StageLoop.mapping(window: window, renderer: renderer)
        translator = EventTranslator(mapping: mapping) { touch in
            let device = SDL_GetTouchDeviceType(touch)
            return device == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE
                || device == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
        }
        scale = mapping.scale
        framebuffer = Framebuffer(width: mapping.picture.width, height: mapping.picture.height)
        texture = try StreamingTexture(
            width: framebuffer.width, height: framebuffer.height, renderer: renderer)
        performance.resize(width: framebuffer.width, height: framebuffer.height, scale: mapping.scale)
        record.renderer = renderer.name
    }

    /// The moment in seconds on the performance's clock.
    private var moment: Double { clock?.seconds ?? 0 }

    /// How the window maps to the picture at present.
    private static func mapping(window: SDLWindow, renderer: SDLRenderer) -> PointerMapping {
        let size = window.size
        var picture = renderer.outputSize ?? size
        // A window larger than any texture gets a picture that is stretched a little, rather than none.
        if let largest = renderer.largestTexture {
            picture.width = min(picture.width, largest.width)
            picture.height = min(picture.height, largest.height)
        }
        return PointerMapping(window: size, picture: picture)
    }

    /// Plays until somebody ends it, or the window is lost, which is thrown.
    func play() throws(SDLError) -> StageRecord {
        waker.open(eventType: wakeType)
        defer { waker.close() }
        isWatched = window.watch()
        window.show()
        defer { window.hide() }
        do throws(SDLError) {
            try playToTheEnd()
        } catch {
            // What fails without a window fails for that reason.
            throw window.loss ?? error
        }
        if isCutShort, let loss = window.loss { throw loss }
        record.isPacedByDisplay = schedule.pacer.isPacedByDisplay
        return record
    }

    private func playToTheEnd() throws(SDLError) {
        takeEvents(sleeping: 0)
        clock = StageClock()
        while !isOver {
            if mustFitSize, schedule.isVisible { try fitSize() }
            let now = moment
            switch schedule.step(at: now, nextChange: performance.nextChange(after: lastMoment)) {
            case .draw:
                try draw(at: now)
                takeEvents(sleeping: 0)
            case .present:
                try present(start: now, drawn: false)
                takeEvents(sleeping: 0)
            case .wait(let moment):
                takeEvents(sleeping: FrameSchedule.milliseconds(at: now, until: moment))
            case .end:
                isOver = true
            }
        }
    }
}

// MARK: - Pictures

extension StageLoop {
    /// Draws the picture of the moment `now`, and shows it where it differs from what is shown.
    private func draw(at now: Double) throws(SDLError) {
        var damage = performance.draw(into: framebuffer, at: now)
        lastMoment = now
        record.picturesDrawn += 1
        if mustSendAll {
            damage = Damage(rects: [
                PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height)
            ])
            mustSendAll = false
        }
        if damage.isEmpty, !schedule.mustShow {
            schedule.finished(start: now, end: moment, drawn: true, presented: false)
            return
        }
        record.pixelsSent += try texture.send(damage, from: framebuffer)
        try present(start: now, drawn: true)
    }

    /// Shows the texture.
    private func present(start: Double, drawn: Bool) throws(SDLError) {
        if mustSendAll {
            let all = PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height)
            record.pixelsSent += try texture.send(Damage(rects: [all]), from: framebuffer)
            mustSendAll = false
        }
        try renderer.show(texture)
        record.picturesShown += 1
        if record.firstPictureDelay == nil { record.firstPictureDelay = openingClock.seconds }
        schedule.finished(start: start, end: moment, drawn: drawn, presented: true)
    }

    /// Lets framebuffer, texture and layout follow the window's size, and renews a texture that was lost.
    private func fitSize() throws(SDLError) {
        mustFitSize = false
        let mapping = StageLoop.mapping(window: window, renderer: renderer)
        translator.mapping = mapping
        let isSameSize =
            mapping.picture.width == framebuffer.width && mapping.picture.height == framebuffer.height
        if isSameSize, !mustRenewTexture, mapping.scale == scale { return }
        if !isSameSize {
            framebuffer = Framebuffer(width: mapping.picture.width, height: mapping.picture.height)
        }
        if !isSameSize || mustRenewTexture {
            texture = try StreamingTexture(
                width: framebuffer.width, height: framebuffer.height, renderer: renderer)
            mustRenewTexture = false
            mustSendAll = true
            schedule.displayLostPicture()
        }
        if !isSameSize || mapping.scale != scale {
            scale = mapping.scale
            performance.resize(width: framebuffer.width, height: framebuffer.height, scale: scale)
            schedule.pictureMayDiffer()
        }
    }
}

// MARK: - Events

extension StageLoop {
    /// Sleeps until an event comes, for `milliseconds` at most (−1: as long as it takes), and takes the events
    /// that there are.
    private func takeEvents(sleeping milliseconds: Int32) {
        let sleep = milliseconds < 0 ? StageLoop.longestSleep : min(milliseconds, StageLoop.longestSleep)
        var event = unsafe SDL_Event()
        var isCalled = false
        var hasEvent = unsafe waitForEvent(&event, upTo: sleep)
        var room = StageLoop.eventsPerTurn
        while hasEvent {
            if unsafe event.type == wakeType {
                isCalled = waker.takeArrived() || isCalled
            } else if unsafe event.type == SDL_SYSWMEVENT.rawValue {
                unsafe cx11_look_at(&event)
            } else {
                unsafe translator.add(event)
            }
            room -= 1
            hasEvent = room > 0 ? unsafe cx11_poll(&event) : false
        }
        for event in translator.take() where !isOver { handle(event) }
        // What the user did before that counts; but the window must not be touched any more.
        if window.loss != nil {
            isCutShort = !isOver
            isOver = true
            return
        }
        if translator.isPointerHeld != isPointerCaptured {
            // So that a drag goes on outside of the window, and its end is not missed.
            isPointerCaptured = translator.isPointerHeld
            SDL_CaptureMouse(isPointerCaptured ? SDL_TRUE : SDL_FALSE)
        }
        if waker.takeUnsent() { isCalled = true }
        if isCalled, !isOver {
            schedule.pictureMayDiffer()
            carryOut(performance.wake(at: moment))
        }
    }

    /// Sleeps until an event comes, for `milliseconds` at most, and takes it; false where none came.
    private func waitForEvent(_ event: inout SDL_Event, upTo milliseconds: Int32) -> Bool {
        // The event is taken here: left in the queue, SDL 2.26 would deny it once at the next look.
        guard isWatched else { return unsafe SDL_WaitEventTimeout(&event, milliseconds) == 1 }
        if unsafe cx11_poll(&event) { return true }
        guard milliseconds > 0 else { return false }
        cx11_wait(milliseconds)
        return unsafe cx11_poll(&event)
    }

    private func handle(_ event: StageEvent) {
        switch event {
        case .input(let input):
            schedule.pictureMayDiffer()
            carryOut(performance.handle(input, at: moment))
        case .quit:
            isOver = true
        case .resized:
            mustFitSize = true
        case .exposed:
            schedule.displayLostPicture()
        case .shown, .hidden:
            // The flags tell the present state, the events may tell several changes at once.
            guard schedule.isVisible != window.isVisible else { return }
            schedule.isVisible.toggle()
            schedule.displayLostPicture()
            schedule.pictureMayDiffer()
            schedule.pacer.displayChanged(refreshRate: window.refreshRate)
        case .displayChanged:
            mustFitSize = true
            schedule.pacer.displayChanged(refreshRate: window.refreshRate)
        case .contentsLost:
            mustSendAll = true
            schedule.displayLostPicture()
        case .texturesLost:
            mustRenewTexture = true
            mustFitSize = true
        }
    }

    private func carryOut(_ requests: [StageRequest]) {
        for request in requests where !isOver {
            switch request {
            case .quit: isOver = true
            case _ where window.loss != nil: break
            case .toggleFullscreen: window.isFullscreen.toggle()
            case .leaveFullscreenOrQuit:
                if window.isFullscreen { window.isFullscreen = false } else { isOver = true }
            case .leaveFullscreen: if window.isFullscreen { window.isFullscreen = false }
            case .setTitle(let title): window.setTitle(title)
            case .setPointer(let shape): window.setPointer(shape)
            }
        }
    }
}
