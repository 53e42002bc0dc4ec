"""The final scoring against a second implementation, written from tables and in another way."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.games.citadels import GAME
from companion.games.citadels.box import ACTIONS, DISTRICTS, Action, Colour, card_count
from companion.games.citadels.ending import explained, score_of
from companion.games.citadels.scoring import Score
from companion.games.citadels.state import State
from companion.table import Seat, Seats, Table, ranking
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start

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
    assert (card_count(actions=False), card_count(actions=True)) == (65, 80)
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
