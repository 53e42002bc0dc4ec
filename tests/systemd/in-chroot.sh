#!/bin/sh
# in-chroot.sh [FOLDER]: the Debian package in a real Debian that is only a folder, as its tools see it: made again with the same bytes,
# installed where a policy forbids to start anything, whole and all its own, updated over links that the service's user has laid,
# removed and purged. Booted machines with systemd are in tests/installed.
# Needs root, debootstrap and lintian; takes some minutes, less if FOLDER holds the Debian of an earlier run. CODENAME chooses bookworm
# (default) or trixie.
set -eu
name=in-chroot
# shellcheck source=tests/debian.sh
. "$(dirname "$0")/../debian.sh"
codename=${CODENAME:-bookworm}
base=${1:-$(mktemp -d)}
inside=$base/$codename

need_tools
know_debian "$codename"
make_debian "$inside" "$codename" ca-certificates
rm -rf --one-file-system "$base/work"
cp -a --reflink=auto "$inside" "$base/work"
inside=$base/work
lend_network "$inside"

in_root() {
    in_debian "$inside" env DEBIAN_FRONTEND=noninteractive "$@"
}

echo "== made twice, in two places, with two habits"
made=$(COMPRESSION=none "$repo/tools/deb/make-deb.sh" "$codename" amd64)
cp "$made" "$inside/srv/first.deb"
copy_source "$base/elsewhere"
cp -R "$repo/.git" "$base/elsewhere/" 2>/dev/null || true
mkdir -p "$base/elsewhere/build"
cp -al "$repo/build/deb" "$base/elsewhere/build/deb"
again=$(umask 077 && TZ=Asia/Tokyo COMPRESSION=none "$base/elsewhere/tools/deb/make-deb.sh" "$codename" amd64)
cmp "$made" "$again" || die "two packages of one commit differ: diffoscope $made $again"
if [ -x "$repo/.venv/bin/python" ]; then
    ln -s "$repo/.venv" "$base/elsewhere/.venv"
    "$repo/tools/wheel.sh" "$base/wheel-here"
    (umask 077 && TZ=Asia/Tokyo "$base/elsewhere/tools/wheel.sh" "$base/wheel-there")
    diff -r "$base/wheel-here" "$base/wheel-there" || die "two wheels or two source archives of one commit differ"
    rm -rf "$base/wheel-here" "$base/wheel-there"
fi
rm -rf "$base/elsewhere"
lintian --fail-on error --suppress-tags uses-no-compression-for-data-tarball,uses-no-compression-for-control-tarball "$made" ||
    die "lintian has found errors"

echo "== installed where nothing may be started"
printf '#!/bin/sh\necho "$*" >>/srv/asked\nexit 101\n' >"$inside/usr/sbin/policy-rc.d"
chmod +x "$inside/usr/sbin/policy-rc.d"
in_root apt-get update -qq
in_root apt-get install -y -qq --no-install-recommends /srv/first.deb >"$base/log" 2>&1 || {
    cat "$base/log"
    die "it cannot be installed"
}
whole() {
    found=$(in_root dpkg --verify companion-table)
    [ -z "$found" ] || die "not as in the package: $found"
    found=$(cd "$inside" && find usr/lib/companion \( ! -user root -o -perm /022 \) ! -type l)
    [ -z "$found" ] || die "not root's alone: $found"
}
whole
in_root dpkg -S /usr/bin/companion /usr/lib/systemd/system/companion.service /usr/lib/udev/rules.d/60-companion.rules >/dev/null
in_root systemctl is-enabled companion.service companion-poweroff.path >/dev/null || die "it will not start with the machine"
in_root companion games >/dev/null
in_root companion doctor | grep -q tumult_royale

echo "== the clear voice that comes along"
in_root companion voices | grep -q "pico" || die "Pico is not there"
in_root companion say "Der Tumult ist da." --language de --out /tmp/pico.wav
[ "$(stat -c %s "$inside/tmp/pico.wav")" -gt 20000 ] || die "Pico said nothing"

echo "== a newer one, over links that the service's user has laid to what is root's"
mkdir -p "$inside/etc/root-s-own/before-update"
echo secret >"$inside/etc/root-s-own/companion.toml"
echo secret >"$inside/etc/root-s-own/notebook.json"
root_s_own() {
    (cd "$inside/etc/root-s-own" && find . -printf '%M %U %G %s %T@ %l %p\n' | LC_ALL=C sort)
}
root_s_own >"$base/root-s-own"
for path in /etc/companion/companion.toml /var/lib/companion/before-update /var/lib/companion/notebook.json /var/lib/companion/backups; do
    # shellcheck disable=SC2016 # the inner shell expands them
    in_root runuser -u companion -- sh -c 'rm -rf "$1" && ln -s "/etc/root-s-own/${1##*/}" "$1"' sh "$path"
done
in_root sh -c 'echo games | runuser -u companion -- tee /var/lib/companion/keep-me /var/lib/companion/journal.tally >/dev/null'
in_root apt-get install -y -qq --reinstall /srv/first.deb >"$base/log" 2>&1 || {
    cat "$base/log"
    die "it cannot be installed anew"
}
whole
root_s_own | cmp - "$base/root-s-own" || die "root has followed a link"
# shellcheck disable=SC2016 # dpkg-query fills it in
version=$(in_root dpkg-query -W -f '${Version}' companion-table)
[ -e "$inside/var/lib/companion-table/versions/$version/DEBIAN/postinst" ] || die "the package before is not kept"
[ -e "$inside/var/lib/companion/before-update/journal.tally" ] || die "the games before were not kept"
in_root runuser -u companion -- env HOME=/tmp "/var/lib/companion-table/versions/$version/venv/bin/python" -m companion games >/dev/null || die "what was kept does not run"

echo "== removed and purged"
in_root apt-get remove -y -qq companion-table >/dev/null
[ -e "$inside/etc/companion/companion.toml" ] || [ -L "$inside/etc/companion/companion.toml" ] || die "the settings are gone"
in_root apt-get purge -y -qq companion-table >/dev/null
[ -e "$inside/var/lib/companion/keep-me" ] || die "games are gone"
left=$(cd "$inside" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./srv -o -path ./tmp -o -path ./var/lib/companion -o -path ./etc/root-s-own \) -prune -o \
    -path '*companion*' ! -path './home/*' ! -path './var/log/*' ! -path './var/lib/dpkg/*' -print)
[ -z "$left" ] || die "still there: $left"
rm -rf --one-file-system "$inside"
echo "in-chroot: all well on $codename"
