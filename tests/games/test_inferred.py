"""What the device answers by itself although another answer is legal is never silent: one step leads to every other answer."""

import os
import sys
from pathlib import Path
from random import Random

import correcting
import pytest
from every import begin, books_of, state
from hypothesis import given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))

from burden.hand import Hand

from companion.app.desk.app import words_of
from companion.games import GAMES
from companion.games import game as find_game
from companion.play import Answer, Controller, MendOn, Undo
from companion.play.acts import Adopt, MakeUp
from companion.play.snapshot import find_silent
from companion.table import AnswerRejected, Tell
from companion.table.draft import Draft
from companion.table.questions.kinds import find_alternatives
from companion.ui.pages.earlier import list_decided

EXAMPLES = 250 if os.environ.get("COMPANION_EXAMPLES") == "fresh" else 1
LOOKED_AT = 24
"""Decisions of a game that are tried, at most, until one is found that could have been forgotten."""
BOXES = [(game, books) for game in GAMES for books in books_of(game)]


def played(game, books, rng, most):
    """Play a game at random; yield its controller after each answer."""
    numbers = [number for number in game.seats if number > 1]
    controller = Controller(begin(game, rng.choice(numbers), **({"books": books} if books else {})))
    controller.go_on()
    for _ in range(most):
        question = controller.session.question
        if question is None:
            return
        try:
            question.read(answer := question.sample(rng))
        except AnswerRejected:
            continue
        assert controller.do(Answer(answer, controller.session.step)).refusal is None
        yield controller


@pytest.mark.parametrize(("game", "books"), BOXES, ids=lambda each: getattr(each, "name", each))
@given(seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES)
def test_every_other_legal_answer_is_three_touches_away_by_taking_back_and_reached_by_the_line_of_time(game, books, seed):
    rng, hand = Random(seed), Hand(words_of("en", game), camera=False)
    for controller in played(game, books, rng, rng.randint(1, 160)):
        snapshot = controller.snapshot()
        decided = [each.step for each in list_decided(snapshot)]
        for back, inferred in enumerate(snapshot.inferred, start=1):
            assert inferred.step in decided
            aside = Controller(controller.session.branch(controller.session.rows()))
            for _ in range(back):
                shown = aside.do(Undo(insist=True))
            assert shown.question.identity == inferred.question.identity
            there = 2 if find_silent(snapshot) is None else 1  # help and "Otherwise", or the line that tells it
            asked, pressed = shown, 4 + back - 1  # twice for help, once to "Otherwise", then held once an answer
            for place, key in enumerate(find_alternatives(inferred.question, inferred.value), start=1):
                cost = hand.cost(asked, key)
                assert back > 1 or there + cost.taps <= 3
                assert pressed + cost.shorts + cost.longs <= 6 + place + back - 1, "each further answer is one press further"
                other = Controller(controller.session.branch(controller.session.rows()))
                shown = other.do(MendOn(inferred.step, key))
                assert (shown.refusal, shown.draft) == (None, None), "mended at once, as nobody has answered since"
                assert other.session.rows()[inferred.step].value == key
                assert correcting.broken(game, other.session.table) == ""


def paying(rng):
    """Play Tumult until the device has paid although other tiles would do."""
    for seed in range(60):
        for controller in played(find_game("tumult_royale"), "full", Random(seed), 400):
            silent = find_silent(controller.snapshot())
            if silent is not None and silent.question.id == "tumult.pay":
                return controller, silent
    raise AssertionError("no payment was inferred")


def test_a_payment_that_the_device_chose_is_told_and_taking_back_asks_for_the_other_tiles():
    controller, silent = paying(Random(1))
    keys = find_alternatives(silent.question, silent.value)
    assert "back" not in keys
    shown = controller.do(Undo())
    assert (shown.question.id, shown.question.likely in keys) == ("tumult.pay", True)
    controller.do(Answer(keys[0], shown.step))
    assert controller.session.rows()[silent.step].value == keys[0]
    assert find_silent(controller.snapshot()) is None


def forgotten(session, rng):
    """Yield answers in whose absence all else that was decided would have been the same, each with the game without it."""
    decided = [each for each in list_decided(Controller(session).snapshot()) if each.source != "follows"]
    for chosen in rng.sample(decided, min(len(decided), LOOKED_AT)):
        draft = Draft(session, chosen.step)
        draft.leave_out()
        trial = draft.try_later()
        same = trial.against is None and not trial.asks and all(later.minor for later in trial.fallen[1:])
        if same and trial.session.step > chosen.step:  # else the newest answer was taken back and is given once more
            yield chosen, trial.session


@given(seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES)
def test_a_decision_that_was_forgotten_and_is_made_up_gives_the_game_that_was_played(seed):
    rng, game, found = Random(seed), find_game("citadels"), None  # in which most can be left undone
    while found is None:
        *_, controller = played(game, rng.choice(books_of(game)), rng, rng.randint(5, 160))
        found = next(forgotten(controller.session, rng), None)
    chosen, without = found
    session = controller.session
    forgot = Controller(without)
    shown = forgot.do(MakeUp(chosen.step))
    assert shown.refusal is None
    shown = forgot.do(Answer(chosen.value, shown.step))
    if shown.draft is not None and shown.draft.whole:
        shown = forgot.do(Adopt())
    assert (shown.draft, shown.refusal) == (None, None)
    while forgot.session.step < session.step and isinstance(shown.question, Tell):
        shown = forgot.do(Answer(None, shown.step))  # what only told of it is heard once more
    assert state(forgot.session) == state(session)
