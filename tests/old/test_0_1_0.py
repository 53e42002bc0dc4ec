"""What Companion 0.1.0 wrote is opened through the same doors as what this version writes; `expected.json` says what it held."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.app.lobby.evening import Resume
from companion.app.lobby.host import Host
from companion.camera.profiles import TaughtProfiles
from companion.library.library import Library
from companion.play.acts import Answer
from companion.play.snapshot import Snapshot
from companion.system.settings import load
from companion.table.session import Session
from vision.picture import load_picture

WRITTEN = Path(__file__).parent / "0.1.0"
PICTURES = Path(__file__).parent.parent / "vision" / "fixtures"
EXPECTED: dict[str, Any] = json.loads((WRITTEN / "expected.json").read_text(encoding="utf-8"))
GAMES = {f"{game['game']}-{'finished' if game['over'] else 'open'}": game for game in EXPECTED["games"]}


@pytest.fixture
def folder(tmp_path):
    for path in WRITTEN.iterdir():
        if path.name != "expected.json":
            shutil.copy(path, tmp_path / path.name)
    return tmp_path


@pytest.fixture
def library(folder):
    library = Library(folder)
    yield library
    library.close()


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


def outcome(session: Session) -> Any:
    ended = session.outcome
    if ended is None:
        return None
    standing = [[placing.place, placing.seat.colour, placing.figure] for placing in ended.standing]
    return {"reason": ended.reason.id, "winners": [seat.colour for seat in ended.winners], "standing": standing}


def test_every_game_is_listed_as_it_was(library):
    assert library.trouble is None
    listed = [(record.id, record.name, record.begun, record.over) for record in library.games()]
    assert listed == [(game["number"], game["game"], game["begun"], game["over"]) for game in reversed(EXPECTED["games"])]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_where_it_was_left(library, name):
    written = GAMES[name]
    session = library.resume(written["number"]).session
    asked = session.question
    assert (asked.identity if asked else None) == written["question"]
    assert session.step == written["step"]
    assert outcome(session) == written["outcome"]
    assert plain(session.mark) == written["mark"]
    assert (session.can_undo(), session.can_redo()) == (written["can_undo"], written["can_redo"])
    held = plain(session.table.ledger.snapshot())
    assert {entry: held.get(entry) for entry in written["ledger"]} == written["ledger"]
    assert plain(session.table.facts) == written["facts"]
    assert [seat.name for seat in session.table.seats] == written["names"]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game["over"]])
def test_an_open_game_goes_on_and_is_found_again(folder, name):
    number = GAMES[name]["number"]
    library = Library(folder)
    controller = library.resume(number)
    snapshot: Snapshot = controller.snapshot()
    for seed in range(10):
        if snapshot.question is None:
            break  # at the end of the game
        snapshot = controller.do(Answer(snapshot.question.sample(Random(seed)), snapshot.step))
        assert snapshot.refusal is None
    assert snapshot.step > GAMES[name]["step"]
    library.close()
    again = Library(folder)
    found = again.resume(number).snapshot()
    again.close()
    assert (found.question, found.values) == (snapshot.question, snapshot.values)


def test_the_newest_open_game_is_the_one_to_resume(library):
    newest = next(game for game in reversed(EXPECTED["games"]) if not game["over"])
    controller = Host(library).game(Resume())
    assert controller is not None
    assert controller.session.question is not None
    assert controller.session.question.identity == newest["question"]


def test_names_facts_lessons_and_prompts_heard_are_remembered(library):
    notebook, pages = library.notebook, EXPECTED["notebook"]
    assert notebook.trouble is None
    assert list(notebook.names()) == pages["players"]["names"]
    for game in ("tumult_royale", "citadels", "wallenstein"):
        assert plain(dict(notebook.facts(game))) == pages[f"box {game}"]
    assert dict(notebook.page("heard")) == pages["heard"]
    assert dict(notebook.page("lessons")) == pages["lessons"], "how far lessons had come then hinders nothing"


def test_settings_mean_what_they_meant(folder):
    settings = load(folder / "companion.toml")
    assert settings.faults == ()
    assert {name: plain(settings.values[name]) for name in EXPECTED["settings"]} == EXPECTED["settings"]


def test_what_the_camera_learnt_reads_on(folder):
    readers, tiles, cubes = TaughtProfiles(folder), EXPECTED["tiles"], EXPECTED["cubes"]
    assert [[face.kind, face.symbols, face.frame] for face in readers.tiles().profile.faces] == tiles["faces"]
    assert list(readers.cubes().profile.names) == cubes["names"]
    assert [[view.face.kind, view.face.symbols, view.face.frame] for view in readers.load_corrected_tiles()] == tiles["mended"]
    assert [cube.colour.name for cube in readers.load_corrected_cubes()] == cubes["mended"]
    seen = readers.tiles().read(load_picture(PICTURES / "tiles" / "four.jpg"))
    assert sorted([item.label.kind, item.label.symbols, item.label.frame] for item in seen.items) == tiles["read"]
    counted = [item.label for item in readers.cubes().read(load_picture(PICTURES / "cubes" / "few.jpg")).items]
    assert {name: counted.count(name) for name in cubes["names"]} == cubes["read"]
