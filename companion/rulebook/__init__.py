"""The rules of a game for looking up: `rules.toml` in its folder lists them, and its Fluent files hold their texts."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from companion.table import Phrase, TableError, Teaching, unchanging

T = TypeVar("T")


class FileRefused(TableError, ValueError):
    """A file of a game cannot be read, or has content that cannot be used."""


def from_file(path: Path, build: Callable[[dict[str, Any]], T], nothing: T) -> T:
    """Build what a TOML file of a game describes, `nothing` if there is no such file; raises `FileRefused` for a broken one."""
    if not path.is_file():
        return nothing
    try:
        return build(tomllib.loads(path.read_text(encoding="utf-8")))
    except KeyError as missing:
        raise FileRefused(f"{path} lacks the key {missing}") from missing
    except (OSError, ValueError, TypeError, LookupError, AttributeError) as wrong:
        raise FileRefused(f"{path} cannot be used: {wrong}") from wrong


@unchanging
class Rule:
    """One rule: its id, its chapter, how it is served (enforce, prompt, explain), and its page in the printed rules.

    `price` is what an action under this rule costs: amounts by ledger group or by kind of piece.
    """

    id: str
    chapter: str
    serve: str
    page: str = ""
    price: Mapping[str, int] = field(default_factory=dict)


@unchanging
class Case:
    """A question as players ask it, and the rules behind its answer, most relevant first.

    A `plain` case asks for a rule and has its id: the message `ID.ask` is the question, the rule's text the answer. Any other
    case has a text of its own as the question and `ID.answer` as the answer. With `open` the printed rules do not answer the
    question, and the answer is what is usual. With `players` only tables of these numbers ask it.
    """

    id: str
    rules: tuple[str, ...] = ()
    plain: bool = False
    open: bool = False
    players: tuple[int, ...] = ()


@unchanging
class Chapter:
    """A chapter: its id, the options that it needs, its icon, and whether it `always` matters.

    `near` lists the chapters that players are likely to ask about after this one.
    """

    id: str
    needs: Mapping[str, str] = field(default_factory=dict)
    icon: str = ""
    always: bool = False
    near: tuple[str, ...] = ()


@unchanging
class Rulebook:
    """All rules of a game, by chapter in the printed order, and the questions that players ask.

    `told` are the phrases of what the box itself teaches, by message; all others are in the game's Fluent files. `often` lists
    what players ask while a question is open, the most frequent first: by its id, or by its id and subject (`ID/SUBJECT`).
    """

    chapters: Mapping[str, Chapter]
    rules: Mapping[str, Rule]
    cases: Mapping[str, Case]
    told: Mapping[str, Phrase] = field(default_factory=dict)
    often: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def words(self, message: str) -> Phrase:
        """Return the phrase of a rule or a question by its id, or of a chapter (`rules-chapter-ID`)."""
        return self.told.get(message) or Phrase(message)

    def chapter(self, name: str) -> tuple[Rule, ...]:
        """Return a chapter's rules, in order."""
        return tuple(rule for rule in self.rules.values() if rule.chapter == name)

    def chapter_of(self, case: Case) -> str:
        """Return the chapter of a question: that of the first known rule behind it, or ""."""
        return next((self.rules[rule].chapter for rule in case.rules if rule in self.rules), "")

    def list_often(self, asked: str) -> tuple[str, ...]:
        """Return what players often ask while the question `asked` is open, by its `ID/SUBJECT` or `ID` alone."""
        return self.often.get(asked) or self.often.get(asked.partition("/")[0], ())

    def list_related(self, ids: Iterable[str]) -> tuple[Case, ...]:
        """Return the cases, except plain questions, that involve any of these rules."""
        wanted = set(ids)
        return tuple(case for case in self.cases.values() if not case.plain and wanted.intersection(case.rules))

    def restrict_to(self, options: Mapping[str, str], players: int = 0) -> "Rulebook":
        """Return the book without chapters that these options exclude, their questions, and those of other numbers of players.

        A missing option excludes nothing, nor does a number of players of 0.
        """
        absent = {
            chapter.id
            for chapter in self.chapters.values()
            if any(options.get(key, of) != of for key, of in chapter.needs.items())
        }
        cases = {
            name: case
            for name, case in self.cases.items()
            if not absent.intersection(self.rules[rule].chapter for rule in case.rules if rule in self.rules)
            and (not players or not case.players or players in case.players)
        }
        if len(cases) == len(self.cases):
            return self
        return replace(self, chapters={name: of for name, of in self.chapters.items() if name not in absent}, cases=cases)


OWN = "own"
"""The chapter of what the box itself teaches, and the beginning of its entries' ids."""


@lru_cache(maxsize=8)
def book_of(folder: Path, teaching: Teaching | None) -> Rulebook:
    """Return the rules of the game in `folder`, after those that the box on the table teaches itself."""
    book = rulebook(folder)
    if teaching is None or not teaching.entries:
        return book
    entries = {f"{OWN}-{number}": entry for number, entry in enumerate(teaching.entries, start=1)}
    near = {name: replace(chapter, near=(OWN, *chapter.near)) for name, chapter in book.chapters.items()}
    return Rulebook(
        {OWN: Chapter(OWN, icon="book", always=True), **near},
        {**{name: Rule(name, OWN, "explain", teaching.source) for name in entries}, **book.rules},
        {**{name: Case(name, (name, *entry.rules), plain=True) for name, entry in entries.items()}, **book.cases},
        {f"rules-chapter-{OWN}": teaching.title, **{name: entry.words for name, entry in entries.items()}},
        book.often,
    )


@cache
def rulebook(folder: Path) -> Rulebook:
    """Read the rules of the game in `folder`, an empty book if it has none; raises `FileRefused` for a broken file."""
    return from_file(folder / "rules.toml", _book, Rulebook({}, {}, {}))


def _book(plain: Mapping[str, Any]) -> Rulebook:
    rules = [
        Rule(row["id"], row["chapter"], row["serve"], row.get("page", ""), dict(row.get("price", {}))) for row in plain["rule"]
    ]
    cases = [
        *(Case(row["id"], (row["id"],), plain=True, players=_players(row)) for row in plain["rule"] if row.get("asked")),
        *(
            Case(row["id"], tuple(row.get("rules", ())), open=row.get("open", False), players=_players(row))
            for row in plain.get("case", ())
        ),
    ]
    chapters = [
        Chapter(row["id"], dict(row.get("needs", {})), row.get("icon", ""), row.get("always", False), tuple(row.get("near", ())))
        for row in plain["chapter"]
    ]
    often = {moment: tuple(names) for moment, names in plain.get("often", {}).items()}
    by_id = ({each.id: each for each in chapters}, {each.id: each for each in rules}, {each.id: each for each in cases})
    return Rulebook(*by_id, often=often)


def _players(row: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(row.get("players", ()))
