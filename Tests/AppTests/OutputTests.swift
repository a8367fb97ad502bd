import Foundation
import TaijiFormats
import TaijiGeometry
import Testing
import taiji_gauge

@Suite struct OutputTests {
    @Test func jsonIsReadBackByAnotherReader() throws {
        let json = JSON.object([
            "number": .number(-0.1), "whole": .number(900), "tiny": .number(1e-9), "none": .null,
            "not finite": .number(.nan), "list": .array([.number(1), .string("a\"\\\n\u{1}é太")]),
        ])
        let read = try #require(
            try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
        #expect(read["number"] as? Double == -0.1)
        #expect(read["whole"] as? Int == 900)
        #expect(read["tiny"] as? Double == 1e-9)
        #expect(read["none"] is NSNull && read["not finite"] is NSNull)
        let list = try #require(read["list"] as? [Any])
        #expect(list.last as? String == "a\"\\\n\u{1}é太")
    }

    @Test func theLayoutHasExactlyTheKeysOfTheManual() {
        let layout = LayoutDescription(
            size: Options.PictureSize(width: 900, height: 600),
            gauge: LayoutDescription.Gauge(
                center: Point(x: 450, y: 300), trackRadius: 3, bandRadius: 2, bandWidth: 1, startAngle: 0.5,
                endAngle: 6, dot: Point(x: 1, y: 2)),
            taiji: LayoutDescription.Taiji(center: Point(x: 4, y: 5), radius: 6),
            readout: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            layout.json.text == """
                {"width": 900, "height": 600, "scale": 1, "gauge": {"center": {"x": 450, "y": 300}, \
                "trackRadius": 3, "bandRadius": 2, "bandWidth": 1, "startAngle": 0.5, "endAngle": 6, \
                "dot": {"x": 1, "y": 2}}, "taiji": {"center": {"x": 4, "y": 5}, "radius": 6}, \
                "readout": {"x": 1, "y": 2, "width": 3, "height": 4}}
                """)
        let empty = LayoutDescription(
            size: Options.PictureSize(width: 16, height: 16), scale: 2, gauge: nil, taiji: nil, readout: nil)
        #expect(
            empty.json.text
                == #"{"width": 16, "height": 16, "scale": 2, "gauge": null, "taiji": null, "readout": null}"#)
    }
}
