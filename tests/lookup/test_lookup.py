"""Questions as players ask them, at the moment they ask them: how far an ideal finder is from the answers; and looking up by letters."""

import os
from dataclasses import replace

import pygame
import pytest

from companion.rulebook import rulebook
from companion.rulebook.look_up import rule_page
from companion.rulebook.search import letters_of
from companion.ui.pages.effects import HelpLeaf, Open
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.input import interpret_key
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.items import LineItem
from tools.look_up import LISTS, SIZES, Wanted, read_list, scene_of, tried

pytestmark = pytest.mark.slow

EVERY = bool(os.environ.get("COMPANION_LOOK_AT_ALL"))
"""All questions of the list are asked, as `make test-layout` does, and not every third."""
ARROW = Wanted("tumult_royale", "tumult.mood", "de", "Der Pfeil steht genau zwischen 2 und 5. Was gilt?", ("TR-055",))


def touched(scene, name):
    """Touch what has this name."""
    target = next(target for target in compose(scene).targets if target.name == name)
    return done(scene, target.effect)


def text_of(page):
    return " ".join(item.text for item in page.items if isinstance(item, LineItem))


def test_questions_of_somebody_who_has_not_seen_the_look_up_are_answered():
    each = [tried(question) for question in read_list(LISTS / "01.toml")[:: 1 if EVERY else 3]]
    least = 0.85 * len(each)
    assert sum(one.touches is not None and one.touches <= 3 for one in each) >= least
    assert sum(one.on_leaf is not None for one in each) >= least
    assert sum(one.first_word for one in each) >= least


def test_letters_lead_to_a_question_and_never_nowhere():
    scene = scene_of(ARROW, SIZES[0])
    for name in ("tool:help", "lookup", "search"):
        scene = touched(scene, name)
    scene = touched(scene, "letter:P")
    for letter in "FEIL":
        scene = touched(scene, f"letter:{letter}")
        page = compose(scene)
        assert page.faults == ()
        assert any(target.name.startswith(("case:", "rule:")) for target in page.targets)
    assert f"case:{ARROW.rules[0]}" in {target.name for target in compose(scene).targets}
    for target in compose(touched(scene, "letter:back")).targets:
        if target.name.startswith("letter:") and len(target.name) == len("letter:A") and not target.off:
            on = touched(touched(scene, "letter:back"), target.name)
            assert any(one.name.startswith(("case:", "rule:")) for one in compose(on).targets)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_with_the_one_button_a_row_is_chosen_then_a_letter(size):
    scene = scene_of(ARROW, size)
    for name in ("tool:help", "lookup", "search"):
        scene = touched(scene, name)
    rows = [target.name for target in focus.stops(compose(scene))]
    assert all(name.startswith("row:") for name in rows)
    scene = touched(scene, rows[-1])
    assert {target.name for target in focus.stops(compose(scene))} >= {"letter:Z"}
    scene = touched(touched(scene, "letter:Z"), "letter:W")
    stops = [target.name for target in focus.stops(compose(scene))]
    assert stops[0].startswith(("case:", "rule:"))
    assert any(name.startswith("row:") for name in stops)


def test_the_other_language_is_understood():
    scene = scene_of(ARROW, (1280, 720))
    for name in ("tool:help", "lookup", "search", *(f"letter:{letter}" for letter in "ARROW")):
        scene = touched(scene, name)
    assert any(target.name.startswith(("case:", "rule:")) for target in compose(scene).targets)


def test_on_a_keyboard_words_are_typed_with_their_dots_and_enter_opens_the_first_that_is_found():
    scene = scene_of(ARROW, SIZES[0])
    for name in ("tool:help", "lookup", "search"):
        scene = touched(scene, name)
    for letter in "plättchen":
        scene = done(scene, interpret_key(pygame.event.Event(pygame.TEXTINPUT, text=letter), compose(scene)))
    page = compose(scene)
    assert "PLATTCHEN" in text_of(page)
    found_first = next(target for target in page.targets if target.name.startswith(("case:", "rule:")))
    opened = interpret_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN), page)
    assert opened == found_first.effect
    rubbed = done(scene, interpret_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE), page))
    assert "PLATTCHE_" in text_of(compose(rubbed))


def test_one_button_reads_the_likeliest_answers_by_holding_and_comes_to_a_question_by_a_short_press():
    scene = touched(done(scene_of(ARROW, SIZES[0]), Open(HelpLeaf())), "lookup")
    book, words, asked = rulebook(scene.snapshot.game.folder), scene.words, compose(scene)
    answers = {
        target.name: rule_page(book, words, target.name.partition(":")[2]).text
        for target in asked.targets
        if target.name.startswith("case:")
    }
    assert focus.list_offered(asked).title == "Was wollt ihr wissen?"
    assert focus.list_offered(asked).here == "Mehr Fragen"
    unanswered = {name for name, text in answers.items() if letters_of(text) not in letters_of(text_of(asked))}
    assert len(unanswered) < len(answers), "some are answered at once"
    further = done(scene, focus.find_long_press(asked))
    assert next(target.name for target in compose(further).targets if target.name.startswith("case:")) in unanswered
    one = done(done(scene, focus.find_short_press(asked)), compose(scene).back)
    assert one.state.overlay is None, "pressed twice, it leads back to the game"
    opened = done(scene, focus.find_short_press(asked))
    first = focus.find_focused(compose(opened)).name
    heard = focus.list_offered(compose(done(opened, focus.find_long_press(compose(opened)))))
    assert answers[first] in heard.title
    assert heard.here == "Mehr Fragen"


def done(scene, effect):
    """Carry out an effect, the parts of one after the other."""
    return replace(scene, state=apply_effect(scene.state, effect)[0])
