import TaijiLettering
import Testing

@Suite struct RecentCacheTests {
    @Test func givesBackWhatWasKept() {
        var cache = RecentCache<String, Int>(limit: 8)
        cache.insert(1, for: "one")
        cache.insert(2, for: "two")
        #expect(cache.value(for: "one") == 1)
        #expect(cache.value(for: "two") == 2)
        #expect(cache.value(for: "three") == nil)
        cache.insert(11, for: "one")
        #expect(cache.value(for: "one") == 11)
        #expect(cache.count == 2)
        #expect(cache.cost == 2)
    }

    @Test func dropsWhatWasNotUsedForLongAndKeepsWhatWas() {
        var cache = RecentCache<Int, Int>(limit: 10)
        cache.insert(0, for: 0)
        for key in 1...100 {
            cache.insert(key, for: key)
            #expect(cache.value(for: 0) == 0, "used at every step")
        }
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 100) == 100)
    }

    @Test(arguments: [UInt64(1), 2, 3, 20_260_101])
    func neverCostsMoreThanItsLimit(seed: UInt64) {
        var state = seed
        func random(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        var cache = RecentCache<Int, Int>(limit: 100)
        var costs: [Int: Int] = [:]
        for _ in 0..<5_000 {
            let key = random(60)
            if random(2) == 0 {
                let cost = random(70)
                cache.insert(key * 1_000 + cost, for: key, cost: cost)
                costs[key] = cost
            } else if let value = cache.value(for: key) {
                #expect(value == key * 1_000 + costs[key]!, "seed \(seed)")
            }
            #expect((0...100).contains(cache.cost), "seed \(seed)")
        }
    }

    @Test func doesNotKeepWhatIsTooLarge() {
        var cache = RecentCache<Int, Int>(limit: 10)
        cache.insert(1, for: 1, cost: 2)
        cache.insert(2, for: 2, cost: 6)
        #expect(cache.value(for: 2) == nil)
        #expect(cache.value(for: 1) == 1)
        #expect(cache.cost == 2)
    }
}
