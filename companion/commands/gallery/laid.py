"""Pages of the gallery as they are laid out, every further page included, and what breaks the rules of the screen on each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from companion.commands.gallery.covered import over_pictures
from companion.commands.gallery.picture import Screen
from companion.screen.compose import PageScene, compose, turns
from companion.screen.page import focus
from companion.screen.page.builder import Fault, Page, Target
from companion.screen.page.effects import TurnPage
from companion.screen.paint.formats import Format
from companion.screen.paint.items import LineItem
from companion.table.questions.kinds import Tell
from companion.words import Words

MOST_PAGES = 40
NEAR_ENOUGH = 2
"""Pixels by which what is touched may be smaller, or overlap, for rounding."""
BESIDE = ("seat:", "piece:", "letters:", "button", "point")
"""What may lie over or below other things to touch; and a row holds its letters."""


def laid(screen: Screen, form: Format, words: Words) -> Iterator[tuple[str, PageScene, Page]]:
    """Lay out a screen and every further page of it; each with its name and scene."""
    scene = screen.scene(form, words)
    for number in range(MOST_PAGES):
        shown = replace(scene, state=scene.state.with_layer(replace(scene.state.layer, page=number)))
        page = compose(shown if number else scene)
        yield screen.name if not number else f"{screen.name}-{number + 1}", shown if number else scene, page
        onward = [target.effect.page for target in page.targets if isinstance(target.effect, TurnPage)]
        if not onward or max(onward) <= number:
            return


def broken(scene: PageScene, page: Page) -> tuple[Fault, ...]:
    """List what breaks a rule of the screen: text cut, covered or on a picture, what cannot be touched, results on many pages."""
    own = (*_texts(scene.form, page), *_touch(scene.form, page), *_paged(scene, page))
    return (*page.faults, *own, *over_pictures(page, scene.now))


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
    yield from (Fault("nothing to be said", stop.name) for stop in focus.stops(page) if not _heard(page, stop))


def _heard(page: Page, stop: Target) -> str:
    return focus.said(replace(page, focus=stop.name)).strip()


def _paged(scene: PageScene, page: Page) -> Iterator[Fault]:
    question = scene.snapshot.question
    result = isinstance(question, Tell) and bool(question.reasons) and scene.state.overlay is None
    if result and not scene.form.smallest and turns(page):
        yield Fault("a result on several pages", question.id if question is not None else "")
