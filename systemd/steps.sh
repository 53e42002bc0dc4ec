# shellcheck shell=sh disable=SC2154
# What installing is made of. Read by install.sh (and by tools/make-deb.sh for its words); every change to the machine goes through do_ or put_, which only
# say what they would do on a dry run. $root stands before every path, for machines that are only a folder.
# install.sh sets the words it is called with: here, dry, cage, console, root, wheels, packaged, version.

parts="companion hardware vision sounds systemd requirements docs pyproject.toml LICENSE"
prefix=/opt/companion
settings=/etc/companion
state=/var/lib/companion
units="companion.service companion-poweroff.path companion-poweroff.service companion-stick@.service"
rules="60-companion.rules 90-companion-stick.rules"
groups="video render input audio gpio spi dialout tty"

say() {
    echo "companion: $*"
}

fail() {
    echo "companion: $*" >&2
    exit 1
}

do_() {
    if [ "$dry" = yes ]; then
        echo "+ $*"
    else
        "$@"
    fi
}

# put_ SOURCE TARGET MODE: copy a file if it differs, under a temporary name first.
put_() {
    target=$root$2
    if cmp -s "$1" "$target"; then
        return
    fi
    if [ "$dry" = yes ]; then
        echo "+ write $2"
        return
    fi
    mkdir -p "$(dirname "$target")"
    cp "$1" "$target.new"
    chmod "$3" "$target.new"
    mv "$target.new" "$target"
}

# as_companion COMMAND...: where the service's user may write, root follows no link and trusts no file: what is written there
# is written as that user.
as_companion() {
    do_ runuser -u companion -- "$@"
}

# put_as_companion SOURCE TARGET: a file in a folder of the service's user, under a new name first; a link there is replaced.
put_as_companion() {
    # shellcheck disable=SC2016 # the inner shell's own words
    as_companion sh -c 'new=$(mktemp "$2.XXXXXX") && cat "$1" >"$new" && chmod 0644 "$new" && mv -fT "$new" "$2"' sh "$1" "$root$2"
}

# on_the_card FOLDER: what was written there outlives a power cut from here on.
on_the_card() {
    do_ sync -f "$1"
}

on_pi() {
    grep -qs 'Raspberry Pi' "$root/proc/device-tree/model"
}

running_systemd() {
    [ -d "$root/run/systemd/system" ]
}

check_machine() {
    [ "$dry" = yes ] || [ "$(id -u)" = 0 ] || fail "run this as root: sudo make install"
    codename=$(sed -n 's/^VERSION_CODENAME=//p' "$root/etc/os-release")
    case $codename in
    bookworm | trixie) ;;
    *) fail "this is ${codename:-no Debian}; Companion is made for Debian or Raspberry Pi OS 12 (bookworm) and 13 (trixie)" ;;
    esac
    bits=$(dpkg --print-architecture)
    case $bits in
    arm64 | amd64) ;;
    *) fail "this system is $bits; Companion needs a 64-bit one (arm64 or amd64): put \"Raspberry Pi OS (64-bit)\" on the card" ;;
    esac
}

# What every machine needs, and what a Raspberry Pi takes from its own archive.
common_packages="python3 python3-venv libegl1 libgles2 libgbm1 libdrm2 alsa-utils udev"
pi_packages() {
    echo python3-numpy python3-lgpio python3-spidev python3-picamera2
    # Bookworm's SDL is too old for a Pi 5's screen; there pygame-ce brings its own.
    [ "$codename" = bookworm ] || echo python3-pygame
}

# locks: what pip installs; on a Pi less, as hardware modules and NumPy come from apt.
locks() {
    if ! on_pi; then
        echo lock.txt
    elif [ "$codename" = bookworm ]; then
        echo pi.txt pi-bookworm.txt
    else
        echo pi.txt
    fi
}

wanted_packages() {
    echo "$common_packages"
    if on_pi; then
        pi_packages
    fi
    if [ "$cage" = yes ]; then
        echo cage
    fi
    # A voice that is understood far better than the one that comes along, where the archives as they are enabled offer it
    if LC_ALL=C apt-cache policy libttspico-utils 2>/dev/null | grep -q 'Candidate: [0-9]'; then
        echo libttspico-utils
    fi
}

