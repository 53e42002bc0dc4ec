"""The kinds of question that the device may answer for the table: spin, lot, hourglass, draw, read tiles, read cubes."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import field
from typing import Any, NamedTuple, TypeVar

from companion.table.phrase import Argument, phrase, quoted
from companion.table.questions.kinds import BoundedNumber, Choose, Option, Several, check_within, parse_whole
from companion.table.questions.question import Question, Rng, plain_value, split_typed
from companion.table.unchanging import unchanging

K = TypeVar("K", bound=str)
NONE_LIE = ("0", "-")
"""What people type where no pieces lie."""


class Sector(NamedTuple):
    """One area of a spinner's disc: the number printed in it and its share of the disc (any unit, above 0)."""

    number: int
    share: float


@unchanging(kw_only=True)
class Spin(BoundedNumber):
    """Where the arrow stops; the answer is the sector's number.

    With `sectors` the device can spin, each sector by its share; `house` says that their equal shares are the house's and not
    the box's own. Without sectors the table spins the real disc and enters the number (`low` to `high`), `likely` first;
    a real disc might carry other numbers, so the sectors bind only the device.
    With `alone` the device spins without being asked, and goes on once people have had time to read the number.
    `printed` are the areas of the real disc, drawn if the table spins it; they are equal if unknown.
    `counts` are the icons of what the number counts.
    """

    sectors: tuple[Sector, ...] = ()
    house: bool = False
    high: int = 9
    alone: bool = False
    printed: tuple[Sector, ...] = ()
    counts: tuple[str, ...] = ()
    reveals: bool = True

    def explain_typing(self) -> tuple[Argument, ...]:
        """Tell the range of a real disc's numbers and, if the device can spin, that it can."""
        bounds = f"{self.low}–{self.high}"
        return (phrase("terminal-spin", numbers=bounds) if self.sectors else bounds,)

    def sample(self, rng: Rng) -> int:
        """Draw a sector by its share; without sectors, any number within the bounds."""
        if not self.sectors:
            return super().sample(rng)
        numbers = [sector.number for sector in self.sectors]
        return rng.choices(numbers, [sector.share for sector in self.sectors])[0]


@unchanging(kw_only=True)
class Lot(Choose[K]):
    """One of several options, such as who begins: the table names it, or the device's arrow draws it with equal shares."""

    def explain_typing(self) -> tuple[Argument, ...]:
        """Say that the arrow can decide."""
        return (phrase("terminal-lot"),)


@unchanging(kw_only=True)
class Hourglass(Question[int]):
    """Run the hourglass for `seconds`; the answer is the whole seconds left when it was stopped, 0 if it ran out.

    `signs` are the icons of the hint's sentences, the rules of conduct shown beside the hourglass.
    """

    seconds: int
    signs: tuple[str, ...] = ()

    def tell(self, _answer: int) -> tuple[Argument, ...]:
        """Tell nothing: what is left of an hourglass says nothing."""
        return ()

    def explain_typing(self) -> tuple[Argument, ...]:
        """Say what starts the hourglass."""
        return (phrase("terminal-hourglass", seconds=self.seconds),)

    def parse(self, raw: object) -> int:
        """Parse a whole number of seconds."""
        return parse_whole(self, raw)

    def accepts(self, answer: int) -> None:
        """Refuse a number below 0 or above `seconds`."""
        check_within(self, answer, 0, self.seconds)

    def sample(self, rng: Rng) -> int:
        """Draw 0 half of the time, else any number of seconds."""
        return rng.choice((0, rng.randint(0, self.seconds)))


@unchanging(kw_only=True)
class TurnClock(Hourglass):
    """The clock of one player's turn: it runs until the player passes; while it is held, the time counts for nobody.

    With `up` the clock only measures: nothing runs out, and `seconds` are more than any turn takes.
    """

    up: bool = False

    def explain_typing(self) -> tuple[Argument, ...]:
        """Tell how much time there is."""
        left = "none" if self.up else f"{self.seconds // 60}:{self.seconds % 60:02}"
        return (phrase("terminal-clock", left=left),)

    def sample(self, rng: Rng) -> int:
        """Draw the seconds left: usually some, seldom 0."""
        return rng.choice((0, rng.randint(0, self.seconds), rng.randint(0, self.seconds)))


