"""The units are clean, hardened, and pass the linters where these exist; the start script finds the screen."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from companion.system.display import choose_video_driver

SYSTEMD = Path(__file__).parents[2] / "systemd"
SCRIPTS = [
    *SYSTEMD.glob("*.sh"),
    *Path(__file__).parent.glob("*.sh"),
    *(SYSTEMD.parent / "tests/arm").glob("*.sh"),
    *(SYSTEMD.parent / "tools").glob("*.sh"),
    *(SYSTEMD.parent / "tools/deb").glob("[mp]*"),
    *(SYSTEMD.parent / "tools/card").glob("*.sh"),
    *(SYSTEMD.parent / "tests").glob("*.sh"),
    *(SYSTEMD.parent / ".ci").glob("n*[!.toml]"),
    SYSTEMD.parent / ".ci/run",
]
NEAR = ("127.0.0.1", "127.0.0.53", "::1", "10.1.2.3", "172.16.0.1", "172.31.255.254", "192.168.1.10", "169.254.7.7", "224.0.0.251",
        "fe80::1", "fd12::1", "ff02::fb")  # fmt: skip
FAR = ("8.8.8.8", "192.0.2.1", "172.32.0.1", "172.15.0.1", "11.0.0.1", "192.169.0.1", "2001:db8::1", "2606:4700::1111")
"""Addresses that the installed device may reach, and some that it may not."""
needs = {
    name: pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed")
    for name in ("systemd-analyze", "shellcheck")
}


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units with a program that exists everywhere."""
    for path in (*SYSTEMD.glob("*.service"), *SYSTEMD.glob("*.path")):
        text = re.sub(r"^ExecStart=/usr/lib/companion/.*", "ExecStart=/bin/true", path.read_text(), flags=re.MULTILINE)
        (tmp_path / path.name).write_text(text)
    return tmp_path


@needs["systemd-analyze"]
def test_units_verify_clean(units: Path) -> None:
    command = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(units.iterdir()))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "companion" in line]
    assert (done.returncode, ours) == (0, [])


