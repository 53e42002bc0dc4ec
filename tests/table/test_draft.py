"""Something forgotten is made up, or an answer given anew, and what came after stays as far as it fits."""

from dataclasses import replace

import pytest
from small_game import SMALL

from companion.play.acts import Adopt, Answer, Correct, DropDraft, LeaveOut, MakeUp, MendNext, MendOn, Redo, Undo
from companion.play.controller import Controller
from companion.table import Choose, Number, Option, Outcome, Seat, Seats, Sector, Spin, Tell, phrase
from companion.table.draft import Draft
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))
PLACES = ("inn", "mill", "well")


async def play(table):
    coins = table.ledger.numbers("coins", table.seats, high=20, initial=6)
    built = table.ledger.lists("built", table.seats, PLACES)
    for turn in range(1, 4):
        table.at("turn", turn, 3, round=turn)
        for seat in table.seats:
            for time in range(1, 9):
                options = (Option("build", phrase("b")), Option("earn", phrase("e")), Option("done", phrase("d")))
                wish = await Choose("t.turn", seat=seat, occurrence=(turn, time), options=options)
                if wish == "done":
                    break
                if wish == "earn":
                    coins[seat] += await Number("t.earn", seat=seat, occurrence=(turn, time), low=1, high=3)
                    continue
                free = [place for place in PLACES if all(place not in built[other] for other in table.seats)]
                where = tuple(Option(key, phrase(key), off=None if key in free else phrase("taken")) for key in PLACES)
                place = await Choose("t.where", seat=seat, occurrence=(turn, time), options=where)
                built[seat] = (*built[seat], place)
                coins[seat] -= 2
                await Tell("t.built", seat=seat, occurrence=(turn, time))
    return Outcome(phrase("over"), ())


GAME = replace(SMALL, name="towns", play=play, options=(), facts=(), invariants=(), scoreboard=lambda _table: ())
COURSE = ("done", "build", "mill", None, "done", "earn", 2, "done", "done", "done")
"""Ada passes, Ben builds the mill; Ada earns two, Ben passes; Ada passes in the third round."""


@pytest.fixture
def log():
    return MemoryLog()


@pytest.fixture
def controller(log):
    game = Controller(Session.begin(GAME, Beginning("towns", SEATS, {}, {}), log))
    answer(game, *COURSE)
    return game


def answer(controller, *values):
    for value in values:
        snapshot = controller.do(Answer(value, controller.snapshot().step))
        assert snapshot.refusal is None
    return snapshot


def built(snapshot):
    return {name: value for name, value in snapshot.values.items() if name.startswith("built")}


def test_a_forgotten_build_comes_in_and_all_after_it_stays_also_after_a_restart_and_can_be_taken_back(controller, log):
    before = controller.snapshot()
    drafted = controller.do(MakeUp(0))
    assert drafted.question.identity == "t.turn@blue#1.1"
    assert not drafted.draft.decides
    assert not answer(controller, "build").draft.decides
    planned = answer(controller, "inn")
    assert planned.draft.whole
    assert {(change.name, change.after) for change in planned.draft.changes} == {("built.blue", ("inn",)), ("coins.blue", 6)}
    assert len(log.rows) == len(COURSE) + 1
    mended = controller.do(Adopt())
    assert mended.draft is None
    assert mended.question == before.question
    assert mended.values["coins.blue"] == before.values["coins.blue"] - 2
    assert built(mended) == {"built.blue": ("inn",), "built.yellow": ("mill",)}
    assert [change.name for change in mended.changes] == ["coins.blue", "built.blue"]
    again = Session.resume(GAME, log.rows, MemoryLog())
    assert again.table.ledger.held == mended.values
    assert again.question == mended.question
    assert controller.do(Undo()).values == before.values
    assert controller.do(Redo()).values == mended.values


def test_the_later_answer_it_contradicts_is_named_and_can_be_mended(controller):
    controller.do(MakeUp(0))
    contradicted = answer(controller, "build", "mill").draft
    assert not contradicted.whole
    assert (contradicted.against.question.seat.name, contradicted.against.value) == ("Ben", "mill")
    assert contradicted.why.args["why"] == phrase("taken")
    assert controller.do(Adopt()).refusal.id == "nothing-to-undo"
    there = controller.do(MendNext())
    assert there.question.identity == "t.where@yellow#1.1"
    assert answer(controller, "well").draft.whole
    assert built(controller.do(Adopt())) == {"built.blue": ("mill",), "built.yellow": ("well",)}