@unchanging(kw_only=True)
class Draw(Several[K]):
    """A draw of `count` options, or a shuffle of all (`count` None), by the device; the answer is the keys in the order drawn.

    A table that draws real cards enters what it drew.
    """

    count: int | None = None
    reveals: bool = True

    def explain_typing(self) -> tuple[Argument, ...]:
        """Say how many to type, and that the device can draw instead."""
        return (phrase("terminal-draw", count=self._count_expected()),)

    def accepts(self, answer: tuple[K, ...]) -> None:
        """Check how many were drawn."""
        if len(answer) != self._count_expected():
            raise self.reject("reject-drawn", drawn=len(answer), count=self._count_expected())

    def answerable(self) -> bool:
        """Return whether there are enough options to draw."""
        return self._count_expected() <= len(self.options)

    def sample(self, rng: Rng) -> tuple[K, ...]:
        """Draw without putting back."""
        return tuple(rng.sample([option.key for option in self.options], self._count_expected()))

    def _count_expected(self) -> int:
        return len(self.options) if self.count is None else self.count


@unchanging(kw_only=True)
class ThrowDice(Draw[str]):
    """A throw of `count` dice by the device, at once and without a page of its own; the answer is `DIE-FACE` for each die."""

    def accepts(self, answer: tuple[str, ...]) -> None:
        """Check that each die has one face."""
        super().accepts(answer)
        if len({key.partition("-")[0] for key in answer}) < len(answer):
            raise self.reject("reject-drawn", drawn=len({key.partition("-")[0] for key in answer}), count=self._count_expected())

    def sample(self, rng: Rng) -> tuple[str, ...]:
        """Throw each die: every face is equally likely."""
        faces: dict[str, list[str]] = {}
        for option in self.options:
            faces.setdefault(option.key.partition("-")[0], []).append(option.key)
        return tuple(map(rng.choice, faces.values()))


class Tile(NamedTuple):
    """The face of a tile: its kind, how many symbols it shows, and the colour of its frame."""

    kind: str
    symbols: int
    frame: str = "plain"


@unchanging
class TileSet:
    """The tiles of a box that a camera can learn: kinds with their words, how many symbols they show, and frames.

    `mix` names for each frame the fact of the box (a tally keyed `KIND-SYMBOLS`) that says how many tiles of each face there are.
    """

    kinds: tuple[Option[str], ...]
    counts: tuple[int, ...]
    frames: tuple[str, ...]
    mix: Mapping[str, str]


@unchanging
class CubeSet:
    """The cubes of a box that a camera can learn, by colour."""

    colours: tuple[str, ...]


