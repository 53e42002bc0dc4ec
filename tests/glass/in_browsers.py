"""`make test-glass`: a real Chromium at the four sizes of a glass, and a Firefox: touch, keyboard alone, what a screen reader reads, axe.

COMPANION_AXE names the folder in which `npm install axe-core` was run; without it axe looks at nothing.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest
from browser import CHROMIUM, FIREFOX, Browser, Firefox, running
from served import served

from companion.app.commands.players import some_seats
from companion.games import GAMES
from companion.table.table import Beginning

MOST = 5_000
"""The presses after which a game is taken to get nowhere."""
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1280, 800), "screen": (1920, 1080)}
AXE = Path(os.environ.get("COMPANION_AXE", "")) / "node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="module")
def browser():
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    with running(Browser) as browser:
        yield browser


@pytest.fixture(scope="module")
def firefox():
    if FIREFOX is None:
        pytest.skip("firefox is not installed")
    with running(Firefox) as browser:
        yield browser


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    with served(tmp_path_factory.mktemp("glass")) as table:
        yield table


def read_aloud(tab):
    """List what a screen reader reads, in its order: role and name."""
    nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found = []

    def walk(node):
        role = node.get("role", {}).get("value")
        if not node.get("ignored") and role in {"heading", "paragraph", "button"}:
            found.append((role, node.get("name", {}).get("value", "")))
        for child in node.get("childIds", ()):
            walk(by_id[child])

    walk(nodes[0])
    return found


def faults(tab):
    """Have axe look at the page; give the rules that it breaks."""
    tab.run(AXE.read_text(encoding="utf-8") + ";0")
    found = tab.run(
        "axe.run(document, {resultTypes: ['violations']}).then(r => JSON.stringify(r.violations.map(v => v.id + ' ' + v.nodes[0].html)))"
    )
    return json.loads(found)


@pytest.mark.parametrize("size", SIZES)
def test_a_glass_is_touched_and_read(browser, table, size):
    tab = browser.tab(*SIZES[size]).join(table)
    tab.touch("tool:help")
    tab.until("document.getElementById('settings')")
    tab.touch("settings")
    tab.until("document.getElementById('group:reading')")
    tab.touch("group:reading")
    tab.until("document.getElementById('set:screen.large_text')")
    tab.touch("set:screen.large_text")
    tab.until(
        "[...document.querySelectorAll('#words button')].some(b => b.id == 'set:screen.large_text' && /on$/i.test(b.ariaLabel.trim()))"
    )
    assert table.table.screen.settings.large is False
    if AXE.is_file():
        assert faults(tab) == []


def test_a_screen_reader_hears_what_is_asked_then_the_answers_then_the_tools(browser, table):
    tab = browser.tab().join(table)
    heard = read_aloud(tab)
    assert heard[0] == ("heading", "What shall we play?")
    names = [name for role, name in heard if role == "button"]
    assert names[0].startswith("Tumult Royale")
    assert names.index("Ring only") < names.index("Help and menu") if "Ring only" in names else names[-1]
    assert all(names)


def test_the_keyboard_alone_chooses(browser, table):
    tab = browser.tab(touch=False).join(table, "screen")
    tab.key("ArrowDown")
    tab.key("ArrowDown")
    tab.until("document.activeElement.id == 'option:citadels'")
    tab.key("Enter")
    tab.until("document.querySelector('h1') && /Citadels/.test(document.querySelector('h1').textContent)")
    tab.until("document.activeElement.id.startsWith('option:')")


@pytest.mark.parametrize("size", SIZES)
def test_firefox_is_touched_alike(firefox, table, size):
    tab = firefox.tab(*SIZES[size]).join(table)
    for name, then in (("tool:help", "settings"), ("settings", "group:reading"), ("group:reading", "set:screen.large_text")):
        tab.touch(name)
        tab.until(f"document.getElementById({then!r})")


def test_firefox_is_played_by_keys_alike(firefox, tmp_path):
    with served(tmp_path) as table:
        tab = firefox.tab(*SIZES["laptop"]).join(table, "screen")
        tab.until("document.querySelector('h1').textContent == 'What shall we play?'")
        tab.key("ArrowDown")
        tab.key("ArrowDown")
        tab.until("document.activeElement.id == 'option:citadels'")
        tab.key("Enter")
        tab.until("/Citadels/.test(document.querySelector('h1').textContent)")


def keyed(tab, name):
    """Go to a button by the arrows alone, and choose it."""
    for _ in range(60):
        if tab.run("document.activeElement.id") == name:
            tab.key("Enter")
            return
        tab.key("ArrowDown")


@pytest.mark.parametrize(
    ("name", "size", "hand"),
    [
        *((name, size, "touch") for name in ("tumult_royale", "citadels", "wallenstein", "council_of_four") for size in SIZES),
        ("tumult_royale", "laptop", "keys"),
        ("citadels", "tablet", "firefox"),
    ],
)
def test_a_whole_game_is_played(request, tmp_path, name, size, hand):
    """Fingers (in Chromium or Firefox) or keys choose by chance what can be chosen, what goes on before all else, until the box is played."""
    can = "#words button:not([aria-disabled])" + (":not([tabindex])" if hand == "keys" else "")
    game = next(game for game in GAMES if game.name == name)
    players = max(game.seats[0], 3) if 3 in game.seats else game.seats[0]
    options = {"books": "light"} if any(option.name == "books" for option in game.options) else {}
    rng, broken = Random(1), set()
    with served(tmp_path, decision=Beginning(name, some_seats(game, players), options, {})) as table:
        table.until(lambda: table.desk.snapshot.game is not None)
        browser = request.getfixturevalue("firefox" if hand == "firefox" else "browser")
        tab = browser.tab(*SIZES[size], touch=hand != "keys").join(table, "screen")
        presses, looked = 0, None
        while table.desk.snapshot.outcome is None:
            presses, question = presses + 1, table.desk.snapshot.question
            assert presses < MOST, f"{len(table.desk.snapshot.history)} answers, now {question}"
            assert table.desk.failure is None
            names = tab.run(f"[...document.querySelectorAll('{can}')].map(b => b.id)")
            going = [one for one in names if one in {"done", "take", "on", "close", "spin", "draw", "choose"}]
            open_ones = [one for one in names if not one.startswith(("tool:", "seat:", "button", "more", "why", "off"))]
            if not names:
                continue
            if looked != question.id and AXE.is_file():
                looked = question.id
                broken |= set(faults(tab))
            chosen = rng.choice(going) if going and rng.random() < 0.5 else rng.choice(open_ones or names)
            number = tab.run("number")
            try:
                keyed(tab, chosen) if hand == "keys" else tab.touch(chosen)
            except TypeError:
                continue  # the page has just changed
            tab.run(
                f"new Promise(done => {{ const look = () => number > {number} ? done() : setTimeout(look, 10); look(); setTimeout(done, 400); }})"
            )
        assert broken == set()


def test_a_page_says_that_the_table_is_silent_and_comes_back_with_it(browser, table, monkeypatch):
    tab = browser.tab().join(table)
    with monkeypatch.context() as patch:
        patch.setattr(type(table.company._server), "_send", lambda *_given: None)
        tab.until("document.getElementById('silent').textContent.startsWith('The table does not answer')")
        assert tab.run("document.body.classList.contains('silent') && document.getElementById('words').inert")
    tab.until("!document.getElementById('silent').textContent && !document.getElementById('words').inert")
