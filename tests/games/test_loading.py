"""Games that other packages bring: the whole ones are found, the broken ones named; none keeps the others from starting."""

import re
import sys
import threading
from dataclasses import replace

import pytest

from companion import games
from companion.app.commands import doctor
from companion.app.lobby import evening
from companion.games.built_in import games_in
from companion.games.found import BrokenGame, Brought, LoadingFault, Origin
from companion.games.outside import games_brought
from companion.language.words import Words
from companion.library.logged import GamePackage, LoggedGame
from companion.play.dialogue import Dialogue
from companion.system.languages import WHOLE
from companion.system.settings import Settings
from companion.table.game import INTERFACE
from companion.table.phrase import phrase
from companion.ui.screen.compose import compose
from companion.ui.screen.page.state import Layer
from companion.ui.screen.paint.formats import format_for
from tools.gallery.laid import Screen

GAME = """
from pathlib import Path
from companion.table import Game, Tell, Outcome, phrase

async def play(table):
    await Tell("{name}.hello")
    return Outcome(phrase("{name}-over"), (table.seats[0],))

GAME = Game(name="{name}", version="1", seats=(1, 2), colours=("blue", "red"), play=play,
            scoreboard=lambda table: (), folder=Path(__file__).parent, interface={interface})
"""
WORDS = "game-{name} = {name}\n{name}-hello = Hello\n{name}-over = Over\n"


