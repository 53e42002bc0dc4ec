"""The Council of Four: chains, their rewards and prizes worked out a second way, the price of bribes, whole games."""

from collections import Counter
from contextlib import nullcontext
from dataclasses import replace
from itertools import product
from random import Random

import networkx as nx
import pytest
from every import begin, beginning, until
from hypothesis import given
from hypothesis import strategies as st

from companion.games.council_of_four import GAME
from companion.games.council_of_four.board import board_of
from companion.games.council_of_four.box import (
    CITIES,
    COLOURS,
    COUNCILS,
    LETTERS,
    PERMITS,
    REGIONS,
    SIDES,
    TOKENS,
    TRACK,
    permits_of,
    sides_of,
)
from companion.games.council_of_four.bribes import Bribe, cheapest, laid_of, offers, price
from companion.games.council_of_four.emporium import prize_points, rewards
from companion.games.council_of_four.invariants import councils_are_full
from companion.games.council_of_four.state import State
from companion.language.words import Words
from companion.table import Option, Table, phrase
from companion.table.errors import AnswerRejected
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start

CITY = "ABCDEFGHIJKLMNO"
# Roads, colours (g old, s ilver, b ronze, i ron, p urple) of each side, read a second time off the boards.
ROADS = {
    "arkon-iron": "AB AC BD BE", "arkon-gold": "AC BE CD",
    "king-juvelar": "FI GJ HJ IJ CF DG EH HM IK JL", "king-graden": "FG FI GH GI HJ CF DG EH IK JL JM",
    "lyram-silver": "KN LO MO NO", "lyram-iron": "KL LN MO",
}  # fmt: skip
METALS = {
    "arkon-iron": "igssb", "arkon-gold": "gbsis",
    "king-juvelar": "gsgbp", "king-graden": "gpgbs",
    "lyram-silver": "gsibg", "lyram-iron": "gisbg",
}  # fmt: skip
ROYAL = [25, 18, 12, 7, 3]
TILE = {"gold": 20, "silver": 12, "bronze": 8, "iron": 5, "coast": 5, "hills": 5, "mountains": 5}
PARTS = {"coast": "ABCDE", "hills": "FGHIJ", "mountains": "KLMNO"}


def graph_of(names):
    return nx.Graph([tuple(road) for name in names for road in ROADS[name].split()])


def metal_of(names):
    return dict(zip(CITY, "".join(METALS[name] for name in names), strict=True))


def some_sides(rng):
    return tuple(rng.choice(sides_of(region)) for region in PARTS)


def table_of(rng, ledger, seats=3):
    begun = beginning(GAME, seats)
    table = Table(GAME, Beginning(GAME.name, begun.seats, {}, {}, Start(4, ledger)))
    table.at("council-phase-actions", round=4)
    return table


# --- what is printed


def test_the_eight_boards_are_those_read_off_a_second_time():
    all_sides = list(product(*map(sides_of, REGIONS)))
    assert len(all_sides) == 8
    for names in all_sides:
        board = board_of(*names)
        assert {frozenset(road) for road in board.roads} == {frozenset(road) for road in graph_of(names).edges}
        assert {city: metal[0] for city, metal in board.metal.items()} == metal_of(names)
        assert board.king_city == {"king-juvelar": "J", "king-graden": "G"}[names[1]]


def test_sides_in_the_wrong_place_are_refused():
    with pytest.raises(ValueError, match="coast, hills, mountains"):
        board_of("king-graden", "arkon-iron", "lyram-iron")


def test_the_box_is_complete():
    assert (len(PERMITS), len(TOKENS), len(LETTERS), len(SIDES)) == (45, 14, 15, 6)
    for region, letters in PARTS.items():
        assert Counter(map(len, permits_of(region))) == {1: 5, 2: 5, 3: 5}
        assert Counter("".join(permits_of(region))) == dict.fromkeys(letters, 6)
    assert [city.name[0] for city in CITIES.values()] == list(CITY)
    assert sorted(TRACK) == [2, 4, 6, 8, 10, 12, 14, 16, 18, 19, 20]
    assert len(COLOURS) == 6


# --- chains on many boards


def some_land(rng, seats):
    """A ledger with sides, tokens and emporiums as they may lie, and the same as plain values."""
    names = some_sides(rng)
    king = "J" if names[1] == "king-juvelar" else "G"
    tokens = dict(zip([city for city in CITY if city != king], rng.sample(sorted(TOKENS), 14), strict=True))
    built = {colour: rng.sample(CITY, rng.randint(0, 9)) for colour in seats}
    ledger = {f"side.{region}": name for region, name in zip(PARTS, names, strict=True)}
    ledger |= {f"token.{city}": token for city, token in tokens.items()}
    ledger |= {f"emporiums.{colour}": tuple(cities) for colour, cities in built.items()}
    return names, tokens, built, ledger


