/// Colours beside one edge: how many of a painter's layers, and what lies beneath them.
struct EdgeLayers {
    let edge: TileEdge
    let from: UInt32
    let count: Int
}
