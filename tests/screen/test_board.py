"""The scoreboard with two to ten seats: every name and figure stays in its own field, and no field covers another."""

from dataclasses import replace
from itertools import combinations

import pytest
from samples import CHOOSE, NOW, NUMBER, SIZES, TELL, scene

from companion.table import Figure, Outcome, Placing, Seat, Seats, SeatScore, phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.frame.changes import HANDED, SECONDS
from companion.ui.screen.page.effects import TurnPage
from companion.ui.screen.page.state import ScreenState
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.moving import Track, freeze, rests_at
from companion.ui.screen.paint.text import fit_name

COLOURS = ("blue", "yellow", "purple", "grey", "red", "green", "white", "black", "orange", "pink")
NAMES = ("Ada", "Benedikta", "Maximilian", "Karl Otto", "Wolfgang", "Mia", "Zoe", "Ingeborg", "Jo", "Quirin")


def table(count):
    return Seats(Seat(name, colour) for name, colour in zip(NAMES[:count], COLOURS, strict=False))


def scores(seats, figures):
    badges = {0: (Figure("crown", 1),), 1: (Figure("coronet", 2), Figure("mercy", 1, counted=False))}
    return tuple(SeatScore(seat, figures, badges.get(place, ())) for place, seat in enumerate(seats))


FIGURES = {
    "small": (Figure("statue", 0), Figure("points", 0)),
    "usual": (Figure("statue", 8), Figure("points", 42), Figure("gold", 11)),
    "large": (Figure("points", 128), Figure("gold", 100)),
    "below nothing": (Figure("points", -760),),
}


@pytest.mark.parametrize("figures", FIGURES.values(), ids=FIGURES)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 7, 8, 10])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_written_of_a_seat_stays_in_its_field(size, count, figures):
    seats = table(count)
    page = compose(scene(replace(TELL, seat=seats[1]), size, seats=seats, scoreboard=scores(seats, figures), explain=False))
    assert page.faults == ()
    fields = [target.box for target in page.targets if target.name.startswith("seat:")]
    assert [page.heard[f"seat:{seat.colour}"] for seat in seats] == [seat.name for seat in seats]
    assert len(fields) == count
    assert not any(a.meets(b) for a, b in combinations(fields, 2))
    lines = [item for item in page.items if isinstance(item, LineItem)]
    for field in fields:
        inside = [line for line in lines if line.ink.meets(field)]
        assert inside, "the number that counts"
        assert [line.text for line in inside if not field.holds(line.ink)] == []
        assert [(a.text, b.text) for a, b in combinations(inside, 2) if a.ink.meets(b.ink)] == []


FAR = [(800, 480), (1024, 600), (1280, 720), (720, 1280)]