def test_what_contradicts_can_be_left_out_or_all_after_it_cut(controller):
    controller.do(MakeUp(0))
    answer(controller, "build", "mill")
    cut = controller.do(Adopt(cut=True))
    assert cut.question.identity == "t.where@yellow#1.1"
    assert built(cut) == {"built.blue": ("mill",), "built.yellow": ()}


def test_what_is_left_out_is_named_beside_what_the_draft_changes(controller):
    controller.do(MakeUp(0))
    answer(controller, "build", "mill")
    assert controller.do(LeaveOut()).question.identity == "t.where@yellow#1.1"
    drafted = answer(controller, "well").draft
    assert drafted.whole
    assert [answered.value for answered in drafted.fallen] == ["mill"]


def test_how_many_later_answers_do_not_fit_is_counted_once_and_all_are_left_out_at_once(log, monkeypatch):
    counted, count = [], Draft.count_unfit
    monkeypatch.setattr(Draft, "count_unfit", lambda draft: counted.append(draft) or count(draft))
    game = Controller(Session.begin(GAME, Beginning("towns", SEATS, {}, {}), log))
    answer(game, "done", "build", "mill", None, "build", "well", None, "done", "done", "build", "inn", None, "done")
    game.do(MakeUp(0))
    contradicted = answer(game, "build", "mill").draft
    assert (contradicted.against.value, contradicted.unfit) == ("mill", 2), "Ben takes the inn instead, and cannot take it again"
    assert (game.snapshot().draft.unfit, len(counted)) == (2, 1)
    assert game.do(LeaveOut(every=True)).question.identity == "t.where@yellow#1.1"


def test_a_message_that_an_earlier_version_gave_elsewhere_goes_with_what_it_told_of(log):
    once = replace(GAME, skippable=frozenset({"t.built"}))
    game = Controller(Session.begin(once, Beginning("towns", SEATS, {}, {}), log))
    answer(game, "build", "inn", None)
    draft = Draft(game.session, 1)
    draft.leave_out()
    assert [row.question for row in draft.try_later().session.rows()] == ["t.turn@blue#1.1"]


def test_what_fell_away_is_still_named_after_the_one_that_contradicts_was_given_anew(log):
    game = Controller(Session.begin(GAME, Beginning("towns", SEATS, {}, {}), log))
    answer(game, "earn", 2, "done", "build", "mill", None, "done")
    game.do(MendOn(0, "build"))
    contradicted = answer(game, "mill").draft
    assert (contradicted.against.value, [each.value for each in contradicted.fallen]) == ("mill", [2])
    game.do(MendNext())
    drafted = answer(game, "well").draft
    assert drafted.whole
    assert [each.value for each in drafted.fallen] == [2], "the coins that Ada earned there are asked no more"


def test_who_goes_back_from_giving_the_next_one_anew_answers_before_it_and_loses_no_later_answer(controller):
    before = controller.snapshot()
    controller.do(MakeUp(0))
    assert answer(controller, "build", "mill").draft.against.value == "mill"
    controller.do(MendNext())
    here = controller.do(Undo())
    assert (here.question.identity, here.draft.rest) == ("t.built@blue#1.1", len(COURSE))
    told = answer(controller, None).draft
    assert told.rest == len(COURSE), "that Ada was done then still stands behind it"
    assert told.against.value == "mill"
    controller.do(MendNext())
    assert answer(controller, "well").draft.whole
    mended = controller.do(Adopt())
    assert built(mended) == {"built.blue": ("mill",), "built.yellow": ("well",)}
    assert mended.question == before.question


def test_an_answer_given_anew_takes_with_it_what_is_asked_no_more(controller):
    drafted = controller.do(MendOn(1, "done")).draft
    assert drafted.whole
    assert [answered.value for answered in drafted.fallen] == ["mill", "done"]
    mended = controller.do(Adopt())
    assert built(mended) == {"built.blue": (), "built.yellow": ()}
    assert mended.values["coins.yellow"] == 6
    assert mended.values["coins.blue"] == 8


