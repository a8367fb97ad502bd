// Draws every picture of the guide to Motion into the folder named by the first argument.

import TaijiLettering

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
let typeface = try SDLTypeface()
let only = CommandLine.arguments.dropFirst(2)

let pictures: [(String, (SDLTypeface) throws -> Picture)] = [
    ("easing", easingPicture), ("springs", springsPicture), ("keyframes", keyframesPicture),
    ("along-a-path", alongAPathPicture), ("timing", timingPicture), ("retarget", retargetPicture),
    ("control", controlPicture), ("zero-and-bad-input", zeroPicture),
    ("reduced-motion", reducedMotionPicture), ("turning", turningPicture), ("values", valuesPicture),
]
for (name, draw) in pictures where only.isEmpty || only.contains(name) {
    try draw(typeface).write(to: "\(folder)/\(name).png")
}
