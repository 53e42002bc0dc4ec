#!/bin/sh
# in-chroot.sh [FOLDER]: install, install again, update, go back, and uninstall Companion in a real Debian that is only a folder;
# with links that the service's user has laid, an update that dies after it was ready, and the power cut in the middle of one.
# Needs root and debootstrap; takes about six minutes, less if FOLDER holds the Debian of an earlier run.
# A stand-in for systemctl starts the real program there, as its user, and waits for its READY.
# Wheels are fetched outside, so the inside needs the network for apt only. CODENAME chooses bookworm (default) or trixie.
set -eu
name=in-chroot
# shellcheck source=tests/debian.sh
. "$(dirname "$0")/../debian.sh"
codename=${CODENAME:-bookworm}
base=${1:-$(mktemp -d)}
inside=$base/$codename
parts="companion hardware vision sounds systemd requirements docs pyproject.toml LICENSE"

need_tools
know_debian "$codename"
make_debian "$inside" "$codename" systemd,udev,ca-certificates,python3,python3-venv
lend_network "$inside"
rm -rf "$inside/srv" "$inside/opt/companion" "$inside/etc/companion" "$inside/var/lib/companion" "$inside/run/systemd/system"
mkdir -p "$inside/srv/source" "$inside/srv/wheels"
# shellcheck disable=SC2086 # several parts
(cd "$repo" && tar -cf - --exclude=__pycache__ $parts) | tar -xf - -C "$inside/srv/source"

# Its processes go on after the command, so it shares ours.
in_root() {
    # shellcheck disable=SC2016 # the inner shell expands them
    unshare --mount sh -c 'mount --bind /proc "$0/proc" && exec chroot "$0" "$@"' "$inside" "$@"
}

python3 "$repo/tools/lock_for.py" "$number" "$(uname -m)" "$repo/requirements/lock.txt" >"$base/lock.txt"
python3 -m pip download --quiet --dest "$inside/srv/wheels" --only-binary=:all: --python-version "$number" \
    --requirement "$base/lock.txt" 2>/dev/null || die "the wheels could not be fetched"

install() {
    in_root env -i COMPANION_TRIAL="${trial:-0}" PATH=/srv/stand-in:/usr/sbin:/usr/bin:/sbin:/bin /srv/source/systemd/install.sh --wheels /srv/wheels "$@"
}

# What an installation leaves on the machine, with owners and modes; times and caches do not count.
snapshot() {
    (cd "$inside" && find opt/companion etc/companion etc/systemd/system etc/udev/rules.d usr/local/bin var/lib/companion \
        ! -name '*.pyc' ! -name __pycache__ -printf '%M %U %G %s %l %p\n' 2>/dev/null | LC_ALL=C sort)
}

echo "== first"
install
in_root runuser -u companion -- env HOME=/tmp /opt/companion/current/venv/bin/python -m companion.commands.installed scripts
in_root sh -c 'id companion; systemctl is-enabled companion.service companion-poweroff.path'
snapshot >"$base/first"

echo "== again"
install
snapshot >"$base/again"
cmp "$base/first" "$base/again" || die "the second run changed something"

echo "== a voice from Debian"
# Debian keeps Pico in non-free; Raspberry Pi OS offers it as it is.
echo "deb $mirror $codename contrib non-free" >"$inside/etc/apt/sources.list.d/voices.list"
in_root apt-get update -qq
companion() {
    who=$1
    shift
    in_root runuser -u "$who" -- env HOME=/tmp PATH=/usr/sbin:/usr/bin:/sbin:/bin /opt/companion/current/venv/bin/python -m companion "$@"
}
companion root voices get pico
companion companion voices >"$base/voices"
grep -q '^\* de  pico' "$base/voices" || die "Pico is installed and does not speak German"
grep -q '^\* en  pico' "$base/voices" || die "Pico is installed and does not speak English"
companion companion say "Der Tumult ist da." --language de --out /tmp/pico.wav
[ "$(stat -c %s "$inside/tmp/pico.wav")" -gt 20000 ] || die "Pico said nothing"

echo "== what the service's user may write"
found=$(cd "$inside" && find opt/companion \( ! -user root -o -perm /022 \) ! -type l)
[ -z "$found" ] || die "not root's alone: $found"

# links PATH...: the service's user lays links to what is root's.
links() {
    for path; do
        # shellcheck disable=SC2016 # the inner shell expands them
        in_root runuser -u companion -- sh -c 'rm -rf "$1" && ln -s "$2" "$1"' sh "$path" "/etc/root-s-own/${path##*/}"
    done
}
mkdir -p "$inside/etc/root-s-own/before-update"
echo secret >"$inside/etc/root-s-own/companion.toml.example"
echo secret >"$inside/etc/root-s-own/notebook.json"
root_s_own() {
    (cd "$inside/etc/root-s-own" && find . -printf '%M %U %G %s %T@ %l %p\n' | LC_ALL=C sort)
}
root_s_own >"$base/root-s-own"
unharmed() {
    root_s_own | cmp - "$base/root-s-own" || die "root has followed a link: $1"
}

