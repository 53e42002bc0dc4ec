"""The card that makes itself a device: what its script does without a package, without a network, and with both; its file of settings.

A booted system does it with real cloud-init in `make test-installed`, row "first boot".
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CARD = ROOT / "tools/card"
STUB = """#!/bin/sh
echo "$(basename "$0") $*" >>"$COMPANION_ROOT/said"
case " $* " in
" --print-architecture ") echo arm64 ;;
*" update "*) [ -e "$COMPANION_ROOT/network" ] || { echo "E: nobody answers" >&2; exit 100; } ;;
*" Recommends ") echo "python3-lgpio, python3-spidev" ;;
" policy python3-spidev ") echo "  Candidate: (none)" ;;
" policy "*) echo "  Candidate: 1.0" ;;
*" settings ring.colour "*) echo "there is no setting ring.colour" >&2; exit 2 ;;
*" ring.driver ddp "*) grep -q "ring.port 10.0.0.9" "$COMPANION_ROOT/said" || { echo "no address" >&2; exit 2; } ;;
esac
"""


@pytest.fixture
def root(tmp_path):
    for folder in ("etc/systemd/system", "dev", "bin", "usr/bin", "card/companion"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "etc/os-release").write_text('VERSION_ID="13"\n')
    (tmp_path / "dev/tty1").touch()
    for name in ("bin/apt-get", "bin/apt-cache", "bin/dpkg", "bin/dpkg-deb", "bin/systemctl", "usr/bin/companion"):
        (tmp_path / name).write_text(STUB)
        (tmp_path / name).chmod(0o755)
    (tmp_path / "card/companion/first-boot.sh").write_text((CARD / "first-boot.sh").read_text())
    return tmp_path


def ran(root: Path, *words: str) -> tuple[int, str, str]:
    """Run the script; give its exit code, what stands on the console now, and what it called."""
    environment = {"PATH": f"{root}/bin:{os.environ['PATH']}", "COMPANION_ROOT": str(root)}
    (root / "dev/tty1").write_text("")
    done = subprocess.run(
        ["sh", root / "card/companion/first-boot.sh", *words], env=environment, capture_output=True, check=False
    )
    said = root / "said"
    return done.returncode, (root / "dev/tty1").read_text(), said.read_text() if said.exists() else ""


def test_the_work_is_left_to_systemd_until_it_is_done(root):
    unit = root / "etc/systemd/system/companion-first-boot.service"
    code, _, called = ran(root)
    assert (code, called.splitlines()[-1]) == (0, "systemctl start --no-block companion-first-boot.service")
    assert f"ExecStart=/bin/sh {root}/card/companion/first-boot.sh now" in unit.read_text()
    (root / "said").unlink()
    assert "start" not in ran(root, "later")[2], "the older way starts it with the next start"

    (root / "card/companion/companion-table_1.0+deb12_arm64.deb").touch()
    code, console, _ = ran(root, "now")
    assert code == 78, "systemd does not try that again"
    assert "companion-table_...+deb13_arm64.deb is needed" in console
    assert "Die Karte enthält kein Companion" in console

    wanted = root / "card/companion/companion-table_0.10.0+deb13.6_arm64.deb"
    wanted.touch()
    for older in ("0.9.0+deb13", "0.10.0+deb13"):  # what a card of an older version has left
        (root / f"card/companion/companion-table_{older}_arm64.deb").touch()
    code, console, called = ran(root, "now")
    assert code == 1
    assert "The Internet is needed, this once" in console
    assert "E: nobody answers" in (root / "card/companion/first-boot.txt").read_text(), "nobody can log in and look"
    assert " install " not in called
    assert unit.exists()

    (root / "network").touch()
    banner = root / "etc/ssh/sshd_config.d/rename_user.conf"  # as rename-user of Raspberry Pi OS leaves it
    banner.parent.mkdir(parents=True)
    banner.touch()
    (root / "card/companion/settings.txt").write_text("# mine\r\nring.count 16\r\n\r\nring.colour blue\r\n")
    code, console, called = ran(root, "now")
    assert code == 0
    assert f"install -y --no-install-recommends {wanted} python3-lgpio\n" in called, (
        "what the archives have of the hardware's parts"
    )
    assert called.index("systemctl start companion-card.service") < called.index("systemctl restart companion.service")
    assert not banner.exists(), "nobody who comes by SSH is told that there is no user"
    assert called.splitlines()[-3:] == [
        "systemctl --quiet disable userconfig.service",
        "systemctl --quiet enable getty@tty1.service",
        "systemctl --quiet disable companion-first-boot.service",
    ]
    assert "starts by itself from now on" in console
    assert not unit.exists()
    assert "Companion is installed" in (root / "card/companion/first-boot.txt").read_text()


def test_the_older_system_runs_the_imagers_own_script_first_and_once(root):
    card = root / "card"
    (card / "firstrun.sh").write_text((CARD / "firstrun.sh").read_text())
    (card / "imager-firstrun.sh").write_text(
        "touch /boot/firmware/imager; rm -f /boot/firstrun.sh; sed -i 's| systemd.run.*||' /boot/cmdline.txt\n"
    )
    (card / "cmdline.txt").write_text(
        "console=tty1 rootwait systemd.run=/boot/firstrun.sh systemd.unit=kernel-command-line.target\n"
    )
    environment = {"PATH": f"{root}/bin:{os.environ['PATH']}", "COMPANION_ROOT": str(root)}
    assert subprocess.run(["sh", card / "firstrun.sh"], env=environment, check=False).returncode == 0
    assert sorted(path.name for path in card.iterdir()) == ["cmdline.txt", "companion", "imager"]
    assert (card / "cmdline.txt").read_text() == "console=tty1 rootwait\n"
    assert (root / "etc/systemd/system/companion-first-boot.service").exists()


SETTINGS = """# mine
ring.count 16
table.name = "At Ada's"
ring.colour blue  # as the box
camera.source\tauto"""


@pytest.fixture
def device(root):
    """A device that was made by a card."""
    (root / "boot/firmware/companion").mkdir(parents=True)
    return root


def taken(device: Path, content: bytes, name: str = "settings.txt") -> list[str]:
    """Lay settings onto the card and start; give which ones were set."""
    (device / "boot/firmware/companion" / name).write_bytes(content)
    (device / "said").write_text("")
    card(device, "settings")
    said = (line.removeprefix("companion settings ") for line in (device / "said").read_text().splitlines())
    return list(dict.fromkeys(said))


def card(device: Path, word: str) -> None:
    environment = {"PATH": f"{device}/bin:{os.environ['PATH']}", "COMPANION_ROOT": str(device)}
    subprocess.run(["sh", ROOT / "systemd/card.sh", word], env=environment, check=True, capture_output=True)


@pytest.mark.parametrize(
    "content",
    [
        SETTINGS.encode(),
        SETTINGS.replace("\n", "\r\n").encode("utf-8-sig"),
        SETTINGS.replace("\n", "\r\n").encode("utf-16"),
        SETTINGS.replace("\n", "\r").encode(),
        SETTINGS.replace("g.count 16", "g.count:\xa016").replace('"', "\N{LEFT DOUBLE QUOTATION MARK}").encode(),
        SETTINGS.replace("ring.count 16\ntable.name", "[ring]\ncount = 16\n\n[table]\nname").encode(),
    ],
    ids=["Linux", "Windows", "an old Notepad", "an old Mac", "a word processor", "companion.toml"],
)
def test_settings_are_taken_from_the_card_whichever_editor_wrote_them(device, content):
    every = ["ring.count 16", "table.name At Ada's", "ring.colour blue", "camera.source auto"]
    assert taken(device, content) == every
    told = (device / "boot/firmware/companion/settings-refused.txt").read_bytes()
    assert told == b"ring.colour blue: there is no setting ring.colour\r\n", "a computer of any kind reads it"


def test_only_what_was_changed_in_the_file_is_taken_again(device):
    taken(device, SETTINGS.encode())
    assert taken(device, SETTINGS.encode()) == [], "what was changed on the screen since then stays"
    assert taken(device, SETTINGS.replace("16", "24").replace("ring.colour", "#").encode()) == ["ring.count 24"]
    assert not (device / "boot/firmware/companion/settings-refused.txt").exists()


def test_a_line_waits_for_what_stands_below_it_and_an_old_windows_has_letters_of_its_own(device):
    assert taken(device, "ring.driver ddp\r\nring.port 10.0.0.9\r\nmqtt.table Küche\r\n".encode("cp1252")) == [
        "ring.driver ddp", "ring.port 10.0.0.9", "mqtt.table Küche",
    ]  # fmt: skip
    assert not (device / "boot/firmware/companion/settings-refused.txt").exists()


def test_the_file_is_found_where_a_computer_hides_how_its_name_ends(device):
    assert taken(device, b"ring.count 16", "settings.txt.txt") == ["ring.count 16"]


def test_why_a_start_failed_lies_on_the_card(device):
    (device / "var/lib/companion").mkdir(parents=True)
    (device / "var/lib/companion/companion.log").write_text("RuntimeError: the lamp fell over\n")
    card(device, "trouble")
    assert b"RuntimeError: the lamp fell over\r\n" in (device / "boot/firmware/companion/trouble.txt").read_bytes()
    for unit, script in {"companion-card": "card settings", "companion-trouble": "card trouble"}.items():
        assert f"ExecStart=/usr/lib/companion/{script}\n" in (ROOT / f"systemd/{unit}.service").read_text()