@pytest.mark.parametrize("size", FAR, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", range(2, 8))
def test_the_number_that_counts_is_read_from_the_far_chair(count, size):
    seats, form = table(count), format_for(*size)
    page = compose(scene(TELL, size, seats=seats, scoreboard=scores(seats, FIGURES["usual"]), explain=False))
    fields = [target.box for target in page.targets if target.name.startswith("seat:")]
    lines = [item for item in page.items if isinstance(item, LineItem) and item.text == "8"]
    least = form.choose_size("focus" if count <= 4 or size[0] > size[1] else "answer", FontFace.SANS_SEMIBOLD)
    assert len(fields) == count
    for field in fields:
        assert [line.size for line in lines if field.holds(line.ink) and line.size >= least], count


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_rail_is_slim_and_always_in_the_same_place(size):
    seats, places = table(4), []
    for question in (TELL, CHOOSE, NUMBER):
        page = compose(scene(question, size, seats=seats, scoreboard=scores(seats, FIGURES["usual"]), explain=False))
        places.append([target.box for target in page.targets if target.name.startswith("seat:")])
    assert places[0] == places[1] == places[2]
    assert all(box.h <= 0.13 * size[1] for box in places[0])


def moving(before, after, now):
    board = [scores(table(4), figures) for figures in (before, after)]
    state = ScreenState(step=7, asked=TELL, scores=board[1], before=board[0], moves=NOW)
    made = replace(scene(TELL, (800, 480), seats=table(4), scoreboard=board[1], explain=False), state=state, now=NOW + now)
    return compose(made)


def test_a_figure_stands_as_it_was_until_its_pieces_travel_and_then_tells_by_how_much_it_has_changed():
    waits, begun = (moving((Figure("points", 8),), (Figure("points", 12),), now) for now in (-0.01, 0.01))
    for page, text, ink in ((waits, "8", waits.look.ink), (begun, "12", begun.look.rubric)):
        written = [item for item in page.items if isinstance(item, LineItem) and item.text in {"8", "12"}]
        assert [(item.text, item.colour) for item in written] == [(text, ink)] * 4
    assert begun.wake is not None
    assert begun.wake <= NOW + 2
    later = moving((Figure("points", 8),), (Figure("points", 12),), 2.01)
    assert later.look.rubric not in {item.colour for item in later.items if isinstance(item, LineItem) and item.text == "12"}
    plain = tuple(SeatScore(seat, (Figure("points", 9),)) for seat in table(4))
    state = ScreenState(step=7, asked=TELL, scores=plain, before=scores(table(4), (Figure("points", 5),)), moves=NOW)
    told = compose(replace(scene(TELL, (800, 480), seats=table(4), scoreboard=plain, explain=False), state=state, now=NOW + 1))
    assert [item.text for item in told.items if isinstance(item, LineItem)].count("+4") == 4, "by how much"
    pieces = [item for item in begun.items if isinstance(item, Track) and not item.keys[-1].seen]
    assert len(pieces) == 4 * 3
    assert rests_at(begun.items) == NOW + SECONDS
    assert SECONDS <= 0.4
    assert all(item not in pieces for item in freeze(begun.items, NOW + SECONDS))
    assert rests_at(moving((Figure("points", 8),), (Figure("points", 12),), 0.41).items) is None


def handed(before, after):
    """Compose the scoreboard in the moment in which these figures and badges of each of four seats become those."""
    boards = [tuple(SeatScore(seat, *one) for seat, one in zip(table(4), rows, strict=True)) for rows in (before, after)]
    state = ScreenState(step=7, asked=TELL, scores=boards[1], before=boards[0], moves=NOW)
    told = scene(TELL, (800, 480), seats=table(4), scoreboard=boards[1], explain=False)
    return compose(replace(told, state=state, now=NOW))


def test_what_one_seat_loses_and_another_gains_crosses_the_table():
    gold = [(Figure("points", number),) for number in (5, 2, 4, 4)]
    page = handed([(each, ()) for each in gold], [((Figure("points", number),), ()) for number in (0, 7, 4, 4)])
    fields = [target.box for target in page.targets if target.name.startswith("seat:")]
    pieces = [item for item in page.items if isinstance(item, Track)]
    assert len(pieces) == 3
    for piece in pieces:
        assert fields[0].holds(piece.at(piece.keys[0].second).box), "it comes from who has lost it"
        assert fields[1].meets(piece.item.box)
    assert rests_at(page.items) == NOW + HANDED


def test_ranks_change_their_places_with_their_numbers():
    ranks = [(), (2,), (3,), (4,)]
    before = [((), tuple(Figure("coronet", number) for number in each)) for each in ranks]
    page = handed(before, [before[0], before[3], before[2], before[1]])
    fields = [target.box for target in page.targets if target.name.startswith("seat:")]
    ways = [item for item in page.items if isinstance(item, Track)]
    assert len(ways) == 2 * 2, "a coronet and its number, of two seats"
    starts = [next(place for place, field in enumerate(fields) if field.meets(way.at(NOW).box)) for way in ways]
    ends = [next(place for place, field in enumerate(fields) if field.meets(way.at(NOW + HANDED).box)) for way in ways]
    assert sorted(zip(starts, ends, strict=True)) == [(1, 3), (1, 3), (3, 1), (3, 1)]


def test_the_crown_comes_from_the_head_that_wore_it():
    seats = table(4)
    was, now = ({2: (Figure("crown", 1),)}, {0: (Figure("crown", 1),)})
    before, after = (tuple(SeatScore(seat, (), badges.get(n, ())) for n, seat in enumerate(seats)) for badges in (was, now))
    state = ScreenState(step=7, asked=TELL, scores=after, before=before, moves=NOW)
    page = compose(replace(scene(TELL, (800, 480), seats=seats, scoreboard=after, explain=False), state=state, now=NOW))
    crown = next(item for item in page.items if isinstance(item, Track))
    fields = [target.box for target in page.targets if target.name.startswith("seat:")]
    assert fields[2].holds(crown.at(NOW).box)
    assert fields[0].holds(crown.at(NOW + HANDED).box)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [3, 5, 6, 7, 10])
