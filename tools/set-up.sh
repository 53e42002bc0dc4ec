#!/bin/sh
# set-up.sh PYTHON VENV [test]: make the virtual environment and install what is missing, at the locked versions.
# On a Raspberry Pi the modules that belong to its hardware (picamera2, lgpio, pygame with KMSDRM, NumPy) come from apt
# and are seen through system site packages; wheels would hide them. AS_ON_PI=yes does the same on another machine.
set -eu
python=$1
venv=$2
what=${3:-play}
cd "$(dirname "$0")/.."

stop() {
    echo "$*" >&2
    exit 1
}

on_pi() {
    [ "${AS_ON_PI:-no}" = yes ] || grep -qs 'Raspberry Pi' /proc/device-tree/model
}

# python_has CODE: whether this runs without an error.
python_has() {
    "$python" -c "$1" >/dev/null 2>&1
}

# lacks WHAT PACKAGE...: take it down; all that is missing is named together.
missing=
packages=
lacks() {
    missing="${missing:+$missing, }$1"
    shift
    packages="$packages $*"
}

[ "$(getconf LONG_BIT)" = 64 ] ||
    stop 'This system is 32-bit, and Companion needs a 64-bit one: put "Raspberry Pi OS (64-bit)" on the card.'
if ! python_has 'import sys; assert sys.version_info >= (3, 11)'; then
    lacks "Python 3.11 or newer (here: $("$python" --version 2>&1 || true))" python3 python3-venv
elif ! python_has 'import ensurepip, venv'; then
    lacks "Python's venv" python3-venv
fi
command -v git >/dev/null 2>&1 || lacks git git

if on_pi; then
    lock=requirements/pi.txt
    site=--system-site-packages
    for module in pygame numpy; do
        python_has "import $module" || lacks "$module for this Pi" "python3-$module"
    done
    # Debian has no python3-lgpio; Raspberry Pi OS brings it from an archive of its own.
    if python_has 'import lgpio'; then
        :
    elif apt-cache show python3-lgpio >/dev/null 2>&1; then
        lacks "lgpio for this Pi's pins" python3-lgpio
    else
        echo "No lgpio, so no button on pins: python3-lgpio comes from Raspberry Pi OS's own archive, not from Debian's." >&2
    fi
else
    lock=requirements/lock.txt
    site=
fi
[ -z "$missing" ] || stop "Missing: $missing. Install with:  sudo apt install$packages"
if ! on_pi; then
    python_has 'import sys; assert sys.version_info < (3, 15)' ||
        stop "Companion runs on Python 3.11 to 3.14 (NumPy and pygame-ce have no wheels for newer ones); make PYTHON=python3.13 uses another."
    # Without a window system the picture goes straight to the screen, and SDL looks for these.
    if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && grep -qsx connected /sys/class/drm/card*/status &&
        ! python_has 'import ctypes; [ctypes.CDLL(f"lib{name}") for name in ("drm.so.2", "gbm.so.1", "EGL.so.1", "GLESv2.so.2")]'; then
        echo "For a picture on this screen without a desktop:  sudo apt install libegl1 libgles2 libgbm1 libdrm2" >&2
    fi
fi

# An environment that holds pygame is made anew, as pygame-ce has its files in the same folder and the two break each other;
# so is one of another Python, as after an upgrade of Debian.
if [ -e "$venv/pyvenv.cfg" ] && ! "$venv/bin/python" -c '
import os, sys, sysconfig
there = os.listdir(sysconfig.get_path("purelib"))
sys.exit("pip" not in there or any(name.startswith("pygame-") for name in there))' 2>/dev/null; then
    echo "Removing $venv, which holds pygame or another Python ..."
    rm -rf "$venv"
fi
if [ ! -x "$venv/bin/python" ]; then
    echo "Making $venv ..."
    # shellcheck disable=SC2086 # an empty option must vanish
    "$python" -m venv $site "$venv"
fi

install() {
    stamp=$venv/.installed${2:+-$2}
    # shellcheck disable=SC3013 # every sh of Debian knows -nt
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
