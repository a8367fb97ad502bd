extension Stroker {
    /// The cap of an end at which the path leaves in `direction`, from the left side to the right one; what
    /// follows adds the right side's point where the cap does not end there.
    mutating func addCap(at point: Point, _ direction: Point) {
        let (ahead, side) = (half * direction, half * direction.quarterTurned)
        switch style.cap {
        case .butt: break
        case .round:
            outline.appendArc(
                Arc(center: point, xAxis: -side, yAxis: ahead, startAngle: 0, sweep: .pi))
        case .square:
            outline.appendLine(point - side + ahead)
            outline.appendLine(point + side + ahead)
        }
    }

    /// A dash without length: its two caps.
    mutating func addDot(at point: Point, _ direction: Point) {
        let (ahead, side) = (half * direction, half * direction.quarterTurned)
        switch style.cap {
        case .butt: break
        case .round:
            let disc = Arc(center: point, xAxis: ahead, yAxis: side, startAngle: 0, sweep: 2 * .pi)
            outline.appendMove(disc.start)
            outline.appendArc(disc)
            outline.close()
        case .square:
            outline.appendMove(point - ahead - side)
            outline.appendLine(point + ahead - side)
            outline.appendLine(point + ahead + side)
            outline.appendLine(point - ahead + side)
            outline.close()
        }
    }
}
