import CVector
import TaijiKernels

#if arch(x86_64)
    import TaijiKernelsV3
    import TaijiKernelsV4
#endif

/// What every level of the kernels has; ``KernelTable`` takes it from there.
package protocol KernelLevel {
    typealias Pixels = UnsafeMutablePointer<UInt32>

    static func accumulate(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, findsCrowdedRows: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt32
    static func resolve(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool,
        into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32
    static func expand(_ mask: UnsafePointer<UInt8>, into coverage: UnsafeMutablePointer<Int16>)
    static func fade(_ coverage: UnsafeMutablePointer<Int16>, by factor: Int32)
    static func blendShape(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, color: UInt32,
        over pixels: Pixels)
    static func blendOpaque(_ color: UInt32, coverage: UnsafePointer<Int16>, over pixels: Pixels)
    static func blendSolid(_ color: UInt32, coverage: UnsafePointer<Int16>, over pixels: Pixels)
    static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>, cells: UInt32, over pixels: Pixels)
    static func mixPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>, cells: UInt32, over pixels: Pixels)
    static func gradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, cells: UInt32,
        positions: UnsafeMutablePointer<Float>, into pixels: Pixels)
    static func mixGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>,
        cells: UInt32, positions: UnsafeMutablePointer<Float>, source: UnsafeMutablePointer<UInt32>,
        over pixels: Pixels)
    static func storeGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>?,
        cells: UInt32, from: UInt32, positions: UnsafeMutablePointer<Float>,
        source: UnsafeMutablePointer<UInt32>, target: Pixels, stride: Int, height: Int)
    static func fill(
        _ target: Pixels, stride: Int, height: Int, runs: UnsafePointer<taiji_run>, count: Int)
    static func store(
        _ pixels: UnsafePointer<UInt32>, to target: Pixels, stride: Int, width: Int, height: Int,
        compares: Bool
    ) -> UInt32
    static func storeMix(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, from: UInt32, to: UInt32,
        target: Pixels, stride: Int, height: Int, compares: Bool
    ) -> UInt32
    static func resolveCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32
    static func blendCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool, color: UInt32,
        over pixels: Pixels)
    static func storeMixCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool, from: UInt32,
        to: UInt32, target: Pixels, stride: Int, height: Int, compares: Bool
    ) -> UInt32
    static func mixLayers(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        layers: UnsafePointer<taiji_layer>, layerCount: Int, from: UInt32, target: Pixels, stride: Int,
        height: Int, compares: Bool
    ) -> UInt32
}

extension ReferenceKernels: KernelLevel {}
extension TaijiKernels.Kernels: KernelLevel {}
#if arch(x86_64)
    extension TaijiKernelsV3.Kernels: KernelLevel {}
    extension TaijiKernelsV4.Kernels: KernelLevel {}
#endif
