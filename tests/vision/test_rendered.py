"""The commands on rendered pictures: taught as a table would teach, read as it would read, refused where nothing is to be seen."""

import json
from pathlib import Path

import pytest

from companion.app.cli import main

pytestmark = pytest.mark.slow

PICTURES = Path(__file__).parent / "fixtures"
TRUTH = json.loads((PICTURES / "truth.json").read_text())
CUBES = {each["image"]: each for each in TRUTH["cubes"]["pictures"]}
SCENE = next(each for each in TRUTH["tiles"]["pictures"] if each["unreadable"] is None)


def run(*words):
    return main([str(word) for word in words])


@pytest.fixture(scope="module")
def cubes(tmp_path_factory):
    """The readings of all pictures of cubes, in one batch."""
    out, place = tmp_path_factory.mktemp("cubes"), PICTURES / "cubes"
    teach = ["teach", "cubes", place / "one_each.jpg", "--labels", place / "labels.json", "--empty", place / "empty.jpg"]
    assert run(*teach, "--scale", 0.26, "--out", out / "p") == 0
    assert run("read", "cubes", *(place / name for name in CUBES), "--profile", out / "p", "--out", out, "--scale", 0.26) == 0
    return {name: json.loads((out / name).with_suffix(".json").read_text()) for name in CUBES}


@pytest.fixture(scope="module")
def tiles(tmp_path_factory):
    out = tmp_path_factory.mktemp("tiles")
    assert run("teach", "tiles", *sorted((PICTURES / "teach").glob("*.jpg")), "--out", out / "p") == 0
    scenes = TRUTH["tiles"]["pictures"]
    for scene in scenes:
        scale = ("--mat", scene["mat"]) if scene["mat"] else ("--scale", scene["mm_per_px"])
        image = PICTURES / "tiles" / scene["image"]
        assert run("read", "tiles", image, "--profile", out / "p", "--out", out, "--overlay", *scale) == 0
    assert (out / SCENE["image"]).with_suffix(".png").stat().st_size > 100_000
    return {scene["image"]: json.loads((out / scene["image"]).with_suffix(".json").read_text()) for scene in scenes}


def test_cubes_are_counted_where_they_lie(cubes):
    for name in ("few.jpg", "apart.jpg", "heap.jpg"):
        read = cubes[name]
        assert read["cubes"] == CUBES[name]["count_visible"], name
        assert (read["refused"], read["reason"]) == (False, None)
        assert len(read["items"]) == sum(read["cubes"].values())
    for item in cubes["few.jpg"]["items"]:
        true = [each["centre_px"] for each in CUBES["few.jpg"]["items"] if each["colour"] == item["colour"]]
        assert min(abs(x - item["centre"][0]) + abs(y - item["centre"][1]) for x, y in true) < 12


def test_what_is_out_of_focus_is_refused(cubes, tiles):
    blurred = cubes["defocused.jpg"]
    assert (blurred["refused"], blurred["reason"], set(blurred["cubes"].values())) == (True, "blurred", {0})
    assert tiles["defocused.jpg"] == {"tiles": [], "confidence": 0.0, "refused": True, "reason": "blurred"}


def test_tiles_are_found_and_named(tiles):
    read = tiles[SCENE["image"]]
    assert len(read["tiles"]) == len(SCENE["tiles"])
    for true in SCENE["tiles"]:
        near = min(read["tiles"], key=lambda tile: _apart(tile["centre"], true["centre"]))
        assert _apart(near["centre"], true["centre"]) < 8
        face = {key: near[key] for key in ("kind", "count", "frame", "face_down")}
        assert face == {key: true[key] for key in face}
        for other in near["alternatives"]:
            assert set(other) == {"kind", "count", "frame", "confidence"}
            assert other["confidence"] <= near["confidence"]
        assert len(near["corners"]) == 4
    assert read["confidence"] >= 0.5
    assert any(tile["alternatives"] for tile in read["tiles"])


def _apart(one, other):
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5
