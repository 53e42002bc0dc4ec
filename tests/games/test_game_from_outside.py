"""A game in a package of its own: built as a wheel, installed beside Companion, played, and missed when it is gone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.app.commands.new.new_game import choose_place, write_new
from companion.app.lobby.evening import LobbyState, which_box
from companion.app.lobby.host import Host
from companion.language.words import Words
from companion.library.library import Library
from companion.system.languages import WHOLE

REPO = Path(__file__).parents[2]
SEATS = "Ada:blue,Ben:yellow"

pytestmark = pytest.mark.slow


class Device:
    """A device whose Python finds what was installed for it: Companion, and the games in `site`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        (folder / "state").mkdir()

    def pip(self, *words: str, **more: str) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *words],
            capture_output=True, text=True, check=False, env={**os.environ, **more},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def companion(self, *words: str, typed: str = "", installed: bool = True) -> tuple[int, str]:
        paths = [str(REPO), *([str(self.site)] if installed else [])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "STATE_DIRECTORY": str(self.folder / "state")}
        done = subprocess.run(
            [sys.executable, "-m", "companion", *words], cwd=self.folder, env=environment, input=typed,
            capture_output=True, text=True, check=False, timeout=100,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    """A device on which a wheel of a new game was installed."""
    folder = tmp_path_factory.mktemp("outside")
    made = Device(folder)
    package = write_new("pebbles", choose_place("pebbles", folder))
    made.pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), str(package))
    (wheel,) = folder.glob("companion_pebbles-0.1-*.whl")
    made.pip("install", "--no-deps", "--no-index", "--target", str(made.site), str(wheel))
    return made


def test_it_stands_beside_the_others_with_its_scenarios_rules_and_words(device):
    code, said = device.companion("games")
    assert code == 0
    assert "pebbles: Pebbles, 2–4  (companion-pebbles 0.1)" in said
    code, said = device.companion("check", "pebbles")
    assert (code, said.count("✓")) == (0, 2), said


def test_a_game_goes_on_while_it_is_installed_and_says_what_to_install_when_it_is_gone(device):
    _, said = device.companion("play", "pebbles", "--players", SEATS, "--terminal", "--language", "en", typed="\nblue\n3\nq\n")
    assert "17 stones are left" in said or "How many stones" in said
    code, said = device.companion("resume", "--terminal", "--language", "en", typed="q\n", installed=False)
    assert (code, "companion-pebbles 0.1" in said, "pip install companion-pebbles" in said) == (2, True, True), said
    _, said = device.companion("resume", "--terminal", "--language", "en", typed="2\nq\n")
    assert "Ben" in said


@pytest.mark.parametrize("language", WHOLE)
def test_the_choice_of_boxes_says_what_a_game_that_was_begun_needs(device, language):
    library = Library(device.folder / "state")
    lost = library.find_lost_game()
    assert lost is not None
    words = Words(language)
    option = next(option for option in which_box(LobbyState(lost_game=lost)).options if option.key == "lost")
    assert "companion-pebbles 0.1" in words(option.off)
    assert Host(library).dialogue().question is not None
    library.close()
