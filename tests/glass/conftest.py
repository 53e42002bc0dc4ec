"""The glass room's tests need the extra `glass`."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="the extra glass is not installed")
for room in ("glass", "screen"):
    sys.path.insert(0, str(Path(__file__).parents[1] / room))
