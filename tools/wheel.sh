#!/bin/sh
# wheel.sh FOLDER: wheel and source archive of what is committed and nothing else, by the locked setuptools, with every warning an error.
# A commit makes the same bytes wherever this is run: all bears the commit's time, and neither the user's name nor the habits of the machine.
set -eu
unset PYTHONDONTWRITEBYTECODE # else the build warns that it compiles nothing
umask 022
cd "$(dirname "$0")/.."
here=$PWD
SOURCE_DATE_EPOCH=$(tools/source-date.sh)
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
mkdir -p "$1" build
target=$(cd "$1" && pwd)
work=$here/$(mktemp -d build/wheel.XXXXXX)
trap 'rm -rf "$work"' EXIT
mkdir "$work/source" "$work/made"
git archive HEAD | tar -x --no-same-permissions -C "$work/source"
(cd "$work/source" && "$here/.venv/bin/python" -W error -c "from setuptools import build_meta as build
build.build_sdist('$work/made')
build.build_wheel('$target')") >build/wheel.log 2>&1 || {
    echo "wheel: wheel and source archive cannot be built, see build/wheel.log" >&2
    exit 1
}
# A file may be called warning.svg.
! grep -vE '^(copying|adding) ' build/wheel.log | grep -iE 'warn|deprecat' || {
    echo "wheel: the build has a warning, see build/wheel.log" >&2
    exit 1
}
# setuptools writes the hour and the user's name into the source archive.
made=$(cd "$work/made" && ls)
tar -x -f "$work/made/$made" -C "$work/made"
tar -c -C "$work/made" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --format=gnu "${made%.tar.gz}" |
    gzip -9n >"$target/$made"