def test_an_answer_given_anew_may_ask_something_new_first(controller):
    drafted = controller.do(MendOn(8, "earn"))
    assert not drafted.draft.decides
    assert drafted.question.identity == "t.earn@yellow#2.1"
    assert not answer(controller, 3).draft.decides
    assert answer(controller, "done").draft.whole
    assert controller.do(DropDraft()).values["coins.yellow"] == 4


def test_leaving_a_draft_leaves_nothing(controller, log):
    before, rows = controller.snapshot(), list(log.rows)
    controller.do(MakeUp(4))
    assert controller.do(Correct({"coins.blue": 1})).refusal.id == "draft-first"
    assert controller.do(MakeUp(99)).refusal is not None
    answer(controller, "earn", 1)
    assert controller.do(Undo()).question.identity == "t.earn@yellow#1.2"
    assert controller.do(DropDraft()).values == before.values
    assert controller.snapshot().question == before.question
    assert log.rows == rows
    assert controller.do(MakeUp(99)).refusal.id == "nothing-to-undo"
    assert controller.do(LeaveOut()).draft is None


async def crowning(table):
    """Each round the crown is given, its wearer spins, and everybody is told where they stand, the last first."""
    crown = table.ledger.choice("crown", table.seats.colours)
    spun = table.ledger.number("spun", high=20)
    for turn in range(1, 3):
        table.at("turn", turn, 2, round=turn)
        crowned = await Choose("t.crown", occurrence=(turn,), options=tuple(Option(seat.colour, phrase("s")) for seat in SEATS))
        crown.value = crowned
        spun.value += await Spin(
            "t.spin", seat=SEATS.of(crowned), occurrence=(turn,), low=1, high=5, sectors=(Sector(2, 1), Sector(4, 1))
        )
        for place, seat in enumerate(sorted(SEATS, key=lambda each: each.colour == crowned)):
            await Tell("t.stands", seat=seat, occurrence=(turn, place))
    return Outcome(phrase("over"), ())


def test_another_wearer_of_the_crown_takes_the_same_spin_and_what_is_told_in_another_order():
    game = replace(GAME, name="crowns", play=crowning)
    log = MemoryLog()
    controller = Controller(Session.begin(game, Beginning("crowns", SEATS, {}, {}), log))
    answer(controller, "blue", 4, None, None, "blue", 2, None)
    drafted = controller.do(MendOn(0, "yellow")).draft
    assert drafted.whole
    assert not drafted.fallen
    mended = controller.do(Adopt())
    assert mended.values["spun"] == 6
    assert mended.question.identity == "t.stands@blue#2.1"
    there = controller.do(MendOn(4, "yellow"))
    assert there.draft.whole
    assert controller.do(Adopt()).question.identity == "t.stands@yellow#2.1"
    assert Session.resume(game, log.rows, MemoryLog()).question.identity == "t.stands@yellow#2.1"


def test_a_correction_beside_an_open_spin_can_be_taken_back():
    session = Session.begin(replace(GAME, name="crowns", play=crowning), Beginning("crowns", SEATS, {}, {}), MemoryLog())
    session.answer("blue")
    assert session.question.reveals
    session.correct({"spun": 3})
    session.undo()
    assert session.table.ledger.snapshot()["spun"] == 0


async def daring(table):
    """Who dares, spins."""
    spun = table.ledger.number("spun", high=20)
    if await Choose("t.dare", options=(Option("yes", phrase("s")), Option("no", phrase("s")))) == "yes":
        spun.value += await Spin("t.spin", low=1, high=5, sectors=(Sector(2, 1), Sector(4, 1)))
    await Tell("t.stands")
    return Outcome(phrase("over"), ())


def test_what_was_spun_for_a_changed_answer_stays_spun_though_the_change_is_taken_back_and_the_power_goes():
    game, log = replace(GAME, name="dares", play=daring), MemoryLog()
    controller = Controller(Session.begin(game, Beginning("dares", SEATS, {}, {}), log))
    answer(controller, "no")
    controller.do(MendOn(0, "yes"))
    assert answer(controller, 4).draft.whole
    assert controller.do(Adopt()).values["spun"] == 4
    assert controller.do(Undo(insist=True)).values["spun"] == 0
    again = Controller(Session.resume(game, log.rows, MemoryLog()))
    again.do(MendOn(0, "yes"))
    assert again.do(Adopt()).shown == 4