@pytest.fixture
def bring(tmp_path, monkeypatch):
    """Lay a package with a game where Python finds it, as an installed one lies there."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def lay(name, code=GAME, interface=INTERFACE, languages=tuple(WHOLE), says=WORDS, **files):
        module = f"brought_{name}"
        (tmp_path / module).mkdir()
        (tmp_path / module / "__init__.py").write_text(code.format(name=name, interface=interface))
        for language in languages:
            (tmp_path / module / f"{language}.ftl").write_text(says.format(name=name))
        for file, text in files.items():
            (tmp_path / module / file.replace("_", ".")).write_text(text)
        info = tmp_path / f"brought_{name}-0.3.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: brought-{name}\nVersion: 0.3\n")
        (info / "entry_points.txt").write_text(f"[companion.games]\n{name} = {module}:GAME\n")
        monkeypatch.delitem(sys.modules, module, raising=False)

    return lay


def found(name):
    return next(one for one in games_brought({"citadels"}) if name in {getattr(one, "name", ""), getattr(one, "game", one).name})


def test_a_whole_game_is_found_with_its_package_and_version(bring):
    bring("nim")
    brought = found("nim")
    assert isinstance(brought, Brought)
    assert str(brought.origin) == "brought-nim 0.3"


@pytest.mark.parametrize(
    ("broken", "fault", "says"),
    [
        ({"code": "import no_such_module"}, LoadingFault.IMPORT, "no_such_module"),
        ({"code": "GAME = 7"}, LoadingFault.NO_GAME, "int"),
        ({"interface": INTERFACE + 1}, LoadingFault.NEWER, f"interface {INTERFACE + 1}"),
        ({"interface": 0}, LoadingFault.OLDER, "interface 0"),
        ({"languages": ("de",)}, LoadingFault.UNFINISHED, "en: no game-nim"),
        ({"says": "{name}-hello = Hello\n"}, LoadingFault.UNFINISHED, "de: no game-nim"),
        ({"says": WORDS + "this is no Fluent\n"}, LoadingFault.UNFINISHED, "this is no Fluent"),
        ({"rules_toml": "[[rule"}, LoadingFault.UNFINISHED, "rules.toml"),
        (
            {"rules_toml": '[[chapter]]\nid = "turn"\n[[rule]]\nid = "NIM-1"\nchapter = "turn"\nserve = "prompt"\n'},
            LoadingFault.UNFINISHED,
            "NIM-1",
        ),
        ({"lesson_toml": '[[chapter]]\nid = "about"\nstep = [{ id = "goal" }]\n'}, LoadingFault.UNFINISHED, "lesson-about-goal"),
        ({"pictures_toml": "[picture.box]\nitems = 3\n"}, LoadingFault.UNFINISHED, "picture box"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_game_is_named_with_what_is_wrong(bring, broken, fault, says):
    bring("nim", **broken)
    named = found("nim")
    assert isinstance(named, BrokenGame)
    assert named.fault is fault
    assert says in named.detail


def test_a_game_that_hangs_while_it_is_loaded_is_named(bring, monkeypatch):
    monkeypatch.setattr("companion.games.outside.PATIENCE", 0.2)
    goes_on = threading.Event()
    monkeypatch.setattr(threading, "goes_on", goes_on, raising=False)
    bring("nim", code="import threading\nthreading.goes_on.wait(60)")
    named = found("nim")
    assert isinstance(named, BrokenGame)
    assert "loaded within 0.2 s" in named.detail
    goes_on.set()


def test_a_name_that_is_taken_stays_with_whoever_has_it(bring):
    bring("citadels")
    named = found("citadels")
    assert isinstance(named, BrokenGame)
    assert named.fault is LoadingFault.NAME


@pytest.fixture
def one_broken(bring, monkeypatch):
    bring("nim", languages=("de",))
    broken = (found("nim"),)
    for module in (games, evening, doctor):
        monkeypatch.setattr(module, "BROKEN", broken)


def test_the_choice_of_boxes_names_a_broken_game_and_why(one_broken):
    options = evening.which_box(evening.LobbyState()).options
    named = next(option for option in options if option.key == "broken-nim")
    for language in WHOLE:
        words = Words(language, [game.folder for game in games.GAMES])
        assert (words(named.words), bool(words(named.off))) == ("nim", True)
        assert all(words.has(f"broken-{fault}") for fault in LoadingFault)
    assert {game.name for game in games.GAMES} <= {option.key for option in options if option.off is None}


def test_the_doctor_and_whoever_asks_for_it_hear_what_is_wrong(one_broken):
    finding = doctor._games(Settings({}))
    assert finding.health is doctor.Health.BROKEN
    assert "brought-nim 0.3" in finding.seen
    with pytest.raises(games.GameMissing, match="en: no game-nim"):
        games.game("nim")
    with pytest.raises(KeyError, match="there is no game chess; there are tumult_royale"):
        games.game("chess")


GOOD = GAME.format(name="good", interface=0)
BROKEN_FOLDERS = [
    ("", LoadingFault.NO_GAME, "GAME of some_games.bad is no Game but NoneType"),
    ("from companion.table import Tabel", LoadingFault.IMPORT, "ImportError: cannot import name 'Tabel'"),
    ("\n\ndef GAME(", LoadingFault.IMPORT, "(__init__.py, line 3)"),
    ("raise SystemExit(3)", LoadingFault.IMPORT, "SystemExit: 3"),
    ("class Odd(BaseException): pass\nraise Odd('hm')", LoadingFault.IMPORT, "Odd: hm (__init__.py, line 2)"),
    ("class Mute(Exception):\n    def __str__(self): raise OSError\nraise Mute", LoadingFault.IMPORT, "Mute"),
    (GAME.format(name="better", interface=0), LoadingFault.NAME, "calls itself better"),
    (GAME.format(name="bad", interface=0).replace("(1, 2)", "2"), LoadingFault.UNFINISHED, "GAME.seats cannot be 2"),
    (GAME.format(name="bad", interface=0).replace("(1, 2)", "(1, 3)"), LoadingFault.UNFINISHED, "GAME.colours cannot be"),
    (
        GAME.format(name="bad", interface=0).replace("folder=Path(__file__)", "folder=Path('no/where/here')"),
        LoadingFault.UNFINISHED,
        "GAME.folder cannot be",
    ),
    (GAME.format(name="bad", interface=0), LoadingFault.UNFINISHED, "de: no game-bad"),
]


@pytest.mark.parametrize(
    ("code", "fault", "says"), BROKEN_FOLDERS, ids=lambda value: value[:24] if isinstance(value, str) else ""
)
def test_one_broken_folder_among_our_games_leaves_the_others_and_is_named(tmp_path, monkeypatch, code, fault, says):
    package = tmp_path / "some_games"
    for name, text in (("bad", code), ("good", GOOD)):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").write_text(text)
    for language in WHOLE:
        (package / "good" / f"{language}.ftl").write_text(WORDS.format(name="good"))
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in [name for name in sys.modules if name.partition(".")[0] == "some_games"]:
        monkeypatch.delitem(sys.modules, module)
    bad, good = games_in("some_games", [str(package)], Origin("ours", "1"))
    assert good.name == "good"
    assert (bad.name, bad.fault, str(bad.origin)) == ("bad", fault, "ours 1")
    assert says in bad.detail


@pytest.mark.parametrize("size", [(800, 480), (720, 1280), (480, 320)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_twelve_boxes_broken_ones_and_a_lost_game_find_room_on_every_screen(one_broken, size, monkeypatch):
    monkeypatch.setattr(evening, "BROKEN", evening.BROKEN * 3)
    lost = LoggedGame(3, "chess", "2026-01-01", {}, "1", over=False, package=GamePackage("companion-chess", "0.4"))
    names = [f"{game.name}-{number}" for number in range(3) for game in games.BUILT_IN][:12]
    twelve = tuple(replace(games.BUILT_IN[at % len(games.BUILT_IN)], name=name) for at, name in enumerate(names))
    monkeypatch.setattr(evening, "GAMES", twelve)
    monkeypatch.setattr(evening, "phrase", lambda key, **args: phrase(re.sub(r"^(game-\w+)-\d", r"\1", key), **args))
    for language in WHOLE:
        pages = pages_of(evening.LobbyState(lost_game=lost), size, language)
        shown = [name for page in pages for name in page if name.removeprefix("option:") in names]
        assert sorted(shown) == sorted(f"option:{name}" for name in names)
        assert all({"option:ring", "option:stop", "more"} <= page for page in pages)
        assert "option:lost" in set().union(*pages)


def pages_of(house, size, language):
    """Name the targets of each page of the choice of boxes, turned with the button `more`; none of them has a fault."""
    words = Words(language, [game.folder for game in games.GAMES])
    scene = Screen("boxes", Dialogue(lambda: evening.evening(house)).snapshot()).scene(format_for(*size), words)
    pages, number = [], 0
    while len(pages) <= number:
        page = compose(replace(scene, state=replace(scene.state, question=Layer(page=number))))
        assert page.faults == ()
        pages.append({target.name for target in page.targets})
        number = next((target.effect.page for target in page.targets if target.name == "more"), 0)
    return pages
