"""An evening: a box, a seed, settings and a person; played, watched, written down, played again and made shorter."""

from __future__ import annotations

import json
import logging
import shutil
import socket
import tempfile
import time
from collections import Counter, deque
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from checks import CALM, SOON, Onlooker, look_at
from device import Device, PlugPulled
from doors import LINES, House, Phones, typed
from mosquitto import program
from person import Person, doing, matching
from picture import forget_all
from plans import NAMES, Plan

from companion.games import game as find_game
from companion.library.library import Library
from companion.system.settings import store
from companion.table import Seat, Seats
from companion.table.errors import AnswerRejected
from companion.table.table import Beginning

REST = 0.6
"""Seconds after an input in which a page comes to rest."""
USUAL = {
    "screen.size": "800x480",
    "table.language": "de",
    "button.factory": "mock",
    "ring.driver": "ddp",
    "ring.port": "127.0.0.1",
}
OFTEN = {"kill": 0.03, "terminal": 0.02, "stick": 0.03, "house": 0.04, "come": 0.15, "leave": 0.03, "phone": 0.4}
"""How often a person uses a door instead of the device's own glass and button, as a share of the inputs."""


ANEW = 0.01
"""The share of looks before which every cache of the screen is emptied; else what is drawn anew may use kept letters and drawings."""


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


def begun(plan: Plan, home: Path, house: House | None = None) -> None:
    """Write the settings, and play by the box's own questions: a whole short game, and the plan's up to where the evening begins."""
    path = home / "config" / "companion.toml"
    for folder in ("data", "config", "cache", "media"):
        (home / folder).mkdir(parents=True, exist_ok=True)
    door = {"glass.on": True, "glass.port": _free_port()} if "phones" in plan.doors else {}
    door |= house.settings if house is not None else {}
    if "camera" in plan.doors:
        door |= {"camera.source": "folder", "camera.path": str(pictures_of(plan.game, home / "pictures"))}
    for name, value in {**USUAL, **door, **plan.settings}.items():
        if value is not None:
            store(path, name, value)
    if not plan.answers:
        return
    library = Library(home / "data")
    for name, books, answers in (("tumult_royale", "light", 500), (plan.game, plan.books, plan.answers)):
        game, rng = find_game(name), Random(plan.seed)
        players = plan.players if plan.players in game.seats else game.seats[-1]
        seats = Seats(Seat(*pair) for pair in zip(NAMES, game.colours[:players], strict=False))
        controller = library.begin(Beginning(name, seats, {"books": books} if books else {}, {}))
        for _ in range(answers):
            if controller.session.question is not None:
                _answer(controller.session, rng)
        controller.go_on()
    library.close()


def _answer(session, rng: Random) -> None:
    while True:
        try:
            session.answer(session.question.sample(rng))
        except AnswerRejected:
            continue
        return


def pictures_of(game: str, folder: Path) -> Path:
    """Draw pictures of a box that nobody printed, for the folder camera: tiles on a table, or cubes in a tray."""
    import drawn_boxes as drawn

    if game == "wallenstein":
        places = {"blue": (200, 150), "yellow": (300, 150), "red": (400, 150), "black": (250, 300), "purple": (420, 300)}
        return drawn.save(folder, drawn.tray(), drawn.tray(*((colour, *place) for colour, place in places.items()), seed=4))
    faces = [drawn.Face(kind, symbols, "plain") for kind in drawn.KINDS for symbols in (1, 2)]
    return drawn.save(folder, drawn.sheet(faces[:4]), drawn.sheet(faces[2:], seed=2))


def _free_port() -> int:
    with socket.create_server(("", 0)) as found:
        return found.getsockname()[1]


