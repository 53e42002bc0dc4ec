"""A hand, an arm or a finger among tiles makes their reading doubtful; wood beside the cloth does not."""

import cv2
import numpy as np
import pytest

from vision.live.check import BareSkin
from vision.whole_reading import Face, Item, Reading, Remedy

SKIN = (120, 150, 210)
CLOTH = np.full((480, 640, 3), (70, 90, 60), np.uint8)


def tile(x, y, side=60):
    corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Item(Face("bread", 1, "plain"), (x + side / 2, y + side / 2), 0.99, tuple((float(a), float(b)) for a, b in corners))


READ = Reading((tile(200, 120), tile(380, 120), tile(200, 300)), 0.97)


def doubted_for_hand(picture, reading):
    return BareSkin.of(picture, [np.array(item.corners) for item in reading.items]).doubt(reading)


def laid(*corners):
    return cv2.fillConvexPoly(CLOTH.copy(), np.array(corners, np.int32), SKIN)


@pytest.mark.parametrize(
    "picture",
    [laid((300, 480), (310, 220), (340, 220), (350, 480)), laid((640, 150), (400, 190), (400, 250), (640, 290))],
    ids=["finger", "arm"],
)
def test_what_reaches_in_among_the_tiles_is_doubted_where_it_lies(picture):
    doubted = doubted_for_hand(picture, READ)
    assert doubted.items == READ.items
    assert (doubted.confidence, doubted.missed) == (0.6, 0.3)
    assert doubted.hint.remedy is Remedy.UNCOVER
    xs, ys = zip(*doubted.hint.corners, strict=True)
    rows, columns = np.nonzero((picture == SKIN).all(axis=2))
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((columns.min(), columns.max(), rows.min(), rows.max()), abs=10)


@pytest.mark.parametrize(
    "picture",
    [
        CLOTH,
        laid((0, 0), (160, 0), (160, 480), (0, 480)),
        laid((540, 480), (550, 420), (570, 420), (580, 480)),
        laid((270, 200), (330, 200), (330, 260), (270, 260)),
    ],
    ids=["nothing", "wood beside the cloth", "far from all tiles", "a thing that lies there"],
)
def test_what_hides_no_tile_or_is_no_hand_changes_nothing(picture):
    assert doubted_for_hand(picture, READ) is READ
