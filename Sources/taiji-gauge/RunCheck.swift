import TaijiFormats

/// Says of each file what it is, or what is wrong with it; whether all were right.
func runCheck(_ files: [String]) throws(Failure) -> Bool {
    var areRight = true
    for file in files {
        switch checked(file) {
        case .success(let asset): try StandardStream.output.write("\(file): a \(asset.kind)\n")
        case .failure(let error):
            Program.complain(error.description)
            areRight = false
        }
    }
    return areRight
}

private func checked(_ file: String) -> Result<AssetFile, FormatError> {
    Result { () throws(FormatError) in try AssetFile(from: try FileText.read(file), file: file) }
}
