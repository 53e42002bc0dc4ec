"""One adversary for everything that people do to a game: Hypothesis' machine gives acts, one oracle judges.

Whatever is done, in whatever order, with stale and repeated steps, nothing is thrown; what the journal holds is the very state that
the table sees; and in the end there are a snapshot, stories, a play and exports of it.
"""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from companion.app.desk.app import words_of
from companion.games import GAMES
from companion.games.any_box.box import SHEETS, shipped
from companion.games.any_box.sheet_reading import read_sheet
from companion.library.game_log import begin_log, resume_log
from companion.library.history.bgstats import Texts
from companion.library.history.exports import ExportForm, write_plays
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.library.logged import ASIDE
from companion.play.acts import (
    Adopt,
    Announce,
    Answer,
    Correct,
    DropDraft,
    GameAct,
    LeaveOut,
    MakeUp,
    Mark,
    MendNext,
    MendOn,
    Redo,
    Undo,
)  # fmt: skip
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot
from companion.table.seats import Seat, Seats
from companion.table.session import Session
from companion.table.table import Beginning
from companion.ui.terminal.terminal import Left, SeatsWrong, Terminal

NAMES = ("Ada", "Ben", "Çelik", "Dora", "=1+1", "Ø", "Zoë", "Ivo", "\u200bMia", "Karl der Große")
JUNK: tuple[Any, ...] = (
    None, "", "1", "²", "٣", "\ud800", -1, 10**30, 1.5, True, [], {}, ["x"], {"blue": 1}, {"": None}, ("blue",), [[[[]]]], "9" * 5000,
)  # fmt: skip
LINES = (
    "", "1", "2", "u", "u!", "r", "s", "l", "h", "?", "? 1", "? 1²", "? ٣", "? gold", "a", "a 1", "a ²", "a " + "9" * 5000, "c", "c x", "c it's", "c =", "c a=b=c",
    "<", "< 1", "< ²", "< " + "9" * 5000, "= 1", "= 1 1", "= x 1", "+ 1", "+ 99", "+ ²", "ok", "ok!", "x", "-", "=", "q", "\x00", "\x1b[2J", "٣", "½", "1 2 3", "1, 2",
    "9" * 5000, "\ud83d", "\u202e1", "c points.blue=٣", "c fact.x=1", "c points.blue=+1", "1\t2", "ja", "yes", "blau 1", "?" * 300,
)  # fmt: skip
seeds = st.integers(0, 2**32)


def begin(rng: Random) -> Beginning:
    """Choose a game, seats, options and, where one box stands for many, a shipped sheet."""
    game = rng.choice(GAMES)
    players = rng.choice(game.seats)
    options = {spec.name: rng.choice(list(spec.choices)) for spec in game.options}
    facts: dict[str, Any] = {}
    if game.name == "any_box":
        sheet = rng.choice(SHEETS)
        low, high = read_sheet(shipped(sheet)).players
        facts["sheet"], players = shipped(sheet), rng.randint(low, high)
    seats = Seats(Seat(name, colour) for name, colour in zip(rng.sample(NAMES, players), game.colours, strict=False))
    return Beginning(game.name, seats, options, facts)


