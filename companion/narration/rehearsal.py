"""What a game is going to say: whole games of random answers with this company's names, listened to before anybody plays."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from companion.narration.prompt import HEARD_OFTEN, KNOWN_WELL, telling
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.table.errors import TableError
from companion.table.game import Game
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.words import Words

LOG = logging.getLogger("companion")
STRANGERS = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fine", "Gero", "Hana")
"""Names for places at the table that nobody is known for."""
DEPTHS = (0, HEARD_OFTEN, KNOWN_WELL)
MOST_ANSWERS = 3_000


def likely_texts(
    game: Game,
    words: Words,
    names: Sequence[str],
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    lesson_first: bool = False,
    answers: bool = False,
) -> Iterator[str]:
    """Give all that is likely to be said, the most frequent first: prompts of rehearsed games, then lesson and fixed prompts."""
    if lesson_first:
        yield from words.fixed(lesson=True)
    heard = Counter[str]()
    for seed in range(games):
        heard.update(said(game, words, names, seed, options or game.default_options(), answers=answers))
    yield from (text for text, _ in heard.most_common())
    for lesson in (True, False):
        yield from words.fixed(lesson=lesson)


def said(
    game: Game, words: Words, names: Sequence[str], seed: int, options: Mapping[str, str], *, answers: bool = False
) -> Iterator[str]:
    """Give what is said in one game of random answers; each depth has its turn, beginning with people who know nothing."""
    chance, heard = Random(seed), DEPTHS[seed % len(DEPTHS)]
    controller = Controller(Session.begin(game, Beginning(game.name, _seated(game, names, seed), options, {}), MemoryLog()))
    now = controller.snapshot()
    for _ in range(MOST_ANSWERS):
        yield telling(now, words, heard, answers=answers)
        if now.question is None:
            return
        try:
            now = controller.do(Answer(now.question.sample(chance), now.step, "rehearsal"))
        except TableError:
            LOG.warning("a rehearsal of %s with seed %d ended early", game.name, seed, exc_info=True)
            return


def _seated(game: Game, names: Sequence[str], seed: int) -> Seats:
    """Seat these people, and strangers where the game needs more; a table of another size each time, if names are missing."""
    fitting = [count for count in game.seats if count >= len(names)] or [game.seats[-1]]
    count = fitting[0] if names else game.seats[seed % len(game.seats)]
    people = [*names, *(name for name in STRANGERS if name not in names)][:count]
    return Seats([Seat(name, colour) for name, colour in zip(people, game.colours, strict=False)])
