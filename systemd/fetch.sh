#!/bin/sh
# A look for updates, which somebody has pressed for: the program has left a note with the address in its settings, which may be empty.
# The newest package there and the system's own fixes are fetched, by apt and as apt's user; nothing is installed, and no package is
# believed (systemd/update.sh does both). What came of it is told in a file: a word, the package's version, and how many fixes there are.
set -eu
note=/run/companion/fetch
kept=/var/cache/companion-fetch

say() {
    echo "companion: $*"
    echo "$*" >/run/companion-fetch/said.new
    mv /run/companion-fetch/said.new /run/companion-fetch/said
    trap - EXIT
}
trap 'say incomplete - 0' EXIT

# get SECONDS FILE [HASH]: a file of that folder, into $kept/new.
get() {
    timeout "$1" runuser -u _apt -- /usr/lib/apt/apt-helper -qq download-file "$address/$2" "$kept/new/$2" ${3:+"SHA256:$3"}
}

# look: fetch the newest package, where it is newer than what is here; set `word` and `version`.
look() {
    word=unreachable version=-
    ! get 60 SHA256SUMS || word=newest
    [ "$word" = newest ] || return 0
    # shellcheck disable=SC1091 # the system's own
    release=$(. /etc/os-release && echo "$VERSION_ID") machine=$(dpkg --print-architecture)
    line=$(sed -nE "s/^([0-9a-f]{64}) [ *]companion-table_([0-9.]+\\+deb${release}[0-9.]*)_$machine\\.deb\$/\\2 \\1/p" $kept/new/SHA256SUMS |
        sort -V | tail -n 1)
    newest=${line%% *}
    if [ -n "$newest" ] && dpkg --compare-versions "$newest" gt "$(dpkg-query -W -f '${Version}' companion-table)"; then
        word=incomplete version=$newest name=companion-table_${newest}_$machine.deb
        ! get 1800 "$name" "${line##* }" || word=there
        [ $word != there ] || mv "$kept/new/$name" "$kept/$name"
    fi
}

# In that folder root follows no link and trusts no file.
address=$(runuser -u companion -- head -n 1 "$note" | head -c 1000)
runuser -u companion -- rm -f "$note"
address=${address%/}
rm -rf "${kept:?}"/*
install --directory --owner=_apt --mode=0755 $kept/new
word=newest version=-
case $address in
'') ;;
http://* | https://*) look ;;
*) word=unreachable ;;
esac
rm -rf $kept/new
# Debian signs these, and apt checks that.
fixes=0
if apt-get update -qq -o APT::Update::Error-Mode=any && apt-get upgrade -y -qq --download-only; then
    fixes=$(apt-get upgrade --simulate | grep -c '^Inst ' || true)
else
    [ "$word" != newest ] || word=unreachable
fi
say "$word" "$version" "$fixes"
