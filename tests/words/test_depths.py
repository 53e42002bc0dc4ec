"""Three depths that fit the people: counted for each group, chosen in the menu, forgotten by nobody."""

from random import Random

import pytest

from companion.games import game
from companion.language.words import Words
from companion.library.notebook import Notebook
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.table.phrase import phrase
from companion.table.questions.question import Question
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.narration.familiarity import AUTO, Familiarity
from companion.ui.narration.prompt import HEARD_OFTEN, KNOWN_WELL, prompt_text


def opened(name: str, *names: str) -> Controller:
    seats = Seats(map(Seat, names, game(name).colours))
    return Controller(Session.begin(game(name), Beginning(name, seats, {}, {}), MemoryLog()))


@pytest.fixture
def familiarity(tmp_path):
    return Familiarity(Notebook(tmp_path / "notebook.json"), first_game=True)


def test_a_group_is_told_reasons_then_the_prompt_then_it_short(familiarity):
    snapshot = opened("tumult_royale", "Ada", "Ben").snapshot()
    heard = []
    for _ in range(KNOWN_WELL + 2):
        heard.append(familiarity.count_heard(snapshot))
        familiarity.note(snapshot)
    assert heard == [*range(KNOWN_WELL), KNOWN_WELL, KNOWN_WELL]


def test_the_same_people_in_other_seats_are_the_same_group_and_others_begin_anew(familiarity):
    familiarity.note(opened("tumult_royale", "Ada", "Ben").snapshot())
    assert familiarity.count_heard(opened("tumult_royale", "Ben", "Ada").snapshot()) == 1
    assert familiarity.count_heard(opened("tumult_royale", "Ada", "Clara").snapshot()) == 0


def test_whoever_was_just_named_is_not_named_again():
    table = opened("citadels", "Ada", "Ben", "Clara", "Dora")
    words, rng = Words("en", [game("citadels").folder]), Random(1)
    while (question := table.snapshot().question).seat is None:
        table.do(Answer(question.sample(rng), table.snapshot().step))
    assert prompt_text(question, words).startswith(f"{question.seat.name}:")
    assert not prompt_text(question, words, named=question.seat).startswith(f"{question.seat.name}:")


def test_what_a_group_chooses_holds_for_it_and_is_there_after_a_restart(tmp_path):
    path = tmp_path / "notebook.json"
    ours, others = opened("tumult_royale", "Ada", "Ben").snapshot(), opened("tumult_royale", "Ada", "Clara").snapshot()
    Familiarity(Notebook(path), first_game=True).choose(ours, "short")
    again = Familiarity(Notebook(path), first_game=True)
    assert (again.depth(ours), again.count_heard(ours)) == ("short", KNOWN_WELL)
    assert (again.depth(others), again.count_heard(others)) == (AUTO, 0)


def test_without_first_games_nobody_needs_reasons(tmp_path):
    familiarity = Familiarity(Notebook(tmp_path / "notebook.json"), first_game=False)
    assert familiarity.count_heard(opened("tumult_royale", "Ada", "Ben").snapshot()) == HEARD_OFTEN


def test_a_second_line_is_said_where_nothing_longer_says_it():
    words = Words("en", [game("wallenstein").folder])
    alone, told = Question("wallenstein.joined-tower"), Question("wallenstein.joined-round")
    assert prompt_text(alone, words, 0).endswith("tower? 62 per colour and 20 peasants, minus what you can see.")
    assert "62" not in prompt_text(alone, words, KNOWN_WELL)
    assert prompt_text(told, words, 0).count("second year") == 1


def test_what_is_filled_into_a_spoken_text_is_spoken_too():
    said = "Arkon, Burgen"
    letters = phrase("council-letters", letters="A B", cities=said)
    words = Words("de", [game("council_of_four").folder])
    whole = phrase("prompt-press-long", what=letters)
    assert "A B" in words(whole)
    assert said in words.say_aloud(whole)
