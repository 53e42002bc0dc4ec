"""The bench's own sums: what counts as found, right, invented and honest. The peers stay plain, but they do read."""

import sys
from collections import Counter
from pathlib import Path

import cv2
import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[1] / "bench"))

from peers import colour_blobs, contour_tiles
from vision_report import Outcome, cube_outcome, reliability, report, tile_outcome
from vision_sets import FIXTURES, TileScene, TrueTile, bin_of, cubes_in, tiles_in

from vision.cube_lessons.lesson import teach_cubes
from vision.picture import decode_picture
from vision.reading import Face, Item, Reading
from vision.tile_lessons.teach import teach_tiles

pytestmark = pytest.mark.slow

BREAD, GREY, TOOLS = Face("bread", 2, "plain"), Face("bread", 2, "grey"), Face("tools", 1, "plain")
DATA = cv2.imencode(".jpg", np.full((40, 60, 3), 90, np.uint8))[1].tobytes()


def scene(*tiles, unreadable=False):
    return TileScene(DATA, tuple(TrueTile(*tile) for tile in tiles), 0.3, unreadable, {"bin": "2-5"})


def read(*items):
    return lambda _picture: Reading(tuple(Item(face, at, sure) for face, at, sure in items), 0.95)


def test_a_whole_scene_is_right_where_each_tile_is_found_and_none_invented():
    tiles = [(BREAD, (100.0, 100.0), 50.0, 1.0), (TOOLS, (300.0, 100.0), 50.0, 0.3)]
    assert tile_outcome(scene(*tiles), read((BREAD, (110.0, 95.0), 0.9))).exact
    assert tile_outcome(scene(*tiles), read((BREAD, (110.0, 95.0), 0.9), (TOOLS, (300.0, 100.0), 0.4))).exact
    assert not tile_outcome(scene(*tiles), read((BREAD, (130.0, 100.0), 0.9))).exact
    assert not tile_outcome(scene(*tiles), read((BREAD, (110.0, 95.0), 0.9), (BREAD, (200.0, 200.0), 0.4))).exact
    assert not tile_outcome(scene(*tiles), lambda _picture: Reading((), 0.9)).exact


def test_each_part_of_a_label_is_scored_apart():
    tiles = [(BREAD, (100.0, 100.0), 50.0, 1.0), (TOOLS, (300.0, 100.0), 50.0, 1.0), (None, (200.0, 200.0), 50.0, 1.0)]
    score = tile_outcome(scene(*tiles), read((GREY, (100.0, 100.0), 0.9), (TOOLS, (300.0, 100.0), 0.8))).tiles
    assert (score.tiles, score.found, score.kinds, score.counts, score.frames, score.right) == (2, 2, 2, 2, 1, 1)
    assert (score.invented, score.sums) == (0, True)
    assert score.sure == ((0.9, False), (0.8, True))


def test_a_thing_that_is_no_tile_must_not_be_read():
    tiles = [(BREAD, (100.0, 100.0), 50.0, 1.0), (None, (200.0, 200.0), 50.0, 1.0)]
    outcome = tile_outcome(scene(*tiles), read((BREAD, (100.0, 100.0), 0.9), (TOOLS, (200.0, 200.0), 0.9)))
    assert outcome.tiles.invented == 1
    assert not outcome.exact


def test_confidence_is_held_against_the_truth(capsys):
    reliability("tile", [(0.92, True), (0.93, True), (0.94, False), (0.2, False)])
    said = capsys.readouterr().out
    assert "0.90-0.95: said 0.93, right 0.67" in said
    assert "of 3" in said
    assert "0.248 apart" in said


def test_confident_and_wrong_is_counted(capsys):
    like = {"bin": "2-5"}
    good, bad = (Outcome(like, exact, 0, 0.95, refused=False, unreadable=False, times_floor=5.0) for exact in (True, False))
    hidden = Outcome(like, exact=True, off=0, confidence=0.0, refused=True, unreadable=True, times_floor=1.0)
    report("cubes", [good, good, bad, hidden], ("bin",))
    said = capsys.readouterr().out
    for line in ("2/3 (67 %) exactly right", "confident and wrong: 1/3", "below 0.5: 1/1 (100 %)", "time: 5.0 times"):
        assert line in said


@pytest.mark.parametrize(("count", "name"), [(0, "0"), (1, "2-5"), (5, "2-5"), (6, "6-10"), (25, "17-25"), (26, "over 25")])
def test_bins(count, name):
    assert bin_of(count) == name


def test_the_peers_read_the_simple_pictures():
    setup = next(cubes_in(FIXTURES))
    count = colour_blobs(setup.lesson, teach_cubes(setup.lesson))
    apart = next(picture for picture in setup.pictures if picture.counts == Counter({"blue": 2, "green": 1}))
    assert cube_outcome(apart, count).off <= 1
    edition = tiles_in(FIXTURES)
    readable = next(scene for scene in edition.scenes if not scene.unreadable)
    found = contour_tiles(teach_tiles(edition.taught))(decode_picture(readable.data), None)
    assert len(found.items) == len(readable.tiles)
