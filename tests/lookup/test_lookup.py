"""Sixty questions that players ask, written before there was a look-up: it answers them from the moment they are asked in.

Touches and presses are counted on the three screens: "?", look up, and the question; with the one button three seconds, then
short presses up to it.
"""

import os
from collections import Counter
from dataclasses import replace

import pygame
import pytest

from companion.play.requests import ReadAloud
from companion.rulebook import found, letters_of, rulebook
from companion.screen.compose import compose
from companion.screen.page import focus
from companion.screen.page.effects import Do
from companion.screen.page.input import meant
from companion.screen.page.state import after
from companion.screen.paint.items import LineItem
from companion.table.phrase import Phrase
from tools.look_up import BY_NAME, SIZES, moments, presses_to, questions, scene_of, touched, touches_to, words_of

pytestmark = pytest.mark.slow

QUESTIONS = questions()
EVERY = bool(os.environ.get("COMPANION_LOOK_AT_ALL"))
"""`make test-layout` asks on all three screens and in both languages."""
TOUCHES, PRESSES, WANTED, MOST = 3, 8, 55, 5


def text_of(page):
    return " ".join(item.text for item in page.items if isinstance(item, LineItem))


def test_there_are_sixty_of_all_games():
    assert len(QUESTIONS) == 60
    assert set(Counter(question.game for question in QUESTIONS)) == set(BY_NAME) - {"any_box"}  # a box nobody knows
    for question in QUESTIONS:
        assert question.at.split(".")[0]
        assert question.answer in rulebook(BY_NAME[question.game].folder).cases


@pytest.mark.parametrize("size", SIZES if EVERY else SIZES[:1], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nearly_all_are_answered_within_three_touches_and_eight_presses(size):
    touches, presses = Counter(), Counter()
    for question in QUESTIONS:
        scene = scene_of(question, size, "de")
        number, page = touches_to(scene, question.answer)
        assert page.faults == (), question
        assert question.says.lower() in text_of(page).lower(), question
        assert any(isinstance(target.effect, Do) and isinstance(target.effect.act, ReadAloud) for target in page.targets)
        touches[number] += 1
        presses[presses_to(scene, question.answer)] += 1
    assert sum(number for many, number in touches.items() if many <= TOUCHES) >= WANTED, touches
    assert max(touches) <= MOST, touches
    assert max(presses) <= PRESSES, presses


@pytest.mark.skipif(not EVERY, reason="make test-layout")
def test_every_answer_fits_in_english_too():
    for question in QUESTIONS:
        assert touches_to(scene_of(question, SIZES[0], "en"), question.answer)[1].faults == (), question


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", BY_NAME)
def test_every_moment_has_its_questions_and_each_is_found_by_two_of_its_words(name, language):
    book, words = rulebook(BY_NAME[name].folder), words_of(name, language)
    assert set(moments(name)) & set(book.moments), "the ids of questions have changed"
    texts = {case: (words(Phrase(case)), words(Phrase(case), "answer")) for case in book.cases}
    for case, (heading, _) in texts.items():
        typed = " ".join(sorted(set(letters_of(heading).split()), key=lambda word: (len(word), word))[-2:])
        assert case in found(typed, texts)[:4], (case, typed)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_letters_lead_to_a_question_and_never_nowhere(size):
    scene = scene_of(QUESTIONS[0], size, "de")
    for name in ("tool:help", "lookup", "search"):
        scene = touched(scene, name)
    for letter in "PFEIL":
        scene = touched(scene, f"letter:{letter}")
        page = compose(scene)
        assert page.faults == ()
        assert any(target.name.startswith(("case:", "rule:")) for target in page.targets)
    scene = touched(scene, "letter:back")
    for target in compose(scene).targets:
        if target.name.startswith("letter:") and len(target.name) == len("letter:A") and not target.off:
            assert any(one.name.startswith(("case:", "rule:")) for one in compose(touched(scene, target.name)).targets)
    scene = touched(scene, "letter:L")
    assert f"case:{QUESTIONS[0].answer}" in {target.name for target in compose(scene).targets}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_with_the_one_button_a_row_is_chosen_then_a_letter(size):
    scene = scene_of(QUESTIONS[0], size, "de")
    for name in ("tool:help", "lookup", "search"):
        scene = touched(scene, name)
    rows = [target.name for target in focus.stops(compose(scene))]
    assert all(name.startswith("row:") for name in rows)
    scene = touched(scene, rows[-1])
    assert {target.name for target in focus.stops(compose(scene))} >= {"letter:Z"}
    scene = touched(scene, "letter:Z")
    stops = [target.name for target in focus.stops(compose(scene))]
    assert stops[0].startswith(("case:", "rule:"))
    assert any(name.startswith("row:") for name in stops)


def test_endings_are_forgiven_and_the_other_language_is_understood():
    texts = {"a": ("Bekomme ich Trost?", "Ja, wer ein Plättchen verliert."), "b": ("Wer wird Herzog?", "")}
    assert found("trostes", texts) == ("a",)
    assert found("PLATTCHENS verlor", texts) == ("a",)
    assert found("xyz", texts) == ()
    scene = scene_of(QUESTIONS[0], (1280, 720), "de")
    for name in ("tool:help", "lookup", "search", *(f"letter:{letter}" for letter in "ARROW")):
        scene = touched(scene, name)
    assert any(target.name.startswith(("case:", "rule:")) for target in compose(scene).targets)


def test_on_a_keyboard_words_are_typed_with_their_dots_and_enter_opens_the_first_that_is_found():
    scene = scene_of(QUESTIONS[0], SIZES[0], "de")
    for name in ("tool:help", "lookup", "search"):
        scene = touched(scene, name)
    for letter in "plättchen":
        scene = done(scene, meant(pygame.event.Event(pygame.TEXTINPUT, text=letter), compose(scene)))
    page = compose(scene)
    assert "PLATTCHEN" in text_of(page)
    found_first = next(target for target in page.targets if target.name.startswith(("case:", "rule:")))
    opened = meant(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN), page)
    assert opened == found_first.effect
    rubbed = done(scene, meant(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE), page))
    assert "PLATTCHE_" in text_of(compose(rubbed))


def done(scene, effect):
    """Carry out an effect, the parts of one after the other."""
    return replace(scene, state=after(scene.state, effect)[0])
