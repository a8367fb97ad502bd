import TaijiGeometry

extension GaugeLayout.ReadoutPlace {
    /// In the middle of a ring whose labels leave all the room that a readout looks well in.
    static let widestInMiddle = GaugeLayout.ReadoutPlace.inMiddle(width: 0.42, lineWidth: 0.32)
    /// In the middle of a ring full of labels: labels give way for so much, and for no more.
    fileprivate static let leastInMiddle = GaugeLayout.ReadoutPlace.inMiddle(width: 0.3, lineWidth: 0.24)

    /// Whether it is in the ring's middle.
    var isInMiddle: Bool { if case .inMiddle = self { true } else { false } }
}

extension GaugeLayout {
    /// The room of the readout's number, and that of the line under it.
    var readoutRooms: [Rect] {
        [
            Rect(
                minX: center.x - readoutWidth / 2, minY: readoutBaseline - 0.75 * readoutSize,
                maxX: center.x + readoutWidth / 2, maxY: readoutBaseline),
            Rect(
                minX: center.x - secondLineWidth / 2, minY: readoutBaseline,
                maxX: center.x + secondLineWidth / 2, maxY: titleBaseline + 0.3 * titleSize),
        ]
    }

    /// The rooms that no label may touch.
    var leastReadoutRooms: [Rect] {
        switch readout {
        case .inGap: readoutRooms
        case .inMiddle: placing(.leastInMiddle).readoutRooms
        }
    }

    /// The layout whose readout, in the middle of the ring, keeps clear of `labels`.
    func makingRoom(for labels: ScaleLabels) -> GaugeLayout {
        guard case .inMiddle = readout else { return self }
        let rooms = readoutRooms.map { room in
            let beside = labels.labels.map { $0.frame.inset(by: -0.5 * labels.font.size) }
                .filter { $0.minY < room.maxY && $0.maxY > room.minY }
            let half = beside.map { $0.nearestPoint(to: center).x - center.x }.map(abs).min()
            return Swift.min(room.width, half.map { 2 * $0 } ?? room.width) / unit
        }
        return placing(.inMiddle(width: rooms[0], lineWidth: rooms[1]))
    }
}
