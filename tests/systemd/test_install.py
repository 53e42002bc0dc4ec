"""The installer on a machine that is only a folder: first, again, newer, broken, gone."""

from __future__ import annotations

import os
import pty
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.library.journal import Journal
from companion.system.settings import load
from companion.table.line import JournalRow, RowKind

pytestmark = pytest.mark.slow

SETTINGS = "etc/companion/companion.toml"
GAMES = "var/lib/companion/journal.db"


def kinds(acts: list[str]) -> list[str]:
    """The acts by their first words, repetitions once."""
    firsts = [" ".join(act.split()[: 2 if act.startswith(("systemctl", "apt-get")) else 1]) for act in acts]
    return [first for place, first in enumerate(firsts) if place == 0 or first != firsts[place - 1]]


def test_first_install(machine) -> None:
    done = machine.install()
    assert done.returncode == 0, done.stderr
    assert kinds(machine.acts()) == [
        "apt-get update",
        "apt-get install",
        "groupadd",
        "useradd",
        "usermod",
        "install",
        "python3",
        "chown",
        "udevadm",
        "systemctl daemon-reload",
        "systemctl --quiet",
        "systemctl stop",
        "systemctl start",
        "python3",
    ]
    assert machine.versions == {machine.current}
    root = machine.root
    assert "groupadd --system gpio" in machine.acts()
    assert "fullscreen = true" in (root / SETTINGS).read_text()
    assert "fullscreen = false" in (root / f"{SETTINGS}.example").read_text()
    new = load(root / SETTINGS)
    assert (new.faults, "table.language" in new.named) == ((), False), "the first start asks for the language"
    assert (root / "etc/systemd/system/companion.service").read_text().startswith("# Companion on the first console")
    assert (root / "usr/local/bin/companion").stat().st_mode & 0o111
    assert re.fullmatch(r"\d+\.\d+\.\d+-[0-9a-f]{8}", machine.current)
    assert "tumult_royale 1" in (root / f"opt/companion/versions/{machine.current}/scripts").read_text()


def test_every_setting_is_explained_in_the_example(machine) -> None:
    machine.install()
    lines = (machine.root / f"{SETTINGS}.example").read_text().splitlines()
    keys = [place for place, line in enumerate(lines) if re.match(r"\w+ = ", line)]
    assert len(keys) > 30
    assert all(lines[place - 1].startswith("# ") for place in keys)


BACK = "sudo systemctl set-default graphical.target && sudo reboot"


@pytest.fixture
def with_desktop(machine):
    """The machine, with the links that Raspberry Pi OS has where a desktop starts."""
    links = machine.root / "etc/systemd/system"
    links.mkdir(parents=True)
    (links / "display-manager.service").symlink_to("/usr/lib/systemd/system/lightdm.service")
    return machine


def set_defaults(machine) -> list[str]:
    return [act.split()[-1] for act in machine.acts() if "set-default" in act]


def test_a_desktop_that_holds_the_screen_is_said_and_stays(with_desktop) -> None:
    done = with_desktop.install()
    assert done.returncode == 0, done.stderr
    assert "a desktop (lightdm) holds the screen" in done.stdout
    assert "sudo systemctl set-default multi-user.target && sudo reboot" in done.stdout
    assert BACK in done.stdout
    assert set_defaults(with_desktop) == []


@pytest.mark.parametrize("answer", ["y", "n", ""])
def test_who_sits_at_the_desktop_is_asked(with_desktop, answer) -> None:
    ours, theirs = pty.openpty()
    os.write(ours, f"{answer}\n".encode())
    done = with_desktop.install(stdin=theirs)
    os.close(ours)
    os.close(theirs)
    assert done.returncode == 0, done.stderr
    assert "start into Companion instead of the desktop from now on? [y/N]" in done.stdout
    assert BACK in done.stdout
    assert set_defaults(with_desktop) == (["multi-user.target"] if answer == "y" else [])


