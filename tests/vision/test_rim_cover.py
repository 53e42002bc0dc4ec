"""What reaches over the tray's rim is seen by the rim, whatever its colour; and so is a tray that is no longer in its place."""

import cv2
import numpy as np
import pytest

from vision.whole_reading import Remedy

pytestmark = pytest.mark.slow


def covered(picture, wide, high):
    """The picture with something of the tray's own colour laid over it from below."""
    around = picture[400:560, 520:760].reshape(-1, 3)
    colour = tuple(float(part) for part in np.median(around, axis=0))
    return cv2.ellipse(picture.copy(), (640, 820), (wide, high), -15, 0, 360, colour, -1)


def test_nothing_over_the_rim_changes_nothing_and_a_sleeve_of_the_floor_s_own_colour_is_refused(reader, picture):
    reading = reader.read(picture)
    assert (reading.refusal, reading.hint) == (None, None)
    assert reading.confidence >= 0.9
    assert reader.read(covered(picture, 140, 420)).refusal is not None


def test_a_finger_of_the_floor_s_own_colour_is_doubted_where_it_comes_in(reader, picture):
    reading = reader.read(covered(picture, 34, 330))
    assert reading.refusal is None
    assert reading.confidence <= 0.5
    assert reading.hint.remedy is Remedy.UNCOVER
    xs, ys = zip(*reading.hint.corners, strict=True)
    assert min(xs) < 620 < max(xs)
    assert min(ys) < 715 < max(ys)


def test_a_tray_that_is_not_in_its_place_is_never_sure(reader, picture):
    nearer = cv2.warpAffine(picture, cv2.getRotationMatrix2D((640, 480), 0, 1.15), (1280, 960), borderMode=cv2.BORDER_REPLICATE)
    reading = reader.read(nearer)
    assert reading.confidence <= 0.5
    assert reading.refusal is not None or reading.hint.remedy is Remedy.PLACE
