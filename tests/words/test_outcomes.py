"""What came of an answer is said when it happens: who, how much more or fewer, and the new total."""

import re
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from companion.games import GAMES, game
from companion.language.words import Words
from companion.play.acts import Answer, Undo
from companion.play.controller import Controller
from companion.table.phrase import phrase
from companion.table.questions.kinds import Tally
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.narration.prompt import KNOWN_WELL, outcomes, tell_snapshot


def opened(name: str, players: int, **options: str) -> Controller:
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl", "Mia")[:players], game(name).colours))
    return Controller(Session.begin(game(name), Beginning(name, seats, options, {}), MemoryLog()))


def played(name: str, players: int, language: str, **options: str):
    """Play at random; yield what stands and what is said of it."""
    controller, rng, words = opened(name, players, **options), Random(5), Words(language, [game(name).folder])
    snapshot = controller.snapshot()
    while snapshot.question is not None:
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
        yield snapshot, words


def test_what_happened_comes_before_the_question_and_names_a_player_once():
    for number, (snapshot, words) in enumerate(played("citadels", 4, "en", books="full")):
        told = outcomes(snapshot, words)
        assert number >= 3 or told == [], "what everybody is dealt at the start is not told again"
        if (
            told
            and snapshot.question is not None
            and snapshot.question.seat is not None
            and snapshot.question.seat == told[-1][0]
        ):
            said = tell_snapshot(snapshot, words)
            assert said.startswith(told[0][1])
            assert not said.removeprefix(" ".join(text for _, text in told)).strip().startswith(snapshot.question.seat.name)


def test_who_knows_a_game_well_hears_no_totals_but_who_hears_the_answers_read_out_does():
    known, by_ear = [], []
    for snapshot, words in played("council_of_four", 3, "en", books="full"):
        if any(change.group == "gold" and change.after > change.before for change in snapshot.happened):
            known.append(tell_snapshot(snapshot, words, KNOWN_WELL))
            by_ear.append(tell_snapshot(snapshot, words, KNOWN_WELL, by_ear=True))
    assert len(known) > 5
    assert not any("now" in text for text in known)
    assert sum("now" in text for text in by_ear) > 5


@pytest.mark.parametrize("entry", GAMES, ids=lambda each: each.name)
def test_what_is_told_belongs_to_an_entry_of_the_books(entry):
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in entry.folder.glob("*en.ftl")]
    names = {part.id.name for resource in parsed for part in resource.body if isinstance(part, ast.Message)}
    told = {name.removeprefix("told-") for name in names if name.startswith("told-")}
    assert told <= {name.removeprefix("entry-") for name in names if name.startswith("entry-")}


def test_a_city_tells_which_district_was_built_or_destroyed():
    built, gone = "gebaut,", "weg,"
    said = [(change, words) for snapshot, words in played("citadels", 4, "de") for change in snapshot.happened]
    cities = [(change, words(change.told)) for change, words in said if change.group == "city"]
    more = [text for change, text in cities if len(change.after) > len(change.before)]
    fewer = [text for change, text in cities if len(change.after) < len(change.before)]
    assert len(more) > 5
    assert all(built in text and gone not in text for text in more)
    assert fewer
    assert all(gone in text and built not in text for text in fewer)


def test_no_prompt_of_a_light_wallenstein_has_a_hole_where_no_event_is():
    for snapshot, words in (*played("wallenstein", 3, "de"), *played("wallenstein", 3, "en")):
        if snapshot.question is not None and snapshot.question.id.startswith("wallenstein.light-"):
            assert "  " not in tell_snapshot(snapshot, words)
            assert not tell_snapshot(snapshot, words).startswith(" ")


@pytest.mark.parametrize(("language", "nothing", "one", "several"), [
    ("en", "nobody loses grain", "one revolt with 2 extra peasants", "2 revolts with 2 extra peasants each"),
    ("de", "Niemand verliert Getreide", "einen Aufstand mit 2 Bauern mehr", "2 Aufstände mit je 2 Bauern mehr"),
])  # fmt: skip
def test_winter_counts_as_people_say_it(language, nothing, one, several):
    words = Words(language, [game("wallenstein").folder])
    assert nothing in words(phrase("wallenstein-grain-loss", n=0, hungry=0, all=()))
    assert one in words(phrase("wallenstein-hungers", who="Ada", revolts=1, peasants=2))
    assert several in words(phrase("wallenstein-hungers", who="Ada", revolts=2, peasants=2))


