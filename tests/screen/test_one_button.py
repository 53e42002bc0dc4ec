"""With short and long presses alone every answer of every kind can be given, and whatever they stand on has words."""

from collections import deque
from dataclasses import replace
from itertools import permutations

import pygame
from samples import ADA, BEN, NAMES, NOW, OVER, loaves, scene, scenes, turning

from companion.language.words import Words
from companion.play.acts import Answer
from companion.play.live import Running
from companion.play.own_questions import Seating
from companion.play.requests import RunGlass, SpinOrDraw
from companion.table import (
    Choose,
    Draw,
    Hourglass,
    Number,
    Option,
    Order,
    Pick,
    ReadCubes,
    ReadTiles,
    Row,
    Sector,
    Spin,
    Tally,
    Tell,
    TurnClock,
    phrase,
)
from companion.table.questions.one_each import OneEach
from companion.ui.narration.offered import Offered, describe_offered
from companion.ui.pages.effects import Do, Focus, HelpLeaf, Open
from companion.ui.screen.compose import _lay_out, compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.input import interpret_key
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.game_look import SHARED
from companion.ui.screen.views.ask.count_rows import count_press
from companion.ui.screen.views.ask.number import count_on
from companion.ui.screen.views.lobby.letters import Sitting
from tools.gallery.reading_screens import tiles_seen

MOST_STATES = 4000
SEATING = Seating("t.seats", colours=("blue", "yellow"), numbers=(2,), remembered=())


def reachable(begin, wanted=None, most=MOST_STATES):
    """All that presses alone can bring about at the question itself, menus left aside."""
    found, seen, queue = [], set(), deque([begin.state])
    while queue and len(seen) < most:
        state = queue.popleft()
        key = repr((state.question, state.overlay))
        if key in seen or state.overlay is not None:
            continue
        seen.add(key)
        page = compose(replace(begin, state=state))
        for press in (focus.find_short_press, focus.find_long_press):
            effect = press(page)
            if effect is None:
                continue
            later, acts = apply_effect(replace(state, question=replace(state.question, focus=page.focus)), effect)
            found += [act for act in acts if act not in found]
            queue.append(later)
        if wanted is not None and all(want in found for want in wanted):
            break
    return found


def answers(begin, **more):
    return [act.value for act in reachable(begin, **more) if isinstance(act, Answer)]


SIZES = ((1280, 720), (800, 480), (720, 1280))


def test_every_open_option_is_reached_and_no_other_and_nothing_but_options_is_a_stop():
    options = (*loaves(6), Option("off", phrase("t-bread"), off=phrase("t-off")))
    for size in SIZES:
        assert sorted(answers(scene(Choose("t.choose", options=options), size))) == list("012345"), size
        stops = [stop.name for stop in focus.stops(compose(scene(Choose("t.choose", options=loaves(3)), size)))]
        assert stops == ["option:0", "option:1", "option:2"], size
    assert answers(scene(Tell("t.tell"))) == [None]


def test_choose_opens_what_an_option_holds_and_ends_in_the_corner():
    held = {"0": (Option("0a", phrase("t-bread")), Option("0b", phrase("t-bread"), off=phrase("t-off"))), "1": ()}
    question = Choose("t.choose", options=loaves(9), within=held, closing="8", likely="8")
    for size in SIZES:
        assert sorted(answers(scene(question, size))) == ["0a", *"12345678"], size
        assert focus.find_focused(compose(scene(question, size))).name == "option:8", size


def test_what_is_likely_stands_in_front_and_the_rest_behind_one_card():
    begin = scene(Choose("t.choose", options=loaves(9), front=("5", "3"), closing="8"), (800, 480))
    stops = [stop.name for stop in focus.stops(compose(begin)) if not stop.name.startswith("tool:")]
    assert stops == ["option:8", "option:5", "option:3", "more"]
    assert sorted(answers(begin)) == list("012345678")
    assert focus.find_focused(compose(begin)).name == "option:5"
    heard = compose(begin).heard["more"]
    assert heard.count("Brote") == len("012467"), "the ear hears what waits behind the card"
    by_ear = replace(begin, settings=replace(begin.settings, by_ear=True))
    assert [stop.name for stop in focus.stops(compose(by_ear))] == [stop.name for stop in focus.stops(compose(begin))]


def test_pick_reaches_every_allowed_set():
    found = answers(scene(Pick("t.pick", options=loaves(3), least=1, most=2)))
    assert {frozenset(value) for value in found} == {frozenset(s) for s in ("0", "1", "2", "01", "02", "12")}


