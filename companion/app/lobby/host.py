"""The host leads the table from the talk before a game into the game."""

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from companion.app.lobby import open_games, sheet_files, stick_talk, update_talk
from companion.app.lobby.evening import CheckedFact, Decision, LobbyState, OwnSettings, evening
from companion.app.lobby.last_played import PlayAgain, find_last_plays, rematch
from companion.camera.teaching.learnt import LearntBox
from companion.games import GAMES, GameMissing, is_here
from companion.games import game as find_game
from companion.library import journal, logged, updates
from companion.library.history.history import History, HistoryPage
from companion.library.library import OPTIONS, RULES, Library
from companion.library.versions import python_for
from companion.play import Controller, agreed
from companion.play.acts import GoOnWith
from companion.play.dialogue import Dialogue
from companion.play.joining import can_join
from companion.system import files, safe_start
from companion.system.sticks import mounted
from companion.table import AnswerRejected, CubeSet, Phrase, TileSet, errors, phrase
from companion.table.game import SHEET
from companion.table.table import Beginning

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

LOG = logging.getLogger("companion")

SHORTLY = 0.2
"""The most seconds for which reading new plays delays the talk before a game; the rest are read later."""
LANGUAGES, GAMES_IN, NEWEST = "languages", "games", 50
"""The notebook's page and entry with the language in which each of the newest games was last played, and how many games."""


class Handover(errors.TableError):
    """This program ends, and something else continues."""


class BackupWanted(Handover):
    """The table wants to restore this backup: the program closes everything, then starts again."""

    def __init__(self, backup: Path) -> None:
        super().__init__(f"bringing back {backup}")
        self.backup = backup


class OwnSettingsWanted(Handover):
    """After a safe start the table wants its own settings: the program closes everything, then starts again."""


class BegunElsewhere(Handover):
    """Another installed version began this game and continues it."""

    def __init__(self, python: Path, record: logged.LoggedGame) -> None:
        super().__init__(f"game {record.id} goes on in {python}")
        self.python = python
        self.record = record


