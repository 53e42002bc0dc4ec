"""A lamp mirrored on the table makes a reading of tiles doubtful, where it could hide one."""

import cv2
import numpy as np
import pytest

from vision.live.check import doubt_for_glare
from vision.whole_reading import Face, Item, Reading, Remedy

TABLE = np.full((480, 640, 3), 90, np.uint8)


def tile(x, y, side=60):
    corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Item(Face("bread", 1, "plain"), (x + side / 2, y + side / 2), 0.99, tuple((float(a), float(b)) for a, b in corners))


READ = Reading((tile(60, 60), tile(200, 300)), 0.97)


def lit(x, y, radius):
    return cv2.circle(TABLE.copy(), (x, y), radius, (255, 255, 255), -1)


def test_a_glare_as_large_as_a_tile_is_doubted_where_it_lies_also_where_nothing_was_found():
    doubted = doubt_for_glare(lit(420, 200, 40), READ)
    assert doubted.items == READ.items
    assert doubted.confidence <= 0.6
    assert doubted.missed >= 0.3
    assert doubted.hint.remedy is Remedy.GLARE
    (left, top), _, (right, bottom), _ = doubted.hint.corners
    assert (left, top, right, bottom) == pytest.approx((380, 160, 460, 240), abs=6)
    assert doubt_for_glare(lit(420, 200, 40), Reading((), 0.95)).hint.remedy is Remedy.GLARE


@pytest.mark.parametrize(
    "picture", [TABLE, lit(420, 200, 10), lit(90, 90, 28), lit(640, 240, 60), lit(420, 240, 200)],
    ids=["none", "small", "on a tile", "at the border", "a light table"],
)  # fmt: skip
def test_what_can_hide_no_tile_changes_nothing(picture):
    assert doubt_for_glare(picture, READ) is READ
