"""An evening of each game in which three things go wrong and are mended: something forgotten, a wrong answer, a wrong piece."""

from __future__ import annotations

from random import Random

import pytest
from every import begin

from companion.games import game as find_game
from companion.play.acts import Adopt, Answer, Correct, DropDraft, LeaveOut, MakeUp, MendNext, MendOn
from companion.play.controller import Controller
from companion.table.questions.kinds import Choose
from companion.table.session import MemoryLog, Session

EVENINGS = {
    "tumult_royale": ("tumult.place", {"books": "full"}, "tiles"),
    "citadels": ("citadels.turn", {"books": "light"}, "city"),
    "council_of_four": ("council.turn", {"books": "full"}, "emporiums"),
    "wallenstein": ("wallenstein.then", {"books": "full", "court": "no"}, "rank"),
}
"""The question at which something was forgotten, the options, and the pieces that were entered wrongly."""


class Evening:
    """Plays at random with a seed, through the acts that a table has."""

    def __init__(self, name, seed=5):
        self.turn, options, self.pieces = EVENINGS[name]
        self.game = find_game(name)
        session = begin(self.game, 3, **options)
        self.log = session._log
        self.controller = Controller(session)
        self.rng = Random(seed)

    @property
    def now(self):
        return self.controller.snapshot()

    def answer(self):
        now = self.now
        value = now.question.sample(self.rng)
        return self.controller.do(Answer(value, now.step))

    def play(self, answers):
        while answers and self.now.question is not None:
            assert self.answer().refusal is None
            answers -= 1

    def settle(self, most=60):
        """Answer what a draft asks, and mend or leave out what contradicts, until it fits; tell how many later answers it took."""
        mended = 0
        while (now := self.now).draft is not None and most:
            most -= 1
            if now.draft.whole:
                assert self.controller.do(Adopt()).refusal is None
                return mended
            if now.draft.against is not None:
                mended += 1
                self.controller.do(MendNext() if now.draft.why is not None and mended < 6 else LeaveOut())
                continue
            self.answer()
        self.controller.do(DropDraft())
        return None

    def holds(self):
        """See that all invariants hold, and that the journal leads to the same game."""
        for invariant in self.game.invariants:
            invariant(self.controller.session.table)
        again = Session.resume(self.game, self.log.rows, MemoryLog())
        assert again.table.ledger.held == self.controller.session.table.ledger.held
        assert again.question == self.controller.session.question


def choices(now, id_=""):
    """List the earlier choices in which something else could have been chosen."""
    asked = [each for each in now.history if isinstance(each.question, Choose) and each.question.id.startswith(id_)]
    return [each for each in asked if sum(option.off is None for option in each.question.options) > 1]


@pytest.mark.parametrize("name", EVENINGS)
def test_three_mistakes_are_mended_and_the_evening_goes_on(name):
    evening = Evening(name)
    evening.play(100)
    assert evening.now.question is not None
    assert _tried(evening, lambda: MakeUp((choices(evening.now, evening.turn) or choices(evening.now))[-6].step), answers=1)
    assert _tried(evening, lambda: _anew(evening, -9))
    evening.holds()
    _corrected(evening)
    evening.play(40)
    evening.holds()


def _tried(evening, act, answers=0, most=6):
    """Begin drafts until one is adopted: what is answered at random in them need not lead on."""
    for _ in range(most):
        assert evening.controller.do(act()).refusal is None
        for _ in range(answers):
            evening.answer()
        if evening.settle() is not None:
            return True
    return False


def _anew(evening, number):
    earlier = choices(evening.now)[number]
    others = [option.key for option in earlier.question.options if option.off is None and option.key != earlier.value]
    return MendOn(earlier.step, evening.rng.choice(others))


def _corrected(evening):
    """Enter one more piece, or others in the places, and take that back by the same way."""
    now = evening.now
    name = next(name for name, entry in now.entries.items() if entry.group == evening.pieces)
    held = now.values[name]
    if evening.pieces == "rank":
        wrong = held[::-1]
    else:
        free = sorted(
            set(now.entries[name].choices)
            - {piece for value in now.values.values() if isinstance(value, tuple) for piece in value}
        )
        wrong = (*held, free[0])
    assert evening.controller.do(Correct({name: wrong})).refusal is None
    assert evening.controller.do(Correct({name: held})).refusal is None
