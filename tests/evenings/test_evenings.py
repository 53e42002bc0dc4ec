"""Whole evenings at the real device, watched after every input: fixed seeds here, fresh ones by `make evenings`.

A failure names the check, the place and a short evening that plays again.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from evening import Evening, shorter, written
from expected import EXPECTED, unexpected
from plans import EVENINGS, never


@pytest.fixture(scope="module")
def seen():
    """What the evenings of this module have reached, and the known faults that they have met."""
    return Counter(), set()


@pytest.mark.parametrize("name", EVENINGS)
def test_nobody_sees_anything_wrong_all_evening(name, seen):
    plan, inputs = EVENINGS[name]
    played = Evening(plan, most=inputs, large=True).play()
    reached, met = seen
    reached.update(played.reached)
    met.update(entry for entry in EXPECTED for found in played.found if entry.meets(found))
    wrong = unexpected(played.found)
    assert not wrong, f"{wrong[0].line}\n{written(plan, shorter(plan, played.inputs, wrong[0]), wrong[0])}"


def test_the_list_of_known_faults_holds_only_what_still_fails(seen):
    assert [entry for entry in EXPECTED if entry not in seen[1]] == []


def test_every_kind_of_question_page_setting_and_door_was_reached(seen):
    assert never(seen[0]) == []
