"""Writes docs/a-game.md, the guide to a game's folder: it fills the template tools/a-game.md from the code."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any

from companion import table
from companion.app.commands.new.skeleton import GAME
from companion.app.commands.new.skeleton.choreography import choreography
from companion.app.commands.new.skeleton.scoreboard import overview
from companion.games.found import LoadingFault
from companion.language.words import Words
from companion.rulebook.lessons.lesson_plan import Cue
from companion.rulebook.lessons.lesson_signals import RingSignal, SoundSignal
from companion.system.languages import WHOLE
from companion.table import INTERFACE, Game, Ledger, MoveKind, Question, phrase
from companion.table.questions import device_kinds, illustrations, kinds, one_each, places, writing
from companion.table.questions.question import Illustration
from companion.ui.screen.paint.game_look import SHAPES
from tools.formats import COLOURS, LESSON, PICTURES, RULES, SCENARIO, SIGNALS, WORDS

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).parent / "a-game.md"
PAGE = ROOT / "docs" / "a-game.md"
VARIANT = ROOT / "tests" / "games" / "richest_city"
"""The worked example of a variant, which the tests play."""
ICONS = ROOT / "companion" / "ui" / "screen" / "icons"
THEME = ROOT / "companion" / "ui" / "screen" / "paint" / "theme.toml"
LEDGER_CALLS = (
    "number", "flag", "choice", "list", "numbers", "flags", "choices", "lists", "conserve", "places", "one_of_them",
    "keep_lists", "together", "demand", "fix", "name",
)  # fmt: skip
"""What a game's state declares, in the order of the guide."""
OF_THE_SCREEN = re.compile(r"(seat|sign)-.*")
"""The seats' own icons, which are not offered to games."""


def page(forms: Mapping[str, str]) -> str:
    """Return the page; `forms` describes the answer to each kind of question. Raises KeyError for an unknown template part."""
    parts = {**_of_code(forms), **_of_formats(), **_of_looks()}
    return re.sub(r"@@([a-z-]+)@@", lambda found: parts[found[1]], TEMPLATE.read_text(encoding="utf-8"))


def question_kinds() -> tuple[type[Question[Any]], ...]:
    """Return all kinds of question that a script can ask, in the order of their modules."""
    found = [
        thing for module in (kinds, places, one_each, device_kinds, writing) for thing in vars(module).values() if _is_kind(thing)
    ]
    return tuple(dict.fromkeys(found))


def _is_kind(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Question) and thing not in {Question, kinds.Several, kinds.BoundedNumber}


def _of_the_variant() -> dict[str, str]:
    files = {"about": "variant.toml", "scoring": "scoring.py", "ending": "ending.py", "words": "en.ftl"}
    return {f"variant-{part}": (VARIANT / file).read_text(encoding="utf-8").strip() for part, file in files.items()}


def illustration_kinds() -> tuple[type[Illustration], ...]:
    """Return all kinds of illustration, in the order of their module."""
    found = (thing for thing in vars(illustrations).values() if isinstance(thing, type) and issubclass(thing, Illustration))
    return tuple(kind for kind in found if kind is not Illustration)


def _illustration(kind: type[Any]) -> str:
    about = (inspect.getdoc(kind) or "").partition("\n")[0]
    return f"| `{kind.__name__}` | {about} | {_listed(f'`{_signed(field)}`' for field in fields(kind))} |"


def _declared(name: str) -> str:
    about = (inspect.getdoc(getattr(Ledger, name)) or "").partition("\n")[0]
    return f"| `table.ledger.{name}` | {about} |"


def _of_code(forms: Mapping[str, str]) -> dict[str, str]:
    english = Words("en")
    return {
        "languages": " or ".join(WHOLE),
        "game": _rows(("field", "what it is"), ((f"`{_signed(field)}`", GAME_FIELDS[field.name]) for field in fields(Game))),
        "interface": str(INTERFACE),
        "question": _listed(f"`{_signed(field)}`" for field in fields(Question) if field.name != "id"),
        "ledger": "\n".join(map(_declared, LEDGER_CALLS)),
        "illustrations": "\n".join(_illustration(kind) for kind in illustration_kinds()),
        "board": "\n".join(map(_illustration, (places.Places, places.Area, places.Spot))),
        "illustration-example": inspect.getsource(overview).strip(),
        "choreography-example": inspect.getsource(choreography).strip(),
        "move-kinds": _listed(f"`{kind.name}`" for kind in MoveKind),
        **_of_the_variant(),
        "kinds": "\n".join(_kind(kind, forms) for kind in question_kinds()),
        "cues": _listed(f"`{cue}`" for cue in Cue if cue),
        "faults": "\n".join(f"| {english(phrase(f'broken-{fault}'))} | {FAULTS[fault]} |" for fault in LoadingFault),
    }


def _of_formats() -> dict[str, str]:
    heads = ("key", "meaning")
    return {
        "words": "\n".join(f"| `{name}` | {meaning} | {needed} |" for name, (meaning, needed) in WORDS.items()),
        "rules": _rows(heads, _coded(RULES)),
        "rules-example": _example("rules.toml", lambda text: text[text.rindex("[[rule]]") :]),
        "lesson": _rows(heads, _coded(LESSON)),
        "lesson-example": _example("lesson.toml"),
        "pictures": _rows(heads, _coded(PICTURES)),
        "pictures-example": _example("pictures.toml"),
        "colours": _rows(heads, _coded(COLOURS)),
        "signals": _rows(heads, _coded(SIGNALS)),
        "scenario": _rows(("key of a step", "meaning"), _coded(SCENARIO)),
        "scenario-example": _example("scenarios/the-last-one-loses.toml"),
    }


