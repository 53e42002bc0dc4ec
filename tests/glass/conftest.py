"""The glass room's tests need the extra `glass`."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("aiohttp", reason="the extra glass is not installed")
sys.path.insert(0, str(Path(__file__).parent))
