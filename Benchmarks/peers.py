#!/usr/bin/env python3
"""Draws the benchmark's scenes with Skia or Blend2D, as RasterBench asks for them.

    python3 peers.py skia|blend2d

A request is a line "scene width height angle step frames"; the answer is a line of as many times in milliseconds,
each from before the background is cleared until the pixels are there. Both draw on memory of their own, by one
thread, with the antialiasing they come with. What flatters whom: each call goes through Python, some microseconds
a shape, so that the gauge's seventy shapes and small pictures say little about them; 1080p and 4K say more. Skia's
paths are made anew every frame as ours are, but its gradients' shaders are cached by Skia.

`pip install skia-python blend2d-python`
"""
import math
import sys
import time

TICKS = 60
START, SWEEP = math.radians(135), math.radians(270)


class Skia:
    def __init__(self, width, height):
        import skia
        self.skia = skia
        self.surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(width, height))
        self.canvas = self.surface.getCanvas()

    def paint(self, color, alpha=255):
        return self.skia.Paint(AntiAlias=True, Color=self.skia.Color(color >> 16, color >> 8 & 255, color & 255, alpha))

    def clear(self):
        self.canvas.clear(self.skia.Color(0x30, 0x30, 0x30))

    def chord(self, x, y, r, start, sweep, color):
        path = self.skia.Path()
        rect = self.skia.Rect.MakeLTRB(x - r, y - r, x + r, y + r)
        path.addArc(rect, math.degrees(start), math.degrees(sweep))
        path.close()
        self.canvas.drawPath(path, self.paint(color))

    def disc(self, x, y, r, color):
        self.canvas.drawCircle(x, y, r, self.paint(color))

    def line(self, x0, y0, x1, y1, width, color):
        paint = self.paint(color)
        paint.setStrokeWidth(width)
        paint.setStyle(self.skia.Paint.kStroke_Style)
        self.canvas.drawLine(x0, y0, x1, y1, paint)

    def arc(self, x, y, r, width, sweep, color, round=False, gradient=False):
        paint = self.paint(color)
        paint.setStyle(self.skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        if round:
            paint.setStrokeCap(self.skia.Paint.kRound_Cap)
        if gradient:
            colors = [0xFF00B4FF, 0xFF7CFF6B, 0xFFFF5050]
            matrix = self.skia.Matrix()
            matrix.setRotate(135, x, y)
            paint.setShader(self.skia.GradientShader.MakeSweep(
                x, y, colors, [0, 0.375, 0.75], self.skia.TileMode.kClamp, 0, 360, 0, matrix))
        rect = self.skia.Rect.MakeLTRB(x - r, y - r, x + r, y + r)
        self.canvas.drawArc(rect, 135, math.degrees(sweep), False, paint)

    def glow(self, x, y, r):
        paint = self.paint(0)
        paint.setShader(self.skia.GradientShader.MakeRadial((x, y), r, [0xA0000000, 0x00000000]))
        self.canvas.drawCircle(x, y, r, paint)

    def finish(self):
        self.surface.flushAndSubmit()


class Blend2D:
    def __init__(self, width, height):
        import blend2d
        self.b = blend2d
        self.image = blend2d.BLImage(width, height)

    def color(self, color, alpha=255):
        return (color >> 16, color >> 8 & 255, color & 255, alpha)

    def clear(self):
        self.context = self.b.BLContext(self.image)
        self.context.set_fill_style(self.color(0x303030))
        self.context.fill_all()

    def chord(self, x, y, r, start, sweep, color):
        path = self.b.BLPath()
        path.add_chord(x, y, r, start, sweep)
        self.context.set_fill_style(self.color(color))
        self.context.fill_path(path)

    def disc(self, x, y, r, color):
        self.context.set_fill_style(self.color(color))
        self.context.fill_circle(x, y, r)

    def line(self, x0, y0, x1, y1, width, color):
        path = self.b.BLPath()
        path.move_to(x0, y0)
        path.line_to(x1, y1)
        self.context.set_stroke_style(self.color(color))
        self.context.stroke_width = width
        self.context.set_stroke_caps(self.b.BLStrokeCap.CAP_BUTT)
        self.context.stroke_path(path)

    def arc(self, x, y, r, width, sweep, color, round=False, gradient=False):
        path = self.b.BLPath()
        path.add_arc(x, y, r, START, sweep)
        if gradient:
            conic = self.b.create_conical_gradient(x, y, START)
            for offset, stop in ((0, 0x00B4FF), (0.375, 0x7CFF6B), (0.75, 0xFF5050)):
                conic.add_stop(offset, self.color(stop))
            self.context.set_stroke_style(conic)
        else:
            self.context.set_stroke_style(self.color(color))
        self.context.stroke_width = width
        caps = self.b.BLStrokeCap
        self.context.set_stroke_caps(caps.CAP_ROUND if round else caps.CAP_BUTT)
        self.context.stroke_path(path)

    def glow(self, x, y, r):
        gradient = self.b.create_radial_gradient(x, y, x, y, r)
        gradient.add_stop(0, (0, 0, 0, 0xA0))
        gradient.add_stop(1, (0, 0, 0, 0))
        self.context.set_fill_style(gradient)
        self.context.fill_circle(x, y, r)

    def finish(self):
        self.context.flush()
        self.context = None


def taiji(peer, width, height, a):
    x, y, r = width / 2, height / 2, 0.48 * min(width, height)
    u, v = math.cos(a), math.sin(a)
    peer.chord(x, y, r, a, math.pi, 0xFFFFFF)
    peer.chord(x, y, r, a + math.pi, math.pi, 0)
    peer.chord(x + r / 2 * u, y + r / 2 * v, r / 2, a + math.pi, math.pi, 0xFFFFFF)
    peer.chord(x - r / 2 * u, y - r / 2 * v, r / 2, a, math.pi, 0)
    peer.line(x, y, x + r * u, y + r * v, 1, 0xFFFFFF)
    peer.line(x, y, x - r * u, y - r * v, 1, 0)
    peer.disc(x + r / 2 * u, y + r / 2 * v, r / 4, 0)
    peer.disc(x - r / 2 * u, y - r / 2 * v, r / 4, 0xFFFFFF)


def gauge(peer, width, height, a):
    x, y, s = width / 2, height / 2, min(width, height) / 512
    peer.arc(x, y, 230 * s, 2 * s, SWEEP, 0x808890)
    peer.arc(x, y, 205 * s, 14 * s, SWEEP, 0, gradient=True)
    peer.arc(x, y, 180 * s, 14 * s, SWEEP, 0x48505A)
    for tick in range(TICKS):
        angle = START + SWEEP * tick / (TICKS - 1)
        u, v = math.cos(angle), math.sin(angle)
        far = (168 if tick % 5 == 0 else 160) * s
        peer.line(x + 148 * s * u, y + 148 * s * v, x + far * u, y + far * v, 2 * s, 0xC0C8D0)
    sweep = SWEEP * (0.5 - 0.5 * math.cos(a))
    peer.arc(x, y, 180 * s, 14 * s, sweep, 0x30D0A0, round=True)
    knob_x, knob_y = x + 180 * s * math.cos(START + sweep), y + 180 * s * math.sin(START + sweep)
    peer.glow(knob_x, knob_y + 2 * s, 20 * s)
    peer.disc(knob_x, knob_y, 11 * s, 0xF4F6F8)


def main():
    kinds = {"skia": Skia, "blend2d": Blend2D}
    kind = kinds[sys.argv[1]]
    peers = {}
    for request in sys.stdin:
        scene, width, height, angle, step, frames = request.split()
        size = (int(width), int(height))
        if size not in peers:
            peers[size] = kind(*size)
        peer, draw = peers[size], {"taiji": taiji, "gauge": gauge}[scene]
        times = []
        for frame in range(int(frames)):
            begin = time.perf_counter()
            peer.clear()
            draw(peer, *size, float(angle) + frame * float(step))
            peer.finish()
            times.append((time.perf_counter() - begin) * 1e3)
        print(*("%.5f" % t for t in times), flush=True)


main()
