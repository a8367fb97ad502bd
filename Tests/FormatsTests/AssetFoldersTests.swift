import Foundation
import TaijiFormats
import Testing

@Suite struct AssetFoldersTests {
    private func folders(_ program: String, _ environment: [String: String] = [:]) -> [String] {
        AssetFolders(program: program) { environment[$0] }.folders
    }

    @Test func anInstalledProgramLooksBesideItselfAndInTheSystemsFolders() {
        #expect(
            folders("/opt/x/bin/taiji-gauge", ["HOME": "/home/a"]) == [
                "/home/a/.local/share/taiji-gauge", "/opt/x/share/taiji-gauge",
                "/usr/local/share/taiji-gauge", "/usr/share/taiji-gauge",
            ])
        #expect(
            folders(
                "/usr/bin/taiji-gauge",
                ["XDG_DATA_HOME": "/d", "HOME": "/home/a", "XDG_DATA_DIRS": "/e:relative::/usr/share"]
            ) == ["/d/taiji-gauge", "/usr/share/taiji-gauge", "/e/taiji-gauge"])
    }

    @Test func aProgramInItsSourceTreeFindsTheAssetsThere() throws {
        let root = Assets.path("..")
        let program = URL(filePath: root).appending(path: ".build/x/release/taiji-gauge").path()
        let assets = AssetFolders(program: program) { _ in nil }
        #expect(assets.names(.themes).contains("paper"))
        let file = try #require(assets.file(.themes, named: "paper"))
        #expect(try FileText.read(file) == FileText.read(Assets.path("themes/paper.json")))
        for name in ["", "none", "../themes/paper", "themes/paper", "paper.json"] {
            #expect(assets.file(.themes, named: name) == nil, "\(name)")
        }
    }
}
