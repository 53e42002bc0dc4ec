#!/bin/sh
# make-deb.sh [RELEASE ARCHITECTURE]: a Debian package of this folder in dist/, for Debian and Raspberry Pi OS 12 (bookworm) or 13
# (trixie), amd64 or arm64; all four without words. `make deb`. Prints the package's path.
#
# It holds the program and the Python packages of the locks, as an environment at /usr/lib/companion that uses the system's Python; what
# belongs to a Pi's hardware, and NumPy there, are packages of the system. Equal commits make equal bytes, whatever the machine. Needs
# dpkg-deb, Python with venv, and a network for the wheels, which are kept in build/deb. COMPRESSION=none is for packages that are only tried.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
name=companion-table
parts="companion hardware vision sounds"
number=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/pyproject.toml" | head -n 1)
address=$(sed -n 's/^Homepage = "\(.*\)"/\1/p' "$here/pyproject.toml")
maintainer="$(sed -n 's/^authors = \[{ name = "\(.*\)" }\]/\1/p' "$here/pyproject.toml") <companion@localhost>"
work=$here/build/deb
SOURCE_DATE_EPOCH=$("$here/tools/source-date.sh")
export SOURCE_DATE_EPOCH
export LC_ALL=C

# What every machine needs, and what a Raspberry Pi takes from its own archive.
common="systemd, udev, libegl1, libgles2, libgbm1, libdrm2, alsa-utils, ca-certificates, libc6"

fail() {
    echo "make-deb: $*" >&2
    exit 1
}

# fields RELEASE ARCHITECTURE: set what differs.
fields() {
    needs=$common wants="" locks=lock.txt site=false
    case $1 in
    bookworm) debian=12 python=3.11 next=3.12 ;;
    trixie) debian=13 python=3.13 next=3.14 ;;
    *) fail "the release is bookworm or trixie, not $1" ;;
    esac
    case $2 in
    amd64) machine=x86_64 ;;
    arm64) # hardware modules and NumPy come from apt
        machine=aarch64 locks=pi.txt site=true needs="$needs, python3-numpy"
        wants="python3-lgpio, python3-spidev, python3-picamera2"
        # Bookworm's SDL is too old for a Pi 5's screen; there pygame-ce brings its own.
        if [ "$1" = bookworm ]; then locks="$locks pi-bookworm.txt"; else wants="$wants, python3-pygame"; fi
        ;;
    *) fail "the architecture is amd64 or arm64, not $2" ;;
    esac
}

# prune FOLDER: what these packages bring and nothing here uses: other languages, tests, examples, manuals, data and source of C.
# The row "package" of tests/installed runs what stands on the rest: doctor, voice, mat, sheet and a game.
prune() {
    (
        cd "$1"
        rm -rf bin share setuptools setuptools-* _distutils_hack distutils-precedence.pth pygame/docs pygame/examples pygame/tests
        find babel/locale-data -name '*.dat' ! -name 'root.dat' ! -name 'de*.dat' ! -name 'en*.dat' -delete
        find espeakng_loader/espeak-ng-data -name '*_dict' ! -name 'de_dict' ! -name 'en_dict' -delete
        find cv2/data -name '*.xml' -delete
        find . -type d -name tests -path './numpy*' -prune -exec rm -rf {} +
        find . -type f \( -name '*.pyi' -o -name '*.pyx' -o -name '*.pxd' -o -name '*.c' -o -name '*.h' \) -delete
    )
}

# own_wheel FOLDER: the program as it lies here, made a wheel by the setuptools in FOLDER.
own_wheel() {
    rm -rf "$work/source" "$work/wheel"
    mkdir -p "$work/source" "$work/wheel"
    # shellcheck disable=SC2086 # several parts
    "$here/tools/lay-out.sh" "$work/source" $parts pyproject.toml README.md LICENSE MANIFEST.in
    (cd "$work/source" && PYTHONPATH=$1 python3 -P -c "from setuptools import build_meta; build_meta.build_wheel('$work/wheel')") \
        >"$work/wheel.log" 2>&1 || fail "the program cannot be made a wheel, see $work/wheel.log"
}

