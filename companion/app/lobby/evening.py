"""The talk before a game: which box, who plays, which options. It uses the same kinds of question as a game."""

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.app.lobby import stick_talk, update_talk
from companion.app.lobby.last_played import START, PlayAgain, Rematch, notes_of
from companion.app.lobby.open_games import Incomplete, JoinGame, Rescue, Resume, ThrowAway, Waiting, rescue, which_game
from companion.camera.teaching.learnt import LearntBox
from companion.games import BROKEN, GAMES
from companion.games import game as find_game
from companion.language.words import in_all_languages
from companion.library.history.history import HistoryPage
from companion.library.logged import LoggedGame
from companion.play import Bare, ChooseBox, Seating, own_questions
from companion.play.agreed import agree_on_rules, describe_usual, tell_agreed
from companion.rulebook.lessons.lesson_plan import lesson_of
from companion.table import table, unchanging
from companion.table.game import Game, KeptSheets, OptionSpec, Prepared
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.device_kinds import CubeSet, Hourglass, Sector, Spin, TileSet
from companion.table.questions.kinds import Choose, Number, Option, Pick, Tell
from companion.table.seats import Seat, Seats

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher
    from companion.camera.teaching_kinds import Finds
    from companion.library.history.looking_back import Effects
    from companion.library.history.stats import PlayRow
    from companion.play.live import Seen


@unchanging
class CheckedFact:
    """A fact printed in a box was entered: keep it, and continue the talk."""

    game: str
    fact: str
    value: Any


class OwnSettings(Bare):
    """Start again with the settings file that the safe start left untouched."""


class Stop(Bare):
    """End the program."""


Begun: TypeAlias = table.Beginning | Resume | ThrowAway | JoinGame | Rescue
Decision: TypeAlias = Begun | CheckedFact | LearntBox | stick_talk.BringBack | PlayAgain | HistoryPage | OwnSettings | Stop


@unchanging
class LobbyState:
    """What is known before the talk: the open game, remembered names, facts of the boxes, and the box to begin with.

    `lost_game` is an open game that cannot go on because its package is not installed. `teacher` teaches the camera, None where
    there is none; `mended` and `mended_cubes` are pictures of tiles and cubes whose readings the table corrected, from which the
    camera can learn; `unfinished` is the number of pictures kept from interrupted lessons; `chosen` are the options last chosen,
    by game and company; `taught` are the games whose pieces the camera knows. `untouched` is the settings file that a safe start
    ignored; `report` is told first; `incomplete` is a game to be resumed that is only partly readable. `unsaved` tries to write
    what is only in memory, and counts the rest; `sticks` are plugged in, and with `stick_first` the talk begins with them;
    `updates` looks for newer packages; `shelves` holds the sheets for games that need preparing. `effects` changes the history,
    None where there are no plays, and `look` is the history page with which the talk begins; `rematch` is one more game of the
    last one. `waiting` lists the games that wait to go on, and `waits` says whether there are any. `company` are the people who
    played last, and `colours` the colour that each had; `rules` are house rules, by game and company; `last` is the last play
    of each game; `left` tells that the table has just left the open game.
    """

    open_game: LoggedGame | None = None
    box: str | None = None
    names: tuple[str, ...] = ()
    facts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    teacher: "Teacher | None" = None
    mended: "tuple[Seen, ...]" = ()
    mended_cubes: "tuple[Seen, ...]" = ()
    unfinished: "Mapping[Finds, int]" = field(default_factory=dict)
    lost_game: LoggedGame | None = None
    untouched: Path | None = None
    report: tuple[Phrase, ...] = ()
    incomplete: Incomplete | None = None
    chosen: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)
    taught: frozenset[str] = frozenset()
    unsaved: Callable[[], int] = int
    sticks: stick_talk.Sticks | None = None
    stick_first: bool = False
    updates: update_talk.Updates | None = None
    shelves: Mapping[str, KeptSheets] = field(default_factory=dict)
    effects: "Effects | None" = None
    look: HistoryPage | None = None
    rematch: Rematch | None = None
    waiting: Waiting = tuple
    waits: bool = False
    colours: Mapping[str, str] = field(default_factory=dict)
    left: bool = False
    company: tuple[str, ...] = ()
    rules: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    last: "Mapping[str, PlayRow]" = field(default_factory=dict)

    def find_usual_options(self, game: Game, seats: Seats) -> dict[str, str]:
        """Return the options that these people chose last or else those that the game suggests for this device."""
        chosen = self.chosen.get(game.name, {}).get(seats.group, {})
        fitting = {spec.name: chosen[spec.name] for spec in game.options if chosen.get(spec.name) in spec.choices}
        if fitting:
            return fitting
        taught = game.name in self.taught
        wished = {spec.name: (taught and spec.taught) or spec.suggested for spec in game.options}
        return {name: choice for name, choice in wished.items() if choice}

    def rules_of(self, game: Game, seats: Seats) -> tuple[str, ...]:
        """Return the house rules that these people agreed on for a game."""
        return self.rules.get(game.name, {}).get(seats.group, ())


