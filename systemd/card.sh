#!/bin/sh
# card.sh settings | trouble: what goes between the device and the folder `companion` on the card's first partition, which any computer
# reads. `settings` takes the lines of settings.txt that are new since it was read last; run by companion-card.service before each
# start. `trouble` writes there why a start failed; run by companion-trouble.service.
set -eu
root=${COMPANION_ROOT:-} # for tests
card=$root/boot/firmware/companion
kept=$root/var/lib/companion-table/settings.txt
refused=$card/settings-refused.txt

# lines FILE: "name value" a line, whichever editor wrote it: with a mark at its beginning, in UTF-16 or the letters of an old Windows, with
# other ends of lines, blanks and quotation marks, with "=" or ":", and under a [table] as companion.toml has it.
lines() {
    case $(head -c 2 "$1" | od -An -tx1 | tr -d ' ') in
    fffe | feff) iconv -f UTF-16 -t UTF-8 "$1" ;;
    *) if iconv -f UTF-8 -t UTF-8 "$1" >/dev/null 2>&1; then cat "$1"; else iconv -f CP1252 -t UTF-8 "$1"; fi ;;
    esac | tr '\r' '\n' | LC_ALL=C sed -e '1s/^\xef\xbb\xbf//' -e 's/\xc2\xa0/ /g' -e 's/\xe2\x80[\x9c-\x9f]/"/g' \
        -e 's/[[:space:]]\+/ /g' -e 's/^ //' -e '/^#/d' -e 's/ #.*//' -e 's/ $//' -e '/^$/d' \
        -e 's/^\([^ =:]*\) \?[=:] \?/\1 /' -e 's/^\([^ ]* \)"\(.*\)"$/\1\2/' |
        awk '/^\[[^,]*\]$/ { table = substr($0, 2, length($0) - 2) "."; next } { print (index($1, ".") ? "" : table) $0 }'
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
    grep -vxF -f "$kept" "$kept.new" >"$kept.wanted" || true
    # Those that are refused are tried once more, as what stands further down may be what they wait for.
    for tried in once twice; do
        : >"$kept.left"
        while read -r setting value; do
            wrong=$("$root/usr/bin/companion" settings "$setting" "$value" 2>&1 >/dev/null) && continue
            echo "$setting $value" >>"$kept.left"
            [ $tried = twice ] || continue
            echo "companion: settings.txt: $setting $value: $wrong"
            printf '%s %s: %s\r\n' "$setting" "$value" "$wrong" >>"$refused" || true
            printf '\n  settings.txt: %s\n  settings.txt: %s %s gilt nicht, alles andere schon.\n' "$wrong" "$setting" "$value" \
                >>"$root/dev/tty1" || true
        done <"$kept.wanted"
        mv "$kept.left" "$kept.wanted"
    done
    rm -f "$kept.wanted"
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
