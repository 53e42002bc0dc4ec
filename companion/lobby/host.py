"""The host leads the table from the talk before a game into the game."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.games import GAMES, GameMissing, is_here
from companion.games import game as find_game
from companion.lessons.lesson import lesson_of
from companion.lessons.teach import FIRST, Taught, teach
from companion.library.journal import GamePackage, GameRecord
from companion.library.library import Library
from companion.library.versions import python_for
from companion.lobby.evening import START, CheckedFact, Decision, House, Learn, Resume, company, evening
from companion.lobby.incomplete import GoOn, Incomplete, PutAside, incomplete
from companion.play.controller import Controller
from companion.play.dialogue import Dialogue
from companion.table.errors import EntriesLost, ReplayMismatch, TableError
from companion.table.game import Game
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import TileSet
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning
from companion.teaching.protocol import LearntBox

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

LOG = logging.getLogger("companion")

OPTIONS = "options"
"""How the notebook's pages of options begin; then the game's name. They hold the last choice of each company."""
LESSONS = "lessons"
"""The notebook's page of lessons and how far each has come."""

LEARNERS = ("1", "2", "3", "4", "5", "6", "7")


class BegunElsewhere(TableError):
    """This game was begun by another installed version, which goes on with it."""

    def __init__(self, python: Path, record: GameRecord) -> None:
        super().__init__(f"game {record.id} goes on in {python}")
        self.python = python
        self.record = record


class Host:
    """Knows the library; turns what the table decides into games. `teacher` teaches the camera, where there is one."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.teacher: Teacher | None = None
        self._trouble = phrase("trouble-notebook") if library.notebook.trouble else None
        self._report = library.report
        self._incomplete: Incomplete | None = None

    def say_once(self, trouble: Phrase) -> None:
        """Say this beside the next talk, unless something graver is to be said."""
        self._trouble = self._trouble or trouble

    def unsaved(self) -> int:
        """Try to write what is only in memory, and count what still is."""
        self.library.retry()
        return self.library.waiting

    def report(self, refused: TableError) -> None:
        """Tell at the next talk why something could not be begun or resumed."""
        self._report = (*self._report, phrase("report-refused", why=str(refused)))

    def dialogue(self, box: str | None = None) -> Dialogue[Decision]:
        """Begin the talk before a game, with what is known now; with `box` that game is meant."""
        notebook = self.library.notebook
        facts = {game.name: notebook.facts(game.name) for game in GAMES}
        house = House(self.library.open_game(), box, notebook.names(), facts, report=self._report)
        house = replace(house, lost_game=self.library.lost_game(), incomplete=self._incomplete, unsaved=self.unsaved)
        chosen = {game.name: self.library.notebook.page(f"{OPTIONS} {game.name}") for game in GAMES}
        house = self._with_teacher(replace(house, chosen=chosen))
        trouble, self._trouble, self._report, self._incomplete = self._trouble, None, (), None
        return Dialogue(partial(evening, house), trouble=self.library.trouble or trouble)

    def _with_teacher(self, house: House) -> House:
        """Add who teaches the camera, and what waits to be learnt."""
        if self.teacher is None:
            return house
        tiles, cubes = (self.teacher.mended(tiles=tiles) for tiles in (True, False))
        left = self.teacher.left()
        taught = frozenset(game.name for game in GAMES if self._knows(game))
        return replace(house, teacher=self.teacher, mended=tiles, mended_cubes=cubes, unfinished=left, taught=taught)

    def _knows(self, game: Game) -> bool:
        """Tell whether the camera was taught the pieces of a box."""
        if game.pieces is None:
            return False
        return (self.library.folder / ("tiles.profile" if isinstance(game.pieces, TileSet) else "cubes.profile")).is_file()

    def _note_options(self, beginning: Beginning) -> None:
        """Remember what these people chose; joining is no habit."""
        chosen = {name: choice for name, choice in beginning.options.items() if name != START}
        if chosen and self.library.notebook.remembers:
            self.library.notebook.note(f"{OPTIONS} {beginning.game}", company(beginning.seats), chosen)

    def lesson(self, decision: Learn) -> Dialogue[str]:
        """Begin a lesson, or go on with it."""
        game = find_game(decision.game)
        seats = Seats(map(Seat, LEARNERS, game.colours[: decision.players]))
        begin = str(self.library.notebook.page(LESSONS).get(game.name, FIRST))
        taught = Taught(decision.players, game.default_options(), begin)
        return Dialogue(partial(teach, lesson_of(game.folder), taught), game, seats)

    def game(self, decision: Decision) -> Controller | None:
        """Begin or resume the game decided on; a fact of the box is kept instead, and None returned."""
        if isinstance(decision, Beginning):
            self._note_options(decision)
            known = {**self.library.notebook.facts(decision.game), **decision.facts}
            return self.library.begin(replace(decision, facts=_fitting(decision.game, known)))
        if isinstance(decision, Resume):
            return self._resume(decision.number)
        if isinstance(decision, GoOn):
            return self._go_on(decision.number)
        if isinstance(decision, PutAside):
            self.library.put_aside(decision.number)
        if isinstance(decision, CheckedFact):
            self.library.notebook.keep_fact(decision.game, decision.fact, decision.value)
        if isinstance(decision, LearntBox):
            for fact, value in decision.facts.items():
                self.library.notebook.keep_fact(decision.game, fact, value)
        return None

    def note_progress(self, game: str, place: str) -> None:
        """Note how far a lesson has come."""
        self.library.notebook.note(LESSONS, game, place)

    def _resume(self, number: int | None) -> Controller | None:
        """Resume in the version that began the game, where that one is still installed."""
        newest = self.library.open_game() or self.library.lost_game()
        record = newest if number is None else self.library.journal.game(number)
        if record is None:
            raise TableError("no game is open" if number is None else f"there is no game {number}")
        python = python_for(record)
        if python is not None:
            raise BegunElsewhere(python, record)
        if not is_here(record.name):
            package = record.package if record.package.name else GamePackage(record.name)
            raise GameMissing(f"game {record.id} was begun with {package}, which is not here: pip install {package.name}")
        try:
            return self.library.resume(record.id)
        except (ReplayMismatch, EntriesLost) as misfit:
            LOG.warning("game %d: %s", record.id, misfit)
            self._note_incomplete(record)
            return None

    def _note_incomplete(self, record: GameRecord) -> None:
        """Ask at the next talk what is to become of a game that holds only in part."""
        try:
            salvaged = self.library.salvage(record)
        except ReplayMismatch:
            name, day = phrase(f"game-{record.name}"), record.begun
            self.library.put_aside(record.id)
            self._report = (*self._report, phrase("report-game-unreadable", game=name, day=day))
        else:
            self._incomplete = incomplete(salvaged) if salvaged is not None else None

    def _go_on(self, number: int) -> Controller | None:
        """Go on with a game from where its entries hold; what does not stays in the journal."""
        record = self.library.journal.game(number)
        salvaged = self.library.salvage(record) if record is not None else None
        if salvaged is None:
            return self._resume(number)
        salvaged.controller.session.cut(salvaged.loss)
        return salvaged.controller


def _fitting(game: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out remembered facts that the game does not take any more: it asks for them when it needs them."""
    fitting = {}
    for name, value in facts.items():
        try:
            find_game(game).read_facts({name: value})
        except TableError as refused:
            LOG.warning("%s: what was remembered of %s does not fit: %s", game, name, refused)
        else:
            fitting[name] = value
    return fitting
