import TaijiGeometry

/// Records a ``Scene`` by the calls that users of Core Graphics know, so that a `drawRect:` ports line by
/// line:
///
///     CGContextSetLineWidth(c, 2);                                  canvas.setLineWidth(2)
///     CGContextAddArc(c, 50, 50, 40, 0, M_PI, 0);                   canvas.addArc(x: 50, y: 50, radius: 40, …)
///     CGContextStrokePath(c);                                       canvas.strokePath()
///
/// Nothing here throws: a call with a number that is not finite, or is negative where a length is expected, is
/// ignored, and the first such error is kept in ``firstError``. The space is that of a UIKit view: y grows
/// downwards, angles clockwise on the screen. As in Core Graphics, filling, stroking and clipping use the
/// current path up, and the path is not part of what ``saveGState()`` keeps.
///
/// Arcs stay arcs and are flattened when the scene is drawn; strokes are outlined here, for the transform
/// that holds when they are stroked.
public struct Canvas {
    var state = CanvasState()
    var saved: [CanvasState] = []
    /// For each open transparency layer how many states were saved outside of it.
    var transparencyDepths: [Int] = []
    var recorder = CanvasRecorder()
    var clipCount = 0
    var stroker = Stroker()

    /// The colour beneath everything.
    public var background: Color
    /// In which numbers the scene's colours are mixed.
    public var blending: Blending
    /// The first call that was ignored since the recording began, and why; nil where none was.
    public package(set) var firstError: CanvasError?
    /// The current path in pixels: each step was mapped by the transform that held when it was added.
    public package(set) var devicePath = Path()

    /// An empty canvas.
    public init(background: Color = .clear, blending: Blending = .sRGB) {
        self.background = background
        self.blending = blending
    }

    /// What was recorded so far.
    public var scene: Scene { Scene(background: background, layers: recorder.layers, blending: blending) }

    /// Begins anew: forgets what was recorded, the path, the state and the first error.
    public mutating func removeAll() {
        state = CanvasState()
        saved.removeAll(keepingCapacity: true)
        transparencyDepths.removeAll(keepingCapacity: true)
        recorder.removeAll()
        devicePath.removeAll()
        firstError = nil
    }

    /// Runs `body` and returns true; where it throws, the call counts as ignored.
    @discardableResult
    mutating func attempt(_ call: String, _ body: (inout Canvas) throws(GeometryError) -> Void) -> Bool {
        do { try body(&self) } catch {
            refuse(call, error)
            return false
        }
        return true
    }

    mutating func refuse(_ call: String, _ reason: GeometryError) {
        if firstError == nil { firstError = CanvasError(call: call, reason: reason) }
    }

    /// Whether `value` may be used; where not, the call counts as ignored.
    mutating func accepts(_ value: Double, _ argument: String, _ call: String, negative: Bool = true) -> Bool
    {
        if !value.isFinite {
            refuse(call, .notFinite(argument: argument, found: value))
        } else if !negative, value < 0 {
            refuse(call, .negative(argument: argument, found: value))
        } else {
            return true
        }
        return false
    }
}
