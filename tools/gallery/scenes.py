"""The gallery's screens of games: questions, overlays, lessons and the look-up, from real states of real games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

from companion.app.commands.players import SOME_NAMES, some_seats
from companion.app.lobby.evening import LobbyState, evening
from companion.games.any_box import box
from companion.play import Answer, Controller, Seating, Snapshot
from companion.play.dialogue import Dialogue
from companion.play.live import Drawn, Running, Turning
from companion.rulebook import OWN
from companion.rulebook.lessons.course import lesson_page
from companion.rulebook.lessons.lesson_plan import lesson_with
from companion.table.errors import AnswerRejected
from companion.table.game import Game
from companion.table.questions.device_kinds import Draw, Hourglass, Lot, ReadCubes, ReadTiles, Spin
from companion.table.questions.kinds import Choose
from companion.table.questions.places import ChoosePlace
from companion.table.questions.question import Question
from companion.table.seats import Seat
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages import effects
from companion.ui.pages.correctable import by_name
from companion.ui.pages.effects import Rules
from companion.ui.pages.settings import GROUPS
from companion.ui.screen.page import Overlay
from companion.ui.screen.views.lobby.letters import Sitting
from tools.gallery.laid import NOW, Screen
from tools.gallery.reading_screens import reading_screens

SEED = 7
Facts: TypeAlias = Mapping[str, Any]
NO_FACTS: Facts = {}
MOST_ANSWERS = 1500


def _by_id(now: Snapshot) -> str:
    return now.question.id if now.question is not None else ""


def screens_of(
    game: Game, players: int, options: dict[str, str] | None = None, by: Callable[[Snapshot], str] = _by_id
) -> Iterator[Screen]:
    """Play a game with a fixed random seed; yield each question the first time it is asked, and the end.

    `by` returns what distinguishes a new question, by default its id.
    """
    session = Session.begin(game, Beginning(game.name, some_seats(game, players), options or {}, {}), MemoryLog())
    controller = Controller(session)
    rng = Random(SEED)
    seen: set[str] = set()
    for _ in range(MOST_ANSWERS):
        question = session.question
        if question is None:
            break
        if by is not _by_id or question.id not in seen:
            now = controller.snapshot()
            if by(now) not in seen:
                seen.add(by(now))
                yield from _question_screens(question, now)
        session.answer(_answer(question, rng), source="gallery")
    if session.outcome is not None:
        yield Screen(f"{game.name}-end", controller.snapshot())


def _answer(question: Question[Any], rng: Random) -> Any:
    """Return a random answer that the question accepts."""
    while True:
        answer = question.sample(rng)
        try:
            return question.read(answer)
        except AnswerRejected:
            continue


def _question_screens(question: Question[Any], snapshot: Snapshot) -> Iterator[Screen]:
    name = question.id.replace(".", "-")
    yield Screen(name, snapshot, explain=True)
    if isinstance(question, Spin) and question.sectors:
        numbers = tuple(sector.number for sector in question.sectors)
        turning = Turning.turn_to(numbers[0], numbers, tuple(sector.share for sector in question.sectors), 0.6, NOW - 60)
        yield Screen(f"{name}-turning", snapshot, live=replace(turning, began=NOW - 1.2))
        yield Screen(f"{name}-rests", snapshot, live=turning)
        yield Screen(f"{name}-real-disc", snapshot, entry=question.low)
    if isinstance(question, Lot):
        turning = Turning.turn_to_chair(1, len(question.options), 0.6, NOW - 60)
        yield Screen(f"{name}-rests", snapshot, live=turning)
    if isinstance(question, Hourglass):
        for left in (question.seconds * 0.34, 1.6):
            yield Screen(f"{name}-{round(left)}", snapshot, live=Running(question.seconds, left, NOW, running=True))
        yield Screen(f"{name}-paused", snapshot, live=Running(question.seconds, question.seconds / 2, NOW, running=False))
    if isinstance(question, Draw):
        keys = tuple(option.key for option in question.options)[: question.count or len(question.options)]
        yield Screen(f"{name}-drawn", snapshot, live=Drawn(keys, NOW - 60))
    if isinstance(question, ChoosePlace):
        for area in () if question.places.rows else question.places.areas:
            yield Screen(f"{name}-{area.key}", snapshot, entry=area.key)
        for key in question.within:
            yield Screen(f"{name}-{key}", snapshot, entry=key)
    if isinstance(question, ReadTiles | ReadCubes):
        yield from reading_screens(name, question, snapshot)


def overlay_screens(snapshot: Snapshot) -> Iterator[Screen]:
    """Yield every overlay that a state of a game can have."""
    answered = [each for each in snapshot.history if isinstance(each.question, Choose)]
    mended = [entry for name, entry in snapshot.entries.items() if name not in snapshot.fixed]
    groups = [entry.group for entry in mended if isinstance(entry.initial, int) or by_name(snapshot, entry)]
    lists = {entry.group: entry.name for entry in snapshot.entries.values() if by_name(snapshot, entry)}
    overlays: list[Overlay] = [
        effects.HelpLeaf(), effects.Menu(), effects.Unlocking(), effects.Scores(), effects.Times(), effects.Groups(),
        effects.Undoing(), effects.Languages(), effects.Depths(), effects.Search(),
        effects.Rules(), effects.RuleChapters(), effects.RuleCases(), effects.Announcing(),
        effects.Earlier(), effects.Earlier(forgot=True), effects.Earlier(round=-1),
        effects.Paused(), effects.Leaving(), effects.Moved(),
    ]  # fmt: skip
    overlays += [effects.Overview()] if snapshot.overview is not None else []
    overlays += [effects.Languages(first=True), *map(effects.Touring, effects.TOUR)]
    overlays += [effects.AllSettings(), *map(effects.SettingsGroup, GROUPS), effects.TryPresses(), effects.RingSignals()]
    overlays.append(effects.TryingOutput("sysdefault:CARD=vc4hdmi0", "hdmi", "vc4-hdmi-0", 1, 4))
    overlays += [effects.Correcting(group) for group in dict.fromkeys(groups)]
    overlays += [effects.Exchanging(name) for name in lists.values()]
    overlays += [effects.Repairing(answered[-1].step)] if answered else []
    overlays += [effects.Announcing(offer.id) for offer in snapshot.announcements if offer.seats]
    first = snapshot.seats[0].colour
    parts = ("", *(f"{part}:{first}" for part in ("seat", "name", "colour", "swap", "place")), "house:")
    options = tuple(f"option:{option.name}" for option in snapshot.game.options) if snapshot.game is not None else ()
    overlays += [effects.Began(part) for part in (*parts, *options[:1])]
    for place, overlay in enumerate(overlays):
        yield Screen(f"page-{place:02}-{type(overlay).__name__.lower()}", snapshot, overlay=overlay)


def middle_of(game: Game, players: int, answers: int = 60, facts: Facts = NO_FACTS) -> Snapshot:
    """Play a number of answers into a game; return the snapshot of the next question to a player."""
    session = Session.begin(game, Beginning(game.name, some_seats(game, _fit(game, players, facts)), {}, facts), MemoryLog())
    rng = Random(SEED)
    for number in range(MOST_ANSWERS):
        question = session.question
        if question is None or (number >= answers and question.seat is not None and question.rules):
            break
        session.answer(_answer(question, rng), source="gallery")
    return Controller(session).snapshot()


def evening_screens() -> Iterator[Screen]:
    """Yield the screens of the talk before a game: box, players step by step, options."""
    yield from _talk(Dialogue(lambda: evening(LobbyState(names=("Ada", "Ben", "Clara", "Karl", "Mia")))), "evening")


def _fit(game: Game, players: int, facts: Facts) -> int:
    """Return for how many a box is shown: for so many, or as near to that as its sheet allows."""
    allowed = game.players(facts) if game.players is not None and facts else game.seats
    return max(allowed[0], min(allowed[-1], players))


def list_teaching(game: Game) -> Mapping[str, Facts]:
    """Return the facts of each box of a game that teaches itself, by name; the game's own lesson comes first, without a name."""
    named = {name: box.shipped(name) for name in box.NAMED if game.name == "any_box"}
    return {"": NO_FACTS, **{name: {"sheet": sheet} for name, sheet in named.items() if "step" in sheet}}


