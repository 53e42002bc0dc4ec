#!/bin/sh
# wheel.sh FOLDER: wheel and source archive of what is committed and nothing else, by the locked setuptools, with every warning an error.
set -eu
unset PYTHONDONTWRITEBYTECODE # else the build warns that it compiles nothing
cd "$(dirname "$0")/.."
here=$PWD
mkdir -p "$1" build
target=$(cd "$1" && pwd)
source=$(mktemp -d build/wheel.XXXXXX)
trap 'rm -rf "$here/$source"' EXIT
git archive HEAD | tar -x -C "$source"
(cd "$source" && "$here/.venv/bin/python" -W error -c "from setuptools import build_meta as build
build.build_sdist('$target')
build.build_wheel('$target')") >build/wheel.log 2>&1 || {
    echo "wheel: wheel and source archive cannot be built, see build/wheel.log" >&2
    exit 1
}
! grep -iE 'warn|deprecat' build/wheel.log || {
    echo "wheel: the build has a warning, see build/wheel.log" >&2
    exit 1
}
