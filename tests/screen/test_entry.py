"""Entry by things: names that run on, tiles from a tray, and corrections of things where they lie."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from samples import PICK, scene

from companion.games import game as find_game
from companion.language.words import Words
from companion.play.acts import Answer, Correct
from companion.play.controller import Controller
from companion.play.own_questions import Seating
from companion.table import ReadTiles, Seat, Seats, Tile
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages import effects
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.views.lobby.first_names import choose_likely_letters, complete_name, list_first_names, simplify
from companion.ui.screen.views.lobby.letters import ROWS, STEP, Sitting
from companion.ui.screen.views.read.reading import Read

FAR = ((800, 480), (1024, 600), (1280, 720), (720, 1280))
LETTERS = "".join(ROWS)
SEATING = Seating("t.seats", colours=("blue", "yellow", "purple"), numbers=(2, 3), remembered=("Benno",))
TILES = ReadTiles("t.read", kinds=("bread", "marble"), counts=(1, 2), exist={Tile("bread", 1): 2, Tile("marble", 2): 1}, most=3)


def touched(begin, name):
    """Choose a target; give the scene after it, and the acts."""
    target = next(each for each in compose(begin).targets if each.name == name)
    state, acts = apply_effect(begin.state, target.effect)
    return replace(begin, state=state), acts


def test_one_more_than_may_be_picked_takes_the_place_of_the_last_one_ticked():
    first, second, third, fourth = (option.key for option in PICK.options)
    now, _ = touched(scene(PICK, entry=(first, second, third)), f"option:{fourth}")
    assert now.state.question.entry == (first, second, fourth)


def test_where_exactly_one_is_picked_there_is_nothing_to_tick_and_choosing_it_is_the_answer():
    begin = scene(replace(PICK, least=1, most=1))
    page = compose(begin)
    assert {target.ticked for target in page.targets} == {None}
    assert "done" not in {target.name for target in page.targets}
    key = PICK.options[1].key
    assert touched(begin, f"option:{key}")[1] == (Answer((key,), begin.snapshot.step),)


def test_a_name_runs_on_to_those_known_here_and_then_to_the_commonest():
    assert complete_name("ben", ("Benno", "Karl"), "de", 2) == ("Benno", "Ben")
    assert complete_name("jur", (), "de", 1) == ("Jürgen",)
    assert complete_name("", ("Benno",), "de", 3) == ()
    assert complete_name("ayse", (), "tr", 1) == ("Ayşe",)


def test_every_name_of_the_list_can_be_typed_once_and_letters_that_follow_come_first():
    names = list_first_names("de")
    assert len(names) == len(set(names)) >= 1500
    assert {letter for name in names for letter in simplify(name)} <= set(simplify(LETTERS)) | {"-"}
    assert choose_likely_letters("Ur", "de", LETTERS, 6)[0] == "S"
    assert "Ü" in choose_likely_letters("G", "de", LETTERS, 9)
    assert set(choose_likely_letters("Xq", "de", LETTERS, 6)) <= set(LETTERS)


def test_a_tap_stops_the_running_dial_at_what_it_stays_on():
    begin = scene(SEATING, entry=Sitting(typed="B", runs=100.0))
    groups = [each.name for each in compose(begin).targets if each.name.startswith("letters:")]
    for step, wanted in ((0, groups[0]), (1, "name:Benno"), (3, groups[1]), (6, f"letters:{ROWS[0]}")):
        page = compose(replace(begin, now=100.0 + (step + 0.5) * STEP))
        assert page.focus == wanted
        assert not focus.twice(page), "a double press would wait for the second"
        assert page.wake == pytest.approx(100.0 + (step + 1) * STEP)
    state, _ = apply_effect(begin.state, focus.find_short_press(compose(replace(begin, now=100.0 + 1.5 * STEP))))
    assert state.question.entry.name == "Benno"


def test_a_letter_is_given_an_accent_after_it_was_typed():
    typing = scene(SEATING, entry=Sitting(typed="Thu"))
    begin, _ = touched(typing, "letter:accent")
    begin, _ = touched(begin, "likely:Ù")
    assert begin.state.question.entry.typed == "Thù"
    begin, _ = touched(begin, "letter:accent")
    begin, _ = touched(begin, "likely:U")
    assert begin.state.question.entry.typed == "Thu"
    without = compose(scene(SEATING, entry=Sitting(typed="Mb")))
    assert "letter:accent" not in [target.name for target in without.targets]


def test_who_sat_down_last_is_the_one_who_can_stand_up_again():
    seats = Seat("Ada", "blue"), Seat("Ben", "yellow")
    after, _ = touched(scene(SEATING, entry=Sitting(seats)), "without")
    assert [seat.name for seat in after.state.question.entry.seats] == ["Ada"]


def test_names_of_up_to_sixteen_letters_stand_whole_while_people_sit_down_and_where_what_follows_is_foreseen(tumult):
    names = ("Annalena", "Maximilian", "Bartholomäus", "Hans-Peter Anton")
    colours = ("blue", "yellow", "purple", "grey", "red", "green", "orange")
    question = replace(SEATING, colours=colours, numbers=(2, 3, 4, 5, 6, 7), remembered=names)
    two = tuple(map(Seat, names[1::-1], ("blue", "yellow")))
    pages = [
        (scene(question, size, language, entry=entry), whole)
        for size, language in zip(FAR, ("de", "en", "de", "en"), strict=True)
        for entry, whole in (
            (Sitting(), names[:2]),
            (Sitting(two), names),
            (Sitting(two[:1], names[3]), (names[1], names[3])),
            (Sitting(tuple(map(Seat, names, question.colours[:4])), "Konstantin-Emil"), (*names, "Konstantin-Emil")),
        )
    ]
    first, *_ = tumult.snapshot().seats
    tumult.do(Correct({f"greediest.{first.colour}": True}))
    seats = {seat.colour: Seat(name, seat.colour) for seat, name in zip(tumult.snapshot().seats, names[1:], strict=True)}
    known = correcting(tumult, "greediest")
    foreseen = {
        name: tuple(replace(each, seat=each.seat and seats[each.seat.colour]) for each in changes)
        for name, changes in known.snapshot.foreseen.items()
    }
    pages.append((replace(known, snapshot=replace(known.snapshot, foreseen=foreseen)), ()))
    for page, whole in pages:
        laid = compose(page)
        written = " ".join(item.text for item in laid.items if isinstance(item, LineItem))
        assert laid.faults == ()
        assert [name for name in whole if name not in written] == [], page.form.box
        assert whole or not re.search(r"\w\.( |$)", written), written


def test_tiles_are_laid_from_the_tray_and_taken_back_and_the_last_that_can_lie_there_ends_the_entry():
    begin, _ = touched(scene(TILES, entry=Read()), "two:bread 1")
    off = {each.name: each.off for each in compose(begin).targets}
    assert off["tile:bread 1"], "none is left"
    assert off["two:marble 2"], "no two more can lie there"
    assert not off["tile:marble 2"]
    _, acts = touched(begin, "tile:marble 2")
    assert sorted(acts[0].value, key=repr) == [Tile("bread", 1), Tile("bread", 1), Tile("marble", 2)]
    begin, _ = touched(begin, "laid")
    begin, _ = touched(begin, "tile:marble 2")
    _, acts = touched(begin, "done")
    assert acts == (Answer((Tile("bread", 1), Tile("marble", 2)), begin.snapshot.step),)


def first_round_of(name):
    """A game with three players, played at random to its first round."""
    game = find_game(name)
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    controller = Controller(Session.begin(game, Beginning(game.name, seats, {"books": "full"}, {}), MemoryLog()))
    controller.go_on()
    rng = Random(1)
    while controller.snapshot().place.round < 1:
        now = controller.snapshot()
        controller.do(Answer(now.question.sample(rng), now.step))
    return controller


@pytest.fixture
def tumult():
    return first_round_of("tumult_royale")


def correcting(controller, group, entry=None):
    now = controller.snapshot()
    begin = scene(now.question, overlay=effects.Correcting(group))
    words = Words("de", [now.game.folder])
    return replace(begin, snapshot=now, words=words, state=replace(begin.state, over=replace(begin.state.over, entry=entry)))


def test_the_greediest_is_one_of_the_shields_and_takes_it_from_who_had_it_and_where_two_are_one_can_go(tumult):
    first, second, _ = tumult.snapshot().seats
    tumult.do(Correct({f"greediest.{first.colour}": True}))
    begin = correcting(tumult, "greediest")
    stops = [target.name for target in focus.stops(compose(begin))]
    assert f"option:greediest.{first.colour}" not in stops
    _, acts = touched(begin, f"option:greediest.{second.colour}")
    assert acts == (Correct({f"greediest.{first.colour}": False, f"greediest.{second.colour}": True}, balance=False),)
    tumult.do(acts[0])
    values = tumult.snapshot().values
    assert [values[f"greediest.{seat.colour}"] for seat in (first, second)] == [False, True]
    tumult.do(Correct({f"greediest.{seat.colour}": True for seat in (first, second)}))
    begin, _ = touched(correcting(tumult, "greediest"), f"option:greediest.{first.colour}")
    _, acts = touched(begin, "done")
    assert acts == (Correct({f"greediest.{first.colour}": False}),)


def test_a_land_is_mended_with_all_that_stands_there_on_one_page():
    controller = first_round_of("wallenstein")
    seats = controller.snapshot().seats
    listed = correcting(controller, "no such group")
    pages = [replace(listed, state=replace(listed.state, over=replace(listed.state.over, page=page))) for page in range(4)]
    groups = [target.name for page in pages for target in compose(page).targets]
    assert "group:owner" in groups
    assert not {f"group:{group}" for group in ("armies", "unrest", "palace", "church", "house")} & set(groups)
    held = controller.snapshot().values
    land = next(
        name.removeprefix("owner.") for name, owner in held.items() if name.startswith("owner.") and owner == seats[0].colour
    )
    begin = correcting(controller, "owner")
    begin = replace(begin, state=replace(begin.state, overlay=effects.Correcting("owner", land)))
    for name in (f"plus:armies.{land}", f"set:palace.{land}", f"set:owner.{land}"):
        begin, acts = touched(begin, name)
        assert acts == ()
    _, acts = touched(begin, "done")
    changed = {f"armies.{land}": held[f"armies.{land}"] + 1, f"palace.{land}": not held[f"palace.{land}"]}
    assert acts == (Correct({**changed, f"owner.{land}": seats[1].colour}),)


def test_what_lies_in_a_place_of_the_board_is_mended_on_the_board():
    begin = correcting(first_round_of("wallenstein"), "owner")
    land, *_ = begin.snapshot.overview.places.spots
    assert {target.name.partition(":")[0] for target in focus.stops(compose(begin))} == {"area", "option"}
    begin, _ = touched(begin, area_of(begin, land.key))
    begin, _ = touched(begin, f"option:{land.key}")
    assert begin.state.overlay == effects.Correcting("owner", land.key)
    council = first_round_of("council_of_four")
    begin = correcting(council, "king")
    city = next(key for key in "ABC" if key != begin.snapshot.values["king"])
    entered, _ = touched(begin, area_of(begin, city))
    assert touched(entered, f"option:{city}")[1] == (Correct({"king": city}),)


def names_of(begin):
    return {target.name for target in compose(begin).targets}


def area_of(begin, key):
    """The stop of the area that opens with a place."""
    ways = [stop for stop in focus.stops(compose(begin)) if stop.name.startswith("area:")]
    return next(way.name for way in ways if f"option:{key}" in names_of(touched(begin, way.name)[0]))


def test_goods_lie_with_their_players_and_a_finger_takes_one_at_once(tumult):
    first, *_ = tumult.snapshot().seats
    tumult.do(Correct({f"tiles.{first.colour}": ("bread-1-plain", "marble-2-plain")}))
    page = compose(correcting(tumult, "tiles"))
    heap, thing = f"heap:tiles.{first.colour}", f"thing:tiles.{first.colour}:1"
    assert heap in [target.name for target in focus.stops(page)]
    assert thing not in [target.name for target in focus.stops(page)]
    assert focus.find_touched(page, next(each.box.centre for each in page.targets if each.name == thing)).name == thing
    begin, _ = touched(correcting(tumult, "tiles"), heap)
    assert "thing:1" in [target.name for target in focus.stops(compose(begin))]
    begin, _ = touched(begin, "thing:1")
    faces = compose(begin)
    assert faces.focus == "option:marble-2-plain", "the faces begin at what lies there"
    assert {f"option:{kind}-{number}-plain" for kind in ("bread", "marble", "tools") for number in (1, 2, 3)} <= {
        target.name for target in faces.targets
    }, "all stand on one page"
    assert begin.state.overlay == effects.Exchanging(f"tiles.{first.colour}", 1)
