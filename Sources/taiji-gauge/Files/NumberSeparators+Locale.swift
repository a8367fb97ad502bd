import CHost
import Glibc
import TaijiInstruments

extension NumberSeparators {
    /// Those of the locale `name`, such as "de_DE.UTF-8"; nil where the system has no such locale.
    package init?(ofLocale name: String) {
        var found = CHostSeparators()
        guard unsafe chost_number_separators(name, &found) == 0 else { return nil }
        func text<Tuple>(_ characters: Tuple) -> String {
            unsafe withUnsafeBytes(of: characters) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
        let sign = text(found.decimal_sign)
        let sizes = unsafe withUnsafeBytes(of: found.sizes) {
            unsafe $0.prefix(Int(found.size_count)).map(Int.init)
        }
        // A locale without a decimal sign of its own writes a dot.
        self.init(
            decimalSign: sign.isEmpty ? "." : sign, group: text(found.group), groupSizes: sizes)
    }

    /// Those of the user's locale for numbers: of the first of `LC_ALL`, `LC_NUMERIC` and `LANG` that is set, in the
    /// order of POSIX; plain ones where none is, or where the system does not have it.
    static func ofEnvironment() -> NumberSeparators {
        func variable(_ name: String) -> String? {
            unsafe getenv(name).map { unsafe String(cString: $0) }
        }
        let names = ["LC_ALL", "LC_NUMERIC", "LANG"].compactMap(variable)
        return names.first { !$0.isEmpty }.flatMap { NumberSeparators(ofLocale: $0) } ?? .plain
    }
}