async def evening(lobby: LobbyState) -> Decision:
    """Report what was found at the start, then ask until it is clear what the table wants."""
    decision = await _begin_evening(lobby)
    while decision is None:
        wish = lobby.box or await which_box(lobby)
        if wish in {"resume", "open", "again", "history", "ring", "stick", "update", "stop"}:
            decision = await _leave_the_boxes(wish, lobby)
        else:
            game = find_game(wish)
            await own_questions.About(game)
            decision = await ask_about_box(game, lobby)
            await own_questions.About(None)
        lobby = replace(lobby, box=None, mended=(), mended_cubes=())  # only for the first box
    return decision


async def _begin_evening(lobby: LobbyState) -> Decision | None:
    """Report what was found at the start; ask about a safe start, an incomplete game and a new stick, as far as there is any."""
    for what in lobby.report:
        await Tell("evening.report", args={"what": what})
    wanted: Decision | None = None
    if lobby.untouched is not None:  # this is a safe start, which ignored that settings file
        ways = tuple(Option(key, phrase(f"evening-safe-{key}")) for key in ("on", "back"))
        if await Choose("evening.safe", args={"file": str(lobby.untouched)}, options=ways) == "back":
            wanted = OwnSettings()
    if wanted is None and lobby.incomplete is not None:
        wanted = await rescue(lobby.incomplete)
    if wanted is None and lobby.updates is not None:
        await update_talk.offer_update(lobby.updates)
    if wanted is None and lobby.sticks is not None and lobby.stick_first:
        wanted = await stick_talk.use_stick(lobby.sticks)
    if wanted is None and lobby.effects is not None and lobby.look is not None:
        await _look_back(lobby.effects, lobby.look)
    return wanted


async def _look_back(effects: "Effects", page: HistoryPage) -> None:
    from companion.library.history.looking_back import look_back  # noqa: PLC0415 - few evenings use it

    await look_back(effects, page)


async def _leave_the_boxes(wish: str, lobby: LobbyState) -> Decision | None:
    if wish == "resume":
        return Resume()
    if wish == "again":
        return PlayAgain()
    if wish == "open":
        return await which_game(lobby.waiting())
    if wish == "history" and lobby.effects is not None:
        await _look_back(lobby.effects, HistoryPage())
    elif wish == "ring":
        await run_ring_alone()
    elif wish == "stick" and lobby.sticks is not None:
        return await stick_talk.use_stick(lobby.sticks)
    elif wish == "update" and lobby.updates is not None:
        await update_talk.fetch_updates(lobby.updates)
    elif wish == "stop" and await may_stop(lobby):
        return Stop()
    return None


