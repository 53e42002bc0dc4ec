#!/bin/sh
# set-up.sh PYTHON VENV [test]: make the virtual environment and install what is missing, at the locked versions.
# On a Raspberry Pi the modules that belong to its hardware (picamera2, lgpio, pygame with KMSDRM, NumPy) come from apt
# and are seen through system site packages; wheels would hide them.
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
    grep -qs 'Raspberry Pi' /proc/device-tree/model
}

if on_pi; then
    lock=requirements/pi.txt
    site=--system-site-packages
    for module in pygame numpy lgpio; do
        "$python" -c "import $module" 2>/dev/null || missing "$module for this Pi" "python3-$module"
    done
else
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
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --requirement "$1"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --editable .
    touch "$stamp"
}

install "$lock" ""
if [ "$what" = test ]; then
    install requirements/test.txt test
fi
