import CJansson

extension JSON {
    /// Reads a JSON text (RFC 8259) that is an object or a list. An object in which a name comes twice is refused, as are numbers too large for a
    /// Double and the character U+0000.
    package init(reading text: [UInt8]) throws(JSONSyntaxError) {
        var error = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL
        let root = unsafe text.withUnsafeBytes { bytes in
            unsafe json_loadb(bytes.baseAddress, bytes.count, Int(flags), &error)
        }
        guard let root = unsafe root else {
            throw JSONSyntaxError(
                line: Swift.max(1, Int(error.line)), column: Swift.max(0, Int(error.column)),
                reason: unsafe String(cString: taiji_json_error_text(&error)))
        }
        defer { unsafe json_decref(root) }
        self = unsafe JSON(root)
    }

    private init(_ value: UnsafeMutablePointer<json_t>) {
        switch unsafe value.pointee.type {
        case JSON_OBJECT: self = unsafe .object(JSON.members(of: value))
        case JSON_ARRAY:
            self = unsafe .array(
                (0..<json_array_size(value)).compactMap { unsafe json_array_get(value, $0).map(JSON.init) })
        case JSON_STRING:
            self = unsafe .string(JSON.text(json_string_value(value), json_string_length(value)))
        case JSON_INTEGER, JSON_REAL: self = unsafe .number(json_number_value(value))
        case JSON_TRUE: self = .bool(true)
        case JSON_FALSE: self = .bool(false)
        default: self = .null
        }
    }

    private static func members(of object: UnsafeMutablePointer<json_t>) -> [Member] {
        var members: [Member] = []
        var position = unsafe json_object_iter(object)
        while let here = unsafe position {
            if let value = unsafe json_object_iter_value(here) {
                let name = unsafe text(json_object_iter_key(here), json_object_iter_key_len(here))
                members.append(Member(name: name, value: unsafe JSON(value)))
            }
            unsafe position = json_object_iter_next(object, here)
        }
        return members
    }

    private static func text(_ characters: UnsafePointer<CChar>?, _ length: Int) -> String {
        guard let characters = unsafe characters else { return "" }
        return unsafe String(
            decoding: UnsafeRawBufferPointer(start: characters, count: length), as: UTF8.self)
    }
}