def lesson_screens(game: Game, players: int) -> Iterator[Screen]:
    """Yield every step of a game's lesson, and of the lessons of its boxes that teach themselves."""
    for name, facts in list_teaching(game).items():
        session = Session.begin(game, Beginning(game.name, some_seats(game, _fit(game, players, facts)), {}, facts), MemoryLog())
        snapshot = Controller(session).snapshot()
        steps = [(chapter, step) for chapter in lesson_with(game.folder, snapshot.teaching).chapters for step in chapter.steps]
        for number, (chapter, step) in enumerate(steps):
            page = lesson_page(chapter, step, players, back=number % 2 == 1)
            called = f"lesson-{name or game.name}-{number:03}-{page.id.replace('.', '-')}"
            yield Screen(called, replace(snapshot, question=page))


def _talk(dialogue: Dialogue[Any], name: str) -> Iterator[Screen]:
    """Yield each question of a talk once."""
    rng = Random(SEED)
    seen: set[str] = set()
    for number in range(300):
        snapshot = dialogue.snapshot()
        question = snapshot.question
        if question is None:
            return
        if question.id not in seen:
            seen.add(question.id)
            yield Screen(f"{name}-{number:03}-{question.id.replace('.', '-')}", snapshot)
            if isinstance(question, Seating):
                yield from _seating_screens(question, snapshot)
        dialogue.do(Answer(_answer(question, rng), snapshot.step))


def _seating_screens(question: Seating, snapshot: Snapshot) -> Iterator[Screen]:
    seats = tuple(map(Seat, SOME_NAMES, question.colours))
    most = question.numbers[-1]
    for name, entry in (
        ("colour", Sitting(seats[: most - 1], SOME_NAMES[most - 1])),
        ("next", Sitting(seats[: question.numbers[0]])),
        ("full", Sitting(seats[:most])),
        ("typing", Sitting(seats[:1], "", "Mari")),
    ):
        yield Screen(f"seating-{name}", snapshot, entry=entry)


def look_up_screens(snapshot: Snapshot) -> Iterator[Screen]:
    """Yield the look-up's chapters and cases over a state of a game; none before a game. Of a box that teaches, only its own."""
    book, taught = snapshot.book, snapshot.teaching is not None and bool(snapshot.teaching.entries)
    yield from [Screen("look-up-first", snapshot, overlay=effects.RuleCases())] if taught else []
    for chapter in [OWN] if taught else book.chapters:
        yield Screen(f"look-up-{chapter}", snapshot, overlay=Rules(chapter=chapter))
    for case in [case for case in book.cases if case.startswith(OWN) or not taught]:
        yield Screen(f"look-up-{case.lower()}", snapshot, overlay=Rules(case=case))
