"""When a reading is to be doubted, and what is said of it: the same on the screen, aloud, and on the command line."""

from __future__ import annotations

from companion.table.phrase import Phrase, phrase
from vision.reading import SURE_FROM, Face, Reading, Remedy, Wish


def doubt_of(reading: Reading[Face] | Reading[str]) -> Wish | None:
    """Give what a second look should find otherwise; None where the reading is sure enough, and where it was refused.

    Of tiles each doubtful one is asked about by itself, so only what may have been missed makes the whole doubtful.
    """
    cubes = not any(isinstance(item.label, Face) for item in reading.items)
    sure = reading.confidence if cubes else 1 - reading.missed
    if reading.refusal is not None or sure >= SURE_FROM:
        return None
    return reading.wish or Wish(Remedy.LOOK)


def said_of(reading: Reading[Face] | Reading[str]) -> tuple[Phrase, ...]:
    """Say why a reading was refused, or that it is in doubt, with what would help; nothing of one that is sure."""
    if reading.refusal is not None:
        return (phrase(f"refusal-{reading.refusal}"),)
    said = (phrase("screen-doubts", count=len(reading.doubtful)),) if reading.doubtful else ()
    wish = doubt_of(reading)
    return said if wish is None else (phrase("look-again-unsure"), phrase(f"look-again-{wish.remedy}"), *said)