def test_the_console_is_taken_unasked_and_given_back(with_desktop) -> None:
    assert BACK in with_desktop.install("--console").stdout
    assert set_defaults(with_desktop) == ["multi-user.target"]
    (with_desktop.root / "etc/systemd/system/default.target").symlink_to("/usr/lib/systemd/system/multi-user.target")
    assert "desktop" not in with_desktop.install().stdout
    with_desktop.install("--uninstall")
    assert set_defaults(with_desktop) == ["graphical.target"]


@pytest.mark.parametrize("target", ["multi-user.target", None])
def test_where_no_desktop_starts_nothing_is_said_of_it(machine, target) -> None:
    links = machine.root / "etc/systemd/system"
    links.mkdir(parents=True)
    if target is not None:
        (links / "default.target").symlink_to(f"/usr/lib/systemd/system/{target}")
        (links / "display-manager.service").symlink_to("/usr/lib/systemd/system/lightdm.service")
    assert "desktop" not in machine.install("--console").stdout
    machine.install("--uninstall")
    assert set_defaults(machine) == []


def test_again_changes_nothing(machine) -> None:
    machine.install()
    before = machine.tree()
    done = machine.install()
    assert done.returncode == 0
    assert machine.tree() == before
    assert kinds(machine.acts()) == [
        "python3",
        "udevadm",
        "systemctl daemon-reload",
        "systemctl --quiet",
        "systemctl try-restart",
        "python3",
    ]


def test_settings_of_the_owner_are_kept(machine) -> None:
    machine.install()
    (machine.root / SETTINGS).write_text("[ring]\ncount = 16\n")
    (machine.source / "companion/page.txt").write_text("newer")
    machine.install()
    assert (machine.root / SETTINGS).read_text() == "[ring]\ncount = 16\n"


def test_an_update_stands_beside_the_old(machine) -> None:
    machine.install()
    old = machine.current
    (machine.source / "companion/page.txt").write_text("newer")
    done = machine.install()
    assert done.returncode == 0, done.stderr
    assert machine.current != old
    assert machine.versions == {old, machine.current}
    acts = [act for act in machine.acts() if act.startswith("systemctl")]
    assert acts[-2:] == [
        "systemctl stop companion.service",
        "systemctl start companion.service companion-poweroff.path",
    ]


def test_an_update_that_does_not_report_ready_goes_back_games_and_all(machine) -> None:
    machine.install()
    old = machine.current
    games = machine.root / GAMES
    games.write_text("games as they were")
    (machine.source / "companion/page.txt").write_text("newer")
    machine.folder.joinpath("broken").write_text(machine_version(machine) + "\n")
    done = machine.install()
    assert done.returncode == 1
    assert f"went back to version {old}" in done.stderr
    assert machine.current == old
    assert games.read_text() == "games as they were"
    assert machine.acts()[-1] == "systemctl start companion.service"


def machine_version(machine) -> str:
    """The version that the source would become, as the installer's dry run names it."""
    said = machine.install("--dry-run").stdout
    found = re.search(r"making version (\S+)", said)
    assert found is not None
    return found[1]


def test_a_first_version_that_does_not_start_is_said(machine) -> None:
    machine.folder.joinpath("broken").write_text(machine_version(machine) + "\n")
    done = machine.install()
    assert done.returncode == 1
    assert "journalctl -u companion" in done.stderr


def test_no_link_in_the_services_own_folders_is_followed(machine) -> None:
    """The service's user may write there; what it links to is root's."""
    shadow = machine.root / "etc/shadow"
    shadow.write_text("root:secret")
    for folder, names in {
        "etc/companion": ("companion.toml.example", "companion.toml"),
        "var/lib/companion": ("games.db.x",),
    }.items():
        (machine.root / folder).mkdir(parents=True, exist_ok=True)
        for name in names:
            (machine.root / folder / name).symlink_to(shadow)
    (machine.root / "etc/companion/companion.toml.new").symlink_to(shadow)
    assert machine.install().returncode == 0
    assert shadow.read_text() == "root:secret"
    assert not (machine.root / f"{SETTINGS}.example").is_symlink()
    acts = machine.log_file.read_text().splitlines()
    assert any(act.startswith("runuser -u companion -- sh -c new=$(mktemp") for act in acts)


