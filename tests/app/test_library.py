"""The library of a device: one program holds it, games go on where they were left, and notes are kept beside them."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from contextlib import closing
from threading import Event

import pytest
from kept_games import BEGINNING, GAME, fill, make_room

from companion.app.lobby import host
from companion.app.lobby.evening import CheckedFact, Resume
from companion.app.lobby.host import Host
from companion.library import versions
from companion.library.library import AlreadyOpen, Library
from companion.library.notebook import Notebook
from companion.play.acts import Adopt, Answer, Correct, Mark, MendOn, Redo, Undo
from companion.table.errors import SeatsRefused, TableError
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning


@pytest.fixture
def library(tmp_path):
    opened = Library(tmp_path)
    yield opened
    opened.close()


def test_a_game_is_begun_left_and_resumed_at_the_open_question(tmp_path):
    with closing(Library(tmp_path)) as library:
        first = library.begin(BEGINNING).do(Answer(None, 0))
    with closing(Library(tmp_path)) as library:
        again = Host(library).game(Resume()).snapshot()
        assert (again.question, again.step) == (first.question, 1)
        assert library.notebook.names() == ("Ada", "Ben", "Clara")


def test_a_second_instance_is_told_and_leaves(library, tmp_path):
    code = f"from pathlib import Path; from companion.library.library import Library; Library(Path({str(tmp_path)!r}))"
    second = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert second.returncode != 0
    assert "another Companion" in second.stderr
    with pytest.raises(AlreadyOpen):
        Library(tmp_path)


def test_a_refused_game_leaves_no_trace(library):
    with pytest.raises(SeatsRefused):
        library.begin(Beginning(GAME.name, Seats([Seat("Ada", GAME.colours[0])]), {}, {}))
    assert library.games() == []
    with pytest.raises(TableError):
        Host(library).game(Resume())


def test_acts_are_carried_out_and_wrong_ones_refused_with_a_reason_while_nothing_changes(library):
    controller = library.begin(BEGINNING)
    before = controller.snapshot()
    for act, reason in (
        (Answer("nonsense", 0), "reject-tell"),
        (Answer(None, 7), "stale"),
        (Undo(), "nothing-to-undo"),
        (Redo(), "nothing-to-undo"),
        (Correct({"no.such": 1}), "ledger-unknown"),
        (MendOn(3, None), "nothing-to-undo"),
    ):
        after = controller.do(act)
        assert after.refusal is not None, act
        assert (after.refusal.id, after.values, after.step) == (reason, before.values, 0)
    assert [controller.do(act).step for act in (Answer(None, 0), Undo(), Redo())] == [1, 0, 1]
    assert controller.do(Mark({"left": 3})).mark == {"left": 3}
    assert controller.do(MendOn(0, None)).draft.whole
    assert controller.do(Adopt()).step == 1
    assert controller.do(Undo()).can_redo


def test_a_fact_of_the_box_and_names_last_first_are_kept_for_the_next_game(library):
    name = GAME.facts[0].name
    Host(library).game(CheckedFact(GAME.name, name, {"some": "value"}))
    library.notebook.remember_names(("Ada", "Ben"))
    library.notebook.remember_names(("Clara", "Ben"))
    library.notebook.flush()
    kept = Notebook(library.folder / "notebook.json")
    assert kept.facts(GAME.name) == {name: {"some": "value"}}
    assert kept.names() == ("Clara", "Ben", "Ada")


def test_a_slow_card_holds_up_no_note(tmp_path, monkeypatch):
    """The newest is written as soon as the card takes it; what was overtaken by then is not."""
    card, written = Event(), []
    path = tmp_path / "notebook.json"

    def slow(target, data):
        assert card.wait(60)
        written.extend([data] if target == path else [])  # its twin is written as often
        target.write_bytes(data)

    monkeypatch.setattr("companion.library.notebook.write_atomically", slow)
    notebook = Notebook(path, beside=True)
    for number in range(50):
        notebook.note("page", "number", number)
    assert notebook.page("page") == {"number": 49}
    assert written == []
    card.set()
    notebook.flush()
    assert Notebook(path).page("page") == {"number": 49}
    assert len(written) <= 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_after_a_bug_in_the_writing_the_next_note_is_written(tmp_path, monkeypatch):
    path = tmp_path / "notebook.json"
    notebook = Notebook(path, beside=True)
    monkeypatch.setattr("companion.library.notebook.write_atomically", lambda *_: 1 / 0)
    notebook.note("page", "number", 1)
    notebook.flush()
    monkeypatch.undo()
    notebook.note("page", "number", 2)
    notebook.flush()
    assert Notebook(path).page("page") == {"number": 2}


def test_a_game_begun_by_another_installed_version_is_left_to_it(library, tmp_path, monkeypatch):
    library.begin(BEGINNING)
    old = tmp_path / "versions" / "0.0.9"
    old.mkdir(parents=True)
    (old / "scripts").write_text(f"{GAME.name} {GAME.version}\n", encoding="utf-8")
    monkeypatch.setattr(versions, "GAMES", (dataclasses.replace(GAME, version="2"),))
    monkeypatch.setattr(host, "python_for", lambda record: versions.python_for(record, tmp_path / "versions"))
    with pytest.raises(host.BegunElsewhere) as elsewhere:
        Host(library).game(Resume())
    assert elsewhere.value.python == old / "venv" / "bin" / "python"
    assert elsewhere.value.record.name == GAME.name


def test_a_full_disk_is_a_standing_warning(library):
    controller = library.begin(BEGINNING)
    assert controller.snapshot().trouble is None
    fill(library)
    while (snapshot := controller.do(Mark("x" * 2000))).trouble is None:
        assert snapshot.step == 0
    assert snapshot.trouble.id == "trouble-memory"
    assert controller.do(Answer(None, 0)).trouble.id == "trouble-memory"
    make_room(library)
    assert controller.do(Answer(None, 1)).trouble is None
