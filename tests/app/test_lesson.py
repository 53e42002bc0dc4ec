"""The lesson is the first game: each rule is told before it first matters, once, in the real game; and what lessons must hold."""

import tomllib
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

import pytest

from companion.games import BUILT_IN, GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.library.library import Library
from companion.play.acts import Answer, Undo
from companion.play.controller import Controller
from companion.rulebook import FileRefused, rulebook
from companion.rulebook.lessons.course import AT_ONCE, BACK, NEXT, STOP, Course, LessonStep, Verdict, lesson_page
from companion.rulebook.lessons.lesson_plan import Quiz, lesson_of
from companion.rulebook.lessons.pictures import pictures_of
from companion.system.languages import WHOLE
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Taught
from companion.ui.narration.voice_preparation import Preparation

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")
HANDS_ON, TALK, TALK_BEFORE = 0.5, 200, 90
"""The least share of steps with something to do; the most seconds of steps in two rounds, and before the first of them."""
SPOKEN = 14
"""Letters that a voice says in a second."""
WAYS = {
    "tumult_royale": ({"books": "light"}, {"variant": "gamblers"}),
    "citadels": ({"cards": "yes"}, {"books": "full"}),
    "council_of_four": ({"books": "light"},),
    "wallenstein": ({"books": "full"}, {"court": "yes", "landsknechte": "yes"}),
    "any_box": (),
}
"""Options with which each game is taught, besides the usual ones: the other books, and what is added."""


def beginning(game, players, options=None, taught=None):
    seats = Seats(map(Seat, NAMES, game.colours[:players]))
    return Beginning(game.name, seats, options or {}, {}, taught=taught or Taught(tuple(seat.colour for seat in seats)))


def taught_game(begun, told=(), note=lambda _: None):
    game = find_game(begun.game)
    session = Session.begin(game, begun, MemoryLog())
    controller = Controller(session, course=Course(lesson_of(game.folder), begun.taught, session.table, told, note))
    controller.go_on()
    return controller


PIECES = tomllib.loads((Path(__file__).parent / "lesson_pieces.toml").read_text(encoding="utf-8"))


def first_rounds(controller, seed, rounds=2):
    """Play random first rounds, the first option of every page of the lesson; give each page and question with its round."""
    rng, now = Random(seed), controller.snapshot()
    while now.question is not None and controller.session.table.place.round <= rounds:
        question = now.question
        yield question, controller.session.question, controller.session.table.place.round
        value = question.options[0].key if isinstance(question, LessonStep) else question.sample(rng)
        now = controller.do(Answer(value, now.step, page=now.page))
        assert now.refusal is None, now.refusal


@cache
def first_game(name, players, **options):
    """Play the first rounds of a whole table's first game, once for all who look at them."""
    return [*first_rounds(taught_game(beginning(find_game(name), players, options)), players)]


@ALL
def test_every_rule_of_the_first_two_rounds_is_told_before_it_first_matters_and_no_step_twice(game):
    """Each rule that a question serves was told by a step, is told by the question itself, or is the device's own work."""
    book, ever, late = rulebook(game.folder), set(), {}
    itself = {rule.id for rule in book.rules.values() if rule.serve in {"prompt", "enforce"}}
    for options in ({}, *WAYS.get(game.name, ())):
        for players in game.seats:
            known, told, batch = set(itself), [], 0
            for question, _, _ in first_game(game.name, players, **options):
                batch = batch + 1 if isinstance(question, LessonStep) else 0
                assert batch <= AT_ONCE, "no more is told at once than can be kept in mind"
                if isinstance(question, LessonStep):
                    told.append(question.subject)
                    known |= set(question.rules)
                for rule in set(question.rules) & set(book.rules) - known:
                    late.setdefault(rule, (question.id, players, options))
            assert len(told) == len(set(told)), told
            ever |= set(told)
    assert late == {}
    first = {f"{c.id}/{s.id}" for c in lesson_of(game.folder).chapters for s in c.steps if s.since <= 2 and not s.looms}
    rare = {"about/clock", "about/pass", "winter/revolts"}
    assert first - ever - rare == set(), "steps that wait for a question that never comes"


