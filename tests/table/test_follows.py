"""Answers that follow from others: given unasked, recorded like any other, passed over by undo; and tells that pass."""

import json
from dataclasses import replace

import pytest
from small_game import SMALL

from companion.app.desk.running import Unattended
from companion.play.acts import Adopt, Answer, Correct, DropDraft, MendOn, Redo, Undo
from companion.play.controller import Controller
from companion.play.live import Turning
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot
from companion.table import Choose, Number, Option, Order, Outcome, Row, Seat, Seats, Sector, Spin, Tally, Tell, phrase
from companion.table.errors import AnswerRejected
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.table.undo_history import RowKind

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))


async def play(table):
    taken = table.ledger.number("taken", high=9)
    for turn in range(1, 4):
        count = await Number("t.take", occurrence=(turn,), high=2)
        options = (Option("rest", phrase("rest")), Option("more", phrase("more"), off=None if count else phrase("none")))
        what = await Choose("t.then", occurrence=(turn,), options=options, **({} if count else {"implied": "rest"}))
        taken.value += count + (what == "more")
        await Tell("t.told", occurrence=(turn,), passes=True)
    return Outcome(phrase("over"), ())


GAME = replace(SMALL, name="follows", play=play, options=(), facts=(), invariants=(), scoreboard=lambda _table: ())


async def ordered(table):
    taken = table.ledger.number("taken", high=99)
    taken.value = await Number("t.take", occurrence=(1,), high=9)
    options = tuple(Option(key, phrase(key)) for key in ("a", "b"))
    await Order("t.order", occurrence=(1,), options=options, implied=("b", "a"))
    twice = await Number("t.twice", occurrence=(1,), high=99, implied=2 * taken.value)
    follows = {} if twice > 9 else {"implied": "no"}
    await Choose("t.more", occurrence=(1,), options=tuple(Option(key, phrase(key)) for key in ("no", "yes")), **follows)
    await Number("t.last", occurrence=(1,), high=9)
    return Outcome(phrase("over"), ())


ORDERED = replace(GAME, name="ordered", play=ordered)


@pytest.fixture
def log():
    return MemoryLog()


@pytest.fixture
def controller(log):
    return Controller(Session.begin(GAME, Beginning("follows", SEATS, {}, {}), log))


def asked(snapshot):
    return snapshot.question.identity


def answer(controller, *values):
    for value in values:
        snapshot = controller.do(Answer(value, controller.session.step))
        assert snapshot.refusal is None
    return snapshot


def test_what_follows_is_not_asked_but_recorded(controller, log):
    assert asked(answer(controller, 0)) == "t.told#1"
    assert [(row.question, row.value, row.source) for row in log.rows[1:]] == [
        ("t.take#1", 0, "touch"),
        ("t.then#1", "rest", "follows"),
    ]
    assert asked(answer(controller, None, 1)) == "t.then#2"


def test_undo_passes_over_it_and_redo_brings_it_back(controller):
    answer(controller, 0)
    assert asked(controller.do(Undo())) == "t.take#1"
    assert asked(controller.do(Redo())) == "t.told#1"
    assert asked(controller.do(Undo())) == "t.take#1"
    assert asked(answer(controller, 1)) == "t.then#1"


def test_redo_goes_past_what_follows_and_keeps_all_that_comes_later(controller, log):
    answer(controller, 0, None, 0, None, 2)
    stops = ["t.then#3", "t.take#3", "t.told#2", "t.take#2", "t.told#1", "t.take#1"]
    assert asked(controller.do(Undo())) == "t.take#3"
    assert [asked(controller.do(Undo())) for _ in stops[2:]] == stops[2:]
    written = [row.value for row in log.rows if row.source == "follows"]
    assert [asked(controller.do(Redo())) for _ in stops[1:]] == stops[-2::-1]
    assert not controller.snapshot().can_redo
    assert [row.value for row in log.rows if row.source == "follows"] == written, "nothing was answered anew"


def test_a_wrong_inference_can_be_mended(controller):
    answer(controller, 1, "rest", None)
    answer(controller, 0)
    drafted = controller.do(MendOn(1, "more"))
    assert drafted.draft.whole
    mended = controller.do(Adopt())
    assert mended.values["taken"] == 2
    assert asked(mended) == "t.told#2"


def test_what_followed_is_asked_where_it_follows_no_more(controller):
    answer(controller, 2, "more", None, 0, None)
    drafted = controller.do(MendOn(0, 0))
    assert drafted.draft.recounted == ()
    controller.do(DropDraft())
    answer(controller, 1)
    mended = controller.do(MendOn(3, 1))
    assert asked(mended) == "t.then#2", "nothing follows any more: a person is asked"
    assert not mended.draft.decides
    assert controller.do(Answer("more", mended.step)).draft.whole
    assert controller.do(Adopt()).values["taken"] == 3 + 2


def resumed(log):
    """The game as it is after a start: every answer comes from JSON."""
    rows = [row._replace(value=json.loads(json.dumps(row.value))) for row in log.rows]
    return Controller(Session.resume(ORDERED, rows, log))