def test_an_update_that_dies_after_it_was_ready_goes_back(machine) -> None:
    machine.install()
    before = machine.current
    (machine.source / "companion/page.txt").write_text("a second version")
    machine.environment["COMPANION_TRIAL"] = "2"
    machine.folder.joinpath("dies").write_text("")
    done = machine.install()
    assert done.returncode == 1
    assert "going back" in done.stdout
    assert machine.current == before


def test_a_version_that_does_not_know_the_games_goes_back(machine) -> None:
    machine.install()
    before = machine.current
    database = machine.root / GAMES
    Journal(database, writer="9.0").close()
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 99")
        db.execute("CREATE TABLE later (what TEXT)")  # a newer version keeps more; a number alone would be a flipped bit
        db.commit()
    (machine.source / "companion/page.txt").write_text("an older version")
    assert machine.install().returncode == 1
    assert machine.current == before


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_power_cut_between_the_two_switches_is_no_matter(machine, cut) -> None:
    """`complete` stands before `current` points there: whichever the power takes, the next install goes on from it."""
    machine.install()
    first = machine.current
    (machine.source / "companion/page.txt").write_text("a second version")
    machine.install()
    second = machine.current
    root = machine.root / "opt/companion"
    (root / "current").unlink()
    (root / "current").symlink_to(f"versions/{first}")
    if cut == "before":
        (root / "versions" / second / "complete").unlink()
    else:
        (root / "current.new").symlink_to(f"versions/{second}")
    assert machine.install().returncode == 0
    assert machine.current == second
    assert (root / "versions" / second / "complete").exists()


def test_a_half_made_version_is_made_anew(machine) -> None:
    machine.install()
    half = machine.root / "opt/companion/versions" / machine.current
    (half / "complete").unlink()
    (half / "venv/bin/python").unlink()
    assert machine.install().returncode == 0
    assert (half / "venv/bin/python").exists()
    assert (half / "complete").exists()


def an_open_game(database: Path, version: str) -> None:
    journal = Journal(database)
    number = journal.new_game("tumult_royale")
    journal.append(number, 0, JournalRow(RowKind.BEGIN, 0, "", {"game": "tumult_royale"}, "table", version))
    journal.close()


def three_versions(machine) -> tuple[str, str, str]:
    names = []
    for text in ("one", "two", "three"):
        (machine.source / "companion/page.txt").write_text(text)
        assert machine.install().returncode == 0
        names.append(machine.current)
        if text == "one":
            scripts = machine.root / f"opt/companion/versions/{machine.current}/scripts"
            scripts.write_text("tumult_royale 0\n")
    return names[0], names[1], names[2]


def test_old_versions_go(machine) -> None:
    _, second, third = three_versions(machine)
    assert machine.versions == {second, third}


def test_only_a_folder_of_ours_goes_whoever_says_so(machine, tmp_path) -> None:
    machine.install()
    versions = machine.root / "opt/companion/versions"
    for name in (".hidden", "old", "older/inside"):
        (versions / name).mkdir(parents=True)
    (machine.root / "opt/companion/kept").mkdir()
    own = tmp_path / "made"
    shutil.copytree(machine.made, own)
    (own / "dispensable").write_text("../kept\n.hidden\nold\nolder/inside\n")
    machine.made = own
    (machine.source / "companion/page.txt").write_text("next")
    assert machine.install().returncode == 0
    assert (machine.root / "opt/companion/kept").is_dir()
    assert machine.versions >= {".hidden", "older"}
    assert (versions / "older/inside").is_dir()
    assert "old" not in machine.versions


def test_a_version_that_an_open_game_needs_stays(machine) -> None:
    database = machine.root / GAMES
    database.parent.mkdir(parents=True)
    an_open_game(database, "0")
    first, second, third = three_versions(machine)
    assert machine.versions == {first, second, third}


def test_games_that_cannot_be_read_keep_every_version(machine) -> None:
    database = machine.root / GAMES
    database.parent.mkdir(parents=True)
    database.write_bytes(b"no database" * 1000)
    first, second, third = three_versions(machine)
    assert machine.versions == {first, second, third}


