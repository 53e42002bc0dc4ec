"""A beginning that was mended: lists, plays and exports follow it, and versions that do not know it leave the journal alone."""

from contextlib import closing
from random import Random

import pytest
from random_games import session_in

from companion.library import schema
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.play import Controller, Rebegin
from companion.play.acts import Undo
from companion.table import JournalNewer, Seat
from companion.table.selfplay import play_out


def test_names_and_colours_mended_in_the_middle_are_those_of_the_list_and_of_the_play():
    with closing(Journal(IN_MEMORY)) as journal:
        session, log = session_in(journal)
        controller = Controller(session)
        for _ in range(20):
            session.answer(session.question.sample(Random(4)))
        ada, ben, clara = session.table.seats
        controller.do(Rebegin((Seat("Ada", ben.colour), Seat("Ben", ada.colour), clara)))
        controller.do(Rebegin((Seat("Ada", ben.colour), Seat("Bene", ada.colour), clara)))
        listed = journal.game(log.game).beginning["seats"]
        assert [(seat["name"], seat["colour"]) for seat in listed] == [
            ("Ada", ben.colour),
            ("Bene", ada.colour),
            ("Clara", clara.colour),
        ]
        assert journal.players(log.game) == ("Ada", "Bene", "Clara")
        controller.do(Undo())
        assert journal.players(log.game) == ("Ada", "Ben", "Clara")
        play_out(session, Random(1))
        session.set_mark({"over": True})
        plays = Plays(journal)
        plays.bring_up_to_date()
        [(_, play)] = plays.documents()
        assert {seat.name: (seat.colour, seat.score) for seat in play.seats} == {
            placing.seat.name: (placing.seat.colour, placing.figure) for placing in session.outcome.standing
        }
        assert play.seats[0].colour == ben.colour
        assert all(len(scores) == 3 for scores in play.course)


def test_a_version_from_before_leaves_the_journal_as_it_is_and_says_that_it_is_newer(tmp_path, monkeypatch):
    path = tmp_path / "journal.db"
    with closing(Journal(path, writer="1.1.0")) as journal:
        session, _ = session_in(journal)
        Controller(session).do(Rebegin((Seat("Adam", "blue"), *session.table.seats[1:])))
    before = path.read_bytes()
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:2])
    monkeypatch.setattr(schema, "NEWEST", schema.NEWEST - 1)
    with pytest.raises(JournalNewer, match=r"Companion 1\.1\.0, which is newer"):
        Journal(path, writer="1.0.0")
    assert path.read_bytes() == before
