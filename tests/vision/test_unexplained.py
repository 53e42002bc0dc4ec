"""What was taken for nothing though it has a tile's size and is unlike the table around it."""

from collections import Counter

import numpy as np
import pytest

from vision.tiles.confidence import compute_unexplained_chance, compute_whole_chance
from vision.tiles.decide import cut_to_bounds, find_most_unexplained
from vision.tiles.plane import shrink_only
from vision.whole_reading import Face

SIDE, CENTRE = 96.0, np.array([420.0, 330.0])


def table(seed=5):
    """Draw a grey table with a grain of its own."""
    rng = np.random.default_rng(seed)
    return np.clip(rng.normal(130, 6, (700, 900, 1)) + np.array([0, 4, 9]), 0, 255).astype(np.uint8)


def lay(picture, turn, side=SIDE, colour=(90, 110, 170)):
    """Lay a plain square there, turned by so many degrees."""
    ys, xs = np.indices(picture.shape[:2])
    cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    across, down = (xs - CENTRE[0]) * cos + (ys - CENTRE[1]) * sin, (ys - CENTRE[1]) * cos - (xs - CENTRE[0]) * sin
    picture[(np.abs(across) < side / 2) & (np.abs(down) < side / 2)] = colour
    return picture


def doubt(picture, tiles=()):
    """Say the doubt of what is left, and where it lies in the picture, for tiles (outlines in the picture) already read."""
    plane = shrink_only(picture, (SIDE, SIDE))
    factor = plane.tile[0] / SIDE
    left = find_most_unexplained(plane, picture, [np.array(tile) * factor for tile in tiles], ())
    return (0.0, None) if left is None else (compute_unexplained_chance(left.difference), left.quad.mean(axis=0) / factor)


@pytest.mark.parametrize("turn", [0, 20, 45])
def test_a_tile_that_was_taken_for_nothing_makes_the_whole_reading_doubtful_and_is_shown_where_it_lies(turn):
    chance, place = doubt(lay(table(), turn))
    assert compute_whole_chance([0.99], [chance]) < 0.5
    assert np.hypot(*(place - CENTRE)) < SIDE / 4


@pytest.mark.parametrize("side", [0.0, 0.45 * SIDE])
def test_an_empty_table_or_a_thing_half_a_tile_wide_is_no_doubt(side):
    assert compute_whole_chance([0.99], [doubt(lay(table(), 0, side))[0]]) > 0.9


def test_what_was_read_as_a_tile_is_explained():
    half = SIDE / 2
    outline = CENTRE + np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    assert doubt(lay(table(), 0), [outline])[0] < 0.1


def test_a_face_of_which_all_tiles_are_taken_is_hardly_believed_once_more():
    twice, other = Face("bread", 2, "plain"), Face("tools", 1, "plain")
    chances = {twice: 0.8, other: 0.2}
    free, _ = cut_to_bounds(chances, {twice: 2, other: 2}, Counter({twice: 1}))
    full, left = cut_to_bounds(chances, {twice: 2, other: 2}, Counter({twice: 2}))
    assert free == pytest.approx(chances)
    assert full[twice] < 0.1 < full[other]
    assert left == pytest.approx(0.8 * 0.02 + 0.2)