echo "== update, with links laid"
before=$(readlink "$inside/opt/companion/current")
in_root sh -c 'echo games >/var/lib/companion/keep-me; echo "# mine" >>/etc/companion/companion.toml'
cp -p "$inside/etc/companion/companion.toml" "$base/settings"
links /etc/companion/companion.toml /etc/companion/companion.toml.example /var/lib/companion/before-update
echo "# newer" >>"$inside/srv/source/pyproject.toml"
install
unharmed "an update"
[ ! -L "$inside/etc/companion/companion.toml.example" ] || die "the link is still there"
rm "$inside/etc/companion/companion.toml"
cp -p "$base/settings" "$inside/etc/companion/companion.toml"
[ "$before" != "$(readlink "$inside/opt/companion/current")" ] || die "the update changed nothing"
[ -d "$inside/opt/companion/$before" ] || die "the old version is gone"
grep -q '# mine' "$inside/etc/companion/companion.toml" || die "the owner's settings are gone"

echo "== an update that does not start"
mkdir -p "$inside/run/systemd/system" "$inside/srv/stand-in"
cp "$repo/tests/systemd/stand_in_systemctl.py" "$inside/srv/stand-in/systemctl"
systemctl() {
    in_root /srv/stand-in/systemctl "$@"
}
systemctl start companion.service || die "the installed program does not report ready"
before=$(readlink "$inside/opt/companion/current")
links /var/lib/companion/before-update
in_root runuser -u companion -- sh -c 'echo "{\"players\": {\"names\": [\"Ada\"]}}" >/var/lib/companion/notebook.json'
cat >"$inside/srv/source/companion/__main__.py" <<'SPOILER'
import os
from pathlib import Path

Path(os.environ["STATE_DIRECTORY"], "notebook.json").write_text("spoiled")
raise SystemExit("a version that does not start")
SPOILER
if install 2>"$base/back"; then
    die "a version that does not start was installed"
fi
cat "$base/back"
grep -q "went back to version ${before#versions/}" "$base/back" || die "it does not say that it went back"
[ "$before" = "$(readlink "$inside/opt/companion/current")" ] || die "it did not go back"
grep -q Ada "$inside/var/lib/companion/notebook.json" || die "what was kept of the table is spoiled"
kill -0 "$(cat "$inside/run/companion-stand-in.pid")" || die "the old version does not run again"
unharmed "an update that does not start"

# still_on_old WHY: the version before runs again, and what was kept of the table is whole.
still_on_old() {
    [ "$before" = "$(readlink "$inside/opt/companion/current")" ] || die "it is not on the old version: $1"
    grep -q Ada "$inside/var/lib/companion/notebook.json" || die "what was kept of the table is spoiled: $1"
    systemctl is-active companion.service || die "the old version does not run: $1"
}

echo "== an update that dies after it was ready"
cat >"$inside/srv/source/companion/__main__.py" <<'SPOILER'
import os
import socket
import time
from pathlib import Path

Path(os.environ["STATE_DIRECTORY"], "notebook.json").write_text("spoiled")
socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b"READY=1", os.environ["NOTIFY_SOCKET"])
time.sleep(2)
raise SystemExit("a version that does not last")
SPOILER
if trial=6 install 2>"$base/back"; then
    die "a version that does not last was installed"
fi
cat "$base/back"
grep -q "went back to version ${before#versions/}" "$base/back" || die "it does not say that it went back"
still_on_old "after one that does not last"

# cut_at COMMAND CONDITION: the power goes when COMMAND is called so that CONDITION holds; it is not done any more.
cut_at() {
    # shellcheck disable=SC2016 # the stand-in expands them
    printf '#!/bin/sh\nif %s; then kill -9 "$PPID"; exit 1; fi\nexec /usr/bin/%s "$@"\n' "$2" "$1" >"$inside/srv/stand-in/$1"
    chmod +x "$inside/srv/stand-in/$1"
    if install 2>/dev/null; then
        die "the power was not cut at $1"
    fi
    rm "$inside/srv/stand-in/$1"
}

echo "== the power cut in the middle of an update"
cp "$repo/companion/__main__.py" "$inside/srv/source/companion/__main__.py"
echo "# newest" >>"$inside/srv/source/pyproject.toml"
# shellcheck disable=SC2016 # the stand-in expands them
for cut in 'touch [ "${1##*/}" = complete ]' 'ln [ "${3##*/}" = current.new ]' 'mv [ "${3##*/}" = current ]'; do
    echo "-- at ${cut%% *}"
    cut_at "${cut%% *}" "${cut#* }"
    [ "$before" = "$(readlink "$inside/opt/companion/current")" ] || die "it is not on the old version: cut at ${cut%% *}"
    systemctl stop companion.service
    systemctl start companion.service || die "the old version does not start: cut at ${cut%% *}"
    still_on_old "cut at ${cut%% *}"
done
trial=6 install
[ "$before" != "$(readlink "$inside/opt/companion/current")" ] || die "after the power cuts there is no update"
systemctl is-active companion.service || die "the newest version does not run"
grep -q Ada "$inside/var/lib/companion/notebook.json" || die "what was kept of the table is spoiled"
systemctl stop companion.service
rm -rf "$inside/run/systemd/system" "$inside/srv/stand-in"

echo "== uninstall"
install --uninstall
[ -e "$inside/var/lib/companion/keep-me" ] || die "games are gone"
grep -q '# mine' "$inside/etc/companion/companion.toml" || die "the owner's settings are gone"
for gone in /opt/companion /etc/systemd/system/companion.service /usr/local/bin/companion /etc/udev/rules.d/60-companion.rules; do
    [ ! -e "$inside$gone" ] || die "$gone is still there"
done
echo "in-chroot: all well on $codename"
