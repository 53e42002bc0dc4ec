#!/bin/sh
# firstrun.sh: Companion from the first start of a Raspberry Pi with the older Raspberry Pi OS (12, Bookworm).
#
# That system runs a file of this name once, if Raspberry Pi Imager was given a user to set up. Imager's own file, renamed to
# imager-firstrun.sh, is run first, and so its user and its Wi-Fi are there too.
set -u
card=$(cd "$(dirname "$0")" && pwd)
if [ -e "$card/imager-firstrun.sh" ]; then
    # Imager speaks of /boot, where the partition lay before Bookworm.
    sed "s,/boot/\(firmware/\)\?,$card/,g" "$card/imager-firstrun.sh" | bash
    rm -f "$card/imager-firstrun.sh"
fi
sh "$card/companion/first-boot.sh" later
rm -f "$card/firstrun.sh"
sed -i 's| systemd\.run.*||' "$card/cmdline.txt"
