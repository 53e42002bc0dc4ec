"""Sixty questions that players ask, written before there was a look-up: it answers them from the moment they are asked in.

Touches and presses are counted on the three screens: "?", look up, and the question; with the one button three seconds, then
short presses up to it.
"""

import tomllib
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from companion.gallery.scenes import screens_of
from companion.games import GAMES
from companion.play.requests import ReadAloud
from companion.rulebook import found, letters_of, rulebook
from companion.screen.compose import compose
from companion.screen.page import focus
from companion.screen.page.effects import Do, Menu, Open
from companion.screen.page.state import after
from companion.screen.paint.formats import format_for
from companion.screen.paint.items import LineItem
from companion.table.phrase import Phrase
from companion.words import Words

QUESTIONS = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))["question"]
SIZES = ((1280, 720), (800, 480), (720, 1280))
TOUCHES, PRESSES, WANTED, MOST = 3, 8, 55, 5
BY_NAME = {game.name: game for game in GAMES}


@cache
def moments(name):
    """Give a real screen for each question that comes in a game of some number of players, by its id."""
    found = {}
    for players in reversed(BY_NAME[name].seats):
        for screen in screens_of(BY_NAME[name], players):
            if screen.snapshot.question is not None:
                found.setdefault(screen.snapshot.question.id, screen)
    return found


def scene_of(question, size, language):
    return moments(question["game"])[question["at"]].scene(format_for(*size), words_of(question["game"], language))


@cache
def words_of(name, language):
    return Words(language, [BY_NAME[name].folder])


def text_of(page):
    return " ".join(item.text for item in page.items if isinstance(item, LineItem))


def touches_to(scene, answer):
    """Touch "?", "look up", turn pages as often as it takes, and touch the question; give how often, and the page."""
    begin, touches = scene, 0
    for name in ("tool:help", "lookup"):
        begin, touches = touched(begin, name), touches + 1
    for _ in range(MOST):
        names = {target.name for target in compose(begin).targets}
        if f"case:{answer}" in names:
            return touches + 1, compose(touched(begin, f"case:{answer}"))
        begin, touches = touched(begin, "more"), touches + 1
    raise AssertionError(f"{answer} is not on the first pages")


def touched(scene, name):
    target = next(target for target in compose(scene).targets if target.name == name)
    return replace(scene, state=after(scene.state, target.effect)[0])


def presses_to(scene, answer):
    """Press the one button: three seconds for the menu, long on what is focused, short on to the next."""
    begin, presses = replace(scene, state=after(scene.state, Open(Menu()))[0]), 1
    for wanted in ("lookup", f"case:{answer}"):
        for _ in count():
            page = compose(begin)
            stops = [target.name for target in focus.stops(page)]
            goal = wanted if wanted in stops else "more"
            here = focus.focused(page).name
            effect = focus.long_press(page) if here == goal else focus.short_press(page)
            begin, presses = replace(begin, state=after(begin.state, effect)[0]), presses + 1
            if here == wanted:
                break
            assert presses < 40, (answer, stops)
    return presses


def test_there_are_sixty_of_all_games():
    assert len(QUESTIONS) == 60
    assert set(Counter(question["game"] for question in QUESTIONS)) == set(BY_NAME)
    for question in QUESTIONS:
        assert question["at"].split(".")[0]
        assert question["answer"] in rulebook(BY_NAME[question["game"]].folder).cases


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nearly_all_are_answered_within_three_touches_and_eight_presses(size):
    touches, presses = Counter(), Counter()
    for question in QUESTIONS:
        scene = scene_of(question, size, "de")
        number, page = touches_to(scene, question["answer"])
        assert question["says"].lower() in text_of(page).lower(), question
        assert any(isinstance(target.effect, Do) and isinstance(target.effect.act, ReadAloud) for target in page.targets)
        touches[number] += 1
        presses[presses_to(scene, question["answer"])] += 1
    assert sum(number for many, number in touches.items() if many <= TOUCHES) >= WANTED, touches
    assert max(touches) <= MOST, touches
    assert sum(number for many, number in presses.items() if many <= PRESSES) >= WANTED, presses


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", BY_NAME)
def test_the_first_page_and_every_answer_fit(name, language):
    for question in QUESTIONS:
        if question["game"] == name:
            for size in SIZES:
                scene = scene_of(question, size, language)
                assert compose(touched(touched(scene, "tool:help"), "lookup")).faults == (), question
                assert touches_to(scene, question["answer"])[1].faults == (), question


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
        for target in page.targets:
            if target.name.startswith("letter:") and len(target.name) == len("letter:A") and not target.off:
                assert any(one.name.startswith(("case:", "rule:")) for one in compose(touched(scene, target.name)).targets)
    assert f"case:{QUESTIONS[0]['answer']}" in {target.name for target in compose(scene).targets}
