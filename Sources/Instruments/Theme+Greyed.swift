import TaijiDrawing

extension Theme {
    /// The theme of a dial whose value is late: what is coloured because of the value is grey, and so are the
    /// numbers. Nothing of the disc or the ground changes.
    func greyed() -> Theme {
        var theme = self
        theme.value = [muted]
        theme.dot = muted
        theme.labels = muted
        theme.majorTicks = minorTicks
        // Still to be read with ease, unlike what is muted.
        theme.readout = caption
        theme.isGreyed = true
        return theme
    }
}
