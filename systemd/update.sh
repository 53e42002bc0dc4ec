#!/bin/sh
# An update that the table wishes for: the program has left a note with the path of a package. It is copied, its signature is checked by
# nobody's user, and it is installed with what the machine has; nothing is fetched. How far it is, or why not, is told in a file.
# With "fixes" in the note it is the system's own that companion-fetch has fetched, and that apt believes.
set -eu
note=/run/companion/update
kept=/var/lib/companion-table/update
lib=/usr/lib/companion

say() {
    echo "companion: $*"
    echo "$*" >/run/companion-update/said.new
    mv /run/companion-update/said.new /run/companion-update/said
}

# In that folder root follows no link and trusts no file.
wanted=$(runuser -u companion -- head -c 1000 "$note")
runuser -u companion -- rm -f "$note"
rm -rf $kept
mkdir -p /var/lib/companion-table
mkdir -m 0700 $kept
trap 'rm -rf $kept' EXIT
case $wanted in
fixes)
    say fixing
    dpkg --configure -a || true # where the power was cut the last time
    word=unfixed
    ! DEBIAN_FRONTEND=noninteractive apt-get upgrade -y -qq --no-download -o Dpkg::Options::=--force-confold \
        -o DPkg::Lock::Timeout=300 || word=fixed
    say $word
    exit
    ;;
*/../* | *[!' '-~]*) say other && exit ;;
/media/*/companion-table_*.deb | /run/media/*/companion-table_*.deb | /boot/firmware/companion/companion-table_*.deb) ;;
/var/cache/companion-fetch/companion-table_*.deb) ;;
*) say other && exit ;;
esac
say copying
# A stick may be pulled out while it is copied.
if ! timeout 300 cp -- "$wanted" $kept/new.deb || ! cmp -s -- "$wanted" $kept/new.deb; then
    say unreadable
    exit
fi
say checking
python=$(readlink $lib/bin/python)
# -I -S: nothing that the service's user or the environment has put there is imported.
if ! runuser -u nobody -- "$python" -I -S -c "
import runpy, sys
sys.path.insert(0, '$(echo $lib/lib/python3*/site-packages)')
runpy.run_module('companion.system.signed', run_name='__main__')" <$kept/new.deb; then
    say forged
    exit
fi
version=$(dpkg-deb -f $kept/new.deb Version)
if [ "$(dpkg-deb -f $kept/new.deb Package Architecture)" != "$(dpkg-query -W -f 'Package: ${Package}\nArchitecture: ${Architecture}' companion-table)" ]; then
    say other "$version"
elif ! dpkg --compare-versions "$version" gt "$(dpkg-query -W -f '${Version}' companion-table)"; then
    say older "$version"
else
    say installing "$version"
    # Its preinst keeps the package before it, and its postinst begins the minute in which it is watched (companion-trial).
    if ! DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 $kept/new.deb; then
        say failed "$version"
        deb-systemd-invoke start companion.service || true
    fi
fi
