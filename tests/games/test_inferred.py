"""What the device answers by itself although another answer is legal is never silent: one step leads to every other answer."""

import os
from random import Random

import correcting
import pytest
from every import begin, books_of
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import GAMES
from companion.games import game as find_game
from companion.play import Answer, Controller, MendOn, Undo
from companion.play.acts import Adopt, MakeUp
from companion.play.snapshot import find_silent
from companion.table import AnswerRejected
from companion.table.draft import Draft
from companion.table.questions.kinds import find_alternatives
from companion.ui.pages.earlier import list_decided

EXAMPLES = 250 if os.environ.get("COMPANION_EXAMPLES") == "fresh" else 2
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
def test_every_other_legal_answer_is_reached_by_taking_back_and_by_the_line_of_time(game, books, seed):
    rng = Random(seed)
    for controller in played(game, books, rng, rng.randint(1, 160)):
        snapshot = controller.snapshot()
        decided = [each.step for each in list_decided(snapshot)]
        for back, inferred in enumerate(snapshot.inferred, start=1):
            assert inferred.step in decided
            aside = Controller(controller.session.branch(controller.session.rows()))
            for _ in range(back):
                shown = aside.do(Undo(insist=True))
            assert shown.question.identity == inferred.question.identity
            for key in find_alternatives(inferred.question, inferred.value):
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES)
def test_a_decision_that_was_forgotten_and_is_made_up_gives_the_game_that_was_played(game, seed):
    rng = Random(seed)
    *_, controller = played(game, rng.choice(books_of(game)), rng, rng.randint(5, 160))
    session = controller.session
    decided = [each for each in list_decided(controller.snapshot()) if each.source != "follows"]
    if not decided:
        return
    chosen = rng.choice(decided)
    draft = Draft(session, chosen.step)
    draft.leave_out()
    trial = draft.try_later()
    if trial.against is not None or trial.asks or any(not later.minor for later in trial.fallen[1:]):
        return  # without it other things would have happened
    forgot = Controller(trial.session)
    shown = forgot.do(MakeUp(chosen.step))
    shown = forgot.do(Answer(chosen.value, shown.step))
    if shown.draft is not None and shown.draft.whole:
        shown = forgot.do(Adopt())
    assert (shown.draft, shown.refusal) == (None, None)
    assert forgot.session.table.ledger.snapshot() == session.table.ledger.snapshot()
