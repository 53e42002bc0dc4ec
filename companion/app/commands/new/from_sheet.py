"""Writes a new game from a sheet: the chapters of Any Box under the game's names, with the sheet beside them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from companion.app.commands.new import new_game, sheets
from companion.app.commands.players import some_seats
from companion.games import any_box
from companion.games.any_box import sheet_fields, sheet_reading
from companion.system.written import mend_toml, read_text
from companion.table import Beginning, MemoryLog, Session, selfplay, unchanging

CHAPTERS = Path(any_box.__file__).parent
OWN = Path(__file__).parent / "sheet_game"
"""The files that differ from Any Box: there is only one sheet, so nobody chooses one before the game."""
LEFT_OUT = {"before", "scenarios", "sheets", "shelf"}
TEXTS = {".py", ".toml", ".ftl", ".svg"}
OLD = re.compile(r"companion\.(games\.any_box|app\.commands\.new\.sheet_game)\b|\bany_box\b|\bany(?=[-.]\w)|AB-|Any Box")
CHOICE = re.compile(r"## (Sheets|Blätter)\n.*?(?=## )", re.DOTALL)
"""The texts for choosing a sheet before the game."""
RULE = re.compile(r'id = "(AB-\d+)"\nchapter = "\w+"\nserve = "(\w+)"')
"""A rule in `rules.toml`: its id, and how it is served."""


@unchanging
class SheetNames(new_game.Names):
    """The names of a game that is made from a sheet."""

    def apply(self, text: str) -> str:
        """Replace the names of Any Box in a text with these."""
        new = {
            "companion.games.any_box": self.module,
            "companion.app.commands.new.sheet_game": self.module,
            "AB-": f"{self.prefix}-",
            "Any Box": self.name.replace("_", " ").title(),
        }
        return OLD.sub(lambda found: new.get(found[0], self.name), text)


def write_from_sheet(name: str, place: new_game.NewPlace, sheet: Path) -> Path:
    """Write a game that follows the sheet; return its folder. Raises `SheetUnreadable`, or `NewRefused` if writing fails."""
    sheets.load_sheet(sheet)
    names = SheetNames(name, place.module)
    return new_game.write_files(place, _files(names, sheet, place.below), names)


def _files(names: SheetNames, sheet: Path, below: str) -> Iterator[tuple[Path, str]]:
    base = Path(below)
    title = sheet_reading.read_sheet(sheets.load_sheet(sheet)).title
    games = games_of(sheets.load_sheet(sheet))
    shown = frozenset(rule for played in games.values() for rule in played.rules)
    for path in sorted(CHAPTERS.rglob("*")):
        inside = path.relative_to(CHAPTERS)
        if path.suffix in TEXTS and inside.parts[0] not in LEFT_OUT:
            own = OWN / inside
            text = (own if own.is_file() else path).read_text(encoding="utf-8")
            text = _set_serving(text, shown) if path.name == "rules.toml" else _set_title(text, path.name, title)
            yield base / inside, names.apply(text)
    yield base / "sheet.toml", mend_toml(read_text(sheet, sheets.MOST_BYTES))[0]
    for name, played in games.items():
        yield base / "scenarios" / f"{name}.toml", names.apply(played.text)


def _set_title(text: str, file: str, title: sheet_fields.SheetText) -> str:
    """Set the game's title in a file of texts, and remove the texts for choosing a sheet."""
    said = {"en.ftl": title.en, "de.ftl": title.de}.get(file)
    if said is None:
        return text
    # Escape braces for Fluent
    line = "game-any_box = " + re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', said)
    return CHOICE.sub("", re.sub(r"(?m)^game-any_box = .*$", lambda _: line, text))


def _set_serving(rules: str, shown: frozenset[str]) -> str:
    """Set the rules that no game of the sheet has met to "explain"; whoever extends the game can enforce them again."""

    def explained(found: re.Match[str]) -> str:
        kept = found[1] in shown or found[2] == "explain"
        return found[0] if kept else found[0].replace(f'"{found[2]}"', '"explain"  # the sheet does not come to it')

    return RULE.sub(explained, rules)


WHOLE = "A-whole-game"
MORE = 3
"""How many further games are tried for each number of players; those that show no new rule are left out."""


@dataclass
class PlayedGame:
    """A game of a sheet, answered at random: the session, its log, why it is played, and the rules met on the way."""

    session: Session
    log: MemoryLog
    why: str
    rules: set[str] = field(default_factory=set)

    def look(self) -> None:
        """Note the rules of the question asked, or of the outcome."""
        question, outcome = self.session.question, self.session.outcome
        self.rules.update(question.rules if question is not None else outcome.rules if outcome is not None else ())

    def play(self, rng: Random) -> "PlayedGame":
        """Play the game to its end and return it."""
        self.look()
        selfplay.play_out(self.session, rng, (lambda _table: self.look(),))
        return self

    def say(self, name: str, rng: Random) -> None:
        """Give one random answer and then, unless the game is over, make the announcement of this name."""
        self.look()
        if self.session.question is not None:
            self.session.answer(self.session.question.sample(rng), source="selfplay")
        if self.session.question is None:
            return
        self.look()
        announcement, _ = self.session.run.find(name)
        self.rules.update(announcement.rules)
        self.session.announce(name)

    @property
    def text(self) -> str:
        """The scenario that replays the game, with the sheet of the new game."""
        told = selfplay.scenario_text(self.session, self.log.rows[1:], self.why, sorted(self.rules))
        return re.sub(r"\[facts.*?(?=\[\[seats)", "[facts]\n\n", told, flags=re.DOTALL)


def games_of(plain: Mapping[str, Any]) -> dict[str, PlayedGame]:
    """Play games of a sheet and return those that show new rules, by scenario name; the whole game always comes first."""
    found: dict[str, PlayedGame] = {}
    shown: set[str] = set()
    for name, played in _try_games(plain):
        if name == WHOLE or played.rules - shown:
            found[name] = played
            shown |= played.rules
    return found


def _try_games(plain: Mapping[str, Any]) -> Iterator[tuple[str, PlayedGame]]:
    """Yield a whole game of two (or the least) players, one ended early, one with a last round announced, then further games."""
    low, high = sheet_reading.read_sheet(plain).players
    low = min(high, max(low, 2))
    yield WHOLE, _play_begun(plain, low, "A whole game, answered at random.").play(Random(1))
    for name, said, why in (
        ("B-ended-early", "any.over", "Somebody says that the game is over."),
        ("C-last-round", "any.last-round", "Somebody says that this is the last round."),
    ):
        played = _play_begun(plain, min(high, low + 1), why)
        rng = Random(2)
        played.say(said, rng)
        yield name, played.play(rng)
    for players in range(low, min(high, low + 2) + 1):
        for seed in range(MORE):
            yield f"D-{players}-players-{seed + 1}", _play_begun(plain, players, f"A game of {players}.").play(Random(seed + 3))


def _play_begun(plain: Mapping[str, Any], players: int, why: str) -> PlayedGame:
    log = MemoryLog()
    beginning = Beginning("any_box", some_seats(any_box.GAME, players), {}, {"sheet": plain})
    return PlayedGame(Session.begin(any_box.GAME, beginning, log), log, why)
