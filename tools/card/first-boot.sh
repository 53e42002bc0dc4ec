#!/bin/sh
# first-boot.sh [later | now]: install Companion from the folder of this script on the card's first partition.
#
# cloud-init (vendor-data) and firstrun.sh call it. It leaves the work to systemd, at once or (later) with the next start, which does it
# again after a power cut or without a network, until Companion is there. `now` is that work. What it says stands on the screen in
# both languages, as nobody has chosen one yet, and in first-boot.txt beside it, which any computer can read.
set -eu
root=${COMPANION_ROOT:-} # for tests
here=$(cd "$(dirname "$0")" && pwd)
unit=companion-first-boot.service
missing=78

if [ "${1:-}" != now ]; then
    cat >"$root/etc/systemd/system/$unit" <<UNIT
[Unit]
Description=Install Companion from the card
Wants=network-online.target
After=network-online.target

[Service]
ExecStart=/bin/sh $here/first-boot.sh now
Restart=on-failure
RestartSec=20
RestartPreventExitStatus=$missing

[Install]
WantedBy=multi-user.target
UNIT
    systemctl daemon-reload
    systemctl --quiet enable "$unit"
    [ "${1:-}" = later ] || systemctl start --no-block "$unit"
    exit
fi

# tell ENGLISH GERMAN
tell() {
    echo "companion: $1"
    printf '\n  %s\n  %s\n' "$1" "$2" >>"$root/dev/tty1" || true
    echo "$(date '+%F %T') $1" >>"$here/first-boot.txt" || true
}

# shellcheck source=/dev/null # the system's own
. "$root/etc/os-release"
release=deb${VERSION_ID:-} machine=$(dpkg --print-architecture)
# The newest, where an older one lies there still; without what follows the version, as deb13.6 is newer than deb13.
newest=$(for file in "$here"/companion-table_*+"$release"[._]*"$machine".deb; do
    [ ! -e "$file" ] || echo "${file%_*}"
done | sort -V | tail -n 1)
package=${newest}_$machine.deb kind=${release}_$machine
if [ -z "$newest" ]; then
    tell "The card holds no Companion for this system: a file companion-table_...+$kind.deb is needed in $here." \
        "Die Karte enthält kein Companion für dieses System: eine Datei companion-table_...+$kind.deb gehört nach $here."
    exit $missing
fi

# apt_get WORDS...: where it fails, its last lines stand in first-boot.txt too, as nobody may be able to log in here.
said=$(mktemp)
apt_get() {
    failed=0
    # A Pi without a battery may believe an old date until the network tells it the true one.
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 -o Acquire::Check-Date=false \
        -o APT::Update::Error-Mode=any "$@" >"$said" 2>&1 || failed=$?
    cat "$said"
    [ "$failed" = 0 ] || tail -n 12 "$said" >>"$here/first-boot.txt" || true
    return "$failed"
}

tell "Companion is being installed. It takes some minutes; leave the power on." \
    "Companion wird eingerichtet. Das dauert einige Minuten; der Strom bleibt an."
if ! apt_get update; then
    tell "The Internet is needed, this once: plug in a network cable, or check the Wi-Fi. I try again by myself." \
        "Dieses eine Mal ist das Internet nötig: Netzwerkkabel einstecken oder das WLAN prüfen. Ich versuche es von selbst wieder."
    exit 1
fi
# What the package recommends for the hardware, but not what that recommends in turn: picamera2 would bring half a desktop.
parts=
for part in $(dpkg-deb -f "$package" Recommends | tr ',' ' '); do
    # A name that another package only mentions is known too, and has nothing to install.
    ! LC_ALL=C apt-cache policy "$part" | grep -q 'Candidate: [0-9]' || parts="$parts $part"
done
# shellcheck disable=SC2086 # several packages
if ! apt_get install -y --no-install-recommends "$package" $parts; then
    tell "It could not be installed. I try again; why it failed: journalctl -u $unit" \
        "Die Einrichtung ist nicht gelungen. Ich versuche es wieder; woran es lag: journalctl -u $unit"
    exit 1
fi
# settings.txt beside it, as before each later start (systemd/card.sh); only then is it read for the first time.
if [ -e "$here/settings.txt" ]; then
    systemctl start companion-card.service || true
    systemctl restart companion.service
fi
# Raspberry Pi OS has a wizard that asks for a user's name at a keyboard. Its own part of cloud-init calls for it (rename-user) after each
# user that is made; the user is there, so it must not hold the screen at the next start. The same takes the login away from the first
# console, and has SSH warn that there is no user yet; what is undone here is what its cancel-rename undoes.
if systemctl --quiet is-enabled userconfig.service 2>/dev/null; then
    systemctl --quiet disable userconfig.service
    systemctl --quiet enable getty@tty1.service
    rm -f "$root/etc/ssh/sshd_config.d/rename_user.conf"
fi
tell "Companion is installed, and starts by itself from now on." "Companion ist eingerichtet und startet ab jetzt von selbst."
systemctl --quiet disable "$unit"
rm -f "$root/etc/systemd/system/$unit"
