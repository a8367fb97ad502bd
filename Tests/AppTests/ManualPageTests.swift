import Foundation
import Testing
import taiji_gauge

@Suite struct ManualPageTests {
    /// With `TAIJI_RECORD` set the file is written anew before it is compared.
    @Test func theManualPageSaysWhatTheHelpSays() throws {
        let path = "packaging/taiji-gauge.1"
        if ProcessInfo.processInfo.environment["TAIJI_RECORD"] != nil {
            try Data(ManualPage.text.utf8).write(to: Project.folder.appending(path: path))
        }
        let same = try Project.text(path) == ManualPage.text
        #expect(same, "write it anew by TAIJI_RECORD=1 swift test --filter ManualPageTests")
    }
}
