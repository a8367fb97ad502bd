import TaijiDrawing
import TaijiGeometry

extension Instrument {
    /// The theme on the ground that was chosen, as far as the value is to be trusted.
    var theme: Theme {
        var theme = kept.isGreyed ? configuration.theme.greyed() : configuration.theme
        theme.background = ground
        return theme
    }
    /// The colour beneath everything.
    var ground: Color { configuration.background ?? configuration.theme.background }

    /// The taiji as configured: black and white, with eyes of a quarter, where it is alone.
    private func taiji(isBare: Bool, at time: Double) -> Taiji {
        let taiji = Taiji(
            style: configuration.style, light: configuration.light ?? (isBare ? .white : theme.light),
            dark: configuration.dark ?? (isBare ? .black : theme.dark),
            eye: configuration.eye ?? (isBare ? 1.0 / 4 : 1.0 / 7), share: share(at: time))
        // Where there is a dial, that says it.
        return isBare && isFed && condition(at: time) != .fresh ? taiji.greyed(theme.muted) : taiji
    }

    /// The picture at `time`. Taking it answers all requests for display so far.
    public mutating func takeScene(at time: Double) -> Scene {
        needsDisplay = false
        let condition = condition(at: time)
        let isGreyed = condition == .late || condition == .dead
        if kept.isGreyed != isGreyed {
            kept = KeptLayers()
            kept.isGreyed = isGreyed
        }
        if kept.labels == nil { kept.labels = layout.gauge.map { labels(in: $0) } }
        var scene = Scene(background: ground)
        scene.layers = kept.fixed ?? makeFixedLayers()
        kept.fixed = scene.layers
        let secondLine = secondLineLayers(at: time)
        // Where there is no room to say how old the number is, brackets round it say that it is old.
        let value = valueLayers(at: time, hasBrackets: condition == .late && secondLine.isEmpty)
        kept.value = value
        scene.layers += value?.arc ?? []
        scene.layers += markLayers(at: time, theme: theme)
        if let disc = layout.taiji {
            scene.layers += taiji(isBare: disc.isBare, at: time)
                .layers(center: disc.center, radius: disc.radius, phase: phase(at: time))
        }
        scene.layers += ghostLayers(at: time)
        scene.layers += value?.front ?? []
        if let disc = layout.taiji, disc.isBare {
            scene.layers += disc.layers(alarmSign(at: time), theme: configuration.theme, ground: ground)
        }
        if condition == .dead {
            scene.layers += Cross(in: layout)?.layers(theme.alarm, ground: ground) ?? []
        }
        scene.layers += secondLine
        if let (notice, opacity) = visibleNotice(at: time) {
            scene.layers += notice.layers(
                opacity: opacity, in: layout, theme: configuration.theme, typeface: typeface)
        }
        scene.layers += helpLayers(at: time)
        return scene
    }

    /// The picture at `time` with nothing taken over from earlier ones; the state is left as it is.
    public func sceneMadeAnew(at time: Double) -> Scene {
        var copy = self
        copy.kept = KeptLayers()
        return copy.takeScene(at: time)
    }

    /// The layers that stay the same until layout or look change: the gauge's furniture, the disc's surround.
    private func makeFixedLayers() -> [Layer] {
        var layers: [Layer] = []
        if let gauge = layout.gauge {
            layers += configuration.gauge.fixedLayers(
                in: gauge, theme: theme, labels: labels(in: gauge), typeface: typeface)
        }
        if let disc = layout.taiji, !disc.isBare { layers += discSurround(disc) }
        return layers
    }

    /// The disc's soft shadow and the hairline round it.
    private func discSurround(_ disc: TaijiLayout) -> [Layer] {
        func circle(_ center: Point, _ radius: Double) -> Path {
            .drawing { (path) throws(GeometryError) in try path.addCircle(center: center, radius: radius) }
        }
        let below = Point(disc.center.x, disc.center.y + disc.shadowOffset)
        return [
            .shadow(
                circle(below, disc.radius), sigma: disc.shadowSigma, Color.black.opacity(theme.shadowOpacity)),
            // A disc of the ground: the shadow does not show between the rim and the disc.
            .fill(circle(disc.center, disc.rimRadius), ground),
            .fill(
                circle(disc.center, disc.rimRadius).stroked(StrokeStyle(width: disc.rimWidth)), theme.rim),
        ]
    }

    /// The readout at `time`: nil where there is none.
    func readout(at time: Double) -> Readout? {
        textLayout.map {
            Readout(written(at: time), layout: $0, typeface: typeface)
        }
    }

    /// What belongs to the value that is shown at `time`; nil where there is no gauge.
    private func valueLayers(at time: Double, hasBrackets: Bool) -> KeptLayers.Value? {
        let shown = shownValue(at: time)
        let condition = condition(at: time)
        let sign = alarmSign(at: time)
        if let kept = kept.value, kept.shown == shown, kept.condition == condition, kept.sign == sign,
            kept.hasBrackets == hasBrackets
        {
            return kept
        }
        guard let layout = layout.gauge, let readout = readout(at: time) else { return nil }
        let gauge = configuration.gauge
        var value = KeptLayers.Value(
            shown: shown, condition: condition, sign: sign, hasBrackets: hasBrackets, arc: [], front: [])
        value.front = readoutLayers(readout, condition: condition, sign: sign)
        if hasBrackets { value.front.append(.fill(readout.brackets, configuration.theme.readout)) }
        guard condition.showsValue else { return value }
        value.front += gauge.dotLayers(shown, in: layout, theme: theme)
        value.arc = gauge.signed(by: sign).valueLayers(shown, in: layout, theme: theme)
        value.arc += gauge.beyondLayers(shown, in: layout, theme: theme, ground: ground)
        return value
    }

    /// The help, as much of it as is to be seen at `time`; in full colour also where the value is late.
    private mutating func helpLayers(at time: Double) -> [Layer] {
        // On the way there its last bit may be above 1.
        let opacity = Swift.min(1, help.value(at: time))
        guard opacity > 0 else { return [] }
        let layers =
            kept.help ?? HelpOverlay(layout: layout, theme: configuration.theme, typeface: typeface).layers()
        kept.help = layers
        return layers.map { Layer($0.content, opacity: opacity) }
    }
}
