"""Trials of people: corrections of anything at any question, and random lines at the terminal."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from counting import Bounds, Count, beginning

from companion.desk.app import words_of
from companion.games import GAMES
from companion.lobby.evening import LobbyState, evening
from companion.play.controller import Controller
from companion.play.dialogue import Dialogue
from companion.table.errors import CorrectionRejected
from companion.table.ledger import Value
from companion.table.session import MemoryLog, Session
from companion.terminal.terminal import Left, SeatsWrong, Terminal

USUAL, DEEPEST = 60, 300
"""Answers before the first correction; a game is replayed for each of them, so seldom many."""
AT_ONCE = 5
"""Corrections of one game."""


def corrections(bounds: Bounds) -> Count:
    """Correct anything at any question; what is taken, then 25 legal answers, an undo, a redo and a resume, never fails."""
    count = Count("corrections taken, with what follows")
    for number in bounds:
        _corrected(number, count)
    return count


def _corrected(seed: int, count: Count) -> None:
    rng = Random(seed)
    game = GAMES[seed % len(GAMES)]
    log = MemoryLog()
    session = Session.begin(game, beginning(game.name, rng.choice(game.seats)), log)
    depth = rng.randint(0, DEEPEST if rng.random() < 0.1 else USUAL)
    for _ in range(depth):
        if session.question is None:
            return
        session.answer(session.question.sample(rng))
    for _ in range(AT_ONCE):
        what = _change(rng, session)
        try:
            if session.question is None or not _taken(session, what, rng):
                continue
            for _ in range(25):
                if session.question is not None:
                    session.answer(session.question.sample(rng))
            session.undo(insist=True)
            session.redo()
            Session.resume(game, log.rows, MemoryLog())
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"{game.name}, seed {seed}, {what}: {type(error).__name__} {error}")
            count.tried += 1
            return
        count.tried += 1


def _taken(session: Session, what: dict[str, Value], rng: Random) -> bool:
    try:
        session.correct(session.table.ledger.balanced(what) if rng.random() < 0.8 else what)
    except CorrectionRejected:
        return False
    return True


def _change(rng: Random, session: Session) -> dict[str, Value]:
    ledger = session.table.ledger
    entry = rng.choice(list(ledger.entries.values()))
    value = ledger.held[entry.name]
    if isinstance(value, bool):
        return {entry.name: not value}
    if isinstance(value, int):
        high = entry.high if entry.high is not None else value + 12
        return {entry.name: rng.choice([max(entry.low, value - 1), min(high, value + 1), rng.randint(entry.low, high)])}
    choices = sorted(entry.choices or ())
    if isinstance(value, str):
        return {entry.name: rng.choice(choices) if choices else value}
    items = list(value)
    rng.shuffle(items)
    if items and rng.random() < 0.4:
        items.pop()
    if choices and rng.random() < 0.5:
        items.insert(rng.randint(0, len(items)), rng.choice(choices))
    return {entry.name: tuple(items)}


LETTERS = "abcrsulqh?!'\"=.-0123456789 ²½\u200b\ud800{}$[]:,@#\t\0äß"


def _line(rng: Random) -> str:
    kind = rng.random()
    if kind < 0.3:
        lines = (
            "",
            "1",
            "2",
            "u",
            "u!",
            "r",
            "s",
            "l",
            "?",
            "h",
            "a",
            "a 1",
            "a ²",
            "c it's",
            "c fact.x=1",
            "c a=-" + "9" * 5000,
        )
        return rng.choice(lines)
    if kind < 0.5:
        what = rng.choice(("points", "coins", "fact.village", "x"))
        return f"{rng.choice('carsl?')} {what}.{rng.choice(('blue', 'red'))}={rng.randint(-9, 99)}"
    return "".join(rng.choice(LETTERS) for _ in range(rng.randint(0, 30)))


def terminal(bounds: Bounds) -> Count:
    """Sit at the terminal and type anything: it answers, and never breaks; leaving and going back to the seats end a session."""
    count = Count("sessions at the terminal, of random lines")
    for number in bounds:
        try:
            _session(Random(number))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"seed {number}: {type(error).__name__} {error}")
        count.tried += 1
    return count


def _session(rng: Random) -> None:
    lines = iter([_line(rng) for _ in range(25)])

    def read(_prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    def write(text: str) -> None:
        text.encode()

    game = rng.choice(GAMES)
    words = words_of(rng.choice(("de", "en")), game)
    with suppress(Left, SeatsWrong):
        if rng.random() < 0.3:
            Terminal(words_of("de"), read, write, lambda _seconds: None).play(Dialogue(lambda: evening(LobbyState())))
        else:
            session = Session.begin(game, beginning(game.name), MemoryLog())
            Terminal(words, read, write, lambda _seconds: None).play(Controller(session))