@needs["systemd-analyze"]
def test_the_unit_under_cage_verifies_clean(units: Path) -> None:
    text = re.sub(r"^ExecStart=/usr/bin/cage.*", "ExecStart=/bin/true", (SYSTEMD / "cage.conf").read_text(), flags=re.MULTILINE)
    folder = units / "companion.service.d"
    folder.mkdir()
    (folder / "cage.conf").write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(units / "companion.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "companion" in line]) == (0, [])
    (folder / "cage.conf").write_text(text.replace("NotifyAccess=all", "NotifyAccess=nonsense"))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "cage.conf:" in done.stderr, "the drop-in was not looked at"


@needs["systemd-analyze"]
@pytest.mark.parametrize(("unit", "most"), [("companion.service", 2.3), ("companion-poweroff.service", 1.1)])
def test_exposure_stays_low(units: Path, unit: str, most: float) -> None:
    command = ["systemd-analyze", "security", "--offline=true", str(units / unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    level = re.search(rf"Overall exposure level for {unit}: ([\d.]+)", done.stdout)
    assert level is not None, done.stderr
    assert float(level[1]) <= most


MOUNTING = {
    "RootDirectory=/RootImage=", "User=/DynamicUser=", "CapabilityBoundingSet=~CAP_SYS_ADMIN", "SystemCallFilter=~@mount",
    "DeviceAllow=", "PrivateUsers=",
}  # fmt: skip
"""What a service that mounts a disk for all needs by its nature."""
HIDING = re.compile(
    r"(Protect(System|Home|Proc|ControlGroups|Kernel(Logs|Modules|Tunables))|ProcSubset|Private(Devices|Mounts|Tmp))="
)
"""What gives a service file systems of its own, in which nobody else would see the stick."""


@needs["systemd-analyze"]
def test_the_mount_of_a_stick_is_as_hardened_as_mounting_allows(units: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", str(units / "companion-stick@.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    level = re.search(r"Overall exposure level for companion-stick@i.service: ([\d.]+)", done.stdout)
    assert level is not None, done.stderr
    assert float(level[1]) <= 3.0
    open_to_it = {line.split()[1] for line in done.stdout.splitlines() if line.startswith("✗")}
    assert {name for name in open_to_it - MOUNTING if not HIDING.fullmatch(name)} == set()


def test_a_stick_is_mounted_for_files_and_nothing_on_it_runs() -> None:
    unit, rule = ((SYSTEMD / name).read_text() for name in ("companion-stick@.service", "90-companion-stick.rules"))
    (mount,) = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    assert {"rw", "noexec", "nosuid", "nodev", "uid=companion"} <= set(mount.split()[4].split(","))
    assert mount.split()[-1] == "/media/companion/%I"
    # Whatever hides parts of the file system from the unit would hide its mount from everybody else.
    assert not re.search("^(Protect(System|Home|Proc|Kernel|Control)|Private(Tmp|Devices)|ReadWrite)", unit, re.MULTILINE)
    assert "\nPrivateMounts=no\n" in unit
    assert 'ATTRS{removable}=="1"' in rule
    assert "companion-stick@%k.service" in rule
    assert "-/media/companion" in (SYSTEMD / "companion.service").read_text()


def test_the_unit_is_restarted_for_ever_and_watched() -> None:
    unit = (SYSTEMD / "companion.service").read_text()
    for line in (
        "Type=notify",
        "Restart=always",
        "StartLimitIntervalSec=0",
        "WatchdogSec=20",
        "TTYPath=/dev/tty1",
        "Conflicts=getty@tty1.service",
    ):
        assert f"\n{line}\n" in unit


def test_the_device_reaches_its_own_network_and_nothing_beyond() -> None:
    unit = (SYSTEMD / "companion.service").read_text()
    assert re.findall("^RestrictAddressFamilies=(.*)", unit, re.MULTILINE) == ["AF_UNIX AF_NETLINK AF_INET AF_INET6"]
    assert re.findall("^IPAddressDeny=(.*)", unit, re.MULTILINE) == ["any"]
    (allowed,) = re.findall("^IPAddressAllow=(.*)", unit, re.MULTILINE)
    names = {
        "localhost": ["127.0.0.0/8", "::1/128"],
        "link-local": ["169.254.0.0/16", "fe80::/64"],
        "multicast": ["224.0.0.0/4", "ff00::/8"],
    }
    networks = [ip_network(one) for word in allowed.split() for one in names.get(word, [word])]
    reached = {one: any(ip_address(one) in network for network in networks) for one in (*NEAR, *FAR)}
    assert reached == dict.fromkeys(NEAR, True) | dict.fromkeys(FAR, False)


@needs["shellcheck"]
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_shell_parts_pass_shellcheck(script: Path) -> None:
    done = subprocess.run(["shellcheck", "-x", str(script)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    ("cards", "environment", "driver", "card"),
    [
        (["card1-DSI-1"], {"SDL_VIDEODRIVER": "kmsdrm"}, "kmsdrm", "1"),
        (["card2-HDMI-A-2"], {}, "kmsdrm", "2"),
        ([], {"SDL_VIDEODRIVER": "kmsdrm", "NOTIFY_SOCKET": "/run/systemd/notify"}, "dummy", None),  # the device plays without
        ([], {"SDL_VIDEODRIVER": "kmsdrm"}, "kmsdrm", None),  # so SDL refuses, and a person has the terminal
        ([], {}, None, None),
        (["card1-DSI-1"], {"SDL_VIDEODRIVER": "wayland"}, "wayland", None),
        (["card1-DSI-1"], {"WAYLAND_DISPLAY": "wayland-0"}, None, None),
    ],
)
def test_sdl_is_told_the_card_with_a_screen(
    cards: list[str], environment: dict[str, str], driver: str | None, card: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_KMSDRM_DEVICE_INDEX", "NOTIFY_SOCKET"):
        monkeypatch.setenv(name, "")  # so that what is set inside is taken back
        monkeypatch.delenv(name)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("companion.system.display.list_connected_cards", lambda: cards)
    choose_video_driver()
    assert (os.environ.get("SDL_VIDEODRIVER"), os.environ.get("SDL_KMSDRM_DEVICE_INDEX")) == (driver, card)