def _of_looks() -> dict[str, str]:
    seats = re.findall(r"^\[seat\.([a-z]+)\]", THEME.read_text(encoding="utf-8"), re.MULTILINE)
    names = (path.stem for path in sorted(ICONS.glob("*.svg")))
    return {
        "icons": _listed(f"`{name}`" for name in names if not OF_THE_SCREEN.fullmatch(name)),
        "shapes": _listed(f"`{shape}`" for shape in SHAPES),
        "ring-signals": _listed(f"`{signal}`" for signal in RingSignal),
        "sounds": _listed(f"`{sound}`" for sound in SoundSignal),
        "seats": _listed(f"`{seat}`" for seat in seats),
        "svg-colours": "`#2B2118` (ink), `#FBF7EC` (paper), `#8E2A1C` (accent)",
    }


FAULTS = {
    LoadingFault.IMPORT: "importing the package failed",
    LoadingFault.NO_GAME: "what is registered is no `Game`",
    LoadingFault.NAME: "another game is called so, or `GAME` is called otherwise than it is registered",
    LoadingFault.OLDER: f"written for an interface before {INTERFACE}",
    LoadingFault.NEWER: f"written for an interface after {INTERFACE}",
    LoadingFault.UNFINISHED: "words are missing in a language, or a file cannot be read",
}


def _kind(kind: type[Question[Any]], forms: Mapping[str, str]) -> str:
    place = "" if hasattr(table, kind.__name__) else f" (of `{kind.__module__}`)"
    first = (inspect.getdoc(kind) or "").partition("\n")[0]
    own = [field for field in fields(kind) if field.name not in {common.name for common in fields(Question)}]
    return f"| `{kind.__name__}`{place} | {first} | {_listed(f'`{_signed(field)}`' for field in own)} | {forms[kind.__name__]} |"


def _signed(field: Field[Any]) -> str:
    text = field.type.__name__ if isinstance(field.type, type) and not hasattr(field.type, "__args__") else str(field.type)
    text = re.sub(r"\b[a-z_]+(\.[a-z_]+)*\.(?=[A-Z])", "", text)  # without modules, the same in every Python
    sort = re.sub(r"Mapping\[str, .*\]$", "Mapping[str, Argument]", text).replace("|", "or")
    if field.default is not MISSING:
        return f"{field.name}: {sort} = {field.default!r}"
    return f"{field.name}: {sort}" + (" = …" if field.default_factory is not MISSING else "")


GAME_FIELDS = {
    "name": "in small letters; the folder's name, and what commands and files call the game",
    "version": "of the script; it changes with every change after which an old game may no longer replay",
    "seats": "for how many players",
    "colours": "of the seats, in the order they are offered",
    "play": "the script",
    "scoreboard": "what is always on show",
    "ahead": "what players may answer beforehand, each in private",
    "folder": "where words, rules, lesson, pictures and icons lie",
    "options": "asked before a game; the usual choice and its words",
    "facts": "printed facts that no source tells: asked of the table once, and kept",
    "known_facts": "printed facts that are the same in every copy",
    "pieces": "tiles or cubes that a camera can be taught",
    "invariants": "raise AssertionError where something does not hold",
    "interface": "the interface that the game was written for",
    "bgg_id": "the box's number at BoardGameGeek, only where a source says it",
    "score": "the icon of the scoreboard's figure that decides the game: the course of scores is drawn of it",
    "roles": "who is known to play which character now, by the seat's colour; words are `NAME-character-ROLE`",
    "deeds": "what seats have done by the time a question is asked; words are `NAME-deed-DEED`, with how often, `n`",
    "starts": "who began, None while that is open; without it the first seat",
    "prepare": "asks before anybody sits down; gives facts to begin with, and how many may play",
    "title": "what the box is called that such facts are about",
    "titles": "the same in each language, where the names differ; nothing where they do not",
    "printed_titles": "those names of boxes that come with the game; all others were written by people",
    "printed_numbers": "the names by language of boxes that come with the game, by their numbers at BoardGameGeek",
    "fact_parts": "what can be mended of a prepared fact while the game runs, each with its question",
    "last_round": "whether the round on the table is known to be the last",
    "teaching": "what the box on this table teaches beside the folder's lesson and rules: steps and entries; None for nothing",
    "judge": "whether a sheet that somebody writes plays, and what is wrong or probably not meant, each with its place",
    "overview": "what lies on the table for all to see, as an illustration on a page beside the scores; None while nothing does",
    "choreography": "what an answer has brought about, played before the next question; None where nothing is to be seen",
    "house_rules": "keys of rules that tables use beside the rulebook; those with a folder in `house/` change what is counted",
    "by_house": "the house rules that are laid over this game; set by itself",
    "lay": "the game with house rules laid over it; set by itself where there is a folder `house`",
    "leaving": "ids of the house rules by which an empty chair goes on; `NAME-left` tells them",
    "joins": "what newcomers begin with, and what that takes from supplies; `NAME-newcomer` tells it (`table.welcome`)",
    "players": "for how many the box in these facts is, where that is not what `seats` says",
    "joinable": "ids of questions at which somebody may join though something was decided in this round",
    "joins_like_last": "groups of entries in which who joins late begins like the player who has least of the first",
    "skippable": "ids of questions that an earlier script asked and this one need not: journals may answer them",
}


def _rows(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    written = [f"| {' | '.join(row)} |" for row in (heads, *rows)]
    return "\n".join([written[0], "|---" * len(heads) + "|", *written[1:]])


def _coded(keys: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    return ((f"`{key}`", meaning) for key, meaning in keys.items())


def _listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def _example(file: str, part: Callable[[str], str] = str) -> str:
    return part((GAME.folder / file).read_text(encoding="utf-8")).strip()
