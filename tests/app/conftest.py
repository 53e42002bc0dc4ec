"""What the tests of the app share: a table with one button that is closed again."""

from __future__ import annotations

import pytest
from at_the_desk import DeskTable


@pytest.fixture
def table(tmp_path):
    opened = DeskTable(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def at_desk(tmp_path):
    """Open tables in this test's folder, one after the other as after a power cut, with whatever else they are to have."""
    opened = []

    def desk(*folder, **more):
        for table in opened:
            table.close()
        opened[:] = [DeskTable(tmp_path.joinpath(*folder), **more)]
        return opened[0]

    yield desk
    for table in opened:
        table.close()