def test_uninstall_leaves_games_and_settings(machine) -> None:
    machine.install()
    (machine.root / GAMES).write_text("games")
    done = machine.install("--uninstall")
    assert done.returncode == 0, done.stderr
    left = set(machine.tree()) - {"etc/os-release", "usr/bin/python3", "run/udev/control"}
    assert left == {SETTINGS, f"{SETTINGS}.example", GAMES}
    assert machine.install("--uninstall").returncode == 0
    assert machine.install().returncode == 0
    assert (machine.root / GAMES).read_text() == "games"


def test_a_dry_run_touches_nothing_and_says_all(machine) -> None:
    before = machine.tree()
    done = machine.install("--dry-run")
    assert done.returncode == 0, done.stderr
    assert machine.tree() == before
    assert machine.acts() == []
    said = re.sub(
        r"\d+\.\d+\.\d+-[0-9a-f]{8}", "VERSION", done.stdout.replace(str(machine.root), "").replace(str(machine.source), "SOURCE")
    )
    steps = Path(__file__).with_name("dry-run.txt")
    assert said == steps.read_text()


def test_without_systemd_it_waits_for_the_next_start(machine) -> None:
    machine.root.joinpath("run/systemd/system").rmdir()
    done = machine.install()
    assert done.returncode == 0
    assert "next start" in done.stdout
    assert not any(act.startswith("systemctl start") for act in machine.acts())
    assert machine.current


def a_pi(machine, codename: str = "trixie") -> None:
    for path, text in {
        "proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\0",
        "etc/os-release": f"VERSION_CODENAME={codename}\n",
        "boot/firmware/cmdline.txt": "console=tty1 root=PARTUUID=1 rootwait\n",
    }.items():
        file = machine.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def test_a_pi_takes_its_hardware_modules_from_apt(machine) -> None:
    a_pi(machine)
    assert machine.install().returncode == 0
    acts = "\n".join(machine.acts())
    assert "python3-picamera2" in acts
    assert "python3-pygame" in acts
    assert "-m venv --system-site-packages" in acts
    assert "requirements/pi.txt" in acts
    assert "bookworm.txt" not in acts
    line = machine.root / "boot/firmware/cmdline.txt"
    assert line.read_text() == "console=tty1 root=PARTUUID=1 rootwait consoleblank=0\n"
    machine.install()
    assert line.read_text().count("consoleblank") == 1
    machine.install("--uninstall")
    assert line.read_text() == "console=tty1 root=PARTUUID=1 rootwait\n"


def test_a_pi_with_bookworm_brings_a_newer_sdl(machine) -> None:
    a_pi(machine, "bookworm")
    assert machine.install().returncode == 0
    acts = "\n".join(machine.acts())
    assert "requirements/pi-bookworm.txt" in acts
    assert "python3-pygame" not in acts


def test_wheels_from_a_folder_need_no_network(machine) -> None:
    assert machine.install("--wheels", "/wheels").returncode == 0
    assert "--no-index --find-links /wheels" in "\n".join(machine.acts())


def test_cage_is_put_in_place(machine) -> None:
    assert machine.install("--cage").returncode == 0
    assert "cage" in (machine.root / "etc/systemd/system/companion.service.d/cage.conf").read_text()
    assert "cage" in (machine.folder / "packages").read_text().split()


@pytest.mark.parametrize(
    ("environment", "release", "reason"),
    [
        ({"PRETEND_UID": "1000"}, "bookworm", "run this as root"),
        ({"PRETEND_ARCHITECTURE": "armhf"}, "bookworm", "64-bit"),
        ({}, "buster", "buster"),
        ({}, "", "no Debian"),
    ],
)
def test_machines_it_is_not_made_for_are_refused_untouched(
    machine, environment: dict[str, str], release: str, reason: str
) -> None:
    (machine.root / "etc/os-release").write_text(f"VERSION_CODENAME={release}\n" if release else "ID=other\n")
    machine.environment = environment
    before = machine.tree()
    done = machine.install()
    assert done.returncode == 1
    assert reason in done.stderr
    assert machine.tree() == before


@pytest.mark.parametrize("words", [("--nonsense",), ("--wheels",)])
def test_unknown_words_are_refused(machine, words: tuple[str, ...]) -> None:
    assert machine.install(*words).returncode == 2
