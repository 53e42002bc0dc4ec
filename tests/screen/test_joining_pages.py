"""The way into a house: every step is whole in every size and both languages, and can be left."""

from __future__ import annotations

from dataclasses import replace

import pytest
from samples import CHOOSE, LANGUAGES, SIZES, scene

from companion.ui.screen.compose import compose
from companion.ui.screen.page import effects
from companion.ui.screen.page.state import JoiningShown

FAILED = ("lost", "nonsense", "differs", "refused", "full", "late", "network", "unkept", "lacking")
STEPS = ("seeking", "closed", "busy", "number", "sure", "joined", *(f"failed-{kind}" for kind in FAILED))
HOUSES = ((), ("Café Ada",), tuple(f"Das lange Gasthaus am Markt {number}" for number in range(9)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_step_is_whole_and_can_be_left(size, language):
    begun = scene(CHOOSE, size, language, overlay=effects.JoiningHouse())
    for shown in [
        *(JoiningShown(step, (), "048213", "Tisch 23") for step in STEPS),
        *(JoiningShown("seeking", houses) for houses in HOUSES),
    ]:
        page = compose(replace(begun, settings=replace(begun.settings, joining=shown)))
        assert page.faults == (), shown
        assert page.back is not None, shown
        assert page.title != ""
