import TaijiGeometry

/// Collects layers, those under the same clips in one group.
///
/// Layers that are drawn one after the other under the same clip are composited among themselves and clipped
/// once, so that two of them that share an edge show nothing of the ground where the clip's own edge passes.
struct CanvasRecorder {
    private enum Kind {
        case root
        case clip(CanvasClip)
        case transparency(opacity: Double)
    }

    private struct Scope {
        var kind: Kind
        var layers: [Layer] = []
    }

    private var scopes = [Scope(kind: .root)]
    /// For each open transparency layer its place among the scopes, and how many clips were set outside of it.
    private var transparencies: [(place: Int, clips: Int)] = []

    mutating func record(_ layer: Layer, clips: [CanvasClip]) {
        open(clips)
        scopes[scopes.count - 1].layers.append(layer)
    }

    /// What is drawn from here on is composited by itself first.
    mutating func beginTransparency(opacity: Double, clips: [CanvasClip]) {
        open(clips)
        transparencies.append((scopes.count, clips.count))
        scopes.append(Scope(kind: .transparency(opacity: opacity)))
    }

    mutating func endTransparency() {
        guard let (place, _) = transparencies.popLast() else { return }
        while scopes.count > place { CanvasRecorder.closeLast(&scopes) }
    }

    /// All layers, as if every group ended here.
    var layers: [Layer] {
        var scopes = scopes
        while scopes.count > 1 { CanvasRecorder.closeLast(&scopes) }
        return scopes[0].layers
    }

    mutating func removeAll() {
        scopes.removeSubrange(1...)
        scopes[0].layers.removeAll(keepingCapacity: true)
        transparencies.removeAll(keepingCapacity: true)
    }

    /// Replaces what was drawn since the last transparency layer began, or from the beginning.
    mutating func replaceAll(_ body: ([Layer]) -> [Layer]) {
        let base = transparencies.last?.place ?? 0
        while scopes.count > base + 1 { CanvasRecorder.closeLast(&scopes) }
        scopes[base].layers = body(scopes[base].layers)
    }

    /// Makes the open groups those of `clips`: keeps what both have in common.
    private mutating func open(_ clips: [CanvasClip]) {
        let base = (transparencies.last?.place ?? 0) + 1
        let wanted = clips.dropFirst(transparencies.last?.clips ?? 0)
        var common = 0
        for clip in wanted {
            guard base + common < scopes.count, case .clip(let open) = scopes[base + common].kind,
                open.number == clip.number
            else { break }
            common += 1
        }
        while scopes.count > base + common { CanvasRecorder.closeLast(&scopes) }
        for clip in wanted.dropFirst(common) { scopes.append(Scope(kind: .clip(clip))) }
    }

    private static func closeLast(_ scopes: inout [Scope]) {
        let scope = scopes.removeLast()
        guard !scope.layers.isEmpty else { return }
        let layer =
            switch scope.kind {
            case .root: Layer(.group(Group(layers: scope.layers)))
            case .clip(let clip): Layer.group(scope.layers, clip: clip.path, rule: clip.rule)
            case .transparency(let opacity): Layer(.group(Group(layers: scope.layers)), opacity: opacity)
            }
        scopes[scopes.count - 1].layers.append(layer)
    }
}