def is_magician(question) -> bool:
    return question.id == "citadels.turn" and question.subject == "magician" and question.seat.name != "Clara"


@pytest.mark.parametrize("books", ["light", "full"])
def test_a_swap_of_hands_is_told_and_taken_back_in_words(books):
    controller, rng, words = opened("citadels", 3, books=books), Random(1), Words("de", [game("citadels").folder])
    snapshot = controller.snapshot()
    while not is_magician(snapshot.question):
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    snapshot = controller.do(Answer("swap-red", snapshot.step))
    assert any("Die ganze Hand ist getauscht mit Clara." in text for _, text in outcomes(snapshot, words))
    back = [words(change.words) for change in controller.do(Undo(insist=True)).changes if words.has(change.words.id)]
    assert "Die getauschten Hände wandern zurück." in back


def test_a_character_whom_only_one_can_have_is_called_all_the_same():
    controller, words = opened("citadels", 3), Words("de", [game("citadels").folder])
    rng, called = Random(4), {True: 0, False: 0}
    snapshot = controller.snapshot()
    while snapshot.question is not None and snapshot.place.round < 6:
        before = snapshot.question.id
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
        question = snapshot.question
        if question is not None and question.id == "citadels.turn" and question.args["first"] and before != "citadels.turn":
            alone = question.args["calls"] == 1
            for heard in (0, KNOWN_WELL):
                text = tell_snapshot(snapshot, words, heard)
                assert bool(re.search("Ich rufe.* den", text)) is alone
                assert not alone or words(question.args["who"]) in text
            called[alone] += 1
    assert min(called.values()) > 0


@pytest.mark.parametrize(("books", "total"), [("full", True), ("light", False)])
def test_statues_are_told_with_a_total_only_where_all_of_them_are_known(books, total):
    told = [
        text
        for snapshot, words in played("tumult_royale", 3, "en", books=books)
        if snapshot.place.round > 0
        for change in snapshot.happened
        if change.group == "statues" and (text := words(change.told))
    ]
    assert len(told) > 2
    assert all((", now" in text) is total for text in told)


def test_a_count_that_differs_from_what_was_noted_is_said_once_and_holds():
    controller = opened("council_of_four", 2, books="light", turns="free")
    words = Words("en", [game("council_of_four").folder])
    snapshot, rng = controller.snapshot(), Random(3)
    while snapshot.question.id != "council.form.prizes":
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    noted = {row.key: row.noted for row in snapshot.question.rows}
    given = dict(zip(noted, (9, 4), strict=True))
    snapshot = controller.do(Answer(given, snapshot.step))
    names = {row.row.key: (row.noted, row.counted) for row in snapshot.otherwise}
    assert names == {key: (noted[key], given[key]) for key in noted if noted[key] != given[key]}
    if set(noted.values()) == {0}:
        assert "Ada 9 instead of 0 and Ben 4 instead of 0. Your" in tell_snapshot(snapshot, words)
    later = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    assert later.otherwise == ()


def test_with_the_crown_it_is_said_what_comes_then():
    follows, met, rng = {"turn": "citadels.turn", "call": "citadels.c", "round": "citadels.open-cards"}, set(), Random(8)
    for number in range(20):
        controller = opened("citadels", 4, cards="no" if number else "yes")
        snapshot = controller.snapshot()
        while snapshot.question is not None and met != follows.keys():
            then = snapshot.question.args["then"] if snapshot.question.id == "citadels.crown" else ""
            snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
            if then and snapshot.question is not None:
                assert snapshot.question.id.startswith(follows[then])
                met.add(then)
    assert met == follows.keys()


def test_what_people_have_just_counted_is_not_told_back_to_them():
    controller, rng, counted = opened("tumult_royale", 3, books="light"), Random(5), 0
    snapshot = controller.snapshot()
    while snapshot.question is not None and counted < 5:
        asked = snapshot.question
        given = asked.sample(rng)
        snapshot = controller.do(Answer(given, snapshot.step))
        if isinstance(asked, Tally):
            own = {(row.seat, given[row.key]) for row in asked.rows if row.seat is not None}
            counted += bool(own)
            assert not own & {(change.seat, change.after) for change in snapshot.happened}
    assert counted