def test_what_follows_as_before_is_neither_said_nor_written_again(log):
    answer(Controller(Session.begin(ORDERED, Beginning("ordered", SEATS, {}, {}), log)), 1)
    controller = resumed(log)
    drafted = controller.do(MendOn(0, 2))
    assert [(each.question.id, each.value) for each in drafted.draft.recounted] == [("t.twice", 4)]
    controller.do(Adopt())
    assert log.rows[-1].kind is RowKind.REWRITE
    assert [item if isinstance(item, int) else item["question"] for item in log.rows[-1].value["rows"]] == [
        "t.take#1",
        1,
        "t.twice#1",
        3,
    ]


def test_where_a_draft_asks_undo_takes_back_what_led_there_and_what_counts_otherwise_is_kept(log):
    answer(Controller(Session.begin(ORDERED, Beginning("ordered", SEATS, {}, {}), log)), 1, 7)
    controller = resumed(log)
    drafted = controller.do(MendOn(0, 6))
    assert asked(drafted) == "t.more#1"
    assert asked(controller.do(Undo())) == "t.take#1"
    assert not controller.snapshot().can_undo
    controller.do(DropDraft())
    drafted = controller.do(MendOn(0, 6))
    whole = controller.do(Answer("yes", drafted.step)).draft
    assert whole.whole
    assert [(each.question.id, each.value) for each in whole.recounted] == [("t.twice", 12)]


def test_only_an_answer_is_given_anew(log):
    controller = Controller(Session.begin(GAME, Beginning("follows", SEATS, {}, {}), log))
    controller.do(Correct({"taken": 3}))
    refused = controller.do(MendOn(0, 1))
    assert refused.refusal.id == "nothing-to-undo"
    assert refused.draft is None
    assert refused.values["taken"] == 3


def test_a_journal_that_was_asked_everything_still_fits(controller, log):
    session = controller.session
    for value in (0, "rest", None, 2, "more", None):
        session.answer(value)
    again = Session.resume(GAME, log.rows, MemoryLog())
    assert again.question.identity == "t.take#3"
    assert again.table.ledger.held == session.table.ledger.held


def test_an_optional_row_may_be_left_out():
    tally = Tally("t.tally", rows=(Row("a"), Row("b", likely=3, optional=True)))
    assert tally.read({"a": 1}) == {"a": 1, "b": 3}
    assert tally.read({"a": 1, "b": 2}) == {"a": 1, "b": 2}
    with pytest.raises(AnswerRejected):
        tally.read({"b": 2})


class Desk:
    """A desk at which nobody sits: its clock, what lies over the question, whether somebody speaks, and what was done."""

    def __init__(self):
        self.now, self.stirred, self.failure, self.overlay, self.speaking = 0.0, False, None, None, False
        self.done = []
        self.do = self.send = self.done.append
        self.passing = Unattended(self, self, self, self)

    def clock(self):
        return self.now

    def words(self, _phrase):
        return "so long as it takes to read this"

    def at(self, now, *, held=False, stirred=False):
        """Have the question's turn at this second; return what was done in it."""
        self.now, self.speaking, self.stirred = now, held, stirred
        self.done.clear()
        self.passing.step()
        return self.done[0] if self.done else None

    def shows(self, snapshot, now):
        self.now = now
        self.passing.receive_snapshot(snapshot)


def test_a_passing_tell_waits_until_it_was_said_and_could_be_read(controller):
    told, desk = answer(controller, 0), Desk()
    desk.shows(told, 100.0)
    assert desk.at(101.0) is None
    assert desk.at(110.0, held=True) is None
    assert desk.at(110.0) == Answer(None, told.step, "device")
    assert desk.at(120.0) is None


def test_a_tell_reached_by_undo_stays(controller):
    answer(controller, 0, None)
    back, desk = controller.do(Undo()), Desk()
    assert asked(back) == "t.told#1"
    desk.shows(back, 0.0)
    assert desk.at(999.0) is None
    assert asked(answer(controller, None)) == "t.take#2"


def test_the_ring_spins_alone_and_goes_on_when_its_number_could_be_read():
    spin = Spin("t.spin", sectors=(Sector(2, 1), Sector(5, 1)), alone=True)
    told, desk = Snapshot(GAME, 7, spin), Desk()
    desk.shows(told, 100.0)
    assert desk.at(100.5) is None
    assert desk.at(102.0, held=True) is None
    assert desk.at(102.0) == SpinOrDraw(7)
    desk.passing.receive_live(Turning.turn_to(5, (2, 5), (1, 1), 0.5, 102.0))
    assert desk.at(103.5) is None
    assert desk.at(130.0) == Answer(5, 7, "device")
    desk.shows(replace(told, can_redo=True), 200.0)
    assert desk.at(300.0) is None


def test_silence_counts_after_a_while_in_which_nobody_stirs():
    call = Snapshot(GAME, 7, Choose("t.call", options=(Option("nobody", phrase("none")),), silence="nobody"))
    desk = Desk()
    desk.shows(call, 100.0)
    assert desk.at(105.0, held=True) is None
    assert desk.at(110.0, stirred=True) is None
    assert desk.at(121.0) is None
    assert desk.at(122.5) == Answer("nobody", 7, "device")
    desk.shows(replace(call, question=replace(call.question, silence="")), 200.0)
    assert desk.at(999.0) is None
