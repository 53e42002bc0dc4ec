"""Screens of the gallery: what a table sees, laid out page by page, and the violations of the screen's rules on each page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Any

import pygame

from companion.language.words import Words
from companion.play import Snapshot
from companion.play.live import Live, Running, Turning
from companion.table import Tell, unchanging
from companion.ui.pages.effects import LAST, Moved
from companion.ui.screen.compose import PageScene, compose, receive_snapshot, turns
from companion.ui.screen.page import Fault, Overlay, Page, ScreenSettings, ScreenState, TurnPage, focus
from companion.ui.screen.page.state import Layer
from companion.ui.screen.paint import Box, Drawing, Fill, Format, PageItem, Pictogram, fonts, freeze, svg
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.rounded import Rounded
from hardware.lamps import SEAT_LAMPS, chair
from hardware.lights import Breath, Everybody
from hardware.lights import HourglassAnimation as Sand

NOW = 1000.0


@unchanging
class Screen:
    """One picture of the gallery: its name, its snapshot, and any overlay or half-entered answer."""

    name: str
    snapshot: Snapshot
    live: Live | None = None
    overlay: Overlay | None = None
    entry: Any = None
    camera: bool = False
    explain: bool = False

    def scene(self, form: Format, words: Words, theme: str = "day") -> PageScene:
        """Make the scene for a format and a language."""
        state = receive_snapshot(ScreenState(), self.snapshot)
        if self.entry is not None:
            state = replace(state, question=replace(state.question, entry=self.entry))
        if self.overlay is not None:
            owed = self.snapshot.changes if isinstance(self.overlay, Moved) else ()
            state = replace(state, overlay=self.overlay, over=Layer(), owed=owed)
        settings = ScreenSettings(words.language, theme, camera=self.camera, pictures=7)
        frame = _frame(self.snapshot, self.live)
        return PageScene(self.snapshot, state, settings, form, words, NOW, frame=frame, live=self.live, explain=self.explain)


def _frame(snapshot: Snapshot, live: Live | None) -> tuple[tuple[int, int, int], ...]:
    if isinstance(live, Running):
        return Sand(live.total, live.get_remaining(NOW)).frame(0.0, 24)
    if isinstance(live, Turning):
        return live.animation.frame(NOW - live.began, 24)
    question = snapshot.question
    if question is None or question.seat is None or question.seat not in snapshot.seats:
        return Everybody().frame(0.0, 24)
    direction = chair(snapshot.seats.index(question.seat), len(snapshot.seats))
    return Breath(SEAT_LAMPS[question.seat.colour], direction).frame(0.0, 24)


MOST_PAGES = 40
NEAR_ENOUGH = 2
"""The pixels by which touch targets may be too small or overlap, because of rounding."""
BESIDE = ("seat:", "piece:", "letters:", "heap:", "area:", "button", "point")
"""The targets that may overlap others; a row contains its letters, a heap its pieces, an area its places."""


def laid(screen: Screen, form: Format, words: Words) -> Iterator[tuple[str, PageScene, Page]]:
    """Lay out a screen and its further pages; yield each page with its name and scene."""
    scene = screen.scene(form, words)
    for number in range(MOST_PAGES):
        shown = replace(scene, state=scene.state.with_layer(replace(scene.state.layer, page=number)))
        page = compose(shown if number else scene)
        yield screen.name if not number else f"{screen.name}-{number + 1}", shown if number else scene, page
        turned = (target.effect.page for target in page.targets if isinstance(target.effect, TurnPage))
        if max((place for place in turned if place != LAST), default=0) <= number:
            return


def broken(scene: PageScene, page: Page) -> tuple[Fault, ...]:
    """Return the violations of the screen's rules: text cut, covered or over pictures, bad targets, results on several pages."""
    own = [*_texts(scene.form, page), *_touch(scene.form, page)]
    question = scene.snapshot.question
    result = isinstance(question, Tell) and question.reasons and scene.state.overlay is None
    if result and not (scene.form.small and scene.form.scale < 1) and turns(page):
        own.append(Fault("a result on several pages", question.id if question is not None else ""))
    if question is not None and scene.state.overlay is None and page.acting is not None:
        rail = [target.box for target in page.targets if target.name.startswith("seat:")]
        if page.acting.colour not in shields(page, rail):
            own.append(Fault("the shield of who acts is not there", question.id))
    return (*page.faults, *own, *over_pictures(page, scene.now))


