#!/bin/sh
# card.sh settings | trouble: what goes between the device and the folder `companion` on the card's first partition, which any computer
# reads. `settings` takes the lines of settings.txt that are new since it was read last; run by companion-card.service before each
# start. `trouble` writes there why a start failed; run by companion-trouble.service.
set -eu
root=${COMPANION_ROOT:-} # for tests
card=$root/boot/firmware/companion
kept=$root/var/lib/companion-table/settings.txt
refused=$card/settings-refused.txt

# lines FILE: "name value" a line, whichever editor wrote it: with a mark at its beginning, in UTF-16, with other ends of lines, with "=".
lines() {
    case $(head -c 2 "$1" | od -An -tx1 | tr -d ' ') in
    fffe | feff) iconv -f UTF-16 -t UTF-8 "$1" ;;
    *) cat "$1" ;;
    esac | tr '\r' '\n' | sed -e '1s/^\xef\xbb\xbf//' -e 's/[[:space:]]\+/ /g' -e 's/^ //' -e '/^#/d' -e 's/ #.*//' -e 's/ $//' -e '/^$/d' \
        -e 's/^\([^ =]*\) \?= \?/\1 /' -e 's/^\([^ ]* \)"\(.*\)"$/\1\2/'
}

take_settings() {
    file=$card/settings.txt
    # So it is called where a computer hides the ends of names.
    [ -e "$file" ] || file=$card/settings.txt.txt
    [ -e "$file" ] || exit 0
    mkdir -p "$(dirname "$kept")"
    lines "$file" >"$kept.new"
    [ -e "$kept" ] || : >"$kept"
    ! cmp -s "$kept.new" "$kept" || exit 0
    rm -f "$refused"
    grep -vxF -f "$kept" "$kept.new" | while read -r setting value; do
        wrong=$("$root/usr/bin/companion" settings "$setting" "$value" 2>&1 >/dev/null) || {
            echo "companion: settings.txt: $setting $value: $wrong"
            printf '%s %s: %s\r\n' "$setting" "$value" "$wrong" >>"$refused" || true
            printf '\n  settings.txt: %s\n  settings.txt: %s %s gilt nicht, alles andere schon.\n' "$wrong" "$setting" "$value" \
                >>"$root/dev/tty1" || true
        }
    done
    mv "$kept.new" "$kept"
    sync -f "$card"
}

write_trouble() {
    {
        "$root/usr/bin/companion" --version || true
        date
        journalctl --boot --unit companion --lines 300 --no-pager --output short || true
        tail -n 200 "$root/var/lib/companion/companion.log" || true
    } 2>&1 | sed 's/$/\r/' >"$card/trouble.txt.new"
    mv "$card/trouble.txt.new" "$card/trouble.txt"
    sync -f "$card"
}

[ -d "$card" ] || exit 0
case $1 in
settings) take_settings ;;
trouble) write_trouble ;;
esac
