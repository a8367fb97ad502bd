import CVector
import TaijiKernels

#if arch(x86_64)
    import TaijiKernelsV3
    import TaijiKernelsV4
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
        ) -> UInt32
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
    package let storeGradient:
        (
            _ gradient: UnsafePointer<taiji_gradient>, _ x: Float, _ y: Float, _ cover: Cover?,
            _ cells: UInt32, _ from: UInt32, _ positions: UnsafeMutablePointer<Float>, _ source: Pixels,
            _ target: Pixels, _ stride: Int, _ height: Int
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
            _ cover: UnsafeMutablePointer<Int16>
        ) -> UInt32
    package let blendCurves:
        (
            _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
            _ color: UInt32, _ pixels: Pixels
        ) -> Void
    package let storeMixCurves:
        (
            _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
            _ from: UInt32, _ to: UInt32, _ target: Pixels, _ stride: Int, _ height: Int, _ compares: Bool
        ) -> UInt32
    package let mixLayers:
        (
            _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
            _ layers: UnsafePointer<taiji_layer>, _ layerCount: Int, _ from: UInt32, _ target: Pixels,
            _ stride: Int, _ height: Int, _ compares: Bool
        ) -> UInt32

    /// The kernels of the best available level up to `level`.
    package static func at(_ level: SIMDLevel) -> KernelTable {
        #if arch(x86_64)
            switch level.available {
            case .scalar: KernelTable(ReferenceKernels.self)
            case .v3: KernelTable(TaijiKernelsV3.Kernels.self)
            case .v4: KernelTable(TaijiKernelsV4.Kernels.self)
            case .baseline, .automatic: KernelTable(TaijiKernels.Kernels.self)
            }
        #else
            level == .scalar ? KernelTable(ReferenceKernels.self) : KernelTable(TaijiKernels.Kernels.self)
        #endif
    }

    @inline(__always)
    private init<Level: KernelLevel>(_ level: Level.Type) {
        unsafe accumulate = Level.accumulate
        unsafe resolve = Level.resolve
        unsafe expand = Level.expand
        unsafe fade = Level.fade
        unsafe blendShape = Level.blendShape
        unsafe blendOpaque = Level.blendOpaque
        unsafe blendSolid = Level.blendSolid
        unsafe blendPixels = Level.blendPixels
        unsafe mixPixels = Level.mixPixels
        unsafe gradient = Level.gradient
        unsafe mixGradient = Level.mixGradient
        unsafe storeGradient = Level.storeGradient
        unsafe fill = Level.fill
        unsafe store = Level.store
        unsafe storeMix = Level.storeMix
        unsafe resolveCurves = Level.resolveCurves
        unsafe blendCurves = Level.blendCurves
        unsafe storeMixCurves = Level.storeMixCurves
        unsafe mixLayers = Level.mixLayers
    }
}
