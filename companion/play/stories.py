"""One line about each player when a game is over, on what made that player stand out; derived by replaying the game once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from companion.table import Phrase, RowKind, Seat, Session, TableError, phrase
from companion.table.run import Run

FEW = 2
"""The least count of a deed that is told."""


@dataclass
class _Course:
    """The score of each seat at the end of each round, and how often each did the game's deeds."""

    scores: dict[int, dict[Seat, int]] = field(default_factory=dict)
    deeds: Counter[tuple[Seat, str]] = field(default_factory=Counter)

    def look(self, run: Run) -> None:
        """Note the scores at the end of a round."""
        if points := run.game.points(run.table):
            self.scores[run.table.place.round] = points

    def gains(self, seat: Seat) -> Mapping[int, int]:
        """Return the points that each round brought a seat."""
        rounds = sorted(self.scores)
        return {late: self.scores[late].get(seat, 0) - self.scores[early].get(seat, 0) for early, late in pairwise(rounds)}

    def count_led(self, seat: Seat) -> int:
        """Count the rounds at whose end a seat led alone; 0 if nobody else plays."""
        others = [[other for one, other in points.items() if one != seat] for points in self.scores.values()]
        return sum(points.get(seat, 0) > max(rest) for points, rest in zip(self.scores.values(), others, strict=True) if rest)


def stories(session: Session) -> dict[Seat, Phrase]:
    """Return a line for each seat of a game that is over, except seats with nothing remarkable."""
    course = _course(session)
    told: dict[Seat, Phrase] = {}
    said: set[str] = set()
    for seat in session.table.seats:
        for kind, line in _lines(session, course, seat):
            if kind not in said:
                told[seat] = line
                said.add(kind)
                break
    return told


def _course(session: Session) -> _Course:
    course = _Course()
    try:
        run = Run(session.game, session.run.origin)
        rounds = [*(place.round for place in session.run.places), session.table.place.round]
        for row, (now, then) in zip(session.rows(), pairwise(rounds), strict=True):
            if now != then:
                course.look(run)
            run.replay(row)
            if row.kind is RowKind.BEGIN:  # as if nothing had been before it
                course.scores.clear()
        course.look(run)
    except TableError:
        return course
    if session.game.deeds is not None:
        for question in run.asked:
            course.deeds.update(session.game.deeds(question, session.table.seats))
    run.close()
    return course


def _lines(session: Session, course: _Course, seat: Seat) -> Iterator[tuple[str, Phrase]]:
    """Yield the lines that may be told of a seat, the most remarkable first, each with its kind."""
    seats = session.table.seats
    gains = {one: course.gains(one) for one in seats}
    best = max((gain for each in gains.values() for gain in each.values()), default=0)
    own = max(gains[seat].items(), key=lambda pair: pair[1], default=(0, 0))
    if own[1] == best > 0 and sum(gain == best for each in gains.values() for gain in each.values()) == 1:
        yield "story-best", phrase("story-best", round=own[0], gain=own[1])
    for (who, deed), count in course.deeds.most_common():
        most = max(number for (_, other), number in course.deeds.items() if other == deed)
        if who == seat and count == most >= FEW:
            yield f"story-deed{deed}", phrase("story-deed", deed=phrase(f"{session.game.name}-deed-{deed}", n=count))
    if course.count_led(seat) >= FEW:
        yield "story-led", phrase("story-led", n=course.count_led(seat))
    for (who, deed), count in course.deeds.most_common():
        if who == seat:
            yield f"story-own{deed}{seat.colour}", phrase("story-deed", deed=phrase(f"{session.game.name}-deed-{deed}", n=count))
    if own[1] > 0:
        yield f"story-own{seat.colour}", phrase("story-own", round=own[0], gain=own[1])
