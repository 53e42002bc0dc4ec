"""What the program does where only its core is installed, and what it loads where everything is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from companion.system.extras import leave_out

ROOT = Path(__file__).parents[2]
EXTRAS = ("numpy", "cv2", "pygame", "fpdf", "espeakng_loader", "font_source_serif_pro", "font_source_sans_pro", "PIL")
HEAVY = (*EXTRAS, "gpiozero", "serial", "fluent", "sqlite3", "companion.games", "companion.table", "companion.ui.screen")

LATER = (
    "tomlkit",
    "companion.library.history.looking_back",
    "companion.camera.teaching_kinds",
    "companion.rulebook.lessons.pictures",
    "companion.play.live",
)

LOADED = """
import sys
from companion.start import main
sys.argv = ["companion", *sys.argv[1:]]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""

BARE = """
import contextlib, io, json, sys
for name in json.loads(sys.argv[1]):
    sys.modules[name] = None
from companion.start import main
seen = {}
for line in json.loads(sys.argv[2]):
    sys.argv = ["companion", *line.split()]
    sys.stdin = io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        code = main()
    seen[line] = code, out.getvalue(), err.getvalue()
print(json.dumps(seen))
"""

WORK = {
    "selfplay tumult_royale --games 1": "1 game,",
    "check council_of_four": "✓",
    "rules citadels": "CI-",
    "doctor": "not installed: numpy, espeakng_loader",
    "hardware wiring": "GPIO17",
    "voices": "silent",
    "play citadels --terminal": "?",
}
NEED_MORE = {
    "mat mat.pdf": "mat",
    "read cubes a.png --profile p --out o": "camera",
    "read tiles a.png --profile p --out o": "camera",
    "teach cubes a.png --labels l --out o": "camera",
    "teach tiles a.png --out o": "camera",
    "say hello --out o.wav": "voice",
    "voices test": "voice",
}
SCREEN = "play citadels"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", *words], capture_output=True, text=True, check=True, timeout=60)


def test_help_loads_nothing_heavy_and_a_game_that_begins_at_once_nothing_of_other_evenings(tmp_path, monkeypatch):
    done = run(LOADED, "--help")
    assert "selfplay" in done.stdout
    assert set(done.stderr.split()).isdisjoint(HEAVY)
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    line = ("play", "tumult_royale", "--players", "Ada:blue,Ben:yellow,Clara:purple", "--terminal")
    loaded = set(run(LOADED, *line).stderr.split())
    assert {"companion.games.tumult_royale.script", "fluent", "companion.games"} <= loaded
    assert loaded.isdisjoint(LATER)


def test_a_desk_loads_neither_numpy_nor_what_speaks_to_the_web():
    loaded = set(run("import sys, companion.app.desk.opening; print(*sys.modules)").stdout.split())
    assert {"pygame", "companion.ui.screen.window"} <= loaded
    assert loaded.isdisjoint({"numpy", "ssl", "urllib.request", "tomlkit"})


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """Every command's exit code and words, in a process that has none of the extras."""
    folder = tmp_path_factory.mktemp("bare")
    settings = folder / "companion.toml"
    settings.write_text('[sound]\noutput = "none"\n')
    own = {"COMPANION_SETTINGS": str(settings), "STATE_DIRECTORY": str(folder), "CACHE_DIRECTORY": str(folder)}
    lines = [*WORK, *NEED_MORE, SCREEN]
    done = subprocess.run(
        [sys.executable, "-c", BARE, json.dumps(EXTRAS), json.dumps(lines)],
        env=os.environ | own | {"PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return json.loads(done.stdout)


def test_without_extras_it_works(bare):
    for line, said in WORK.items():
        code, out, err = bare[line]
        assert (code, err.strip()) == (0, ""), line
        assert said in out


def test_without_extras_one_line_says_what_to_install(bare):
    for line, extra in NEED_MORE.items():
        code, out, err = bare[line]
        assert (code, out) == (2, ""), line
        assert err.count("\n") == 1, line
        assert f"pip install '.[{extra}]'" in err


def test_without_pygame_the_evening_is_played_in_the_terminal(bare):
    code, out, err = bare[SCREEN]
    assert code == 0
    assert "?" in out
    assert (
        err.splitlines()[0]
        == "not installed: pygame, font_source_serif_pro, font_source_sans_pro; in Companion's folder:  pip install '.[screen]'"
    )


def test_a_module_that_was_left_out_can_be_had_afterwards(monkeypatch):
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with leave_out("colorsys"), pytest.raises(ImportError):
        import_module("colorsys")
    import_module("colorsys")
    with leave_out("colorsys"):
        assert import_module("colorsys").__name__ == "colorsys", "it is loaded already"
