#!/bin/sh
# start.sh COMMAND...: tell SDL which graphics card has a screen, then become the command.
# On a Pi 5 the panel is a card of its own, and cards change their numbers between boots. Without any screen the
# table still plays with voice, ring and button: the picture then goes nowhere.
set -eu
cards=${COMPANION_CARDS:-/sys/class/drm}

connected() {
    for status in "$cards"/card*-*/status; do
        [ -r "$status" ] || continue
        read -r state <"$status" || continue
        [ "$state" = connected ] || continue
        connector=${status%/status}
        card=${connector##*/card}
        echo "${card%%-*}"
        return
    done
}

if [ "${SDL_VIDEODRIVER:-}" = kmsdrm ]; then
    card=$(connected)
    if [ -n "$card" ]; then
        export SDL_KMSDRM_DEVICE_INDEX="$card"
    else
        export SDL_VIDEODRIVER=dummy
    fi
fi
exec "$@"
