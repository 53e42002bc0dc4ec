"""A hand at the small screen: how many taps, or presses of the one button, an answer costs on the page as it is laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, replace
from typing import Any

from human_times import ADVICE, LOOK

from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import Draw, Hourglass, ReadCubes, ReadTiles, Spin
from companion.table.questions.kinds import Choose, Number, Order, Pick, Row, Tally, Tell
from companion.table.questions.one_each import OneEach
from companion.table.questions.question import Question
from companion.ui.pages.effects import Both, Do, Effect, TurnPage
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.compose import PageScene, compose, receive_snapshot
from companion.ui.screen.page import focus
from companion.ui.screen.page.builder import Page, Target
from companion.ui.screen.page.state import Layer, ScreenState, apply_effect
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.views.ask import number
from companion.ui.screen.views.ask.choose import MORE
from companion.ui.screen.views.ask.count_rows import count_press
from companion.ui.screen.views.read.mending import FEW
from companion.ui.screen.views.read.reading import cubes_kind

SIZE = (800, 480)
SURE_CUBES = 29 / 68
"""Of rendered heaps by another renderer so many were read without a doubt; the figures stand in docs/eyes.md."""
RIGHT_THEN = 29 / 35
"""Of doubts so many were right once the first advice was followed."""
ASKED_TILES = 5 / 554
"""Of tiles so many are asked about."""
READ = 1.0
"""Seconds until a picture is read."""


@dataclass(frozen=True)
class Cost:
    """Taps, or short and long presses, and pages turned for one answer.

    `waits` are seconds in which nothing is pressed. A reading's figures are means over its doubts, so they are no whole numbers.
    """

    taps: float = 0
    shorts: float = 0
    longs: float = 0
    pages: float = 0
    waits: float = 0.0

    def __mul__(self, share: float) -> Cost:
        """Give what it costs in this share of the cases."""
        return Cost(*(share * each for each in astuple(self)))

    def __add__(self, other: Cost) -> Cost:
        """Add up."""
        return Cost(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))


ONE = Cost(1, 0, 1)


def reading(pieces: int, *, cubes: bool, by_hand: bool, eye: float = 0.0) -> Cost:
    """Count a reading through the camera, with its first look at the page left out: looked at, confirmed, and its doubts.

    What lies still is read while the question is looked at. In a doubt about cubes the counts stand there to be set right
    `by_hand` (one count is wrong then, the first), or the table follows the advice, after which the device looks again by itself,
    and then sets right what is still wrong. `eye` are the seconds in which a piece is counted by eye; games by hand are counted
    without them.
    """
    read = Cost(1, 0, 1, waits=READ + LOOK)
    if not cubes:
        return read + Cost(1, 0, 1, waits=LOOK) * (ASKED_TILES * pieces)
    hand = Cost(1, 1, 1, waits=eye * pieces)
    again = Cost(waits=ADVICE + READ + LOOK) + hand * (1 - RIGHT_THEN)
    return read + (hand if by_hand else again) * (1 - SURE_CUBES)


class Hand:
    """Knows the words of one game; a camera spares the counting of pieces, a device that draws spares the naming of cards."""

    def __init__(self, words: Words, *, camera: bool) -> None:
        self._words = words
        self._camera = camera
        self._form = format_for(*SIZE)

    def cost(self, snapshot: Snapshot, answer: Any) -> Cost:
        """Count what this answer to the open question costs."""
        question = snapshot.question
        if isinstance(question, Tell):
            return self._read(snapshot)
        if isinstance(question, Hourglass):
            return ONE
        if isinstance(question, Draw) or (isinstance(question, Spin) and question.sectors):
            return ONE + ONE
        if self._camera and (isinstance(question, ReadTiles | ReadCubes) or (isinstance(question, Tally) and question.camera)):
            pieces = sum(answer.values()) if isinstance(answer, Mapping) else len(answer)
            cubes = isinstance(question, ReadCubes) or getattr(question, "camera", "") == "cubes"
            return reading(pieces, cubes=cubes, by_hand=pieces <= FEW)
        if isinstance(question, ReadTiles):
            return self._laid(snapshot, answer)
        if isinstance(question, ReadCubes | Tally):
            return self._counted(snapshot, answer)
        if isinstance(question, Number | Spin):
            return self._number(snapshot, question, answer)
        if isinstance(question, OneEach) and question.options:
            return self._one_each(snapshot, question, answer)
        if isinstance(question, Pick | Order):
            return self._several(snapshot, answer)
        return self._one(snapshot, answer)

    def _page(self, snapshot: Snapshot, layer: Layer | None = None) -> Page:
        state = receive_snapshot(ScreenState(), snapshot)
        state = state if layer is None else replace(state, question=layer)
        return compose(PageScene(snapshot, state, ScreenSettings(ring=True), self._form, self._words))

    def _layer(self, snapshot: Snapshot) -> Layer:
        return receive_snapshot(ScreenState(), snapshot).question

    def _pages(self, snapshot: Snapshot, layer: Layer | None = None) -> Iterable[Page]:
        layer, number = layer or self._layer(snapshot), 0
        while True:
            page = self._page(snapshot, replace(layer, page=number))
            yield page
            turn = _turn(page)
            if turn is None or turn.effect.page <= number:
                return
            number = turn.effect.page

    def _read(self, snapshot: Snapshot) -> Cost:
        """Count a tell: every page of it is read, then it is put away."""
        turned = sum(1 for _ in self._pages(snapshot)) - 1
        return Cost(1 + turned, 2 * turned, 1 + turned, turned)

    def _one(self, snapshot: Snapshot, answer: Any) -> Cost:
        """Count one option; what an option holds is a touch further."""
        question = snapshot.question
        within = question.within if isinstance(question, Choose) else {}
        holder = next((key for key, held in within.items() if any(option.key == answer for option in held)), None)
        if holder is None:
            return self._found(snapshot, self._layer(snapshot), answer)
        opened = self._found(snapshot, self._layer(snapshot), holder)
        return opened + self._found(snapshot, replace(self._layer(snapshot), entry=holder, focus=""), answer)

    def _found(self, snapshot: Snapshot, layer: Layer, answer: Any) -> Cost:
        """Count the way to an answer: the pages before its own, and the card behind which it may wait."""
        front = self._page(snapshot, layer)
        card = next((target for target in front.targets if target.name == MORE), None)
        if card is not None and not any(target.name == f"option:{answer}" for target in front.targets):
            opened = apply_effect(replace(ScreenState(), question=layer), card.effect)[0].question
            return Cost(1, _shorts(front, card), 1) + self._found(snapshot, opened, answer)
        for gate in (target for target in front.targets if target.name.startswith("area:")):
            opened = apply_effect(replace(ScreenState(), question=layer), gate.effect)[0].question
            inside = self._page(snapshot, opened)
            found = next((target for target in inside.targets if target.stop and target.name == f"option:{answer}"), None)
            if found is not None:
                # A finger takes what is lit on the whole board at once
                lit = any(target.name == found.name for target in front.targets)
                return Cost(1 if lit else 2, _shorts(front, gate) + _shorts(inside, found), 2)
        cost = Cost()
        for page in self._pages(snapshot, layer):
            found = next((t for t in page.targets if t.name == f"option:{answer}" or _gives(t.effect, answer)), None)
            if found is not None:
                return cost + Cost(1, _shorts(page, found), 1)
            turn = _turn(page)
            if turn is not None:
                cost += Cost(1, _shorts(page, turn), 1, 1)
        raise AssertionError(f"{snapshot.question} cannot be answered with {answer!r}")

    def _several(self, snapshot: Snapshot, answer: tuple[str, ...]) -> Cost:
        """Count several options, each touched on its page, and the stop that says done."""
        pages = list(self._pages(snapshot))
        shown = [[t.name for t in focus.stops(page)] for page in pages]
        at, here, cost = 0, 0, Cost()
        for key in answer:
            wanted = next((n for n, names in enumerate(shown) if f"option:{key}" in names), at)
            turned = abs(wanted - at)
            place = shown[wanted].index(f"option:{key}") if f"option:{key}" in shown[wanted] else 0
            walked = len(shown[at]) - here + place if turned else (place - here) % max(1, len(shown[at]))
            cost += Cost(1 + turned, walked, 1 + turned, turned)
            at, here = wanted, place
        jumps = isinstance(snapshot.question, Order) or len(answer) == snapshot.question.most
        return cost + Cost(1, 0 if jumps else max(1, len(shown[at]) - 1 - here), 1)

    def _one_each(self, snapshot: Snapshot, question: OneEach[str], answer: tuple[str, ...]) -> Cost:
        """Count one option or none of every seat, each seat's on its own page."""
        layer, cost, page = self._layer(snapshot), Cost(), 0
        for options in question.by_seat().values():
            wanted = next((f"option:{option.key}" for option in options if option.key in answer), "done")
            shown = self._page(snapshot, replace(layer, page=page))
            while not any(target.name == wanted for target in shown.targets):
                cost, page = cost + Cost(1, _shorts(shown, _named(shown, "more")), 1, 1), page + 1
                shown = self._page(snapshot, replace(layer, page=page))
            cost += Cost(1, _shorts(shown, _named(shown, wanted)), 1)
            page = _next_page(_named(shown, wanted).effect, page)
        return cost

    def _laid(self, snapshot: Snapshot, answer: Iterable[Any]) -> Cost:
        """Count tiles that are laid from the tray, in the order in which their faces lie there, and the stop that says done.

        A finger lays two of a face at once. The tile after which no other can lie there ends it.
        """
        names = [stop.name for stop in focus.stops(self._page(snapshot))]
        faces = [names.index(f"tile:{tile[0]} {tile[1]}") for tile in answer]
        touches = sum((number + 1) // 2 for number in Counter(faces).values())
        if len(faces) == snapshot.question.most:
            return Cost(touches, max(faces, default=0), len(faces))
        return Cost(touches + 1, names.index("done"), len(faces) + 1)

    def _counted(self, snapshot: Snapshot, answer: Mapping[str, int]) -> Cost:
        """Count rows with plus and minus; the button counts round and goes on with a long press."""
        question, layer = snapshot.question, self._layer(snapshot)
        begun = layer.entry.by_hand if hasattr(layer.entry, "by_hand") else layer.entry
        rows = _rows(question)
        taps = shorts = furthest = 0
        shown = max(1, sum(t.name.startswith("row:") for t in self._page(snapshot).targets))
        for place, (key, row) in enumerate(rows.items()):
            value, wanted = (begun or {}).get(key, max(row.low, min(row.high, row.likely))), answer.get(key, row.low)
            start, span = value, row.high - row.low + 1
            taps += min((wanted - start) % span, (start - wanted) % span)
            while value != wanted:
                value, shorts = count_press(value, row), shorts + 1
            furthest = max(furthest, place // shown if wanted != start else 0)
        return Cost(taps + furthest + 1, shorts, len(rows), furthest)

    def _number(self, snapshot: Snapshot, question: Number | Spin, answer: int) -> Cost:
        """Count a number: one of a row, or by its steps, the largest first."""
        asked = question if isinstance(question, Number) else Number(question.id, low=question.low, high=question.high)
        if number.are_few(asked) or answer in asked.common:
            page = self._page(snapshot)
            return Cost(1, _shorts(page, next(t for t in page.targets if t.name == f"value:{answer}")), 1)
        value, shorts = number.VIEW.begin(snapshot, asked), 0
        steps = number.steps_of(asked) if number.is_coarse(asked) else (asked.steps,)
        singly, span = (answer - value) // asked.steps, len(number.values(asked))
        for step in steps:
            larger = steps[steps.index(step) - 1] if step != steps[0] else 0
            while value != answer and (number.place_of(value, step) != number.place_of(answer, step)) and shorts < span:
                after = number.count_on(asked, value, step)[0] if larger or number.is_coarse(asked) else value + step
                value = asked.low if after is None or after > asked.high else after
                shorts += 1
        return Cost(1 + min(singly % span, -singly % span, shorts), shorts, len(steps))


def _named(page: Page, name: str) -> Target:
    return next(target for target in page.targets if target.name == name)


def _next_page(effect: Effect, page: int) -> int:
    """Give the page to which a choice leads; the last one answers."""
    return effect.then.page if isinstance(effect, Both) and isinstance(effect.then, TurnPage) else page


def _turn(page: Page) -> Target | None:
    return next((target for target in page.targets if isinstance(target.effect, TurnPage)), None)


def _gives(effect: Effect, answer: Any) -> bool:
    return isinstance(effect, Do) and isinstance(effect.act, Answer) and effect.act.value == answer


def _shorts(page: Page, target: Target) -> int:
    """Count the presses from the focus to a target."""
    names, here = [stop.name for stop in focus.stops(page)], focus.find_focused(page)
    return (names.index(target.name) - names.index(here.name)) % len(names) if here and target.name in names else 0


def _rows(question: Question[Any]) -> dict[str, Row]:
    rows = question.rows if isinstance(question, Tally) else cubes_kind(question).rows
    return {row.key: row for row in rows}
