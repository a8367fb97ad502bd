/// Memory that grows and keeps its capacity: what is filled anew for each frame without an allocation.
/// Indices are not checked; this is Raster's own storage and never leaves it.
@safe
struct Buffer<Element>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        unsafe base = .allocate(capacity: self.capacity)
    }

    deinit {
        unsafe base.deinitialize(count: count)
        unsafe base.deallocate()
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { unsafe base[index] }
        nonmutating set { unsafe base[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        unsafe (base + count).initialize(to: element)
        count &+= 1
    }

    /// Memory behind the last element for up to `amount` more: see `take`.
    @inline(__always)
    mutating func room(for amount: Int) -> UnsafeMutablePointer<Element> {
        if count &+ amount > capacity { grow(to: max(count + amount, capacity * 2)) }
        return unsafe base + count
    }

    /// Adds the elements that were put into the room behind the last one.
    @inline(__always)
    mutating func take(_ amount: Int) { count &+= amount }

    /// Takes the elements away and keeps the memory.
    mutating func removeAll() {
        unsafe base.deinitialize(count: count)
        count = 0
    }

    /// Takes the last `amount` elements away.
    mutating func removeLast(_ amount: Int) {
        unsafe (base + (count - amount)).deinitialize(count: amount)
        count -= amount
    }

    /// Makes the buffer hold what the array does; returns that for reading.
    mutating func replaceAll(with array: [Element]) -> UnsafeBufferPointer<Element> {
        removeAll()
        reserve(array.count)
        for element in array { append(element) }
        return unsafe UnsafeBufferPointer(start: base, count: count)
    }

    /// Makes the buffer hold exactly `count` copies of `element`.
    mutating func fill(count: Int, with element: Element) {
        removeAll()
        if count > capacity { reserve(count) }
        unsafe base.initialize(repeating: element, count: count)
        self.count = count
    }

    /// Makes the buffer hold `count` elements of any value, which the caller then sets.
    mutating func refill(count: Int) -> UnsafeMutablePointer<Element> {
        removeAll()
        reserve(count)
        self.count = count
        return unsafe base
    }

    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: wanted) }
    }

    /// Not in line: it hardly ever happens, and `append` is in many loops.
    @inline(never)
    private mutating func grow(to wanted: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
        unsafe larger.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
        capacity = wanted
    }
}
