"""A variant laid over a game from outside: it replaces what it names, all else is the game's; the game itself stays as it was."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from companion.games import GAMES
from companion.games import game as find_game
from companion.games.found import BrokenGame, Brought, LoadingFault, Origin
from companion.games.outside import variants
from companion.games.variants import lay_over
from companion.games.whole import find_missing
from companion.language.words import Words
from companion.rulebook import rulebook
from companion.system.languages import WHOLE
from companion.table import Seat, Seats, phrase, scenario
from companion.table.errors import ScenarioFailed
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.screen.paint.game_look import look_of

REPO = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "richest_city"
OURS = Origin("ours", "1")
SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara"), ("blue", "yellow", "red")))


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def richest():
    return lay_over("richest_city", FOLDER, GAMES)


def begun(game, log, **options):
    return Session.begin(game, Beginning(game.name, SEATS, {**game.default_options(), **options}, {}), log)


def test_its_scenarios_hold_and_the_games_own_do_not_change(richest):
    for path in scenario.find(FOLDER):
        assert "RC-001" in scenario.play(scenario.load(path), richest).rules
        same = replace(scenario.load(path), beginning=replace(scenario.load(path).beginning, game="citadels"))
        with pytest.raises(ScenarioFailed, match=r"points: expected 2[37], found 2[04]"):
            scenario.play(same, find_game("citadels"))


def test_every_scenario_of_the_game_that_scores_nothing_holds_in_its_variant(richest):
    paths = [path for path in scenario.find(find_game("citadels").folder) if "score" not in path.read_text()]
    assert len(paths) > 50
    for path in paths[::10]:
        loaded = scenario.load(path)
        if not any("ended" in step for step in loaded.steps):
            scenario.play(loaded, richest)


def test_whole_games_play_and_are_replayed_from_their_journal(richest):
    log = MemoryLog()
    session = begun(richest, log, books="full")
    play_out(session, Random(3), richest.invariants)
    assert session.outcome is not None
    again = Session.resume(richest, log.rows, MemoryLog())
    assert again.outcome == session.outcome
    assert again.table.ledger.snapshot() == session.table.ledger.snapshot()


def test_the_richest_city_decides_a_game_that_was_a_tie_without_it(richest):
    ending = sys.modules[f"{richest.play.__module__.rpartition('.')[0]}.ending"]
    session = begun(richest, MemoryLog(), books="light")
    state = session.table.view(ending.State)
    session.correct({"city.blue": ["palace", "cathedral"], "city.red": ["watchtower", "manor", "temple", "tavern", "market"]})
    found = {seat.name: ending.score_of(state, seat) for seat in SEATS}
    assert [found[name].richest for name in ("Ada", "Ben", "Clara")] == [3, 0, 0]
    assert found["Ada"].total == found["Ada"].buildings + 3


@pytest.mark.parametrize("language", WHOLE)
def test_its_words_rules_and_pictures_lie_over_the_games(richest, language):
    assert find_missing(richest) == []
    words, usual = Words(language, [richest.folder]), Words(language, [find_game("citadels").folder])
    assert words(phrase("game-richest_city")) != usual(phrase("game-citadels")) == words(phrase("game-citadels"))
    assert not usual.has("citadels-why-richest")
    assert words(phrase("richest_city-option-books")) == usual(phrase("citadels-option-books"))
    assert words(phrase("citadels-why-sum")) == usual(phrase("citadels-why-sum"))
    assert {*rulebook(richest.folder).rules} == {*rulebook(find_game("citadels").folder).rules, "RC-001"}
    assert look_of(richest.folder).drawing("emblem") == look_of(find_game("citadels").folder).drawing("emblem")


def test_a_text_and_a_picture_of_its_own_hold(tmp_path):
    own = tmp_path / "richest_city"
    shutil.copytree(FOLDER, own)
    (own / "icons").mkdir()
    (own / "icons/emblem.svg").write_text("<svg/>")
    with (own / "en.ftl").open("a") as file:
        file.write("citadels-why-sum = All in all\n")
    made = lay_over("richest_city", own, GAMES)
    assert Words("en", [made.folder])(phrase("citadels-why-sum")) == "All in all"
    assert (made.folder / "icons/emblem.svg").read_text() == "<svg/>"
    assert Words("en", [find_game("citadels").folder])(phrase("citadels-why-sum")) != "All in all"


def test_what_is_joined_is_kept_until_a_file_changes(tmp_path, cache):
    own = tmp_path / "richest_city"
    shutil.copytree(FOLDER, own)
    first = lay_over("richest_city", own, GAMES).folder
    assert lay_over("richest_city", own, GAMES).folder == first
    with (own / "en.ftl").open("a") as file:
        file.write("citadels-why-sum = All in all\n")
    second = lay_over("richest_city", own, GAMES).folder
    assert second != first
    assert [path.parent for path in cache.glob("variants/richest_city/*/richest_city")] == [second.parent]


@pytest.mark.parametrize(("file", "text", "fault", "says"), [
    ("variant.toml", 'of = "chess"\nversion = "1"', LoadingFault.IMPORT, "must say `of` which game it is"),
    ("variant.toml", 'of = "citadels"', LoadingFault.IMPORT, "its `version`"),
    ("variant.toml", 'of = "citadels"\nversion = "1"\ninterface = 99', LoadingFault.NEWER, "interface 99"),
    ("ending.py", "from companion.games.citadels.ending import nothing", LoadingFault.IMPORT, "(ending.py, line 1)"),
    ("en.ftl", "citadels-why-richest = Richest city", LoadingFault.UNFINISHED, "en: no game-richest_city"),
    ("rules.toml", "[[rule", LoadingFault.UNFINISHED, "rules.toml"),
])  # fmt: skip
def test_a_broken_variant_is_named(tmp_path, file, text, fault, says):
    shutil.copytree(FOLDER, tmp_path / "richest_city")
    (tmp_path / "richest_city" / file).write_text(text)
    (broken,) = variants([str(tmp_path)], OURS, GAMES, {"citadels"})
    assert isinstance(broken, BrokenGame)
    assert (broken.name, broken.fault) == ("richest_city", fault)
    assert says in broken.detail


def test_after_a_broken_variant_and_one_whose_name_is_taken_the_next_one_plays(tmp_path):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/variant.toml").write_text("of = ")
    for name in ("citadels", "richest_city"):
        shutil.copytree(FOLDER, tmp_path / name)
    broken, taken, whole = variants([str(tmp_path)], OURS, GAMES, {"citadels"})
    assert broken.name == "broken"
    assert (taken.name, taken.fault) == ("citadels", LoadingFault.NAME)
    assert isinstance(whole, Brought)
    assert (whole.game.name, whole.origin) == ("richest_city", OURS)


def test_a_package_brings_a_variant_to_every_command(tmp_path):
    site = tmp_path / "site"
    shutil.copytree(FOLDER, site / "companion_richest_city")
    (site / "companion_richest_city/__init__.py").write_text("")
    info = site / "companion_richest_city-0.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: companion-richest-city\nVersion: 0.2\n")
    (info / "entry_points.txt").write_text("[companion.variants]\nrichest_city = companion_richest_city\n")
    paths = os.pathsep.join([str(REPO), str(site)])
    environment = {**os.environ, "PYTHONPATH": paths, "STATE_DIRECTORY": str(tmp_path / "state")}

    def said(*words):
        done = subprocess.run(
            [sys.executable, "-m", "companion", *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert "(companion-richest-city 0.2)" in said("games")
