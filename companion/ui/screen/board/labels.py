"""Where the labels of lit places stand on a board: beside their place, and on no other label or lit place."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from companion.ui.screen.paint import Box

SHARES = (0.0, 0.25, -0.25, 0.5, -0.5)
"""How far a label above or below its place is shifted, in its own widths; the least comes first."""


@lru_cache(maxsize=64)
def place_labels(
    room: Box,
    signs: Sequence[Box],
    sizes: Sequence[tuple[int, int]],
    taken: Sequence[Box],
    gap: int,
    over: Sequence[bool],
    reach: int,
    touch: int,
) -> tuple[Box | None, ...]:
    """Return for each sign the box of its label of this width and height; None where no room is left.

    A label may lie `over` its own sign if that covers nothing. Labels keep `gap` pixels from each other, from all signs and from
    the boxes that are `taken`; one that finds no room beside its sign stands off, by at most `reach` pixels. There is one label
    to every `touch` pixels of height, so that a finger hits one.
    """
    # The longest labels find room least easily; where that order leaves one out, another may not
    longest = sorted(range(len(signs)), key=lambda each: -sizes[each][0])
    rows = sorted(range(len(signs)), key=lambda each: (signs[each].y, signs[each].x))
    best: dict[int, Box] = {}
    for order in (longest, rows, rows[::-1]):
        placed: dict[int, Box] = {}
        for number in order:
            drawn = [*taken, *(each for each in signs if each != signs[number] or not over[number])]
            for box in _list_near(room, signs[number], sizes[number], gap, over[number], reach):
                around, apart = box.inset(-gap), box.inset(-gap, -max(gap, touch - box.h))
                meets = any(map(around.meets, drawn)) or any(map(apart.meets, placed.values()))
                if room.holds(box) and not meets:
                    placed[number] = box
                    break
        best = max(best, placed, key=len)
        if len(best) == len(signs):
            break
    return tuple(best.get(number) for number in range(len(signs)))


def measure_apart(sign: Box, label: Box) -> int:
    """Return the pixels between a sign and its label; 0 if they touch or meet."""
    across = max(0, label.x - sign.right, sign.x - label.right)
    down = max(0, label.y - sign.bottom, sign.y - label.bottom)
    return max(across, down)


def _list_near(room: Box, sign: Box, size: tuple[int, int], gap: int, over: bool, reach: int) -> Iterator[Box]:
    """Yield the places for a label, the best first: below, above, at the right, at the left, at the corners, then further off."""
    wide, high = size
    middle = sign.centre[0] - wide // 2, sign.centre[1] - high // 2
    if over:
        yield Box(*middle, wide, high)
    rows = below, above = sign.bottom + gap, sign.y - gap - high
    columns = sign.right + gap, sign.x - gap - wide
    yield from (Box(middle[0], row, wide, high) for row in rows)
    yield from (Box(column, middle[1], wide, high) for column in columns)
    yield from (Box(middle[0] + round(wide * share), row, wide, high) for share in SHARES[1:] for row in (below, above))
    yield from (Box(column, row, wide, high) for column, row in product(columns, rows))
    if not reach:
        return
    step = max(1, high // 3)
    across = range(max(room.x, sign.x - wide - reach), min(room.right - wide, sign.right + reach) + 1, step)
    down = range(max(room.y, sign.y - high - reach), min(room.bottom - high, sign.bottom + reach) + 1, step)
    further = (Box(x, y, wide, high) for x, y in product(across, down))
    near = ((measure_apart(sign, box), abs(box.centre[1] - sign.centre[1]), box) for box in further)
    yield from (box for _, _, box in sorted(near))
