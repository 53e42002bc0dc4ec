"""House rules: what a table has agreed on beside the rulebook. They are written down with a game and told at its start."""

from __future__ import annotations

from collections.abc import Iterable

from companion.table.game import Game
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Option, Pick, Reason, Tell

SHARED = ("take-back", "two-minutes", "novice")
"""Rules that tables use with any game."""
WORDED = (*SHARED, "open-hands")
"""Those with words for any game; a game names "open-hands" itself if its players hold cards."""


def rules_of(game: Game) -> tuple[str, ...]:
    """List the house rules that can be written down for a game, its own first."""
    return (*game.house_rules, *SHARED)


def rule_words(game: Game, key: str) -> Phrase:
    """Say a house rule."""
    return phrase(f"house-{key}" if key in WORDED else f"{game.name}-house-{key}")


def which_rules(game: Game, kept: Iterable[str], turn: tuple[int, ...]) -> Pick[str]:
    """Ask which of them hold; those that hold already come first."""
    held = [key for key in rules_of(game) if key in set(kept)]
    keys = (*held, *(key for key in rules_of(game) if key not in held))
    options = tuple(Option(key, rule_words(game, key)) for key in keys)
    return Pick("evening.house", subject=game.name, occurrence=turn, options=options)


def told(game: Game, rules: Iterable[str], turn: int) -> Tell:
    """Tell them before the game begins."""
    reasons = tuple(Reason(words=rule_words(game, key)) for key in rules)
    return Tell("evening.house-told", subject=game.name, occurrence=(turn,), reasons=reasons)
