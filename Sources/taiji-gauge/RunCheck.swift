import TaijiFormats

/// Says of each file what it is, or what is wrong with it; whether all were right.
func runCheck(_ files: [String]) throws(Failure) -> Bool {
    var areRight = true
    for file in files {
        let result = checked(file)
        for fault in result.faults { Program.complain(fault.description) }
        if let kind = result.kind { try StandardStream.output.write("\(file): a \(kind)\n") }
        areRight = areRight && result.kind != nil
    }
    return areRight
}

/// What the file is, or all that can be told of what is wrong with it.
private func checked(_ file: String) -> (kind: String?, faults: [FormatError]) {
    do throws(FormatError) {
        let text = try FileText.read(file)
        let faults = AssetFile.faults(in: text, file: file)
        return faults.isEmpty ? (try AssetFile(from: text, file: file).kind, []) : (nil, faults)
    } catch {
        return (nil, [error])
    }
}
