"""What is seen to happen is what the card says: pieces go where the books have moved them, and everything finds room."""

import os
from random import Random

import pytest
from every import beginning

from companion.games import game as find_game
from companion.language.words import Words
from companion.play.acts import Answer, Redo, Undo
from companion.play.controller import Controller
from companion.table import scenario
from companion.table.questions.choreography import Choreography, MoveKind
from companion.table.session import MemoryLog, Session
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.illustrations.stations import course_of
from companion.ui.screen.paint.moving import freeze, rests_at
from companion.ui.screen.pictures.ring_drawing import DARK

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

SCENES = {
    "tumult-played-statues": "tumult_royale",
    "tumult-played-greediest": "tumult_royale",
    "citadels-played-destroyed": "citadels",
    "citadels-played-robbed": "citadels",
    "council-played-push": "council_of_four",
    "council-played-king": "council_of_four",
    "wallenstein-played-winter": "wallenstein",
}
SIZES = ((800, 480), (720, 1280))
MOST = 1500


def first(scene):
    """Play random games until a scene is seen; give the controller and the snapshots before and at it."""
    game = find_game(SCENES[scene])
    if scene == "council-played-push":  # only where the table has entered its councillors
        begun = scenario.load(game.folder / "scenarios" / "electing-main.toml").beginning
    else:
        begun = beginning(game, 4, books="full")
    for seed in range(20):
        rng = Random(seed)
        controller = Controller(Session.begin(game, begun, MemoryLog()))
        controller.go_on()
        shown = controller.snapshot()
        for _ in range(MOST):
            if shown.question is None:
                break
            before, shown = shown, controller.do(Answer(shown.question.sample(rng), shown.step))
            if shown.choreography is not None and shown.choreography.words.id == scene:
                return controller, before, shown
    raise AssertionError(f"expected {scene} in twenty random games, saw none")


def test_the_king_walks_on_the_board_and_who_builds_comes_down_in_their_own_shield_after_him():
    _, before, shown = first("council-played-king")
    played = shown.choreography
    spots = {spot.key: spot for spot in played.places.spots}
    walk, builds = played.moves[-2:]
    end = walk.way[-1]
    assert builds.way == (end,)
    assert builds.after > walk.after
    assert [each.seat for each in builds.what] == [before.question.seat]
    assert before.question.seat not in spots[end].marks, "not there before it comes"
    assert [spot.key for spot in spots.values() if spot.figure] == [], "the king is on his way"


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_finds_room_in_all_sizes_ends_in_time_and_never_plays_backwards(scene):
    from companion.ui.screen.window import Window

    controller, before, shown = first(scene)
    played = shown.choreography
    assert isinstance(played, Choreography)
    assert 0.8 <= played.seconds <= 1.5
    folder = shown.game.folder
    words = {language: Words(language, [folder]) for language in ("de", "en")}
    for size in SIZES:
        for language in words:
            clock = [100.0]
            window = Window(
                size, ScreenSettings(language), words.get, clock=lambda c=clock: c[0], hour=lambda: 12, frames=lambda _now: DARK
            )
            window.show(before)
            clock[0] += 30
            window.show(shown)
            page, begins = window.page, clock[0]
            assert page.faults == ()
            sentence = words[language](played.words).split()[0]
            told = [
                any(
                    sentence in getattr(item, "text", "")
                    for item in freeze(page.items[slice(*page.groups["prompt"])], begins + at)
                )
                for at in (played.seconds - 0.1, played.seconds)
            ]
            assert told == [False, True], "the sentence comes last"
            assert rests_at(page.items) == pytest.approx(begins + played.seconds)
            clock[0] = begins + played.lasts
            list(window.events())
            assert window.page.targets, "then the question comes"
            window.close()
    assert controller.do(Undo(insist=True)).choreography is None
    assert controller.do(Redo()).choreography is None


def test_a_statue_ends_in_its_field_and_the_price_with_the_people():
    _, _, shown = first("tumult-played-statues")
    course = course_of(shown.choreography)
    assert {piece.symbol.icon for piece in course.list_inside("field")} == {"statue"}
    assert course.list_inside("people")
    assert all(piece.symbol.tile for piece in course.list_inside("people"))
    assert not any(piece.symbol.tile for piece in course.list_inside("castle"))


def test_whoever_is_pushed_off_the_balcony_is_the_last_one():
    _, _, shown = first("council-played-push")
    row, new = shown.choreography.stations[0].holds, shown.choreography.moves[0].what[0]
    assert [piece.symbol for piece in course_of(shown.choreography).list_inside("row")] == [new, *row[:-1]]


def test_the_king_halts_in_every_city_of_his_way():
    _, _, shown = first("council-played-king")
    walk = next(move for move in shown.choreography.moves if move.kind is MoveKind.CHAIN)
    legs = [leg for leg in shown.choreography.legs() if leg.kind is MoveKind.CHAIN]
    assert len(legs) == len(walk.way) - 1
    assert course_of(shown.choreography).list_inside(walk.way[-1])[-1].symbol.icon in {"shield", "crown"}


def test_what_is_destroyed_falls_once_the_ball_has_hit_it_and_nothing_of_either_stays():
    _, _, shown = first("citadels-played-destroyed")
    pieces = {piece.symbol.icon.partition("-")[0]: piece for piece in course_of(shown.choreography).pieces}
    hit = next(second for second, station, _ in pieces["cannonball"].stops if station == "city")
    assert hit == pieces["district"].stops[1][0]
    assert {piece.stops[-1][1] for piece in pieces.values()} == {None}


def test_what_the_king_costs_is_seen_to_leave_whoever_pays_beside_the_board_on_which_he_walks():
    _, before, shown = first("council-played-king")
    purse = next(station for station in shown.choreography.stations if station.seat is not None)
    assert purse.seat == before.question.seat
    assert sum(symbol.amount for symbol in purse.holds) == shown.choreography.words.args["n"] > 0
    assert course_of(shown.choreography).list_inside(purse.key) == []
