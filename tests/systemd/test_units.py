"""The units are clean, hardened, and pass the linters where these exist; the start script finds the screen."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

SYSTEMD = Path(__file__).parents[2] / "systemd"
SCRIPTS = [*SYSTEMD.glob("*.sh"), *Path(__file__).parent.glob("*.sh"), *(SYSTEMD.parent / "tests/arm").glob("*.sh")]
needs = {
    name: pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed")
    for name in ("systemd-analyze", "shellcheck")
}


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units with a program that exists everywhere."""
    for path in (*SYSTEMD.glob("*.service"), *SYSTEMD.glob("*.path")):
        text = re.sub(r"^ExecStart=/opt/.*", "ExecStart=/bin/true", path.read_text(), flags=re.MULTILINE)
        (tmp_path / path.name).write_text(text)
    return tmp_path


@needs["systemd-analyze"]
def test_units_verify_clean(units: Path) -> None:
    command = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(units.iterdir()))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "companion" in line]
    assert (done.returncode, ours) == (0, [])


@needs["systemd-analyze"]
def test_exposure_is_three_or_better(units: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(units / "companion.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    level = re.search(r"Overall exposure level for companion.service: ([\d.]+)", done.stdout)
    assert level is not None, done.stderr
    assert float(level[1]) <= 3.0
    assert done.returncode == 0


def test_the_unit_is_restarted_for_ever_and_watched() -> None:
    unit = (SYSTEMD / "companion.service").read_text()
    for line in (
        "Type=notify",
        "Restart=always",
        "StartLimitIntervalSec=0",
        "WatchdogSec=20",
        "RestrictAddressFamilies=AF_UNIX AF_NETLINK",
    ):
        assert f"\n{line}\n" in unit


@needs["shellcheck"]
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_shell_parts_pass_shellcheck(script: Path) -> None:
    done = subprocess.run(["shellcheck", "-x", str(script)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    ("connectors", "driver", "expected"),
    [
        ({"card0-HDMI-A-1": "disconnected", "card1-DSI-1": "connected"}, "kmsdrm", "kmsdrm 1"),
        ({"card2-HDMI-A-2": "connected", "card1-HDMI-A-1": "disconnected"}, "kmsdrm", "kmsdrm 2"),
        ({"card0-HDMI-A-1": "disconnected"}, "kmsdrm", "dummy none"),
        ({}, "kmsdrm", "dummy none"),
        ({"card1-DSI-1": "connected"}, "wayland", "wayland none"),
    ],
)
def test_start_tells_sdl_the_card_with_a_screen(tmp_path: Path, connectors: dict[str, str], driver: str, expected: str) -> None:
    for name, state in connectors.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "status").write_text(f"{state}\n")
    environment = {"PATH": "/usr/bin:/bin", "COMPANION_CARDS": str(tmp_path), "SDL_VIDEODRIVER": driver}
    show = 'echo "$SDL_VIDEODRIVER ${SDL_KMSDRM_DEVICE_INDEX-none}"'
    command = [str(SYSTEMD / "start.sh"), "sh", "-c", show]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == expected
