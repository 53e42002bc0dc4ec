"""Laid over Citadels' end of the game: whose city is the richest is told and counted."""

from __future__ import annotations

from dataclasses import replace

from companion.games.citadels.ending import explained as usual_explained
from companion.games.citadels.ending import score_of as usual_score_of
from companion.games.citadels.scoring import RICHEST, Score
from companion.games.citadels.state import State
from companion.table import Reason, Seat, Tell, asks, phrase


def score_of(state: State, seat: Seat, *, haunted: bool | None = None) -> Score:
    """Score a city as ever, and add three points where no other city's districts are worth more (RC-001)."""
    found = usual_score_of(state, seat, haunted=haunted)
    most = max(usual_score_of(state, other).buildings for other in state.seats)
    return replace(found, richest=RICHEST if found.buildings == most > 0 else 0)


@asks
def explained(state: State, seat: Seat) -> Tell:
    """Explain every point of one city, those for the richest above the sum."""
    usual, found = usual_explained(state, seat).build(), score_of(state, seat)
    *rows, total = usual.reasons
    richest = [Reason(words=phrase("citadels-why-richest"), total=found.richest)] * bool(found.richest)
    return replace(usual, reasons=(*rows, *richest, total), rules=(*usual.rules, "RC-001"))
