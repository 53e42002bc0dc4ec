"""Animation of changes on the scoreboard: pieces come and go, and a crown changes hands."""

from collections.abc import Iterator
from contextlib import contextmanager

from companion.table import Figure, Seat
from companion.ui.screen import page, paint

SECONDS = 0.4
"""The usual duration of a movement in seconds; any press ends it."""
TOLD = 2.0
"""Seconds for which a figure's change is shown."""
APART = 0.06
"""Seconds from one travelling piece to the next."""
MOST_PIECES = 3
RISE = 1.4
"""The height above its figure from which a piece comes, relative to the scoreboard's height."""
HANDED = 0.8
"""Seconds in which something moves from one seat to another."""
UNIQUE = ("crown", "coronet")
"""Badges that only one seat can have (a coronet by its number)."""


def is_yet_to_come(stage: page.Stage) -> bool:
    """Tell whether the cause of the change is still being shown; until then the scoreboard stays as it was."""
    return stage.now < stage.state.moves


def is_under_way(stage: page.Stage, seconds: float = SECONDS) -> bool:
    """Tell whether a movement of this duration is still under way."""
    return not stage.settings.reduced and stage.now < stage.state.moves + seconds


def change_of(stage: page.Stage, seat: Seat, figure: Figure) -> int:
    """Return by how much a figure has just changed; 0 if it has not, or `TOLD` seconds later."""
    before, until = _find_before(stage, seat, figure), stage.state.moves + TOLD
    if before is None or before == figure.number or stage.now >= until or is_yet_to_come(stage):
        return 0
    stage.builder.wake_at(until)
    return figure.number - before


def choose_figure(stage: page.Stage, seat: Seat, figure: Figure) -> int:
    """Return the number that a figure shows: the old one until the cause of the change has been shown."""
    before = _find_before(stage, seat, figure)
    return figure.number if before is None or not is_yet_to_come(stage) else before


def list_travelling(stage: page.Stage, seat: Seat, figure: Figure, sign: paint.Drawing) -> Iterator[paint.Track]:
    """Yield pieces that move from the seat that lost as many, else down to a figure that grew or up from one that fell."""
    before = _find_before(stage, seat, figure)
    if before is None or before == figure.number or is_yet_to_come(stage) or not is_under_way(stage, HANDED):
        return
    change, began = figure.number - before, stage.state.moves
    # Find the single other seat with a figure of this kind that changed by as much the other way; None if there is none
    others = [(score.seat, each) for score in stage.snapshot.scoreboard for each in score.figures if score.seat != seat]
    alike = ((other, each, _find_before(stage, other, each)) for other, each in others if each.icon == figure.icon)
    found = [other for other, each, before in alike if (0 if before is None else each.number - before) == -change]
    other = found[0] if len(found) == 1 else None
    if other is not None and change < 0:
        return
    above, seconds = -RISE * stage.form.board, SECONDS if other is None else HANDED
    if not is_under_way(stage, seconds):
        return
    way = [(0.0, above), (0.0, 0.0)] if change > 0 else [(0.0, 0.0), (0.0, above)]
    if other is not None:  # above the scoreboard, as nothing slides over a number
        across, down = _measure_offset(stage, other, seat)
        way = [(across, down), (across, down + above), *way]
    pieces = min(MOST_PIECES, abs(change))
    for place in range(pieces):
        begins, ends = began + place * APART, began + seconds - (pieces - 1 - place) * APART
        leg = (ends - begins) / (len(way) - 1)
        keys = (paint.Key(begins + leg * at, shift) for at, shift in enumerate(way[:-1]))
        yield paint.Track(sign, (*keys, paint.Key(ends, way[-1], seen=False)))


def _measure_offset(stage: page.Stage, there: Seat, here: Seat) -> tuple[float, float]:
    """Return the offset in pixels from the field of the seat `here` to that of `there`."""
    from_box, to_box = stage.builder.fields[there.colour], stage.builder.fields[here.colour]
    return from_box.x - to_box.x, from_box.y - to_box.y


@contextmanager
def hold_badge_back(stage: page.Stage, seat: Seat, badge: Figure) -> Iterator[None]:
    """Draw what is drawn inside, if it shows a unique badge, at the seat that had the badge before, until its cause was shown.

    Then it stands in its new place at once: nothing slides over a number.
    """
    before = len(stage.builder.items)
    yield
    if badge.icon not in UNIQUE or not is_yet_to_come(stage):
        return
    badges = ((score.seat, {(each.icon, each.number) for each in score.badges}) for score in stage.state.before)
    had = [holder for holder, held in badges if (badge.icon, badge.number) in held]
    if len(had) == 1 and had[0] != seat and had[0].colour in stage.builder.fields:
        across, down = map(round, _measure_offset(stage, had[0], seat))
        stage.builder.items[before:] = [item.move(across, down) for item in stage.builder.items[before:]]


def _find_before(stage: page.Stage, seat: Seat, figure: Figure) -> int | None:
    """Return the number that a seat's figure had before; None if there was no such figure."""
    figures = (each for score in stage.state.before if score.seat == seat for each in score.figures)
    return next((each.number for each in figures if (each.icon, each.entry) == (figure.icon, figure.entry)), None)
