import TaijiGeometry

/// A label of a scale at its place.
struct PlacedLabel: Hashable {
    /// What is written.
    var text: String
    /// The room that it takes.
    var frame: Rect
    /// The inner end of its tick.
    var tick: Point
    /// Where it stands along the arc, 0…1.
    var fraction: Double
    /// How soon it is left out where there is no room: the highest first.
    var rank: Int
    /// Whether it keeps clear of the disc and the readout.
    var hasRoom: Bool
}

/// The choice of those labels of a scale that are written where not all of them have room: the ends of the scale
/// first, then what makes an even row without holes.
struct LabelRow {
    /// All labels, in the order in which they stand along the arc.
    private let labels: [PlacedLabel]
    /// How near to each other two labels may come.
    private let distance: Double
    /// Whether the row has no ends, since the scale goes round.
    private let isRound: Bool

    /// The row of `labels`.
    init(_ labels: [PlacedLabel], distance: Double, isRound: Bool) {
        self.labels = labels.sorted { $0.fraction < $1.fraction }
        self.distance = distance
        self.isRound = isRound
    }

    /// The places of the ends that can be kept: on an arc whose ends lie together the first one alone.
    private var ends: [Int] {
        guard !isRound, let last = labels.indices.last else { return [] }
        return [0, last].reduce(into: []) { ends, index in
            if labels[index].hasRoom, !ends.contains(index), areApart(ends + [index]) { ends.append(index) }
        }
    }

    /// The labels that are written.
    var kept: [PlacedLabel] {
        let all = Array(labels.indices)
        if labels.allSatisfy(\.hasRoom), areApart(all) { return labels }
        let isEven = areEven && Set(labels.map(\.rank)).count <= 1
        return (isEven ? evenRow : rankedRow).map { labels[$0] }
    }

    /// Whether both ends are among `kept`, or the row has none; on an arc whose ends lie together the first is
    /// enough.
    func hasEnds(_ kept: [PlacedLabel]) -> Bool {
        guard !isRound, let first = labels.first, let last = labels.last else { return !kept.isEmpty }
        let lieTogether = !areApart([0, labels.count - 1])
        return kept.contains(first) && (lieTogether || kept.contains(last))
    }

    // MARK: - Labels at equal distances

    /// Every so many-th label, and the ends. First only rows of at least three in which none is missing.
    private var evenRow: [Int] {
        let ends = ends
        for mayHaveHoles in [false, true] {
            for stride in strides {
                if let row = row(stride, ends: ends, mayHaveHoles: mayHaveHoles) { return row }
            }
        }
        return loneliestRow
    }

    /// How far apart the labels of a row may be, the nearest first; what divides the row evenly is taken before what
    /// leaves a shorter distance at its end.
    private var strides: [Int] {
        let count = isRound ? labels.count : labels.count - 1
        let round = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        func cost(_ stride: Int) -> Double { Double(stride) + (count % stride == 0 ? 0 : 1.5) }
        return (1...max(1, count)).filter { count % $0 == 0 || round.contains($0) }
            .sorted { cost($0) < cost($1) }
    }

    private func row(_ stride: Int, ends: [Int], mayHaveHoles: Bool) -> [Int]? {
        let last = labels.count - 1
        var row = labels.indices.filter { $0 % stride == 0 }
        if !isRound {
            row.removeAll { ($0 == 0 || $0 == last) && !ends.contains($0) }
            if ends.contains(last), row.last != last {
                row.removeAll { $0 != 0 && !areApart([$0, last]) }
                row.append(last)
            }
        }
        let hasHoles = row.contains { !labels[$0].hasRoom }
        if !mayHaveHoles, hasHoles || row.count < min(3, labels.count) { return nil }
        row.removeAll { !labels[$0].hasRoom }
        return areApart(row) ? row : nil
    }

    /// Whether the labels stand at equal distances along the arc, but for rounding.
    private var areEven: Bool {
        let distances = zip(labels, labels.dropFirst()).map { $1.fraction - $0.fraction }
        guard let least = distances.min(), let most = distances.max() else { return true }
        return most - least <= 1e-6
    }

    // MARK: - Labels at other distances

    /// Those of the ranks for which there is room, and the ends.
    private var rankedRow: [Int] {
        for rank in [2, 1, 0] {
            let row = labels.indices.filter {
                labels[$0].hasRoom && (labels[$0].rank <= rank || ends.contains($0))
            }
            if areApart(row) { return row }
        }
        return loneliestRow
    }

    /// One after the other, as long as there is room: the ends, then by rank, then those whose nearer neighbour is
    /// farthest.
    private var loneliestRow: [Int] {
        let first = ends
        func distance(_ index: Int) -> Double {
            guard index > 0, index + 1 < labels.count else { return .infinity }
            return min(
                labels[index].fraction - labels[index - 1].fraction,
                labels[index + 1].fraction - labels[index].fraction)
        }
        let others = labels.indices.filter { labels[$0].hasRoom && !first.contains($0) }
            .map { (index: $0, rank: -labels[$0].rank, distance: distance($0)) }
            .sorted { ($0.rank, $0.distance, $0.index) > ($1.rank, $1.distance, $1.index) }
        return others.reduce(first) { row, other in
            areApart(row + [other.index]) ? row + [other.index] : row
        }
    }

    // MARK: - Distances

    /// Whether no two of the labels at `places` come nearer than the distance allows.
    private func areApart(_ places: [Int]) -> Bool {
        // Neighbours first: where there are many, it is these that touch.
        for (index, other) in zip(places, places.dropFirst()) where !areApart(index, other) { return false }
        for (order, index) in places.enumerated() {
            for other in places[..<order] where !areApart(index, other) { return false }
        }
        return true
    }

    private func areApart(_ index: Int, _ other: Int) -> Bool {
        let (one, two) = (labels[index].frame, labels[other].frame)
        return one.inset(by: -distance / 2).intersection(two.inset(by: -distance / 2)) == nil
    }
}
