"""Shared settings of all tests: no display, no sound card, no real user folders."""

from __future__ import annotations

import gc
import logging
import os
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from companion.language import words
from tools import without

# What Python has compiled is kept, as by `make`: else each process of the tests compiles all tests and the product anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LANGUAGE"] = "de"  # what nobody has set otherwise is in German, whatever this machine speaks
# Debian's pygame says so on a PC when it is loaded, in the processes of tests too.
os.environ["PYTHONWARNINGS"] = "ignore:Your system is avx2 capable:RuntimeWarning"

# Property tests try the same examples on every machine, so that nobody's change waits for a fault of somebody else's;
# `make search` tries fresh ones, and more of them. How long an example takes on a busy machine is no fault of the code.
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("fresh", max_examples=500, print_blob=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("COMPANION_EXAMPLES", "same"))

# A message is parsed once a session and not at each table that a test lays: a tenth of all its time, else.
words.parse_fluent = cache(words.parse_fluent)

for helpers in ("", "app", "table", "games", "hardware", "voice", "history", "mqtt", "words", "glass", "screen"):
    sys.path.insert(0, str(Path(__file__).parent / helpers))


def pytest_sessionfinish(session):
    """In CI a skipped test fails the run by its reason, unless a list excuses that."""
    without.end(session)


def pytest_collection_finish():
    """What is loaded by now stays: looking for garbage after every test then costs a millisecond and not a hundred."""
    gc.collect()
    gc.freeze()


LONG = {
    "evenings": "",
    "glass": "",
    "torture": "",
    "lookup": "",
    "adversary": "adversary",
    "app": "by_ear desk failsafe healing its_language lesson mending_by_presses pages press_counts presses running "
           "selfplay settings_at_the_desk sound_card sticks_at_the_desk terminal to_the_last_page turn_clock",
    "games": "any_box burden corrections council_of_four joining_late mended noticed sent_again variants wallenstein",
    "hardware": "button lights",
    "history": "again forgetting pages plays stats",
    "mqtt": "corrected_plays joining_at_the_desk",
    "old": "0_1_0",
    "screen": "answers board canvas layout one_button reading_screens tree",
    "vision": "doubts eyes tile_scenes tray_outline",
    "voice": "pronounce",
    "walls": "trespasses",
    "words": "by_ear glossary outcomes plurals told_groups",
}  # fmt: skip
"""What of each room takes more than a second and a half of CPU a file, or all of it: `make check` leaves it out unread."""


def pytest_ignore_collect(collection_path, config):
    """Leave out of the fast tests what takes long."""
    room, name = collection_path.parent.name, collection_path.stem.removeprefix("test_")
    fast = config.option.markexpr == "not slow"
    return True if fast and room in LONG and name in (LONG[room].split() or [name]) else None


@pytest.fixture(autouse=True)
def _tidy():
    """What a test leaves open is its own fault: garbage is collected before the next one, and warnings are errors.

    What is left after that is frozen, so that each test pays for its own objects only and not for all that came before.
    """
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _own_folders(_tidy, tmp_path, monkeypatch):
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))


@pytest.fixture
def library(tmp_path):
    """The library of a device whose folder is the test's own."""
    from companion.library.library import Library

    opened = Library(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def log_handlers():
    """The handlers that a test adds to the root logger; they go again with it."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield lambda: [handler for handler in root.handlers if handler not in before]
    for handler in root.handlers[:]:
        if handler not in before:
            root.removeHandler(handler)
            handler.close()
    root.setLevel(level)
