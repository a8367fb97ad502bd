import TaijiDrawing
import TaijiGeometry

// Items are compared place by place, so a layer that comes or goes in the middle would change all behind it. Where
// the number of layers has changed, those that are the same at both ends of the list are found first, and the
// items of the others are made more or fewer. It decides only what is compared with what: a wrong guess costs
// time, never a pixel.
extension SceneRecord {
    /// Brings the items of the last scene to the places of the layers of the next one.
    mutating func movePlaces(to layers: [Layer]) {
        visible.removeAll()
        for index in 0..<layers.count where layers[index].opacity > 0 { visible.append(index) }
        let (old, new) = (layerPlaces.count, visible.count)
        guard old != new, old > 0 else { return }
        var (front, back) = (0, 0)
        while front < min(old, new), isSame(layers[visible[front]], layerPlaces[front]) { front += 1 }
        while back < min(old, new) - front,
            isSame(layers[visible[new - 1 - back]], layerPlaces[old - 1 - back])
        {
            back += 1
        }
        // What is between them changes; of that, too, as many places as both have stay where they are.
        let shared = min(old, new) - back
        let place = shared < old ? layerPlaces[shared] : count
        if new > old {
            var added = 0
            for index in shared..<(new - back) { added += SceneRecord.itemCount(of: layers[visible[index]]) }
            items.insert(contentsOf: (0..<added).map { _ in SceneItem() }, at: place)
            count += added
        } else {
            let end = back > 0 ? layerPlaces[old - back] : count
            for index in place..<end { items[index].insertAll(into: &dirty, grid: grid) }
            items.removeSubrange(place..<end)
            count -= end - place
        }
    }

    /// Whether a layer is what the item at `place` remembers, as far as can be told without looking into groups.
    private func isSame(_ layer: Layer, _ place: Int) -> Bool {
        let item = items[place]
        let opacity = min(layer.opacity, 1)
        switch layer.content {
        case .fill(let path, let rule, let paint):
            return item.kind == .shape && item.disc == nil && item.hasPaint(paint, opacity: opacity)
                && item.hasOutline(path.elements, rule: rule)
        case .glyphs(let glyphs, let paint):
            return item.kind == .masks && item.hasPaint(paint, opacity: opacity) && item.hasGlyphs(glyphs)
        case .shadow(let path, let rule, let sigma, let color):
            if let disc = DiscShadow(path.elements, sigma: sigma) {
                return item.kind == .shape && item.disc == disc && item.shadowColor == color
                    && item.opacity == opacity
            }
            return item.kind == .shadow && item.sigma == sigma && item.hasOutline(path.elements, rule: rule)
                && item.hasPaint(.solid(color), opacity: opacity)
        case .group(let group):
            return item.kind == .groupBegin && item.opacity == opacity
                && item.isUnbounded == (group.clip == nil) && item.isPartition == group.isPartition
                && item.hasOutline(group.clip?.elements ?? [], rule: group.clipRule)
        }
    }

    /// How many items a layer takes.
    private static func itemCount(of layer: Layer) -> Int {
        guard layer.opacity > 0 else { return 0 }
        guard case .group(let group) = layer.content else { return 1 }
        return group.layers.reduce(2) { $0 + itemCount(of: $1) }
    }
}
