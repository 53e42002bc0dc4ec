"""What those see on their own screens who are not asked: who is."""

from dataclasses import replace
from typing import Any

from companion.play.snapshot import Snapshot
from companion.table import Choose, Draw, Hourglass, Lot, Number, Order, Pick, Question, Spin, Tally, Tell, unchanging

SHOWN_TO_ALL = (Draw, Hourglass, Lot, Spin)
"""Kinds of question that the device answers for all to see, whoever sets it going."""
DOES = {Tally: "counts", Choose: "chooses", Pick: "chooses", Number: "chooses", Order: "chooses"}
"""What a player does who is asked a question of this kind; else it is just their turn."""


@unchanging(kw_only=True)
class Waiting(Question[Any]):
    """Whose turn it is (`seat`), and what they are asked (`asks`). Nothing answers it."""

    asks: Question[Any]


def waiting(snapshot: Snapshot) -> Snapshot:
    """Return what those see who are not asked; the snapshot itself if all are, or if there is something for all to see."""
    asked = snapshot.question
    if asked is None or asked.seat is None or snapshot.game is None or _for_all(asked):
        return snapshot
    does = next((words for kind, words in DOES.items() if isinstance(asked, kind)), "turn")
    own = Waiting(f"waiting.{does}", seat=asked.seat, args={"name": asked.seat}, asks=asked)
    return replace(snapshot, question=own, refusal=None)


def _for_all(asked: Question[Any]) -> bool:
    shows = isinstance(asked, Tell) and (bool(asked.reasons) or asked.illustration is not None)
    return shows or isinstance(asked, SHOWN_TO_ALL)
