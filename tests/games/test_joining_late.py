"""Somebody joins a game that is on, and perhaps somebody leaves it: all invariants hold to the end, scores included."""

from random import Random

import correcting
import pytest
from every import beginning, state

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.play.acts import Answer, Correct, GoOnWith, Rebegin, Undo
from companion.play.controller import Controller
from companion.play.joining import can_join
from companion.table.joining import START
from companion.table.questions.kinds import Tell
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages.beginning import describe_beginning
from companion.ui.pages.described import PageContext
from companion.ui.pages.effects import Began
from companion.ui.pages.page_settings import ScreenSettings

MOST = 4000


def begun(game, seed, rng, log):
    """Begin a game for few, with books and more by chance."""
    options = {
        option.name: rng.choice(option.choices)
        for option in game.options
        if option.name in {"books", "turns", "variant"} or option.expansion
    }
    players = rng.choice([number for number in game.seats if 1 < number < min(game.seats[-1], 4)])
    controller = Controller(Session.begin(game, beginning(game, players, **options), log))
    controller.go_on()
    return controller


def let_join(controller, rng, name="Newcomer"):
    """Let somebody sit down somewhere among those who play, at once or when the round is over."""
    session = controller.session
    colour = rng.choice([one for one in session.game.colours if one not in session.table.seats.colours])
    seats = list(session.table.seats)
    seats.insert(rng.randint(0, len(seats)), Seat(name, colour))
    return controller.do(GoOnWith(tuple(seats)))


