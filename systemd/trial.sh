#!/bin/sh
# Is the version that has just been installed a good one? It is when it runs for a minute without a restart and can read the games. If
# not, the package before it, which the new one's preinst has kept, is installed again, and the games are as they were before.
# Run by companion-trial.service; a power cut at any place is survived, as the note goes last.
set -eu
name=companion-table
kept=/var/lib/$name
games=/var/lib/companion
before=$(cat $kept/trial)

say() {
    echo "companion: $*"
}

version() {
    dpkg-query -W -f '${Version}' $name
}

# lasts SECONDS: whether the service runs all the while, and was not restarted.
lasts() {
    left=$1
    while [ "$left" -gt 0 ]; do
        sleep 1
        left=$((left - 1))
        systemctl --quiet is-active companion.service || return 1
    done
    [ "$(systemctl show --property NRestarts --value companion.service)" = 0 ]
}

good() {
    [ ! -e $kept/going-back ] || return 1
    # The package starts this while dpkg still has it in hand.
    while grep -qsx dpkg /proc/[0-9]*/comm; do sleep 0.5; done
    dpkg --configure $name >/dev/null 2>&1 || true # the power was cut before that
    [ "$(dpkg-query -W -f '${db:Status-Status}' $name)" = installed ] || return 1
    say "watching version $(version) for a minute"
    lasts "${COMPANION_TRIAL:-60}" && runuser -u companion -- /usr/lib/companion/bin/python -m companion.app.commands.installed check $games
}

restore_games() {
    # The failed starts were the other version's.
    runuser -u companion -- rm -f $games/failed-starts
    [ -d $games/before-update ] || return 0
    # As its user: in that folder root follows no link and trusts no file.
    runuser -u companion -- sh -c "cd $games && for file in journal.db* journal.tally games.db* notebook.json; do
        rm -f \"\$file\"; done && cp -p before-update/* ."
    sync -f $games
}

if good; then
    # Versions that no open game needs go; the last one stays, to go back to.
    old=$(runuser -u companion -- /usr/lib/companion/bin/python -m companion.app.commands.installed dispensable $kept/versions $games "$before")
    for one in $old; do
        case $one in
        */* | .*) ;; # no folder of ours, whoever says so
        *) rm -rf "$kept/versions/$one" ;;
        esac
    done
    rm $kept/trial
    exit
fi
failed=$(version || true)
if [ -z "$before" ] || [ ! -d "$kept/versions/$before/DEBIAN" ]; then
    rm $kept/trial
    say "version $failed does not start, and there is none before it: journalctl -u companion says why"
    exit 1
fi
say "version $failed does not start, or does not last; going back to $before"
touch $kept/going-back
systemctl stop companion.service || true
rm -rf $kept/last
mkdir -p $kept/last/tree
(cd "$kept/versions/$before" && cp -al DEBIAN usr $kept/last/tree/ && { [ ! -e opt ] || cp -al opt $kept/last/tree/; })
dpkg-deb --root-owner-group -Znone --build $kept/last/tree $kept/last/$name.deb >/dev/null
rm -rf $kept/last/tree
restore_games
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends --reinstall --allow-downgrades \
    -o DPkg::Lock::Timeout=900 $kept/last/$name.deb
# What an update was copied to stays where the power was cut in the middle of it.
rm -rf $kept/last $kept/update $kept/going-back $kept/trial
echo "$failed $before" >$kept/went-back
systemctl restart companion.service || say "version $before takes long to start"
say "went back to version $before; games and settings are as they were"
exit 1
