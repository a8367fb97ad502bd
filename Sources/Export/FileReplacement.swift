import CHost
import Glibc

/// Writing a file so that its name always stands for something whole.
///
/// The bytes go into a new file in the same folder, which then takes the name. A symbolic link is followed.
/// Permissions are those of the file that was there, or what the umask leaves of `rw-rw-rw-`. A device or
/// pipe, which nothing could take the place of, is written to directly.
enum FileReplacement {
    static func write(_ bytes: [UInt8], to path: String) throws(ExportError) {
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        // A name that is not there is fine, a name that can never be there is not.
        if !exists, path.isEmpty || errno != ENOENT { throw failure(path, path.isEmpty ? ENOENT : errno) }
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(path, errno) }
            try fill(descriptor, bytes, path)
            return
        }
        let target = exists ? resolved(path) ?? path : path
        let temporary = folder(of: target) + temporaryName()
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path, errno) }
        do throws(ExportError) {
            // Where this is refused (a file system without permissions), the new file's own must do.
            if exists { fchmod(descriptor, status.st_mode & 0o777) }
            try fill(descriptor, bytes, path)
            guard unsafe rename(temporary, target) == 0 else { throw failure(path, errno) }
        } catch {
            unsafe unlink(temporary)
            throw error
        }
    }

    /// Writes all of `bytes` and closes.
    private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws(ExportError) {
        var code: Int32 = 0
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress! + start, $0.count - start)
            }
            if count > 0 {
                start += count
            } else if count < 0, errno != EINTR {
                code = errno
                break
            }
        }
        // Some file systems tell only now that there was no room.
        if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
        if code != 0 { throw failure(path, code) }
    }

    private static func resolved(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "./" }
        return String(path[...slash])
    }

    /// A name that is free, but for a chance of one in 2^64; where it is not, opening fails and nothing is lost.
    private static func temporaryName() -> String {
        ".taiji-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".tmp"
    }

    private static func failure(_ path: String, _ code: Int32) -> ExportError {
        unsafe .writing(file: path, reason: String(cString: chost_error_text(code)))
    }
}
