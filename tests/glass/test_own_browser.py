"""`companion --browser`: the table in a browser of this machine, which is opened by itself and is the only one that comes in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener

import pytest
from pace import LOST

pytestmark = pytest.mark.slow


@pytest.fixture
def program(tmp_path):
    """The program without a display, on a machine whose browser keeps the address that it is given."""
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    browser.chmod(0o755)
    own = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}}
    own |= {
        "BROWSER": f"{browser} %s &",
        "STATE_DIRECTORY": str(tmp_path),
        "COMPANION_SETTINGS": str(tmp_path / "companion.toml"),
        "SDL_AUDIODRIVER": "dummy",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "--browser"], env=own, stderr=subprocess.PIPE, text=True
    ) as process:
        yield process, opened
        process.terminate()
        assert process.wait(LOST) == 0


def test_whoever_has_a_laptop_plays_at_once_and_nobody_else_comes_in(program):
    process, opened = program
    address = Path(opened).read_text().strip()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?own=[\w-]{43}", address)
    assert address in process.stderr.readline(), "it can be copied, too"
    mine = build_opener(HTTPCookieProcessor(CookieJar()))
    assert "page.js" in mine.open(address).read().decode()
    assert "page.js" in mine.open(address.partition("?")[0]).read().decode(), "once in, the plain address is enough"
    theirs = build_opener().open(address.partition("?")[0]).read().decode()
    assert "page.js" not in theirs
