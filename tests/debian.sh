# shellcheck shell=sh disable=SC2034,SC2154
# A real Debian that is only a folder: what the scripts that need one have in common. Read by them, after they have set
# `name` (how they call themselves). Needs root, debootstrap and a network.
# The mirror is this machine's own, unless MIRROR names another.
# shellcheck disable=SC2016 # apt fills this in, not the shell
mirror=${MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep '/debian/*$' | head -n 1)}
repo=$(cd "$(dirname "$0")/../.." && pwd)

die() {
    echo "$name: $*" >&2
    exit 1
}

# cannot WHY: no Debian can be made here, which proves nothing of the product; exit code 3 says so to whoever asks.
cannot() {
    echo "$name: $*" >&2
    exit 3
}

need_tools() {
    [ "$(id -u)" = 0 ] || cannot "needs root"
    command -v debootstrap >/dev/null || cannot "needs debootstrap: apt install debootstrap"
}

# know_debian CODENAME: set `number` (its Python).
know_debian() {
    case $1 in
    bookworm) number=3.11 ;;
    trixie) number=3.13 ;;
    noble) number=3.12 ;; # Ubuntu's
    sid) number=3.14 ;; # whatever comes next; its Python is the newest of Debian's
    *) die "the release is bookworm, trixie, sid or noble, not $1" ;;
    esac
}

# make_debian FOLDER CODENAME PACKAGES [OPTION...]: a minimal one, unless an earlier run left it.
make_debian() {
    folder=$1 release=$2 packages=$3
    shift 3
    [ ! -e "$folder/made" ] || return 0
    echo "$name: making a $release in $folder"
    rm -rf "$folder"
    mkdir -p "$folder"
    from=$mirror script=
    # Every release of Ubuntu is made alike, and an older debootstrap does not know the newest by name.
    [ "$release" != noble ] || from=${UBUNTU:-http://archive.ubuntu.com/ubuntu} script=/usr/share/debootstrap/scripts/gutsy
    # A mirror that is just being renewed has packages missing for a minute or two; its words are shown, as logs do not outlive CI.
    tries=3
    # shellcheck disable=SC2086 # an empty script must vanish
    until debootstrap "$@" --variant=minbase --include="$packages" "$release" "$folder" "$from" $script >"$folder.log" 2>&1; do
        tail -n 15 "$folder.log" "$folder/debootstrap/debootstrap.log" >&2 || true
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || cannot "debootstrap failed three times with the mirror $from"
        rm -rf "$folder"
        mkdir -p "$folder"
        sleep 60
    done
    [ "$release" != noble ] || echo "deb $from $release universe" >>"$folder/etc/apt/sources.list"
    case " $* " in *" --foreign "*) ;; *) touch "$folder/made" ;; esac
}

# lend_network FOLDER: names, certificates, and the settings of apt and pip for this machine's network hold inside as outside.
lend_network() {
    for file in /etc/resolv.conf /etc/ssl/certs/ca-certificates.crt; do
        [ ! -e "$file" ] || cp "$file" "$1$file"
    done
    apt-config dump | grep -E '^Acquire::(https?|Check|Retries)' >"$1/etc/apt/apt.conf.d/90lent" || true
    python=$repo/.venv/bin/python
    [ -x "$python" ] || python=python3
    "$python" "$repo/tests/pip_here.py" >"$1/etc/pip.conf" || die "pip does not say its settings"
}

proxies() {
    env | grep -iE '^(https?|ftp|all|no)_proxy=' || true
}

# in_debian FOLDER COMMAND...: run it inside, with processes and mounts of its own and a clean environment.
in_debian() {
    within=$1
    shift
    # shellcheck disable=SC2016,SC2046 # the inner shell expands them; several words
    unshare --mount --pid --fork --kill-child sh -c 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" "$@"' \
        "$within" env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin $(proxies) "$@"
}

# copy_source FOLDER: what git knows of this repository, as it lies here.
copy_source() {
    rm -rf "$1"
    mkdir -p "$1"
    (cd "$repo" && git ls-files -zco --exclude-standard | tar -cf - --null --files-from=- --ignore-failed-read 2>/dev/null) | tar -xf - -C "$1"
}