def brought(token):
    """Read a token's name: assistants-1-gold-1."""
    parts = token.rstrip("ab").split("-")
    return Counter({name: int(n) for name, n in zip(parts[::2], parts[1::2], strict=True)})


def groups_of(names):
    metal = metal_of(names)
    colours = {tile: {c for c in CITY if metal[c] == tile[0]} for tile in ("gold", "silver", "bronze", "iron")}
    return colours | {region: set(letters) for region, letters in PARTS.items()}


def test_rewards_and_prizes_of_a_building_are_worked_out_alike():
    rng = Random(0)
    for _ in range(350):
        names, tokens, built, ledger = some_land(rng, GAME.colours[:3])
        gone = {tile: rng.choice(("", "", "green")) for tile in TILE}
        royal_gone = rng.randint(0, 5)
        ledger |= {f"tile.{tile}": owner for tile, owner in gone.items()}
        ledger |= {f"royal.{rank}": "blue" for rank in range(1, royal_gone + 1)}
        table = table_of(rng, ledger)
        state, ada = table.view(State), table.seats[0]
        city = rng.choice([c for c in CITY if c not in built["red"]])
        linked = nx.node_connected_component(graph_of(names).subgraph({*built["red"], city}), city)
        wanted = sum((brought(tokens[c]) for c in linked if c in tokens), Counter())
        found = rewards(state, ada, city)
        assert {k: v for k, v in found._asdict().items() if v} == {k: v for k, v in wanted.items() if v}
        full = [t for t, group in groups_of(names).items() if city in group <= {*built["red"], city} and not gone[t]]
        assert prize_points(state, ada, city) == sum(TILE[t] for t in full) + sum(ROYAL[royal_gone:][: len(full)])


# --- bribes

PRICES = {(1, 0): 10, (1, 1): 11, (2, 0): 7, (2, 1): 8, (2, 2): 9, (3, 0): 4, (3, 1): 5, (3, 2): 6, (3, 3): 7}
PRICES |= {(4, jokers): jokers for jokers in range(5)}


def test_the_price_of_every_bribe():
    for laid in product(range(6), range(6)):
        with nullcontext() if laid in PRICES else pytest.raises(ValueError, match="expected 1 to 4 cards"):
            assert price(*laid) == PRICES[laid]
    assert [cheapest(hand, 4) for hand in range(6)] == [None, 10, 7, 4, 0, 0]


def bribe_of(council, hand, gold):
    plain, mixed = offers(len(council), hand, gold)
    options = (*plain, Option("joker", phrase("x")))
    return Bribe("council.bribe", options=options, within={"joker": mixed}, council=tuple(council), hand=hand, gold=gold)


@given(
    st.lists(st.sampled_from(COLOURS), min_size=4, max_size=4),
    st.integers(0, 6),
    st.integers(0, 14),
    st.dictionaries(st.sampled_from((*COLOURS, "joker")), st.integers(0, 4), max_size=5),
)
def test_a_bribe_by_colours_as_0_1_0_wrote_it_is_taken_just_when_the_rules_allow_it(council, hand, gold, laid):
    question = bribe_of(council, hand, gold)
    answer = {colour: laid.get(colour, 0) for colour in (*dict.fromkeys(council), "joker")}
    foreign = [colour for colour, n in laid.items() if colour not in answer and n]
    cards = sum(answer.values())
    fits = all(n <= council.count(colour) for colour, n in answer.items() if colour != "joker")
    allowed = fits and 1 <= cards <= min(4, hand) and PRICES.get((cards, answer["joker"]), 99) <= gold
    try:
        assert laid_of(question.read({**answer, **{colour: laid[colour] for colour in foreign}})) == (cards, answer["joker"])
    except AnswerRejected:
        assert foreign or not allowed
    else:
        assert allowed
        assert not foreign


# --- whole games


def check_told(session):
    """Whenever a chain is told, work it out again from the ledger, and what the king's help has cost."""
    gold = {}

    def told(table):
        question, values = session.question, table.ledger.held
        if question is not None and question.id == "council.king-to":
            gold[question.seat.colour] = values[f"gold.{question.seat.colour}"]
        if question is None or question.id != "council.built":
            return
        colour = question.seat.colour
        if question.args["king"]:
            assert question.args["paid"] == gold[colour] - values[f"gold.{colour}"]
        names = [values[f"side.{region}"] for region in PARTS]
        own = values[f"emporiums.{colour}"]
        linked = nx.node_connected_component(graph_of(names).subgraph(own), own[-1])
        wanted = sum((brought(values[f"token.{c}"]) for c in linked if values[f"token.{c}"]), Counter())
        icons = {"gold": "gold", "assistants": "assistant", "points": "points", "cards": "card", "nobility": "nobility"}
        others = sum(own[-1] in values[f"emporiums.{s.colour}"] for s in table.seats if s.colour != colour)
        wanted["assistants"] -= others + (own[-1] in values["neutral"])
        shown = {symbol.icon: symbol.amount for symbol in question.reasons[-1].symbols}
        assert shown == {icons[name]: amount for name, amount in wanted.items() if amount}

    return told