@pytest.mark.parametrize("name", PIECES)
def test_a_task_asks_only_for_what_the_set_up_has_laid_on_the_table(name):
    """What each task needs, and which question lays it, is written down in `lesson_pieces.toml`; whole first games are walked."""
    game = find_game(name)
    laid, needed = (PIECES[name][key] for key in ("laid", "needed"))
    words, tasks = Words("en", [game.folder]), {}
    for options in ({}, *WAYS.get(game.name, ())):
        for players in game.seats:
            there = set[str]()
            for page, question, _ in first_game(game.name, players, **options):
                if not isinstance(page, LessonStep | Verdict):
                    there.update(laid.get(question.id, ()))
                elif isinstance(page, LessonStep) and words.has(page.words.id, "do"):
                    tasks[page.subject] = words(page.words, "do")
                    missing = set(needed[page.subject]) - there
                    assert not missing, f"{page.subject}: {tasks[page.subject]} needs {missing}, with {players} and {options}"
    steps = {f"{chapter.id}/{step.id}" for chapter in lesson_of(game.folder).chapters for step in chapter.steps}
    every = {name for name in steps if words.has(f"lesson-{name.replace('/', '-')}", "do")}
    assert every == needed.keys(), "each task says what it needs"
    assert {piece for pieces in needed.values() for piece in pieces} <= {piece for pieces in laid.values() for piece in pieces}


@ALL
def test_a_first_game_is_half_hands_on_and_short(game):
    for players in game.seats:
        for language in WHOLE:
            words, steps, hands, before, whole = Words(language, [game.folder]), 0, 0, 0, 0
            for question, _, round_ in first_game(game.name, players):
                if isinstance(question, LessonStep):
                    said = words(question.words) + (words.find_optional(question.words, "do") or "")
                    steps, whole, before = steps + 1, whole + len(said), before + len(said) * (round_ == 0)
                    hands += words.has(question.words.id, "do") or question.options[0].key != NEXT
            assert hands >= HANDS_ON * steps, (players, language, hands, steps)
            assert before / SPOKEN <= TALK_BEFORE
            assert whole / SPOKEN <= TALK


def test_sentences_of_a_taught_game_are_rendered_by_one_program_through_pages_and_questions(monkeypatch):
    begun: list[list[str]] = []
    preparation = Preparation()
    monkeypatch.setattr(preparation, "_start", begun.append)
    controller = taught_game(beginning(find_game("tumult_royale"), 2))
    kinds = set()
    for question, _, _ in first_rounds(controller, 1, rounds=0):
        preparation.begin(controller.snapshot(), "de")
        kinds.add(isinstance(question, LessonStep))
    assert kinds == {True, False}
    assert len(begun) == 1
    assert "--lesson" in begun[0], "what is taught now comes first"


def test_newcomers_are_told_before_their_own_turns_and_what_everybody_does_and_others_never():
    citadels = find_game("citadels")
    ada = citadels.colours[0]
    pages = [
        open_ for page, open_, _ in first_rounds(taught_game(beginning(citadels, 4, taught=Taught((ada,)))), 3)
        if isinstance(page, LessonStep)
    ]  # fmt: skip
    assert any(open_.seat is not None for open_ in pages)
    assert {open_.seat.colour for open_ in pages if open_.seat is not None} == {ada}
    nobody = taught_game(beginning(citadels, 4, taught=Taught(("none",))))
    assert not any(open_.seat for page, open_, _ in first_rounds(nobody, 3) if isinstance(page, LessonStep))


def test_who_knows_the_game_is_told_only_what_an_expansion_adds():
    for game, chapter in [(each, chapter) for each in BUILT_IN for chapter in lesson_of(each.folder).additions()]:
        taught = Taught(tuple(game.colours[:4]), chapter.id)
        told = first_rounds(taught_game(beginning(game, 4, dict(chapter.adds), taught)), 2)
        assert {page.heading.id for page, _, _ in told if isinstance(page, LessonStep)} == {chapter.heading.id}


