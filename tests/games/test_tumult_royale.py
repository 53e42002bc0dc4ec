"""Tumult Royale: its sums against brute force, its taps in light books, random games with corrections and announcements."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from every import NAMES, begin, recorded
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tumult_royale import GAME
from companion.games.tumult_royale.box import FIELDS, KINDS, NUMBERS, SETUP, Price
from companion.games.tumult_royale.mercy import with_fewest
from companion.games.tumult_royale.payments import covers, lacking, one_too_many, payments, stock, tiles_of
from companion.games.tumult_royale.ranks import in_order, swaps
from companion.games.tumult_royale.scoring import apart
from companion.games.tumult_royale.state import FACES, State, face, symbols, tile_of
from companion.games.tumult_royale.tumults import counted, greediest, handed_back
from companion.language.words import Words
from companion.play.acts import Answer, Correct
from companion.play.controller import Controller
from companion.rulebook.lessons.pictures import Shape, pictures_of
from companion.system.languages import LANGUAGES
from companion.table import AnswerRejected, Hourglass, Order, ReadTiles, Seat, Seats, Spin, Tally, phrase
from companion.table.errors import CorrectionRejected
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.screen.paint import svg
from companion.ui.terminal.terminal_seats import describe_doubtful

TILES = st.lists(st.sampled_from(FACES), max_size=8)
PRICES = st.builds(Price, *[st.integers(0, 4)] * 3).filter(any)
OPTIONS = [
    {},
    {"books": "light"},
    {"variant": "gamblers"},
    {"start": "joined", "spinner": "house"},
    {"start": "joined", "books": "light"},
    {"last-field": "whole"},
]


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
    assert {payment.parts: payment.gain for payment in payments(stock(tuple(tiles)), price)} == brute_force(tuple(tiles), price)


@given(TILES, PRICES)
def test_there_is_a_payment_just_where_nothing_is_lacking(tiles, price):
    assert bool(payments(stock(tuple(tiles)), price)) == (not lacking(stock(tuple(tiles)), price))


@given(TILES, PRICES)
def test_the_tiles_of_a_payment_are_among_those_held_and_the_dearest_comes_first(tiles, price):
    legal = payments(stock(tuple(tiles)), price)
    assert [payment.gain for payment in legal] == sorted((payment.gain for payment in legal), reverse=True)
    for payment in legal:
        picked = tiles_of(payment, tiles)
        assert not Counter(picked) - Counter(tiles)
        assert stock(tuple(picked)) == payment.parts


@given(TILES, PRICES)
def test_what_is_shown_as_one_too_many_is_held_but_not_legal(tiles, price):
    held = stock(tuple(tiles))
    legal = {payment.parts for payment in payments(held, price)}
    for payment in one_too_many(held, price):
        assert payment.parts not in legal
        assert all(not Counter(part) - Counter(sizes) for part, sizes in zip(payment.parts, held, strict=True))


@pytest.mark.parametrize(
    ("amount", "legal"),
    [
        (1, {(1,), (2,), (3,)}),
        (2, {(2,), (3,), (1, 1)}),
        (3, {(3,), (2, 1), (1, 1, 1), (2, 2)}),
    ],
)
def test_table_d_of_the_strict_reading(amount, legal):
    tried = {tuple(sorted(part, reverse=True)) for n in (1, 2, 3) for part in combinations((1, 1, 1, 2, 2, 2, 3, 3, 3), n)}
    assert {part for part in tried if covers(part, amount)} == legal


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


@pytest.mark.parametrize(("players", "goods", "each"), [(2, 21, 30), (3, 30, 20), (4, 39, 15)])
def test_table_a(players, goods, each):
    box = SETUP[players]
    assert (box.goods, box.supporters, players * box.supporters) == (goods, each, 60)
    assert sum(box.turned_up.values()) == box.regions // 2


@pytest.mark.parametrize(
    ("a", "mercy_a", "b", "mercy_b", "who"),
    [
        (4, False, 5, False, "B"),
        (4, False, 4, False, "A"),
        (4, False, 5, True, "A"),
        (5, True, 4, False, "A"),
        (4, True, 4, False, "B"),
        (0, False, 1, True, "A"),
        (0, False, 0, False, "A"),
        (1, True, 0, False, "A"),
        (0, True, 1, False, "B"),
        (0, True, 0, False, "A"),
    ],
)
def test_table_b(a, mercy_a, b, mercy_b, who):
    assert greediest({"A": a, "B": b}, {"A": mercy_a, "B": mercy_b}, {"A": 1, "B": 2}) == who


@given(st.dictionaries(st.sampled_from("ABCD"), st.tuples(st.integers(0, 9), st.booleans()), min_size=2))
def test_the_greediest_is_nobody_whom_another_outdoes(robbed):
    rank = {who: number for number, who in enumerate(sorted(robbed), start=1)}
    who = greediest({k: v[0] for k, v in robbed.items()}, {k: v[1] for k, v in robbed.items()}, rank)
    mine = counted(*robbed[who])
    for other in robbed:
        theirs = counted(*robbed[other])
        assert theirs < mine or (theirs == mine and rank[who] <= rank[other])


@given(TILES, st.sampled_from(KINDS))
def test_what_goes_back_leaves_one_tile_with_the_fewest_symbols(tiles, kind):
    back = handed_back(tiles, kind)
    kept = list((Counter(t for t in tiles if tile_of(t).kind == kind) - Counter(back)).elements())
    assert len(kept) == min(1, len([t for t in tiles if tile_of(t).kind == kind]))
    assert all(tile_of(kept[0]).symbols <= tile_of(tile).symbols for tile in back)


@given(st.lists(st.integers(0, 40), min_size=2, max_size=4), st.randoms())
def test_swaps_bring_the_order_about(supporters, chance):
    players = "ABCD"[: len(supporters)]
    cards = list(range(1, len(players) + 1))
    chance.shuffle(cards)
    rank = dict(zip(players, cards, strict=True))
    order = in_order(dict(zip(players, supporters, strict=True)), rank)
    held = dict(rank)
    for swap in swaps(order, rank):
        assert held[swap.holder] == swap.rank
        held[swap.who], held[swap.holder] = held[swap.holder], held[swap.who]
    assert [held[who] for who in order] == sorted(cards)
    count = dict(zip(players, supporters, strict=True))
    for higher, lower in pairwise(order):
        assert count[higher] > count[lower] or (count[higher] == count[lower] and rank[higher] < rank[lower])


def test_the_rulebooks_swaps():
    rank = {"Violet": 1, "Blue": 2, "Yellow": 3, "Grey": 4}
    order = in_order({"Violet": 21, "Blue": 25, "Yellow": 23, "Grey": 21}, rank)
    made = [(swap.rank, swap.who, swap.holder) for swap in swaps(order, rank)]
    assert made == [(1, "Blue", "Violet"), (2, "Yellow", "Violet")]
    assert order == ("Blue", "Yellow", "Violet", "Grey")


@pytest.mark.parametrize(
    ("statues", "pitied"), [((3, 4, 5, 6), {0}), ((3, 3, 5, 6), {0, 1}), ((3, 3, 3, 4), {0, 1, 2}), ((4, 4, 4, 4), set())]
)
def test_table_g(statues, pitied):
    assert with_fewest(dict(enumerate(statues))) == pitied


def test_how_far_apart():
    assert apart((15, 19, 21)) == 6
    assert apart((16, 19, 21)) == 5


@given(st.sampled_from(FACES))
def test_a_tile_is_read_as_it_was_written(text):
    assert face(tile_of(text)) == text


# --- taps in light books


def taps(question, answer, likely=None):
    """Count the taps of an answer: a row of a tally or a place of an order is one, and so is going on."""
    if isinstance(question, Hourglass):
        return 0
    if isinstance(question, Tally):
        return 1 + sum(answer[row.key] != row.likely for row in question.rows)
    if isinstance(question, Order):
        return len(answer)
    return 1


def light_round(robbed):
    """Play the fourth round of four players in light books, with or without a tumult for bread; return all taps."""
    ledger = {f"statues.{colour}": 5 for colour in GAME.colours} | {f"rank.{c}": r for r, c in enumerate(GAME.colours, start=1)}
    beginning = begin(GAME, 4).beginning
    start = type(beginning.start)(4, ledger)
    session = Session.begin(GAME, type(beginning)(GAME.name, beginning.seats, {"books": "light"}, {}, start), MemoryLog())
    answers = {
        "tumult.mood": 4,
        "tumult.raid": 0,
        "tumult.people": {"bread": 2 if robbed else 5, "marble": 4, "tools": 6},
        "tumult.robbed": {"blue": 5, "yellow": 4, "purple": 1, "grey": 2},
        "tumult.order": ("yellow", "blue", "purple"),
        "tumult.statues": {"blue": 6, "yellow": 7, "purple": 6, "grey": 5},
    }
    total = 0
    while session.table.place.round == 4:
        question = session.question
        answer = answers.get(question.id)
        total += taps(question, answer)
        session.answer(answer)
    return total


def test_a_light_round_takes_about_twenty_taps():
    with_tumult, without = light_round(robbed=True), light_round(robbed=False)
    assert with_tumult <= 24
    assert without < with_tumult
    assert without <= 19


# --- random games


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "full")
@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_keep_the_invariants(players, options):
    for seed in range(3):
        session = begin(GAME, players, **options)
        play_out(session, Random(f"{seed} {players} {options}"), GAME.invariants)
        assert session.outcome.winners


def test_the_winner_of_a_random_game_has_the_most_statues_and_of_equals_the_higher_rank():
    for seed in range(12):
        session = begin(GAME, 2 + seed % 3, start="joined")
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


def test_a_game_goes_on_after_corrections_of_everything():
    rows = recorded(GAME, 3, seed=5)
    for upto in range(12, len(rows), 9):
        session = Session.resume(GAME, rows[:upto], MemoryLog())
        if session.question is None:
            continue
        held = session.table.ledger.held
        session.correct({"rank.blue": held["rank.yellow"], "rank.yellow": held["rank.blue"]})
        session.correct({"supporters.blue": held["supporters.blue"] + 2, "supply": held["supply"] - 2})
        with pytest.raises(CorrectionRejected):  # mercy follows from the statues
            session.table.ledger.complete({"mercy.purple": not held["mercy.purple"]})
        session.correct(session.table.ledger.complete({"statues.purple": min(24, held["statues.purple"] + 1)}))
        for invariant in GAME.invariants:
            invariant(session.table)
        middle = held["middle"][2:]  # the books never hold more than was there to rob
        session.correct({"tiles.blue": ("bread-1-plain", "marble-3-plain"), "middle": middle, "demand.bread": 4})
        play_out(session, Random(upto))
        assert session.outcome is not None


def test_announcements_at_any_time_leave_a_game_playable():
    rows = recorded(GAME, 2, seed=6)
    for upto in range(2, len(rows), 11):
        session = Session.resume(GAME, rows[:upto], MemoryLog())
        if session.question is None:
            continue
        heard = {announcement.id for announcement, _ in session.table.announcements}
        assert {"tumult.all-stand", "tumult.stop"} <= heard
        for name in heard & {"tumult.light-books", "tumult.spin-forgotten"}:
            session.announce(name)
        play_out(session, Random(upto), GAME.invariants)
        again = Session.resume(GAME, rows[:upto], MemoryLog())
        again.announce("tumult.all-stand", "yellow")
        assert [seat.colour for seat in again.outcome.winners] == ["yellow"]


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
    assert describe_doubtful(session.question, session.question.parse([["bread", 2]])) == phrase(
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


# --- words


def _texts(words, question):
    """Give what a plate or a line of this question says, with the most letters it has room for."""
    yield words(question.words), 64
    yield words.find_optional(question.words, "done") or "", 16
    for option in getattr(question, "options", ()):
        yield words(option.words), 18
        yield words(option.off) if option.off else "", 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_answers_and_reasons_have_room(language):
    words = Words(language, [GAME.folder])
    names = ("Charlotte", "Friedrich", "Valentina", "Sebastian")
    for number, options in enumerate(OPTIONS):
        seats = Seats(map(Seat, names, GAME.colours))
        session = Session.begin(GAME, Beginning(GAME.name, seats, options, {}), MemoryLog())

        def fits(_, session=session):
            for text, room in _texts(words, session.question) if session.question else ():
                assert len(text) <= room, text

        play_out(session, Random(number), (fits,))


def test_every_picture_asked_for_is_there_and_its_drawings_too():
    pictures = pictures_of(GAME.folder)
    icons = {path.stem for path in (svg.ICONS).glob("*.svg")}
    own = {path.stem for path in (GAME.folder / "icons").glob("*.svg")}
    asked = {question.picture for options in OPTIONS for question in _asked(options)} - {""}
    assert asked <= set(pictures)
    drawn = {part.draw for picture in pictures.values() for part in picture.parts if isinstance(part, Shape)}
    assert drawn <= icons | own


def _asked(options):
    rows = recorded(GAME, 4, seed=9, **options)
    return Session.resume(GAME, rows, MemoryLog()).run.asked


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
