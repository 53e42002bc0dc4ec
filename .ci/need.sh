# shellcheck shell=bash
# What a run of CI needs: `need` has it or remembers that it is lacking, `settle` ends the run by name where that is not excused.
lacks=()
export DEBIAN_FRONTEND=noninteractive
[ "$(id -u)" != 0 ] || apt-get update -qq || lacks+=("apt-get update")

# need PROGRAM PACKAGE...: have it, from Debian's packages if need be.
need() {
    local program=$1
    shift
    command -v "$program" >/dev/null 2>&1 || apt-get install -y -qq "$@" >/dev/null 2>&1 || true
    command -v "$program" >/dev/null 2>&1 || lacks+=("$program")
}

# settle: whatever is lacking must be excused by .ci/without.toml.
settle() {
    [ ${#lacks[@]} = 0 ] || .venv/bin/python -m tools.without "${lacks[@]}"
}
