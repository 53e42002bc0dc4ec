#!/bin/sh
# install.sh: make Companion's Debian package of this folder for this machine, and install it with apt, which also
# brings it up to date. What the package does is in tools/deb; `make deb` only makes it. Games and settings always stay.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)

fail() {
    echo "companion: $*" >&2
    exit 1
}

[ "$(id -u)" = 0 ] || fail "run this as root: sudo make install"
. /etc/os-release
case ${VERSION_CODENAME:-} in
bookworm | trixie) ;;
*) fail "this is ${VERSION_CODENAME:-no Debian}; Companion is made for Debian or Raspberry Pi OS 12 (bookworm) and 13 (trixie)" ;;
esac
bits=$(dpkg --print-architecture)
case $bits in
arm64 | amd64) ;;
*) fail "this system is $bits; Companion needs a 64-bit one (arm64 or amd64): put \"Raspberry Pi OS (64-bit)\" on the card" ;;
esac
python3 -c 'import ensurepip, venv' 2>/dev/null || apt-get install -y -qq --no-install-recommends python3-venv
# It is made by whoever owns the folder, who can then remove what was made.
made=$(COMPRESSION=none runuser -u "$(stat -c %U "$here")" -- "$here/tools/deb/make-deb.sh" "$VERSION_CODENAME" "$bits")
wanted=
for part in $(dpkg-deb -f "$made" Recommends | tr ',' ' '); do
    # A name that another package only mentions is known too, and has nothing to install.
    ! LC_ALL=C apt-cache policy "$part" | grep -q 'Candidate: [0-9]' || wanted="$wanted $part"
done
# shellcheck disable=SC2086 # several packages
apt-get install -y -qq --no-install-recommends --reinstall --allow-downgrades "$made" $wanted
if [ -d /run/systemd/system ]; then
    # The package has started this; it ends after a minute, well or with the way back.
    { systemctl start companion-trial.service && [ ! -e /var/lib/companion-table/went-back ]; } ||
        fail "it did not start, and what was there before runs again: journalctl -u companion-trial"
fi
if [ -t 0 ] && [ -L /etc/systemd/system/display-manager.service ] && [ "$(systemctl get-default)" = graphical.target ]; then
    printf 'companion: start into Companion instead of the desktop from now on? [y/N] '
    read -r answer
    case $answer in y | Y) systemctl --quiet set-default multi-user.target ;; esac
fi
echo "companion: $(companion --version) is installed; companion doctor says what is here"
