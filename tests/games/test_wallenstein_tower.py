"""The tower's model: what it states holds on simulated towers, and its odds agree with simulated battles."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.wallenstein.tower import Party, Throw, learn, odds


class Simulated:
    """A tower that holds a thrown cube back with one probability, and lets an old one loose with another."""

    def __init__(self, holds, loosens, rng):
        self.holds, self.loosens, self.rng, self.inside = holds, loosens, rng, 0

    def throw(self, number):
        new = sum(self.rng.random() > self.holds for _ in range(number))
        old = sum(self.rng.random() < self.loosens for _ in range(self.inside))
        seen = Throw(number, self.inside, new + old)
        self.inside += number - new - old
        return seen


def game_of_throws(tower, fights):
    yield tower.throw(7)
    for _ in range(fights):
        yield tower.throw(tower.rng.randint(1, 8))


@pytest.mark.slow
def test_the_stated_interval_holds_about_nine_times_in_ten():
    rng = Random(1618)
    games, holds_hit, loosens_hit = 120, 0, 0
    for _ in range(games):
        holds, loosens = rng.uniform(0.2, 0.9), rng.uniform(0.03, 0.5)
        model = learn(tuple(game_of_throws(Simulated(holds, loosens, rng), 25)))
        holds_hit += model.holds.low <= holds <= model.holds.high
        loosens_hit += model.loosens.low <= loosens <= model.loosens.high
    assert 0.83 <= holds_hit / games <= 0.97
    assert 0.83 <= loosens_hit / games <= 0.97


def test_the_odds_agree_with_simulated_battles():
    rng = Random(99)
    throws = tuple(game_of_throws(Simulated(0.5, 0.2, rng), 400))
    told = odds(learn(throws), Party(6, 3), Party(4, 2), Party(1, 5))
    won = held = 0
    for _ in range(4000):
        blue, yellow, green = (_fallen(rng, *party) for party in ((6, 3), (4, 2), (1, 5)))
        won += blue > yellow + green
        held += yellow + green > blue and yellow > 0
    assert told.attacker.mean == pytest.approx(won / 4000, abs=0.05)
    assert told.defender.mean == pytest.approx(held / 4000, abs=0.05)


def _fallen(rng, thrown, inside):
    return sum(rng.random() > 0.5 for _ in range(thrown)) + sum(rng.random() < 0.2 for _ in range(inside))


@pytest.mark.slow
@settings(max_examples=15)
@given(st.integers(1, 9), st.integers(0, 9), st.integers(0, 4))
def test_odds_are_a_share_each_and_one_together(mine, theirs, peasants):
    told = odds(learn((Throw(7, 0, 3),)), Party(mine, 4), Party(theirs, 4) if theirs else None, Party(peasants, 6))
    assert sum(part.mean for part in told) == pytest.approx(1)
    assert all(0 <= part.low <= part.mean <= part.high <= 1 + 1e-9 for part in told)
    if not theirs:
        assert told.defender.mean == 0