install_packages() {
    lacking=
    for package in $(wanted_packages); do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || lacking="$lacking $package"
    done
    if [ -z "$lacking" ]; then
        return
    fi
    say "installing$lacking"
    do_ apt-get update -qq
    # shellcheck disable=SC2086 # several packages
    do_ env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $lacking
}

make_user() {
    # A unit that names a group which does not exist will not start, and plain Debian has neither gpio nor spi.
    for group in $groups; do
        getent group "$group" >/dev/null || do_ groupadd --system "$group"
    done
    getent passwd companion >/dev/null ||
        do_ useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin companion
    for group in $groups; do
        id -nG companion 2>/dev/null | tr ' ' '\n' | grep -qx "$group" || do_ usermod --append --groups "$group" companion
    done
    for folder in "$state" "$settings"; do
        [ -d "$root$folder" ] || do_ install -d -o companion -g companion -m 0755 "$root$folder"
    done
}

# The version's name: the project's own, and a digest of all that is installed, so that equal trees are one version.
version_name() {
    number=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/pyproject.toml" | head -n 1)
    # shellcheck disable=SC2086 # several parts
    digest=$(cd "$here" && find $parts -type f ! -name '*.pyc' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-8)
    echo "$number-$digest"
}

make_version() {
    folder=$prefix/versions/$version
    if [ -e "$root$folder/complete" ]; then
        say "version $version is here already"
        return
    fi
    say "making version $version"
    do_ rm -rf "$root$folder"
    do_ mkdir -p "$root$folder/source"
    # shellcheck disable=SC2086 # several parts
    (cd "$here" && do_ cp -R $parts "$root$folder/source/")
    make_python "$root$folder"
    on_the_card "$root$folder"
    do_ touch "$root$folder/complete"
    on_the_card "$root$folder"
}

# make_python FOLDER: a virtual environment on the system's Python, with what a Debian package holds, or what pip fetches. pip takes
# only wheels whose hash stands in the lock, so root runs nothing of theirs, and no other NumPy comes in, whatever an index says.
make_python() {
    site=
    # A package that holds no NumPy of its own counts on the system's, as on a Pi.
    if on_pi || { [ -n "$packaged" ] && [ ! -e "$packaged/packages/numpy" ]; }; then
        site=--system-site-packages
    fi
    # What a package holds is whole; Debian 12's Python would lay its own pip and setuptools in the same places.
    [ -z "$packaged" ] || site="$site --without-pip"
    # shellcheck disable=SC2086 # an empty option must vanish
    do_ "$root/usr/bin/python3" -m venv $site "$1/venv"
    if [ -n "$packaged" ]; then
        # Links, not copies: a newer package puts new files in the places of these, and what is linked here stays.
        do_ cp -al "$packaged/packages/." "$1"/venv/lib/python3*/site-packages/
        do_ "$1/venv/bin/python" -m compileall -q "$1"/venv/lib/python3*/site-packages
    else
        pip="$1/venv/bin/python -m pip --quiet --disable-pip-version-check install --require-hashes --only-binary=:all:"
        if [ -n "$wheels" ]; then
            pip="$pip --no-index --find-links $wheels"
        fi
        for lock in $(locks); do
            # shellcheck disable=SC2086 # a command and its words
            do_ $pip --requirement "$here/requirements/$lock"
        done
    fi
    # shellcheck disable=SC2016 # the inner shell's own words
    do_ sh -c 'cd "$1"/venv/lib/python3*/site-packages && echo "$1/source" >companion.pth' sh "$1"
    do_ "$1/venv/bin/python" -m compileall -q "$1/source"
    do_ sh -c "'$1/venv/bin/python' -m companion.commands.installed scripts >'$1/scripts'"
}

# make_settings FOLDER: the version's settings explained, and those of a new device; both in a folder that only root writes. A new
# device has no language yet: so its first start asks for it, and shows what a press is.
make_settings() {
    do_ sh -c "'$1/venv/bin/python' -m companion.commands.installed settings >'$1/companion.toml.example'"
    do_ sh -c "sed -e 's/^fullscreen = false/fullscreen = true/' -e 's/^language = /# &/' '$1/companion.toml.example' >'$1/companion.toml'"
}

