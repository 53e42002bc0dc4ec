#!/bin/sh
# test-arm.sh [TEST...]: 64-bit ARM Debians 12 and 13 under emulation; `make test-arm`, a quarter of an hour.
#
# Six pictures are read with every pair of NumPy and OpenCV that a Raspberry Pi can have, and what is counted must be the same as
# on this machine; then tests run with the lock's packages and, as on a Pi, with Debian's pygame and NumPy and requirements/pi.txt.
# Needs root, debootstrap and qemu-user-static (apt install debootstrap qemu-user-static) and a network. Packages are unpacked by
# this machine, as running their scripts under emulation takes longer than all else; machines and wheels are kept between runs.
#   CODENAMES  which Debians (default: "bookworm trixie")
#   ARM        where they are kept (default: ~/.cache/companion-arm)
# They have no GPIO, camera, screen or sound card, and their times mean nothing: limits in real time are stretched tenfold.
set -eu
name=test-arm
# shellcheck source=tests/debian.sh
. "$(dirname "$0")/../debian.sh"
keep=${ARM:-$HOME/.cache/companion-arm}
formats=/proc/sys/fs/binfmt_misc
handler=companion-arm64

put_back() {
    [ ! -e "$formats/$handler" ] || echo -1 >"$formats/$handler"
}

# The kernel hands ARM programs to QEMU. F loads it now, so that it is found inside another root.
teach_kernel() {
    [ -e "$formats/register" ] || mount -t binfmt_misc none "$formats" || cannot "this kernel has no binfmt_misc"
    put_back
    magic='\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00'
    mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff'
    printf '%s' ":$handler:M::$magic:$mask:$qemu:F" >"$formats/register" || cannot "this kernel takes no handler for ARM programs"
}

# make_machine CODENAME: unpacked, and what the scripts of its packages would have left that Python needs.
make_machine() {
    inside=$keep/$1
    [ ! -e "$inside/made" ] || return 0
    make_debian "$inside" "$1" python3,python3-numpy,python3-pygame,ca-certificates --foreign --arch=arm64
    for package in "$inside"/var/cache/apt/archives/*.deb; do
        dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink -C "$inside"
    done
    libraries=$inside/usr/lib/aarch64-linux-gnu
    for library in blas lapack; do
        ln -sfn "$library/lib$library.so.3" "$libraries/lib$library.so.3"
    done
    printf 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/sh\n' >"$inside/etc/passwd"
    printf 'root:x:0:\nnogroup:x:65534:\n' >"$inside/etc/group"
    touch "$inside/made"
}

# fetch ENVIRONMENT LOCK...: the packages of these locks for the machine's Python, in its folder ENVIRONMENT.
fetch() {
    environment=$1
    shift
    (cd "$repo/requirements" && "$repo/tools/wheels.sh" "$number" aarch64 "$inside/srv/$environment" "$@") || die "the wheels could not be fetched"
}

# python ENVIRONMENT WORDS...: the machine's Python in the source's folder, with the packages of this environment.
# The processor is a Raspberry Pi 4's: QEMU's own, "max", has SME, with which OpenBLAS multiplies matrices of five rows and more wrongly.
python() {
    environment=$1
    shift
    # shellcheck disable=SC2016 # the inner shell expands it
    in_debian "$inside" sh -ec 'cd /srv/companion; exec env QEMU_CPU=cortex-a72 COMPANION_SLOW=10 PYTHONPATH="/srv/companion:/srv/$0" python3 "$@"' "$environment" "$@"
}

# step WHAT COMMAND...: its words go to a log, its time and outcome to the terminal.
step() {
    what=$1
    log=$keep/$codename-$(echo "$what" | tr -c 'a-z\n' -).log
    shift
    began=$(date +%s)
    outcome=ok
    "$@" >"$log" 2>&1 </dev/null || outcome="FAILED, see $log"
    echo "$codename: $what: $outcome, $(($(date +%s) - began)) s"
    grep -E '[0-9]+ passed|[0-9]+ failed|^ERROR|^FAILED' "$log" | sed 's/^/    /' || true
    [ "$outcome" = ok ] || echo "$codename/$what" >>"$keep/failed"
}

# try_environment ENVIRONMENT TEST...: the six pictures and the tests with it.
try_environment() {
    environment=$1
    shift
    step "six pictures, $environment" python "$environment" tests/arm/six_pictures.py "/srv/$environment.jsonl"
    [ ! -e "$inside/srv/$environment.jsonl" ] || mv "$inside/srv/$environment.jsonl" "$keep/pictures/$codename-$environment.jsonl"
    step "tests, $environment" python "$environment" -m pytest -q -rfE --timeout 1800 -p no:cacheprovider "$@"
}

need_tools
qemu=$(command -v qemu-aarch64-static) || cannot "needs QEMU: apt install qemu-user-static"
mkdir -p "$keep/pictures"
exec 9>"$keep/lock"
flock -n 9 || die "another run is at work in $keep"
trap put_back EXIT
teach_kernel
rm -f "$keep"/pictures/* "$keep/failed"
[ -x "$repo/.venv/bin/python" ] || "$repo/tools/set-up.sh" python3 "$repo/.venv" test
(cd "$repo" && .venv/bin/python tests/arm/six_pictures.py "$keep/pictures/here.jsonl") >"$keep/here.log" || die "see $keep/here.log"
[ $# -gt 0 ] || set -- tests/hardware tests/table tests/history/test_plays.py tests/voice/test_outputs.py tests/voice/test_espeak.py \
    tests/screen/test_canvas.py tests/screen/test_window.py tests/app/test_ends.py tests/vision/test_picture.py
for codename in ${CODENAMES:-bookworm trixie}; do
    know_debian "$codename"
    step "unpacking" make_machine "$codename"
    inside=$keep/$codename
    copy_source "$inside/srv/companion"
    fetch lock lock.txt test.txt
    fetch pi pi.txt test.txt
    try_environment lock "$@" &
    try_environment pi "$@" &
    wait
done
python3 "$repo/tests/arm/same_counts.py" "$keep"/pictures/here.jsonl "$keep"/pictures/*-*.jsonl || echo counts >>"$keep/failed"
[ ! -e "$keep/failed" ] || die "failed: $(tr '\n' ' ' <"$keep/failed")"
echo "test-arm: all well"