def play(game, seed):
    """Play a game to its end in which somebody joins at any step, and half the time somebody leaves and comes back."""
    rng, log = Random(seed), MemoryLog()
    controller = begun(game, seed, rng, log)
    wanted, noted, gone = rng.randint(0, 120), False, ""
    for step in range(MOST):
        session = controller.session
        if session.question is None:
            break
        if not noted and step >= wanted:
            shown, noted = let_join(controller, rng), True
            assert shown.refusal is None
            assert (shown.noted is None) == (len(shown.seats) > len(session.run.origin.seats))
        elif noted and rng.random() < 0.05:
            gone = "" if gone else rng.choice(session.table.seats).colour
            values = (
                {f"left.{gone}": "empty"} if gone else dict.fromkeys([f"left.{one.colour}" for one in session.table.seats], "")
            )
            assert controller.do(Correct(values)).refusal is None
        else:
            assert controller.do(Answer(session.question.sample(rng), session.step)).refusal is None
        assert correcting.broken(game, controller.session.table) == "", seed
    outcome = controller.session.outcome
    assert outcome is not None
    assert {placing.seat for placing in outcome.standing} == set(controller.session.table.seats)
    assert state(Session.resume(game, log.rows, MemoryLog())) == state(controller.session), seed
    return len(controller.session.table.seats) > len(controller.session.run.origin.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_that_somebody_joins_and_somebody_leaves_is_whole_to_its_end(game):
    assert any(play(game, seed) for seed in range(3))


def test_a_newcomer_to_wallenstein_fills_the_tower_and_a_table_with_free_turns_can_be_joined():
    rng = Random(1)
    session = Session.begin(find_game("wallenstein"), beginning(find_game("wallenstein"), 3, books="light"), MemoryLog())
    controller = Controller(session)
    controller.go_on()
    while not can_join(session):
        controller.do(Answer(session.question.sample(rng), session.step))
    let_join(controller, rng)
    asked = []
    while not controller.session.table.place.phase:
        asked.append(controller.session.question)
        controller.do(Answer(asked[-1].sample(rng), controller.session.step))
    assert [question.id for question in asked] == ["wallenstein.newcomer", "wallenstein.fill", "wallenstein.tray"]
    newcomer = next(seat for seat in controller.session.table.seats if seat.name == "Newcomer")
    held = controller.session.table.ledger.held
    assert held[f"tower.{newcomer.colour}"] + held[f"tray.{newcomer.colour}"] == 7

    free = Session.begin(
        find_game("council_of_four"), beginning(find_game("council_of_four"), 2, books="light", turns="free"), MemoryLog()
    )
    controller = Controller(free)
    controller.go_on()
    while not can_join(free):
        controller.do(Answer(free.question.sample(rng), free.step))
    let_join(controller, rng)
    again = controller.session
    assert isinstance(again.question, Tell)
    assert len(again.table.seats) == 3
    assert again.beginning.taught.learners == (), "in a game that nobody is taught, whoever comes is not either"


def test_full_books_chosen_in_the_middle_of_a_round_hold_at_once():
    game = find_game("council_of_four")
    for seed in range(9):
        rng = Random(seed)
        controller = Controller(Session.begin(game, beginning(game, 3, books="light"), MemoryLog()))
        controller.go_on()
        for _ in range(40):
            session = controller.session
            if session.question is None or (session.table.place.round and 3 not in can_join(session)):
                break
            controller.do(Answer(session.question.sample(rng), session.step))
        if controller.session.question is not None and 3 not in can_join(controller.session):
            break
    shown = controller.do(GoOnWith(tuple(controller.session.table.seats), {"books": "full", START: "joined"}))
    assert (shown.noted, controller.session.table.options["books"]) == (None, "full")


def test_an_empty_chair_that_begins_the_round_passes_once_where_somebody_joins():
    game = find_game("any_box")
    sheet = {
        "title": "Dice",
        "score": [{"name": name, "when": "once", "high": 9} for name in ("A", "B", "C", "D")],
        "ends": {"rounds": 4},
    }
    ada, ben, clara, dora = (
        Seat(name, colour) for name, colour in zip(("Ada", "Ben", "Clara", "Dora"), game.colours, strict=False)
    )
    controller = Controller(
        Session.begin(game, Beginning(game.name, Seats((ada, ben, clara)), {}, {"sheet": sheet}), MemoryLog())
    )
    rng = Random(1)
    controller.go_on()
    controller.do(Correct({f"left.{ada.colour}": "empty"}))
    noted = False
    while controller.session.table.place.round < 3:
        if controller.session.table.place.round == 2 and not noted:
            noted = controller.do(GoOnWith((ada, ben, clara, dora))) is not None
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
        assert correcting.broken(game, controller.session.table) == ""
    assert len(controller.session.table.seats) == 4


def test_who_changes_places_sits_there_from_the_next_round_and_a_name_mended_later_changes_nothing_else():
    controller, rng = begun(find_game("citadels"), 1, Random(1), log := MemoryLog()), Random(2)
    controller.do(GoOnWith(controller.session.table.seats))
    while can_join(controller.session) or controller.session.table.place.round < 1:
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
    ada, ben, *others = before = tuple(controller.session.table.seats)
    moved = (ben, *others, ada) if others else (ben, ada)
    shown = controller.do(GoOnWith(moved))
    assert (shown.noted.id, tuple(shown.seats)) == ("join-moves", before)
    while tuple(controller.session.table.seats) == before:
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
    held = controller.snapshot().values
    assert tuple(controller.session.table.seats) == moved
    named = tuple(Seat("Bea" if seat == ben else seat.name, seat.colour) for seat in moved)
    shown = controller.do(Rebegin(named))
    assert (shown.draft, shown.noted.id, tuple(shown.seats), shown.values) == (None, "rebegin-done", named, held)
    assert state(Session.resume(find_game("citadels"), log.rows, MemoryLog())) == state(controller.session)


def test_who_joins_in_the_middle_of_a_round_is_noted_let_in_when_it_is_over_and_taken_back_with_one_step():
    controller, rng = begun(find_game("citadels"), 1, Random(1), MemoryLog()), Random(2)
    while can_join(controller.session) or controller.session.table.place.round < 1:
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
    before = controller.session.table.seats
    shown = let_join(controller, rng)
    assert (shown.noted.id, shown.seats, [str(seat) for seat in shown.waiting_to_join]) == ("join-noted", before, ["Newcomer"])
    round_ = shown.place.round
    while len(controller.session.table.seats) == len(before):
        asked = controller.session.question
        shown = controller.do(Answer(asked.sample(rng), controller.session.step))
    assert (shown.place.round, shown.waiting_to_join) == (round_ + 1, ())
    shown = controller.do(Undo(insist=True))
    assert (shown.seats, shown.question.identity) == (before, asked.identity), "one step back: who was let in waits again"
    shown = controller.do(GoOnWith(tuple(before)))
    assert shown.waiting_to_join == ()


def test_who_waits_to_join_comes_and_who_changes_places_moves_whatever_was_noted_first():
    for joins_first in (True, False):
        controller, rng = begun(find_game("citadels"), 1, Random(1), MemoryLog()), Random(2)
        while can_join(controller.session) or controller.session.table.place.round < 1:
            controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
        before = tuple(controller.session.table.seats)
        zoe = Seat(
            "Zoe", next(one for one in controller.session.game.colours if one not in controller.session.table.seats.colours)
        )
        last = before[-1]
        parts = [f"joinplace:{zoe.colour}:Zoe", f"move:{last.colour}"]
        for part in parts if joins_first else reversed(parts):
            noted = choose(controller, part, f"after:{before[0].colour}").noted
        assert noted is not None
        moved = [before[0], last, *before[1:-1]]
        assert [seat for seat in controller.snapshot().seats_later if seat != zoe] == moved
        assert choose(controller, "people:", "wait").seats_later == Seats(moved), "not after all: the others still change places"
        choose(controller, parts[0], f"after:{last.colour}")
        while tuple(controller.session.table.seats) == before:
            controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
        assert tuple(controller.session.table.seats) == (before[0], last, zoe, *before[1:-1])


def choose(controller, part, key):
    """Choose a line of a page of how the game began, and carry out the act that it means."""
    around = PageContext(controller.snapshot(), ScreenSettings(language="en"), Words("en"))
    page = describe_beginning(around, Began(part))
    return controller.do(page.lead(key).first.act)
