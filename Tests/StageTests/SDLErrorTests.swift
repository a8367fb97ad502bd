import TaijiStage
import Testing

@Suite struct SDLErrorTests {
    @Test func errorsNameWhatWasFoundAndWhatIsAllowed() {
        #expect(
            SDLError.unknownRenderer("gl", available: ["opengl", "software"]).description
                == "no renderer \"gl\": expected one of opengl, software")
        #expect(SDLError.unknownDisplay(3, count: 2).description == "no display 3: there are displays 0 to 1")
        #expect(SDLError.unknownDisplay(-1, count: 1).description == "no display -1: there is only display 0")
        #expect(
            SDLError.noVideo(reason: "x11 not available").description == "no video device: x11 not available")
        #expect(
            SDLError.noRenderer("opengl", reason: "no GL", available: ["opengl", "software"]).description
                == "renderer \"opengl\" does not work here: no GL (there are opengl, software)")
        #expect(SDLError.failed(operation: "SDL_X", reason: "y").description == "SDL_X: y")
    }

    @Test func onlyWhatCanBeAskedForOtherwiseIsAUsageError() {
        #expect(SDLError.unknownRenderer("gl", available: []).isUsage)
        #expect(SDLError.unknownDisplay(3, count: 2).isUsage)
        #expect(!SDLError.noVideo(reason: "").isUsage)
        #expect(!SDLError.noRenderer("opengl", reason: "", available: []).isUsage)
        #expect(!SDLError.windowDestroyed.isUsage)
        #expect(!SDLError.connectionLost.isUsage)
        #expect(!SDLError.failed(operation: "", reason: "").isUsage)
    }
}