async def run_ring_alone() -> None:
    """Run the hourglass or the spinner, until the table goes back."""
    while True:
        signs = {"hourglass": "hourglass", "spinner": "", "back": "back"}
        tools = tuple(Option(tool, phrase(f"evening-{tool}"), icon=icon) for tool, icon in signs.items())
        tool = await Choose("evening.tool", options=tools)
        if tool == "back":
            return
        if tool == "hourglass":
            seconds = await Number("evening.seconds", low=5, high=600, likely=20, steps=5, common=(20, 30, 60, 120))
            await Hourglass("evening.run", seconds=seconds)
            await Tell("evening.time")
        else:
            areas = await Number("evening.areas", low=2, high=12, likely=4)
            sectors = tuple(Sector(number, 1) for number in range(1, areas + 1))
            await Spin("evening.spin", sectors=sectors, house=True, low=1, high=areas)


async def may_stop(lobby: LobbyState) -> bool:
    """Return whether everything is on the card, or the table agrees to lose the rest."""
    while count := lobby.unsaved():
        options = tuple(Option(key, phrase(f"evening-unsaved-{key}")) for key in ("again", "lose", "back"))
        wish = await Choose("evening.unsaved", args={"n": count}, options=options)
        if wish != "again":
            return wish == "lose"
    return True


def which_box(lobby: LobbyState) -> ChooseBox:
    """Ask which box to play, with open games first; a game that is broken or missing says why it cannot be chosen."""
    options: list[Option[str]] = []
    if lobby.open_game is not None:
        options.append(Option("resume", phrase("evening-resume", game=phrase(f"game-{lobby.open_game.name}")), icon="next"))
    if lobby.waits:
        options.append(Option("open", phrase("evening-open-games"), icon="earlier"))
    if lobby.rematch is not None and lobby.open_game is None:
        beginning, winners = lobby.rematch.beginning, lobby.rematch.winners
        again, first = phrase(f"game-{beginning.game}"), beginning.seats[0]
        words = phrase("history-again", game=again, first=first, winners=winners, count=len(winners))
        options.append(Option("again", words, icon="redo"))
    options += [Option(game.name, phrase(f"game-{game.name}")) for game in GAMES]
    if (lost := lobby.lost_game) is not None:
        needed = phrase("evening-install", package=str(lost.package) or lost.name)
        options.append(Option("lost", phrase("evening-resume", game=lost.name), off=needed, icon="doubt"))
    for found in BROKEN:
        name, why = phrase("evening-broken", name=found.name), phrase(f"broken-{found.fault}")
        options.append(Option(f"broken-{found.name}", name, off=why, icon="doubt"))
    if lobby.effects is not None:
        options.append(Option("history", phrase("history-look-back"), icon="book"))
    options.append(Option("ring", phrase("evening-ring"), icon="hourglass"))
    if lobby.sticks is not None and lobby.sticks.here:
        options.append(Option("stick", phrase("evening-use-stick"), icon="card"))
    if lobby.updates is not None and lobby.updates.address is not None:
        options.append(Option("update", phrase("evening-fetch"), icon="search"))
    options.append(Option("stop", phrase("evening-stop"), icon="back"))
    folders = {game.name: game.folder for game in GAMES}
    notes = notes_of(GAMES, lobby.last, lobby.open_game)
    likely = "stop" if lobby.left and lobby.open_game is not None else ""  # whoever leaves a game stops for tonight
    return ChooseBox("evening.box", options=tuple(options), boxes=folders, notes=notes, likely=likely)


