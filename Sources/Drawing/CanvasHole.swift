import TaijiGeometry

/// What ``Canvas/clear(_:)`` takes away: what lies inside a path and inside the clips that hold.
///
/// Only layers that reach into it are cut. Were all of them put into groups each time, then groups would lie as deep in
/// each other as there were clears, and under a clip, where a cut needs a group for each side of it, their number would
/// double each time.
struct CanvasHole {
    private let path: Path
    /// The path and all clips, where these are nothing but rectangles.
    private let rect: Rect?
    /// Clips that are not rectangles: these are already cut off the path.
    private let clips: [CanvasClip]
    /// The outsides of the path and of the clips.
    private let outsides: [Path]

    /// The inside of `path`, within `clips`; all in pixels.
    init(_ path: Path, within clips: [CanvasClip]) {
        var rect = path.rectangle
        var others: [CanvasClip] = []
        for clip in clips {
            if let own = rect, let other = clip.path.rectangle {
                rect = own.intersection(other) ?? .zero
            } else {
                others.append(clip)
            }
        }
        let inside = rect.map { rect in
            Path.drawing { path throws(GeometryError) in try path.addRect(rect) }
        }
        self.path = inside ?? path
        self.rect = others.isEmpty ? rect : nil
        self.clips = others
        outsides = ([self.path] + others.map(\.path)).map(CanvasHole.outside)
    }

    /// What is left of layers.
    func cut(from layers: [Layer]) -> [Layer] {
        guard let bounds = path.bounds, !bounds.isEmpty else { return layers }
        var (result, touched): ([Layer], [Layer]) = ([], [])
        for layer in layers {
            // Asked first, since how far a layer reaches takes a look at all that is in it.
            let reach = isOutside(layer) ? nil : layer.reach
            if let reach, let rect, rect.contains(reach) { continue }
            if let reach, bounds.intersection(reach) != nil {
                touched.append(layer)
            } else {
                result += pieces(of: touched)
                touched.removeAll()
                result.append(layer)
            }
        }
        return result + pieces(of: touched)
    }

    /// The layers outside of the path, and inside it outside of one of the clips: outside the first, then inside the first
    /// and outside the second, and so on.
    private func pieces(of layers: [Layer]) -> [Layer] {
        if layers.isEmpty { return [] }
        var result = [Layer.group(layers, clip: outsides[0], rule: .evenOdd)]
        var inside = [(path: path, rule: FillRule.winding)]
        for (clip, outside) in zip(clips, outsides.dropFirst()) {
            var layer = Layer.group(layers, clip: outside, rule: .evenOdd)
            for (path, rule) in inside.reversed() { layer = .group([layer], clip: path, rule: rule) }
            result.append(layer)
            inside.append((clip.path, clip.rule))
        }
        return result
    }

    /// Whether a layer was cut off before, by the same path or clip.
    private func isOutside(_ layer: Layer) -> Bool {
        guard case .group(let group) = layer.content else { return false }
        if let clip = group.clip, group.clipRule == .evenOdd, outsides.contains(clip) { return true }
        return group.layers.allSatisfy(isOutside)
    }

    /// All but the inside of `path`, by the even-odd rule.
    private static func outside(_ path: Path) -> Path {
        var result = path
        result.append(Path.drawing { all throws(GeometryError) in try all.addRect(Canvas.everywhere) })
        return result
    }
}

extension Path {
    /// The rectangle that the path is, if it is one with sides along the axes.
    fileprivate var rectangle: Rect? {
        guard elements.count == 5, elements[4] == .close, case .move(let a) = elements[0],
            case .line(let b) = elements[1], case .line(let c) = elements[2], case .line(let d) = elements[3],
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
                || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        else { return nil }
        return Rect(minX: min(a.x, c.x), minY: min(a.y, c.y), maxX: max(a.x, c.x), maxY: max(a.y, c.y))
    }
}

extension Layer {
    /// A rectangle of pixels outside of which nothing of the layer shows, if not always the smallest; nil where nothing
    /// shows at all.
    fileprivate var reach: Rect? {
        switch content {
        case .fill(let path, _, _): return path.bounds
        case .glyphs(let glyphs, _):
            let places = glyphs.map { glyph in
                Rect(
                    x: Double(glyph.x), y: Double(glyph.y), width: Double(glyph.mask.width),
                    height: Double(glyph.mask.height))
            }
            return Layer.union(places)
        case .shadow(let path, _, let sigma, _):
            // A Gaussian is cut off after 3.5 standard deviations, and its mask is some pixels larger.
            return path.bounds?.inset(by: -(4 * max(sigma, 0) + 4))
        case .group(let group):
            let inside = Layer.union(group.layers.compactMap(\.reach))
            guard let clip = group.clip else { return inside }
            guard let inside, let bounds = clip.bounds else { return nil }
            return inside.intersection(bounds)
        }
    }

    private static func union(_ rects: [Rect]) -> Rect? {
        rects.dropFirst().reduce(rects.first) { union, rect in union.map { $0.union(rect) } }
    }
}
