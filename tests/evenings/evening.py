"""An evening: a box, a seed, settings and a person; played, watched, written down, played again and made shorter."""

from __future__ import annotations

import json
import logging
import shutil
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from checks import CALM, SOON, Onlooker, look_at
from device import Device, PlugPulled
from person import HANDS, Person, doing, possible

from companion.games import game as find_game
from companion.library.library import Library
from companion.system.settings import store
from companion.table import Seat, Seats
from companion.table.errors import AnswerRejected
from companion.table.table import Beginning

NAMES = ("Ada", "Ben", "Annalena", "Maximilian", "Zoe")
REST = 0.6
"""Seconds after an input in which a page comes to rest."""


@dataclass(frozen=True)
class Plan:
    """What makes one evening: `answers` were given before it begins; `hand` is how the person operates the device."""

    game: str = "tumult_royale"
    books: str = ""
    seed: int = 1
    hand: str = "touch"
    answers: int = 0
    players: int = 3
    curious: float = 0.3
    settings: dict = field(default_factory=dict)


class Found(NamedTuple):
    """Something that is wrong: which check says it, where, what, and after which input (from 0)."""

    check: str
    where: str
    what: str
    at: int

    @property
    def line(self) -> str:
        """The finding as one line."""
        return f"{self.check} at {self.where}: {self.what}"


@dataclass
class Played:
    """What came of an evening: the inputs done, what was found, and what was reached."""

    inputs: list = field(default_factory=list)
    found: list[Found] = field(default_factory=list)
    reached: Counter = field(default_factory=Counter)


def begun(plan: Plan, home: Path) -> None:
    """Write the settings, and play the game of the plan up to where the evening begins, by its own questions."""
    path = home / "config" / "companion.toml"
    for folder in ("data", "config", "cache"):
        (home / folder).mkdir(parents=True, exist_ok=True)
    for name, value in {**USUAL, **plan.settings}.items():
        if value is not None:
            store(path, name, value)
    if not plan.answers:
        return
    game, rng = find_game(plan.game), Random(plan.seed)
    players = plan.players if plan.players in game.seats else game.seats[-1]
    seats = Seats(Seat(*pair) for pair in zip(NAMES, game.colours[:players], strict=False))
    library = Library(home / "data")
    session = library.begin(Beginning(game.name, seats, {"books": plan.books} if plan.books else {}, {})).session
    for _ in range(plan.answers):
        if session.question is None:
            break
        _answer(session, rng)
    library.close()


def _answer(session, rng: Random) -> None:
    while True:
        try:
            session.answer(session.question.sample(rng))
        except AnswerRejected:
            continue
        return


class Evening:
    """One evening under way; `inputs` are those to do again, None to let the person choose `most` of them."""

    def __init__(self, plan: Plan, inputs=None, most=60, checks=None, until=None, *, large=False) -> None:
        self.plan, self.again, self.most, self.until = plan, None if inputs is None else list(inputs), most, until
        self.person = Person(Random(f"person {plan.seed}"), plan.hand, plan.curious, ("option:resume", f"option:{plan.game}"))
        self.played, self.checks, self.large = Played(), checks, large
        self.kills, self.chosen = 0, {}
        self.onlooker: Onlooker | None = None

    def play(self) -> Played:
        """Play the evening on a card of its own, from start to start, and return what came of it."""
        with tempfile.TemporaryDirectory(prefix="evening-", ignore_cleanup_errors=True) as folder:
            home = Path(folder) / "0"
            begun(self.plan, home)
            self.played.reached["evenings"] += 1
            device, self.going = None, True
            while self.going:
                device = Device(home, device.clock if device else None, self.plan.seed)
                handler = _Listening(self)
                logging.getLogger("companion").addHandler(handler)
                try:
                    device.run(self._sits_down)
                finally:
                    logging.getLogger("companion").removeHandler(handler)
                home = device.home
        return self.played

    def _sits_down(self, device):
        """Watch the start, then do one input after the other and look after each."""
        if self.onlooker is None:
            self.onlooker = Onlooker(device, large=self.large)
        self.onlooker.device = device
        yield REST
        yield from self._rest(device)
        while len(self.played.inputs) < self.most and not self.stops:
            what = self._next(device)
            if what is None:
                break
            self.onlooker.before, self.onlooker.did = look_at(device), what
            self.played.inputs.append(what)
            self.played.reached.update((f"input {what[0]}", f"door {what[0]}"))
            if what[0] == "kill":
                self._pull_the_plug(device)
            yield from doing(device, what)
            yield 0.09
            self._check(SOON, device)
            yield REST
            yield from self._rest(device)
        self.going = False

    @property
    def stops(self) -> bool:
        """Whether what the evening is played again for was found."""
        return self.until is not None and any(self.until(found) for found in self.played.found)

    def _next(self, device):
        if self.again is None:
            return self.person.next(device)
        while self.again and not possible(device, self.again[0]):
            self.again.pop(0)
        return self.again.pop(0) if self.again else None

    def _rest(self, device):
        """Let what plays come to an end, then look at the page."""
        for _ in range(60):
            if not device.parts.window.plays:
                break
            yield 0.2
        yield 0.05
        self._check(SOON, device)
        self._check(CALM, device)
        self._note(device)

    def _check(self, checks, device) -> None:
        look = look_at(device)
        for name, check in checks.items():
            if self.checks is None or name in self.checks:
                for what in check(self.onlooker, look):
                    self.played.found.append(Found(name, look.place, what, len(self.played.inputs) - 1))

    def _note(self, device) -> None:
        """Note what was reached: question, page over it, setting."""
        snapshot, window = device.desk.snapshot, device.parts.window
        if snapshot is None:
            return
        self.played.reached[f"at {device.place}"] += 1
        if snapshot.game is not None:
            self.played.reached[f"box {snapshot.game.name}"] += 1
        if snapshot.question is not None:
            self.played.reached[f"kind {type(snapshot.question).__name__}"] += 1
        chosen = device.screen.settings.chosen.values
        for name, value in chosen.items():
            if self.chosen.get(name, value) != value:
                self.played.reached[f"setting {name}"] += 1
        self.chosen, overlay = chosen, window.state.overlay
        if overlay is not None:
            self.played.reached[f"over {type(overlay).__name__}"] += 1

    def _pull_the_plug(self, device) -> None:
        """Keep the card as it is at this moment, and let the device go on with it: nothing of the running program is closed first."""
        self.kills += 1
        after = device.home.parent / str(self.kills)
        shutil.copytree(device.home, after)
        device.home = after
        raise PlugPulled


