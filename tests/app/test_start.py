from __future__ import annotations

import gc
from contextlib import suppress

import pytest

from companion.start import opens_screen
from companion.system import memory
from companion.system.display import window_size


@pytest.mark.parametrize(
    ("line", "opens"),
    [
        ("", True),
        ("--language de", True),
        ("--camera play", True),
        ("play citadels", True),
        ("--language en resume 3", True),
        ("resume --terminal", False),
        ("--help", False),
        ("doctor", False),
        ("--language de games", False),
        ("selfplay citadels", False),
    ],
)
def test_the_curtain_rises_only_where_the_screen_will_be_opened(line, opens):
    assert opens_screen(line.split()) is opens


@pytest.mark.parametrize(
    ("text", "size"), [("800x480", (800, 480)), ("auto", (1280, 720)), ("800x", (1280, 720)), ("x", (1280, 720))]
)
def test_a_size_that_makes_no_sense_is_the_usual_one(text, size):
    assert window_size(text) == size


@pytest.mark.parametrize("fault", [(), (ImportError,)])
def test_the_collector_rests_while_modules_are_loaded_and_no_longer(fault):
    seen = []
    with suppress(ImportError), memory.loading():
        seen.append(gc.isenabled())
        for error in fault:
            raise error
    assert seen == [False]
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
