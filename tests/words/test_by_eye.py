"""Each game by eye alone: whole games in which every answer that is given was on the smallest screen, in whole words."""

import os
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from legal import legal

from companion.games import BUILT_IN
from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot, passes
from companion.system.languages import WHOLE
from companion.table.questions.device_kinds import Draw
from companion.table.questions.kinds import Choose, Order, Pick, Tell
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.screen.compose import PageScene, compose
from companion.ui.screen.page.builder import Page
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.formats import Format, format_for
from companion.ui.screen.paint.items import LineItem
from tools.gallery.laid import Screen

NAMES = ("Ada", "Ben", "Clara")
SMALL = (800, 480)
MOST_PAGES = 12
LOOKED = 3
"""So often each question of a game is laid out and looked at; `make test-layout` looks at every one, in English too."""
EVERY = bool(os.environ.get("COMPANION_LOOK_AT_ALL"))


@pytest.mark.slow
@pytest.mark.parametrize("language", WHOLE if EVERY else ("de",))
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_a_whole_game_with_only_what_was_shown(game, language):
    words, rng, form = Words(language, [game.folder]), Random(11), format_for(*SMALL)
    seats = Seats(map(Seat, NAMES, game.colours))
    controller = Controller(Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog()))
    snapshot = controller.snapshot()
    asked: Counter[str] = Counter()
    while snapshot.question is not None:
        answer = None if passes(snapshot) else legal(snapshot.question, rng)
        if EVERY or asked[snapshot.question.id] < LOOKED:
            look(Screen("now", snapshot), answer, form, words)
        asked[snapshot.question.id] += 1
        snapshot = controller.do(Answer(answer, snapshot.step))
        assert snapshot.refusal is None
    assert len(asked) >= 3
    end = text_of(compose(Screen("end", snapshot).scene(form, words)))
    assert all(seat.name in end for seat in snapshot.outcome.winners)


def look(screen: Screen, answer: object, form: Format, words: Words) -> None:
    """Find the question and the answer on the screen's pages, nothing of them cut."""
    question, scene = screen.snapshot.question, screen.scene(form, words)
    pages, within = pages_of(scene), getattr(question, "within", {})
    opens = (target for page in pages for target in page.targets)
    held = (each for each in opens if each.name.startswith("area:") or each.name.removeprefix("option:") in within)
    pages += [compose(replaced(scene, target.effect)) for target in held]
    for page in pages:
        assert page.faults == (), question.id
    shown = " ".join(text_of(page) for page in pages)
    assert plain(words(question.words)) in shown, question.id
    assert seen(screen.snapshot, answer, pages), (question.id, answer)


def pages_of(scene: PageScene) -> list[Page]:
    """Lay out the question, and turn its pages until the first comes again."""
    pages = [compose(scene)]
    for _ in range(MOST_PAGES):
        more = next((target for target in pages[-1].targets if target.name == "more"), None)
        if more is None:
            break
        scene = replaced(scene, more.effect)
        page = compose(scene)
        if text_of(page) == text_of(pages[0]):
            break
        pages.append(page)
    return pages


def replaced(scene: PageScene, effect: object) -> PageScene:
    return replace(scene, state=apply_effect(scene.state, effect)[0])


def text_of(page: Page) -> str:
    return plain(" ".join(item.text for item in page.items if isinstance(item, LineItem)))


def plain(text: str) -> str:
    """Write a text without the places where it is broken."""
    return "".join(letter for letter in text if not letter.isspace() and letter not in "-\u00ad\u2011")


def seen(snapshot: Snapshot, answer: object, pages: list[Page]) -> bool:
    """Tell whether a target stands for each key of the answer, or for going on where there is nothing to choose."""
    question = snapshot.question
    names = {target.name for page in pages for target in page.targets if not target.off}
    own = {name for name in names if not name.startswith("tool:") and name not in {"button", "more"}}
    if isinstance(question, Choose):
        return any(name.endswith(f":{answer}") for name in own)
    if isinstance(question, Draw):
        return "hand" in own
    if isinstance(question, Pick | Order):
        return all(any(name.endswith(f":{key}") for name in own) for key in answer)
    return bool(own) or isinstance(question, Tell)
