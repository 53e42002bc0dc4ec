"""The table's questions in a terminal, for use over SSH and where there is no screen."""

import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from companion.language.words import Words
from companion.play import Act, Answer, GameAct, Leave, Redo, Request, SayAgain, Snapshot, Undo, Work
from companion.play.acts import GAME_ACTS, Announce, Mark
from companion.play.controller import device_answer
from companion.play.snapshot import passes
from companion.play.worker import Partner
from companion.table import AnswerRejected, Draw, Game, Hourglass, Lot, Question, Spin, TurnClock, phrase
from companion.table.table import Place
from companion.ui.narration.drafted import describe_value
from companion.ui.narration.familiarity import Familiarity
from companion.ui.narration.prompt import HEARD_OFTEN, prompt_lines
from companion.ui.pages.effects import Announcing, Menu, Overlay, Scores
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.terminal.began import list_began
from companion.ui.terminal.beside import aside_lines, end_lines
from companion.ui.terminal.corrections import (
    ANEW,
    FORGOTTEN,
    draft_act,
    draft_lines,
    explain_answer,
    list_correctable,
    list_earlier,
    make_correcting_act,
)
from companion.ui.terminal.corrections import COMMANDS as MENDING
from companion.ui.terminal.forms import Unfinished, list_answers, listen
from companion.ui.terminal.meant import (
    asks_rules,
    asks_scores,
    asks_standing,
    begins_with_page,
    count_undone,
    drop_asking,
    find_page,
    list_standing,
    names_nothing,
    takes_back,
)
from companion.ui.terminal.mended import find_mending, hint_mending, mends_for_another
from companion.ui.terminal.mending import take_correction
from companion.ui.terminal.open_page import OpenPage
from companion.ui.terminal.options import explain_options
from companion.ui.terminal.said import is_meant, list_words
from companion.ui.terminal.steps import Remaining, listen_first, may_wait, take_left
from companion.ui.terminal.symbols import heading
from companion.ui.terminal.terminal_pages import look_up
from companion.ui.terminal.terminal_seats import describe_doubtful, describe_understood, refuse_empty

if TYPE_CHECKING:
    from companion.play.live import Running

LOG = logging.getLogger("companion")
QUIT = ("q", "q!", "quit")


class Left(Exception):
    """The table has left the terminal; the game stays as it is."""


class SeatsWrong(Exception):
    """The table wants to change who plays or where they sit; no question has been answered yet."""


class Beside:
    """What the pages of a terminal can do beside the game; here only what needs no settings."""

    def __init__(self, language: str) -> None:
        self._language = language

    def settings(self) -> ScreenSettings:
        """Return the settings as pages show them."""
        return ScreenSettings(self._language)

    def can(self, act: Act | Request) -> bool:
        """Tell whether a page may offer this."""
        return isinstance(act, (*GAME_ACTS, Leave, SayAgain))

    def do(self, act: Act | Request) -> Words | None:
        """Do it; return the words of another language if the table has chosen one."""

    def renew(self, words: Words, _game: Game | None) -> Words:
        """Return the words of the game as it is played now: a house rule can have been mended."""
        return words


