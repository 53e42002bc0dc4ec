"""What is written beside the questions: what an answer has changed or brought, and who has won."""

from collections.abc import Iterator

from companion.language.words import Words
from companion.play import Snapshot
from companion.play.snapshot import find_silent
from companion.table import phrase
from companion.ui.narration.drafted import describe_answer
from companion.ui.narration.prompt import describe_otherwise, outcome_text, outcomes


def aside_lines(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Yield what the last act brought: refusals, gains, what the device has inferred, and what must be put back."""
    yield from (f"✗ {words(reason)}" for reason in (snapshot.refusal, snapshot.stopped_at) if reason is not None)
    if snapshot.stopped_at is not None:
        yield f"? {words(phrase('terminal-insist'))}"
    yield from (f"→ {line}" for _, line in outcomes(snapshot, words))
    if (silent := find_silent(snapshot)) is not None:
        yield f"→ {words(phrase('inferred-told', what=describe_answer(silent, words), step=silent.step))}"
    if differs := describe_otherwise(snapshot.otherwise, words):
        yield f"→ {differs}"
    yield from (f"↺ {words(change.words)}" for change in snapshot.changes if words.has(change.words.id) and words(change.words))
    if snapshot.trouble is not None:
        yield f"! {words(snapshot.trouble)}"


def end_lines(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Yield how the game has ended; nothing where it goes on."""
    if snapshot.outcome is None:
        return
    yield f"\n{outcome_text(snapshot, words)}"
    for line in snapshot.outcome.standing:
        told = [str(line.figure)] if line.figure is not None else []
        told += [words(line.note)] if line.note is not None else []
        place = f"{line.place}. " if line.place else ""
        yield f"   {place}{line.seat.name}{': ' if told else ''}{', '.join(told)}"
