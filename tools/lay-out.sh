#!/bin/sh
# lay-out.sh FOLDER PART...: these parts of the source as they lie here, without what was only made of them, and with the commit written
# into companion/commit.txt ("+" after it says that something was changed since). Works without Git, in a copied folder, too.
set -eu
target=$1
shift
cd "$(dirname "$0")/.."

# known PART...: the files, each ended by a zero byte.
known() {
    git ls-files -z --cached --others --exclude-standard -- "$@" 2>/dev/null ||
        find "$@" -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' -print0
}

known "$@" | xargs -0 cp --parents -t "$target"
if git rev-parse --quiet --verify HEAD >/dev/null 2>&1; then
    git describe --always --dirty=+ --abbrev=40 --exclude='*' >"$target/companion/commit.txt"
fi
find "$target" -exec touch --date="@$(tools/source-date.sh)" {} +
