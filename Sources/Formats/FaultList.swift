/// All that is wrong with a file, as far as it can be told at once.
final class FaultList {
    /// What was found, in the order in which it was read.
    private(set) var faults: [FormatError] = []

    /// What is judged by the scale.
    private static let judgedByScale: Set = ["ticks", "defaultValue"]

    /// Notes a fault once. That two parts do not fit together is no news where one of them is wrong by itself.
    func add(_ fault: FormatError) {
        guard !faults.contains(fault) else { return }
        if fault.kind == .contradiction {
            let isDoubtful = faults.contains { known in
                known.kind == .shape && known.keyPath.isWithin(fault.keyPath)
                    || FaultList.judgedByScale.contains(fault.keyPath) && known.keyPath.isWithin("scale")
            }
            guard !isDoubtful else { return }
        }
        faults.append(fault)
    }
}

extension String {
    /// Whether this way through a file leads through the value at `path`, or ends there.
    fileprivate func isWithin(_ path: String) -> Bool {
        guard hasPrefix(path) else { return false }
        guard !path.isEmpty, let next = dropFirst(path.count).first else { return true }
        return next == "." || next == "["
    }
}

/// A value that stands for one that could not be read while faults are gathered; what is made of it is never used.
protocol StandIn {
    /// Any value that the others are likely to go together with.
    static var standIn: Self { get }
}

extension Node {
    /// Notes a fault; throws it where the first one ends the reading.
    func tell(_ fault: FormatError) throws(FormatError) {
        guard let faults else { throw fault }
        faults.add(fault)
    }

    /// What `read` makes of this; nil where it makes nothing, which is noted.
    func gather<Value>(_ read: (Node) throws(FormatError) -> Value) throws(FormatError) -> Value? {
        do throws(FormatError) {
            return try read(self)
        } catch {
            try tell(error)
            return nil
        }
    }
}
