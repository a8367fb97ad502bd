import CHost

/// What the system calls the error `code`.
func systemReason(_ code: Int32) -> String { unsafe String(cString: chost_error_text(code)) }