@unchanging(kw_only=True)
class ReadTiles(Question[tuple[Tile, ...]]):
    """The tiles that lie face up under the camera; the answer is a list of faces, each [kind, symbols, frame].

    `exist` holds how many tiles of each face may lie here (None if the box's mix is unknown: then any of `kinds`,
    `counts` and `frames` may); `most` is how many tiles may lie here in all. The game knows that at least `least` should lie
    here: fewer are flagged, but taken if the table insists, as a tile may be missing.
    """

    kinds: tuple[str, ...]
    counts: tuple[int, ...]
    frames: tuple[str, ...] = ("plain",)
    exist: Mapping[Tile, int] | None = None
    most: int
    least: int = 0
    reveals: bool = True

    def parse(self, raw: object) -> tuple[Tile, ...]:
        """Parse a list of faces, each [kind, count, frame] with the frame optional."""
        if isinstance(raw, str) or not isinstance(raw, list | tuple):
            raise self.reject("reject-not-a-list", answer=quoted(raw))
        tiles = []
        for face in raw:
            tile = Tile(*face) if isinstance(face, list | tuple) and 2 <= len(face) <= 3 else None  # noqa: PLR2004
            if not (tile and tile.kind in self.kinds and tile.symbols in self.counts and tile.frame in self.frames):
                typed = "-".join(map(str, face)) if isinstance(face, list | tuple) else face
                raise self.reject("reject-tile", tile=quoted(typed))
            tiles.append(tile)
        return tuple(tiles)

    def read_typed(self, line: str) -> Any:
        """Take `KIND-NUMBER-FRAME` for each tile."""
        return [] if line in NONE_LIE else [[plain_value(piece) for piece in part.split("-")] for part in split_typed(line)]

    def accepts(self, answer: tuple[Tile, ...]) -> None:
        """Refuse more than `most` tiles in all, or more of one face than exist."""
        if len(answer) > self.most:
            raise self.reject("reject-too-many-tiles", tiles=len(answer), most=self.most)
        for tile, number in Counter(answer).items():
            if self.exist is not None and number > self.exist.get(tile, 0):
                most = self.exist.get(tile, 0)
                raise self.reject(
                    "reject-tile-mix", kind=phrase(f"tile-{tile.kind}"), count=tile.symbols, tiles=number, most=most
                )

    def sample(self, rng: Rng) -> tuple[Tile, ...]:
        """Draw up to 12 tiles that may lie here."""
        number = rng.randint(0, min(self.most, 12))
        if self.exist is not None:
            pool = [tile for tile, most in self.exist.items() for _ in range(most)]
            return tuple(rng.sample(pool, min(number, len(pool))))
        return tuple(Tile(rng.choice(self.kinds), rng.choice(self.counts), rng.choice(self.frames)) for _ in range(number))


@unchanging(kw_only=True)
class ReadCubes(Question[Mapping[str, int]]):
    """How many cubes of each colour lie in the tray. The answer is a number for each colour.

    `most` is how many of each colour can be there at all. `likely` is the number at which entry by hand begins, 0 for a
    colour it does not name. `lying` are cubes that lay there before and are not asked for; the camera sees them, too.
    """

    most: Mapping[str, int]
    likely: Mapping[str, int] = field(default_factory=dict)
    lying: Mapping[str, int] = field(default_factory=dict)
    reveals: bool = True

    @property
    def visible(self) -> dict[str, int]:
        """The most cubes of each colour that a camera can see."""
        return {colour: most + self.lying.get(colour, 0) for colour, most in self.most.items()}

    def parse(self, raw: object) -> Mapping[str, int]:
        """Parse a number for each colour; a colour left out counts as 0, an unknown one is refused."""
        if not isinstance(raw, Mapping) or not set(raw) <= set(self.most):
            raise self.reject("reject-rows", rows=", ".join(self.most))
        return {colour: parse_whole(self, raw.get(colour, 0)) for colour in self.most}

    def tell(self, answer: Mapping[str, int]) -> tuple[Argument, ...]:
        """Return each colour with its number."""
        return tuple(phrase("told-row", name=phrase(f"colour-{colour}"), n=str(number)) for colour, number in answer.items())

    def read_typed(self, line: str) -> Any:
        """Take `COLOUR=NUMBER` for each colour."""
        pairs = [part.partition("=") for part in split_typed(line)]
        return {} if line in NONE_LIE else {colour: plain_value(number) for colour, _, number in pairs}

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Refuse a number below 0 or above the colour's most."""
        for colour, number in answer.items():
            if number < 0:
                raise self.reject("reject-too-low", number=number, low=0)
            if number > self.most[colour]:
                words = phrase(f"colour-{colour}")
                raise self.reject("reject-too-many-cubes", colour=words, cubes=number, most=self.most[colour])

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Draw a number for each colour, small ones likelier."""
        return {colour: min(most, rng.randint(0, most), rng.randint(0, 9)) for colour, most in self.most.items()}
