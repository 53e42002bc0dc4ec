"""A model, learned from the tower's throws, of what the tower holds back and how certain this is; the odds of an attack.

A cube thrown in stays inside with probability `holds`; a cube that lay inside before comes loose with probability `loosens`.
Cubes are independent of each other and of their colour. Before the first throw all pairs of values (a grid of 30 by 30) are
equally likely; each throw weights a pair by how likely it makes the cubes that fell out. Intervals cover 90 % of the weight
and leave out 5 % on either side.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp, log
from typing import NamedTuple, Self

from companion.table import unchanging

STEPS = 30
"""The number of values of each probability on the grid."""
GRID = tuple((step + 0.5) / STEPS for step in range(STEPS))
TAIL = 0.05
"""The share of the weight left out on either side of an interval."""
CHUNK = 16
"""The number of throws whose likelihoods are cached together."""


class Throw(NamedTuple):
    """One colour in one throw: cubes thrown in, cubes that lay inside before, and cubes that fell out."""

    thrown: int
    inside: int
    out: int

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a throw such as `4+7>5`, the form in the ledger."""
        before, out = text.split(">")
        thrown, inside = before.split("+")
        return cls(int(thrown), int(inside), int(out))

    def __str__(self) -> str:
        """Return the throw in the ledger's form."""
        return f"{self.thrown}+{self.inside}>{self.out}"


class Share(NamedTuple):
    """A probability in the model: its mean and the ends of its 90 % interval."""

    mean: float
    low: float
    high: float


@unchanging
class Tower:
    """The model after some throws: the weights of all pairs (holds, loosens) of the grid, one row per `holds`, with sum 1."""

    weights: tuple[float, ...]

    @property
    def holds(self) -> Share:
        """How likely a cube thrown in stays inside."""
        rows = [sum(self.weights[row * STEPS : (row + 1) * STEPS]) for row in range(STEPS)]
        return share(GRID, rows, 1 / STEPS)

    @property
    def loosens(self) -> Share:
        """How likely a cube that lay inside falls out."""
        return share(GRID, [sum(self.weights[column::STEPS]) for column in range(STEPS)], 1 / STEPS)

    def pairs(self, least: float = 1e-3) -> list[tuple[float, float, float]]:
        """Return the pairs as (weight, holds, loosens), without those lighter than `least` of the heaviest."""
        heaviest = max(self.weights)
        return [
            (weight, GRID[place // STEPS], GRID[place % STEPS])
            for place, weight in enumerate(self.weights)
            if weight >= least * heaviest
        ]


def share(values: Sequence[float], weights: Sequence[float], width: float = 0.0) -> Share:
    """Return the mean and 90 % interval of weighted values; the weight is spread evenly over a cell of `width`."""
    order = sorted(zip(values, weights, strict=True))
    total = sum(weights)
    mean = sum(value * weight for value, weight in order) / total
    return Share(mean, _quantile(order, TAIL * total, width), _quantile(order, (1 - TAIL) * total, width))


def _quantile(order: Sequence[tuple[float, float]], wanted: float, width: float) -> float:
    passed = 0.0
    for value, weight in order:
        if passed + weight >= wanted and weight:
            return value + width * ((wanted - passed) / weight - 0.5)
        passed += weight
    return order[-1][0]


@lru_cache(maxsize=128)
def learn(throws: tuple[Throw, ...]) -> Tower:
    """Learn the model from throws in any order; without throws all pairs are equally likely."""
    sums = _log_weights(throws)
    heaviest = max(sums)
    weights = [exp(value - heaviest) for value in sums]
    total = sum(weights)
    return Tower(tuple(weight / total for weight in weights))


@lru_cache(maxsize=256)
def _log_weights(throws: tuple[Throw, ...]) -> tuple[float, ...]:
    """Add up the log-likelihoods of all throws; the sum up to the last full chunk of a game is cached."""
    known = (len(throws) - 1) // CHUNK * CHUNK
    if known <= 0:
        return _add_throws([0.0] * (STEPS * STEPS), throws)
    return _add_throws(_log_weights(throws[:known]), throws[known:])


def _add_throws(sums: Sequence[float], throws: Sequence[Throw]) -> tuple[float, ...]:
    return tuple(sum(column) for column in zip(sums, *map(_log_likelihood, throws), strict=True))


@lru_cache(maxsize=2048)
def _log_likelihood(throw: Throw) -> tuple[float, ...]:
    fresh = [binomial(throw.thrown, 1 - holds) for holds in GRID]
    loose = [binomial(throw.inside, loosens) for loosens in GRID]
    low, high = max(0, throw.out - throw.inside), min(throw.thrown, throw.out)
    return tuple(
        log(max(sum(new[count] * old[throw.out - count] for count in range(low, high + 1)), 1e-300))
        for new in fresh
        for old in loose
    )


@lru_cache(maxsize=8192)
def binomial(cubes: int, chance: float) -> tuple[float, ...]:
    """Return the probabilities that 0, 1, … of `cubes` cubes fall out."""
    return tuple(comb(cubes, out) * chance**out * (1 - chance) ** (cubes - out) for out in range(cubes + 1))


def falls_out(thrown: int, inside: int, holds: float, loosens: float) -> list[float]:
    """Return the probabilities that 0, 1, … cubes of one colour fall out in one throw."""
    chances = [0.0] * (thrown + inside + 1)
    for new, likely in enumerate(binomial(thrown, 1 - holds)):
        for old, also in enumerate(binomial(inside, loosens)):
            chances[new + old] += likely * also
    return chances


class Party(NamedTuple):
    """One colour before a throw: how many cubes go in (those in the tray included) and how many lie inside."""

    thrown: int
    inside: int


class Odds(NamedTuple):
    """The odds of a planned attack, each with its 90 % interval: attacker wins, defender wins, draw."""

    attacker: Share
    defender: Share
    draw: Share


@lru_cache(maxsize=64)
def odds(tower: Tower, attacker: Party, defender: Party | None, peasants: Party | None) -> Odds:
    """Compute an attack's odds: exactly for each pair of the model, then weighted over the pairs.

    `peasants` is None where they do not count for the defender; `defender` is None for a neutral land.
    """
    pairs = tower.pairs()
    found = [_chances(holds, loosens, attacker, defender, peasants) for _, holds, loosens in pairs]
    weights = [weight for weight, _, _ in pairs]
    return Odds(*(share([chances[side] for chances in found], weights) for side in range(3)))


def _chances(
    holds: float, loosens: float, attacker: Party, defender: Party | None, peasants: Party | None
) -> tuple[float, float, float]:
    strikes = falls_out(*attacker, holds, loosens)
    own = falls_out(*(defender or Party(0, 0)), holds, loosens)
    helps = falls_out(*(peasants or Party(0, 0)), holds, loosens)
    wins = holds_out = 0.0
    for mine, likely in enumerate(own):
        for green, also in enumerate(helps):
            against = mine + green
            wins += likely * also * sum(strikes[against + 1 :])
            holds_out += likely * also * sum(strikes[:against]) if mine else 0.0
    return wins, holds_out, max(0.0, 1 - wins - holds_out)