def test_back_enough_a_wrong_answer_and_a_press_for_the_page_before():
    controller = taught_game(beginning(find_game("tumult_royale"), 3))
    first = controller.snapshot()
    assert [option.key for option in first.question.options] == [NEXT, STOP]
    second = controller.do(Answer(NEXT, first.step, page=first.page))
    assert second.question.subject != first.question.subject
    again = controller.do(Answer(NEXT, first.step, page=first.page))
    assert again.question == second.question, "a second press of the page before goes on to nothing"
    assert again.refusal is not None
    assert controller.do(Answer(BACK, second.step, page=second.page)).question.subject == first.question.subject
    third = controller.do(Answer(NEXT, first.step))
    assert controller.do(Undo()).question.subject == first.question.subject
    assert third.question.subject == second.question.subject
    plain = controller.do(Answer(STOP, first.step))
    assert plain.question is controller.session.question
    assert not any(isinstance(question, LessonStep) for question, _, _ in first_rounds(controller, 1))

    council = taught_game(beginning(find_game("council_of_four"), 2))
    pages = (page for page, _, _ in first_rounds(council, 1) if isinstance(page, LessonStep) and page.options[0].key != NEXT)
    quiz = next(pages)
    told = council.do(Answer("c", council.session.step))
    assert isinstance(told.question, Verdict)
    assert told.question.subject == "wrong"
    assert council.do(Answer(None, told.step)).question != quiz


def test_the_first_game_is_the_games_own_with_the_button_alone_and_is_told_once_over_a_power_cut(at_desk, tmp_path):
    table = at_desk(language="de")
    table.begin(beginning(find_game("tumult_royale"), 3))
    told = 0
    while not isinstance(table.snapshot.question, LessonStep) or told < 3:
        assert not table.window.page.faults
        if isinstance(table.snapshot.question, LessonStep):
            told += 1
            table.choose(f"option:{NEXT}")
    assert table.library.at_table is not None
    assert table.snapshot.step == 0, "no page of the lesson is an entry of the game"
    left = table.snapshot.question.subject
    table.close()
    table.close = lambda: None
    with closing(Library(tmp_path)) as library:
        resumed = library.resume(library.open_game().id).snapshot()
        assert resumed.question.subject == left, "what was told is not told again"
        assert [seat.name for seat in resumed.seats] == ["Ada", "Ben", "Clara"]


@ALL
def test_lessons_name_rules_that_exist_and_every_explained_rule_can_be_reached(game):
    book = rulebook(game.folder)
    taught = lesson_of(game.folder).rules()
    assert sorted(rule for rule in taught if rule not in book.rules and rule not in book.cases) == []
    explained = {rule.id for rule in book.rules.values() if rule.serve == "explain"}
    readable = {rule for rule in explained if all(Words(language, [game.folder]).has(rule) for language in WHOLE)}
    assert explained <= taught | readable


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_has_short_words_and_a_picture_of_its_own(game):
    lesson, pictures = lesson_of(game.folder), pictures_of(game.folder)
    steps = [(chapter, step) for chapter in lesson.chapters for step in chapter.steps]
    for language in WHOLE:
        words = Words(language, [game.folder])
        for players in game.seats:
            said = [words(lesson_page(chapter, step, players).words) for chapter, step in steps]
            assert max(map(len, said)) <= 150, max(said, key=len)
    named = [step.picture for _, step in steps]
    assert sorted(named) == sorted(set(named) & set(pictures))


def test_a_broken_lesson_is_named_and_a_quiz_has_its_answer(tmp_path):
    for text in ("[[chapter]]\nid = 1", "chapter = ", '[[chapter]]\nid = "a"\nstep = [{ id = "b", cue = "blink" }]'):
        (tmp_path / "lesson.toml").write_text(text, encoding="utf-8")
        with pytest.raises(FileRefused, match=r"lesson\.toml"):
            lesson_of(tmp_path)
    with pytest.raises(FileRefused):
        Quiz(("a", "b"), "c")
