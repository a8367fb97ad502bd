import CHost
import Glibc

extension FontFile {
    /// Throws where `path` is not a file that can be read, with the system's reason. SDL tells none, and
    /// waits for ever at a pipe.
    static func check(_ path: String) throws(LetteringError) {
        // Without O_NONBLOCK, opening a pipe that nobody writes to would not return.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(file: path, reason: reason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .unreadable(file: path, reason: reason(errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unreadable(file: path, reason: reason(EISDIR))
        default: throw .unreadable(file: path, reason: "not a regular file")
        }
    }

    private static func reason(_ code: Int32) -> String {
        unsafe String(cString: chost_error_text(code))
    }
}

extension Face {
    /// The bold face of the same family in the same folder, by the names that font files usually have, or
    /// this one emboldened.
    func boldBeside(library: FontLibrary) throws(LetteringError) -> Face {
        for path in Face.boldPaths(for: file.path) where (try? FontFile.check(path)) != nil {
            guard let face = try? Face(FontFile(path: path), library: library), face.family == family,
                face.style.lowercased().contains("bold")
            else { continue }
            return face
        }
        return try Face(file.emboldened, library: library)
    }

    /// `…/B612-Regular.otf` → `…/B612-Bold.otf` and the like.
    static func boldPaths(for path: String) -> [String] {
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let name = path[slash...]
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return [] }
        let (stem, ending) = (name[..<dot], name[dot...])
        var stems: [Substring] = []
        for word in ["Regular", "regular", "Roman", "Book", "Medium", "R"] where stem.hasSuffix(word) {
            stems.append(stem.dropLast(word.count))
        }
        stems.append(stem)
        return stems.flatMap { stem in
            ["Bold", "-Bold", "bold", "-bold", "_Bold", " Bold", "B", "-B", "bd", "b"].map {
                String(path[..<slash] + stem + $0 + ending)
            }
        }
    }
}

extension FontCatalog {
    /// The regular and the bold face of the best family that is installed.
    func faces(library: FontLibrary) throws(LetteringError) -> (regular: Face, bold: Face) {
        for families in FontCatalog.families.map({ [$0] }) + [[]] {
            guard let match = match(families: families, weight: .regular),
                // fontconfig always answers with something; only the last two questions take any answer.
                families.isEmpty || families == ["sans-serif"] || families == [match.family],
                let regular = try? Face(FontFile(path: match.path, face: match.face), library: library)
            else { continue }
            if let bold = self.match(families: [match.family], weight: .bold), bold.isBold,
                bold.family == match.family,
                let face = try? Face(FontFile(path: bold.path, face: bold.face), library: library)
            {
                return (regular, face)
            }
            return (regular, try Face(regular.file.emboldened, library: library))
        }
        throw .noFont(families: FontCatalog.families, packages: FontCatalog.packages)
    }
}
