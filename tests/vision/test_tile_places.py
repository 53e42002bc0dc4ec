"""Where a tile's edge or frame hardly shows: what is printed on it tells how it lies, and blur is undone for thin frames."""

from itertools import product

import cv2
import numpy as np
import pytest

from vision.tile_lessons.tile_teaching import view_of
from vision.tiles.align import slide
from vision.tiles.gallery import Gallery
from vision.tiles.match import match_squares
from vision.tiles.plane import FLAT_PX, Plane, shrink_only
from vision.tiles.squares import find_squares
from vision.tiles.tile_frames import frame_colours, frame_width, rims
from vision.tiles.tile_profile import TileProfile
from vision.whole_reading import Face

PAPER, INK, GROUND = (232, 236, 238), (50, 70, 160), (150, 200, 205)
MIDDLE = np.array([199.5, 149.5])
WIDTH = 5 / 150


def plane(picture):
    return Plane(picture, picture, np.eye(3), np.eye(3), (1.0, 1.0))


def square(side, turn=0.0):
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2 @ spin.T + MIDDLE


def printed(motif, turn):
    """A motif of a tile of 128 pixels as pale as the paper it lies on: no edge shows."""
    picture = np.full((300, 400, 3), PAPER, np.uint8)
    spin = cv2.getRotationMatrix2D((0, 0), -np.degrees(turn), 1.0)[:, :2]
    for part in motif:
        cv2.fillPoly(picture, [np.rint((np.array(part) @ spin.T) * 64 + MIDDLE).astype(np.int32)], INK, cv2.LINE_AA)
    return picture


ARROW = [[[-0.5, 0.4], [0.0, -0.5], [0.2, 0.1], [0.5, 0.5]]]
BARS = [[[-0.5, -0.5], [0.4, -0.5], [0.4, -0.3], [-0.5, -0.3]], [[-0.1, 0.1], [0.5, 0.1], [0.5, 0.4], [-0.1, 0.4]]]


@pytest.fixture(scope="module")
def gallery():
    views = [
        view_of(printed(motif, 0.0), square(128), 1.0, Face(kind, 1, "plain"))
        for kind, motif in (("arrow", ARROW), ("bars", BARS))
    ]
    return Gallery.of(TileProfile(tuple(views)))


@pytest.mark.parametrize(("number", "motif"), [(0, ARROW), (1, BARS)])
def test_a_tile_whose_edge_does_not_show_is_laid_where_its_motif_lies(gallery, number, motif):
    turn, side = 0.5, 128 / FLAT_PX
    seen = shrink_only(printed(motif, turn), (128, 128))
    true = (square(128, turn) + 0.5) / side - 0.5
    rough = (square(128, 0.2) + np.array([13, -11]) + 0.5) / side - 0.5
    quads, views, moved = slide(seen, rough[None], np.array([1 - number]), np.array([0.5], np.float32), gallery)
    assert (views.tolist(), moved.tolist()) == ([number], [True])
    assert np.abs(quads[0] - true).max() < 0.08 * FLAT_PX


def test_a_place_that_is_surely_like_a_face_is_left_as_it_is(gallery):
    seen = shrink_only(printed(ARROW, 0.5), (128, 128))
    rough = (square(128) + 0.5) / 4 - 0.5
    quads, views, moved = slide(seen, rough[None], np.array([1]), np.array([0.9], np.float32), gallery)
    assert (quads == rough).all()
    assert (views.tolist(), moved.tolist()) == ([1], [False])


def framed(level, table, blur):
    """A tile of 150 pixels with a frame of five, on a table of its own brightness, as a soft lens shows it."""
    picture = np.full((300, 400, 3), table, np.uint8)
    picture[75:225, 125:275] = level or GROUND
    picture[80:220, 130:270] = GROUND
    return cv2.GaussianBlur(picture, (0, 0), blur)


def test_a_thin_frame_is_grey_or_black_in_a_soft_picture_too_whatever_the_table():
    for table, (blur, off) in product((60, 120, 200), ((0.6, 0), (2.2, 0), (2.2, 2))):
        grey, black = (
            frame_colours(rims(plane(framed(level, table, blur)), square(150)[None] + off, WIDTH), WIDTH).mean()
            for level in (118, 60)
        )
        assert grey == pytest.approx(2.2 * np.log(118 / np.array(GROUND)).mean(), abs=0.4), (table, blur, off)
        assert black < grey - 0.6, (table, blur, off)


def test_frames_of_one_motif_tell_how_wide_they_are():
    light = np.concatenate([rims(plane(framed(level, 120, 0.6)), square(150)[None]) for level in (None, 118, 36)])
    assert frame_width(light, ["bell"] * 3) == pytest.approx(WIDTH, abs=0.012)


def test_a_side_that_is_hidden_tells_nothing_of_its_frame():
    free = np.repeat([[True, False, True, True]], 24, axis=1)
    colours = frame_colours(rims(plane(framed(60, 120, 0.6)), square(150)[None], WIDTH, free), WIDTH)
    assert np.isnan(colours[0]).all(axis=1).tolist() == [False, True, False, False]


def test_what_is_printed_tells_how_large_a_tile_is_where_only_its_frames_inner_edge_shows(gallery):
    inner, table = 112, np.full((300, 400, 3), 60, np.uint8)
    table[94:206, 144:256] = printed(ARROW, 0.0)[94:206, 144:256]
    seen = shrink_only(table, (inner, inner))
    (match,) = match_squares(seen, find_squares(seen.flat, seen.tile, (1.0,), 0.5, 1), gallery)
    assert match.likest > 0.9
    assert match.side * inner / FLAT_PX == pytest.approx(128, rel=0.05)
