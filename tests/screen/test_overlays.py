"""Pages over the stage: laid out in every format and language, led back from, and they do what they say."""

from collections import defaultdict
from dataclasses import replace

from page_samples import DRAFTS, EVERY, FULL, over
from samples import CHOOSE, SEATS, TELL, scene

from companion.play.acts import Adopt, Announce, Correct, DropDraft, Leave, MakeUp, MendOn, SetDepth, Undo
from companion.play.own_questions import PhoneCode
from companion.play.requests import LockTable, SendAway
from companion.play.snapshot import Answered, Drafted
from companion.table import Figure, Seat, SeatScore
from companion.table.entry import Entry
from companion.table.table import Place
from companion.ui.pages import effects
from companion.ui.pages.page_settings import Door, Guest
from companion.ui.pages.pages import PAGES
from companion.ui.screen.compose import compose
from companion.ui.screen.overlays import OVERLAYS
from companion.ui.screen.page import focus
from companion.ui.screen.page.state import Layer, apply_effect
from companion.ui.screen.paint.items import LineItem

ONCE = (effects.Paused(), effects.Depths(), effects.Scores(), effects.Groups())
TWICE = tuple(map(effects.SettingsGroup, ("language", "volume")))


def chosen(begin, *names):
    """Choose targets one after the other; give the acts."""
    state, done = begin.state, []
    for name in names:
        page = compose(replace(begin, state=state))
        target = next(target for target in page.targets if target.name == name)
        state, acts = apply_effect(state, target.effect)
        done += acts
    return done, state


def test_the_code_for_phones_is_shown_drawn_and_said_letter_by_letter_with_who_is_there():
    drawn = PhoneCode(((True, False), (False, True)), "http://192.168.1.5:8088/?c=K7QF2M")
    guests = (Guest(1, "seat:Ada", here=True), Guest(2, "screen", here=False))
    begun = over(effects.Glasses(), (800, 480), "en")
    door = Door("http://192.168.1.5:8088", "K7QF2M", drawn, guests)
    begun = replace(begun, settings=replace(begun.settings, door=door))
    page = compose(begun)
    assert page.faults == ()
    lines = [item.text for item in page.items if isinstance(item, LineItem)]
    assert {"192.168.1.5:8088", "K7QF2M", "Ada"} <= set(lines)
    assert "K, 7, Q, F, 2, M" in page.title
    assert chosen(begun, "guest:1", "guest:1")[0] == [SendAway(1)]
    for language in ("de", "en"):
        pressed = replace(
            over(effects.Glasses(), (800, 480), language), settings=replace(begun.settings, door=replace(door, pressed=True))
        )
        assert compose(pressed).faults == ()


def test_a_page_of_a_game_that_has_just_been_left_is_the_menu():
    page = compose(over(effects.Began(), game=None, history=()))
    assert "menu" not in page.title
    assert page.faults == ()


def test_every_overlay_is_laid_out():
    assert {type(overlay) for overlay in EVERY} == {*OVERLAYS, *PAGES, effects.HelpLeaf}


def test_the_scores_of_five_with_six_figures_each_are_all_on_the_phone_s_page_and_so_is_the_way_back():
    colours, icons = ("blue", "yellow", "red", "black", "green"), ("supporter", "statue", "mercy", "bread", "tools", "marble")
    scores = tuple(
        SeatScore(Seat(f"Maximilian {place}", colour), tuple(Figure(icon, 88) for icon in icons), ())
        for place, colour in enumerate(colours)
    )
    page = compose(over(effects.Scores(), (720, 1280), "de", scoreboard=scores))
    assert page.faults == ()
    assert [item.text for item in page.items if isinstance(item, LineItem)].count("88") >= len(colours) * len(icons)
    assert "close" in {target.name for target in page.targets}


def test_what_is_said_on_a_page_is_handed_over_and_leaves_it():
    for overlay, names, said in (
        (effects.Correcting("coins"), ("plus:coins.blue", "plus:coins.blue", "done"), [Correct({"coins.blue": 7})]),
        (effects.Correcting("coins"), ("plus:coins.blue", "minus:coins.blue", "done"), []),
        (effects.Menu(), ("more", "announce", "say:t.shout", "seat:yellow"), [Announce("t.shout", "yellow")]),
        (effects.Earlier(), ("step:3", "option:a"), [MendOn(3, "a")]),
        (effects.Repairing(5), ("plus", "take"), [MendOn(5, 5)]),  # counting begins with what was given
        (effects.SettingsGroup("language"), ("depth", "depth:short"), [SetDepth("short")]),
        (effects.Menu(), ("leave",), [Leave()]),
        (effects.Paused(), ("leave",), [Leave()]),
    ):
        acts, state = chosen(over(overlay), *names)
        assert (acts, state.overlay) == (said, None), names


