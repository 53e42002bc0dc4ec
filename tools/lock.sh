#!/bin/sh
# lock.sh [FILE...]: write anew, behind every pin of requirements/, the hashes of all files that the package index has of it.
#
# Raise a version by changing its row, then run this; it needs uv (any Python's `pip install uv`). Only what stands in a lock
# with its hash is ever installed: by `make`, by the installer and by an update, from whatever index or mirror pip is set to.
# A mirror that builds files of its own (as Raspberry Pi OS's) is passed over for one that has the index's own.
set -eu
cd "$(dirname "$0")/../requirements"
[ $# -gt 0 ] || set -- *.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for lock; do
    sed -n 's/^\([a-zA-Z].*==[^\\]*[^\\ ]\) *\\*$/\1/p' "$lock" >"$work/pins"
    uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-deps --python-version 3.11 \
        "$work/pins" --output-file "$work/hashed" >/dev/null
    { grep '^#' "$lock" && cat "$work/hashed"; } >"$work/whole"
    cp "$work/whole" "$lock"
    rm "$work/hashed"
    echo "$lock: $(grep -c == "$lock") pins, $(grep -c sha256 "$lock") hashes"
done
