/// What libFuzzer calls with each input it makes up. A trap is a finding, whether the program's own or one of
/// `FuzzedDrawing`'s.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe UnsafeBufferPointer(start: bytes, count: count)
    if let fault = unsafe FuzzedDrawing(Array(input)).fault { fatalError(fault) }
    return 0
}