def test_stopping_for_tonight_takes_seven_presses_of_the_button_and_the_next_evening_goes_on_by_one():
    begin = over(effects.Menu(), scoreboard=tuple(SeatScore(seat, (Figure("points", 1),), ()) for seat in SEATS))
    begin = replace(begin, state=replace(begin.state, overlay=None))
    state, presses, acts = apply_effect(begin.state, compose(begin).back)[0], 2, ()
    for wanted in ("menu", "leave"):
        while (page := compose(replace(begin, state=state))).focus != wanted:
            state, presses = apply_effect(state, focus.find_short_press(page))[0], presses + 1
        state, acts = apply_effect(state, focus.find_long_press(page))
        presses += 1
    assert (acts, presses) == ((Leave(),), 7)


def test_undo_asks_first_where_a_secret_was_shown():
    acts, _ = chosen(over(effects.Undoing(insist=True)), "undo")
    assert acts == [Undo(insist=True)]
    assert compose(over(effects.Undoing(insist=True))).focus == "close"


def test_whoever_can_read_lifts_the_child_lock():
    begin = over(effects.Menu())
    assert chosen(begin, "more", "lock")[0] == [LockTable(on=True)]
    locked = replace(begin, settings=replace(begin.settings, locked=True))
    acts, state = chosen(locked, "more", "unlock")
    assert (acts, compose(replace(locked, state=state)).focus) == ([], "close"), "whoever only holds on leads back"
    assert chosen(locked, "more", "unlock", "unlock")[0] == [LockTable(on=False)]


def test_the_menu_offers_at_most_eight_things_and_only_what_has_a_meaning():
    begun = compose(scene(TELL, overlay=effects.Menu(), can_undo=False))
    names = [target.name for target in focus.stops(begun)]
    assert {"undo", "redo", "announce", "earlier", "lookup", "off"}.isdisjoint(names)
    assert {"scores", "leave", "volume", "language", "settings", "pause", "close"} <= set(names)
    full = compose(over(effects.Menu()))
    assert [stop.name for stop in focus.stops(full)][:5] == ["leave", "pause", "scores", "earlier", "repeat"], "often first"
    assert len([stop for stop in focus.stops(full) if stop.name not in {"close", "more"}]) <= 8
    assert not [target.name for page in (begun, full) for target in page.targets if target.off]


def test_pause_scores_and_depths_stand_in_one_place_each_volume_and_language_in_the_menu_and_the_settings():
    begun, seen, places = over(effects.Menu()), {effects.Menu()}, defaultdict(set)
    waiting = [begun.state]
    while waiting:
        state = waiting.pop()
        for target in compose(replace(begun, state=state)).targets:
            if isinstance(target.effect, effects.Open) and target.effect.overlay in ONCE + TWICE and target.name != "back":
                places[target.effect.overlay].add(type(state.overlay))
            later, acts = apply_effect(state, target.effect)
            if later.overlay is not None and not acts and (later.overlay, later.over.page) not in seen:
                seen.add((later.overlay, later.over.page))
                waiting.append(later)
    assert {overlay: len(pages) for overlay, pages in places.items()} == {**dict.fromkeys(ONCE, 1), **dict.fromkeys(TWICE, 2)}
    assert all(places[overlay] == {effects.AllSettings, effects.Menu} for overlay in TWICE)


def test_a_draft_offers_what_can_be_done_with_it_and_is_ended_by_the_menu_while_it_waits_for_an_answer():
    for name, acts in (("whole", ("adopt", "drop")), ("counted", ("adopt", "drop")), ("against", ("mend", "out", "cut", "drop"))):
        names = [target.name for target in focus.stops(compose(over(effects.DraftPage(), draft=DRAFTS[name])))]
        assert names[0] == acts[0]
        assert set(acts) <= set(names)
    waiting = over(effects.Menu(), draft=Drafted(3, 4))
    assert [chosen(waiting, name)[0] for name in ("cut", "drop")] == [[Adopt(cut=True)], [DropDraft()]]


