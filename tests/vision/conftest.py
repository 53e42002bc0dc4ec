"""What several tests of the readers look at: the few pictures beside them, and a reader that was taught by them, once a session."""

import sys
from pathlib import Path

import pytest

from vision.cube_lessons.cube_lesson import CubeLesson, teach_cubes
from vision.cube_lessons.mended import CubeLabels
from vision.cubes.cube_reader import CubeReader
from vision.picture import load_picture

for beside in ("bench", "arm"):
    sys.path.append(str(Path(__file__).parents[1] / beside))

CUBES = Path(__file__).parent / "fixtures" / "cubes"


@pytest.fixture(scope="session")
def reader():
    taught, empty = load_picture(CUBES / "one_each.jpg"), load_picture(CUBES / "empty.jpg")
    return CubeReader(teach_cubes(CubeLesson(taught, CubeLabels.load(CUBES / "labels.json"), empty, 0.26)))


@pytest.fixture(scope="session")
def picture():
    """Cubes that lie apart."""
    return load_picture(CUBES / "apart.jpg")