def test_one_of_each_goes_from_player_to_player_and_reaches_every_answer():
    options = tuple(Option(f"{seat.colour}-{n}", phrase("t-bread"), seat=seat) for seat in (ADA, BEN) for n in range(3))
    begin = scene(OneEach("t.pick", options=options, none=phrase("t-off")))
    assert focus.list_offered(compose(begin)).here.startswith(f"{ADA.name}: ")
    each = [[(), *((f"{seat.colour}-{n}",) for n in range(3))] for seat in (ADA, BEN)]
    assert sorted(answers(begin)) == sorted(ada + ben for ada in each[0] for ben in each[1])


def test_every_number_is_counted_to_also_by_steps_and_below_nothing():
    for low, high, steps, likely in (
        (2, 12, 1, 7), (10, 60, 5, None), (1, 4, 1, None), (-14, 22, 1, 0), (-25, -3, 1, None), (-60, 60, 5, 0), (3, 30, 1, 17),
    ):  # fmt: skip
        question = Number("t.number", low=low, high=high, steps=steps, likely=likely)
        assert sorted(answers(scene(question))) == list(range(low, high + 1, steps)), question


def test_of_very_many_numbers_those_near_the_likely_one_are_near():
    """A score that is mended may be anything up to a million; from 57 it is not far to 47, nor to -12."""
    question, value, order = Number("t.number", low=-(10**6), high=10**6, likely=57), 57, []
    for _ in range(22):
        order.append(value)
        value, passes = count_on(question, value, 50)
        assert passes == (len(order) == 6), "after a few presses the focus passes the way out, and then not again for long"
    assert order[:11] == list(range(57, 558, 50))
    assert order[11:20] == [*range(-407, -6, 50)]
    assert order[20:] == [7, 607]
    assert count_on(Number("t.number", low=-40, high=100, likely=0), -7, 50) == (7, True)
    assert count_on(question, -9, 1) == (-5, True)
    assert count_on(question, 47, 10) == (7, True)


def test_tally_reaches_every_sum_that_is_allowed_also_on_several_pages():
    rows = (Row("a", low=0, high=2), Row("b", low=1, high=2))
    found = answers(scene(Tally("t.tally", rows=rows)))
    assert sorted(tuple(value.values()) for value in found) == [(a, b) for a in range(3) for b in (1, 2)]
    exact = answers(scene(Tally("t.tally", rows=rows, total=3)))
    assert sorted(tuple(value.values()) for value in exact) == [(1, 2), (2, 1)]
    many = tuple(Row(str(number), low=0, high=int(number > 5)) for number in range(9))
    last_alone = Answer({str(n): int(n == 8) for n in range(9)}, 7)
    assert last_alone in reachable(scene(Tally("t.tally", rows=many), (800, 480)), wanted=[last_alone])


def test_order_reaches_every_permutation():
    found = answers(scene(Order("t.order", options=NAMES[:3])))
    assert set(found) == set(permutations(("blue", "yellow", "purple")))
    some = answers(scene(Order("t.order", options=NAMES[:3], places=2)))
    assert set(some) == set(permutations(("blue", "yellow", "purple"), 2))


def test_of_an_order_of_two_the_third_is_never_put_in_by_itself():
    begin = scene(Order("t.order", options=NAMES[:3], places=2))
    state = begin.state
    for _ in range(2):
        page = compose(replace(begin, state=state))
        state, _ = apply_effect(replace(state, question=replace(state.question, focus=page.focus)), focus.find_long_press(page))
    assert state.question.entry == ("blue", "yellow")
    assert Answer(("blue", "yellow"), 7) in apply_effect(state, focus.find_long_press(compose(replace(begin, state=state))))[1]


def test_a_clock_that_measures_counts_up_and_one_that_is_set_counts_down():
    for up, shown in ((True, "0:07"), (False, "0:53")):
        clock = TurnClock("t.glass", seat=ADA, seconds=60, up=up)
        page = compose(scene(clock, live=Running(60, 53, NOW, running=True)))
        assert shown in {getattr(item, "text", "") for item in page.items}, up