write_settings() {
    folder=$root$prefix/versions/$version
    make_settings "$folder"
    put_as_companion "$folder/companion.toml.example" "$settings/companion.toml.example"
    if [ ! -e "$root$settings/companion.toml" ] && [ ! -L "$root$settings/companion.toml" ]; then
        put_as_companion "$folder/companion.toml" "$settings/companion.toml"
        do_ chown -h companion:companion "$root$settings/companion.toml"
    fi
}

write_system_files() {
    for unit in $units; do
        put_ "$here/systemd/$unit" "/etc/systemd/system/$unit" 0644
    done
    for rule in $rules; do
        put_ "$here/systemd/$rule" "/etc/udev/rules.d/$rule" 0644
    done
    put_ "$here/systemd/companion.sh" /usr/local/bin/companion 0755
    if [ "$cage" = yes ]; then
        put_ "$here/systemd/cage.conf" /etc/systemd/system/companion.service.d/cage.conf 0644
    fi
    # In a container udev does not run.
    if [ -e "$root/run/udev/control" ]; then
        do_ udevadm control --reload
        do_ udevadm trigger --subsystem-match=tty --subsystem-match=gpio --subsystem-match=spidev
    fi
    if running_systemd; then
        do_ systemctl daemon-reload
    fi
    do_ systemctl --quiet enable companion.service companion-poweroff.path
}

# The console must not go dark by itself; the old line is kept beside it.
keep_console_awake() {
    line=$root/boot/firmware/cmdline.txt
    if ! on_pi || [ ! -e "$line" ] || grep -q consoleblank= "$line"; then
        return
    fi
    do_ cp -p "$line" "$line.before-companion"
    do_ sed -i '1 s/$/ consoleblank=0/' "$line"
}

# What the next start leads to: a desktop where Debian or Raspberry Pi OS has one and the console was not chosen.
desktop() {
    manager=$(readlink "$root/etc/systemd/system/display-manager.service") || return 1
    [ "$(basename "$(readlink "$root/etc/systemd/system/default.target" || echo graphical.target)")" = graphical.target ] || return 1
    basename "$manager" .service
}

agreed() {
    [ "$console" = no ] || return 0
    [ "$dry" = no ] && [ -t 0 ] || return 1
    printf 'companion: start into Companion instead of the desktop from now on? [y/N] '
    read -r answer
    [ "$answer" = y ] || [ "$answer" = Y ]
}

# Only one program can draw straight to the screen, and a desktop (labwc or wayfire on Raspberry Pi OS) is that one.
free_the_screen() {
    manager=$(desktop) || return 0
    back="sudo systemctl set-default graphical.target && sudo reboot"
    say "a desktop ($manager) holds the screen, so Companion has a voice, a ring and a button, but no picture"
    if agreed; then
        do_ systemctl --quiet set-default multi-user.target
        do_ touch "$root$prefix/instead-of-desktop"
        say "from the next start on Companion has the screen (sudo reboot); back to the desktop:  $back"
    else
        say "to give it the screen:  sudo systemctl set-default multi-user.target && sudo reboot"
        say "and back to the desktop:  $back"
    fi
}

current_version() {
    [ -L "$root$prefix/current" ] && basename "$(readlink "$root$prefix/current")"
}

# point_to VERSION: what is current changes in one step, or not at all.
point_to() {
    do_ ln -sfn "versions/$1" "$root$prefix/current.new"
    do_ mv -T "$root$prefix/current.new" "$root$prefix/current"
    on_the_card "$root$prefix"
}

kept="journal.db journal.db-wal journal.db-shm games.db games.db-wal games.db-shm notebook.json"

keep_games() {
    as_companion rm -rf "$root$state/before-update"
    as_companion mkdir "$root$state/before-update"
    for file in $kept; do
        [ ! -e "$root$state/$file" ] || as_companion cp -p "$root$state/$file" "$root$state/before-update/$file"
    done
    if [ -e "$root$state/journal.db" ]; then
        as_companion "$root$prefix/versions/$version/venv/bin/python" -m companion.commands.installed backup \
            "$root$state" "$root$settings/companion.toml"
    fi
    on_the_card "$root$state"
}

