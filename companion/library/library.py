"""The library of games: the journal and the notebook of this device, and entries that are only in memory for now."""

import errno
import fcntl
import logging
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import IO, NamedTuple

from companion.games import GAMES
from companion.games import game as find_game
from companion.library import backup, carrying, healing, notebook, opened_journal
from companion.library.game_log import Clock, GameLog, Unsaved, begin_log, note_unsaved, resume_log, salvage_log, take_unsaved
from companion.library.journal import JOURNAL, Journal
from companion.library.logged import ASIDE, GONE, OPEN, LoggedGame
from companion.library.versions import find_own_package, package_of
from companion.play import Controller
from companion.play.agreed import TONIGHT
from companion.rulebook.lessons.course import Course
from companion.rulebook.lessons.lesson_plan import lesson_with
from companion.system.files import is_odd, open_regular
from companion.table import Beginning, JournalDamaged, JournalTrouble, Phrase, Session, TableError, phrase
from companion.table.errors import IndexDamaged
from companion.table.joining import START
from companion.table.session import Loss

LOG = logging.getLogger("companion")
LOCK_BYTES = 64
"""The most bytes of the lock file; nothing is written to it."""
LESSONS = "lessons"
"""The notebook's page with the steps told in each taught game. From 0.1.0 it might hold the progress of a lesson instead."""
OPTIONS, RULES = "options", "house rules"
"""The notebook's pages, before each game's name, with what each group of people has chosen last."""
CHORES = 0.5
"""The most seconds for which the background check and backup may delay the program's end."""
CLOCK = Clock(lambda: time.time_ns() // 1_000_000, lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000)
"""Its steady clock goes on while a computer sleeps: else a lid that was shut would look like a clock put right."""


class AlreadyOpen(TableError):
    """Another Companion has this library open."""


class Salvaged(NamedTuple):
    """A game that can be replayed only in part: the controller stands where its entries still fit; nothing is written yet."""

    record: LoggedGame
    controller: Controller
    loss: Loss


def is_open(folder: Path) -> bool:
    """Return whether a Companion has this folder's library open now."""
    try:
        with open_regular(folder / "lock", LOCK_BYTES) as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _names() -> frozenset[str]:
    return frozenset(game.name for game in GAMES)


class Library:
    """The games of this device, in `folder`: the journal, and the notebook beside it. Only one process may open it at a time.

    `report` holds what was found at the start, to be told once. `trouble` is a lasting warning: entries are only in memory.
    """

    def __init__(self, folder: Path, tells: carrying.Tells = carrying.ignore_message) -> None:
        """Open the library; raises `AlreadyOpen` if another process has it. `tells` is called with what the start waits for."""
        self.folder = folder
        self._lock: IO[str] | None = None
        try:
            if is_odd(folder / "lock"):
                raise OSError(errno.EINVAL, "expected a file", str(folder / "lock"))  # noqa: TRY301 - handled like a lock that fails
            self._lock = (folder / "lock").open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if self._lock is not None:
                self._lock.close()
                self._lock = None
            if isinstance(error, BlockingIOError):
                raise AlreadyOpen(f"another Companion already plays from {folder}") from error
            LOG.warning("%s cannot be written or locked: %s", folder, error)
        self._opened = opened_journal.open_journal(folder, find_own_package().version, tells, ours=self._lock is not None)
        self._logs: list[GameLog] = []
        self._damage: Phrase | None = None
        self._chores: Thread | None = None
        self.notebook = notebook.Notebook(folder / "notebook.json", beside=True)
        self.report = (*take_unsaved(folder), *backup.take_restored(folder), *self._opened.report)

    @property
    def journal(self) -> Journal:
        """The journal in use, on the card or in memory."""
        return self._opened.journal

    @property
    def trouble(self) -> Phrase | None:
        """Why entries are only in memory, or what is wrong with the journal; None if all is well."""
        if self._opened.trouble is not None:
            return self._opened.trouble
        waiting = next((log.trouble for log in self._logs if log.trouble is not None), None)
        return phrase("trouble-memory", why=str(waiting)) if waiting is not None else self._damage

    @property
    def waiting(self) -> int:
        """The number of entries that are only in memory and would be lost if the program ended now."""
        if self._opened.trouble is not None:
            return sum(self.journal.amounts().values()) - sum(self._opened.read.values())
        return sum(log.waiting for log in self._logs)

    @property
    def thinking(self) -> dict[str, int]:
        """How long each colour of the game at the table has thought up to the last entry, in milliseconds."""
        return dict(self._logs[-1].watch.thinking) if self._logs else {}

    @property
    def at_table(self) -> int | None:
        """The number of the game that is or was last on the table; None if there was none."""
        return self._logs[-1].game if self._logs else None

    def rest(self, *, resting: bool) -> None:
        """Stop or restart the clock of the game at the table; when a rest begins, the write-ahead log is folded in."""
        if self._logs and self._logs[-1].rest(resting=resting):
            self.journal.fold_soon()

    def retry(self) -> None:
        """Try again to write the entries that are only in memory."""
        if self._opened.passing:
            # If the card can be used again, move the games played in memory to it
            opened = opened_journal.open_journal(self.folder, find_own_package().version, None, ours=self._lock is not None)
            numbers: dict[int, int] | None = None
            if opened.trouble is None:
                try:
                    numbers = carrying.move(self.journal, opened.journal)
                except JournalTrouble as trouble:
                    LOG.warning("%s", trouble)
            if numbers is None:
                opened.journal.close()
            else:
                for log in self._logs:
                    if log.game in numbers:
                        log.move(opened.journal, numbers[log.game])
                self.journal.close()
                self._opened = opened
        for log in self._logs:
            log.flush()
        self._logs = [log for log in self._logs if log.waiting or log is self._logs[-1]]

    def look_after(self, settings: Path) -> None:
        """Check the journal and make today's backup in the background; damage becomes a lasting warning."""
        if self._opened.trouble is None:
            self._chores = Thread(target=self._do_chores, args=(settings,), name="journal check", daemon=True)
            self._chores.start()

    def _do_chores(self, settings: Path) -> None:
        try:
            self._compare_the_rest()
            self.journal.fold_soon()
            try:
                made = backup.make_daily_backup(self.folder, settings, find_own_package().version)
            except IndexDamaged:
                self.journal.check()
                made = backup.make_daily_backup(self.folder, settings, find_own_package().version)
            manifest = self.journal.manifest
            if made is not None and manifest is not None:
                manifest.shorten(backup.read_held(made))
        except JournalDamaged as damage:
            opened_journal.note_damage(self.folder / JOURNAL, str(damage))
            self._damage = phrase("trouble-damaged")
        except (backup.BackupRefused, JournalTrouble) as refused:
            LOG.warning("no backup today: %s", refused)

    def _compare_the_rest(self) -> None:
        """Compare and heal the games that the start had no time for; what cannot be healed is reported at the next start."""
        comparison = self._opened.comparison
        if comparison is None:
            return
        wrong = comparison.run()
        for number in comparison.fresh:
            self.journal.keep(number)
        if wrong:
            with ExitStack() as undo:
                outcome = healing.heal(
                    self.journal, comparison.wanted, wrong, healing.Offers(self.folder, comparison.wanted, undo)
                )
            LOG.warning("healed in the background: %s", outcome)
            if outcome.missing:
                raise JournalDamaged(f"{len(outcome.missing)} games could not be completed from backups, manifest and sticks")
        self._opened.comparison = None

    def games(self) -> list[LoggedGame]:
        """List all games, newest first."""
        return self._read(self.journal.games)

    def open_game(self) -> LoggedGame | None:
        """Find the newest game that is neither over nor put aside, and can be played here."""
        return next((record for record in self._open_games() if record.name in _names()), None)

    def list_waiting_games(self) -> list[LoggedGame]:
        """List the games that can go on here: open games before those put aside, each group newest first."""
        found = [record for record in self._read(lambda: self.journal.games(OPEN, ASIDE)) if record.name in _names()]
        return sorted(found, key=lambda record: (record.state == ASIDE, -record.id))

    def replay_for_viewing(self, record: LoggedGame) -> Session | None:
        """Replay a game for viewing, as far as its entries fit; None if not even its beginning does."""
        try:
            entries, log = salvage_log(self.journal, record.id, CLOCK)
            session, _ = Session.salvage(find_game(record.name), entries.rows, log, entries.lost)
        except (TableError, ValueError) as fault:
            LOG.warning("game %d: %s", record.id, fault)
            return None
        return session

    def find_lost_game(self) -> LoggedGame | None:
        """Find the newest open game that cannot go on because its package is not installed."""
        return next((record for record in self._open_games() if record.name not in _names()), None)

    def _open_games(self) -> list[LoggedGame]:
        return self._read(lambda: self.journal.games(OPEN))

    def _read(self, games: Callable[[], list[LoggedGame]]) -> list[LoggedGame]:
        """List games; if the journal is damaged, warn and note it, so that the next start saves what can be read."""
        try:
            return games()
        except JournalTrouble as trouble:
            LOG.warning("%s", trouble)
            if isinstance(trouble, JournalDamaged):
                opened_journal.note_damage(self.folder / JOURNAL, str(trouble))
            self._damage = phrase("trouble-damaged")
            return []

    def begin(self, beginning: Beginning) -> Controller:
        """Begin a game and remember its players; raises `SeatsRefused`, `TableError`."""
        game = find_game(beginning.game)
        game.check(beginning.seats, beginning.options)
        self._remember(beginning)
        log = begin_log(self.journal, game.name, package_of(game), CLOCK)
        session = Session.begin(game, beginning, log)
        return self._controller(session, log)

    def keep_beginning(self, before: Beginning, beginning: Beginning) -> None:
        """Remember how a game under way began, as mended; who was named by mistake, and is in no other game, is forgotten."""
        gone = {seat.name for seat in before.seats} - {seat.name for seat in beginning.seats}
        if self.notebook.remembers and gone and (others := self._find_others()) is not None:
            self.notebook.forget(frozenset(gone - others))
        self._remember(beginning)

    def _find_others(self) -> set[str] | None:
        """Return who plays in any game but the one at the table; None if that cannot be read."""
        try:
            found = [self.journal.players(game.id) for game in self.journal.games() if game.id != self.at_table]
        except JournalTrouble as trouble:
            LOG.warning("%s", trouble)
            return None
        return {name for names in found for name in names} if all(found) else None

    def _remember(self, beginning: Beginning) -> None:
        """Remember who plays a game, in which colours, with which options and, unless for tonight only, house rules."""
        self.notebook.remember_company({seat.name: seat.colour for seat in beginning.seats})
        chosen = {name: choice for name, choice in beginning.options.items() if name != START}  # joining is not remembered
        pages: list[tuple[str, object]] = [(OPTIONS, chosen)]
        if TONIGHT not in beginning.house:
            pages.append((RULES, list(beginning.house)))
        for page, agreed in pages:
            kept = self.notebook.page(f"{page} {beginning.game}").get(beginning.seats.group)
            if self.notebook.remembers and (agreed or kept) and agreed != kept:
                self.notebook.note(f"{page} {beginning.game}", beginning.seats.group, agreed)

    def resume(self, number: int) -> Controller:
        """Resume a game; raises `ReplayMismatch` or `EntriesLost` if some entries do not fit or are lost, `NoSuchGame`."""
        rows, log = resume_log(self.journal, number, CLOCK)
        session = Session.resume(find_game(rows[0].value["game"]), rows, log)
        log.recall()
        return self._controller(session, log)

    def salvage(self, record: LoggedGame) -> Salvaged | None:
        """Replay a game as far as it fits; None if all of it fits. Raises `ReplayMismatch` if not even its beginning does."""
        entries, log = salvage_log(self.journal, record.id, CLOCK)
        session, loss = Session.salvage(find_game(record.name), entries.rows, log, entries.lost)
        log.recall()
        return Salvaged(record, self._controller(session, log), loss) if loss is not None else None

    def put_aside(self, number: int) -> None:
        """Put a game aside: the start no longer offers to resume it, but it stays in the journal."""
        self.journal.set_state(number, ASIDE)

    def throw_away(self, number: int) -> None:
        """Discard a game: it is no longer offered or counted; its entries stay in the journal."""
        self.journal.set_state(number, GONE)

    def _controller(self, session: Session, log: GameLog) -> Controller:
        """Build the controller of a game; its learners go on with the lesson where the notebook says."""
        self._logs = [*(kept for kept in self._logs if kept.waiting), log]
        course, taught = None, session.beginning.taught
        if taught.learners:
            teaching = session.game.teaching(session.table) if session.game.teaching is not None else None
            key, lesson = str(log.game), lesson_with(session.game.folder, teaching)
            known = self.notebook.page(LESSONS).get(key)
            told = [str(step) for step in known] if isinstance(known, list) else []
            course = Course(lesson, taught, session.table, told, lambda steps: self.notebook.note(LESSONS, key, list(steps)))
        return Controller(session, lambda fact, value: self.notebook.keep_fact(session.game.name, fact, value), self, course)

    def close(self) -> int:
        """Write waiting entries, close the journal and release the lock; return how many entries could not be written."""
        if self._chores is not None:
            self._chores.join(CHORES)
        self.retry()
        self.notebook.flush()
        waiting = self.waiting
        try:
            lost = [Unsaved(log.name, log.players, log.waiting) for log in self._logs if log.waiting]
            if self._opened.trouble is not None:
                read, names = self._opened.read, {record.id: record.name for record in self.journal.games()}
                more = {game: many - read.get(game, 0) for game, many in self.journal.amounts().items()}
                lost = [Unsaved(names.get(game, ""), self.journal.players(game), many) for game, many in more.items() if many > 0]
            note_unsaved(self.folder, lost)
            self.journal.close()
        except JournalTrouble as trouble:
            LOG.warning("%s", trouble)
        if self._lock is not None:
            self._lock.close()
        return waiting
