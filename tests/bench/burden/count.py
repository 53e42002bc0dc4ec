"""Plays a game as the desk does, and counts what people do meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from human_times import HOLD, LOOK, TAP, TOUCH

from burden.hand import Cost, Hand
from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot, passes
from companion.table.game import Game
from companion.table.questions.device_kinds import Spin
from companion.table.questions.kinds import Choose, Tell
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.narration.prompt import KNOWN_WELL, tell_snapshot
from tools.by_ear import begun

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")
SIGNS_A_SECOND = 155 * 6 / 60
"""How fast the voice speaks: 155 words a minute, of six signs with their space."""
MOST = 3000
CAMERAS = (False, True)
Player = Callable[[Any, Snapshot], Any]
"""Answers the open question of a snapshot as an honest table would."""


@dataclass
class Burden:
    """The counts of one game."""

    answers: int = 0
    tells: int = 0
    before: int = 0
    rounds: int = 0
    seats: int = 1
    cost: Cost = field(default_factory=Cost)
    spoken: float = 0.0

    def row(self) -> dict[str, float]:
        """Give the figures by their names in the table."""
        presses = self.cost.shorts + self.cost.longs
        return {
            "answers": self.answers,
            "tells": self.tells,
            "per_player_round": self.answers / max(1, self.rounds) / self.seats,
            "before_first_turn": self.before,
            "touches": self.cost.taps,
            "presses": presses,
            "pages": self.cost.pages,
            "spoken_known_s": self.spoken,
            "handling_touch_s": LOOK * self.answers + self.cost.waits + TOUCH * self.cost.taps,
            "handling_button_s": LOOK * self.answers + self.cost.waits + TAP * self.cost.shorts + HOLD * self.cost.longs,
        }


def played(game: Game, options: Mapping[str, str], players: int, people: Any) -> list[Burden]:
    """Have people of `burden` play one game to its end; count it for a table without a camera, and for one with it."""
    controller = begun(game, options, NAMES[:players], people.facts)
    words = Words("de", [game.folder])
    hands = [Hand(words, camera=camera) for camera in CAMERAS]
    burdens = [Burden(seats=players) for _ in CAMERAS]
    in_turns = False
    for snapshot, answer, alone in whole_game(controller, people):
        in_turns = in_turns or people.first_turn(snapshot)
        spoken = len(tell_snapshot(snapshot, words, KNOWN_WELL)) / SIGNS_A_SECOND
        for burden, hand in zip(burdens, hands, strict=True):
            burden.tells += isinstance(snapshot.question, Tell)
            burden.spoken += spoken
            burden.rounds = max(burden.rounds, snapshot.place.round)
            if not alone:
                burden.answers += 1
                burden.before += not in_turns
                burden.cost += hand.cost(snapshot, answer)
    return burdens


def whole_game(controller: Controller, player: Player) -> Iterator[tuple[Snapshot, Any, bool]]:
    """Play a game to its end as the desk does; give each snapshot, its answer, and whether nobody need lift a finger for it."""
    controller.go_on()
    snapshot = controller.snapshot()
    for _ in range(MOST):
        question = snapshot.question
        if question is None:
            return
        answer = None if isinstance(question, Tell) else player(question, snapshot)
        alone = _goes_on(snapshot, answer)
        yield snapshot, answer, alone
        snapshot = controller.do(Answer(answer, snapshot.step, "device" if alone else "touch"))
        assert snapshot.refusal is None, f"{question.identity} refused {answer!r}: {snapshot.refusal.id}"
    raise AssertionError(f"no end after {MOST} steps, at {snapshot.question.id}")


def joining(game: Game, books: str, players: int) -> int:
    """Count the answers until a game that is already on can go on, given at random."""
    controller = begun(game, {"books": books, "start": "joined"}, NAMES[:players])
    controller.go_on()
    snapshot, rng, answers = controller.snapshot(), Random(0), 0
    while snapshot.question is not None and snapshot.place.round == 0:
        answer = snapshot.question.sample(rng)
        alone = _goes_on(snapshot, answer)
        snapshot = controller.do(Answer(answer, snapshot.step, "device" if alone else "touch"))
        answers += not alone and snapshot.refusal is None
    return answers


def _goes_on(snapshot: Snapshot, answer: Any) -> bool:
    """Tell whether nobody need lift a finger: a tell that passes, an arrow that spins alone, silence for an answer."""
    question = snapshot.question
    spins = isinstance(question, Spin) and question.alone
    return passes(snapshot) or spins or (isinstance(question, Choose) and bool(answer) and question.silence == answer)


def asked_of_box(game: Game, books: str, players: Callable[[int], Any], level: int, games: int) -> int:
    """Count the printed facts that a table is asked for in so many games with a box that it has never played."""
    known: dict[str, Any] = {}
    asked = 0
    for seed in range(games):
        seats = Seats(Seat(name, colour) for name, colour in zip(NAMES[:4], game.colours, strict=False))
        beginning = Beginning(game.name, seats, {**game.default_options(), "books": books}, dict(known), level=level)
        controller = Controller(Session.begin(game, beginning, MemoryLog()), known.__setitem__)
        asked += sum(bool(snapshot.question.fact) for snapshot, _, _ in whole_game(controller, players(seed)))
    return asked