class Evening:
    """One evening under way; `inputs` are those to do again, None to let the person choose `most` of them."""

    def __init__(self, plan: Plan, inputs=None, most=60, checks=None, until=None, *, large=False) -> None:
        self.plan, self.again, self.most, self.until = plan, None if inputs is None else deque(inputs), most, until
        self.rng = Random(f"person {plan.seed}")
        self.person = Person(self.rng, plan.hand, plan.curious, (*plan.likes, "option:resume", f"option:{plan.game}"))
        self.sample = Random(f"sample {plan.seed}")
        self.played, self.checks, self.large = Played(), checks, large
        self.kills, self.chosen, self.going = 0, {}, True
        self.then: deque = deque(plan.first)
        self.lines: list[str] = []
        self.onlooker: Onlooker | None = None

    def play(self) -> Played:
        """Play the evening on a card of its own, from start to start, and return what came of it."""
        with tempfile.TemporaryDirectory(prefix="evening-", ignore_cleanup_errors=True) as folder:
            home = Path(folder) / "0"
            self.house = House(Path(folder) / "house") if "house" in self.plan.doors and program("mosquitto") else None
            begun(self.plan, home, self.house)
            self.played.reached["evenings"] += 1
            clock, starts = None, 0
            while self.going and starts < self.most:
                device, starts = Device(home, clock, self.plan.seed), starts + 1
                self.phones = Phones(device)
                handler = _Listening(self)
                logging.getLogger("companion").addHandler(handler)
                try:
                    device.run(self._sits_down)
                finally:
                    logging.getLogger("companion").removeHandler(handler)
                    self.phones.close()
                home, clock = device.home, device.clock
                if self.lines:
                    self._types(device)
            if self.house is not None:
                self.house.broker.kill()
        return self.played

    def _sits_down(self, device):
        """Watch the start, then do one input after the other and look after each."""
        if self.onlooker is None:
            self.onlooker = Onlooker(device, self.phones, large=self.large)
        self.onlooker.starts(device, self.phones)
        yield REST
        yield from self._rest(device)
        while len(self.played.inputs) < self.most and not self.stops:
            what = self._next(device)
            if what is None:
                break
            self.onlooker.before, self.onlooker.did = look_at(device), what
            self.played.inputs.append(what)
            self.played.reached.update((f"input {what[0]}", f"door {what[0]}"))
            if what[0] == "terminal":
                self.lines = what[1:]
                return  # the program ends, and goes on in the terminal
            yield from self._done(device, what)
            yield 0.09
            self._check(SOON, device)
            yield REST
            yield from self._rest(device)
        self.going = False

    def _done(self, device, what):
        """Do an input at its door."""
        kind, *rest = what
        if kind == "kill":
            self._pull_the_plug(device)
        elif kind == "come":
            self.phones.come(*rest)
        elif kind == "phone":
            self.phones.press(*rest)
        elif kind == "leave":
            self.phones.leave(*rest)
        elif kind == "house" and self.house is not None:
            self.house.orders(device, *rest)
        elif kind == "stick":
            _plug(device, *rest)
            yield 1.2
        else:
            yield from doing(device, what)

    @property
    def stops(self) -> bool:
        """Whether what the evening is played again for was found."""
        return self.until is not None and any(self.until(found) for found in self.played.found)

    def _next(self, device):
        """Return the next input: one to do again, one that follows from the last, one at another door, or the person's own."""
        if self.again is not None:
            return self._first_that_can(device, self.again)
        return self._first_that_can(device, self.then) or self._at_a_door(device) or self.person.next(device)

    def _first_that_can(self, device, inputs):
        """Take the next of these inputs that can be done now, with the full name of what it touches; None if there is none."""
        while inputs:
            what = inputs.popleft()
            if what[0] in {"touch", "mouse"}:
                name = matching(device, what[1])
                if name:
                    return [what[0], name]
            elif what[0] == "find":
                name = matching(device, what[1])
                if name or matching(device, "more"):
                    inputs.extendleft([] if name else [["touch", what[1]]])
                    return ["touch", name or "more"]
            elif self._can(what):
                return what
        return None

    def _can(self, what) -> bool:
        """Tell whether an input at a door can be done now."""
        company = self.phones.company
        if what[0] == "come":
            seats = () if company is None else self.phones.entrance.seats
            return company is not None and what[1] in {"looks-on", "screen", *(f"seat:{name}" for name in seats)}
        return what[0] not in {"phone", "leave"} or what[1] in self.phones.here

    def _at_a_door(self, device):
        doors, snapshot, rng = self.plan.doors, device.desk.snapshot, self.rng
        playing = snapshot is not None and snapshot.game is not None and device.parts.window.failure is None
        if "kill" in doors and playing and rng.random() < OFTEN["kill"]:
            self.then.append(["touch", "option:resume"])
            return ["kill"]
        if "terminal" in doors and playing and rng.random() < OFTEN["terminal"]:
            self.then.append(["touch", "option:resume"])
            return ["terminal", *rng.choices(LINES, k=5)]
        if self.house is not None and playing and rng.random() < OFTEN["house"]:
            return ["house", *rng.choice(House.ORDERS)]
        if "stick" in doors and rng.random() < OFTEN["stick"]:
            return ["stick", rng.choice(("in", "out"))]
        if "phones" in doors and playing and self.phones.company is not None:
            roles = [*(f"seat:{name}" for name in self.phones.entrance.seats), "looks-on", "screen"]
            here = self.phones.here
            if rng.random() < (OFTEN["come"] if len(here) < len(snapshot.seats) else OFTEN["come"] / 8):
                return ["come", rng.choice(roles)]
            if here and rng.random() < OFTEN["leave"]:
                return ["leave", rng.choice(sorted(here))]
            if here and rng.random() < OFTEN["phone"]:
                role = rng.choice(sorted(here))
                names = here[role].names
                weights = [0.3 if name.startswith(("tool:", "seat:")) else 1.0 for name in names]
                return ["phone", role, rng.choices(names, weights)[0]] if names else None
        return None

    def _rest(self, device):
        """Let what plays come to an end, read the phones, then look at the page."""
        for _ in range(60):
            if not device.parts.window.plays:
                break
            yield 0.3
        yield 0.05
        self.onlooker.phones_show = self.phones.read()
        self._check(SOON, device)
        self._check(CALM, device)
        self.onlooker.note(look_at(device))
        self._note(device)

    def _check(self, checks, device) -> None:
        look = look_at(device)
        if self.sample.random() < ANEW:
            forget_all()
            device.forgot = True  # the colours of the page are new ones of the same values, so all is painted once more
            self.played.reached["drawn without any cache"] += 1
        for name, check in checks.items():
            if self.checks is None or name in self.checks:
                for what in check(self.onlooker, look):
                    self.played.found.append(Found(name, look.place, what, len(self.played.inputs) - 1))

    def _note(self, device) -> None:
        """Note what was reached: box, place, kinds of question, pages over them, settings, phones."""
        snapshot = device.desk.snapshot
        if snapshot is None:
            return
        reached = {f"at {device.place}"}
        if snapshot.game is not None:
            reached.add(f"box {snapshot.game.name}")
        reached |= device.met
        chosen = device.screen.settings.chosen.values
        reached |= {f"setting {name}" for name, value in chosen.items() if self.chosen.get(name, value) != value}
        reached |= {f"phone {role.partition(':')[0]}" for role in self.phones.here}
        reached |= {f"kind {kind}" for kind in self.phones.kinds()}
        self.chosen = chosen
        self.played.reached.update(reached)

    def _pull_the_plug(self, device) -> None:
        """Keep the card as it is at this moment, and let the device go on with it: nothing of the running program is closed first."""
        stood, last = device.desk.snapshot, self.onlooker.last
        in_a_game = stood is not None and stood.game is not None and stood.question is not None
        # What was taken back from a page that still lies over the question was not seen
        self.kills, self.onlooker.restarted = self.kills + 1, in_a_game and last is not None and last.snapshot.step == stood.step
        after = device.home.parent / str(self.kills)
        with suppress(shutil.Error):  # a clip of the voice that is just put in its place: no more than a clip
            shutil.copytree(device.home, after)
        device.home = after
        raise PlugPulled

    def _types(self, device) -> None:
        """Go on with the open game in a terminal, and check what it writes."""
        lines, self.lines = self.lines, []
        written = typed(device, lines)
        for name, check in TYPED.items():
            if self.checks is None or name in self.checks:
                for what in check(lines, written):
                    self.played.found.append(Found(name, "the terminal", what, len(self.played.inputs) - 1))


