// What a call that sends a rectangle to a streaming texture costs, and what a byte does, for both of SDL's renderers
// that the window uses. The raster's DamageMerger joins rectangles by the quotient. Needs a display; under Xvfb:
// `xvfb-run -s "-screen 0 1920x1080x24" swift run -c release UploadBench`.

import CSDLUpload
import Glibc

let (width, height) = (1920, 1080)
let rounds = 60

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Microseconds of a call for a rectangle of this size: the least of some rounds, each after a frame that was shown
/// with the texture, as in the window.
func callCost(_ renderer: OpaquePointer, _ texture: OpaquePointer, _ w: Int, _ h: Int, pixels: [UInt32])
    -> Double
{
    var least = Double.infinity
    let calls = max(1, min(64, 400_000 / (w * h)))
    for _ in 0..<rounds {
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
        // Reading a pixel waits for whatever is still being drawn.
        var one = SDL_Rect(x: 0, y: 0, w: 1, h: 1)
        var pixel: UInt32 = 0
        SDL_RenderReadPixels(renderer, &one, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixel, 4)
        let start = now()
        for call in 0..<calls {
            let columns = max(1, (width - w) / 16 + 1)
            let (x, y) = (call * 7 % columns * 16, call * 5 * 16 % (height - h + 1))
            var rect = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(w), h: Int32(h))
            pixels.withUnsafeBufferPointer {
                _ = SDL_UpdateTexture(texture, &rect, $0.baseAddress! + y * width + x, Int32(width * 4))
            }
        }
        least = min(least, (now() - start) / Double(calls))
    }
    return least
}

guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
    print("no display: \(String(cString: SDL_GetError()))")
    exit(1)
}
let pixels = [UInt32](repeating: 0xff30_3030, count: width * height)
let sizes = [
    (16, 16), (32, 16), (64, 16), (128, 16), (256, 16), (64, 64), (128, 128), (256, 256), (512, 512),
]
for name in ["opengl", "software"] {
    SDL_SetHint("SDL_RENDER_DRIVER", name)
    guard let window = SDL_CreateWindow("upload", 0, 0, Int32(width), Int32(height), 0),
        let renderer = SDL_CreateRenderer(window, -1, 0),
        let texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
            Int32(width),
            Int32(height))
    else {
        print("\(name): \(String(cString: SDL_GetError()))")
        continue
    }
    print("\(name)\n    rectangle   us a call")
    var points: [(bytes: Double, time: Double)] = []
    for (w, h) in sizes {
        let time = callCost(renderer, texture, w, h, pixels: pixels)
        points.append((Double(w * h * 4), time))
        print("    \(w)x\(h)\t\((time * 1000).rounded() / 1000)")
    }
    // A straight line through the small rectangles, which are what is joined or not: the least squares of the errors
    // as shares of the times.
    var (s, sx, sy, sxx, sxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (x, y) in points where x <= 65536 {
        let weight = 1 / (y * y)
        s += weight
        sx += weight * x
        sy += weight * y
        sxx += weight * x * x
        sxy += weight * x * y
    }
    let slope = (s * sxy - sx * sy) / (s * sxx - sx * sx)
    let call = (sy - slope * sx) / s
    print(
        "    a call \((call * 1000).rounded()) ns, a byte \((slope * 1e6).rounded() / 1000) ns: "
            + "a call is worth \(Int(call / slope / 4)) pixels")
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
}
SDL_Quit()
