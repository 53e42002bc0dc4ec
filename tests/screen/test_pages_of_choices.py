"""Every page of choices has a picture, pictures on its answers, or large answers: whole random games on the small screen."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from samples import NOW

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.play.snapshot import snapshot
from companion.table import Choose, Pick, Seat, Seats
from companion.table.questions.places import ChoosePlace
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.compose import PageScene, compose, receive_snapshot
from companion.ui.screen.page.state import ScreenState, apply_effect
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.views.ask.board import HAND
from companion.ui.screen.views.ask.choose import in_front
from companion.ui.screen.widgets.answers import FEW

SIZE = (800, 480)
LARGE = 0.15
"""Of the screen's height: so high is a large answer."""
CASES = [(game.name, books) for game in GAMES for books in (("full", "light") if "books" in game.default_options() else ("",))]

MORE_IN_FRONT = {
    "citadels.turn": "five colours to build, and only who holds the cards knows which: a card more for each building",
    "citadels.call": "people by their shields, and nobody",
    "citadels.district": "the districts of one colour by their names and prices",
    "citadels.destroy": "the districts of one player by their names and prices",
    "citadels.murder": "the eight characters by their pictures, one as likely as the other",
    "citadels.rob": "the characters by their pictures",
    "tumult.pay": "payments as the tiles that lie there",
    "wallenstein.bid": "the bids of a round, all equally likely",
    "wallenstein.card-": "lands as the board names them: no device knows which",
    "wallenstein.land-bid": "lands",
    "wallenstein.light-battle": "the players whom an attack may meet, by their shields, and no attack",
    "wallenstein.move-placed": "lands",
    "wallenstein.space": "the five places of the order",
    "wallenstein.target": "lands next to this one",
}
"""Questions with more than four answers in front, and why that is less than a card more for most of them."""
YES_OR_NO = {"yes", "no"}
WORDS_ALONE = {"tumult.pass"}
"""The questions besides those for yes or no whose pages are words alone: why somebody places nothing."""


@cache
def asked(name, books):
    """Play a game, and give a snapshot of every choice that differs from those before in its answers' shape."""
    game, options = find_game(name), {"books": books} if books else {}
    seats = Seats(Seat(name, colour) for name, colour in zip(("Ada", "Ben", "Clara", "Karl"), game.colours, strict=False))
    session, rng, seen = Session.begin(game, Beginning(game.name, seats, options, {}), MemoryLog()), Random(5), {}
    while session.question is not None:
        question = session.question
        if isinstance(question, Choose | Pick):
            shape = (question.id, question.picture, tuple(map(drawn, question.options)))
            if shape not in seen:
                seen[shape] = snapshot(session)
        session.answer(question.sample(rng))
    return tuple(seen.values())


def drawn(option):
    return bool(option.icon or option.seat or option.pieces or option.shows or option.gains)


def page_of(shown, words):
    return compose(PageScene(shown, receive_snapshot(ScreenState(), shown), ScreenSettings("de"), format_for(*SIZE), words, NOW))


@pytest.mark.parametrize(("game", "books"), CASES)
def test_at_most_four_answers_stand_in_front_where_no_reason_is_named_and_a_page_of_choices_is_more_than_words(game, books):
    words, found = Words("de", [find_game(game).folder]), set()
    for shown in asked(game, books):
        question = shown.question
        if isinstance(question, Pick | ChoosePlace):
            continue
        ending = sum(option.key == question.closing and option.off is None for option in question.options)
        now = [option for option in question.options if option.off is None and option.key != question.closing]
        front = len(in_front(question, now, ending, question.most_in_front))
        if front + (front < len(now)) + ending > FEW and not question.id.startswith(tuple(MORE_IN_FRONT)):
            found.add(question.id)
    assert found == set()
    alone = {shown.question.id for shown in asked(game, books) if is_words_alone(shown, words)}
    assert alone - WORDS_ALONE == set()


def test_a_turn_of_the_council_is_taken_on_its_map_with_at_most_four_things_to_read_in_front():
    words = Words("de", [find_game("council_of_four").folder])
    turns = [shown for shown in asked("council_of_four", "full") if shown.question.id == "council.turn"]
    for shown in turns:
        page, spots = page_of(shown, words), {f"option:{spot.key}" for spot in shown.question.places.spots}
        stops = [target.name for target in page.targets if target.stop and not target.name.startswith("tool:")]
        beside = [name for name in stops if name not in spots and name != "why"]
        assert HAND in page.groups, "the map is on the page, and below it what holding takes"
        assert len(beside) + bool(spots & set(stops)) <= FEW, stops
    assert len(turns) > FEW


def test_each_action_of_a_turn_of_the_council_is_in_front_or_behind_the_card():
    game, behind, rng = find_game("council_of_four"), 0, Random(5)
    words, seats = Words("de", [game.folder]), Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    session = Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())
    while session.question is not None:
        if session.question.id == "council.turn":
            shown = snapshot(session)
            scene = PageScene(shown, receive_snapshot(ScreenState(), shown), ScreenSettings("de"), format_for(*SIZE), words, NOW)
            pages = [compose(scene)]
            if more := next((target for target in pages[0].targets if target.name == "more"), None):
                pages.append(compose(replace(scene, state=apply_effect(scene.state, more.effect)[0])))
            there = {target.name for page in pages for target in page.targets}
            open_now = {f"option:{option.key}" for option in shown.question.options if option.off is None}
            assert open_now <= there, open_now - there
            behind += len(pages) - 1
        session.answer(session.question.sample(rng))
    assert behind > FEW


def is_words_alone(shown, words):
    question = shown.question
    if {option.key for option in question.options} == YES_OR_NO:
        return False
    if isinstance(question, ChoosePlace) or question.illustration is not None:
        return False
    if any(map(drawn, question.options)) and sum(not drawn(option) for option in question.options) <= 1:
        return False
    page = page_of(shown, words)
    if page.items != page_of(replace(shown, question=replace(question, picture="")), words).items:
        return False
    heights = [target.box.h for target in page.targets if target.name.startswith("option:")]
    return min(heights, default=SIZE[1]) < LARGE * SIZE[1]