class _Listening(logging.Handler):
    """Notes what the device logs as an error, and drawings that are missing."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(logging.WARNING)
        self._evening = evening

    def emit(self, record) -> None:
        """Note the line's end, which names the exception."""
        line = record.getMessage().strip().splitlines()[-1]
        if record.levelno >= logging.ERROR and self._evening.onlooker is not None:
            self._evening.onlooker.logged.append(line)


BOXES = (
    ("tumult_royale", "light", 76), ("tumult_royale", "full", 211), ("citadels", "light", 212), ("citadels", "full", 429),
    ("council_of_four", "light", 25), ("council_of_four", "full", 662), ("wallenstein", "light", 624), ("wallenstein", "full", 639),
    ("any_box", "", 12),
)  # fmt: skip
"""Each box with its books, and about how many answers a game of it has."""
USUAL = {"screen.size": "800x480", "table.language": "de", "button.factory": "mock", "ring.driver": "ddp"}
VARIED = {
    "screen.size": ("800x480", "1280x720", "720x1280", "480x320"),
    "table.language": ("de", "en"),
    "screen.theme": ("auto", "day", "evening"),
    "screen.reduced_motion": (False, True),
    "screen.large_text": (False, True),
    "screen.contrast": (False, True),
    "screen.brightness": (1.0, 0.5),
    "screen.rotation": (0, 90, 180, 270),
    "ring.driver": ("none", "ddp"),
    "ring.reduced_motion": (False, True),
    "voice.answers": (False, True),
    "table.first_game": (True, False),
    "button.encoder_pins": ((), (5, 6)),
}
"""The settings in which evenings differ, with values that people have."""
FURTHER_PINS = {"button.next_pin": 22, "button.choose_pin": 23, "button.back_pin": 24}


def fresh(seed: int) -> Plan:
    """Draw an evening: a box and how far its game has come, a way of operating the device, and some settings that differ."""
    rng = Random(f"plan {seed}")
    game, books, length = BOXES[seed % len(BOXES)]
    settings = {name: rng.choice(values) for name, values in VARIED.items() if rng.random() < 0.25}
    hand = rng.choice(HANDS)
    if hand == "knob":
        settings["button.encoder_pins"] = (5, 6)
    if hand == "further":
        settings |= FURTHER_PINS
    answers = rng.choice((0, rng.randint(1, length), rng.randint(length * 9 // 10, length)))
    return Plan(game, books, seed, hand, answers, rng.choice((2, 3, 4)), rng.choice((0.1, 0.3, 0.6)), settings)


def shorter(plan: Plan, inputs: list, found: Found, most=20.0) -> list:
    """Return fewer inputs after which the same check says the same of the same place, found within `most` seconds of CPU.

    The tail is cut, then rows of inputs are dropped, at first half of them, while it still says so.
    """

    def still(tried: list) -> bool:
        again = Evening(plan, tried, len(tried), {found.check}, lambda other: other[:2] == found[:2])
        return any(other[:2] == found[:2] for other in again.play().found)

    kept, until = inputs[: found.at + 1], time.process_time() + most
    size = max(1, len(kept) // 2)
    while size:
        at = 0
        while at < len(kept) and time.process_time() < until:
            without = kept[:at] + kept[at + size :]
            if still(without):
                kept = without
            else:
                at += size
        size //= 2
    return kept


def written(plan: Plan, inputs: list, found: Found) -> str:
    """Return an evening as a short text that `read` takes."""
    return "\n".join(json.dumps(each, ensure_ascii=False) for each in (asdict(plan), found.line, *inputs))


def read(text: str) -> tuple[Plan, list]:
    """Read an evening that was written down."""
    plan, _found, *inputs = (json.loads(line) for line in text.splitlines() if line.strip())
    return Plan(**plan), inputs
