"""What happens before a game: which box, who plays, which options. Asked with the same kinds of question as a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from companion.games import BROKEN, GAMES, BrokenGame
from companion.games import game as find_game
from companion.library.journal import GameRecord
from companion.lobby.incomplete import Incomplete, Rescue, rescue
from companion.play.boxes import About, ChooseBox
from companion.play.live import Seen
from companion.play.seating import Seating
from companion.table.game import Game, OptionSpec
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.device_kinds import CubeSet, Hourglass, Sector, Spin, TileSet
from companion.table.questions.kinds import Choose, Number, Option, Tell
from companion.table.seats import Seats
from companion.table.table import Beginning
from companion.teaching.dialogue import ask_mended, teach_pieces
from companion.teaching.kinds import Finds
from companion.teaching.protocol import LearntBox, TeachingReader

START = "start"
"""The option, common to all games, that says whether the table is set up anew or already playing."""


@dataclass(frozen=True)
class Resume:
    """Go on with the game of this number; None is the newest open one."""

    number: int | None = None


@dataclass(frozen=True)
class Learn:
    """Teach this game to so many players."""

    game: str
    players: int


@dataclass(frozen=True)
class CheckedFact:
    """A printed fact of a box was entered: keep it, and go on."""

    game: str
    fact: str
    value: Any


@dataclass(frozen=True)
class Stop:
    """Leave the device alone."""


Decision: TypeAlias = Beginning | Resume | Rescue | Learn | CheckedFact | LearntBox | Stop


@dataclass(frozen=True)
class House:
    """What is known before anybody says anything: the open game, remembered names, facts of the boxes, the box wished for.

    `lost_game` is an open game that cannot go on because what brought it is not installed.
    `teacher` teaches the camera, None where there is none; `mended` and `mended_cubes` are pictures of tiles and cubes that the
    table called otherwise than the reader, and that may be learnt; `unfinished` is how many pictures interrupted
    lessons kept; `chosen` are the options last chosen, by game and company; `taught` the games whose pieces the camera knows;
    `report` is told first; `incomplete` is a game to be resumed that holds only in part;
    `unsaved` tries to write what is only in memory, and counts what still is.
    """

    open_game: GameRecord | None = None
    box: str | None = None
    names: tuple[str, ...] = ()
    facts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    teacher: TeachingReader | None = None
    mended: tuple[Seen, ...] = ()
    mended_cubes: tuple[Seen, ...] = ()
    unfinished: Mapping[Finds, int] = field(default_factory=dict)
    lost_game: GameRecord | None = None
    report: tuple[Phrase, ...] = ()
    incomplete: Incomplete | None = None
    chosen: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)
    taught: frozenset[str] = frozenset()
    unsaved: Callable[[], int] = int

    def usual(self, game: Game, seats: Seats) -> dict[str, str]:
        """Give what these people chose last, else what is suggested by what is there."""
        chosen = self.chosen.get(game.name, {}).get(company(seats), {})
        fitting = {spec.name: chosen[spec.name] for spec in game.options if chosen.get(spec.name) in spec.choices}
        if fitting:
            return fitting
        taught = game.name in self.taught
        wished = {spec.name: (taught and spec.taught) or spec.suggested for spec in game.options}
        return {name: choice for name, choice in wished.items() if choice}

    def mended_of(self, game: Game) -> tuple[Seen, ...]:
        """Give the mended pieces of this box's kind."""
        return self.mended if isinstance(game.pieces, TileSet) else self.mended_cubes if isinstance(game.pieces, CubeSet) else ()


def company(seats: Seats) -> str:
    """Name the people at a table, wherever they sit."""
    return ", ".join(sorted(seat.name for seat in seats))


async def evening(house: House) -> Decision:
    """Ask until it is clear what the table wants, after what was found at the start is told."""
    for number, what in enumerate(house.report):
        await Tell("evening.report", args={"what": what}, occurrence=(number,))
    if house.incomplete is not None and (wanted := await rescue(house.incomplete)) is not None:
        return wanted
    turn = 0
    while True:
        turn += 1
        wish = house.box if house.box and turn == 1 else await which_box(house, turn)
        if wish == "resume":
            return Resume()
        if wish == "ring":
            await just_the_ring(turn)
        elif wish == "stop":
            if await may_stop(house, turn):
                return Stop()
        else:
            game = find_game(wish)
            await About(game)
            decision = await one_game(game, house, turn)
            await About(None)
            if decision is not None:
                return decision


async def may_stop(house: House, turn: int) -> bool:
    """Tell whether everything is on the card, or the table agrees to lose what is not."""
    tries = 0
    while count := house.unsaved():
        tries += 1
        options = tuple(Option(key, phrase(f"evening-unsaved-{key}")) for key in ("again", "lose", "back"))
        wish = await Choose("evening.unsaved", args={"n": count}, occurrence=(turn, tries), options=options)
        if wish != "again":
            return wish == "lose"
    return True


def which_box(house: House, turn: int) -> ChooseBox:
    """Ask which box lies on the table."""
    boxes = [Option(game.name, phrase(f"game-{game.name}")) for game in GAMES]
    broken = [_broken(found) for found in BROKEN]
    others = [Option("ring", phrase("evening-ring"), icon="hourglass"), Option("stop", phrase("evening-stop"), icon="back")]
    options = (*_resumed(house), *boxes, *_lost(house), *broken, *others)
    return ChooseBox("evening.box", occurrence=(turn,), options=options, boxes={game.name: game.folder for game in GAMES})


def _broken(found: BrokenGame) -> Option[str]:
    why = phrase(f"broken-{found.fault}")
    return Option(f"broken-{found.name}", phrase("evening-broken", name=found.name), off=why, icon="doubt")


