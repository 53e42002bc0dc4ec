"""Each trespass is planted in the syntax tree of a real module and is named for what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.walls import judged, trespasses

REPO = Path(__file__).parents[2]
GAME = "companion/games/citadels/turn.py"
BOX = "companion/games/citadels/box.py"
TABLE = "companion/table/seats.py"
SKELETON = "companion/app/commands/new/skeleton/turn.py"
SCREEN = "companion/ui/screen/painter.py"
DESK = "companion/app/desk/desk.py"
VOICE = "companion/language/voice/speaker.py"
DESK_LIGHTS = "companion/app/desk/lights.py"
GLASS = "companion/network/glass/company.py"
MQTT = "companion/network/mqtt/orders.py"
NARRATOR = "companion/ui/narration/narrator.py"
PLAY = "companion/play/live.py"
LIBRARY = "companion/library/library.py"
RING = "hardware/ring.py"
EYES = "vision/whole_reading.py"

PLANTED = [
    # By whatever means: what is not listed is not imported.
    (GAME, "import companion.games.wallenstein.box", "import"),
    (GAME, "from companion.table import session", "import"),
    (GAME, "from companion.table.session import Session", "import"),
    (GAME, "from companion.table.ledger import Ledger", "import"),
    (GAME, "from companion.ui.screen import window", "import"),
    (GAME, "from ..wallenstein import box", "import"),
    (GAME, "from dataclasses import sys", "import"),
    (GAME, "import math\nmath.sys", "import"),
    (GAME, "import numpy", "package"),
    (TABLE, "from companion.language.words import Words", "import"),
    (TABLE, "import companion.games.citadels", "import"),
    (SKELETON, "import companion.games.citadels.box", "import"),
    (GAME, "from importlib import import_module\nWINDOW = import_module('companion.ui.screen.window')", "import-by-name"),
    (GAME, "WINDOW = __import__('companion.ui.screen.window')", "import-by-name"),
    (GAME, "import math\nSYSTEM = getattr(math, 'sys')", "import-by-name"),
    (GAME, "import math\nHANDED_ON = (math,)", "import-by-name"),
    (GAME, "import sys\nTIME = sys.modules['time']", "import-by-name"),
    (GAME, "TIME = phrase.__globals__['time']", "import-by-name"),
    (TABLE, "def f(s):\n    return eval(s)", "import-by-name"),
    (TABLE, "import re\nCODE = vars(re)", "import-by-name"),
    (LIBRARY, "from importlib import import_module\nimport_module('companion.ui.screen.window')", "import-by-name"),
    (RING, "from importlib import import_module\nimport_module('companion.table.seats')", "import-by-name"),
    # What a pure room would bring in with a module.
    (GAME, "from timeit import default_timer", "clock"),
    (TABLE, "import time", "clock"),
    (GAME, "import random", "chance"),
    (TABLE, "from secrets import choice", "chance"),
    (GAME, "from uuid import uuid4", "chance"),
    (GAME, "def f(seat):\n    return hash(seat.name)", "chance"),
    (GAME, "import threading", "thread"),
    (TABLE, "from concurrent.futures import ThreadPoolExecutor", "thread"),
    (GAME, "import subprocess", "process"),
    (TABLE, "import socket", "network"),
    (GAME, "import sqlite3", "database"),
    (GAME, "from pathlib import Path", "file"),
    (GAME, "def f():\n    return open('/etc/hostname').read()", "file"),
    (BOX, "def f():\n    return Path('/etc/hostname').read_text()", "file"),
    (BOX, "def f():\n    (FOLDER / 'seen').write_text('x')", "file"),
    (BOX, "def f():\n    return (FOLDER / 'seen').open('w')", "file"),
    (GAME, "def f(game):\n    return (game.folder / 'box.toml').read_text()", "file"),
    (GAME, "print('here')", "stdout"),
    (TABLE, "import sys\nsys.stdout.write('here')", "import-by-name"),
    # What remembers.
    (GAME, "SEEN = []", "mutable-state"),
    (GAME, "seen: list[str] = []", "mutable-state"),
    (TABLE, "_KNOWN = {}", "mutable-state"),
    (TABLE, "from collections import defaultdict\n_COUNTS = defaultdict(int)", "mutable-state"),
    (TABLE, "from itertools import count\n_NUMBERS = count()", "mutable-state"),
    (GAME, "class Turns:\n    seen = set()", "mutable-state"),
    (GAME, "class Memory:\n    pass\n\n\nMEMORY = Memory()", "mutable-state"),
    (GAME, "def f(seen=[]):\n    return seen", "mutable-state"),
    (GAME, "LAST = 0\ndef f():\n    global LAST\n    LAST = 1", "mutable-state"),
    (GAME, "TOLD = {'a': 1}\ndef f(key):\n    TOLD[key] = 1", "mutable-state"),
    (GAME, "TOLD = {'a': 1}\ndef f(key):\n    told = TOLD\n    told.update({key: 1})", "mutable-state"),
    (GAME, "def f():\n    f.calls = 1", "mutable-state"),
    (GAME, "from companion.table import Table\ndef f():\n    Table.seen = 1", "mutable-state"),
    (TABLE, "from contextvars import ContextVar\nNOW = ContextVar('now')", "state"),
    (LIBRARY, "import logging\ndef f():\n    logging.raiseExceptions = False", "mutable-state"),
    (DESK, "LAST = 0\ndef f():\n    global LAST\n    LAST = 1", "mutable-state"),
    # Past what guards the values.
    (GAME, "def f(table):\n    table.ledger.held['gold.red'] = 99", "ledger-write"),
    (GAME, "def f(table):\n    held = table.ledger.held\n    held['gold.red'] = 99", "ledger-write"),
    (GAME, "def f(table):\n    table.ledger.held.update({'gold.red': 99})", "ledger-write"),
    (LIBRARY, "def f(session):\n    del session.table.ledger.held['gold.red']", "ledger-write"),
    (GAME, "def f(table, entry):\n    table.ledger.entries['gold.red'] = entry", "ledger-write"),
    (GAME, "def f(seat):\n    object.__setattr__(seat, 'name', 'x')", "setattr"),
    (LIBRARY, "def f(seat):\n    seat.__dict__['name'] = 'x'", "setattr"),
    (SCREEN, "def f(seat):\n    vars(seat)['name'] = 'x'", "setattr"),
    # Elsewhere.
    (SCREEN, "def f(stage):\n    stage.say('Bitte warten')", "text"),
    (SCREEN, "WEITER = 'Weiter'", "text"),
    (SCREEN, "def f(name):\n    return f'{name} ist dran und zieht'", "text"),
    (DESK, "SORRY = 'Something went wrong'", "text"),
    (GAME, "TITLE = 'für alle'", "text"),
    (DESK, "import time\ndef f():\n    time.sleep(1)", "sleep"),
    (LIBRARY, "from time import sleep", "sleep"),
    (LIBRARY, "from contextlib import suppress\ndef f():\n    with suppress(Exception):\n        f()", "suppress"),
    (RING, "import contextlib\ndef f():\n    with contextlib.suppress(OSError, BaseException):\n        f()", "suppress"),
    (LIBRARY, "def f():\n    try:\n        f()\n    except BaseException:\n        pass", "swallowed"),
    (EYES, "def f():\n    try:\n        f()\n    except:\n        return None", "swallowed"),
    (DESK, "def f():\n    try:\n        f()\n    except KeyboardInterrupt:\n        pass", "swallowed"),
    (SCREEN, "def f():\n    try:\n        f()\n    except Exception:\n        pass", "broad-except"),
    (MQTT, "import pickle  # noqa: S403", "pickle"),
    (LIBRARY, "from marshal import loads", "pickle"),
    ("companion/app/commands/doctor.py", "import networkx", "test-extra"),
    (LIBRARY, "def f():\n    import pytest", "test-extra"),
    (SCREEN, "from companion.table import Ledger", "builds-state"),
    (SCREEN, "from companion.table.ledger import Ledger", "builds-state"),
    (SCREEN, "from companion.table.draft import Draft", "builds-state"),
    (SCREEN, "import companion.table.session", "builds-state"),
    (RING, "def f(folder):\n    return (folder / 'companion/games/citadels/box.toml').read_text()", "game-file"),
    (EYES, "def f(root):\n    return root / 'companion' / 'texts'", "game-file"),
    (VOICE, "from companion.system.settings import load", "settings"),
    (VOICE, "from companion.system.settings import SETTINGS", "settings"),
    (LIBRARY, "def f():\n    print('read')", "stdout"),
    (LIBRARY, "import sys\ndef f():\n    sys.stdout.write('read')", "stdout"),
    (EYES, "from sys import stderr", "stdout"),
    (SCREEN, "import socket", "network"),
    (SCREEN, "import threading", "thread"),
    (SCREEN, "import sqlite3", "database"),
    (MQTT, "import subprocess", "process"),
    ("companion/rulebook/look_up.py", "import random", "chance"),
    (EYES, "import requests", "package"),
    # Of the second look: by other ways.
    (GAME, "class A:\n    n = 0\n    def f(self):\n        self.__class__.n = 1", "mutable-state"),
    (GAME, "class A:\n    n = 0\n    def f(self):\n        type(self).n += 1", "mutable-state"),
    (GAME, "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n    return g", "mutable-state"),
    (GAME, "def f(table):\n    dict.__setitem__(table.ledger.held, 'gold.red', 9)", "ledger-write"),
    (GAME, "def f(s):\n    return type(s).__mro__[1].__subclasses__()", "import-by-name"),
    (LIBRARY, "def f(s):\n    s.table.ledger.held = {}", "ledger-write"),
    (SCREEN, "import os\ndef f():\n    os.system('true')", "process"),
    (SCREEN, "def f():\n    open('/tmp/x', 'w').close()", "file"),
    (NARRATOR, "def f(p):\n    p.write_text('x')", "file"),
    (DESK, "import threading\ndef f():\n    threading.Event().wait(5)", "sleep"),
    (LIBRARY, "from contextlib import suppress\ndef f():\n    with suppress(*[Exception]):\n        f()", "suppress"),
    (LIBRARY, "E = Exception\ndef f():\n    try:\n        f()\n    except E:\n        pass", "broad-except"),
    (EYES, "import numpy as np\ndef f(p):\n    return np.load(p, allow_pickle=True)", "pickle"),
    ("companion/games/built_in.py", "import_module('pytest')", "test-extra"),
    # Of the third look: what a game remembers by a cache, what is another's, what holds for the whole process.
    (GAME, "from functools import cache\n@cache\ndef f() -> list[str]:\n    return []", "mutable-state"),
    (TABLE, "from functools import lru_cache\n@lru_cache(8)\ndef f(a: str) -> Mapping[str, list[str]]:\n    return g(a)", "mutable-state"),
    (GAME, "class A:\n    @cached_property\n    def f(self):\n        return {}", "mutable-state"),
    (PLAY, "KNOWN = {}\ndef f(key):\n    KNOWN[key] = 1", "mutable-state"),
    (PLAY, "from companion.table import Seat\nSeat.name = 'x'", "mutable-state"),
    (NARRATOR, "def f(desk):\n    desk.snapshot = None", "owner"),
    (DESK_LIGHTS, "class L:\n    def f(self):\n        del self._desk.snapshot", "owner"),
    (PLAY, "def f(thing):\n    setattr(thing, 'calm', True)", "setattr"),
    (DESK, "def f(self, kind):\n    return getattr(self, f'on_{kind}')()", "hook"),
    (SCREEN, "def f(desk):\n    return getattr(desk, '_snapshot')", "hook"),
    (DESK, "import os\ndef f():\n    return 'PYTEST_CURRENT_TEST' in os.environ", "test-extra"),
    (SCREEN, "import os\nTRIED = os.environ.get('CI')", "environment"),
    (LIBRARY, "from os import environ\ndef f(name):\n    return environ[name]", "environment"),
    (LIBRARY, "import sys\nWORDS = sys.argv", "environment"),
    (PLAY, "import logging\nlogging.disable(logging.ERROR)", "process-wide"),
    (NARRATOR, "import logging\nlogging.getLogger().setLevel(50)", "process-wide"),
    (DESK, "from random import seed", "process-wide"),
    (SCREEN, "import os\nos.chdir('/')", "process-wide"),
    (NARRATOR, "import sys\nsys.exit(1)", "exit"),
    (PLAY, "def f():\n    raise SystemExit", "exit"),
    (SCREEN, "from pathlib import Path\nMODEL = Path('/proc/cpuinfo')", "place"),
    (VOICE, "VOICES = 'https://example.org/voices'", "address"),
    (PLAY, "def f(path):\n    path.unlink()", "file"),
    (SCREEN, "import os\nos.remove('seen')", "file"),
    (DESK, "def f(thread):\n    thread.join()", "sleep"),
    (GLASS, "from companion.library.journal import Journal", "import"),
    (MQTT, "from companion.library.journal import Journal as Book\nBook('x')", "maker"),
    (NARRATOR, "from companion.library import library\nlibrary.Library('x')", "maker"),
    (DESK, "from companion.games.citadels.box import FOLDER", "knows-a-game"),
    (GLASS, "SORRY = 'Please wait a moment'", "text"),
    ("companion/network/glass/page.js", "said.textContent = 'Please wait a moment';", "text"),
    ("companion/network/glass/page.js", "alert(`Bitte warten, ${name}`);", "text"),
    ("companion/network/glass/page.html", "<p>Please wait a moment</p>", "text"),
    ("companion/network/glass/page.css", ".here::after { content: 'Bitte warten'; }", "text"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "planted", "name"), PLANTED, ids=[f"{name}: {planted[:50]}" for _, planted, name in PLANTED])
def test_a_planted_trespass_is_named_for_what_it_is(path, planted, name):
    source = (REPO / path).read_text()
    found = trespasses(path, f"{source}\n\n{planted}\n")
    assert name in {one.name for one in found}, found
    assert all(one.line > source.count("\n") for one in found), found


def test_the_product_trespasses_nowhere():
    assert [str(one) for path in judged() for one in trespasses(path.relative_to(REPO).as_posix(), path.read_text())] == []