restore_games() {
    for file in $kept; do
        as_companion rm -f "$root$state/$file"
        [ ! -e "$root$state/before-update/$file" ] || as_companion cp -p "$root$state/before-update/$file" "$root$state/$file"
    done
}

# lasts SECONDS: whether the service runs all the while, and was not restarted.
lasts() {
    left=$1
    while [ "$left" -gt 0 ]; do
        sleep 1
        left=$((left - 1))
        systemctl --quiet is-active companion.service || return 1
    done
    restarts=$(systemctl show --property NRestarts --value companion.service)
    [ "${restarts:-0}" = 0 ]
}

# proves_itself: a version is good when it has run for a minute without a restart, and its own check says that all is well.
proves_itself() {
    seconds=${COMPANION_TRIAL:-60}
    [ -z "$root" ] || seconds=${COMPANION_TRIAL:-0}
    [ "$dry" = no ] || return 0
    if [ "$seconds" -gt 0 ]; then
        say "watching version $version for $seconds seconds"
        lasts "$seconds" || return 1
    fi
    as_companion "$root$prefix/versions/$version/venv/bin/python" -m companion.commands.installed check "$root$state"
}

# switch_over: stop, keep the games aside, start the new version and wait for its READY; else go back, games and all.
switch_over() {
    before=$(current_version) || before=
    if [ "$before" = "$version" ]; then
        if running_systemd; then
            do_ systemctl try-restart companion.service
        fi
        return
    fi
    if ! running_systemd; then
        point_to "$version"
        say "systemd does not run here; Companion begins with the next start"
        return
    fi
    do_ systemctl stop companion.service
    keep_games
    point_to "$version"
    if do_ systemctl start companion.service companion-poweroff.path && proves_itself; then
        return
    fi
    [ -n "$before" ] || fail "version $version does not start; journalctl -u companion says why"
    say "version $version does not report ready, or does not last; going back to $before"
    do_ systemctl stop companion.service
    restore_games
    point_to "$before"
    # On a busy machine the start may outlast systemd's patience; it tries again by itself, and all is as it was.
    do_ systemctl start companion.service || say "version $before takes long to start"
    fail "went back to version $before; games and settings are as they were"
}

# Old versions go, but for the one before this and those whose scripts an open game still needs.
prune_versions() {
    python=$root$prefix/versions/$version/venv/bin/python
    [ "$dry" = no ] || return 0
    # As the user companion: a database opened by root would leave files that the service cannot open.
    old=$(runuser -u companion -- "$python" -m companion.commands.installed dispensable \
        "$root$prefix/versions" "$root$state" "$version" "${before:-$version}")
    for name in $old; do
        case $name in
        */* | .*) continue ;; # no folder of ours, whoever says so
        esac
        say "removing version $name, which no open game needs"
        rm -rf "$root$prefix/versions/$name"
    done
}

uninstall() {
    if running_systemd; then
        do_ systemctl --quiet disable --now companion.service companion-poweroff.path
    else
        do_ systemctl --quiet disable companion.service companion-poweroff.path
    fi
    for unit in $units; do
        do_ rm -f "$root/etc/systemd/system/$unit"
    done
    do_ rm -rf "$root/etc/systemd/system/companion.service.d"
    for rule in $rules; do
        do_ rm -f "$root/etc/udev/rules.d/$rule"
    done
    do_ rm -f "$root/usr/local/bin/companion"
    if [ -e "$root$prefix/instead-of-desktop" ]; then
        do_ systemctl --quiet set-default graphical.target
        say "the next start leads to the desktop again"
    fi
    # What a Debian package has put there goes with the package.
    do_ rm -rf "$root$prefix/versions" "$root$prefix/current" "$root$prefix/instead-of-desktop" "$root/var/cache/companion"
    if [ -d "$root$prefix" ]; then
        do_ rmdir --ignore-fail-on-non-empty "$root$prefix"
    fi
    if [ -e "$root/boot/firmware/cmdline.txt.before-companion" ]; then
        do_ sed -i '1 s/ consoleblank=0//' "$root/boot/firmware/cmdline.txt"
        do_ rm -f "$root/boot/firmware/cmdline.txt.before-companion"
    fi
    if running_systemd; then
        do_ systemctl daemon-reload
    fi
    say "gone; your games stay in $state and your settings in $settings"
}