def the_terminal_answers(lines, written):
    """Each typed line is answered with words, a refusal says why, and the program ends as asked."""
    if written[-1] != "exit 0":
        yield written[-1]
    for line, text in zip(["(the start)", *lines], written, strict=False):
        if "Traceback" in text:
            yield f"{line!r} writes a traceback"
        if not any(letter.isalpha() for letter in text.removeprefix(line)):
            yield f"{line!r} is answered with nothing"
        if any(refused.strip() == "✗" for refused in text.splitlines()):
            yield f"{line!r} is refused without a reason"


TYPED = {"the_terminal_answers": the_terminal_answers}
"""The checks on what a terminal writes: functions of the lines typed and the texts that came."""


def _plug(device, way: str) -> None:
    """Plug a stick in, or pull it out: the kernel's table of what is mounted says so."""
    folder = device.home / "media" / "STICK"
    folder.mkdir(parents=True, exist_ok=True)
    line = f"40 1 8:1 / {folder} rw,relatime shared:1 - vfat /dev/sda1 rw\n"
    (device.home / "mountinfo").write_text(line if way == "in" else "")


class _Listening(logging.Handler):
    """Notes what the device logs as an error, and drawings that are missing."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(logging.WARNING)
        self._evening = evening

    def emit(self, record) -> None:
        """Note the line's end, which names the exception."""
        line = record.getMessage().strip().splitlines()[-1]
        if (record.levelno >= logging.ERROR or "drawing" in line) and self._evening.onlooker is not None:
            self._evening.onlooker.logged.append(line)


def shorter(plan: Plan, inputs: list, found: Found, most=20.0) -> list:
    """Return fewer inputs after which the same check says the same of the same place, found within `most` seconds of CPU.

    The tail is cut, then rows of inputs are dropped, at first half of them, while it still says so.
    """

    def still(tried: list) -> bool:
        again = Evening(plan, tried, len(tried), {found.check}, lambda other: other[:3] == found[:3])
        return any(other[:3] == found[:3] for other in again.play().found)

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
