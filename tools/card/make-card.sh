#!/bin/sh
# make-card.sh: for each release a folder in dist/ with what people copy on a card's first partition, beside the packages for the Pi that
# `make deb` has left there, packed as companion-card_VERSION_RELEASE.zip. docs/first-boot.md says what they do with it.
set -eu
cd "$(dirname "$0")/../.."
for package in dist/companion-table_*_arm64.deb; do
    [ -e "$package" ] || {
        echo "make-card.sh: dist/ holds no package for arm64; make deb makes them" >&2
        exit 1
    }
    case $package in
    *+deb12_*) release=bookworm begins=firstrun.sh ;;
    *) release=trixie begins=vendor-data ;;
    esac
    number=${package#dist/companion-table_}
    card=build/card/$release
    rm -rf "$card"
    mkdir -p "$card/companion"
    cp "tools/card/$begins" "$card/"
    cp "$package" tools/card/first-boot.sh tools/card/settings.txt "$card/companion/"
    (cd "$card" && python3 -m zipfile -c "../../../dist/companion-card_${number%%+*}_$release.zip" "$begins" companion)
done
