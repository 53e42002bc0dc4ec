"""Whole evenings at the real device, watched after every input: fixed seeds here, fresh ones by `make evenings`.

A failure names the check, the place and a short evening that plays again.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from evening import FURTHER_PINS, KNOB_PINS, Evening, Plan, shorter, written
from expected import EXPECTED, unexpected

EVENINGS = {
    "a first evening by touch": Plan("tumult_royale", seed=1, hand="touch", curious=0.4),
    "still lamps": Plan("citadels", seed=3, curious=0.5, settings={"ring.reduced_motion": True, "ring.driver": "none"}),
    "secret choices": Plan("citadels", "full", 2, "button", answers=60),
    "all hands": Plan("council_of_four", "full", 6, "all", answers=200),
    "by ear": Plan("council_of_four", "light", 7, "button", settings={"voice.answers": True, "table.language": "en"}),
    "keys": Plan("wallenstein", "full", 4, "keys", answers=250),
    "a knob, upside down": Plan("wallenstein", "full", 5, "knob", answers=500, settings={"screen.rotation": 180, **KNOB_PINS}),
    "the end of a game": Plan("tumult_royale", "full", 8, "space", answers=205, settings={"screen.size": "1280x720"}),
    "the smallest glass": Plan(
        "tumult_royale",
        "light",
        1008,
        answers=53,
        settings={"screen.size": "480x320", "screen.theme": "evening", "ring.driver": "none"},
    ),
    "phones": Plan("citadels", "full", 21, answers=60, doors=("phones",)),
    "every door": Plan("council_of_four", "full", 22, "button", answers=100, doors=("kill", "terminal", "stick")),
    "calm and large": Plan(
        "any_box", seed=9, hand="further", settings={"screen.reduced_motion": True, "screen.large_text": True, **FURTHER_PINS}
    ),
}
INPUTS = 70


@pytest.fixture(scope="module")
def met():
    """The entries of the list of known faults that an evening of this module has met."""
    return set()


@pytest.mark.parametrize("name", EVENINGS)
def test_nobody_sees_anything_wrong_all_evening(name, met):
    plan = EVENINGS[name]
    played = Evening(plan, most=INPUTS, large=True).play()
    met.update(entry for entry in EXPECTED for found in played.found if entry.meets(found))
    wrong = unexpected(played.found)
    assert not wrong, f"{wrong[0].line}\n{written(plan, shorter(plan, played.inputs, wrong[0]), wrong[0])}"


def test_the_list_of_known_faults_holds_only_what_still_fails(met):
    assert [entry for entry in EXPECTED if entry not in met] == []
