"""A lesson's outline that is not borne out is told, not taken in silence."""

import cv2
import numpy as np

from vision.tile_lessons.agree import list_doubtful
from vision.tile_lessons.tile_teaching import list_doubtful_on_sheet


def square(side):
    return np.array([[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]])


CLEAR = [(1.0, square(100)), (0.3, square(70))]
RIVALLED = [(1.0, square(100)), (0.9, square(70))]


def chosen(likely):
    return [outlines[0][1] for outlines in likely]


def test_a_clear_outline_is_not_doubted_and_a_rivalled_one_is():
    assert list_doubtful([CLEAR], chosen([CLEAR])) == ()
    assert list_doubtful([RIVALLED], chosen([RIVALLED])) == (0,)
    assert list_doubtful([CLEAR, RIVALLED, CLEAR], chosen([CLEAR, RIVALLED, CLEAR])) == (1,)


def test_the_usual_size_of_several_pictures_bears_an_outline_out():
    likely = [CLEAR, RIVALLED, CLEAR, CLEAR]
    assert list_doubtful(likely, chosen(likely)) == ()
    odd = [CLEAR, [(1.0, square(140)), (0.9, square(100))], CLEAR, CLEAR]
    assert list_doubtful(odd, chosen(odd)) == (1,)


def test_two_outlines_of_nearly_one_size_are_no_rivals():
    alike = [[(1.0, square(100)), (0.95, square(102))]]
    assert list_doubtful(alike, chosen(alike)) == ()


def at(outline, x):
    return outline + np.array([x, 0.0])


def test_on_a_sheet_an_outline_of_another_size_or_shape_is_doubted():
    sheet = np.full((480, 640, 3), 90, np.uint8)
    four = [at(square(100), 150 * number) for number in range(4)]
    assert list_doubtful_on_sheet(sheet, four) == ()
    assert list_doubtful_on_sheet(sheet, [*four[:3], at(square(70), 450)]) == (3,)
    oblong = np.array([[0.0, 0.0], [120, 0], [120, 84], [0, 84]])
    assert list_doubtful_on_sheet(sheet, [four[0], at(oblong, 150), *four[2:]]) == (1,)


def test_a_tile_alone_is_doubted_where_nothing_bears_its_outline_out():
    table = np.full((480, 640, 3), 90, np.uint8)
    tile = cv2.rectangle(table.copy(), (200, 150), (380, 330), (230, 235, 235), -1)
    noisy = np.clip(tile + np.random.default_rng(1).normal(0, 2, tile.shape), 0, 255).astype(np.uint8)
    outline = np.array([[200.0, 150.0], [380, 150], [380, 330], [200, 330]])
    assert list_doubtful_on_sheet(noisy, [outline]) == ()
    assert list_doubtful_on_sheet(table, [outline]) == (0,)
