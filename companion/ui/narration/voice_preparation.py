"""A process of the lowest priority that renders texts of the current game in advance, while people play."""

import logging
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from companion.language.words import Words
from companion.play import Answer, Controller, Snapshot
from companion.table import Beginning, Game, MemoryLog, Seat, Seats, Session, TableError, phrase
from companion.ui.narration import offered, prompt

LOG = logging.getLogger("companion")
STRANGERS = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fine", "Gero", "Hana")
"""Names for seats whose players are unknown."""
DEPTHS = (0, prompt.HEARD_OFTEN, prompt.KNOWN_WELL)
MOST_ANSWERS = 3_000


def list_likely_texts(
    game: Game,
    words: Words,
    names: Sequence[str],
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    lesson_first: bool = False,
    answers: bool = False,
) -> Iterator[str]:
    """Yield all likely texts: prompts of simulated games, the most frequent first, then lesson and fixed prompts."""
    if lesson_first:
        yield from words.list_fixed(lesson=True)
    heard = Counter[str]()
    for seed in range(games):
        heard.update(list_said(game, words, names, seed, options or game.default_options(), answers=answers))
    yield from (text for text, _ in heard.most_common())
    for lesson in (True, False):
        yield from words.list_fixed(lesson=lesson)


def list_said(
    game: Game, words: Words, names: Sequence[str], seed: int, options: Mapping[str, str], *, answers: bool = False
) -> Iterator[str]:
    """Yield what is said in one game of random answers; the depth changes with the seed, and beginners come first."""
    chance, heard = Random(seed), DEPTHS[seed % len(DEPTHS)]
    # Seat these people, and made-up names if the game needs more; without names, the number of players varies with the seed.
    fitting = [count for count in game.seats if count >= len(names)] or [game.seats[-1]]
    count = fitting[0] if names else game.seats[seed % len(game.seats)]
    people = [*names, *(name for name in STRANGERS if name not in names)][:count]
    seated = Seats([Seat(name, colour) for name, colour in zip(people, game.colours, strict=False)])
    controller = Controller(Session.begin(game, Beginning(game.name, seated, options, {}), MemoryLog()))
    now = controller.snapshot()
    for _ in range(MOST_ANSWERS):
        yield prompt.tell_snapshot(now, words, heard, by_ear=answers)
        if now.question is None:
            return
        for option in getattr(now.question, "options", ()) if answers else ():
            name = offered.speak_option(option, words)
            yield from (name, words(phrase("prompt-press-long", what=name)))
        try:
            now = controller.do(Answer(now.question.sample(chance), now.step, "rehearsal"))
        except TableError:
            LOG.warning("a rehearsal of %s with seed %d ended early", game.name, seed, exc_info=True)
            return


COMMAND = (sys.executable, "-m", "companion", "voices", "prepare", "--counts")
_LEAVE = 3.0


class Preparation:
    """Runs `companion voices prepare` for a game and its players; it skips rendered texts, so it can end at any time."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = tuple(command)
        self._for: tuple[str, ...] = ()
        self._process: subprocess.Popen[str] | None = None
        self.progress: tuple[int, int] | None = None

    def begin(self, snapshot: Snapshot, language: str, *, answers: bool = False) -> None:
        """Prepare only this game in this language, unless that has already begun; a lesson in progress comes first.

        With `answers` the possible answers are prepared, too.
        """
        if snapshot.game is None:
            return
        names = ",".join(seat.name.replace(",", " ") for seat in snapshot.seats)
        options = ",".join(f"{name}={choice}" for name, choice in sorted(snapshot.options.items()))
        first = (*(("--lesson",) if snapshot.page is not None else ()), *(("--answers",) if answers else ()))
        wanted = (*first, "--game", snapshot.game.name, "--language", language, "--names", names, "--options", options)
        if wanted != self._for:
            self.close()
            self._for = wanted
            self._start([*self._command, *wanted])

    def close(self) -> None:
        """End the process; rendered texts stay."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(_LEAVE)
            self._process = None
        self.progress = None

    def _start(self, line: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603
        except OSError as error:
            LOG.warning("the process that prepares sentences did not start: %s", error)
            return
        self._process = process
        threading.Thread(target=self._listen, args=(process,), name="voice-preparation", daemon=True).start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                there, _, of = line.partition(" ")
                if process is self._process and there.isdigit() and of.strip().isdigit():
                    self.progress = (int(there), int(of))
