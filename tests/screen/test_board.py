"""The scoreboard with two to seven seats: every name and figure stays in its own field, and no field covers another."""

from dataclasses import replace
from itertools import combinations

import pytest
from samples import SIZES, TELL, scene

from companion.screen.compose import compose
from companion.screen.paint.formats import format_for
from companion.screen.paint.items import LineItem
from companion.screen.paint.styles import near_serif
from companion.screen.paint.text import named
from companion.table import Figure, Outcome, Placing, Seat, Seats, SeatScore, phrase

COLOURS = ("blue", "yellow", "purple", "grey", "red", "green", "white")
NAMES = ("Ada", "Benedikta", "Maximilian", "Karl Otto", "Wolfgang", "Mia", "Zoe")


def table(count):
    return Seats(Seat(name, colour) for name, colour in zip(NAMES[:count], COLOURS, strict=False))


def scores(seats, figures):
    badges = {0: (Figure("crown", 1),), 1: (Figure("coronet", 2), Figure("mercy", 1, counted=False))}
    return tuple(SeatScore(seat, figures, badges.get(place, ())) for place, seat in enumerate(seats))


FIGURES = {
    "small": (Figure("statue", 0), Figure("points", 0)),
    "usual": (Figure("statue", 8), Figure("points", 42), Figure("gold", 11)),
    "large": (Figure("points", 128), Figure("gold", 100)),
}


@pytest.mark.parametrize("figures", FIGURES.values(), ids=FIGURES)
@pytest.mark.parametrize("count", range(2, 8))
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_written_of_a_seat_stays_in_its_field(size, count, figures):
    seats = table(count)
    page = compose(scene(replace(TELL, seat=seats[1]), size, seats=seats, scoreboard=scores(seats, figures)))
    assert page.faults == ()
    fields = [target.box for target in page.targets if target.name.startswith("seat:")]
    assert len(fields) == count
    assert not any(a.meets(b) for a, b in combinations(fields, 2))
    lines = [item for item in page.items if isinstance(item, LineItem)]
    for field in fields:
        inside = [line for line in lines if line.ink.meets(field)]
        assert len(inside) >= 2
        assert [line.text for line in inside if not field.holds(line.ink)] == []
        assert [(a.text, b.text) for a, b in combinations(inside, 2) if a.ink.meets(b.ink)] == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [5, 7])
def test_every_banner_at_the_end_bears_place_figure_and_name(size, count):
    seats = table(count)
    snapshot = tuple(Placing(place + 1, seat, 140 - 20 * place) for place, seat in enumerate(seats))
    over = Outcome(phrase("t-over"), (seats[0],), snapshot)
    page = compose(scene(None, size, seats=seats, scoreboard=(), outcome=over))
    assert page.faults == ()
    lines = [item for item in page.items if isinstance(item, LineItem)]
    assert {str(placing.figure) for placing in snapshot} <= {line.text for line in lines}
    assert [(a.text, b.text) for a, b in combinations(lines, 2) if a.ink.inset(0, 1).meets(b.ink.inset(0, 1))] == []


def test_a_name_keeps_as_many_letters_as_find_room():
    kind = near_serif(format_for(800, 480))
    assert named("Ada", kind, 400) == "Ada"
    assert named("Karl Otto", kind, 70) == "Karl"
    assert named("Maximilian", kind, 400) == "Maximili."
    assert [len(named("Wolfgang", kind, width)) for width in (200, 90, 60, 20)] == sorted(
        (len(named("Wolfgang", kind, width)) for width in (200, 90, 60, 20)), reverse=True
    )
