import TaijiInstruments

/// Numbers as text.
extension Node {
    func numberFormat() throws(FormatError) -> NumberFormat {
        let fields = try self.fields(optional: [
            "decimals", "significant", "si", "separators", "group", "decimalSign", "prefix", "unit",
            "unitPlace",
            "plus",
        ])
        var format = NumberFormat()
        let decimals = try fields.read("decimals") { (node) throws(FormatError) in try node.whole(0...15) }
        let significant = try fields.read("significant") { (node) throws(FormatError) in
            try node.whole(1...15)
        }
        if decimals != nil, significant != nil {
            try tell(contradiction("found \"decimals\" and \"significant\", expected one of the two"))
        }
        format.digits = significant.map { .significant($0) } ?? .decimals(decimals ?? 0)
        try fields.set(&format.usesSIPrefixes, "si") { (node) throws(FormatError) in try node.flag() }
        try fields.set(&format.separators.group, "group") { (node) throws(FormatError) in try node.text() }
        try fields.set(&format.separators.decimalSign, "decimalSign") { (node) throws(FormatError) in
            try node.text(isName: true)
        }
        if format.separators.group == format.separators.decimalSign {
            try tell(contradiction("found the same text as \"group\" and \"decimalSign\", expected two"))
        }
        if let separators = fields["separators"] {
            _ = try separators.gather { (node) throws(FormatError) in try node.mustBe("locale") }
            format.usesLocaleSeparators = true
            for key in ["group", "decimalSign"] where fields[key] != nil {
                try tell(contradiction("found \"separators\" and \"\(key)\", expected one of the two"))
            }
        }
        try fields.set(&format.prefix, "prefix") { (node) throws(FormatError) in try node.text() }
        try fields.set(&format.unit, "unit") { (node) throws(FormatError) in try node.text() }
        try fields.set(&format.unitPlace, "unitPlace") { (node) throws(FormatError) in try node.choice() }
        try fields.set(&format.showsPlus, "plus") { (node) throws(FormatError) in try node.flag() }
        return format
    }

    func mappedText() throws(FormatError) -> MappedText {
        let fields = try self.fields(required: ["text"], optional: ["from", "to"])
        let mapped = MappedText(
            from: try fields.read("from") { (node) throws(FormatError) in try node.number() } ?? -.infinity,
            to: try fields.read("to") { (node) throws(FormatError) in try node.number() } ?? .infinity,
            text: try fields.require("text") { (node) throws(FormatError) in try node.text() })
        guard mapped.from <= mapped.to else {
            throw contradiction("found \"from\" above \"to\", expected it below")
        }
        return mapped
    }
}
