"""`companion new`: a folder that plays at once, and passes every test for games; what it refuses."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from companion.app import cli
from companion.app.commands.new.new_game import TEXTS, NewRefused, check_name, checkout, choose_place, write_new
from companion.app.commands.new.skeleton import GAME
from companion.table import scenario
from companion.table.game import INTERFACE

REPO = Path(__file__).parents[2]
FOR_ALL_GAMES = ["tests/games/test_every_game.py", "tests/games/test_corrections.py", "tests/games/test_shape.py", "tests/app/test_lesson.py", "tests/words",
                 "tests/app/test_terminal.py", "tests/app/test_documents.py", "tests/screen/test_game_look.py", "tests/lookup/test_rule_page.py"]  # fmt: skip


def run(*words, folder, **more):
    environment = {**os.environ, "PYTHONPATH": str(folder), "COMPANION_DATA": str(folder), "SDL_VIDEODRIVER": "dummy", **more}
    environment.pop("COMPANION_WHOLE", None)  # what the run around it may skip is asked there
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=250
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """A copy of the checkout in which `companion new` was typed."""
    folder = tmp_path_factory.mktemp("clone")
    ignored = shutil.ignore_patterns("__pycache__", "*.wav", "fixtures", "old", "vision")
    for name in ("companion", "tests", "tools", "docs", "hardware"):
        shutil.copytree(REPO / name, folder / name, ignore=ignored)
    for name in ("sounds", "vision"):
        (folder / name).symlink_to(REPO / name)
    shutil.copy(REPO / "pyproject.toml", folder)
    before = {path for path in folder.rglob("*") if path.is_file()}
    code, said = run("companion", "new", "blue_pig", folder=folder)
    assert code == 0, said
    written = {path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts} - before
    assert {path.relative_to(folder).parts[:3] for path in written} == {("companion", "games", "blue_pig")}
    return folder


@pytest.mark.slow
def test_a_new_game_passes_every_test_for_games_and_the_generated_pages_stay_true(clone):
    code, said = run("pytest", "-q", "-n", "0", "-k", "blue_pig or generated_pages", *FOR_ALL_GAMES, folder=clone)
    assert code == 0, said
    assert int(said.split(" passed")[0].split()[-1]) > 20


def test_a_new_game_is_checked_and_played_by_the_commands(clone):
    code, said = run("companion", "check", "blue_pig", folder=clone)
    assert (code, said.count("✓")) == (0, 2), said
    (clone / "companion/games/blue_pig/scenarios/the-last-one-loses.toml").unlink()
    code, said = run("companion", "check", "blue_pig", folder=clone)
    assert (code, "BP-007" in said) == (1, True), said


def test_a_broken_folder_beside_it_leaves_every_command_working_and_is_named(clone):
    broken = clone / "companion/games/bad"
    broken.mkdir()
    (broken / "__init__.py").write_text("from companion.table import Tabel\n")
    why = "bad of companion-table"
    try:
        for words, expected, told in (
            (["games"], 0, "cannot import name 'Tabel'"),
            (["check", "bad"], 2, why),
            (["selfplay", "blue_pig", "--games", "3", "--jobs", "1"], 0, "3 games"),
            (["doctor"], None, "mend or remove companion/games/bad"),
        ):
            code, said = run("companion", *words, folder=clone)
            assert expected in {code, None}, (words, said)
            assert told in said
            assert "Traceback" not in said
            assert (why in said) is (told is why)
    finally:
        shutil.rmtree(broken)


def test_a_new_game_is_in_good_style_whether_its_name_is_short_or_long(clone):
    folders = [
        clone / "companion/games/blue_pig",
        *(write_new(check_name(name), choose_place(name, clone)) for name in ("z", "the_game_of_the_twelve_caravan")),
    ]
    for words in (["check"], ["format", "--check"]):
        code, said = run("ruff", *words, "--no-cache", *map(str, folders), folder=clone)
        assert code == 0, said
    for folder in folders[1:]:
        shutil.rmtree(folder)


def test_elsewhere_it_is_a_package_of_its_own(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", "red_crab"]) == 0
    assert "pip install -e" in capsys.readouterr().out
    project = tomllib.loads((tmp_path / "red_crab/pyproject.toml").read_text())
    assert project["project"]["entry-points"]["companion.games"] == {"red_crab": "companion_red_crab:GAME"}
    leftover = [path for path in (tmp_path / "red_crab").rglob("*") if path.is_file() and "skeleton" in path.read_text().lower()]
    assert leftover == []
    files = {str(path.relative_to(GAME.folder)) for path in GAME.folder.rglob("*") if path.suffix in TEXTS}
    written = {
        str(path.relative_to(tmp_path / "red_crab/companion_red_crab"))
        for path in (tmp_path / "red_crab/companion_red_crab").rglob("*")
        if path.is_file()
    }
    assert written == files - {"package.toml"}


def test_what_cannot_be_written_is_refused_and_what_is_there_already_stays(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name in ("", "Pig", "1pig", "pig-let", "class", "pig_", "a" * 31, "../pig", "citadels"):
        assert cli.main(["new", name]) == 2, name
        assert capsys.readouterr().err.startswith("companion: ")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "pig").mkdir()
    (tmp_path / "file").write_text("")
    for place, why in ((tmp_path, "already exists"), (tmp_path / "file", "cannot be written")):
        with pytest.raises(NewRefused, match=why):
            write_new("pig", choose_place("pig", place))
    assert list((tmp_path / "pig").iterdir()) == []
    assert checkout(REPO / "docs") == REPO
    assert checkout(tmp_path) is None


def test_the_skeleton_is_written_for_this_interface_and_its_scenarios_hold():
    assert GAME.interface == INTERFACE
    for path in scenario.find(GAME.folder):
        scenario.play(scenario.load(path), GAME)