def test_a_letter_after_a_hyphen_or_a_space_is_a_capital_as_the_first_one_is():
    for typed, longer in (("", "P"), ("Jan", "Janp"), ("Jan-", "Jan-P"), ("Jan ", "Jan P")):
        page = compose(scene(SEATING, entry=Sitting(typed=typed)))
        target = next(each for each in page.targets if each.name.startswith("letter:") and each.name.endswith("P"))
        state, _ = apply_effect(scene(SEATING, entry=Sitting(typed=typed)).state, target.effect)
        assert state.question.entry.typed == longer, typed


def test_spin_turns_the_devices_arrow_or_takes_the_real_disc():
    spin = Spin("t.spin", sectors=(Sector(3, 1), Sector(5, 1)), low=1, high=9)
    assert SpinOrDraw(7) in reachable(scene(spin))
    assert sorted(answers(scene(spin))) == list(range(1, 10))
    assert 4 in answers(scene(spin, live=turning(NOW - 9)))
    assert reachable(scene(spin, live=turning(NOW - 1))) == []


def test_hourglass_starts_pauses_and_stops():
    glass = Hourglass("t.glass", seconds=20)
    assert reachable(scene(glass)) == [RunGlass(7, running=True)]
    running = reachable(scene(glass, live=Running(20, 6.5, NOW, running=True)))
    assert running == [Answer(7, 7), RunGlass(7, running=False)]


def test_draw_by_the_device_or_by_hand():
    draw = Draw("t.draw", options=NAMES[:3], count=1)
    assert SpinOrDraw(7) in reachable(scene(draw))
    assert set(answers(scene(draw))) == {("blue",), ("yellow",), ("purple",)}


def test_readings_by_hand_and_a_doubt_of_which_both_guesses_can_be_taken():
    read = ReadTiles("t.read", kinds=("bread",), counts=(1, 2), most=2)
    found = answers(scene(read))
    assert {tuple(sorted(tile.symbols for tile in value)) for value in found} >= {(), (1,), (2,), (1, 2), (1, 1)}
    cubes = answers(scene(ReadCubes("t.read", most={"red": 1, "blue": 1})))
    assert sorted(tuple(value.values()) for value in cubes) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    likely = compose(scene(ReadCubes("t.read", most={"blue": 9, "red": 4}, likely={"blue": 3})))
    assert next(target for target in likely.targets if target.name == "done").effect.act.value == {"blue": 3, "red": 0}
    read = ReadTiles("t.read", kinds=("bread", "marble", "tools"), counts=(1, 2, 3), most=24)
    seen = tiles_seen(read, SHARED)
    doubted = next(piece for piece in seen.pieces if piece.doubtful)
    found = answers(scene(read, live=seen, camera=True), most=40)
    sure = [piece.tiles[0] for piece in seen.pieces if not piece.doubtful]
    assert {frozenset([*sure, guess]) for guess in doubted.tiles} <= {frozenset(value) for value in found}


def test_remembered_names_all_stand_on_the_pages_and_are_taken_or_typed_with_the_button():
    seating = replace(SEATING, remembered=("Ada", "Ben"))
    assert (ADA, BEN) in [tuple(value) for value in answers(scene(seating), wanted=[Answer((ADA, BEN), 7)])]
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil")
    begin, offered = scene(replace(SEATING, remembered=names)), set()
    for page in range(3):
        shown = compose(replace(begin, state=begin.state.with_layer(replace(begin.state.layer, page=page))))
        offered |= {target.name for target in shown.targets}
    assert {f"name:{name}" for name in names} <= offered
    begin = scene(SEATING, entry=Sitting((BEN,), "", "Ad"))
    state = begin.state
    for wanted in ("letters:ABCDEF", "letter:A", "name:Ada", "colour:blue"):
        while compose(replace(begin, state=state)).focus != wanted:
            state, _acts = apply_effect(state, focus.find_short_press(compose(replace(begin, state=state))))
        state, _acts = apply_effect(state, focus.find_long_press(compose(replace(begin, state=state))))
    assert [seat.name for seat in state.question.entry.seats] == ["Ben", "Ada"]


def test_a_name_is_typed_on_a_keyboard_and_enter_takes_it_as_it_is():
    begin = scene(SEATING, entry=Sitting((), "", ""))
    state = begin.state
    typed = [pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in "Ben"]
    for event in (*typed, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN)):
        state, _acts = apply_effect(state, interpret_key(event, compose(replace(begin, state=state))))
    assert state.question.entry.name == "Ben"


