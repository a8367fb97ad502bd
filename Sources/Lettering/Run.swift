/// Letters of one font and one script that are shaped together.
struct Run {
    /// The font.
    let face: Face
    /// The script.
    let script: Script
    /// The letters.
    private(set) var text: String
    /// How far the pen moves, in ems.
    let advance: Double

    init(face: Face, script: Script, text: String) {
        self.face = face
        self.script = script
        self.text = text
        advance = face.advance(of: text, script: script)
    }

    /// `text` cut into runs; `choose` tells for a character which face has it, and what to draw in its place
    /// where none has.
    static func runs(of text: String, choose: (Character) -> (face: Face, drawn: Character)) -> [Run] {
        var runs: [Run] = []
        var pending: (face: Face, script: Script?, text: String)?
        func close() {
            guard let run = pending else { return }
            runs.append(Run(face: run.face, script: run.script ?? .latin, text: run.text))
        }
        for character in text {
            let shown = isControl(character) ? " " : character
            let script = Script(of: shown)
            let (face, drawn) = choose(shown)
            if let open = pending, open.face === face,
                open.script == nil || script == nil || open.script == script
            {
                pending = (face, open.script ?? script, open.text + String(drawn))
            } else {
                close()
                pending = (face, script, String(drawn))
            }
        }
        close()
        return runs
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            $0.properties.generalCategory == .control || $0.properties.generalCategory == .lineSeparator
                || $0.properties.generalCategory == .paragraphSeparator
        }
    }
}
