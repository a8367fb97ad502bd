# shellcheck shell=bash
# Sourced by the scripts beside it: finds the Swift toolchain and installs missing packages.

# Everything that the scripts say goes to standard error; standard output belongs to the program.
say() { printf 'scripts/%s: %s\n' "${0##*/}" "$*" >&2; }

oldest_swift=6.2

# What the program is built from and draws with. The Swift toolchain links with what g++ brings: the start-up
# objects, libgcc and binutils.
# shellcheck disable=SC2034  # used by the scripts that source this
program_packages=(g++ libc6-dev libsdl2-dev libx11-dev libsdl2-ttf-dev libpng-dev libfontconfig-dev libjansson-dev fonts-b612)

# What only the tests need: a virtual display, a window manager, hands for mouse and keys, eyes for
# pictures of windows, the second build, and a small font with Chinese letters for titles such as 太極.
# shellcheck disable=SC2034  # likewise
test_packages=(xvfb openbox xdotool imagemagick x11-utils cmake ninja-build jq binutils shellcheck
    fonts-wqy-microhei)

# Ends the script unless a Swift toolchain of at least $oldest_swift is there.
require_swift() {
    local found version
    if ! command -v swift >/dev/null; then
        say "no Swift toolchain found: there is no \"swift\" in PATH." \
            "Swift $oldest_swift or later is needed; https://swift.org/install has it for this system."
        exit 1
    fi
    found=$(swift --version 2>&1 </dev/null || true)
    version=$(sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' <<<"$found" | head -n 1)
    if [[ -z $version ]] || ! at_least "$version" "$oldest_swift"; then
        say "found \"$(head -n 1 <<<"$found")\" ($(command -v swift))." \
            "Swift $oldest_swift or later is needed; https://swift.org/install has it for this system."
        exit 1
    fi
}

# Whether version $1 (major.minor) is $2 or later.
at_least() {
    ((${1%%.*} > ${2%%.*} || (${1%%.*} == ${2%%.*} && ${1#*.} >= ${2#*.})))
}

# Installs those of the given packages that are missing. Touches nothing where none is.
install_missing() {
    local package missing=() as_root=()
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this system has no apt: make sure that these packages' counterparts are there: $*"
        return
    fi
    for package in "$@"; do
        # A line for each architecture of which a copy is there.
        dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed \
            || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            say "these packages are missing: ${missing[*]}." \
                "There is no sudo here: install them as root with: apt-get install ${missing[*]}"
            exit 1
        fi
        as_root=(sudo)
    fi
    say "installing what is missing: ${missing[*]}"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120)
    # A list that cannot be renewed (a mirror is down) may still be good enough.
    "${apt[@]}" update </dev/null >&2 || say "the package lists could not be renewed; trying with the old ones"
    if ! "${apt[@]}" install --yes --no-install-recommends "${missing[@]}" </dev/null >&2; then
        say "apt-get could not install: ${missing[*]}"
        exit 1
    fi
}