def test_what_cannot_be_chosen_now_waits_behind_a_line_that_says_why():
    begin = scene(Choose("t.choose", options=(*loaves(2), Option("off", phrase("t-bread"), off=phrase("t-off")))))
    page = compose(begin)
    assert not [target for target in page.targets if target.name == "option:off"]
    assert "Warum eins nicht geht" in [focus.list_offered(replace(page, focus=stop.name)).here for stop in focus.stops(page)]
    state, acts = apply_effect(begin.state, next(target.effect for target in page.targets if target.name == "why"))
    opened = compose(replace(begin, state=state))
    assert acts == ()
    assert [target.off for target in opened.targets if target.name == "off:off"] == ["ein Plättchen zu viel"]
    assert [stop.name for stop in focus.stops(opened)] == ["close"]
    few = compose(scene(Pick("t.pick", options=loaves(3), least=1)))
    assert [target.off for target in few.targets if target.name == "done"] == ["mindestens 1"]
    assert not {"why", "done"} & {stop.name for stop in focus.stops(few)}


def test_twice_is_off_while_counting_and_else_opens_the_leaf():
    for counting in (Number("t.number", high=30), Number("t.number", high=9), Tally("t.tally", rows=(Row("a"),))):
        assert not focus.twice(compose(scene(counting)))
    for other in (Tell("t.tell"), Choose("t.choose", options=loaves(3)), Number("t.number", high=3)):
        page = compose(scene(other))
        assert focus.twice(page)
        assert page.back == Open(HelpLeaf())


def test_holding_takes_what_is_lit_also_on_a_page_that_only_tells_and_one_plate_is_taken_by_a_short_press_too():
    told = compose(scene(Tell("t.tell")))
    one = compose(scene(Choose("t.choose", options=loaves(1))))
    for page, value in ((told, None), (one, "0")):
        assert focus.find_long_press(page) == focus.find_short_press(page) == Do(Answer(value, 7))
    two = compose(scene(Choose("t.choose", options=loaves(2))))
    assert (focus.find_short_press(two), focus.find_long_press(two)) == (Focus("option:1"), Do(Answer("0", 7)))


def test_a_number_below_the_likely_one_is_not_far():
    for low, high, likely in ((0, 99, 3), (0, 99, 0), (2, 5, 5), (4, 16, 5), (1, 1, 1)):
        row = Row("a", low=low, high=high, likely=likely)
        values = [likely]
        for _ in range(high - low):
            values.append(count_press(values[-1], row))
        assert sorted(values) == list(range(low, high + 1))
        assert count_press(values[-1], row) == likely
        if likely == 3:
            assert values[:12] == [3, 4, 5, 6, 7, 8, 0, 1, 2, 9, 10, 11]


def test_who_stands_on_an_answer_in_the_middle_hears_all_others_in_the_order_of_presses():
    page = compose(scene(Choose("t.choose", options=loaves(3))))
    names = [stop.name for stop in focus.stops(page) if stop.name.startswith("option:")]
    said = [focus.list_offered(replace(page, focus=name)).here for name in names]
    for at in range(3):
        offered = focus.list_offered(replace(page, focus=names[at]))
        assert (offered.here, offered.at) == (said[at], at + 1)
        assert [other for other in offered.others if other in said] == [*said[at + 1 :], *said[:at]]


def test_up_to_seven_further_answers_are_all_named_and_more_are_counted():
    names, words = [f"[{letter}]" for letter in "abcdefghi"], Words("en")
    told = {
        count: describe_offered(Offered("here", tuple(names[:count]), count=count + 1), words, whole=True) for count in (6, 7, 8)
    }
    assert {count: [name for name in names if name in text] for count, text in told.items()} == {
        6: names[:6],
        7: names[:7],
        8: names[:1],
    }


def test_the_first_stop_is_found_while_the_page_is_laid_out_and_a_step_back_from_it_goes_round_to_the_last():
    looked = []
    for name, begun in scenes((800, 480), "en"):
        page = compose(begun)
        told = _lay_out(begun, page.focus)
        assert (page.focus, page.targets, page.items) == (told.focus, told.targets, told.items), name
        if page.focus and len(focus.stops(page)) > 2 and focus.find_focused(page) == focus.stops(page)[0]:
            looked.append(name)
            assert focus.step_back(page) == Focus(focus.stops(page)[-1].name), name
    assert len(looked) > 5


def test_while_the_banners_of_the_end_still_come_the_ear_hears_what_the_button_does():
    over = scene(None, (720, 1280), outcome=OVER)
    page = compose(replace(over, state=replace(over.state, began=NOW)))
    offered = focus.list_offered(page)
    assert all((offered.here, *offered.others))
