#!/bin/sh
# set-up.sh PYTHON VENV [test]: make the virtual environment and install what is missing, at the locked versions.
# On a Raspberry Pi the modules that belong to its hardware (picamera2, lgpio, pygame with KMSDRM, NumPy) come from apt
# and are seen through system site packages; wheels would hide them. AS_ON_PI=yes does the same on another machine.
set -eu
python=$1
venv=$2
what=${3:-play}
system=${OS_RELEASE:-/etc/os-release} # for tests
cd "$(dirname "$0")/.."

stop() {
    echo "$*" >&2
    exit 1
}

on_pi() {
    [ "${AS_ON_PI:-no}" = yes ] || grep -qs 'Raspberry Pi' /proc/device-tree/model
}

# suits PYTHON: whether it is one that Companion runs on: NumPy and pygame-ce have no wheels for newer ones.
suits() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' >/dev/null 2>&1
}

# how PACKAGE...: the line that installs them on this system; Debian's names are given.
how() {
    line="sudo apt install $*"
    case " $(sed -n 's/^ID\(_LIKE\)\?=//p' "$system" 2>/dev/null | tr -d "\"'" | tr '\n' ' ')" in
    *" debian"* | *" ubuntu"*) ;;
    # These keep Python and its venv in one package.
    *" fedora"* | *" rhel"*) line="sudo dnf install $(echo "$*" | sed 's/ *python3[.0-9]*-venv//')" ;;
    *" arch"*) line="sudo pacman -S $(echo "$*" | sed 's/ *python3[.0-9]*-venv//; s/python3[.0-9]*/python/')" ;;
    *suse*) line="sudo zypper install $(echo "$*" | sed 's/ *python3[.0-9]*-venv//; s/python3\.11/python311/')" ;;
    esac
    echo "$line"
}

# newer PYTHON: what to do where it is too old or too new. Not every system has another one.
newer() {
    here="Companion runs on Python 3.11 to 3.14, and this is $("$1" --version 2>&1 || echo none)"
    # shellcheck source=/dev/null # the system's own
    id=$(. "$system" 2>/dev/null && echo "$ID ${VERSION_ID:-}") || id=
    case $id in
    "ubuntu 22."* | rhel* | almalinux* | rocky* | opensuse* | sles*)
        stop "$here. This system has another one beside it:  $(how python3.11 python3.11-venv)" ;;
    "debian 1"[0-1] | "raspbian 1"[0-1] | "ubuntu 1"* | "ubuntu 20."*)
        stop "$here. This system has no newer one; Debian or Raspberry Pi OS 12, Ubuntu 24.04 and what came after them have." ;;
    *) stop "$here; make PYTHON=python3.13 uses another one that is installed." ;;
    esac
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
if ! command -v "$python" >/dev/null 2>&1; then
    lacks Python python3 python3-venv
else
    if ! suits "$python" && ! on_pi; then
        for other in python3.13 python3.12 python3.11 python3.14; do
            ! suits "$other" || { python=$other && break; }
        done
    fi
    suits "$python" || newer "$python"
    python_has 'import ensurepip, venv' || case ${python##*/} in
    python3.*) lacks "Python's venv" "${python##*/}-venv" ;;
    *) lacks "Python's venv" python3-venv ;;
    esac
fi
# Whoever plays in a folder that was copied needs none.
[ "$what" = play ] || command -v git >/dev/null 2>&1 || lacks git git

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
# shellcheck disable=SC2086 # several packages
[ -z "$missing" ] || stop "Missing: $missing. Install with:  $(how $packages)"
if ! on_pi; then
    # Without a window system the picture goes straight to the screen, and SDL looks for these.
    if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && grep -qsx connected /sys/class/drm/card*/status &&
        ! python_has 'import ctypes; [ctypes.CDLL(f"lib{name}") for name in ("drm.so.2", "gbm.so.1", "EGL.so.1", "GLESv2.so.2")]'; then
        echo "For a picture on this screen without a desktop:  sudo apt install libegl1 libgles2 libgbm1 libdrm2" >&2
    fi
fi

# An environment that cannot work is made anew: one whose making was cut short; one of another Python, as after an upgrade of Debian; and
# one that holds pygame, as pygame-ce has its files in the same folder and the two break each other.
if [ -e "$venv/pyvenv.cfg" ]; then
    why=$("$venv/bin/python" -c '
import os, sys, sysconfig
there = os.listdir(sysconfig.get_path("purelib"))
print("was not finished" if "pip" not in there else "holds pygame" if any(name.startswith("pygame-") for name in there) else "")
' 2>/dev/null) || why="was made by another Python"
    if [ -n "$why" ]; then
        echo "Making $venv anew, as it $why ..."
        rm -rf "$venv"
    fi
fi
if [ ! -x "$venv/bin/python" ]; then
    echo "Making $venv ..."
    # shellcheck disable=SC2086 # an empty option must vanish
    "$python" -m venv $site "$venv"
fi

# pins LOCK: how many packages it holds.
pins() {
    sed -n 's/==.*//p' "$1" | sort -u | wc -l
}

# follow MOST: as pip goes on, say which package of how many it has come to, on one line of a terminal.
follow() {
    number=0
    while read -r word name more; do
        case $word in
        Collecting) number=$((number + 1)) && at="fetching $number of $1: ${name%%==*}" ;;
        Downloading) at="${at%% (*} ${more:-}" ;;
        Installing) at="unpacking ..." ;;
        *) continue ;;
        esac
        [ ! -t 1 ] || printf '\r\033[K  %s' "$at"
    done
    [ ! -t 1 ] || printf '\r\033[K'
}

# pip WHAT MOST WORD...: run pip with these words, telling how far it is; where it fails, say why.
pip() {
    package=$1 most=$2
    shift 2
    log=$venv/pip.log
    { "$venv/bin/python" -m pip --disable-pip-version-check "$@" --no-compile --progress-bar off 2>&1 || echo "pip failed"; } |
        tee "$log" | follow "$most"
    [ "$(tail -n 1 "$log")" = "pip failed" ] || return 0
    if grep -qiE 'new connection|name resolution|network is unreachable|timed out|connection (refused|reset|broken)|proxyerror|remote end closed' "$log"; then
        stop "The Internet is needed once, to fetch what Companion is built on, and it cannot be reached. Type the same again when it can; what is here stays."
    fi
    tail -n 5 "$log" >&2
    stop "pip could not install $package; all that it said stands in $log"
}

install() {
    stamp=$venv/.installed${2:+-$2}
    # shellcheck disable=SC3013 # every sh of Debian knows -nt
    if [ "$stamp" -nt "$1" ] && [ "$stamp" -nt pyproject.toml ]; then
        return
    fi
    echo "Installing $1: $(pins "$1") packages ..."
    pip "$1" "$(pins "$1")" install --require-hashes --requirement "$1"
    # Made with the locked setuptools, which stands in the lock as any other.
    pip Companion 1 install --no-deps --no-build-isolation --editable .
    touch "$stamp"
}

install "$lock" ""
if [ "$what" = test ]; then
    install requirements/test.txt test
fi
