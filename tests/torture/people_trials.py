"""Trials of people: corrections of anything at any question, and random lines at the terminal."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import correcting
import test_mended
from counting import Bounds, Count, beginning

from companion.desk.app import words_of
from companion.games import GAMES
from companion.lobby.evening import LobbyState, evening
from companion.play.controller import Controller
from companion.play.dialogue import Dialogue
from companion.table.session import MemoryLog, Session
from companion.terminal.terminal import Left, SeatsWrong, Terminal


def corrections(bounds: Bounds) -> Count:
    """Correct one to four entries at any question: all invariants hold, what is asked can be answered, and the game goes on."""
    count, done = Count("corrections tried, with what follows"), Counter()
    for number in bounds:
        try:
            count.lost += correcting.corrected(number, done)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"seed {number}: {type(error).__name__} {error}")
        count.tried = done["tried"]
    return count


def mends(bounds: Bounds) -> Count:
    """Give earlier answers anew: the mended game is the straight game of the answers that people gave."""
    count = Count("answers given anew, against a straight game")
    for number in bounds:
        game, books = GAMES[number % len(GAMES)], ("light", "full")[number // len(GAMES) % 2]
        try:
            test_mended.mend_one(game, books, number)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            count.lost.append(f"{game.name}, {books}, seed {number}: {type(error).__name__} {error}")
        count.tried += 1
    return count


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