class Host:
    """Turns the table's decisions into games of the library. `teacher` teaches the camera, None where there is none.

    With `stick_first`, the next talk begins with the stick that was just plugged in.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self.teacher: Teacher | None = None
        self._trouble = phrase("trouble-notebook") if library.notebook.trouble else None
        last = updates.tell_last(updates.own_version())
        self._report = library.report if last is None else (*library.report, last)
        self._incomplete: open_games.Incomplete | None = None
        self._untouched = files.settings_path() if safe_start.on() else None
        self.stick_first = False
        self._declined: set[str] = set()
        self.history = History(library)
        self._look: HistoryPage | None = None

    def say_once(self, trouble: Phrase) -> None:
        """Show this trouble with the next talk, unless there is an earlier or more serious one."""
        self._trouble = self._trouble or trouble

    def retry_unsaved(self) -> int:
        """Try to write entries that are only in memory, and return how many still are."""
        self.library.retry()
        return self.library.waiting

    def report(self, refused: errors.TableError) -> None:
        """Let the next talk tell why a game could not be begun or resumed."""
        self._report = (*self._report, phrase("report-refused", why=reason_of(refused)))

    def dialogue(self, box: str | None = None, *, left: bool = False) -> Dialogue[Decision]:
        """Begin the talk before a game with what is known now; `box` is the game to talk about, or the table has `left` one."""
        notebook, folder = self.library.notebook, self.library.folder
        lobby = LobbyState(
            self.library.open_game(),
            box,
            notebook.names(),
            facts={game.name: notebook.facts(game.name) for game in GAMES},
            lost_game=self.library.find_lost_game(),
            untouched=self._untouched,
            report=self._report,
            incomplete=self._incomplete,
            chosen={game.name: notebook.page(f"{OPTIONS} {game.name}") for game in GAMES},
            unsaved=self.retry_unsaved,
            sticks=stick_talk.Sticks(mounted(), folder, lambda: self.library.waiting, self.history),
            stick_first=self.stick_first,
            updates=update_talk.of_this_machine(self._declined),
            shelves={game.name: sheet_files.shelf_of(folder, game.name) for game in GAMES if game.prepare is not None},
            waiting=self._list_waiting,
            waits=bool(self.library.list_waiting_games()),
            colours=notebook.colours(),
            company=notebook.company(),
            rules={game.name: self._rules(game.name) for game in GAMES},
            left=left,
        )
        lobby, self.stick_first = self._with_teacher(self._with_history(lobby)), False
        trouble, self._trouble, self._report, self._incomplete, self._untouched = self._trouble, None, (), None, None
        return Dialogue(partial(evening, lobby), trouble=self.library.trouble or trouble)

    def _list_waiting(self) -> tuple[open_games.OpenGame, ...]:
        """Return the games that can go on or were put aside, with what the table needs to know about each."""
        waiting = []
        for record in self.library.list_waiting_games()[: open_games.MOST_SHOWN]:
            players = tuple(str(seat.get("name", "")) for seat in record.beginning.get("seats", ()))
            game = open_games.OpenGame(record.id, record.name, players, 0, record.begun, record.state == logged.ASIDE)
            session = self.library.replay_for_viewing(record)
            if session is not None:
                table = session.table
                game = replace(game, round=table.place.round, joins=can_join(session), seats=table.seats)
            waiting.append(game)
        return tuple(waiting)

    def _go_on_joined(self, decision: open_games.JoinGame) -> Controller:
        """Resume a game, and let its newcomers in."""
        controller = self.library.resume(decision.number)
        controller.do(GoOnWith(tuple(decision.seats)))
        return controller

    def _with_history(self, lobby: LobbyState) -> LobbyState:
        """Add the history, the page at which it opens, and the rematch; return `lobby` unchanged if the journal fails."""
        from companion.library.history import stats  # noqa: PLC0415 - a game begun at once does not need these
        from companion.library.history.looking_back import Effects  # noqa: PLC0415

        look, self._look = self._look, None
        try:
            self.history.refresh(SHORTLY)
            edits = self.history.plays.edits()
            played = stats.count_plays(self.history.db)
        except errors.JournalTrouble as trouble:
            LOG.warning("the history cannot be read: %s", trouble)
            return lobby
        names = tuple(dict.fromkeys(edits.find_present_name(name) for name in lobby.names))
        lobby = replace(lobby, names=names, rematch=rematch(self.library, self.history))
        if not played:
            return lobby
        return replace(lobby, effects=Effects(self.history, self._forget), look=look, last=find_last_plays(self.history, GAMES))

    def _forget(self, name: str) -> Phrase:
        from companion.library.history.forgetting import NotForgotten, forget_player  # noqa: PLC0415 - few evenings use it

        try:
            sticks = [stick.folder for stick in mounted()]
            done = forget_player(self.library, self.history, name, files.cache_folder(), sticks)
        except NotForgotten as missed:
            return phrase("history-not-forgotten", who=name, files=", ".join(missed.files), why=str(missed))
        except errors.JournalTrouble as trouble:
            return phrase("history-not-forgotten", who=name, files=journal.JOURNAL, why=str(trouble))
        return phrase("history-forgotten", who=name, games=done.games, files=done.files)

    def _with_teacher(self, lobby: LobbyState) -> LobbyState:
        """Add the camera's teacher, the pictures that it can learn from, and the games whose pieces are taught."""
        if self.teacher is None:
            return lobby
        tiles, cubes = (self.teacher.load_corrected(tiles=tiles) for tiles in (True, False))
        left = self.teacher.count_left()
        profiles = {TileSet: "tiles.profile", CubeSet: "cubes.profile"}
        pieces = {game.name: profiles.get(type(game.pieces), "") for game in GAMES}
        taught = frozenset(name for name, profile in pieces.items() if profile and (self.library.folder / profile).is_file())
        return replace(lobby, teacher=self.teacher, mended=tiles, mended_cubes=cubes, unfinished=left, taught=taught)

    def _rules(self, game: str) -> dict[str, tuple[str, ...]]:
        written = self.library.notebook.page(f"{RULES} {game}").items()
        return {who: agreed.list_known(find_game(game), list(map(str, keys))) for who, keys in written if isinstance(keys, list)}

    def _begin_game(self, beginning: Beginning) -> Controller:
        """Remember the sheet of this beginning, and begin the game with its box's known facts."""
        notebook, game = self.library.notebook, find_game(beginning.game)
        sheet = beginning.facts.get(SHEET)
        if game.title is not None and isinstance(sheet, Mapping):  # so that it is offered again
            sheet_files.keep(self.library.folder, game.name, game.title(beginning.facts), sheet)
        # Keep the facts that were asked before this game, and leave out those that belong to another choice
        known, others = notebook.facts(game.name), set()
        for fact in game.facts:
            if fact.before is not None:
                if fact.name in beginning.facts and fact.name not in known:
                    notebook.keep_fact(game.name, fact.name, beginning.facts[fact.name])
                option, choice = fact.before
                others |= {fact.name} if beginning.options.get(option, choice) != choice else set()
        # Leave out remembered facts that the game no longer accepts; it asks for them when it needs them.
        fitting = {}
        for name, value in {**known, **beginning.facts}.items():
            try:
                if name not in others:
                    game.read_facts({name: value})
                    fitting[name] = value
            except errors.TableError as refused:
                LOG.warning("%s: the remembered value of %s is not accepted: %s", game.name, name, refused)
        return self.library.begin(replace(beginning, facts=fitting))

    def game(self, decision: Decision) -> Controller | None:
        """Begin or resume the game decided on; for other decisions, carry them out and return None. Raises `Handover`."""
        if isinstance(decision, PlayAgain):
            found = rematch(self.library, self.history)
            if found is None:
                raise errors.NoSuchGame("expected a finished game to play again, found none")
            decision = found.beginning
        if isinstance(decision, Beginning):
            return self._begin_game(decision)
        if isinstance(decision, open_games.Resume):
            return self._resume(decision.number)
        if isinstance(decision, open_games.JoinGame):
            return self._go_on_joined(decision)
        if isinstance(decision, open_games.GoOn):
            return self._go_on(decision.number)
        if isinstance(decision, stick_talk.BringBack):
            raise BackupWanted(decision.backup)
        if isinstance(decision, OwnSettings):
            raise OwnSettingsWanted("the people want to start again with their own settings")
        self._note(decision)
        return None

    def _note(self, decision: Decision) -> None:
        if isinstance(decision, HistoryPage):
            self._look = decision
            if decision.newest:  # the play that was on the table last; "" where there was none
                self.history.refresh()
                number = self.library.at_table
                play = self.history.plays.document_of(number) if number is not None else None
                self._look = replace(decision, uuid=play.uuid if play is not None else "")
        if isinstance(decision, open_games.PutAside):
            self.library.put_aside(decision.number)
        if isinstance(decision, open_games.ThrowAway):
            self.library.throw_away(decision.number)
        if isinstance(decision, CheckedFact):
            for fact, value in find_game(decision.game).settle(decision.fact, decision.value).items():
                self.library.notebook.keep_fact(decision.game, fact, value)
        if isinstance(decision, LearntBox):
            for fact, value in decision.facts.items():
                self.library.notebook.keep_fact(decision.game, fact, value)

    @property
    def language(self) -> str:
        """The language in which the game on the table was last played; "" where it is unknown."""
        spoken = self.library.notebook.page(LANGUAGES).get(GAMES_IN)
        return str(spoken.get(str(self.library.at_table), "")) if isinstance(spoken, Mapping) else ""

    def note_language(self, language: str) -> None:
        """Note the language of the game on the table; the notebook keeps only the languages of the newest games."""
        number = self.library.at_table
        if number is None or self.language == language:
            return
        spoken = self.library.notebook.page(LANGUAGES).get(GAMES_IN)
        known = {str(game): str(named) for game, named in spoken.items()} if isinstance(spoken, Mapping) else {}
        newest = {**{game: named for game, named in known.items() if game != str(number)}, str(number): language}
        self.library.notebook.note(LANGUAGES, GAMES_IN, dict(list(newest.items())[-NEWEST:]))

    def _resume(self, number: int | None) -> Controller | None:
        """Resume a game (None: the newest); return None if its entries are not all valid. Raises `BegunElsewhere`."""
        newest = self.library.open_game() or self.library.find_lost_game()
        record = newest if number is None else self.library.journal.game(number)
        if record is None:
            raise errors.NoSuchGame("no game is open" if number is None else f"the journal holds no game {number}")
        python = python_for(record)
        if python is not None:
            raise BegunElsewhere(python, record)
        if not is_here(record.name):
            package = record.package if record.package.name else logged.GamePackage(record.name)
            raise GameMissing(f"game {record.id} was begun with {package}, which is not installed: pip install {package.name}")
        try:
            return self.library.resume(record.id)
        except (errors.ReplayMismatch, errors.EntriesLost) as misfit:
            LOG.warning("game %d cannot be resumed: %s", record.id, misfit)
            # Let the next talk ask what to do with a partly valid game.
            try:
                salvaged = self.library.salvage(record)
            except errors.ReplayMismatch:
                name, day = phrase(f"game-{record.name}"), record.begun
                self.library.put_aside(record.id)
                self._report = (*self._report, phrase("report-game-unreadable", game=name, day=day))
            else:
                self._incomplete = open_games.describe_incomplete(salvaged) if salvaged is not None else None
            return None

    def _go_on(self, number: int) -> Controller | None:
        """Go on with a game from its last valid entry; invalid entries stay in the journal."""
        record = self.library.journal.game(number)
        salvaged = self.library.salvage(record) if record is not None else None
        if salvaged is None:
            return self._resume(number)
        salvaged.controller.session.cut(salvaged.loss)
        return salvaged.controller


def reason_of(refused: errors.TableError) -> Phrase:
    """Return the reason in words; details that do not help the table are only in the log."""
    match refused:
        case AnswerRejected() | errors.CorrectionRejected():
            return refused.reason
        case GameMissing():
            return phrase("refused-missing")
        case errors.NoSuchGame():
            return phrase("refused-no-game")
        case errors.JournalFull():
            return phrase("refused-full")
        case errors.JournalTrouble():
            return phrase("refused-card")
    return phrase("refused-log")
