"""Answers that a player prepares in their own browser for later questions, kept in memory until these are asked."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from companion.play.snapshot import PREPARES, Snapshot
from companion.table import Preparable, Question


class Proposal(NamedTuple):
    """A prepared answer to the open question, and the names of the players who prepared it."""

    value: Any
    who: tuple[str, ...]


class Preparing:
    """One player's prepared answers. `ahead` is the question their browser shows now, None if it shows the table's page."""

    def __init__(self) -> None:
        self.ahead: Preparable | None = None
        self._answers: dict[str, tuple[Preparable, Any]] = {}
        self._game: object = None
        self._aside: int | None = None
        self._made: tuple[Snapshot, Preparable, Snapshot] | None = None

    def choose_snapshot(self, snapshot: Snapshot, colour: str) -> Snapshot:
        """Return what this seat's browser shows: a question that its player may still prepare, else the snapshot itself.

        A question that the player is asked now comes before all preparing.
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
        """Keep an answer to the question asked beforehand; raises `AnswerRejected`."""
        assert self.ahead is not None
        self._answers[self.ahead.question.identity] = self.ahead, self.ahead.question.read(value)

    def last(self, snapshot: Snapshot) -> str | None:
        """Return the identity of the question prepared last that is not asked yet, None if there is none."""
        offered = {one.question.identity for one in snapshot.ahead}
        return next((identity for identity in reversed(self._answers) if identity in offered), None)

    def go_back(self, snapshot: Snapshot) -> bool:
        """Take back the last answer not asked for yet, or switch to the table's page; return whether there was anything."""
        if self.ahead is not None:
            self._aside = snapshot.step
            return True
        last = self.last(snapshot)
        if last is not None:
            del self._answers[last]
            self._aside = None
        return last is not None

    def gives(self) -> Iterator[tuple[Preparable, Mapping[str, Any]]]:
        """Yield what was prepared: each preparable question, with the answers by the identities of later questions."""
        for ahead, value in self._answers.values():
            yield ahead, ahead.gives(value)


def proposal(question: Question[Any], players: Mapping[str, Preparing], seats: int) -> Proposal | None:
    """Combine what players (by name) have prepared for a question; None if nothing was, or two players prepared answers alone.

    The answer to a question to all seats is proposed once all `seats` have prepared their share.
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
