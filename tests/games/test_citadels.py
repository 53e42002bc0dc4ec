"""Citadels: whole games, the draft table, secrecy, corrections, and the final scoring worked out a second way."""

from random import Random

import pytest
from every import NAMES, until
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.citadels import GAME, box, building, draft
from companion.games.citadels.box import ACTIONS, Action, Character, Colour, card_count, deck
from companion.games.citadels.ending import explained, score_of
from companion.games.citadels.scoring import Score
from companion.games.citadels.state import State
from companion.language.words import Words
from companion.play.acts import Adopt, Answer, Correct
from companion.play.controller import Controller
from companion.table import ChoosePlace, Pick, Seat, Seats, Table, Tell, ranking
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start

DISTRICTS = deck("")

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
    seats = Seats(map(Seat, NAMES, GAME.colours[:players]))
    return Session.begin(GAME, Beginning("citadels", seats, options, {}, at or Start()), MemoryLog())


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
    until(session, "citadels.call", rng)
    until(session, "citadels.put-aside", rng)
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


def test_every_page_about_districts_shows_each_city_as_it_was_laid_and_what_can_be_chosen_at_its_place():
    session = begin(4, cards="yes")
    rng, shown, chosen = Random(7), 0, 0
    while session.question is not None:
        cities, overview, question = session.table.view(State).cities, GAME.overview(session.table), session.question
        boards = [overview.places] if overview else []
        if isinstance(question, ChoosePlace):
            boards.append(question.places)
            within = [option for held in question.within.values() for option in held]
            districts = [each for each in (*question.options, *within) if each.key.removeprefix("lay-") in DISTRICTS]
            spots = {spot.key: spot for spot in question.places.spots}
            for option in districts:
                spot = spots[option.key]
                assert spot.area.endswith(
                    (question.subject or question.seat.colour) if "destroy" in question.id else question.seat.colour
                )
                assert question.id == "citadels.cover" or spot.symbols[0].icon == "gold"
            chosen += len(districts)
        for board in boards:
            for area in board.areas:
                lying = [spot for spot in board.spots if spot.area == area.key and not spot.offered and spot.icon != "tent"]
                city = cities.of(area.seat)
                assert [(spot.icon, spot.short) for spot in lying] == [
                    (f"district-{card.colour.value}", str(card.cost)) for card in city
                ]
                shown += len(lying)
        session.answer(session.question.sample(rng))
    assert chosen > 100
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


def test_who_was_first_with_eight_districts_stays_it_until_one_is_taken_back():
    blue, yellow = GAME.colours[:2]
    names = sorted(DISTRICTS)
    at = Start(4, {"crown": yellow, "first": blue, f"city.{blue}": tuple(names[:8]), f"city.{yellow}": tuple(names[8:16])})
    controller = Controller(begin(2, at))
    controller.go_on()
    for city, first in (((*names[:7], names[17]), blue), (names[:7], yellow)):
        shown = controller.do(Correct({f"city.{blue}": tuple(city)}))
        if shown.draft is not None:
            shown = controller.do(Adopt())
        assert (shown.refusal, shown.values["first"]) == (None, first)


def test_a_second_character_shown_takes_the_first_one_back_and_a_murder_the_murdered_one_whom_nobody_shows_again():
    session, rng, blue = begin(4), Random(1), GAME.colours[0]
    while session.question.subject != "bishop":
        session.answer("nobody" if session.question.id == "citadels.call" else session.question.sample(rng))
    controller = Controller(session)
    for values, thief, king in (
        ({"character.thief": blue}, blue, ""),
        ({"character.king": blue}, "", blue),
        ({"murdered": "king"}, "", ""),
    ):
        shown = controller.do(Correct(values))
        if shown.draft is not None:
            shown = controller.do(Adopt())
        assert (shown.refusal, shown.values["character.thief"], shown.values["character.king"]) == (None, thief, king), values
    assert controller.do(Correct({"character.king": blue})).refusal.id == "citadels-holds-murdered"


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


# --- the final scoring against a second implementation, written from tables and in another way

