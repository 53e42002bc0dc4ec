#!/bin/sh
# The command `companion` on an installed machine: as root it looks at the service's games and settings, else at yours.
set -eu
python=/usr/lib/companion/bin/python
if [ "$(id -u)" = 0 ]; then
    export COMPANION_SETTINGS=/etc/companion/companion.toml STATE_DIRECTORY=/var/lib/companion
    export CACHE_DIRECTORY=/var/cache/companion
    # This one changes another service of the machine.
    case "${1-} ${2-}" in "house setup") exec $python -m companion "$@" ;; esac
    exec runuser -u companion -- $python -m companion "$@"
fi
exec $python -m companion "$@"
