"""Citadels: whole games, the draft table, secrecy, corrections, and what its scenarios claim."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.citadels import GAME, box, building, draft
from companion.games.citadels.box import DISTRICTS, Character
from companion.games.citadels.state import State
from companion.language.words import Words
from companion.play.acts import Adopt, Answer, Correct
from companion.play.controller import Controller
from companion.table import Pick, Seat, Seats, Tell
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start

NAMES = ("Charlotte", "Sebastian", "Katharina", "Maximilan", "Alexandra", "Ferdinand", "Friederik")
# players: (open, cards to choose from in the order of looking, laid aside in all), inventory table A
DRAFTS = {
    2: (0, [7, 6, 4, 2], 4),
    3: (0, [7, 6, 5, 4, 3, 2], 2),
    4: (2, [5, 4, 3, 2], 2),
    5: (1, [6, 5, 4, 3, 2], 2),
    6: (0, [7, 6, 5, 4, 3, 2], 2),
    7: (0, [7, 6, 5, 4, 3, 2, 2], 1),
}


def begin(players: int, at: Start | None = None, **options: str) -> Session:
    seats = Seats(map(Seat, NAMES[:players], GAME.colours))
    return Session.begin(GAME, Beginning("citadels", seats, options, {}, at or Start()), MemoryLog())


def answer_until(session: Session, wanted: str, rng: Random) -> None:
    while session.question is not None and session.question.id != wanted:
        session.answer(session.question.sample(rng))


def test_a_thief_who_robbed_the_own_second_character_hands_no_gold_over():
    met = 0
    for seed in range(4):
        session, chance = begin(3), Random(seed)
        while (question := session.question) is not None:
            characters = State(session.table).characters
            thief = characters.owner(Character.THIEF)
            assert question.id != "citadels.robbed" or question.seat != thief
            called = question.id == "citadels.call" and question.subject == characters.robbed.value
            own = called and thief is not None and thief.colour in {option.key for option in question.options}
            met += own
            session.answer(thief.colour if own else question.sample(chance))
    assert met


@pytest.mark.parametrize("books", ["light", "full"])
def test_a_random_game_ends_by_whoever_was_first_and_light_books_never_count_gold(books):
    session = begin(4, books=books, cards="yes")
    play_out(session, Random(books), GAME.invariants)
    assert session.outcome.reason.args["who"].colour == State(session.table).cities.first.value
    counted = {"gold", "hand", "stack", "supply", "wagon-gold"}.intersection(
        entry.group for entry in session.table.ledger.entries.values()
    )
    assert bool(counted) == (books == "full")


@pytest.mark.parametrize("books", ["light", "full"])
def test_the_districts_that_a_colour_holds_are_off_for_the_reasons_of_building(books):
    session, rng, compared = begin(4, books=books), Random(3), 0
    while session.question is not None:
        within = getattr(session.question, "within", {})
        state = State(session.table)
        for option in (held for options in within.values() for held in options):
            why = building.obstacle(state, session.question.seat, DISTRICTS[option.key.removeprefix("lay-")])
            assert (option.off and option.off.id) == (why and why.id)
            compared += 1
        session.answer(session.question.sample(rng))
    assert compared > 500


@pytest.mark.parametrize(("players", "wanted"), DRAFTS.items())
def test_the_draft_follows_the_table(players, wanted):
    opened, takes, aside = wanted
    steps = draft.steps(players)
    assert draft.open_cards(players) == opened
    assert [step.takes + step.from_aside for step in steps] == takes
    assert 1 + sum(step.aside - step.from_aside for step in steps) == aside
    assert [step.place for step in steps] == [number % players for number in range(len(steps))]
    assert opened + aside + players * draft.kept(players) == draft.CHARACTERS == len(Character)
    assert all(step.takes + step.from_aside == 1 + step.aside + step.hands_on for step in steps)


@pytest.mark.parametrize("players", [2, 7])
def test_no_question_before_the_call_asks_who_took_what(players):
    session = begin(players, Start(2, {"crown": "blue"}))
    while session.question.id != "citadels.call":
        assert isinstance(session.question, Tell | Pick)
        assert session.question.id in {"citadels.open-cards", "citadels.put-aside", "citadels.look"}
        if session.question.id == "citadels.look":
            args = session.question.args
            assert args["takes"] - args["added"] == State(session.table).characters.passed.value
        session.answer(session.question.sample(Random(1)))
    assert set(State(session.table).characters.shown.values()) == {""}


def test_a_table_may_drop_to_light_books_between_rounds():
    rng = Random(8)
    session = begin(4, books="full", cards="yes")
    answer_until(session, "citadels.call", rng)
    answer_until(session, "citadels.put-aside", rng)
    session.announce("citadels.light-books")
    gold = State(session.table).treasury.gold.values()
    play_out(session, rng)
    assert State(session.table).treasury.gold.values() == gold


@given(st.sampled_from(sorted(DISTRICTS)), st.sampled_from(sorted(DISTRICTS)))
@settings(max_examples=30)
def test_building_over_costs_the_difference(old, new):
    cost = {key: card.cost for key, card in DISTRICTS.items()}
    assert building.price(DISTRICTS[new], DISTRICTS[old]) == cost[new] - cost[old]
    session = begin(2, Start(2, {"crown": "blue", "city.blue": (old,)}))
    blue = session.table.seats[0]
    stopped = building.obstacle(State(session.table), blue, DISTRICTS[new], DISTRICTS[old])
    assert (stopped is None) == (cost[new] > cost[old])


def test_every_unnamed_district_has_a_name_in_both_languages():
    for language in ("de", "en"):
        words = Words(language, [GAME.folder])
        state = State(begin(2).table)
        assert len({words(state.name(key)) for key in DISTRICTS}) == len(DISTRICTS)
        for district, names in box.NAMES.items():
            assert district in DISTRICTS
            assert all(words.has(f"citadels-name-{name}") for name in names)


def test_the_overview_shows_every_city_as_it_lies_by_colour_with_all_prices():
    session = begin(4, cards="yes")
    rng, shown = Random(7), 0
    while session.question is not None:
        cities, overview = session.table.view(State).cities, GAME.overview(session.table)
        for row in overview.rows if overview else ():
            pieces = [(piece.icon, piece.label) for piece in row.pieces if piece.icon != "tent"]
            assert sorted(pieces) == sorted((f"district-{card.colour.value}", str(card.cost)) for card in cities.of(row.seat))
            assert len(row.pieces) == cities.size(row.seat)
            assert len([piece for n, piece in enumerate(pieces) if n == 0 or pieces[n - 1][0] != piece[0]]) == len(dict(pieces))
            shown += 1
        session.answer(session.question.sample(rng))
    assert shown > 100


def test_the_character_just_called_may_be_laid_open_afterwards():
    controller = Controller(
        Session.begin(GAME, Beginning("citadels", Seats(map(Seat, "ABCD", GAME.colours)), {}, {}), MemoryLog())
    )
    controller.go_on()
    rng, snapshot = Random(1), controller.snapshot()
    while snapshot.question.id != "citadels.call":
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    called = snapshot.question.subject
    face_up = snapshot.values["open"]
    snapshot = controller.do(Correct({"open": (*face_up[:-1], called)}))
    assert snapshot.refusal is None
    assert snapshot.question.id == "citadels.call"
    assert snapshot.question.subject != called, "nobody can show what lies open"


def test_a_wagon_that_is_taken_back_from_the_table_takes_its_gold_back_to_the_supply():
    session = begin(4, cards="yes", books="full")
    controller = Controller(session)
    controller.go_on()
    blue = session.table.seats.colours[0]
    for values in ({"wagon.1": blue, "wagon-gold.1": 2}, {"wagon.1": ""}):
        shown = controller.do(Correct(values))
        supply = session.table.ledger.held["supply.gold"]
        if shown.draft is not None:
            shown = controller.do(Adopt())
        assert shown.refusal is None
    assert (shown.values["wagon.1"], shown.values["wagon-gold.1"], shown.values["supply.gold"]) == ("", 0, supply + 2)
