#!/bin/sh
# make-deb.sh [RELEASE ARCHITECTURE]: a Debian package of this folder in dist/, for Debian and Raspberry Pi OS 12 (bookworm) or 13
# (trixie), amd64 or arm64; all four without words. `make deb`.
#
# It holds the program and the Python packages of the locks; what belongs to a Pi's hardware, and NumPy there, are packages of the
# system. It installs by the installer's own steps (systemd/steps.sh), beside the version that runs, and goes back as that does.
# Needs dpkg-deb, pip, git, and a network for the wheels, which are kept in build/deb. Any machine makes all four. COMPRESSION=none is
# for packages that are only tried.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
dry=no cage=no console=no root='' wheels='' packaged=''
# shellcheck source-path=SCRIPTDIR/../../systemd source=systemd/steps.sh
. "$here/systemd/steps.sh"
name=companion-table
number=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/pyproject.toml" | head -n 1)
maintainer="$(sed -n 's/^authors = \[{ name = "\(.*\)" }\]/\1/p' "$here/pyproject.toml") <companion@localhost>"
SOURCE_DATE_EPOCH=$(git -C "$here" log -1 --format=%ct)
export SOURCE_DATE_EPOCH

# comma WORD...: as the fields of a package are written.
comma() {
    echo "$*" | sed 's/ /, /g'
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

# build RELEASE ARCHITECTURE
build() {
    codename=$1 bits=$2
    case $codename in
    bookworm) debian=12 python=3.11 next=3.12 ;;
    trixie) debian=13 python=3.13 next=3.14 ;;
    *) fail "the release is bookworm or trixie, not $codename" ;;
    esac
    case $bits in
    amd64) machine=x86_64 ;;
    arm64) machine=aarch64 ;;
    *) fail "the architecture is amd64 or arm64, not $bits" ;;
    esac
    on_pi() { [ "$bits" = arm64 ]; }
    work=$here/build/deb
    tree=$work/tree
    package=$tree/opt/companion/package
    rm -rf "$tree"
    mkdir -p "$package/source" "$tree/DEBIAN" "$tree/usr/share/doc/$name" "$tree/usr/share/lintian/overrides" "$here/dist"
    # shellcheck disable=SC2046 # several locks
    (cd "$here/requirements" && ../tools/wheels.sh $python $machine "$work/$codename-$bits" $(locks))
    cp -R "$work/$codename-$bits" "$package/packages"
    prune "$package/packages"
    # shellcheck disable=SC2086 # several parts
    (cd "$here" && git ls-files -z --cached --others --exclude-standard -- $parts | xargs -0 cp --parents -t "$package/source")

    for script in postinst prerm postrm; do
        cp "$here/tools/deb/$script" "$tree/DEBIAN/$script"
    done
    cp "$here/tools/deb/overrides" "$tree/usr/share/lintian/overrides/$name"
    cp "$here/tools/deb/copyright" "$tree/usr/share/doc/$name/copyright"
    gzip -9n <"$here/CHANGELOG.md" >"$tree/usr/share/doc/$name/CHANGELOG.md.gz"
    gzip -9n >"$tree/usr/share/doc/$name/changelog.gz" <<END
$name ($number+deb$debian) $codename; urgency=medium

  * What changed for those who play stands in CHANGELOG.md.gz.

 -- $maintainer  $(date -uRd "@$SOURCE_DATE_EPOCH")
END
    needs=$common_packages
    wants=libttspico-utils
    if on_pi; then
        needs="$needs python3-numpy"
        wants="$wants $(pi_packages | tr ' ' '\n' | grep -vx python3-numpy | tr '\n' ' ')"
    fi
    # shellcheck disable=SC2086 # several packages
    cat >"$tree/DEBIAN/control" <<END
Package: $name
Version: $number+deb$debian
Architecture: $bits
Maintainer: $maintainer
Installed-Size: $(du -sk "$tree" | cut -f 1)
Depends: $(comma $needs), python3 (>= $python), python3 (<< $next), libc6
Recommends: $(comma $wants)
Section: games
Priority: optional
Description: device on the game table that teaches board games and keeps the books
 A device with one button, a ring of lamps, a screen and a voice that stands on
 the table beside a board game. It runs as a service on the first console; your
 games lie in $state and stay there when this package goes.
END
    chmod -R u+rwX,go+rX,go-w "$tree"
    find "$tree/opt" -type f -exec chmod a-x {} +
    chmod 0755 "$tree"/DEBIAN/p* "$package"/source/systemd/companion.sh "$package"/source/systemd/install.sh "$package"/source/systemd/update.sh
    dpkg-deb --root-owner-group "-Z${COMPRESSION:-xz}" --build "$tree" "$here/dist/${name}_$number+deb${debian}_$bits.deb"
    rm -rf "$tree"
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