def shields(page: Page, beside: Iterable[Box] = ()) -> set[str]:
    """Return the colours whose shields are drawn on a page, outside of the boxes `beside`."""
    drawn = [item for item in page.items if isinstance(item, Pictogram) and not any(box.has(item.box.centre) for box in beside)]
    return {colour for item in drawn if (colour := _shield(item.text))}


@cache
def _shield(text: str) -> str:
    for name in svg.drawings():
        if name.startswith("seat-"):
            head, _, tail = svg.source(name).partition(svg.INK)
            if text.startswith(head) and text.endswith(tail):
                return name.removeprefix("seat-")
    return ""


def _texts(form: Format, page: Page) -> Iterator[Fault]:
    lines = list({(item.text, item.box): item for item in page.items if isinstance(item, LineItem)}.values())
    yield from (Fault("off the screen", line.text) for line in lines if not form.box.holds(line.ink))
    for one, other in combinations(lines, 2):
        if one.ink.inset(0, 1).meets(other.ink.inset(0, 1)):
            yield Fault("covered", f"{one.text} / {other.text}")


def _touch(form: Format, page: Page) -> Iterator[Fault]:
    least = form.touch - NEAR_ENOUGH
    yield from (Fault("too small to be touched", target.name) for target in page.targets if min(target.box[2:]) < least)
    for one, other in combinations([target for target in page.targets if not target.name.startswith(BESIDE)], 2):
        within = one.name.startswith("row:") and other.name.startswith("letter:")
        if not within and one.box.meets(other.box.inset(NEAR_ENOUGH)):
            yield Fault("touch overlaps", f"{one.name} / {other.name}")
    yield from (
        Fault("nothing to be said", stop.name)
        for stop in focus.stops(page)
        if not focus.list_offered(replace(page, focus=stop.name)).here.strip()
    )


SEEN = 90
"""The least opacity (of 255) at which a pixel counts as visible."""
ENOUGH = 0.9
"""The least share of a background that must be painted."""
FEW = 8
"""The most pixels in common that count as touching edges and not as unreadable words."""


def over_pictures(page: Page, now: float) -> Iterator[Fault]:
    """Yield the texts that overlap a pictogram, unless there is a background between the two."""
    items = freeze(page.items, now)
    lines = [(place, item) for place, item in enumerate(items) if isinstance(item, LineItem)]
    pictures = [(place, item) for place, item in enumerate(items) if isinstance(item, Pictogram)]
    for (over, line), (under, picture) in product(lines, pictures):
        if not line.ink.meets(picture.box):
            continue
        drawn = _drawn(picture.text, picture.box.w, picture.box.h)
        apart = line.box.x - picture.box.x, line.box.y - picture.box.y
        common = drawn.overlap_area(_written(line.text, line.face.name, line.size), apart)
        if common > FEW and not _grounded(items, line, under, over):
            yield Fault("over a picture", line.text)


def _grounded(items: tuple[PageItem, ...], line: LineItem, under: int, over: int) -> bool:
    """Return whether something painted after the picture and before the text is the text's background."""
    between = items[under + 1 : over] if under < over else ()
    ground = line.ink.inset(min(line.ink.w, line.ink.h) // 4)
    for item in between:
        if item.box.holds(ground):
            if isinstance(item, Fill | Rounded):
                return True
            if isinstance(item, Drawing):
                # A drawing counts only if it paints nearly all of this area
                drawn, whole = _drawn(item.text, item.box.w, item.box.h), pygame.mask.Mask(ground[2:], fill=True)
                painted = drawn.overlap_area(whole, (ground.x - item.box.x, ground.y - item.box.y))
                if painted > ENOUGH * ground.w * ground.h:
                    return True
    return False


@lru_cache(maxsize=512)
def _written(text: str, face: str, size: int) -> pygame.mask.Mask:
    surface = fonts.font(fonts.FontFace[face], size).render(text, True, (0, 0, 0))
    return pygame.mask.from_surface(surface, SEEN)


@lru_cache(maxsize=512)
def _drawn(text: str, wide: int, high: int) -> pygame.mask.Mask:
    return pygame.mask.from_surface(svg.rasterise(text, wide, high), SEEN)
