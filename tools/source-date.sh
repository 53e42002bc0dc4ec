#!/bin/sh
# source-date.sh: the time, in seconds since 1970, that everything made of this source bears: its commit's; without Git its newest file's.
set -eu
cd "$(dirname "$0")/.."
git log -1 --format=%ct 2>/dev/null || find companion hardware vision sounds pyproject.toml -name '*[!.pyc]' -type f -printf '%T@\n' | sort -n | tail -n 1 | cut -d . -f 1
