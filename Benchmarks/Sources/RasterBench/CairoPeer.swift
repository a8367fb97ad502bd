import CCairo
import TaijiGeometry

/// The same scenes by Cairo, default antialiasing.
final class CairoPeer {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let width: Double
    private let height: Double

    init(width: Int, height: Int) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        context = cairo_create(surface)
        (self.width, self.height) = (Double(width), Double(height))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    private func color(_ hex: UInt32, alpha: Double = 1) {
        cairo_set_source_rgba(
            context, Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255,
            alpha)
    }

    func draw(_ name: BenchScene.Name, angle: Double) {
        color(0x303030)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        if name == .gauge { gauge(angle) } else { taiji(angle, lines: name == .taiji) }
        cairo_surface_flush(surface)
    }

    private func arc(_ c: Point, _ r: Double, _ from: Double, _ sweep: Double, _ hex: UInt32) {
        color(hex)
        cairo_new_path(context)
        cairo_arc(context, c.x, c.y, r, from, from + sweep)
        cairo_close_path(context)
        cairo_fill(context)
    }

    private func taiji(_ a: Double, lines: Bool) {
        let c = Point(width / 2, height / 2)
        let r = 0.48 * min(width, height)
        let u = Point.unit(at: a)
        arc(c, r, a, .pi, 0xffffff)
        arc(c, r, a + .pi, .pi, 0)
        arc(c + r / 2 * u, r / 2, a + .pi, .pi, 0xffffff)
        arc(c - r / 2 * u, r / 2, a, .pi, 0)
        if lines {
            cairo_set_line_width(context, 1)
            for (end, hex) in [(c + r * u, UInt32(0xffffff)), (c - r * u, 0)] {
                color(hex)
                cairo_new_path(context)
                cairo_move_to(context, c.x, c.y)
                cairo_line_to(context, end.x, end.y)
                cairo_stroke(context)
            }
        }
        arc(c + r / 2 * u, r / 4, 0, 2 * .pi, 0)
        arc(c - r / 2 * u, r / 4, 0, 2 * .pi, 0xffffff)
    }

    private func gauge(_ a: Double) {
        let s = min(width, height) / 512
        let c = Point(width / 2, height / 2)
        let (start, sweep) = (135 * Double.pi / 180, 270 * Double.pi / 180)
        func stroke(_ r: Double, _ w: Double, _ sweep: Double) {
            cairo_new_path(context)
            cairo_set_line_width(context, w)
            cairo_arc(context, c.x, c.y, r, start, start + sweep)
            cairo_stroke(context)
        }
        color(0x808890)
        stroke(230 * s, 2 * s, sweep)
        let linear = cairo_pattern_create_linear(c.x - 212 * s, 0, c.x + 212 * s, 0)
        cairo_pattern_add_color_stop_rgb(linear, 0, 0, 0xB4 / 255.0, 1)
        cairo_pattern_add_color_stop_rgb(linear, 0.5, 0x7C / 255.0, 1, 0x6B / 255.0)
        cairo_pattern_add_color_stop_rgb(linear, 1, 1, 0x50 / 255.0, 0x50 / 255.0)
        cairo_set_source(context, linear)
        stroke(205 * s, 14 * s, sweep)
        cairo_pattern_destroy(linear)
        color(0x48505A)
        stroke(180 * s, 14 * s, sweep)
        color(0xC0C8D0)
        cairo_set_line_width(context, 2 * s)
        for tick in 0..<60 {
            let u = Point.unit(at: start + sweep * Double(tick) / 59)
            let (p, q) = (c + 148 * s * u, c + (tick % 5 == 0 ? 168 : 160) * s * u)
            cairo_new_path(context)
            cairo_move_to(context, p.x, p.y)
            cairo_line_to(context, q.x, q.y)
            cairo_stroke(context)
        }
        let t = 0.5 - 0.5 * cosine(a)
        color(0x30D0A0)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        stroke(180 * s, 14 * s, sweep * t)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        let knob = c + 180 * s * Point.unit(at: start + sweep * t)
        let radial = cairo_pattern_create_radial(knob.x, knob.y + 2 * s, 0, knob.x, knob.y + 2 * s, 20 * s)
        cairo_pattern_add_color_stop_rgba(radial, 0, 0, 0, 0, 160.0 / 255)
        cairo_pattern_add_color_stop_rgba(radial, 1, 0, 0, 0, 0)
        cairo_set_source(context, radial)
        cairo_new_path(context)
        cairo_arc(context, knob.x, knob.y + 2 * s, 20 * s, 0, 2 * .pi)
        cairo_fill(context)
        cairo_pattern_destroy(radial)
        arc(knob, 11 * s, 0, 2 * .pi, 0xF4F6F8)
    }
}
