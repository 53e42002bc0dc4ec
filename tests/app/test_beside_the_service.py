"""What people ask while the service plays: history, stats, games, export and settings read beside who holds the library."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.app.cli import main
from companion.library.journal import JOURNAL, Journal
from companion.library.library import is_open
from companion.system import files

SERVICE = """
import sys
from pathlib import Path
from random import Random
from companion.library.library import Library
from companion.table import Seat, Seats
from companion.play.acts import Answer
from companion.table.table import Beginning

library = Library(Path(sys.argv[1]))

def play(names, to_its_end):
    seats = Seats([Seat(name, colour) for name, colour in zip(names, ("blue", "yellow", "purple"))])
    controller, rng = library.begin(Beginning("tumult_royale", seats, {"books": "light"}, {})), Random(7)
    snapshot = controller.snapshot()
    while snapshot.question is not None and (to_its_end or snapshot.step < 5):
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    return controller

play(("Ada", "Ben", "Clara"), True)
controller = play(("Ada", "Dora"), False)
library.notebook.flush()  # it is written beside: what the test compares must not change under it
print("plays", flush=True)
for line in sys.stdin:
    snapshot = controller.snapshot()
    controller.do(Answer(snapshot.question.sample(Random(1)), snapshot.step))
    print(controller.snapshot().step, library.trouble, flush=True)
library.close()
"""


@pytest.fixture
def service():
    """Another process that holds this device's library: one game is over, in another it waits at a question."""
    line = [sys.executable, "-c", SERVICE, str(files.data_folder())]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "plays\n"
        yield process
        process.communicate()


def answers_on(process):
    process.stdin.write("\n")
    process.stdin.flush()
    return process.stdout.readline().split()


def lying_in(folder: Path) -> dict[str, object]:
    """Give what each file holds; of the journal its rows, as the service folds its log in when it likes."""
    beside = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and "journal.db" not in path.name}
    with closing(sqlite3.connect(f"{(folder / 'journal.db').as_uri()}?mode=ro", uri=True)) as db:
        return {**beside, "journal.db": tuple(db.iterdump())}


def said(capsys, *line):
    assert main(list(line)) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_what_people_ask_is_answered_and_nothing_is_written(service, capsys, tmp_path):
    assert is_open(files.data_folder())
    before = lying_in(files.data_folder())
    assert "Clara" in said(capsys, "history")
    assert json.loads(said(capsys, "stats", "Ada", "--json"))["plays"] == 1
    games = said(capsys, "games").splitlines()[-2:]
    assert games[0].endswith("Ada, Dora  …"), "the game on the table, from the log that is not in the file yet"
    assert games[1].endswith("Ada, Ben, Clara")
    assert "Ben" in said(capsys, "export", str(tmp_path / "plays.json"))
    assert "screen.contrast" in said(capsys, "settings")
    assert "screen.contrast = true" in said(capsys, "settings", "screen.contrast", "true")
    assert lying_in(files.data_folder()) == before
    assert answers_on(service) == ["7", "None"]


def test_another_program_that_looks_at_the_journal_and_ends_leaves_the_log_of_the_one_that_plays(tmp_path):
    """SQLite's locks are lost with any other reading of its file: then the log of what was written last would be removed."""
    Journal(tmp_path / JOURNAL).close()
    with closing(Journal(tmp_path / JOURNAL)) as playing:
        playing.create_game("citadels")
        look = f"from pathlib import Path; from companion.library.journal import Journal; Journal(Path({str(tmp_path / JOURNAL)!r})).close()"
        subprocess.run([sys.executable, "-c", look], check=True)
        assert (tmp_path / f"{JOURNAL}-wal").exists()
