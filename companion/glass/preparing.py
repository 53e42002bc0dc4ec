"""What a player prepares on their own glass: answers to questions that come later, kept here alone until they are asked."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from companion.play.snapshot import Snapshot
from companion.table.game import Preparable
from companion.table.questions.question import Question

PREPARES = -7
"""The step of a question that is asked of one player beforehand: no step of a game, so that no game ever takes its answer."""


class Proposal(NamedTuple):
    """What was prepared as the answer to the open question, and by whom."""

    value: Any
    who: tuple[str, ...]


class Preparing:
    """One player's prepared answers. `ahead` is what their glass asks for now, None where it shows the table's page."""

    def __init__(self) -> None:
        self.ahead: Preparable | None = None
        self._answers: dict[str, tuple[Preparable, Any]] = {}
        self._game: object = None
        self._aside: int | None = None
        self._made: tuple[Snapshot, Preparable, Snapshot] | None = None

    def shown(self, snapshot: Snapshot, colour: str) -> Snapshot:
        """Give what the glass of this seat shows: what its player may prepare and has not yet, else the snapshot itself.

        What the player themselves is asked now comes before all that is prepared.
        """
        if (snapshot.game, snapshot.seats) != self._game:
            self._game = snapshot.game, snapshot.seats
            self._answers.clear()
        asked = snapshot.question.seat if snapshot.question is not None else None
        mine = (one for one in snapshot.ahead if one.question.seat is not None and one.question.seat.colour == colour)
        self.ahead = next((one for one in mine if one.question.identity not in self._answers), None)
        if self.ahead is None or self._aside == snapshot.step or (asked is not None and asked.colour == colour):
            self.ahead = None
            return snapshot
        if self._made is None or self._made[0] is not snapshot or self._made[1].question.identity != self.ahead.question.identity:
            own = replace(snapshot, question=self.ahead.question, step=PREPARES, choreography=None, shown=None, refusal=None)
            self._made = snapshot, self.ahead, own
        return self._made[2]

    def give(self, value: Any) -> None:
        """Keep an answer to what is asked beforehand; raises `AnswerRejected`."""
        assert self.ahead is not None
        self._answers[self.ahead.question.identity] = self.ahead, self.ahead.question.read(value)

    def back(self, snapshot: Snapshot) -> bool:
        """Take back the last answer that is not asked yet, or turn to the table's page; tell whether there was something."""
        if self.ahead is not None:
            self._aside = snapshot.step
            return True
        offered = {one.question.identity for one in snapshot.ahead}
        last = next((identity for identity in reversed(self._answers) if identity in offered), None)
        if last is not None:
            del self._answers[last]
            self._aside = None
        return last is not None

    def gives(self) -> Iterator[tuple[Preparable, Mapping[str, Any]]]:
        """List what was prepared: for the identity of each later question, what to answer."""
        for ahead, value in self._answers.values():
            yield ahead, ahead.gives(value)


def proposal(question: Question[Any], players: Mapping[str, Preparing], seats: int) -> Proposal | None:
    """Put together what players (by name) have prepared for a question; None where nothing was, or two contradict each other.

    What is asked of all together is proposed once all `seats` have prepared their share.
    """
    shares: dict[str, Any] = {}
    alone: list[Proposal] = []
    for name, preparing in players.items():
        for ahead, given in preparing.gives():
            if question.identity in given and not ahead.shares:
                alone.append(Proposal(given[question.identity], (name,)))
            if question.identity in given:
                shares[name] = given[question.identity]
    if alone:
        return alone[0] if len(alone) == 1 else None
    if shares and len(shares) == seats:
        return Proposal(tuple(share for share in shares.values() if share is not None), tuple(shares))
    return None
