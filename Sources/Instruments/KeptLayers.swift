import TaijiDrawing

/// Layers that stay as they are from frame to frame, so that a frame makes only what moved.
struct KeptLayers {
    /// The value arc and, over the disc, readout and dot, for one shown value and what is thought of it.
    struct Value {
        var shown: Double
        var condition: DataCondition
        var sign: AlarmSign?
        var hasBrackets: Bool
        var arc: [Layer]
        var front: [Layer]
    }

    /// What the pointer hovers over, for one value.
    struct Ghost {
        var value: Double
        var layers: [Layer]
    }

    /// The marks, for their values.
    struct Marks {
        var values: [Double?]
        var opacities: [Double]
        var areLate: [Bool]
        var layers: [Layer]
    }

    /// Whether all was made for a dial whose value is late.
    var isGreyed = false
    /// The labels for which there is room.
    var labels: ScaleLabels?
    /// What does not move until layout or look change.
    var fixed: [Layer]?
    /// What belongs to the shown value.
    var value: Value?
    /// What belongs to the marks.
    var marks: Marks?
    /// What belongs to the place of the pointer.
    var ghost: Ghost?
    /// The line under the readout, and what it is drawn with.
    var secondLine: (line: SecondLine, layers: [Layer])?
    /// The help at full opacity.
    var help: [Layer]?
}