# name: (letter of its colour, points) as the rules and the owner's cards have them
CARDS = {
    "manor": "y3", "castle": "y4", "palace": "y5", "temple": "b1", "church": "b2", "monastery": "b3", "cathedral": "b5",
    "tavern": "g1", "market": "g2", "trading-post": "g2", "docks": "g3", "harbor": "g4", "town-hall": "g5",
    "watchtower": "r1", "prison": "r2", "battlefield": "r3", "fortress": "r5",
    "haunted-city": "v2", "keep": "v3", "laboratory": "v5", "smithy": "v5", "observatory": "v5", "graveyard": "v5",
    "library": "v6", "school-of-magic": "v6", "university": "v8", "dragon-gate": "v8",
}  # fmt: skip
COUNTS = {"y": 12, "b": 11, "g": 20, "r": 11, "v": 11}
FACTS = {"university-points": 8, "dragon-gate-points": 8}


def reckon(city, tents, first, cards, haunted_counts):
    """Count points card by card, trying every colour for the haunted city."""
    letters = [CARDS[name][0] for name in city if name != "haunted-city"]
    wild = "ybgrv" if haunted_counts else "v"
    tries = [[*letters, colour] for colour in wild] if "haunted-city" in city else [letters]
    five = any(sorted(set(found)) == sorted("ybgrv") for found in tries)
    points = [int(CARDS[name][1:]) for name in city] + [0] * tents + [1] * cards
    if five:
        points.append(3)
    if len(city) + tents > 7:
        points.append({True: 4, False: 2}[first])
    return sum(points)


def table_of(cities, tents, first, cards, haunted):
    seats = Seats(Seat(name, colour) for name, colour in zip(("Ada", "Ben", "Clara"), GAME.colours, strict=False))
    ledger = {"first": seats[first].colour, "haunted-round": 9 if haunted is not None else 1}
    for seat, city, poles, hand in zip(seats, cities, tents, cards, strict=True):
        ledger[f"city.{seat.colour}"] = tuple(city)
        ledger[f"tents.{seat.colour}"] = poles
        ledger[f"action-cards.{seat.colour}"] = hand
    facts = {**FACTS, "haunted-last-round": haunted}
    table = Table(GAME, Beginning("citadels", seats, {"cards": "yes"}, facts, Start(9, ledger)))
    table.at("citadels-phase-scoring", round=9)
    return table


def test_hundreds_of_random_cities_score_the_same():
    rng = Random(0)
    for _ in range(300):
        cities = [rng.sample(sorted(CARDS), rng.randint(0, 11)) for _ in range(3)]
        tents, cards = [rng.randint(0, 1) for _ in range(3)], [rng.randint(0, 5) for _ in range(3)]
        first, haunted = rng.randrange(3), rng.choice(("yes", "no", None))
        table = table_of(cities, tents, first, cards, haunted)
        state = State(table)
        for number, seat in enumerate(table.seats):
            wanted = reckon(cities[number], tents[number], number == first, cards[number], haunted != "no")
            assert score_of(state, seat).total == wanted, (cities[number], tents[number], number == first, cards[number])


def test_the_box_and_the_table_of_this_test_agree():
    assert {key: card.colour.value[0] for key, card in DISTRICTS.items()} == {key: text[0] for key, text in CARDS.items()}
    prices = {key: int(text[1:]) for key, text in CARDS.items()} | {"university": 6, "dragon-gate": 6}
    assert {key: card.cost for key, card in DISTRICTS.items()} == prices
    for colour in Colour:
        assert sum(card.count for card in DISTRICTS.values() if card.colour is colour) == COUNTS[colour.value[0]]
    assert (card_count("", actions=False), card_count("", actions=True), card_count("english", actions=False)) == (65, 80, 66)
    assert ACTIONS[Action.TENT] == ACTIONS[Action.WAGON] == 3


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 6)), min_size=2, max_size=7))
def test_places_follow_points_then_districts(pairs):
    scores = [Score({Colour.RED: buildings}, 0, 0, extra) for buildings, extra in pairs]
    found = ranking({number: one.rank for number, one in enumerate(scores)})
    assert [place for place, _ in found] == sorted(place for place, _ in found)
    for place, number in found:
        one = scores[number]
        better = [s for s in scores if (s.total, s.buildings) > (one.total, one.buildings)]
        assert place == len(better) + 1


def test_a_district_shows_the_points_that_it_counts():
    seats = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))
    facts = {"dragon-gate-points": 8}
    session = Session.begin(GAME, Beginning("citadels", seats, {}, facts), MemoryLog())
    session.correct({"city.blue": ("dragon-gate", "keep")})
    state = session.table.view(State)
    violet = next(row for row in explained(state, seats[0]).build().reasons if row.symbols)
    assert [int(symbol.label) for symbol in violet.symbols] == [3, 8]
    assert violet.total == 11