class Terminal:
    """Writes questions and reads answers, line by line. `read` and `write` are `input` and `print` by default.

    `shows` is called with each snapshot and the hourglass that runs; `familiarity` says how well these people know a prompt.
    A terminal that `lingers` also lets people take back and correct answers after the end, until Enter is typed. `beside` is
    what its pages can do beside the game.
    """

    def __init__(
        self,
        words: Words,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        sleep: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
        shows: Callable[[Snapshot, "Running | None"], None] = lambda _snapshot, _sand: None,
        *,
        familiarity: Familiarity | None = None,
        lingers: bool = False,
        beside: "Beside | None" = None,
    ) -> None:
        self.words = words
        self._beside = beside or Beside(words.language)
        self._page = OpenPage(words, self._beside.settings, self._beside.can)
        self._read = read
        self._print = write
        self._sleep = sleep
        self._clock = clock
        self._shows = shows
        self._lingers = lingers
        self._familiarity = familiarity
        self._asked_at = 0.0
        self._heard: Counter[str] = Counter()
        self._asked = False
        self._doubted: GameAct | None = None
        self._kept = ""
        self._left: Remaining | None = None
        self._undoes = 0
        self._draws = False
        self._place = Place()
        self._mark: Callable[[int], object] = lambda _left: None

    def _write(self, text: str) -> None:
        """Write a line; a character that no terminal can show (a lone surrogate) becomes a question mark."""
        self._print(text.encode("utf-8", "replace").decode("utf-8"))

    def play(self, partner: Partner) -> Snapshot:
        """Ask until there are no more questions, and return the last snapshot. Raises `Left`, `SeatsWrong`."""
        snapshot = partner.snapshot()
        self._mark = lambda left: partner.do(Mark({"left": left}))
        self._shows(snapshot, None)
        while True:
            while snapshot.question is not None or snapshot.draft is not None:
                self.words = self._page.words = self._beside.renew(self.words, snapshot.game)
                repeats = snapshot.refusal is not None and snapshot.question is not None
                if snapshot.draft is not None and snapshot.draft.decides and not repeats:
                    self._tell(draft_lines(snapshot.draft, self.words))
                    snapshot = partner.do(self._act(snapshot))
                else:
                    self.say(snapshot)
                    if isinstance(snapshot.question, Work):  # the device itself does this
                        given: GameAct = Answer(snapshot.question.task(), snapshot.step, "device")
                    else:
                        given = Answer(None, snapshot.step, "device") if goes_on(snapshot, self.words) else self._act(snapshot)
                    snapshot = partner.do(given)
                self._tell(aside_lines(snapshot, self.words))
                self._shows(snapshot, None)
            for line in end_lines(snapshot, self.words):
                self._write(line)
            act = self._take_correction(snapshot) if self._lingers and snapshot.outcome is not None else None
            if act is None:
                return snapshot
            snapshot = partner.do(act)
            self._tell(aside_lines(snapshot, self.words))
            self._shows(snapshot, None)

    def _take_correction(self, snapshot: Snapshot) -> GameAct | None:
        """After the end, return an act that takes back or corrects an answer; None if the table is finished."""
        self._write(f"   {self._text('terminal-over')}")
        while line := self._line():
            command, _, rest = line.partition(" ")
            if command not in _AT_THE_END:
                self._write(f"   {self._text('terminal-over')}")
                continue
            act = self._take_understood(lambda command=command, rest=rest: self._command(snapshot, command, rest))  # type: ignore[misc]
            self._page.close()
            if act is not None:
                return act
        return None

    def _take_understood(self, read: Callable[[], GameAct | None], asked: Snapshot | None = None) -> GameAct | None:
        """Return the act that was typed; where the line is refused or unclear, write that, what is `asked`, and return None.

        This is the boundary for typed input: whatever a reader raises becomes a sentence here.
        """
        try:
            if (act := read()) is not None:
                return act
        except (Left, SeatsWrong):
            raise
        except AnswerRejected as refused:
            self._write(f"   {'…' if isinstance(refused, Unfinished) else '✗'} {self.words(refused.reason)}")
        except Exception:
            LOG.exception("a typed line could not be read")
            self._write(f"   ✗ {self._text('terminal-unclear')}")
        else:
            return None
        if asked is not None and asked.question is not None and not self._page.is_open:
            self._repeat(asked.question, HEARD_OFTEN)
        return None

    def say(self, snapshot: Snapshot) -> None:
        """Write who is asked, the question, its prompt, and the possible answers, with a heading at the start of a round."""
        question = snapshot.question
        assert question is not None
        if title := heading(self._place, snapshot, self.words):
            self._write(f"\n{title}")
        self._place = snapshot.place
        who = question.seat.name if question.seat else self._text("terminal-all")
        self._write(f"\n{who}: {self.words(question.words)}")
        # How often these people have heard the prompt; the count is permanent where the device remembers its groups
        times = self._heard[question.id]
        self._heard[question.id] += 1
        if self._familiarity is not None:
            times = self._familiarity.count_heard(snapshot)
            self._familiarity.note(snapshot)
        self._tell(prompt_lines(question, self.words, times))
        self._tell(list_answers(question, self.words))
        if snapshot.draft is not None and not snapshot.draft.decides:
            self._write(f"   {self._text('terminal-draft-open')}")

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(f"   {line}")

    def _list(self, lines: Iterable[str]) -> None:
        """Write what there is of what was asked for, or that there is nothing of it."""
        self._tell(list(lines) or [self._text("terminal-none")])

    def _act(self, snapshot: Snapshot) -> GameAct:
        self._asked, self._doubted = False, None
        self._asked_at = self._clock()
        if self._undoes and snapshot.can_undo:
            self._undoes -= 1
            return Undo()
        self._undoes = 0
        if (given := self._take_left(snapshot)) is not None:
            return given
        self._kept = ""
        while True:
            line = self._line()
            act = self._take_understood(lambda line=line: self._read_act(snapshot, line), snapshot)  # type: ignore[misc]
            if act is not None:
                return act

    def _repeat(self, question: Question[Any], heard: int) -> None:
        """Write the question and its answers once more, explained as for people who have `heard` it that often."""
        self._write(f"   {self.words(question.words)}")
        self._tell(prompt_lines(question, self.words, heard))
        self._tell(list_answers(question, self.words))

    def _read_act(self, snapshot: Snapshot, line: str) -> GameAct | None:
        command, _, rest = line.partition(" ")
        if command.casefold() in self._text("terminal-menu").split():
            command = "m"
        if self._page.is_open:
            acts = None if command in (*_COMMANDS, *QUIT) else self._page.take(snapshot, line)
            if acts is not None:
                return self._carry_out(snapshot, acts)
            self._page.close()
        return self._read_at_question(snapshot, line, command, rest)

    def _read_at_question(self, snapshot: Snapshot, line: str, command: str, rest: str) -> GameAct | None:
        if (said := self._find_command(snapshot, line)) is not None:
            command, rest = said
        elif any(is_meant(line, f"terminal-{again}", self.words) for again in ("again", "choices")) and names_nothing(
            snapshot.question, line, self.words
        ):
            assert snapshot.question is not None
            self._repeat(snapshot.question, 0)
            return None
        elif line not in QUIT and (page := begins_with_page(snapshot, line, self.words)) is not None:
            return self._open(snapshot, page, "")
        act = self._command(snapshot, command, rest)
        if said is not None and isinstance(act, Undo):
            self._undoes = count_undone(line, self.words) - 1
        if act is not None or command in (*_COMMANDS, *QUIT) or snapshot.question is None:
            return act
        return self._take_answer(snapshot, snapshot.question, line)

    def _find_command(self, snapshot: Snapshot, line: str) -> tuple[str, str] | None:
        """Return the command that a line means in words, with what belongs to it; None where it is none or names an answer."""
        if line.startswith("?"):  # people type `?word` as often as `? word`
            return "?", line[1:].strip()
        if takes_back(snapshot.question, line, self.words):
            return "u", line.partition(" ")[2]
        if asks_standing(snapshot, line, self.words) or (
            asks_scores(line, self.words) and names_nothing(snapshot.question, line, self.words)
        ):
            return "s", line
        if any(is_meant(line, f"terminal-{again}", self.words) for again in ("again", "choices")) or not asks_rules(
            snapshot.question, line, self.words
        ):
            return None
        return "?", drop_asking(line, self.words)

    def _take_answer(self, snapshot: Snapshot, question: Question[Any], line: str) -> GameAct | None:
        """Take a typed answer; for a doubtful one, ask first, but only once for each question."""
        if not line and self._would_draw(question):
            return None
        if self._doubted is not None and (not line or is_meant(line, "terminal-yes", self.words)):
            return self._doubted
        self._doubted = None
        if self._asks_mending(snapshot, line):
            return None
        try:
            value, beside = self._value(snapshot, question, line)
        except Unfinished as part:
            self._kept = part.kept
            raise
        except AnswerRejected as refused:
            return self._take_otherwise(snapshot, line, refused)
        if meaning := describe_understood(question, value, line, self.words, beside):
            self._write(f"   = {meaning}")
        answer = Answer(value, snapshot.step, "terminal")
        doubt = describe_doubtful(question, value, line, self.words)
        if doubt is not None and not self._asked:
            self._asked, self._doubted = True, answer
            self._write(f"   ? {self.words(doubt)}")
            return None
        return answer

    def _asks_mending(self, snapshot: Snapshot, line: str) -> bool:
        """Ask whether an earlier answer is to be corrected as a line says; tell whether it says that of one."""
        mending = find_mending(snapshot, line, self.words)
        if mending is not None:
            self._doubted = mending[0]
            self._write(f"   ? {self.words(phrase('terminal-mend-sure', what=mending[1]))}")
        return mending is not None

    def _take_otherwise(self, snapshot: Snapshot, line: str, refused: AnswerRejected) -> GameAct | None:
        """Take a line that is no answer for an announcement or a page; else raise the refusal, with how to correct."""
        offered = (one for one in snapshot.announcements if list_words(self.words(one.words)) <= list_words(line))
        if (said := next(offered, None)) is not None and not said.seats:
            return Announce(said.id)
        page = Announcing(said.id) if said is not None else find_page(snapshot, line, self.words)
        if page is not None:
            return self._open(snapshot, page, "")
        if hint := hint_mending(line, self.words):
            self._write(f"   ? {hint}")
        raise refused

    def _take_left(self, snapshot: Snapshot) -> GameAct | None:
        """Return the answer that the rest of the last line gives to this question; say what of it was not taken."""
        if self._left is None or may_wait(snapshot):
            return None
        taken, left = take_left(snapshot, self._left, self.words), self._left
        if taken is None:
            self._left = None
            if told := left.tell(self.words):
                self._write(f"   ? {told}")
            return None
        assert snapshot.question is not None
        value, step, self._left = taken
        self._write(f"   = {step}: {describe_value(snapshot.question, value, self.words)}")
        return Answer(value, snapshot.step, "terminal")

    def _would_draw(self, question: Question[Any]) -> bool:
        """Ask once in a game whether the device should draw: where real cards are used, an empty line can be a mistake."""
        if self._draws or not isinstance(question, Draw):
            return False
        self._draws = True
        self._write(f"   ? {self._text('terminal-draw-sure')}")
        return True

    def _line(self) -> str:
        try:
            return self._read("> ").strip()
        except (EOFError, KeyboardInterrupt) as left:
            raise Left from left

    def _command(self, snapshot: Snapshot, command: str, rest: str) -> GameAct | None:
        if command in QUIT:
            # Leave; if that would lose answers that are only in memory, say so first, and leave only if the table insists
            if snapshot.waiting == 0 or (command == "q!"):
                raise Left
            self._write(f"   ! {self.words(phrase('terminal-unsaved', n=snapshot.waiting))}")
        if snapshot.draft is not None and (act := draft_act(snapshot.draft, command)) is not None:
            return act
        if command == "u" and not snapshot.can_undo and snapshot.game is not None and snapshot.outcome is None:
            # The seats come before the first answer: a second `u` goes back to them
            if self._asked:
                raise SeatsWrong
            self._asked = True
            self._write(f"   ? {self._text('terminal-reseat')}")
            return None
        if command in _ACTS:
            return _ACTS[command]
        if command == ANEW and (lines := explain_answer(snapshot, self.words, rest.strip())):
            self._tell(lines)
            return None
        if command in {FORGOTTEN, ANEW} and (mending := make_correcting_act(snapshot, self.words, command, rest)) is not None:
            return mending
        return self._take_told(snapshot, command, rest)

    def _take_told(self, snapshot: Snapshot, command: str, rest: str) -> GameAct | None:
        """Return the named correction or announcement, else write what can be named; or write what the command asks for."""
        if command == "s" and rest and (standing := list(list_standing(snapshot, rest, self.words))):
            self._tell(standing)
            return None
        if command == "c":
            return self._correct(snapshot, rest)
        if command in _PAGES:
            return self._open(snapshot, _PAGES[command], "" if command == "s" else rest)
        if command == "?":
            if not rest and snapshot.question is not None:
                self._tell(prompt_lines(snapshot.question, self.words, 0))
                self._tell(explain_options(snapshot.question, self.words))
            self._tell(look_up(snapshot, self.words, rest))
        elif command in MENDING:
            self._tell(list_earlier(snapshot, self.words, rest))
        elif command in _COMMANDS:
            self._show(snapshot, command)
        return None

    def _correct(self, snapshot: Snapshot, rest: str) -> GameAct | None:
        """Read one or more `NAME=VALUE`; without a value write what is there, and what can be written."""
        act, lines = take_correction(snapshot, self.words, rest)
        self._tell(lines)
        return act

    def _open(self, snapshot: Snapshot, overlay: Overlay, rest: str) -> GameAct | None:
        """Lay a page over the question, and take what was typed after its word; write the page that is open then."""
        self._page.open(overlay)
        acts = self._page.take(snapshot, rest.strip()) if rest.strip() else ()
        return self._carry_out(snapshot, acts or ())

    def _carry_out(self, snapshot: Snapshot, acts: tuple[Act | Request, ...]) -> GameAct | None:
        """Do what was chosen on a page beside the game, write the page that is open then, and return the act for the game."""
        given: GameAct | None = None
        if acts:
            self._write(f"   ✓ {self._page.taken}")
        for act in acts:
            if isinstance(act, GAME_ACTS):
                given = act
            elif isinstance(act, Leave):
                self._command(snapshot, "q", "")
            elif isinstance(act, SayAgain):
                self.say(snapshot)
            elif (words := self._beside.do(act)) is not None:
                self.words = self._page.words = words
        if not acts and not self._page.is_open and snapshot.question is not None:  # Enter has led back
            self._repeat(snapshot.question, HEARD_OFTEN)
        self._tell(self._page.list_lines(snapshot))
        return given

    def _show(self, snapshot: Snapshot, command: str) -> None:
        if command == "l":
            self._list([*list_correctable(snapshot, self.words), *list_began(snapshot, self.words)])
        else:
            self._write(self._text("terminal-help"))

    def _value(self, snapshot: Snapshot, question: Question[Any], line: str) -> tuple[Any, tuple[str, ...] | None]:
        """Return the answer that a line is, and the words in it that mean nothing; None where each word counts."""
        begun = not line or any(is_meant(line, message, self.words) for message in ("terminal-yes", "terminal-done"))
        over = is_meant(line, "terminal-over-now", self.words)
        if isinstance(question, TurnClock) and (begun or over):
            return max(0, question.seconds - round(self._clock() - self._asked_at)), None
        if isinstance(question, Hourglass) and not isinstance(question, TurnClock):
            if over:
                return 0, None
            if not begun:
                raise question.reject("terminal-sand")
            return self._run_hourglass(snapshot, question), None
        missing = refuse_empty(question, line) or mends_for_another(snapshot, line, self.words)
        if missing is not None:
            raise AnswerRejected(missing)
        if isinstance(question, Spin | Draw | Lot) and not line:
            drawn = device_answer(snapshot)
            if drawn is None:
                raise question.reject("terminal-arrow")
            self._write(f"   → {describe_value(question, drawn, self.words)}")
            return question.read(drawn), None
        if (joined := self._join_kept(question, line)) is not None:
            return joined
        value, beside, self._left = listen_first(question, line, snapshot.seats, self.words)
        return value, beside

    def _join_kept(self, question: Question[Any], line: str) -> tuple[Any, tuple[str, ...] | None] | None:
        """Return the answer that a line is with the part that was typed before it; None if it is none. Raises `Unfinished`."""
        if not self._kept:
            return None
        try:
            return listen(question, f"{self._kept}, {line}", self.words)
        except Unfinished:
            raise
        except AnswerRejected:
            return None

    def _run_hourglass(self, snapshot: Snapshot, question: Hourglass) -> int:
        """Run on from where the hourglass was last seen, mark each second, and return the seconds left when it was stopped."""
        marked = snapshot.mark.get("left") if isinstance(snapshot.mark, dict) else None
        left = math.ceil(marked) if isinstance(marked, int | float) and 0 < marked <= question.seconds else question.seconds
        from companion.play.live import Running  # noqa: PLC0415 - few games have an hourglass, and it loads the ring's arrow

        self._shows(snapshot, Running(question.seconds, left, self._clock(), running=True))
        try:
            while left:
                self._write(f"   {left}")
                self._sleep(1)
                left -= 1
                if left:
                    self._mark(left)
        except KeyboardInterrupt:
            self._write("   ■")
        return left

    def _text(self, message: str) -> str:
        return self.words(phrase(message))


def goes_on(snapshot: Snapshot, words: Words) -> bool:
    """Return whether a message needs no Enter: one with something to do at the table has a word for that on its button."""
    question = snapshot.question
    return question is not None and passes(snapshot) and not words.has(question.words.id, "done")


_ACTS: Mapping[str, GameAct] = {"u": Undo(), "u!": Undo(insist=True), "r": Redo()}
_PAGES: Mapping[str, Overlay] = {"m": Menu(), "s": Scores(), "a": Announcing()}
_AT_THE_END = ("u", "u!", "s", "l", *MENDING, *QUIT)
_COMMANDS = ("h", "help", "hilfe", "l", "?", "c", "u", "u!", "r", *_PAGES, *MENDING)
