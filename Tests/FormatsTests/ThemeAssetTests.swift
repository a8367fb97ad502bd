import TaijiFormats
import TaijiInstruments
import Testing

/// The theme files say the same as the themes that are compiled in.
@Suite struct ThemeAssetTests {
    @Test(arguments: Theme.builtIn)
    func theFileOfABuiltInThemeIsThatTheme(theme: Theme) throws {
        let file = Assets.path("themes/\(theme.name).json")
        let isSame = try ThemeFile.theme(from: try FileText.read(file), file: file) == theme
        #expect(isSame, "assets/themes/\(theme.name).json and Theme differ")
    }

    @Test func everyThemeFileIsABuiltInTheme() throws {
        #expect(try Assets.names("themes") == Theme.builtIn.map(\.name).sorted())
    }
}
