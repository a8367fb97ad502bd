import CVector
import TaijiKernels

#if arch(x86_64)
    import TaijiKernelsV3
#endif

/// The kernels of one level, chosen once for a renderer. What each does is said in the module `TaijiKernels`
/// and, in plain loops, in ``ReferenceKernels``.
@safe
package struct KernelTable {
    package typealias Pixels = UnsafeMutablePointer<UInt32>
    package typealias Cover = UnsafePointer<Int16>
    package let accumulate:
        (
            _ edges: UnsafePointer<UInt64>, _ count: Int, _ backdrop: Int32, _ findsCrowdedRows: Bool,
            _ windings: UnsafeMutablePointer<Float>
        ) -> UInt64
    package let resolve:
        (
            _ windings: UnsafeMutablePointer<Float>, _ touched: UInt32, _ evenOdd: Bool,
            _ cover: UnsafeMutablePointer<Int16>
        ) -> UInt32
    package let expand: (_ mask: UnsafePointer<UInt8>, _ cover: UnsafeMutablePointer<Int16>) -> Void
    package let fade: (_ cover: UnsafeMutablePointer<Int16>, _ factor: Int32) -> Void
    package let blendShape:
        (
            _ windings: UnsafeMutablePointer<Float>, _ touched: UInt32, _ evenOdd: Bool, _ color: UInt32,
            _ pixels: Pixels
        ) -> Void
    package let blendOpaque: (_ color: UInt32, _ cover: Cover, _ pixels: Pixels) -> Void
    package let blendSolid: (_ color: UInt32, _ cover: Cover, _ pixels: Pixels) -> Void
    package let blendPixels:
        (_ source: UnsafePointer<UInt32>, _ cover: Cover, _ cells: UInt32, _ pixels: Pixels) -> Void
    package let mixPixels:
        (_ source: UnsafePointer<UInt32>, _ cover: Cover, _ cells: UInt32, _ pixels: Pixels) -> Void
    package let gradient:
        (
            _ gradient: UnsafePointer<taiji_gradient>, _ x: Float, _ y: Float, _ cells: UInt32,
            _ positions: UnsafeMutablePointer<Float>, _ pixels: Pixels
        ) -> Void
    package let mixGradient:
        (
            _ gradient: UnsafePointer<taiji_gradient>, _ x: Float, _ y: Float, _ cover: Cover,
            _ cells: UInt32,
            _ positions: UnsafeMutablePointer<Float>, _ source: Pixels, _ pixels: Pixels
        ) -> Void
    package let fill:
        (_ target: Pixels, _ stride: Int, _ height: Int, _ runs: UnsafePointer<taiji_run>, _ count: Int) ->
            Void
    package let store:
        (
            _ pixels: UnsafePointer<UInt32>, _ target: Pixels, _ stride: Int, _ width: Int, _ height: Int,
            _ compares: Bool
        ) -> UInt32
    package let storeMix:
        (
            _ windings: UnsafeMutablePointer<Float>, _ touched: UInt32, _ evenOdd: Bool, _ from: UInt32,
            _ to: UInt32, _ target: Pixels, _ stride: Int, _ height: Int, _ compares: Bool
        ) -> UInt32

    package let resolveCurves:
        (
            _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
            _ scratch: UnsafeMutablePointer<Float>, _ cover: UnsafeMutablePointer<Int16>
        ) -> UInt32
    package let blendCurves:
        (
            _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
            _ scratch: UnsafeMutablePointer<Float>, _ color: UInt32, _ pixels: Pixels
        ) -> Void
    package let storeMixCurves:
        (
            _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
            _ scratch: UnsafeMutablePointer<Float>, _ from: UInt32, _ to: UInt32, _ target: Pixels,
            _ stride: Int, _ height: Int, _ compares: Bool
        ) -> UInt32

    /// The kernels of the best available level up to `level`.
    package static func at(_ level: SIMDLevel) -> KernelTable {
        switch level.available {
        case .scalar:
            typealias Kernels = ReferenceKernels
            return unsafe KernelTable(
                accumulate: Kernels.accumulate, resolve: Kernels.resolve, expand: Kernels.expand,
                fade: Kernels.fade, blendShape: Kernels.blendShape, blendOpaque: Kernels.blendOpaque,
                blendSolid: Kernels.blendSolid,
                blendPixels: Kernels.blendPixels, mixPixels: Kernels.mixPixels, gradient: Kernels.gradient,
                mixGradient: Kernels.mixGradient, fill: Kernels.fill,
                store: Kernels.store,
                storeMix: Kernels.storeMix, resolveCurves: Kernels.resolveCurves,
                blendCurves: Kernels.blendCurves, storeMixCurves: Kernels.storeMixCurves)
        case .v3:
            #if arch(x86_64)
                typealias Kernels = TaijiKernelsV3.Kernels
                return unsafe KernelTable(
                    accumulate: Kernels.accumulate, resolve: Kernels.resolve, expand: Kernels.expand,
                    fade: Kernels.fade, blendShape: Kernels.blendShape, blendOpaque: Kernels.blendOpaque,
                    blendSolid: Kernels.blendSolid,
                    blendPixels: Kernels.blendPixels, mixPixels: Kernels.mixPixels,
                    gradient: Kernels.gradient, mixGradient: Kernels.mixGradient, fill: Kernels.fill,
                    store: Kernels.store,
                    storeMix: Kernels.storeMix, resolveCurves: Kernels.resolveCurves,
                    blendCurves: Kernels.blendCurves, storeMixCurves: Kernels.storeMixCurves)
            #else
                return at(.baseline)
            #endif
        case .baseline, .automatic:
            typealias Kernels = TaijiKernels.Kernels
            return unsafe KernelTable(
                accumulate: Kernels.accumulate, resolve: Kernels.resolve, expand: Kernels.expand,
                fade: Kernels.fade, blendShape: Kernels.blendShape, blendOpaque: Kernels.blendOpaque,
                blendSolid: Kernels.blendSolid,
                blendPixels: Kernels.blendPixels, mixPixels: Kernels.mixPixels, gradient: Kernels.gradient,
                mixGradient: Kernels.mixGradient, fill: Kernels.fill,
                store: Kernels.store,
                storeMix: Kernels.storeMix, resolveCurves: Kernels.resolveCurves,
                blendCurves: Kernels.blendCurves, storeMixCurves: Kernels.storeMixCurves)
        }
    }
}
