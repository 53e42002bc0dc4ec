#!/bin/sh
# test-arm.sh [TEST...]: run the tests on 64-bit ARM Debian under emulation; `make test-arm` runs them all.
#
# Needs root, debootstrap and qemu-user-static (apt install debootstrap qemu-user-static), a network, and time: some six
# minutes to make the machine, later runs keep it; then about ten times what the tests take natively.
#   CODENAME   bookworm (Python 3.11, default) or trixie (3.13)
#   ARM        where the machine is kept (default: ~/.cache/companion-arm)
# It has no GPIO, camera, screen or sound card, and its times mean nothing: limits in real time are stretched tenfold.
set -eu
name=test-arm
# shellcheck source=tests/debian.sh
. "$(dirname "$0")/../debian.sh"
codename=${CODENAME:-bookworm}
keep=${ARM:-$HOME/.cache/companion-arm}
inside=$keep/$codename
formats=/proc/sys/fs/binfmt_misc
handler=companion-arm64
know_debian "$codename"

put_back() {
    [ ! -e "$formats/$handler" ] || echo -1 >"$formats/$handler"
}

# The kernel hands ARM programs to QEMU. F loads it now, so that it is found inside another root.
teach_kernel() {
    [ -e "$formats/register" ] || mount -t binfmt_misc none "$formats" || die "this kernel has no binfmt_misc"
    put_back
    magic='\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00'
    mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff'
    printf '%s' ":$handler:M::$magic:$mask:$qemu:F" >"$formats/register"
}

make_machine() {
    make_debian "$inside" "$codename" "python3,python3-venv,ca-certificates,$glib" --foreign --arch=arm64
    in_debian "$inside" /debootstrap/debootstrap --second-stage >"$inside.second.log" 2>&1 ||
        die "the second stage failed, see $inside.second.log"
    touch "$inside/made"
}

# Wheels are fetched outside, at full speed; every row of the locks has one for ARM.
fetch_wheels() {
    platforms=
    for glibc in 17 27 28 34; do platforms="$platforms --platform manylinux_2_${glibc}_aarch64"; done
    python3 "$repo/tests/arm/lock_for.py" "$number" "$repo/requirements/lock.txt" "$repo/requirements/test.txt" >"$keep/lock.txt"
    # shellcheck disable=SC2086 # several options
    python3 -m pip download --quiet --dest "$keep/wheels-$number" --only-binary=:all: --python-version "$number" \
        --implementation cp --platform manylinux2014_aarch64 $platforms \
        --requirement "$keep/lock.txt" 2>"$keep/wheels.log" ||
        die "the wheels could not be fetched, see $keep/wheels.log"
    rm -rf "$inside/srv/wheels"
    cp -R "$keep/wheels-$number" "$inside/srv/wheels"
}

set_up() {
    # shellcheck disable=SC2016 # the inner shell expands them
    in_debian "$inside" sh -ec '
        cd /srv/companion
        [ -x /srv/venv/bin/python ] || python3 -m venv /srv/venv
        pip="/srv/venv/bin/python -m pip install --quiet --disable-pip-version-check --no-index --find-links /srv/wheels"
        $pip --requirement requirements/lock.txt --requirement requirements/test.txt
        echo /srv/companion >"$(/srv/venv/bin/python -c "import sysconfig; print(sysconfig.get_path(\"purelib\"))")/companion.pth"
    '
}

need_tools
qemu=$(command -v qemu-aarch64-static) || die "needs QEMU: apt install qemu-user-static"
mkdir -p "$keep"
trap put_back EXIT
teach_kernel
[ -e "$inside/made" ] || make_machine
fetch_wheels
copy_source "$inside/srv/companion"
set_up
[ $# -gt 0 ] || set -- tests
in_debian "$inside" uname -sm
in_debian "$inside" sh -ec 'cd /srv/companion; export COMPANION_SLOW=10; exec /srv/venv/bin/python -m pytest -q -n 2 --dist loadscope \
    --timeout 1800 --hypothesis-profile ci "$@"' pytest "$@"
