"""Citadels: whole games, the draft table, secrecy, corrections, and what its scenarios claim."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.citadels import GAME, box, building, draft
from companion.games.citadels.box import DISTRICTS, Character
from companion.games.citadels.state import State
from companion.language.words import Words
from companion.play.acts import Adopt, Answer, Correct
from companion.play.controller import Controller
from companion.rulebook.lessons.pictures import Shape, pictures_of
from companion.table import Pick, Seat, Seats, Tell, scenario
from companion.table.errors import CorrectionRejected
from companion.table.scenario import find
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start
from companion.ui.screen.paint import svg

NAMES = ("Charlotte", "Sebastian", "Katharina", "Maximilan", "Alexandra", "Ferdinand", "Friederik")
SERVE = {rule["id"]: rule["serve"] for rule in tomllib.loads((GAME.folder / "rules.toml").read_text(encoding="utf-8"))["rule"]}
BOOKS = [(books, cards) for books in ("light", "full") for cards in ("no", "yes")]
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
    for seed in range(12):
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


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize(("books", "cards"), BOOKS)
def test_random_games_keep_the_invariants(players, books, cards):
    session = begin(players, books=books, cards=cards)
    play_out(session, Random(f"{players}{books}{cards}"), GAME.invariants)
    first = State(session.table).cities.first.value
    assert session.outcome.reason.args["who"].colour == first
    assert session.outcome.winners


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


@pytest.mark.parametrize("players", GAME.seats)
def test_joined_games_play_on(players):
    session = begin(players, books="full", cards="yes", start="joined")
    play_out(session, Random(players), GAME.invariants)
    assert session.outcome is not None


@pytest.mark.parametrize(("players", "wanted"), DRAFTS.items())
def test_the_draft_follows_the_table(players, wanted):
    opened, takes, aside = wanted
    steps = draft.steps(players)
    assert draft.open_cards(players) == opened
    assert [step.takes + step.from_aside for step in steps] == takes
    assert 1 + sum(step.aside - step.from_aside for step in steps) == aside
    assert [step.place for step in steps] == [number % players for number in range(len(steps))]
    assert opened + aside + players * draft.kept(players) == draft.CHARACTERS == len(Character)


@pytest.mark.parametrize("players", GAME.seats)
def test_no_step_of_a_draft_loses_cards(players):
    for step in draft.steps(players):
        assert step.takes + step.from_aside == 1 + step.aside + step.hands_on


@pytest.mark.parametrize("players", GAME.seats)
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


@pytest.mark.parametrize("seed", range(4))
def test_any_correction_at_any_step_leaves_a_game_playable(seed):
    rng = Random(seed)
    session = begin(2 + seed, books=("full", "light")[seed == 3], cards="yes")
    for _ in range(70):
        if session.question is None:
            break
        before = session.question.id
        with suppress(CorrectionRejected):
            session.correct(session.table.ledger.complete(_correction(session, rng)))
        if session.question.id == "citadels.left":  # by which house rule a chair goes on that has just become empty
            assert session.table.empty(session.question.args["who"])
            session.answer(session.question.sample(rng))
        assert session.question.id == before
        session.answer(session.question.sample(rng))
    play_out(session, rng)


def _correction(session: Session, rng: Random) -> dict[str, Any]:
    """Mend any entry of the books to any value that it may have."""
    entry = rng.choice([entry for entry in session.table.ledger.entries.values() if entry.name != "used"])
    if entry.initial is True or entry.initial is False:
        return {entry.name: rng.choice((True, False))}
    if isinstance(entry.initial, int):
        return {entry.name: rng.randint(entry.low, min(9, entry.high or 9))}
    choices = sorted(entry.choices)
    return {entry.name: rng.choice(choices) if isinstance(entry.initial, str) else tuple(rng.sample(choices, rng.randint(0, 5)))}


def test_light_books_never_count_gold():
    session = begin(3, cards="yes")
    play_out(session, Random(5))
    groups = {entry.group for entry in session.table.ledger.entries.values()}
    assert groups.isdisjoint({"gold", "hand", "stack", "supply", "wagon-gold"})


@pytest.mark.parametrize("cards", ["no", "yes"])
def test_a_table_may_drop_to_light_books_between_rounds(cards):
    rng = Random(8)
    session = begin(4, books="full", cards=cards)
    answer_until(session, "citadels.call", rng)
    answer_until(session, "citadels.put-aside", rng)
    session.announce("citadels.light-books")
    gold = State(session.table).treasury.gold.values()
    play_out(session, rng)
    assert State(session.table).treasury.gold.values() == gold


@pytest.mark.parametrize("path", list(find(GAME.folder)), ids=lambda path: path.stem)
def test_a_scenario_shows_the_rules_that_it_names(path):
    loaded = scenario.load(path)
    claimed = {rule for rule in loaded.rules if SERVE.get(rule, "explain") != "explain"}
    assert sorted(claimed - scenario.play(loaded, GAME).rules) == []


@given(st.sampled_from(sorted(DISTRICTS)), st.sampled_from(sorted(DISTRICTS)))
@settings(max_examples=60)
def test_building_over_costs_the_difference(old, new):
    cost = {key: card.cost for key, card in DISTRICTS.items()}
    assert building.price(DISTRICTS[new], DISTRICTS[old]) == cost[new] - cost[old]
    session = begin(2, Start(2, {"crown": "blue", "city.blue": (old,)}))
    blue = session.table.seats[0]
    stopped = building.obstacle(State(session.table), blue, DISTRICTS[new], DISTRICTS[old])
    assert (stopped is None) == (cost[new] > cost[old])


def test_no_district_is_free():
    assert {card.cost for card in DISTRICTS.values()} == set(range(1, 7))
    assert min(card.count for card in DISTRICTS.values()) == 1


def test_every_unnamed_district_has_a_name_in_both_languages():
    for language in ("de", "en"):
        words = Words(language, [GAME.folder])
        state = State(begin(2).table)
        assert len({words(state.name(key)) for key in DISTRICTS}) == len(DISTRICTS)
        for district, names in box.NAMES.items():
            assert district in DISTRICTS
            assert all(words.has(f"citadels-name-{name}") for name in names)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("players", [3, 5, 7])
def test_what_is_said_fits_the_smallest_screen(language, players):
    words = Words(language, [GAME.folder])
    rng = Random(players)
    session = begin(players, books=rng.choice(("light", "full")), cards="yes", suspense="long")
    while session.question is not None:
        question = session.question
        assert len(words(question.words)) <= 50, words(question.words)
        assert len(words.find_optional(question.words, "done") or "") <= 16
        assert isinstance(question, Tell) == words.has(question.words.id, "done")
        for attribute in ("spoken", "why", "next", "hint"):
            words.find_optional(question.words, attribute)
        for option in getattr(question, "options", ()):
            assert len(words(option.words)) <= 18, words(option.words)
            assert option.off is None or len(words(option.off)) <= 24, words(option.off)
        session.answer(question.sample(rng))


def test_every_picture_named_is_there():
    pictures = pictures_of(GAME.folder)
    shown = set()
    for players in GAME.seats:
        session = begin(players, books="full", cards="yes")
        rng = Random(players)
        while session.question is not None:
            shown.add(session.question.picture)
            session.answer(session.question.sample(rng))
    assert shown - set(pictures) <= {""}


@pytest.mark.parametrize("cards", ["no", "yes"])
def test_the_overview_shows_every_city_as_it_lies_by_colour_with_all_prices(cards):
    session = begin(4, cards=cards)
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


def test_every_drawing_of_a_picture_exists():
    icons = svg.ICONS
    names = {part.draw for picture in pictures_of(GAME.folder).values() for part in picture.parts if isinstance(part, Shape)}
    missing = [n for n in names if not (GAME.folder / "icons" / f"{n}.svg").is_file() and not (icons / f"{n}.svg").is_file()]
    assert missing == []


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
