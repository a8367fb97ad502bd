import TaijiDrawing
import TaijiGeometry

extension Instrument {
    private var theme: Theme { configuration.theme }

    /// The taiji as configured: black and white, with eyes of a quarter, where it is alone.
    private func taiji(isBare: Bool) -> Taiji {
        Taiji(
            style: configuration.style, light: configuration.light ?? (isBare ? .white : theme.light),
            dark: configuration.dark ?? (isBare ? .black : theme.dark),
            eye: configuration.eye ?? (isBare ? 1.0 / 4 : 1.0 / 7))
    }

    /// The layers that stay the same until layout or look change: the gauge's furniture, the disc's surround.
    func makeFixedLayers() -> [Layer] {
        var layers: [Layer] = []
        if let gauge = layout.gauge {
            layers += configuration.gauge.fixedLayers(
                in: gauge, theme: theme, typeface: typeface, disc: layout.taiji)
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
            .fill(circle(disc.center, disc.rimRadius), configuration.background ?? theme.background),
            .fill(
                circle(disc.center, disc.rimRadius).stroked(StrokeStyle(width: disc.rimWidth)), theme.rim),
        ]
    }

    /// The readout at `time`: nil where there is none.
    func readout(at time: Double) -> Readout? {
        layout.gauge.map {
            Readout(
                configuration.gauge.readoutText(shownValue(at: time)), gauge: configuration.gauge, layout: $0,
                typeface: typeface)
        }
    }

    /// The picture at `time` over the given fixed layers.
    func makeScene(fixed: [Layer], at time: Double) -> Scene {
        var scene = Scene(background: configuration.background ?? theme.background, layers: fixed)
        let value = shownValue(at: time)
        if let gauge = layout.gauge {
            scene.layers += configuration.gauge.valueLayers(value, in: gauge, theme: theme)
        }
        if let disc = layout.taiji {
            scene.layers += taiji(isBare: disc.isBare)
                .layers(center: disc.center, radius: disc.radius, phase: phase(at: time))
        }
        if let gauge = layout.gauge, let readout = readout(at: time) {
            scene.layers.append(.glyphs(readout.number, theme.readout))
            if !readout.unit.isEmpty { scene.layers.append(.glyphs(readout.unit, theme.caption)) }
            scene.layers += configuration.gauge.dotLayers(value, in: gauge, theme: theme)
        }
        scene.layers += HelpOverlay(layout: layout, theme: theme, typeface: typeface)
            .layers(opacity: help.value(at: time))
        return scene
    }
}
