"""The glass room's tests need the extra `glass`."""

import pytest

pytest.importorskip("aiohttp", reason="the extra glass is not installed")

from phones import Phone, PretendDoor, SocketPhone, opened


@pytest.fixture
def table(tmp_path, monkeypatch):
    """A table with a clock of its own, whose visitors need no socket."""
    monkeypatch.setattr("companion.network.glass.company.GlassServer", PretendDoor)
    with opened(tmp_path) as table:
        yield table


@pytest.fixture
def phone(table):
    """Let a phone without a socket come in."""
    return lambda *given, **named: Phone(table, *given, **named)


@pytest.fixture
def open_table(tmp_path):
    """A table with a clock of its own at the real server."""
    with opened(tmp_path) as table:
        yield table


@pytest.fixture
def caller(open_table):
    """Let a phone come in by a real socket."""
    here = []

    def come(*given, **named):
        here.append(SocketPhone(open_table, *given, **named))
        return here[-1]

    yield come
    for each in here:
        each.close()
