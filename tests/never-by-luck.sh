#!/bin/sh
# never-by-luck.sh [ROOM ...]: run each room RUNS times beside BUSY busy processes. Nothing is run again: one red run is the result.
# Without a room: all that wait on sockets, threads or time. `ROOM` is a folder or file below tests/, or `all` for the whole suite.
set -eu
cd "$(dirname "$0")/.."
RUNS=${RUNS:-20} BUSY=${BUSY:-4}
[ $# -gt 0 ] || set -- glass evenings mqtt voice systemd app hardware torture history
logs=build/never-by-luck
mkdir -p "$logs"
loops=""
trap 'kill $loops 2>/dev/null' EXIT
trap 'exit 130' INT TERM
while [ "$BUSY" -gt 0 ]; do
    (while :; do :; done) &
    loops="$loops $!"
    BUSY=$((BUSY - 1))
done
red=0
for room; do
    where=tests/$room
    [ "$room" = all ] && where=tests
    name=$(printf '%s' "$room" | tr / -)
    run=0 green=0
    while [ "$run" -lt "$RUNS" ]; do
        run=$((run + 1))
        if .venv/bin/pytest -q -rfE -n 2 --dist loadscope "$where" >"$logs/$name" 2>&1; then
            green=$((green + 1))
        else
            red=1
            mv "$logs/$name" "$logs/$name-$run.red"
            echo "$room, run $run of $RUNS, is red; see $logs/$name-$run.red:"
            grep -E "^(FAILED|ERROR) " "$logs/$name-$run.red" || tail -3 "$logs/$name-$run.red"
        fi
    done
    echo "$room: $green of $RUNS runs were green"
done
exit $red
