"""A journal from before there were plays: it gets its new tables, and damage of its first page still costs no game."""

import sqlite3

import pytest
from random_games import played

from companion.library import schema
from companion.library.carrying import PAGE, salvage
from companion.library.history.edits import Edit, EditKind
from companion.library.history.plays import Plays
from companion.library.journal import Journal


@pytest.fixture
def before(tmp_path, monkeypatch):
    """Give the path of a journal with two games, written when its format had no plays."""
    path = tmp_path / "journal.db"
    with monkeypatch.context() as old:
        old.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])
        old.setattr(schema, "NEWEST", schema.FIRST)
        journal = Journal(path)
        for seed in (1, 2):
            played(journal, seed=seed)
        journal.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (schema.FIRST,)
    db.close()
    return path


def test_its_games_become_plays_and_damage_of_its_first_page_costs_none(before, tmp_path):
    journal = Journal(before)
    plays = Plays(journal)
    assert plays.bring_up_to_date() == 0
    assert len(list(plays.documents())) == 2, "its games become plays"
    uuids = {play.uuid for _, play in plays.documents()}
    plays.write(Edit(EditKind.COMMENT, next(iter(uuids)), text="kept, if it can be"))
    journal.close()
    data = before.read_bytes()
    before.write_bytes(bytes(PAGE) + data[PAGE:])
    saved = Journal(tmp_path / "saved.db")
    assert salvage(before, saved) == 2
    again = Plays(saved)
    again.bring_up_to_date()
    assert len(list(again.documents())) == 2, "plays are made anew where their own table was lost with the page"
    saved.close()
