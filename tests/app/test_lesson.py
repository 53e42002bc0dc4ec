"""Every lesson, whole, with the one button alone, from its `lesson-check.toml`; and what lessons must hold."""

from __future__ import annotations

import tomllib

import pytest
from at_the_desk import DeskTable

from companion.games import GAMES
from companion.lobby.evening import Learn
from companion.rulebook import rulebook
from companion.rulebook.lessons.lesson_plan import Lesson, LessonRefused, Quiz, lesson_of
from companion.rulebook.lessons.pictures import pictures_of
from companion.rulebook.lessons.teaching import LessonStep, Taught, teach
from companion.system.languages import LANGUAGES
from companion.table import Hourglass, Phrase
from companion.words import Words

pytestmark = pytest.mark.slow

ALL = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize("language", LANGUAGES)
@ALL
def test_the_whole_lesson_with_the_button_alone(tmp_path, game, language):
    scenario = tomllib.loads((game.folder / "lesson-check.toml").read_text(encoding="utf-8"))
    table = DeskTable(tmp_path, language)
    table.begin(Learn(game.name, scenario["players"]))
    for step in scenario["step"]:
        assert isinstance(table.snapshot.question, LessonStep)
        assert table.snapshot.question.id == step["show"]
        assert not table.window.page.faults, step["show"]
        table.choose("option:next")
        if "hourglass" in step:
            assert isinstance(table.snapshot.question, Hourglass)
            table.choose(table.focused)
            table.let(step["hourglass"] + 2)
        for answer in step.get("answers", ()):
            table.choose(f"option:{answer}")
            table.answer()
    assert table.snapshot.game is None, "after the lesson the table is asked what to play"
    table.close()


@ALL
def test_lessons_name_rules_that_exist_and_every_explained_rule_can_be_reached(game):
    book = rulebook(game.folder)
    taught = lesson_of(game.folder).rules()
    assert sorted(rule for rule in taught if rule not in book.rules and rule not in book.cases) == []
    explained = {rule.id for rule in book.rules.values() if rule.serve == "explain"}
    readable = {rule for rule in explained if all(Words(language, [game.folder]).has(rule) for language in LANGUAGES)}
    assert explained <= taught | readable


@ALL
def test_every_step_has_words_in_both_languages_for_every_number_of_players(game):
    lesson = lesson_of(game.folder)
    pictures = pictures_of(game.folder)
    for language in LANGUAGES:
        words = Words(language, [game.folder])
        for players in game.seats:
            for chapter, step in lesson.course(players, game.default_options()):
                message = f"lesson-{chapter.id}-{step.id}"
                said = words(Phrase(message, step.values(players)))
                assert len(said) <= 160, said
                if step.quiz is not None:
                    for key in (*step.quiz.options, "right", "wrong"):
                        assert words.has(message, key), f"{message}.{key}"
        assert all(step.picture in pictures for chapter in lesson.chapters for step in chapter.steps if step.picture)


@ALL
def test_every_step_has_a_picture_that_no_other_step_of_the_same_lesson_has(game):
    lesson = lesson_of(game.folder)
    for players in game.seats:
        named = [step.picture for _, step in lesson.course(players, game.default_options())]
        assert "" not in named
        assert sorted(named) == sorted(set(named))


def test_a_lesson_can_go_back_and_to_any_chapter():
    game = GAMES[0]
    lesson = lesson_of(game.folder)
    talk = teach(lesson, Taught(game.seats[-1], game.default_options()))
    first = talk.send(None)
    second = talk.send("next")
    assert talk.send("back").subject == first.subject
    assert second.subject != first.subject
    chapters = talk.send("chapters")
    last = lesson.course(game.seats[-1], game.default_options())[-1][0].id
    assert last in [option.key for option in chapters.options]
    shown = talk.send(last)
    assert shown.chapter == last
    talk.send("chapters")
    slower = talk.send("slow")
    assert (slower.subject, slower.pace) == (shown.subject, "slow")
    with pytest.raises(StopIteration) as end:
        talk.send("stop")
    assert end.value.value == "stop"


def test_an_empty_lesson_is_over_at_once():
    with pytest.raises(StopIteration):
        teach(Lesson(()), Taught(2)).send(None)


@pytest.mark.parametrize(
    "text", ["[[chapter]]\nid = 1", "chapter = ", '[[chapter]]\nid = "a"\nstep = [{ id = "b", cue = "blink" }]']
)
def test_a_broken_lesson_is_named(tmp_path, text):
    (tmp_path / "lesson.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LessonRefused, match=r"lesson\.toml"):
        lesson_of(tmp_path)


def test_a_quiz_has_its_answer():
    with pytest.raises(LessonRefused):
        Quiz(("a", "b"), "c")
