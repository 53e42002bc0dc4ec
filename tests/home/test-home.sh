#!/bin/sh
# test-home.sh [OPTION...]: a real Home Assistant hears real tables by a real Mosquitto; `make test-home`.
#
# A Debian with the newest Python is made once, with Home Assistant and this repository in it; then home.py runs there (its options
# are given on). Needs root, debootstrap and a network; 5 to 10 minutes once the machine is there.
#   ROOMS  where the machine is kept (default: ~/.cache/companion-home)
set -eu
name=test-home
# shellcheck source=tests/debian.sh
. "$(dirname "$0")/../debian.sh"
keep=${ROOMS:-$HOME/.cache/companion-home}
need_tools
mkdir -p "$keep"
inside=$keep/sid
make_debian "$inside" sid ca-certificates,python3,python3-venv,mosquitto
lend_network "$inside"
if [ ! -e "$inside/ready" ]; then
    in_debian "$inside" sh -ec 'python3 -m venv /srv/home; /srv/home/bin/pip install -qq homeassistant paho-mqtt PyTurboJPEG PyNaCl aiohasupervisor' ||
        cannot "Home Assistant cannot be installed there"
    touch "$inside/ready"
fi
# Home Assistant fetches what an integration needs by itself; the certificates are the machine's.
copy_source "$inside/srv/companion"
in_debian "$inside" sh -ec 'cd /srv/companion; /srv/home/bin/pip install -qq ".[mqtt]"; exec env UV_NATIVE_TLS=1 UV_SYSTEM_CERTS=1 /srv/home/bin/python tests/home/home.py "$@"' home "$@"
