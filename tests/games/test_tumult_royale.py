"""Tumult Royale: its sums against brute force, random games with announcements, what is read and shown."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from every import NAMES, begin
from hypothesis import given
from hypothesis import strategies as st

from companion.app.desk.app import words_of
from companion.games.tumult_royale import GAME
from companion.games.tumult_royale.box import FIELDS, KINDS, NUMBERS, SETUP, Price
from companion.games.tumult_royale.mercy import with_fewest
from companion.games.tumult_royale.payments import lacking, one_too_many, payments, stock, tiles_of
from companion.games.tumult_royale.state import FACES, State, symbols, tile_of
from companion.games.tumult_royale.tumults import greediest, handed_back
from companion.play.acts import Answer, Correct
from companion.play.controller import Controller
from companion.table import AnswerRejected, ReadTiles, Spin, phrase
from companion.table.selfplay import play_out
from companion.ui.terminal.terminal_seats import describe_doubtful

TILES = st.lists(st.sampled_from(FACES), max_size=8)
PRICES = st.builds(Price, *[st.integers(0, 4)] * 3).filter(any)


def brute_force(tiles, price):
    """Every set of tiles that covers the price, while no tile of it could be left out; with what it overpays."""
    found = {}
    for number in range(1, len(tiles) + 1):
        for chosen in combinations(tiles, number):
            sums = [symbols(chosen, kind) for kind in KINDS]
            needed = all(total >= amount for total, amount in zip(sums, price, strict=True))
            spare = any(
                all(symbols(chosen[:i] + chosen[i + 1 :], kind) >= amount for kind, amount in zip(KINDS, price, strict=True))
                for i in range(number)
            )
            if needed and not spare:
                found[stock(tuple(chosen))] = sum(sums) - sum(price)
    return found


@given(TILES, PRICES)
def test_payments_are_those_of_which_no_tile_could_be_left_out(tiles, price):
    held = stock(tuple(tiles))
    legal = payments(held, price)
    assert {payment.parts: payment.gain for payment in legal} == brute_force(tuple(tiles), price)
    assert bool(legal) == (not lacking(held, price))
    assert [payment.gain for payment in legal] == sorted((payment.gain for payment in legal), reverse=True)
    for payment in legal:
        picked = tiles_of(payment, tiles)
        assert not Counter(picked) - Counter(tiles)
        assert stock(tuple(picked)) == payment.parts
    for payment in one_too_many(held, price):
        assert payment.parts not in {payment.parts for payment in legal}
        assert all(not Counter(part) - Counter(sizes) for part, sizes in zip(payment.parts, held, strict=True))


def test_table_a():
    for players, goods, each in ((2, 21, 30), (3, 30, 20), (4, 39, 15)):
        box = SETUP[players]
        assert (box.goods, box.supporters, players * box.supporters) == (goods, each, 60)
        assert sum(box.turned_up.values()) == box.regions // 2


def test_table_c():
    known = {field.name: (field.statues, field.price and tuple(field.price), field.anywhere) for field in FIELDS}
    assert known == {
        "pasture": (1, (1, 1, 0), True),
        "forest": (1, (1, 1, 1), True),
        "mountain": (1, (1, 1, 2), False),
        "village": (2, None, False),
        "palace": (3, (0, 2, 3), False),
    }
    assert Price(1, 1, 1).doubled() == Price(2, 2, 2)
    assert dict(NUMBERS) == {7: 5, 10: 0}


def test_table_b():
    for line in (
        "4 5 B", "4 4 A", "4 5m A", "5m 4 A", "4m 4 B", "0 1m A", "0 0 A", "1m 0 A", "0m 1 B", "0m 0 A",
    ):  # fmt: skip
        a, b, who = line.split()
        robbed = {name: int(text[0]) for name, text in (("A", a), ("B", b))}
        assert greediest(robbed, {"A": a.endswith("m"), "B": b.endswith("m")}, {"A": 1, "B": 2}) == who, line


@given(TILES, st.sampled_from(KINDS))
def test_what_goes_back_leaves_one_tile_with_the_fewest_symbols(tiles, kind):
    back = handed_back(tiles, kind)
    kept = list((Counter(t for t in tiles if tile_of(t).kind == kind) - Counter(back)).elements())
    assert len(kept) == min(1, len([t for t in tiles if tile_of(t).kind == kind]))
    assert all(tile_of(kept[0]).symbols <= tile_of(tile).symbols for tile in back)


def test_table_g():
    for statues, pitied in (((3, 4, 5, 6), {0}), ((3, 3, 5, 6), {0, 1}), ((3, 3, 3, 4), {0, 1, 2}), ((4, 4, 4, 4), set())):
        assert with_fewest(dict(enumerate(statues))) == pitied


# --- random games


def test_the_winner_of_a_random_game_has_the_most_statues_and_of_equals_the_higher_rank():
    for seed in range(3):
        session = begin(GAME, 2 + seed, start="joined")
        play_out(session, Random(seed), GAME.invariants)
        state = State(session.table)
        best = max(session.table.seats, key=lambda seat: (state.statues[seat], -state.rank[seat]))
        assert session.outcome.winners == (best,)
        assert [placing.place for placing in session.outcome.standing] == list(range(1, len(session.table.seats) + 1))


def test_regions_are_turned_up_on_space_three_by_choice_and_on_space_five_all():
    served = {}
    for seed in range(4):
        session, chance = begin(GAME, 3), Random(seed)
        while (question := session.question) is not None:
            if question.id == "tumult.regions":
                served[question.occurrence[0]] = {"TR-139", "TR-140"}.intersection(question.rules)
            session.answer(question.sample(chance))
    assert served == {3: {"TR-139"}, 5: {"TR-140"}}


def test_a_reading_knows_what_was_read_before():
    session = begin(GAME, 2)
    mix = {f"{kind}-{size}": 2 if (kind, size) != ("bread", 1) else 5 for kind in KINDS for size in (1, 2, 3)}
    session.correct({"fact.mix-plain": mix})
    while session.question.id != "tumult.middle":
        question = session.question
        session.answer(3 if isinstance(question, Spin) else question.sample(Random(1)))
    assert session.question.most == 15
    session.answer([["bread", 3], ["bread", 3]])
    assert session.question.most == 13
    with pytest.raises(AnswerRejected):
        session.answer([["bread", 3]])
    session.answer([["bread", 2]])
    assert session.question.most == 12
    assert NAMES[1] == session.question.seat.name
    assert (
        session.question.least == 12
    )  # the last board holds all that is left: fewer are flagged, and taken, for one may be gone
    assert describe_doubtful(session.question, session.question.parse([["bread", 2]]), "B2", words_of("en", GAME)) == phrase(
        "terminal-too-few", n=1, least=12
    )
    session.answer([["bread", 2]])
    assert session.question.id != "tumult.board"


def test_where_the_last_seat_is_empty_the_last_who_is_there_holds_all_tiles_that_remain():
    controller = Controller(begin(GAME, 3))
    controller.go_on()
    controller.do(Correct({f"left.{GAME.colours[2]}": "empty"}))
    boards = {}
    while (question := controller.session.question).id != "tumult.greediest" and controller.session.table.place.round < 2:
        if question.id == "tumult.board":
            boards[question.seat.name] = question.least, question.most
        read = [["bread", 1]] if isinstance(question, ReadTiles) else question.sample(Random(1))
        controller.do(Answer(3 if isinstance(question, Spin) else read, controller.session.step))
    assert list(boards) == ["Ada", "Ben"], "an empty chair has robbed nothing, and is asked for nothing"
    assert boards["Ada"][0] == 0
    assert boards["Ben"][0] == boards["Ben"][1] > 1


def test_every_field_of_the_country_stands_at_its_place_with_its_price_whoever_asks_and_statues_on_their_track():
    session, rng, seen = begin(GAME, 4, books="full"), Random(3), set()
    while session.question is not None and len(seen) < 12:
        question = session.question
        if question.id == "tumult.place":
            spots = {spot.key: spot for spot in question.places.spots}
            assert [spot.area for spot in spots.values()] == ["near"] * 5 + ["far"] * 2
            assert {option.key for option in question.options} == {*spots, "pass"}
            assert [(each.icon, each.amount) for each in spots["forest"].symbols] == [("bread", 1), ("marble", 1), ("tools", 1)]
            assert [each.amount for each in spots["forest-far"].symbols] == [2, 2, 2]
            statues = session.table.view(State).statues
            assert dict(question.illustration.at) == {seat: statues[seat] for seat in session.table.seats}
            seen.add(question.identity)
        session.answer(question.sample(rng))
    assert len(seen) == 12


def test_the_overview_shows_what_the_books_know_of_castles_and_people_and_nothing_else():
    session = begin(GAME, 4, books="full")
    rng, seen = Random(11), 0
    while session.question is not None:
        state, shown = session.table.view(State), GAME.overview(session.table)
        tiles = [*(state.tiles[seat] for seat in session.table.seats), state.middle.value]
        assert (shown is None) == (not any(tiles))
        for row, lying in zip(shown.rows if shown else (), tiles, strict=False):
            amounts = {piece.icon: int(piece.label) for piece in row.pieces}
            assert amounts == ({kind: symbols(lying, kind) for kind in KINDS} if lying else {})
            seen += bool(amounts)
        session.answer(session.question.sample(rng))
    assert seen > 20