def _resumed(house: House) -> Iterator[Option[str]]:
    if house.open_game is not None:
        yield Option("resume", phrase("evening-resume", game=phrase(f"game-{house.open_game.name}")), icon="hourglass")


def _lost(house: House) -> Iterator[Option[str]]:
    """Show the open game whose package is not here, and say what to install."""
    if house.lost_game is not None:
        lost = house.lost_game
        needed = phrase("evening-install", package=str(lost.package) or lost.name)
        yield Option("lost", phrase("evening-resume", game=lost.name), off=needed, icon="doubt")


async def one_game(game: Game, house: House, turn: int) -> Decision | None:
    """Ask what to do with one box."""
    mended = house.mended_of(game)
    if mended and house.teacher is not None and turn == 1:
        await ask_mended(game, house.teacher, mended, turn)
    wish = await how_to_begin(game, house, turn)
    if wish == "learn":
        low, high = game.seats[0], game.seats[-1]
        return Learn(game.name, await Number("evening.learners", subject=game.name, occurrence=(turn,), low=low, high=high))
    if wish == "box":
        return await check_box(game, house, turn)
    if wish == "teach" and house.teacher is not None:
        return await teach_pieces(game, house.teacher, turn, house.unfinished)
    if wish == "other":
        return None
    seats = await who_plays(game, house, turn)
    options = await which_options(game, house.usual(game, seats), turn)
    facts = {name: value for name, value in house.facts.get(game.name, {}).items() if value is not None}
    return Beginning(game.name, seats, {**options, **_start(game, wish)}, facts)


def how_to_begin(game: Game, house: House, turn: int) -> Choose[str]:
    """Ask what to do with the box: play, learn, check it, teach the camera."""
    joined = ["joined"] if any(spec.name == START for spec in game.options) else []
    offered = [Option(wish, phrase(f"evening-{wish}")) for wish in ("new", *joined, "learn")]
    if game.facts:
        offered.append(Option("box", phrase("evening-box-check")))
    if game.pieces is not None:
        off = phrase("teaching-no-camera") if house.teacher is None else None
        offered.append(Option("teach", phrase("evening-teach"), off=off))
    offered.append(Option("other", phrase("evening-other")))
    args = {"game": phrase(f"game-{game.name}")}
    return Choose("evening.how", args=args, subject=game.name, occurrence=(turn,), options=tuple(offered))


def _start(game: Game, wish: str) -> dict[str, str]:
    return {START: wish} if any(spec.name == START for spec in game.options) else {}


async def who_plays(game: Game, house: House, turn: int) -> Seats:
    """Ask for names, colours and places, the oldest first."""
    return await Seating(
        "evening.seats", subject=game.name, occurrence=(turn,), colours=game.colours, numbers=game.seats, remembered=house.names
    )


async def which_options(game: Game, usual: Mapping[str, str], turn: int) -> dict[str, str]:
    """Say what is usual, and ask whether the game is played so; if not, ask each option."""
    specs = [spec for spec in game.options if spec.name != START]
    if not specs:
        return {}
    choices = (Option("usual", phrase("evening-usual")), Option("change", phrase("evening-change")))
    named = [spec for spec in specs if spec.suggested or spec.name in usual]
    said = tuple(phrase(f"{game.name}-choice-{spec.name}-{usual.get(spec.name, spec.default)}") for spec in named)
    args: dict[str, Argument] = {"usual": said, "n": len(said)}
    if await Choose("evening.options", args=args, subject=game.name, occurrence=(turn,), options=choices) == "usual":
        return dict(usual)
    return {spec.name: await _option(game, spec, turn) for spec in specs}


async def _option(game: Game, spec: OptionSpec, turn: int) -> str:
    default_first = sorted(spec.choices, key=lambda choice: choice != spec.default)
    options = tuple(Option(choice, phrase(f"{game.name}-choice-{spec.name}-{choice}")) for choice in default_first)
    words = {"option": phrase(f"{game.name}-option-{spec.name}")}
    return await Choose("evening.option", args=words, subject=f"{game.name} {spec.name}", occurrence=(turn,), options=options)


async def check_box(game: Game, house: House, turn: int) -> Decision | None:
    """Ask which printed fact to enter, and ask it with the game's own question."""
    known = house.facts.get(game.name, {})
    options = tuple(
        Option(fact.name, phrase(f"{game.name}-fact-{fact.name}"), icon="check" if known.get(fact.name) is not None else "doubt")
        for fact in game.facts
    )
    back = Option("back", phrase("evening-back"))
    chosen = await Choose("evening.fact", subject=game.name, occurrence=(turn,), options=(*options, back))
    if chosen == "back":
        return None
    return CheckedFact(game.name, chosen, await game.fact(chosen).ask)


async def just_the_ring(turn: int) -> None:
    """Hourglass and spinner without a game."""
    again = 0
    while True:
        again += 1
        signs = {"hourglass": "hourglass", "spinner": "", "back": "back"}
        tools = tuple(Option(tool, phrase(f"evening-{tool}"), icon=icon) for tool, icon in signs.items())
        tool = await Choose("evening.tool", occurrence=(turn, again), options=tools)
        if tool == "back":
            return
        if tool == "hourglass":
            seconds = await Number("evening.seconds", occurrence=(turn, again), low=5, high=600, likely=20, steps=5)
            await Hourglass("evening.run", occurrence=(turn, again), seconds=seconds)
            await Tell("evening.time", occurrence=(turn, again))
        else:
            areas = await Number("evening.areas", occurrence=(turn, again), low=2, high=12, likely=4)
            sectors = tuple(Sector(number, 1) for number in range(1, areas + 1))
            await Spin("evening.spin", occurrence=(turn, again), sectors=sectors, house=True, low=1, high=areas)