def test_older_answers_stand_by_round_and_a_forgotten_one_is_made_up():
    history = tuple(Answered(step, CHOOSE, "b", Place(step // 20 + 1)) for step in range(60))
    begin = over(effects.Earlier(), (800, 480), history=history)
    acts, state = chosen(begin, "older", "round:1", "more", "forgotten", "more", "step:5")
    assert (acts, state.overlay) == ([MakeUp(5)], None)
    undone = over(effects.Earlier(), (800, 480), history=history, can_redo=True)
    assert {"older", "forgotten", "close"} <= {target.name for target in compose(undone).targets}


def test_the_last_eight_answers_are_sentences_on_one_page_and_the_newest_is_taken_back():
    history = tuple(Answered(step, CHOOSE, "b", Place(1)) for step in range(20))
    begin = scene(CHOOSE, (800, 480), overlay=effects.Undoing(), **{**FULL, "history": history})
    page = compose(begin)
    steps = [target.name for target in focus.stops(page) if target.name.startswith("step:")]
    assert page.focus == "close", "whoever presses on leads back and takes nothing back"
    assert steps == [f"step:{step}" for step in range(18, 11, -1)]
    assert chosen(begin, "undo")[0] == [Undo()]
    assert sum(item.text.startswith("Ben: ") for item in page.items if isinstance(item, LineItem)) == 8


def test_the_third_last_answer_is_asked_anew_after_eight_taps():
    history = tuple(Answered(step, CHOOSE, "b", Place(1)) for step in range(20))
    begin, taps = scene(CHOOSE, (800, 480), **{**FULL, "history": history}), 4
    state = begin.state
    for _ in range(2):  # pressed twice, and twice again
        state, _ = apply_effect(state, compose(replace(begin, state=state)).back)
    while compose(replace(begin, state=state)).focus != "step:17":
        state, taps = apply_effect(state, focus.find_short_press(compose(replace(begin, state=state))))[0], taps + 1
    state, _ = apply_effect(state, focus.find_long_press(compose(replace(begin, state=state))))
    assert state.overlay == effects.Repairing(17)
    assert taps + 1 <= 8


def test_a_piece_is_put_in_the_place_of_another_added_and_taken_away():
    name = f"built.{SEATS[0].colour}"
    for names, value in (
        (("thing:1", "option:c"), ("a", "c")),
        (("thing:0", "option::away"), ("b",)),
        (("thing:2", "option:c"), ("a", "b", "c")),
    ):
        acts, state = chosen(over(effects.Correcting("built"), (800, 480)), f"heap:{name}", *names)
        assert acts == [Correct({name: value})]
        assert state.overlay is None
    acts, _ = chosen(over(effects.Correcting("crown"), (800, 480)), "option:b")
    assert acts == [Correct({"crown": "b"})]


def alone(value, low=0, high=None, fixed=frozenset()):
    """Show the page that corrects a group of this single value."""
    entry = Entry("crown", "crown", None, value, low, high)
    begin = over(effects.Correcting("crown"), (800, 480))
    entries, values, names = {"crown": entry}, {"crown": value}, {}
    return replace(begin, snapshot=replace(begin.snapshot, entries=entries, values=values, names=names, fixed=fixed))


def test_a_single_value_is_no_small_figure_in_an_empty_page():
    assert chosen(alone(40), "plus", "plus", "take")[0] == [Correct({"crown": 42})]
    assert chosen(alone(value=False), "option:yes")[0] == [Correct({"crown": True})]
    assert chosen(alone(2, 0, 5), "option:4")[0] == [Correct({"crown": 4})]
    for begin in (alone(40), alone(value=True), alone(2, 0, 5)):
        acts, state = chosen(begin, "back" if begin.snapshot.values["crown"] == 40 else "option::add")
        assert (acts, state.overlay) == ([], None)
        assert compose(begin).faults == ()


def test_what_only_the_script_writes_is_not_offered_for_correction():
    begin = alone(40, fixed=frozenset({"crown"}))
    groups = compose(replace(begin, state=replace(begin.state, overlay=effects.Groups(), over=Layer())))
    assert "group:crown" not in [target.name for target in groups.targets]
    assert "minus" not in [target.name for target in compose(begin).targets]


def test_a_piece_that_is_added_to_a_list_cannot_be_taken_away():
    there, added = (
        {target.name for target in compose(over(effects.Exchanging(f"built.{SEATS[0].colour}", place))).targets}
        for place in (1, 2)
    )
    assert there - added == {"option::away"}


def test_the_guessed_language_comes_first_at_the_first_start_and_the_other_one_later():
    pages = (compose(scene(CHOOSE, language="de", overlay=effects.Languages(first=first))) for first in (True, False))
    assert [focus.find_focused(page).name for page in pages] == ["language:de", "language:en"]
