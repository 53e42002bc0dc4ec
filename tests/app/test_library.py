from __future__ import annotations

import subprocess
import sys
from threading import Event

import pytest

from companion.app.lobby.evening import CheckedFact, Resume
from companion.app.lobby.host import Host
from companion.games import GAMES
from companion.library.library import AlreadyOpen, Library
from companion.library.notebook import Notebook
from companion.play.acts import Adopt, Answer, Correct, Mark, MendOn, Redo, Undo
from companion.table.errors import SeatsRefused, TableError
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning

GAME = GAMES[0]
SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara"), GAME.colours))
BEGINNING = Beginning(GAME.name, SEATS, {}, {})


@pytest.fixture
def library(tmp_path):
    opened = Library(tmp_path)
    yield opened
    opened.close()


def test_a_game_is_begun_left_and_resumed_at_the_open_question(tmp_path):
    library = Library(tmp_path)
    controller = library.begin(BEGINNING)
    first = controller.do(Answer(None, 0))
    library.close()
    library = Library(tmp_path)
    again = Host(library).game(Resume())
    assert again is not None
    assert again.snapshot().question == first.question
    assert again.snapshot().step == 1
    assert library.notebook.names() == ("Ada", "Ben", "Clara")
    library.close()


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


def test_wrong_acts_are_refused_with_a_reason_and_nothing_changes(library):
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
        assert after.refusal.id == reason
        assert after.values == before.values
        assert after.step == 0


def test_acts_are_carried_out_and_told(library):
    controller = library.begin(BEGINNING)
    assert controller.do(Answer(None, 0)).step == 1
    assert controller.do(Undo()).step == 0
    assert controller.do(Redo()).step == 1
    assert controller.do(Mark({"left": 3})).mark == {"left": 3}
    assert controller.do(MendOn(0, None)).draft.whole
    assert controller.do(Adopt()).step == 1
    assert controller.do(Undo()).can_redo


def test_a_fact_of_the_box_is_kept_for_the_next_game(library):
    name = GAME.facts[0].name
    Host(library).game(CheckedFact(GAME.name, name, {"some": "value"}))
    library.notebook.flush()
    assert Notebook(library.folder / "notebook.json").facts(GAME.name) == {name: {"some": "value"}}


@pytest.mark.parametrize("content", ["{broken", "[]", "\x00\x01"])
def test_a_damaged_notebook_is_moved_aside(tmp_path, content):
    path = tmp_path / "notebook.json"
    path.write_text(content, encoding="utf-8")
    notebook = Notebook(path)
    assert notebook.names() == ()
    assert "damaged-1" in notebook.trouble
    notebook.remember_names(("Ada",))
    assert Notebook(path).names() == ("Ada",)


def test_of_files_that_were_moved_aside_the_newest_few_stay(tmp_path):
    path = tmp_path / "notebook.json"
    for number in range(12):
        path.write_text(f"broken {number}", encoding="utf-8")
        assert f"damaged-{number + 1} " in Notebook(path).trouble
    kept = sorted(tmp_path.glob("*.damaged-*"), key=lambda aside: int(aside.suffix.rpartition("-")[2]))
    assert [aside.read_text(encoding="utf-8") for aside in kept] == [f"broken {number}" for number in range(8, 12)]


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


def test_names_are_remembered_last_first(tmp_path):
    notebook = Notebook(tmp_path / "notebook.json")
    notebook.remember_names(("Ada", "Ben"))
    notebook.remember_names(("Clara", "Ben"))
    assert notebook.names() == ("Clara", "Ben", "Ada")


def test_a_game_begun_by_another_installed_version_is_left_to_it(library, tmp_path, monkeypatch):
    import dataclasses

    from companion.app.lobby import host
    from companion.library import versions

    controller = library.begin(BEGINNING)
    assert controller is not None
    script = (GAME.name, GAME.version)
    old = tmp_path / "versions" / "0.0.9"
    old.mkdir(parents=True)
    (old / "scripts").write_text(f"{script[0]} {script[1]}\n", encoding="utf-8")
    newer = dataclasses.replace(GAME, version="2")
    monkeypatch.setattr(versions, "GAMES", (newer,))
    monkeypatch.setattr(host, "python_for", lambda record: versions.python_for(record, tmp_path / "versions"))
    with pytest.raises(host.BegunElsewhere) as elsewhere:
        Host(library).game(Resume())
    assert elsewhere.value.python == old / "venv" / "bin" / "python"
    assert elsewhere.value.record.name == GAME.name


def test_what_was_found_broken_is_told_once_before_a_game(tmp_path):
    (tmp_path / "journal.db").write_bytes(b"not a database at all, however long it may be" * 50)
    library = Library(tmp_path)
    host = Host(library)
    asked = host.dialogue().snapshot().question
    assert (asked.id, asked.args["what"].id) == ("evening.report", "report-damaged")
    assert host.dialogue().snapshot().question.id == "evening.box"
    library.close()


def test_a_full_disk_is_a_standing_warning(library):
    controller = library.begin(BEGINNING)
    assert controller.snapshot().trouble is None
    pages = library.journal._db.execute("PRAGMA page_count").fetchone()[0]
    library.journal._db.execute(f"PRAGMA max_page_count = {pages}")
    while (snapshot := controller.do(Mark("x" * 2000))).trouble is None:
        assert snapshot.step == 0
    assert snapshot.trouble.id == "trouble-memory"
    assert controller.do(Answer(None, 0)).trouble.id == "trouble-memory"
    library.journal._db.execute("PRAGMA max_page_count = 1000000")
    assert controller.do(Answer(None, 1)).trouble is None