# build RELEASE ARCHITECTURE
build() {
    fields "$1" "$2"
    tree=$work/tree
    lib=$tree/usr/lib/companion
    packages=$lib/lib/python$python/site-packages
    share=$tree/usr/share
    rm -rf "$tree"
    mkdir -p "$packages" "$lib/bin" "$tree/DEBIAN" "$tree/usr/bin" "$tree/usr/lib/systemd/system" "$tree/usr/lib/udev/rules.d" \
        "$tree/usr/lib/sysusers.d" "$tree/usr/lib/tmpfiles.d" "$share/companion" "$share/doc/$name" "$share/lintian/overrides" "$here/dist"
    # shellcheck disable=SC2086 # several locks
    (cd "$here/requirements" && ../tools/wheels.sh $python $machine "$work/$1-$2" $locks)
    own_wheel "$work/$1-$2"
    cp -R "$work/$1-$2/." "$packages"
    prune "$packages"
    python3 "$here/tools/copyright_of.py" "$packages" >"$share/doc/$name/copyright"
    python3 -m zipfile -e "$work/wheel"/*.whl "$packages"
    ln -s "/usr/bin/python$python" "$lib/bin/python"
    # What people add (a voice, a game) is the service's own, and outlives every package.
    echo "/var/lib/companion/added/python$python" >"$packages/companion-added.pth"
    printf 'home = /usr/bin\ninclude-system-site-packages = %s\nversion = %s\n' $site $python >"$lib/pyvenv.cfg"

    cp "$here/systemd/trial.sh" "$lib/trial"
    cp "$here/systemd/card.sh" "$lib/card"
    cp "$here/systemd/update.sh" "$lib/update"
    cp "$here/systemd/fetch.sh" "$lib/fetch"
    cp "$here/systemd/command.sh" "$tree/usr/bin/companion"
    cp "$here"/systemd/*.service "$here"/systemd/*.path "$tree/usr/lib/systemd/system/"
    cp "$here"/systemd/*.rules "$tree/usr/lib/udev/rules.d/"
    cp "$here/systemd/sysusers.conf" "$tree/usr/lib/sysusers.d/companion.conf"
    cp "$here/systemd/tmpfiles.conf" "$tree/usr/lib/tmpfiles.d/companion.conf"
    cp "$here/systemd/cage.conf" "$share/companion/"
    echo "$number+deb$debian $2" >"$share/companion/package"
    # Whose updates a device believes: docs/updates.md.
    mkdir "$share/companion/keys"
    for key in "$here"/tools/deb/keys/*.pub; do
        [ ! -e "$key" ] || cp "$key" "$share/companion/keys/"
    done
    installed="env PYTHONPATH=$packages python3 -P -B -m companion.app.commands.installed"
    $installed scripts >"$share/companion/scripts"
    $installed settings >"$share/companion/companion.toml.example"
    # A new device has no language yet: so its first start asks for it, and shows what a press is.
    sed -e 's/^fullscreen = false/fullscreen = true/' -e 's/^language = /# &/' "$share/companion/companion.toml.example" >"$share/companion/companion.toml"
    cp "$here"/docs/*.md "$share/doc/$name/"
    cp "$here/tools/deb/overrides" "$share/lintian/overrides/$name"
    gzip -9n <"$here/CHANGELOG.md" >"$share/doc/$name/CHANGELOG.md.gz"
    gzip -9n >"$share/doc/$name/changelog.gz" <<END
$name ($number+deb$debian) $1; urgency=medium

  * What changed for those who play stands in CHANGELOG.md.gz.

 -- $maintainer  $(date -uRd "@$SOURCE_DATE_EPOCH")
END
    find "$tree" -name __pycache__ -prune -exec rm -rf {} +
    cat >"$tree/DEBIAN/control" <<END
Package: $name
Version: $number+deb$debian
Architecture: $2
Maintainer: $maintainer
Installed-Size: $(find "$tree/usr" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }')
Depends: $needs, python3 (>= $python), python3 (<< $next)
Section: misc
Priority: optional
Description: device on the game table that teaches board games and keeps the books
 A device with one button, a ring of lamps, a screen and a voice that stands on
 the table beside a board game. It runs as a service on the first console; your
 games lie in /var/lib/companion and stay there when this package goes.
END
    python3 "$here/tools/news.py" "$number" >>"$tree/DEBIAN/control"
    [ -z "$wants" ] || sed -i "/^Section:/i Recommends: $wants" "$tree/DEBIAN/control"
    [ -z "$address" ] || sed -i "/^Priority:/a Homepage: $address" "$tree/DEBIAN/control"
    for script in preinst postinst prerm postrm; do
        cp "$here/tools/deb/$script" "$tree/DEBIAN/$script"
    done
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    chmod -R u+rwX,go+rX,go-w "$tree"
    find "$tree/usr" -type f -exec chmod a-x {} +
    chmod 0755 "$tree"/DEBIAN/p* "$tree/usr/bin/companion" "$lib/trial" "$lib/card" "$lib/update" "$lib/fetch"
    find "$tree" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    made=$here/dist/${name}_$number+deb${debian}_$2.deb
    # One thread: how many there are shows in what is packed.
    dpkg-deb --root-owner-group --threads-max=1 "-Z${COMPRESSION:-xz}" --build "$tree" "$made" >/dev/null
    rm -rf "$tree"
    # Only whoever makes a release has the key.
    [ -z "${COMPANION_KEY:-}" ] || "$here/.venv/bin/python" "$here/tools/sign.py" "$made" "$COMPANION_KEY" >&2
    echo "$made"
}

if [ $# -gt 0 ]; then
    [ $# = 2 ] || fail "make-deb.sh takes a release and an architecture, or nothing"
    build "$1" "$2"
else
    for codename in bookworm trixie; do
        for bits in amd64 arm64; do
            build "$codename" "$bits"
        done
    done
fi
