from dataclasses import replace
from random import Random

import pytest
from small_game import SMALL

from companion.table import Choose, Number, Option, Outcome, Seat, Seats, Tell, asks, phrase
from companion.table.draft import mend
from companion.table.errors import (
    AnswerRejected,
    CorrectionRejected,
    NothingAsked,
    NothingToUndo,
    ReplayMismatch,
    ScriptFailed,
    StaleAnswer,
    UndoStopped,
)
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.table.undo_history import RowKind

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


def begin(log: MemoryLog | None = None) -> Session:
    return Session.begin(SMALL, Beginning("small", SEATS, {}, {}), log or MemoryLog())


def answers(session: Session, *values: object) -> Session:
    for value in values:
        session.answer(value)
    return session


def test_an_answer_is_checked_before_it_is_written():
    log = MemoryLog()
    session = answers(begin(log), None)
    rows = len(log.rows)
    with pytest.raises(AnswerRejected) as refused:
        session.answer(6)
    assert refused.value.reason.id == "reject-too-high"
    assert refused.value.rules == ("SM-1",)
    assert len(log.rows) == rows


async def fails_on_three(table):
    """A script with a fault: it fails where three was answered, wherever the purse holds more than seven."""
    purse = table.ledger.number("purse", high=9)
    await Tell("small.welcome")
    for turn in range(9):
        bet = await Number("small.bet", occurrence=(turn,), high=9)
        if bet == 3:
            raise KeyError("three")
        if purse.value > 7:
            raise ValueError("too rich")
    return Outcome(phrase("small-over"), ())


def begin_failing(log):
    return Session.begin(replace(SMALL, play=fails_on_three), Beginning("small", SEATS, {}, {}), log)


def test_what_the_script_fails_on_is_not_written_and_the_game_stands_before_it():
    log = MemoryLog()
    session = answers(begin_failing(log), None, 1)
    question, rows = session.question, list(log.rows)
    with pytest.raises(ScriptFailed, match="KeyError"):
        session.answer(3)
    assert (session.question, session.step, log.rows) == (question, 2, rows)
    session.answer(4)
    assert Session.resume(session.game, log.rows, MemoryLog()).question == session.question


