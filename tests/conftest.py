"""Shared settings of all tests: no display, no sound card, no real user folders."""

from __future__ import annotations

import gc
import logging
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

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

for helpers in ("", "app", "table", "games", "hardware", "voice", "history", "mqtt", "words", "glass", "screen"):
    sys.path.insert(0, str(Path(__file__).parent / helpers))


def pytest_sessionfinish(session):
    """In CI a skipped test fails the run by its reason, unless a list excuses that."""
    without.end(session)


def pytest_collection_finish():
    """What is loaded by now stays: looking for garbage after every test then costs a millisecond and not a hundred."""
    gc.collect()
    gc.freeze()


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
