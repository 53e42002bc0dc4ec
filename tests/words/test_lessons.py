"""What a lesson must hold: something to do often enough, and nothing left out that the first round needs."""

from __future__ import annotations

from random import Random

import pytest

from companion.games import BUILT_IN
from companion.library.library import Library
from companion.lobby.evening import Learn, LobbyState, how_to_begin
from companion.lobby.host import Host
from companion.play.acts import Answer
from companion.rulebook import rulebook
from companion.rulebook.lessons.lesson_plan import lesson_of
from companion.system.languages import LANGUAGES
from companion.table.phrase import Phrase
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.words import Words

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
OFTEN = 4
ONLY_FOR = {"CI-075": (2, 3)}
"""Rules that matter only for so many players, though a question for all names them."""
NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")


ADDITIONS = [(game, chapter) for game in BUILT_IN for chapter in lesson_of(game.folder).additions()]
EACH_ADDITION = pytest.mark.parametrize(
    ("game", "chapter"), ADDITIONS, ids=lambda each: getattr(each, "name", getattr(each, "id", ""))
)


def busy_enough(words, course, players):
    """Go through steps; give those of the longest run in which there is nothing to do."""
    idle: list[str] = []
    longest: list[str] = []
    for chapter, step in course:
        said = Phrase(f"lesson-{chapter.id}-{step.id}", step.values(players))
        assert words(said)
        busy = step.quiz is not None or step.hourglass or words.has(said.id, "do")
        idle = [] if busy else [*idle, said.id]
        longest = max(longest, idle, key=len)
    return longest


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_to_do_at_least_every_fourth_step(game, language):
    words = Words(language, [game.folder])
    everything = {name: choice for chapter in lesson_of(game.folder).additions() for name, choice in chapter.adds.items()}
    for options in (game.default_options(), game.default_options() | everything):
        for players in game.seats:
            assert len(longest := busy_enough(words, lesson_of(game.folder).course(players, options), players)) < OFTEN, longest


@EACH_ADDITION
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_addition_is_short_has_something_to_do_and_ends_with_how_to_play_it(game, chapter, language):
    words = Words(language, [game.folder])
    course = lesson_of(game.folder).addition(chapter.id, game.seats[-1], game.default_options())
    assert 3 <= len(course) <= 14
    assert len(longest := busy_enough(words, course, game.seats[-1])) < OFTEN, longest
    assert course[-1][1].id == "begin"
    assert course[-1][1] not in [step for _, step in lesson_of(game.folder).course(game.seats[-1], game.default_options())]


@EACH_ADDITION
def test_who_knows_the_game_and_learns_the_addition_meets_nothing_untold(game, chapter):
    book, lesson = rulebook(game.folder), lesson_of(game.folder)
    players, options = game.seats[-1], game.default_options()
    courses = (*lesson.course(players, options), *lesson.addition(chapter.id, players, options))
    known = {rule for _, step in courses for rule in step.rules}
    known |= {rule.id for rule in book.rules.values() if rule.serve in {"prompt", "enforce"}}
    needed = first_round(game, players, 3, {**options, **chapter.adds}) & set(book.rules)
    assert sorted(needed - known) == []


def test_an_addition_is_offered_by_itself_and_goes_on_where_it_was_left(tmp_path):
    game = next(game for game in BUILT_IN if game.name == "wallenstein")
    library = Library(tmp_path)
    try:
        host = Host(library)
        offered = [option.key for option in how_to_begin(game, LobbyState(), 1).options]
        assert {"learn", "learn-court", "learn-landsknechte"} <= set(offered)
        talk = host.lesson(Learn(game.name, 3, "court"))
        first = talk.snapshot().question
        assert first.place == "court/what"
        talk.do(Answer("next", talk.snapshot().step))
        host.note_progress(game.name, talk.snapshot().question.place)
        host.note_progress(game.name, "setup/markers")
        assert host.lesson(Learn(game.name, 3, "court")).snapshot().question.id == "lesson.begin"
        assert library.notebook.page("lessons") == {"wallenstein court": "court/setup", "wallenstein": "setup/markers"}
    finally:
        library.close()


@ALL
def test_after_the_lesson_no_rule_of_the_first_round_is_new(game):
    """What the questions of a first round serve was taught, is told at its moment, or is worked out by the device."""
    book = rulebook(game.folder)
    prompted = {rule.id for rule in book.rules.values() if rule.serve == "prompt"}
    added = {rule for chapter in lesson_of(game.folder).additions() for step in chapter.steps for rule in step.rules}
    for seed, players in enumerate(game.seats):
        course = lesson_of(game.folder).course(players, game.default_options())
        taught = {rule for _, step in course for rule in step.rules}
        needed = first_round(game, players, seed, {}) & set(book.rules) - added
        assert needed
        untold = needed - taught - prompted
        assert sorted(rule for rule in untold if players in ONLY_FOR.get(rule, game.seats)) == [], players


def first_round(game, players: int, seed: int, options: dict[str, str]) -> set[str]:
    """Play from the setup to the end of the first round; give the rules that the questions served."""
    seats = Seats(map(Seat, NAMES[:players], game.colours))
    session = Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())
    rng, served = Random(seed), set()
    while session.question is not None and session.table.place.round <= 1:
        served |= set(session.question.rules)
        session.answer(session.question.sample(rng))
    return served
