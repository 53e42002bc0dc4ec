"""Shared rooms know no game: whatever belongs to one box stands in that box's folder, and nowhere else."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("companion", "hardware", "vision", "sounds")
WORDS = {
    "tumult_royale": (
        "bread", "marble", "mercy", "tumults?", "chronicle", "greed(y|iest)?", "statues?", "supporters?", "raid",
    ),
    "citadels": (
        "districts?", "assassins?", "thie(f|ves)", "magicians?", "bishops?", "merchants?", "architects?", "warlords?",
        "murder(ed)?", "laborator(y|ies)", "smith(y|ies)", "rasputin", "acrobats?", "wagons?",
    ),
    "council_of_four": (
        "emporiums?", "permits?", "councillors?", "bribes?", "nobility", "jokers?", "coast", "mountains?", "balcon(y|ies)",
    ),
    "wallenstein": (
        "peasants?", "unrest", "grain", "taler", "landsknechte?", "courtiers?", "revolts?",
    ),
}  # fmt: skip
"""Words of each box's rulebook that mean nothing elsewhere. `herald` is the card; the device's own voice is its narrator."""

NAMES = ("tumult", "citadels", "council", "wallenstein")

SPARED = {
    ("companion/ui/screen/views/lobby/first_names.toml", "mercy"),  # a first name
    ("tools/gallery/reading_screens.py", "grain"),  # of the wood that the tiles lie on
    ("companion/ui/screen/paint/canvas.py", "grain"),  # of the paper
    # of a picture in dim light:
    ("vision/cubes/colour.py", "grain"),
    ("vision/cubes/survey.py", "grain"),
    ("vision/cubes/tray_scene.py", "grain"),
}


LISTS = {ROOT / "companion" / "language" / "texts" / "glossary.toml"}
"""A list for the tests and the docs; nothing in the program reads it."""


def files():
    for room in ROOMS:
        for ending in ("*.py", "*.toml", "*.ftl"):
            yield from sorted((ROOT / room).rglob(ending))


def shared():
    games = ROOT / "companion" / "games"
    # How words are spoken is the voice's list: names of boxes and their abbreviations; a language's folder has those of all games
    spoken, languages = ROOT / "companion" / "language" / "voice", ROOT / "companion" / "languages"
    return [
        path
        for path in files()
        if path not in LISTS
        and not {games, languages} & {*path.parents}
        and not (spoken in path.parents and path.suffix == ".toml")
    ]


def met(path, words):
    text = lowered(path)
    for found in re.finditer(rf"(?<![a-z])({'|'.join(words)})(?![a-z])", text):
        name = str(path.relative_to(ROOT))
        if (name, found[0]) not in SPARED:
            yield f"{name}:{text.count(chr(10), 0, found.start()) + 1}: {found[0]}"


@cache
def lowered(path):
    return path.read_text(encoding="utf-8").lower()


@pytest.mark.parametrize("game", WORDS)
def test_shared_rooms_know_no_word_of_a_game(game):
    assert [line for path in shared() for line in met(path, (*WORDS[game], *NAMES))] == []


@pytest.mark.parametrize("game", WORDS)
def test_each_word_of_the_list_is_a_word_of_its_game(game):
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (ROOT / "companion" / "games" / game).rglob("*.*")
        if path.suffix in {".py", ".toml", ".ftl"}
    )
    unknown = [word for word in WORDS[game] if not re.search(rf"(?i)(?<![a-z]){word}(?![a-z])", text)]
    assert unknown == []


def test_a_word_in_a_shared_room_is_seen(tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    room = tmp_path / "companion" / "ui" / "screen"
    room.mkdir(parents=True)
    (room / "tiles.py").write_text('INKS = {"bread": 1}\nUNBREADED = "breadth"\n', encoding="utf-8")
    assert list(met(room / "tiles.py", WORDS["tumult_royale"])) == ["companion/ui/screen/tiles.py:1: bread"]
