#!/bin/sh
# install.sh [--dry-run] [--root FOLDER] [--wheels FOLDER] [--cage] [--console] [--packaged] [--uninstall]
#
# Install Companion on this machine as a service, or bring it up to date: a new version is made beside the old one, and
# if it does not report ready the old one takes over again. Running it twice changes nothing. Games and settings are
# never removed, nor by --uninstall.
#   --dry-run   only say what would be done
#   --root      the machine is this folder (for tests)
#   --wheels    install Python packages from this folder, without a network
#   --cage      run as the only window of the compositor cage: rotated panels, cards that KMSDRM does not open
#   --console   if a desktop holds the screen, start into Companion instead from now on, without asking
#   --packaged  this folder lies in a Debian package that holds the Python packages too (tools/make-deb.sh)
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
dry=no
cage=no
console=no
root=
wheels=
packaged=
what=install
while [ $# -gt 0 ]; do
    case $1 in
    --dry-run) dry=yes ;;
    --cage) cage=yes ;;
    --console) console=yes ;;
    --packaged) packaged=$(dirname "$here") ;;
    --uninstall) what=uninstall ;;
    --root | --wheels)
        [ $# -ge 2 ] || {
            echo "$1 needs a folder" >&2
            exit 2
        }
        if [ "$1" = --root ]; then root=${2%/}; else wheels=$2; fi
        shift
        ;;
    *)
        echo "unknown word: $1; see the head of $0" >&2
        exit 2
        ;;
    esac
    shift
done
# shellcheck source-path=SCRIPTDIR source=steps.sh
. "$here/systemd/steps.sh"

if [ "$what" = uninstall ]; then
    check_machine
    uninstall
    exit 0
fi
check_machine
[ -n "$packaged" ] || install_packages
make_user
version=$(version_name)
make_version
write_settings
write_system_files
keep_console_awake
free_the_screen
switch_over
prune_versions
say "version $version is installed; companion doctor says what is here"