def test_every_banner_at_the_end_bears_place_figure_and_whole_name(size, count):
    seats = table(count)
    snapshot = tuple(Placing(place + 1, seat, 220 - 20 * place) for place, seat in enumerate(seats))
    over = Outcome(phrase("t-over"), (seats[0],), snapshot)
    page = compose(scene(None, size, seats=seats, scoreboard=(), outcome=over))
    assert page.faults == ()
    lines = [item for item in page.items if isinstance(item, LineItem)]
    assert {str(placing.figure) for placing in snapshot} | {seat.name for seat in seats} <= {line.text for line in lines}
    assert [(a.text, b.text) for a, b in combinations(lines, 2) if a.ink.inset(0, 1).meets(b.ink.inset(0, 1))] == []


@pytest.mark.parametrize("count", [6, 7, 8])
def test_many_players_have_a_line_of_their_story_each(count):
    seats = table(count)
    over = Outcome(phrase("t-over"), (seats[0],), tuple(Placing(n + 1, seat, 60 - n) for n, seat in enumerate(seats)))
    stories = {seat: phrase("t-name", who=f"Baute {n} lange Ketten") for n, seat in enumerate(seats)}
    for size in ((480, 320), (800, 480), (1280, 720), (720, 1280)):
        page = compose(scene(None, size, seats=seats, scoreboard=(), outcome=over, stories=stories))
        assert page.faults == ()
        written = {item.text for item in page.items if isinstance(item, LineItem)}
        assert {f"Baute {n} lange Ketten" for n in range(count)} <= written, size


@pytest.mark.parametrize("winners", [1, 2])
def test_what_broke_a_tie_for_the_win_stands_in_place_of_stories(winners):
    seats = table(3)
    broken = {seat: phrase("t-name", who=f"Gleichstand: Rang {n}") for n, seat in enumerate(seats)}
    figures = (7, 7, 4)
    standing = tuple(Placing(n + 1, seat, figures[n], broken[seat]) for n, seat in enumerate(seats))
    stories = {seat: phrase("t-name", who=f"Kette {n}") for n, seat in enumerate(seats)}
    over = Outcome(phrase("t-over"), tuple(seats)[:winners], standing)
    page = compose(scene(None, (800, 480), seats=seats, scoreboard=(), outcome=over, stories=stories))
    written = {item.text for item in page.items if isinstance(item, LineItem)}
    told = {"Gleichstand: Rang 0", "Gleichstand: Rang 1"} if winners == 1 else {"Kette 0", "Kette 1"}
    assert written & {f"{what} {n}" for what in ("Gleichstand: Rang", "Kette") for n in range(3)} == {*told, "Kette 2"}


@pytest.mark.parametrize("count", [9, 10])
def test_on_an_upright_screen_more_have_their_line_on_two_pages(count):
    seats = table(count)
    over = Outcome(phrase("t-over"), (seats[0],), tuple(Placing(n + 1, seat, 60 - n) for n, seat in enumerate(seats)))
    stories = {seat: phrase("t-name", who=f"Baute {n} lange Ketten") for n, seat in enumerate(seats)}
    first = scene(None, (720, 1280), seats=seats, scoreboard=(), outcome=over, stories=stories)
    turned = compose(first).targets[0].effect
    assert isinstance(turned, TurnPage)
    assert turned.focus == "again", "having seen all, one goes on"
    pages = [
        compose(replace(first, state=replace(first.state, question=replace(first.state.question, page=n))))
        for n in (0, turned.page)
    ]
    assert [page.faults for page in pages] == [(), ()]
    written = [{item.text for item in page.items if isinstance(item, LineItem)} for page in pages]
    assert {f"Baute {n} lange Ketten" for n in range(count)} <= written[0] | written[1]
    assert {"Ada", "1."} <= written[0] - written[1]


def test_the_lines_stand_in_the_order_of_the_banners():
    seats = table(4)
    over = Outcome(phrase("t-over"), (seats[3],), tuple(Placing(4 - n, seat, 10 * n) for n, seat in enumerate(seats)))
    stories = {seat: phrase("t-name", who=f"Kette {n}") for n, seat in enumerate(seats)}
    page = compose(scene(None, (800, 480), seats=seats, scoreboard=(), outcome=over, stories=stories))
    assert [item.text for item in page.items if isinstance(item, LineItem) and "Kette" in item.text] == [
        f"Kette {n}" for n in (3, 2, 1, 0)
    ]


def test_a_name_keeps_as_many_letters_as_find_room():
    kind = format_for(800, 480).type("heading")
    assert fit_name("Ada", kind, 400) == "Ada"
    assert fit_name("Karl Otto", kind, 70) == "Karl"
    assert fit_name("Maximilian", kind, 400) == "Maximili."
    assert [len(fit_name("Wolfgang", kind, width)) for width in (200, 90, 60, 20)] == sorted(
        (len(fit_name("Wolfgang", kind, width)) for width in (200, 90, 60, 20)), reverse=True
    )