def test_five_councillors_of_one_colour_on_full_balconies_are_noticed():
    first, *others = COLOURS
    rows = [(first, *others[:3]), (first, *others[1:4]), (first, *others[2:5]), (first, others[0], others[3], others[4])]
    for worn, whole in ((others[0], True), (first, False)):
        rows[3] = (first, worn, others[3], others[4])
        table = table_of(Random(1), {f"balcony.{council}": row for council, row in zip(COUNCILS, rows, strict=True)})
        with nullcontext() if whole else pytest.raises(AssertionError):
            councils_are_full(table)


@pytest.mark.parametrize("players", GAME.seats)
def test_chains_are_told_as_they_are_and_a_full_game_ends_when_the_turn_comes_back(players):
    log = MemoryLog()
    session = Session.begin(GAME, beginning(GAME, players), log)
    play_out(session, Random(players), [check_told(session)])
    assert [placing.place for placing in session.outcome.standing] == sorted(
        placing.place for placing in session.outcome.standing
    )
    values = session.table.ledger.held
    last = values["last"]
    assert len(values[f"emporiums.{last}"]) == 10
    tenth = next(n for n, row in enumerate(log.rows) if row.question == f"council.tenth@{last}")
    asked = [row.question for row in log.rows[tenth:] if row.question.startswith("council.turn@")]
    colours = dict.fromkeys(text.split("@")[1].split("#")[0] for text in asked)
    seats = session.table.seats.colours
    others = [seats[(seats.index(last) + n) % players] for n in range(1, players)]
    assert [colour for colour in colours if colour != last] == others


def test_a_journal_whose_elections_asked_who_went_where_is_read():
    log, rng = MemoryLog(), Random(5)
    session = Session.begin(GAME, beginning(GAME, 2, books="full", start="new"), log)
    until(session, "council.turn", rng, seated="later")
    session.answer("elect")
    assert session.question.id == "council.turn", "nobody is asked who went where"
    elected = log.rows[-1]
    gone = [("council.councillor#1.1", "pink"), ("council.balcony#1.1", "coast")]
    older = [elected._replace(step=elected.step + n, question=asked, value=key) for n, (asked, key) in enumerate(gone, start=1)]
    again = Session.resume(GAME, [*log.rows, *older], MemoryLog())
    assert again.question.identity == session.question.identity
    assert again.table.ledger.snapshot() == session.table.ledger.snapshot()


def test_a_permit_without_its_region_as_in_older_journals_asks_for_it():
    session, rng = Session.begin(GAME, beginning(GAME, 2, books="full", start="new"), MemoryLog()), Random(5)
    until(session, "council.turn", rng)
    session.answer("permit")
    assert session.question.id == "council.region"


def test_a_journal_whose_bribes_asked_who_sat_in_the_council_is_read():
    log, rng = MemoryLog(), Random(5)
    session = Session.begin(GAME, beginning(GAME, 2, books="full", start="new"), log)
    until(session, "council.bribe", rng, seated="later")
    session.answer(session.question.sample(rng))
    *before, bribed = log.rows
    seated = [bribed._replace(step=bribed.step + n, question=f"council.seated[coast]#{n + 1}.1", value="black") for n in range(4)]
    older = [*before, *seated, bribed._replace(step=bribed.step + 4)]
    again = Session.resume(GAME, older, MemoryLog())
    assert again.question.identity == session.question.identity
    assert again.table.ledger.snapshot() == session.table.ledger.snapshot()


def test_the_overview_shows_balconies_open_permits_emporiums_and_the_king_as_they_are():
    session = begin(GAME, 3, books="full")
    rng, seen = Random(2), 0
    while session.question is not None:
        state, shown = session.table.view(State), GAME.overview(session.table)
        if shown is not None and shown.rows:
            rows = {row.icon: row for row in shown.rows}
            for region in ("coast", "hills", "mountains"):
                assert rows[region].cards == state.permits.open(region)
            sitting = [tuple(piece.icon.removeprefix("councillor-") for piece in row.pieces) for row in shown.rows]
            assert sorted(sitting) == sorted(state.councils.balcony.values())
            assert [spot.key for spot in shown.places.spots if spot.figure] == [state.regions.king.value]
            built = state.regions.list_built()
            assert all(spot.marks == tuple(seat for seat, at in built if spot.key in at) for spot in shown.places.spots)
            seen += 1
        session.answer(session.question.sample(rng))
    assert seen > 100


def test_light_books_tell_whose_tenth_emporium_began_the_last_turns():
    turn = Start(round=5, ledger={"first": "red", "active": "red"})
    session = Session.begin(GAME, replace(beginning(GAME, 3, books="light"), start=turn), MemoryLog())
    session.answer("tenth")
    assert "Ada’s tenth emporium stands: 3 points" in Words("en", [GAME.folder])(session.question.words, "spoken")