class Table(RuleBasedStateMachine):
    """A table whose people do anything at any time."""

    @initialize(seed=seeds)
    def sit_down(self, seed: int) -> None:
        rng = Random(seed)
        self.journal = Journal(IN_MEMORY)
        while True:
            beginning = begin(rng)
            self.game = next(game for game in GAMES if game.name == beginning.game)
            try:
                self.game.check(beginning.seats, beginning.options)
            except ValueError:
                continue
            break
        note(f"{beginning}")
        self.log = begin_log(self.journal, self.game.name)
        self.table = Controller(Session.begin(self.game, beginning, self.log))
        self.seen: Snapshot = self.table.snapshot()

    def do(self, act: GameAct) -> None:
        self.seen = self.table.do(act)

    @rule(seed=seeds, times=st.integers(1, 12))
    def answer(self, seed: int, times: int) -> None:
        rng = Random(seed)
        for _ in range(times):
            if self.seen.question is not None:
                self.do(Answer(self.seen.question.sample(rng), self.seen.step))

    @rule(value=st.sampled_from(JUNK), step=st.integers(-2, 2))
    def answer_anything(self, value: Any, step: int) -> None:
        self.do(Answer(value, self.seen.step + step))

    @rule(insist=st.booleans(), times=st.integers(1, 4))
    def undo(self, insist: bool, times: int) -> None:
        for _ in range(times):
            self.do(Undo(insist))

    @rule(times=st.integers(1, 3))
    def redo(self, times: int) -> None:
        for _ in range(times):
            self.do(Redo())

    @rule(seed=seeds, entries=st.integers(1, 4), balance=st.booleans(), wild=st.booleans())
    def correct(self, seed: int, entries: int, balance: bool, wild: bool) -> None:
        rng = Random(seed)
        names = list(self.seen.entries) or ["x"]
        values: dict[str, Any] = {}
        for name in rng.sample(names, min(entries, len(names))):
            entry = self.seen.entries.get(name)
            low, high = (entry.low, entry.high) if entry is not None else (0, 9)
            values[name] = rng.choice(JUNK) if wild or entry is None else rng.choice(
                [*(entry.choices or ()), low, high if high is not None else 9, self.seen.values[name]]
            )  # fmt: skip
        self.do(Correct(values, balance))

    @rule(seed=seeds)
    def announce(self, seed: int) -> None:
        rng = Random(seed)
        ids = [one.id for one in self.seen.announcements] or ["table.nothing"]
        self.do(Announce(rng.choice(ids), rng.choice([None, "blue", "nobody", *(seat.colour for seat in self.seen.seats)])))

    @rule(seed=seeds, kind=st.sampled_from((MakeUp, MendOn)), off=st.integers(-2, 400))
    def mend(self, seed: int, kind: type, off: int) -> None:
        rng = Random(seed)
        steps = [each.step for each in self.seen.history] or [0]
        step = rng.choice(steps) if rng.random() < 0.9 else off
        question = next((each.question for each in self.seen.history if each.step == step), None)
        value = question.sample(rng) if question is not None and rng.random() < 0.8 else rng.choice(JUNK)
        self.do(MakeUp(step) if kind is MakeUp else MendOn(step, value))

    @rule(act=st.sampled_from((LeaveOut(), MendNext(), Adopt(), Adopt(cut=True), DropDraft())), times=st.integers(1, 3))
    def in_a_draft(self, act: GameAct, times: int) -> None:
        for _ in range(times):
            self.do(act)

    @rule(value=st.sampled_from(JUNK[:8]))
    def mark(self, value: Any) -> None:
        self.do(Mark({"left": value}))

    @rule(
        lines=st.lists(st.one_of(st.sampled_from(LINES), st.text(max_size=12)), max_size=8),
        language=st.sampled_from(("de", "en")),
    )
    def type_lines(self, lines: list[str], language: str) -> None:
        typed = iter(lines)

        def read(_prompt: str) -> str:
            line = next(typed, None)
            if line is None:
                raise EOFError
            return line

        terminal = Terminal(words_of(language, self.game), read, lambda text: text.encode(), lambda _seconds: None, lingers=True)
        with contextlib.suppress(Left, SeatsWrong):
            terminal.play(self.table)
        self.seen = self.table.snapshot()

    @precondition(lambda self: self.seen.draft is None and self.log.game is not None)
    @rule()
    def resume(self) -> None:
        """The journal holds the very state that the table sees."""
        rows, log = resume_log(self.journal, self.log.game)
        again = Session.resume(self.game, json.loads(json.dumps(rows)) and rows, log)
        mine = self.table.session
        assert (again.question, again.step, again.outcome) == (mine.question, mine.step, mine.outcome)
        assert again.table.ledger.held == mine.table.ledger.held
        assert (again.can_undo(), again.can_redo()) == (mine.can_undo(), mine.can_redo())
        self.log, self.table = log, Controller(again)
        self.seen = self.table.snapshot()

    def teardown(self) -> None:
        """In the end there is a play of it, which can be exported and told."""
        if not hasattr(self, "table"):
            return
        self.do(DropDraft())
        if self.log.game is not None:
            self.resume()
            self.journal.set_state(self.log.game, ASIDE)
            plays = Plays(self.journal)
            plays.bring_up_to_date()
            made = [play for _, play in plays.documents()]
            assert len(made) == 1
            for form in ExportForm:
                write_plays(made, form, Texts(words_of("de")), 0).encode(
                    "utf-8", "strict" if form is not ExportForm.JSON else "replace"
                )
        for story in self.seen.stories.values():
            words_of("de", self.game)(story)
        self.journal.close()
