import TaijiKernels

#if arch(x86_64)
    import TaijiKernelsV3
#endif

/// The kernels of one level, chosen once for a renderer. What each does is said in the module `TaijiKernels`
/// and, in plain loops, in ``ReferenceKernels``.
@safe
package struct KernelTable {
    package typealias Coverage = (
        _ edges: UnsafePointer<UInt64>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
        _ scratch: UnsafeMutablePointer<Float>, _ coverage: UnsafeMutablePointer<UInt8>
    ) -> Void
    package typealias BlendSolid = (
        _ color: UInt32, _ coverage: UnsafePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>
    ) -> Void
    package typealias BlendPixels = (
        _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) -> Void
    package typealias Fade = (_ coverage: UnsafeMutablePointer<UInt8>, _ factor: UInt8) -> Void
    package typealias Fill = (
        _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ color: UInt32
    ) -> Void
    package typealias Store = (
        _ pixels: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ width: Int,
        _ height: Int
    ) -> UInt32

    package let coverage: Coverage
    package let blendSolid: BlendSolid
    package let blendPixels: BlendPixels
    package let fade: Fade
    package let fill: Fill
    package let store: Store

    /// The kernels of the best available level up to `level`.
    package static func at(_ level: SIMDLevel) -> KernelTable {
        switch level.available {
        case .scalar:
            return unsafe KernelTable(
                coverage: ReferenceKernels.coverage, blendSolid: ReferenceKernels.blendSolid,
                blendPixels: ReferenceKernels.blendPixels, fade: ReferenceKernels.fade,
                fill: ReferenceKernels.fill, store: ReferenceKernels.store)
        case .v3:
            #if arch(x86_64)
                typealias Kernels = TaijiKernelsV3.Kernels
                return unsafe KernelTable(
                    coverage: Kernels.coverage, blendSolid: Kernels.blendSolid,
                    blendPixels: Kernels.blendPixels,
                    fade: Kernels.fade, fill: Kernels.fill, store: Kernels.store)
            #else
                return at(.baseline)
            #endif
        case .baseline, .automatic:
            typealias Kernels = TaijiKernels.Kernels
            return unsafe KernelTable(
                coverage: Kernels.coverage, blendSolid: Kernels.blendSolid, blendPixels: Kernels.blendPixels,
                fade: Kernels.fade, fill: Kernels.fill, store: Kernels.store)
        }
    }
}