async def ask_about_box(game: Game, lobby: LobbyState) -> Decision | None:
    """Ask what to do with one box; None where the table goes back."""
    mended = {TileSet: lobby.mended, CubeSet: lobby.mended_cubes}.get(type(game.pieces), ())
    if lobby.teacher is not None and mended:
        from companion.camera.teaching.teaching_talk import ask_mended  # noqa: PLC0415 - only a table with a camera needs it

        await ask_mended(game, lobby.teacher, mended)
    wish = await new_or_learn(game, met=game.name in lobby.last)
    if wish == "more":
        wish = await what_else(game, lobby)
    if wish == "box":
        return await check_box(game, lobby)
    if wish == "teach" and lobby.teacher is not None:
        from companion.camera.teaching.teaching_talk import teach_pieces  # noqa: PLC0415 - only a table with a camera needs it

        return await teach_pieces(game, lobby.teacher, lobby.unfinished)
    if wish == "other":
        return None
    prepared = await prepare(game, lobby)
    # Ask for names, colours and places, the oldest player first
    seats = await Seating(
        "evening.seats",
        colours=game.colours,
        numbers=prepared.seats,
        remembered=lobby.names,
        usual=lobby.colours,
        company=seat_again(lobby.company, lobby.colours, game.colours, prepared.seats),
    )
    rules = lobby.rules_of(game, seats)
    if wish == "house":
        rules = await agree_on_rules(game, rules)
    known = seats.group in lobby.chosen.get(game.name, {})
    agreed = Agreed(lobby.find_usual_options(game, seats), rules, known=known)
    options, rules = await which_options(game, agreed)
    # Facts that a chosen option needs are asked once, but not on the first evening with a box
    entered, played = lobby.facts.get(game.name, {}), bool(lobby.chosen.get(game.name))
    facts = {name: value for name, value in entered.items() if value is not None}
    for fact in game.facts:
        if played and fact.name not in entered and fact.before is not None and fact.before in options.items():
            facts[fact.name] = await fact.ask
    if rules:
        await tell_agreed(game, options, rules)
    start = {START: "joined" if wish == "joined" else "new"} if any(spec.name == START for spec in game.options) else {}
    taught = await who_learns(game, lobby, seats, wish) if wish.startswith("learn") else table.Taught()
    adds = [chapter.adds for chapter in lesson_of(game.folder).additions() if chapter.id == taught.addition]
    options = {**options, **start, **(adds[0] if adds else {})}
    return table.Beginning(game.name, seats, options, {**facts, **prepared.facts}, house=rules, taught=taught)


def new_or_learn(game: Game, *, met: bool) -> Choose[str]:
    """Ask whether to play or learn; all else is behind one answer. Who has not `met` the box is told which printing I know."""
    ways = tuple(Option(way, phrase(f"evening-{way}"), icon=SIGNS[way]) for way in ("new", "learn", "more"))
    printing = f"{game.name}-printing"
    told = met or not all(words.has(printing) for words in in_all_languages(game.folder))
    args: dict[str, Argument] = {"game": phrase(f"game-{game.name}"), "known": 1 if told else 0}
    args["printing"] = "" if told else phrase(printing)
    return Choose("evening.how", args=args, options=ways, likely="new" if met else "learn")


async def who_learns(game: Game, lobby: LobbyState, seats: Seats, wish: str) -> table.Taught:
    """Ask who is new to a game that was played on this device before; an addition is new to everybody."""
    everybody = tuple(seat.colour for seat in seats)
    addition = wish.removeprefix("learn").removeprefix("-")
    if addition or game.name not in lobby.last:
        return table.Taught(everybody, addition)
    options = tuple(Option(key, phrase(f"evening-learners-{key}")) for key in ("all", "some"))
    if await Choose("evening.learners", options=options) == "all":
        return table.Taught(everybody)
    chairs = tuple(Option(seat.colour, phrase("evening-newcomer", who=seat)) for seat in seats)
    return table.Taught(await Pick("evening.newcomers", options=chairs, least=1, most=len(chairs) - 1))


async def prepare(game: Game, lobby: LobbyState) -> Prepared:
    """Let the game ask what it must know before the seating."""
    if game.prepare is None:
        return Prepared({}, game.seats)
    return await game.prepare(lobby.shelves.get(game.name, KeptSheets()))


SIGNS = {"new": "next", "joined": "hourglass", "learn": "book", "usual": "check", "house": "pen"}
SIGNS |= dict.fromkeys(("more", "change"), "menu")
"""The icons of the choices before a game."""


