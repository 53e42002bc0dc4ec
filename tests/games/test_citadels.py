"""Citadels: whole games, the draft table, secrecy, corrections, and the districts of the box read off a second time."""

from random import Random

import pytest
from every import NAMES

from companion.games.citadels import GAME, box, building, draft
from companion.games.citadels.box import ACTIONS, Action, Character, Colour, card_count, deck
from companion.games.citadels.ending import explained
from companion.games.citadels.state import State
from companion.language.words import Words
from companion.play.acts import Adopt, Correct
from companion.play.controller import Controller
from companion.table import ChoosePlace, Seat, Seats
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


# --- the districts of the box, read off a second time

# name: (letter of its colour, points) as the rules and the owner's cards have them
CARDS = {
    "manor": "y3", "castle": "y4", "palace": "y5", "temple": "b1", "church": "b2", "monastery": "b3", "cathedral": "b5",
    "tavern": "g1", "market": "g2", "trading-post": "g2", "docks": "g3", "harbor": "g4", "town-hall": "g5",
    "watchtower": "r1", "prison": "r2", "battlefield": "r3", "fortress": "r5",
    "haunted-city": "v2", "keep": "v3", "laboratory": "v5", "smithy": "v5", "observatory": "v5", "graveyard": "v5",
    "library": "v6", "school-of-magic": "v6", "university": "v8", "dragon-gate": "v8",
}  # fmt: skip
COUNTS = {"y": 12, "b": 11, "g": 20, "r": 11, "v": 11}


def test_the_box_and_the_table_of_this_test_agree():
    assert {key: card.colour.value[0] for key, card in DISTRICTS.items()} == {key: text[0] for key, text in CARDS.items()}
    prices = {key: int(text[1:]) for key, text in CARDS.items()} | {"university": 6, "dragon-gate": 6}
    assert {key: card.cost for key, card in DISTRICTS.items()} == prices
    for colour in Colour:
        assert sum(card.count for card in DISTRICTS.values() if card.colour is colour) == COUNTS[colour.value[0]]
    assert (card_count("", actions=False), card_count("", actions=True), card_count("english", actions=False)) == (65, 80, 66)
    assert ACTIONS[Action.TENT] == ACTIONS[Action.WAGON] == 3


def test_a_district_shows_the_points_that_it_counts():
    seats = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))
    facts = {"dragon-gate-points": 8}
    session = Session.begin(GAME, Beginning("citadels", seats, {}, facts), MemoryLog())
    session.correct({"city.blue": ("dragon-gate", "keep")})
    state = session.table.view(State)
    violet = next(row for row in explained(state, seats[0]).build().reasons if row.symbols)
    assert [int(symbol.label) for symbol in violet.symbols] == [3, 8]
    assert violet.total == 11
