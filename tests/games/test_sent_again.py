"""What was sent before is sent again, with nothing built on the way: it leads where the game stood, at every step of whole games."""

from random import Random

import pytest
from every import begin

from companion.games import GAMES
from companion.table import Seat, Seats
from companion.table.errors import ReplayMismatch
from companion.table.game import Game
from companion.table.questions.kinds import Choose, Option, Tell
from companion.table.run import Run
from companion.table.table import Beginning

FIRST = 20
"""So many steps of a game are all looked at, of those after them every twentieth."""


def standing(run):
    """All that can be seen of a run."""
    said = [announcement for announcement, _ in run.table.announcements]
    score = run.game.scoreboard(run.table)
    return run.question, run.outcome, run.table.ledger.held, run.table.place, run.table.facts, said, score, len(run.asked)


def frozen(run):
    question, outcome, held, place, facts, said, *rest = standing(run)
    return question, outcome, dict(held), place, dict(facts), list(said), *rest


def play_on(session, rng):
    """Answer, now and then with something entered or announced before."""
    held = list(session.table.ledger.held.items())
    if held and rng.random() < 0.03:
        name, value = rng.choice(held)
        session.correct({name: value})
    if rng.random() < 0.002 and session.table.announcements:
        announcement, _ = rng.choice(session.table.announcements)
        session.announce(announcement.id, announcement.seats[0].colour if announcement.seats else None)
    if session.question is not None:
        session.answer(session.question.sample(rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_at_every_step_of_whole_games(game):
    rng = Random(f"again {game.name}")
    books = rng.choice(("full", "light"))
    options = {option.name: books for option in game.options if books in option.choices}
    session = begin(game, rng.choice(game.seats), **options)
    seen = {session.step: frozen(session.run)}
    while session.question is not None:
        play_on(session, rng)
        if session.step < FIRST or session.step % 20 == 0 or session.question is None:
            seen[session.step] = frozen(session.run)
    for step, then in seen.items():
        assert standing(session.run.branch_at(step)) == then, f"step {step}"


def fickle():
    """A script that breaks the rule: it asks by something besides what it is sent."""
    asked = []

    async def play(_table):
        while True:
            asked.append(1)
            if len(asked) < 5:
                await Choose("fickle.one", occurrence=(len(asked),), options=(Option("a", None), Option("b", None)))
            else:
                await Tell("fickle.two", occurrence=(len(asked),))

    return Game("fickle", "1", (1,), ("blue",), play, lambda _table: (), GAMES[0].folder)


def test_a_script_that_asks_otherwise_when_it_is_sent_the_same_is_found_out():
    run = Run(fickle(), Beginning("fickle", Seats([Seat("Ada", "blue")]), {}, {}))
    run.answer("a")
    run.answer("b")
    with pytest.raises(ReplayMismatch, match="another question is asked"):
        run.branch_at(1)
