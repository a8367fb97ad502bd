/// A dictionary that keeps what was used lately and never holds more than `limit` of cost.
///
/// Two generations: what is new or used again lies in the younger one; when that holds half the limit, the
/// older one is dropped and the younger takes its place. So an entry outlives at least half a limit's worth
/// of other entries since its last use, and both looking up and adding take constant time.
package struct RecentCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
    }

    /// The greatest total cost.
    package let limit: Int
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngCost = 0
    private var oldCost = 0

    /// An empty cache that holds at most `limit` of cost, at least 2.
    package init(limit: Int) {
        precondition(limit >= 2, "two generations need a limit of at least 2")
        self.limit = limit
    }

    /// How many entries it holds.
    package var count: Int { young.count + old.count }
    /// What the entries cost together.
    package var cost: Int { youngCost + oldCost }

    /// The value of `key`, which counts as used now.
    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        add(entry, for: key)
        return entry.value
    }

    /// Keeps `value` under `key`, dropping what was not used for long where there is no room. A value that
    /// costs more than half the limit is not kept.
    package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if let entry = young.removeValue(forKey: key) { youngCost -= entry.cost }
        if let entry = old.removeValue(forKey: key) { oldCost -= entry.cost }
        add(Entry(value: value, cost: cost), for: key)
    }

    private mutating func add(_ entry: Entry, for key: Key) {
        guard entry.cost <= limit / 2 else { return }
        if youngCost + entry.cost > limit / 2 {
            (old, oldCost) = (young, youngCost)
            (young, youngCost) = ([:], 0)
        }
        young[key] = entry
        youngCost += entry.cost
    }
}
