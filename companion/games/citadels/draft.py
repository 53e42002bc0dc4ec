"""The draft for each number of players: how many character cards each player takes, keeps, lays aside and hands on."""

from functools import cache

from companion.games.citadels.box import DRAFT
from companion.table import unchanging

CHARACTERS = 8
"""The number of character cards in a round (CI-005)."""
OPEN = {4: 2, 5: 1}
"""The number of cards laid open, by number of players, else none (CI-032, CI-033, CI-034, CI-035)."""


@unchanging
class DraftStep:
    """One look at the cards going round: the `place` of the player (0 is the king); cards taken, laid aside and handed on.

    `from_aside` cards are taken in addition, from those laid aside; one of all cards taken is kept.
    """

    place: int
    takes: int
    aside: int
    hands_on: int
    rules: tuple[str, ...] = ()
    from_aside: int = 0


def open_cards(players: int) -> int:
    """Return how many characters are laid open first."""
    return OPEN.get(players, 0)


def kept(players: int) -> int:
    """Return how many characters each player has: two with 2 or 3 players, else one (CI-042)."""
    return 2 if players <= 3 else 1  # noqa: PLR2004


@cache
def steps(players: int) -> tuple[DraftStep, ...]:
    """Return the draft's steps after the king has laid one card aside, for 2 to 7 players."""
    if str(players) in DRAFT:
        return tuple(DraftStep(**{**step, "rules": tuple(step["rules"])}) for step in DRAFT[str(players)])
    first = CHARACTERS - open_cards(players) - 1
    last = players - 1
    round_the_table = [
        DraftStep(place, first - place, 0, first - place - 1, ("CI-040",) if place else ("CI-039",)) for place in range(last)
    ]
    if first - last == 1:
        return (*round_the_table, DraftStep(last, 1, 1, 0, ("CI-055", "CI-056"), from_aside=1))
    return (*round_the_table, DraftStep(last, first - last, 1, 0, ("CI-041",)))