def what_else(game: Game, lobby: LobbyState) -> Choose[str]:
    """Ask what else to do with the box: join a game under way, house rules, an addition, check the box, teach the camera."""
    joined = ["joined"] if any(spec.name == START for spec in game.options) else []
    offered = [Option(wish, phrase(f"evening-{wish}"), icon=SIGNS[wish]) for wish in joined]
    offered.append(Option("house", phrase("evening-house-rules"), icon=SIGNS["house"]))
    for chapter in lesson_of(game.folder).additions():
        added = phrase(f"{game.name}-addition-{chapter.id}")
        offered.append(Option(f"learn-{chapter.id}", phrase("evening-addition", what=added), icon="plus"))
    if game.facts:
        offered.append(Option("box", phrase("evening-box-check"), icon="check"))
    if game.pieces is not None:
        off = phrase("teaching-no-camera") if lobby.teacher is None else None
        offered.append(Option("teach", phrase("evening-teach"), off=off, icon="camera"))
    offered.append(Option("other", phrase("evening-other"), icon="back"))
    args = {"game": phrase(f"game-{game.name}")}
    return Choose("evening.else", args=args, options=tuple(offered))


def seat_again(names: tuple[str, ...], usual: Mapping[str, str], colours: tuple[str, ...], numbers: tuple[int, ...]) -> Seats:
    """Seat the same people, each in the colour they had last or a free one; nobody if the box does not fit their number."""
    if len(names) not in numbers:
        return Seats(())
    held = {name: usual[name] for name in names if usual.get(name) in colours}
    held = {name: colour for name, colour in held.items() if list(held.values()).count(colour) == 1}
    free = iter([colour for colour in colours if colour not in held.values()])
    return Seats(Seat(name, held.get(name) or next(free)) for name in names)


@unchanging
class Agreed:
    """What these people have agreed on: the options with which they play, and their house rules."""

    usual: Mapping[str, str]
    rules: tuple[str, ...] = ()
    known: bool = True
    """Whether these people have chosen before; else the usual options are only suggested."""


async def which_options(game: Game, agreed: Agreed) -> tuple[dict[str, str], tuple[str, ...]]:
    """Tell the usual options and ask whether to play with them; if not, ask for each option, or for the house rules."""
    specs = [spec for spec in game.options if spec.name != START]
    rules = agreed.rules
    if not specs:
        return {}, rules
    words = {"usual": "evening-usual", "change": "evening-change", "house": "evening-house-rules"}
    choices = tuple(Option(wish, phrase(message), icon=SIGNS[wish]) for wish, message in words.items())
    while True:
        said = describe_usual(game, specs, agreed.usual) + ((phrase("evening-agreed-rules", n=len(rules)),) if rules else ())
        args: dict[str, Argument] = {"usual": said, "n": len(said), "known": 1 if agreed.known else 0}
        wish = await Choose("evening.options", args=args, options=choices)
        if wish != "house":
            break
        rules = await agree_on_rules(game, rules)
    if wish == "usual":
        return dict(agreed.usual), rules
    return {
        spec.name: agreed.usual.get(spec.name, spec.default) if spec.settled else await _option(game, spec) for spec in specs
    }, rules


async def _option(game: Game, spec: OptionSpec) -> str:
    default_first = sorted(spec.choices, key=lambda choice: choice != spec.default)
    options = tuple(Option(choice, phrase(f"{game.name}-choice-{spec.name}-{choice}")) for choice in default_first)
    words = {"option": phrase(f"{game.name}-option-{spec.name}")}
    return await Choose("evening.option", args=words, options=options)


async def check_box(game: Game, lobby: LobbyState) -> Decision | None:
    """Ask which printed fact to enter, then ask for it with the game's own question."""
    known = lobby.facts.get(game.name, {})
    options = tuple(
        Option(fact.name, phrase(f"{game.name}-fact-{fact.name}"), icon="check" if known.get(fact.name) is not None else "doubt")
        for fact in game.facts
    )
    back = Option("back", phrase("evening-back"))
    chosen = await Choose("evening.fact", options=(*options, back))
    if chosen == "back":
        return None
    return CheckedFact(game.name, chosen, await game.fact(chosen).ask)
