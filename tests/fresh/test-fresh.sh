#!/bin/sh
# test-fresh.sh [RELEASE...]: what a fresh machine of today makes of the README's commands; `make test-fresh`.
#
# For each release (default: bookworm and trixie; sid has the newest Python, noble is Ubuntu's 24.04) a minimal Debian with what the README names and nothing else, and in it an
# ordinary user without screen and sound card. Nothing may fail; times and counts are printed.
#   wheels   make run, make test, whole games in the terminal, a spoken sentence
#   pi       the same as on a Raspberry Pi: Debian's pygame and NumPy, requirements/pi.txt
#   newcomer somebody who has nothing but the README: its lines as they stand, from a root without make, git and Python
#   readme   the same, and make test: what CI does
#   bare     pip install . without extras: what works, what says what it needs, what --help costs
# Needs root, debootstrap, a network, and about ten minutes for each mode on two quiet cores; wheels are kept between runs.
# Its exit code is 3 where no Debian can be made here.
#   MODES    which of these (default: wheels pi bare)
#   FRESH    where the machines are kept (default: ~/.cache/companion-fresh)
set -eu
name=test-fresh
# shellcheck source=tests/debian.sh
. "$(dirname "$0")/../debian.sh"
keep=${FRESH:-$HOME/.cache/companion-fresh}
modes=${MODES:-wheels pi bare}
work=$keep/work
user=/home/player
failed=

# begin MACHINE: a copy of a kept machine, with the source and the wheels of earlier runs in the user's home.
begin() {
    rm -rf "$work"
    cp -a "$keep/$1" "$work"
    lend_network "$work"
    copy_source "$work$user/companion"
    mkdir -p "$keep/cache" "$work$user/.cache"
    mv "$keep/cache" "$work$user/.cache/pip"
    in_debian "$work" chown -R player: "$user"
}

end() {
    [ ! -d "$work$user/.cache/pip" ] || mv "$work$user/.cache/pip" "$keep/cache"
    rm -rf "$work"
}

# machine NAME RELEASE [PACKAGE...]: kept for the next run; the packages are those of a Raspberry Pi.
machine() {
    place=$keep/$1
    shift
    [ ! -e "$place/ready" ] || return 0
    make_debian "$place" "$1" "ca-certificates,${with_it:-git,make,python3,python3-venv}"
    shift
    lend_network "$place"
    in_debian "$place" useradd --create-home player
    [ $# = 0 ] || in_debian "$place" sh -ec 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"' apt "$@" >"$place.log" 2>&1
    touch "$place/ready"
}

# player COMMAND: in the source's folder, as the user.
player() {
    # shellcheck disable=SC2086 # no word, or one
    in_debian "$work" runuser -u player -- env HOME=$user USER=player $with sh -ec "cd $user/companion; $1"
}

# step WHAT COMMAND: run it as the user; its words go to a log, its time and outcome to the terminal.
step() {
    log=$keep/$release-$mode-$(echo "$1" | tr -c 'a-z\n' -).log
    began=$(date +%s)
    outcome=ok
    player "$2" >"$log" 2>&1 </dev/null || outcome="FAILED, see $log"
    echo "$release $mode: $1: $outcome, $(($(date +%s) - began)) s"
    grep -E '^(first question|played|--help|SKIPPED)|[0-9]+ passed|[0-9]+ failed' "$log" | sed 's/^/    /' || true
    if [ "$outcome" != ok ]; then
        failed="$failed $release/$mode"
        tail -n 40 "$log"
    fi
}

# says WORDS COMMAND: the command is refused with exit code 2 and one line that has these words.
says() {
    step "${2##*/} says $1" "code=0; said=\$($2 2>&1) || code=\$?; echo \"\$said\"; [ \$code = 2 ] && [ \$(echo \"\$said\" | wc -l) = 1 ] && echo \"\$said\" | grep -qF \"$1\""
}

play_and_test() {
    step "make run, from nothing to the first question" "python3 tests/fresh/first_question.py make run"
    step "make run, the second time" "python3 tests/fresh/first_question.py make run"
    step "whole games" ".venv/bin/python tests/fresh/whole_game.py .venv/bin/companion"
    step "make test" "make test"
}

# the_readme_s NUMBER: a line of its first block of commands, as somebody types it.
the_readme_s() {
    # shellcheck disable=SC2016 # no command is meant
    sed -n '/^```sh/,/^```/p' "$repo/README.md" | sed '1d; s/ *#.*//' | sed -n "$1p"
}

try_newcomer() {
    with_it=sudo
    machine "$release-bare" "$release"
    with_it=
    begin "$release-bare"
    echo "player ALL=(ALL) NOPASSWD: ALL" >"$work/etc/sudoers.d/player"
    in_debian "$work" apt-get update -qq
    step "the first line" "$(the_readme_s 1 | sed 's/apt install/apt install --yes/')"
    step "the second line, from nothing to the first question" \
        "if command -v git; then exit 1; fi; $(the_readme_s 2 | sed 's,^,/usr/bin/python3 tests/fresh/first_question.py ,')"
    step "whole games" ".venv/bin/python tests/fresh/whole_game.py .venv/bin/companion"
    if [ "$mode" = readme ]; then
        step "what make test needs" "sudo apt-get install -y -qq git"
        step "make test" "make test"
    fi
    end
}

try_wheels() {
    machine "$release" "$release"
    begin "$release"
    play_and_test
    step "sound" "SDL_AUDIODRIVER=disk SDL_DISKAUDIOFILE=/tmp/sound .venv/bin/companion say hello; [ -s /tmp/sound ]"
    end
}

try_pi() {
    machine "$release-pi" "$release" python3-pygame python3-numpy
    begin "$release-pi"
    with=AS_ON_PI=yes
    play_and_test
    with=
    end
}

try_bare() {
    machine "$release" "$release"
    begin "$release"
    step "pip install ." "python3 -m venv ../bare; ../bare/bin/pip install --quiet --disable-pip-version-check ."
    step "what --help costs" "../bare/bin/python tests/fresh/help_cost.py ../bare/bin/companion"
    for words in "selfplay wallenstein --games 2" "check citadels" "rules citadels" doctor games voices; do
        step "$words" "../bare/bin/companion $words"
    done
    step "whole games" "../bare/bin/python tests/fresh/whole_game.py ../bare/bin/companion"
    for words in "mat mat.pdf" "read cubes a.png --profile p --out o" "say hello"; do
        says "pip install '.[" "../bare/bin/companion $words"
    done
    end
}

need_tools
mkdir -p "$keep"
exec 9>"$keep/lock"
flock -n 9 || die "another run is at work in $keep"
with=
[ $# -gt 0 ] || set -- bookworm trixie
for release; do
    know_debian "$release"
    for mode in $modes; do
        case $mode in
        newcomer | readme) try_newcomer ;;
        wheels) try_wheels ;;
        pi) try_pi ;;
        bare) try_bare ;;
        *) die "no such mode: $mode" ;;
        esac
    done
done
[ -z "$failed" ] || die "failed:$failed"
echo "test-fresh: all well on $*"
