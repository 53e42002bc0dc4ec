"""What has just changed on the scoreboard moves: pieces come and go, a crown goes to its new head."""

from collections.abc import Iterator
from contextlib import contextmanager

from companion.screen.page import Stage
from companion.screen.paint.items import Drawing
from companion.screen.paint.moving import Key, Track
from companion.table import Figure, Seat

SECONDS = 0.4
"""So long a movement takes at most; any press ends it."""
TOLD = 2.0
"""Seconds for which it is told by how much a figure has changed."""
APART = 0.06
"""Seconds between two pieces that travel one after the other."""
MOST_PIECES = 3
RISE = 1.4
"""How far above its figure a piece comes from, in parts of the scoreboard's height."""
HANDED = 0.8
"""So long something takes from one seat to another."""
MOVE = ("crown", "coronet")
"""Badges of which each is there once, a coronet by its number: they go from the one seat to the other."""


def yet_to_come(stage: Stage) -> bool:
    """Tell whether what led to the change is still shown: until that is over the scoreboard stands as it was."""
    return stage.now < stage.state.moves


def under_way(stage: Stage, seconds: float = SECONDS) -> bool:
    """Tell whether what has changed still moves, where it takes so long."""
    return not stage.settings.reduced and stage.now < stage.state.moves + seconds


def change_of(stage: Stage, seat: Seat, figure: Figure) -> int:
    """Give by how much a figure has just changed, for a little while; 0 where it has not."""
    before, until = _before(stage, seat, figure), stage.state.moves + TOLD
    if before is None or before == figure.number or stage.now >= until or yet_to_come(stage):
        return 0
    stage.builder.wake_at(until)
    return figure.number - before


def shown(stage: Stage, seat: Seat, figure: Figure) -> int:
    """Give what a figure says now: what it said before, until what led to the change has been shown."""
    before = _before(stage, seat, figure)
    return figure.number if before is None or not yet_to_come(stage) else before


def travelling(stage: Stage, seat: Seat, figure: Figure, sign: Drawing) -> Iterator[Track]:
    """Let pieces come from the seat that has lost as many, else down to a figure that has grown; what falls else rises."""
    before = _before(stage, seat, figure)
    if before is None or before == figure.number or yet_to_come(stage) or not under_way(stage, HANDED):
        return
    change, began = figure.number - before, stage.state.moves
    # Give the one seat of whose figures of this kind one has changed by as much the other way; None where there is none.
    others = [(score.seat, each) for score in stage.snapshot.scoreboard for each in score.figures if score.seat != seat]
    alike = ((other, each, _before(stage, other, each)) for other, each in others if each.icon == figure.icon)
    found = [other for other, each, before in alike if (0 if before is None else each.number - before) == -change]
    other = found[0] if len(found) == 1 else None
    if other is not None and change < 0:
        return
    high = (0.0, -RISE * stage.form.board) if other is None else _apart(stage, other, seat)
    seconds = SECONDS if other is None else HANDED
    if not under_way(stage, seconds):
        return
    pieces = min(MOST_PIECES, abs(change))
    for place in range(pieces):
        begins, ends = began + place * APART, began + seconds - (pieces - 1 - place) * APART
        start, end = (high, (0.0, 0.0)) if change > 0 else ((0.0, 0.0), high)
        yield Track(sign, (Key(begins, start), Key(ends, end, seen=False)))


def _apart(stage: Stage, there: Seat, here: Seat) -> tuple[float, float]:
    """Give how far one seat's field is from another's."""
    from_box, to_box = stage.builder.fields[there.colour], stage.builder.fields[here.colour]
    return from_box.x - to_box.x, from_box.y - to_box.y


@contextmanager
def moved(stage: Stage, seat: Seat, badge: Figure) -> Iterator[None]:
    """Let what is drawn inside, of a badge that is there once, come from the seat that had it before."""
    before, began = len(stage.builder.items), stage.state.moves
    yield
    if badge.icon not in MOVE or not (under_way(stage, HANDED) or yet_to_come(stage)):
        return
    badges = ((score.seat, {(each.icon, each.number) for each in score.badges}) for score in stage.state.before)
    had = [holder for holder, held in badges if (badge.icon, badge.number) in held]
    if len(had) == 1 and had[0] != seat and had[0].colour in stage.builder.fields:
        apart = _apart(stage, had[0], seat)
        if yet_to_come(stage):
            stage.builder.items[before:] = [item.moved(round(apart[0]), round(apart[1])) for item in stage.builder.items[before:]]
        else:
            stage.builder.play(before, Key(began, apart), Key(began + HANDED))


def _before(stage: Stage, seat: Seat, figure: Figure) -> int | None:
    """Give what a seat's figure said before; None where it was not there."""
    figures = (each for score in stage.state.before if score.seat == seat for each in score.figures)
    return next((each.number for each in figures if (each.icon, each.entry) == (figure.icon, figure.entry)), None)
