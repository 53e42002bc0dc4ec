#!/bin/sh
# set-up.sh PYTHON VENV [test]: make the virtual environment and install what is missing, at the locked versions.
# On a Raspberry Pi the modules that belong to its hardware (picamera2, lgpio, pygame with KMSDRM, NumPy) come from apt
# and are seen through system site packages; wheels would hide them. AS_ON_PI=yes does the same on another machine.
set -eu
python=$1
venv=$2
what=${3:-play}
cd "$(dirname "$0")/.."

missing() {
    echo "Missing: $1. Install it with:  sudo apt install $2" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 || missing "Python 3.11 or newer" "python3 python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    missing "Python 3.11 or newer (this is $("$python" --version 2>&1))" "python3 python3-venv"
"$python" -c 'import ensurepip, venv' 2>/dev/null || missing "Python's venv" "python3-venv"
command -v git >/dev/null 2>&1 || missing "git" "git"

on_pi() {
    [ "${AS_ON_PI:-no}" = yes ] || grep -qs 'Raspberry Pi' /proc/device-tree/model
}

has() {
    "$python" -c "import $1" >/dev/null 2>&1
}

# Debian has no python3-lgpio; Raspberry Pi OS brings it from an archive of its own.
ask_for_lgpio() {
    if apt-cache show python3-lgpio >/dev/null 2>&1; then
        missing "lgpio for this Pi's pins" python3-lgpio
    fi
    echo "No lgpio, so no button on pins: python3-lgpio comes from Raspberry Pi OS's own archive, not from Debian's." >&2
}

if on_pi; then
    lock=requirements/pi.txt
    site=--system-site-packages
    for module in pygame numpy; do
        has $module || missing "$module for this Pi" "python3-$module"
    done
    has lgpio || ask_for_lgpio
else
    "$python" -c 'import sys; sys.exit(sys.version_info >= (3, 14))' ||
        missing "Python 3.11 to 3.13 (pygame has no wheel for newer ones); make PYTHON=python3.13 uses it" "python3.13"
    lock=requirements/lock.txt
    site=
fi

if [ ! -x "$venv/bin/python" ]; then
    echo "Making $venv ..."
    # shellcheck disable=SC2086 # an empty option must vanish
    "$python" -m venv $site "$venv"
fi

install() {
    stamp=$venv/.installed${2:+-$2}
    if [ "$stamp" -nt "$1" ] && [ "$stamp" -nt pyproject.toml ]; then
        return
    fi
    echo "Installing $1 ..."
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes --requirement "$1"
    # Made with the locked setuptools, which stands in the lock as any other.
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
    touch "$stamp"
}

install "$lock" ""
if [ "$what" = test ]; then
    install requirements/test.txt test
fi
