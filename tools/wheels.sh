#!/bin/sh
# wheels.sh PYTHON ARCHITECTURE FOLDER LOCK...: the wheels that these locks have for another Python (3.13) and machine (x86_64,
# aarch64), unpacked in FOLDER. What FOLDER holds of an earlier run stays where the locks still say the same.
set -eu
number=$1 machine=$2 folder=$3
shift 3
tools=$(dirname "$0")
python=python3
if ! python3 -m pip --version >/dev/null 2>&1; then
    # Debian keeps pip apart; what venv brings does as well.
    python=$(dirname "$folder")/pip/bin/python
    [ -x "$python" ] || python3 -m venv "$(dirname "$folder")/pip"
fi
"$python" "$tools/lock_for.py" "$number" "$machine" "$@" >"$folder.new"
if cmp -s "$folder.new" "$folder.txt" && [ -d "$folder" ]; then
    rm "$folder.new"
    exit
fi
rm -rf "$folder" "$folder.txt"
platforms="--platform manylinux2014_$machine"
for glibc in 17 27 28 34; do platforms="$platforms --platform manylinux_2_${glibc}_$machine"; done
# shellcheck disable=SC2086 # several options
"$python" -m pip --quiet --disable-pip-version-check install --only-binary=:all: --require-hashes --no-deps --no-compile \
    --target "$folder" --ignore-requires-python --python-version "$number" --implementation cp $platforms \
    --requirement "$folder.new" 2>"$folder.log" || {
    cat "$folder.log" >&2
    exit 1
}
mv "$folder.new" "$folder.txt"
