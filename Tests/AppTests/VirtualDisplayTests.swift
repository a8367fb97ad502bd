import Testing

@Suite(.enabled(if: VirtualDisplay.isWanted)) struct VirtualDisplayTests {
    @Test func displaysAreThereSideBySideAndEnd() throws {
        var first: VirtualDisplay? = try VirtualDisplay(width: 640, height: 480)
        let second = try VirtualDisplay(width: 800, height: 600)
        #expect(first?.name != second.name)
        #expect(try first?.run("xdotool", "getdisplaygeometry").output == "640 480\n")
        #expect(try second.run("xdotool", "getdisplaygeometry").output == "800 600\n")
        let name = try #require(first?.name)
        first = nil
        #expect(try second.run("env", "DISPLAY=\(name)", "xdotool", "getdisplaygeometry").status != 0)
    }
}
