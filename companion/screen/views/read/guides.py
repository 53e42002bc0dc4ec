"""Guides on the live picture of a lesson: where the tray belongs, and where in it the cubes."""

from __future__ import annotations

from collections.abc import Sequence

from companion.camera.teaching.teaching_kinds import Finds, ShowToCamera
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.svg import dashed
from companion.screen.paint.theme import hexed
from companion.screen.pictures.photograph import CREAM, INK
from vision.whole_reading import PicturePoint

MIDDLE = ((0.2, 0.17), (0.8, 0.17), (0.8, 0.83), (0.2, 0.83))
"""Where the tray is best, as parts of the picture."""
SPOT = 0.035
"""Of the picture's width: half the side of a cube's place."""
MOST_IN_A_ROW = 4


def guides(stage: Stage, question: ShowToCamera, spot: Box) -> None:
    """Draw what guides the table's hands, over a picture that fills this box; for tiles there is nothing to keep to."""
    if question.finds is Finds.TRAY:
        _dashed(stage, spot, [MIDDLE])
    elif question.finds is Finds.CUBES and question.empty is not None and question.empty.seen.pieces:
        corners = question.empty.seen.pieces[0].corners
        tall = SPOT * spot.w / spot.h
        places = [_around(place, tall) for place in spread(corners, question.spots)]
        _dashed(stage, spot, [corners, *places])


def spread(corners: Sequence[PicturePoint], count: int) -> list[PicturePoint]:
    """Give places well apart from each other and from the rim, in rows, for so many pieces in a tray with these corners."""
    if not count:
        return []
    rows = -(-count // MOST_IN_A_ROW)
    across = -(-count // rows)
    shares = [((column + 1) / (across + 1), (row + 1) / (rows + 1)) for row in range(rows) for column in range(across)]
    return [_within(corners, *share) for share in shares[:count]]


def _within(corners: Sequence[PicturePoint], right: float, down: float) -> PicturePoint:
    """The place in a quadrilateral at these parts of its width and height."""
    weights = ((1 - right) * (1 - down), right * (1 - down), right * down, (1 - right) * down)
    x, y = (sum(weight * corner[axis] for weight, corner in zip(weights, corners, strict=True)) for axis in (0, 1))
    return x, y


def _around(place: PicturePoint, tall: float) -> tuple[PicturePoint, ...]:
    x, y = place
    return ((x - SPOT, y - tall), (x + SPOT, y - tall), (x + SPOT, y + tall), (x - SPOT, y + tall))


def _dashed(stage: Stage, spot: Box, outlines: Sequence[Sequence[PicturePoint]]) -> None:
    paths = " ".join(dashed([(x * spot.w, y * spot.h) for x, y in outline], (14, 9)) for outline in outlines)
    line = stage.form.line
    common = f'd="{paths}" fill="none" stroke-linejoin="round"'
    shapes = f'<path {common} stroke="{hexed(INK)}" stroke-width="{2 * line}"/>'
    stage.builder.shapes(spot, f'{shapes}<path {common} stroke="{hexed(CREAM)}" stroke-width="{line}"/>')
