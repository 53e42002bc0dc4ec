"""Answers given anew or made up in random games: the mended game is the straight game of the answers that people gave."""

from random import Random

import pytest
from every import begin, beginning, books_of

from companion.app.desk.app import words_of
from companion.games import GAMES
from companion.games import game as find_game
from companion.play.acts import Adopt, Answer, DropDraft, LeaveOut, MakeUp, MendNext, MendOn
from companion.play.controller import Controller
from companion.table.errors import TableError
from companion.table.questions.kinds import Tell
from companion.table.session import MemoryLog, Session
from companion.table.undo_history import RowKind
from companion.ui.narration.prompt import tell_snapshot

BOXES = [(game, books) for game in GAMES for books in books_of(game)]
GIVEN_UP = 40
"""Decisions in one draft after which it is left: a wild change may turn the whole game over."""


def straight(game, players, options, people, until):
    """Play what people answered, one after the other; what follows is inferred here, apart from the product's own loop."""
    session = Session.begin(game, beginning(game, players, **options), MemoryLog())

    def pass_on(identity):
        while (asked := session.question) is not None and asked.identity != identity:
            assert asked.follows or isinstance(asked, Tell), f"{asked.identity} is asked before {identity}"
            session.answer(asked.implied if asked.follows else None)

    for identity, value in people:
        pass_on(identity)
        session.answer(value)
    pass_on(until)
    return session


def other_answer(question, value, rng):
    """Draw another answer that the question takes; None where there is hardly one."""
    for _ in range(8):
        try:
            new = question.read(question.sample(rng))
        except TableError:
            continue
        if new != value:
            return new
    return None


def mended(controller, rng, *, made_up=False):
    """Give one earlier answer anew, or make up one before it, and go through with it; tell whether it was adopted."""
    history = controller.session.history()
    given = [
        (step, question, row.value)
        for step, (question, row) in enumerate(history)
        if row.kind is RowKind.ANSWER and row.source != "follows" and not isinstance(question, Tell)
    ]
    if not given:
        return False
    step, question, value = rng.choice(given)
    new = other_answer(question, value, rng)
    if new is None:
        return False
    snapshot = controller.do(Answer(new, controller.do(MakeUp(step)).step) if made_up else MendOn(step, new))
    for _ in range(GIVEN_UP):
        if snapshot.draft is None:
            return False
        if snapshot.draft.whole:
            controller.do(Adopt())
            return True
        if snapshot.draft.against is not None:
            assert snapshot.draft.against.source != "follows", "a mend stops at an answer that nobody gave"
            draft = snapshot.draft
            act = MendNext() if draft.why is not None and rng.random() < 0.5 else LeaveOut()
            snapshot = controller.do(act)
            assert act == MendNext() or snapshot.draft is None or snapshot.draft.against != draft.against, "it is left out"
        elif snapshot.question is not None:
            snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
        else:
            break
    controller.do(DropDraft())
    return False


def first_scored(seed):
    """A light Wallenstein, played to its first scoring: the lands of the scoring followed from those of the winter."""
    controller, rng = Controller(begin(find_game("wallenstein"), 3, books="light")), Random(seed)
    controller.go_on()
    while True:
        lands = [row for question, row in controller.session.history() if question.id == "wallenstein.lands"]
        if len(lands) == 2:
            assert [row.source for row in lands] == ["touch", "follows"]
            return controller, *lands
        snapshot = controller.snapshot()
        controller.do(Answer(snapshot.question.sample(rng), snapshot.step))


def test_mended_lands_of_a_light_wallenstein_are_told_aloud_and_count_in_the_scoring():
    counted = 0
    for seed in range(10):
        controller, winter, scoring = first_scored(seed)
        scored = {**scoring.value, "red": scoring.value["red"] + 1}
        shown = controller.do(MendOn(winter.step, {**winter.value, "red": winter.value["red"] + 1}))
        if shown.draft is None or not shown.draft.whole:  # a land too many, or the revolts of the winter come otherwise
            continue
        told = [each.value for each in shown.draft.recounted if each.question.id == "wallenstein.lands"]
        for language, counts in (("de", "Zählt jetzt"), ("en", "This now counts as")):
            assert not told or counts in tell_snapshot(shown, words_of(language, shown.game)), "before it is adopted"
        lands = controller.do(Adopt()).values["lands.red"]
        again = [row for question, row in controller.session.history() if question.id == "wallenstein.lands"][1:]
        if again:  # else somebody has to put down one revolt more before the scoring
            counted += 1
            assert told == [row.value for row in again] == [scored]
            assert lands == scored["red"]
    assert counted >= 2


def mend_one(game, books, seed, *, made_up):
    """Mend a random game, by an answer anew or one made up, and compare it with the straight game of its answers; tell whether a mend was adopted."""
    options = {option.name: books for option in game.options if option.name == "books"}
    rng = Random(seed)
    options |= {option.name: rng.choice(option.choices) for option in game.options if option.expansion}
    players = rng.choice(sorted(set(game.seats)))
    controller = Controller(begin(game, players, **options))
    controller.go_on()
    for _ in range(rng.randint(5, 120)):
        snapshot = controller.snapshot()
        if snapshot.question is None:
            break
        controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    if not mended(controller, rng, made_up=made_up):
        return False
    session = controller.session
    people = [
        (row.question, row.value)
        for question, row in session.history()
        if row.source != "follows" and not isinstance(question, Tell)
    ]
    asked = session.question and session.question.identity
    again = straight(game, players, options, people, asked)
    assert again.table.ledger.snapshot() == session.table.ledger.snapshot(), seed
    assert again.outcome == session.outcome, seed
    return True


@pytest.mark.parametrize("made_up", [False, True], ids=["anew", "made up"])
@pytest.mark.parametrize(("game", "books"), BOXES, ids=lambda each: getattr(each, "name", each))
def test_a_mended_game_is_the_straight_game_of_its_answers(game, books, made_up):
    assert any(mend_one(game, books, seed, made_up=made_up) for seed in range(6)), "no answer was mended"
