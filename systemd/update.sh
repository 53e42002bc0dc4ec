#!/bin/sh
# update.sh: install the version in this folder beside the one that runs; go back if it does not report ready.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
[ -L /opt/companion/current ] || {
    echo "companion: nothing to update; sudo make install begins" >&2
    exit 1
}
exec "$here/install.sh" "$@"