def test_a_correction_that_the_script_fails_on_is_refused_and_not_written():
    async def play(table):
        count = table.ledger.number("count", low=0, high=3, initial=1)

        @asks
        def ask():
            return Number("small.bet", high=6 // count.value)

        await ask()
        return Outcome(phrase("small-over"), ())

    log = MemoryLog()
    session = Session.begin(replace(SMALL, play=play), Beginning("small", SEATS, {}, {}), log)
    with pytest.raises(CorrectionRejected) as refused:
        session.correct({"count": 0})
    assert refused.value.reason.id == "correction-breaks"
    session.correct({"count": 2})
    assert (session.question.high, len(log.rows)) == (3, 2)


def test_a_correction_never_leaves_a_question_without_an_answer():
    async def play(table):
        cards = table.ledger.list("cards", ["a", "b"])
        cards.value = ("a", "b")

        @asks
        def ask():
            return Choose("small.end", options=tuple(Option(card, phrase("small-yes")) for card in cards.value))

        await ask()
        return Outcome(phrase("small-over"), ())

    session = Session.begin(replace(SMALL, play=play), Beginning("small", SEATS, {}, {}), MemoryLog())
    with pytest.raises(CorrectionRejected) as refused:
        session.correct({"cards": ()})
    assert refused.value.reason.id == "correction-no-answer"
    assert session.table.ledger.held["cards"] == ("a", "b")
    assert len(session.question.options) == 2


def test_what_cannot_be_written_has_not_happened():
    class Broken(MemoryLog):
        def append(self, row):
            if self.rows and row.kind is not RowKind.MARK:
                raise OSError("no card")
            super().append(row)

    session = begin(Broken())
    for act in (lambda: session.answer(None), lambda: session.correct({"coins.blue": 5})):
        with pytest.raises(OSError, match="no card"):
            act()
        assert (session.step, session.question.id) == (0, "small.welcome")


STRANGE = (10**5000, -(10**5000), [["yes"]], [{"a": 1}], {"a": []}, "\ud800", "x" * 10_000, object(), 1e400, "a\0b")


def test_strange_answers_are_refused_in_a_line():
    session = begin()
    seen = set()
    while session.question is not None and len(seen) < 4:
        seen.add(session.question.id)
        for value in STRANGE:
            with pytest.raises(AnswerRejected) as refused:
                session.answer(value)
            assert all(len(str(arg)) < 200 and str(arg).isprintable() for arg in refused.value.reason.args.values())
        session.answer(session.question.sample(Random(2)))
    with pytest.raises(CorrectionRejected):
        session.correct({"bank": 10**5000})


def test_a_stale_answer_is_dropped():
    session = answers(begin(), None)
    with pytest.raises(StaleAnswer):
        session.answer(1, step=0)
    assert session.step == 1


def test_a_changed_script_is_noticed_and_the_rows_stay():
    log = MemoryLog()
    answers(begin(log), None, 2, 7, 1)
    rows = [row._replace(question="small.other@blue#1") if row.step == 1 and row.question else row for row in log.rows]
    with pytest.raises(ReplayMismatch) as mismatch:
        Session.resume(SMALL, rows, MemoryLog())
    assert (mismatch.value.step, mismatch.value.recorded, mismatch.value.present) == (1, "small.other@blue#1", "small.bet@blue#1")


def test_undo_says_what_goes_back_and_redo_brings_it_again_until_something_else_is_answered():
    session = answers(begin(), None, 2, 7)
    assert session.table.ledger.held["coins.blue"] == 3
    changes = session.undo(insist=True)
    assert {(c.name, c.before, c.after) for c in changes} == {("coins.blue", 3, 5), ("bank", 12, 10)}
    session.redo()
    assert session.table.ledger.held["coins.blue"] == 3
    session.undo(insist=True)
    assert session.can_redo()
    session.answer(1)
    assert not session.can_redo()
    with pytest.raises(NothingToUndo):
        session.redo()


def test_undo_stops_before_something_revealed_and_the_spin_comes_back_after_a_restart_too():
    log = MemoryLog()
    here = answers(begin(log), None, 2, 7)
    for session in (Session.resume(SMALL, log.rows, MemoryLog()), here):
        with pytest.raises(UndoStopped):
            session.undo()
        session.undo(insist=True)
        assert (session.question.id, session.find_shown()) == ("small.spin", 7)
        session.undo()
        assert session.question.id == "small.bet"


def test_a_correction_rebuilds_the_open_question():
    session = answers(begin(), None)
    assert session.question.high == 5
    session.correct({"coins.blue": 8, "bank": 7})
    assert session.question.high == 8
    assert session.undo()
    assert session.question.high == 5


def test_a_correction_keeps_the_conserved_sum():
    session = answers(begin(), None)
    with pytest.raises(CorrectionRejected):
        session.correct({"coins.blue": 8})
    assert session.table.ledger.complete({"coins.blue": 8}) == {"coins.blue": 8, "bank": 7}
    with pytest.raises(CorrectionRejected):
        session.correct({"coins.blue": 21, "bank": -6})
    assert session.table.ledger.held["coins.blue"] == 5


def test_an_announcement_runs_at_the_await_and_may_ask():
    log = MemoryLog()
    session = answers(begin(log), None)
    session.announce("small.present", "yellow")
    assert session.question.identity == "small.gift@yellow#10"
    session.answer(None)
    assert session.question.identity == "small.bet@blue#1"
    assert session.table.ledger.held["coins.yellow"] == 6
    assert Session.resume(SMALL, log.rows, MemoryLog()).question == session.question


def test_a_repair_several_steps_back_recomputes_all():
    session = answers(begin(), None, 2, 7, 1, 3)
    assert {(c.name, c.before, c.after) for c in mend(session, 1, 4)} == {("coins.blue", 3, 1), ("bank", 13, 15)}
    assert session.table.ledger.held["coins.blue"] == 1
    assert session.step == 5
    session.undo()
    assert session.table.ledger.held["coins.blue"] == 3


def test_a_repair_stops_where_a_later_answer_no_longer_fits_and_keeps_the_old_line():
    session = answers(begin(), None, 0, 7, 1, 3, 5)
    with pytest.raises(ReplayMismatch) as misfit:
        mend(session, 1, 5)
    assert misfit.value.step == 5
    assert session.step == 6
    mend(session, 1, 5, cut=True)
    assert session.question.identity == "small.bet@blue#2"
    assert session.question.high == 0
    session.undo()
    assert session.step == 6


def test_a_mark_survives_but_never_enters_the_script():
    log = MemoryLog()
    session = answers(begin(log), None)
    session.set_mark({"left": 12})
    assert Session.resume(SMALL, log.rows, MemoryLog()).mark == {"left": 12}
    session.answer(0)
    assert session.mark is None


def test_a_fact_is_asked_once_and_mended_by_an_entry():
    session = begin()
    while session.question.id != "small.price":
        session.answer(session.question.sample(Random(1)))
    session.answer(4)
    session.correct({"fact.price": 6})
    assert session.table.facts["price"] == 6
    assert session.question.id == "small.end"


def test_nothing_is_asked_after_the_end():
    session = begin()
    play_out(session, Random(3))
    assert session.outcome.reason.id == "small-over"
    with pytest.raises(NothingAsked):
        session.answer(1)
    session.undo()
    assert session.outcome is None
