"""Pages over the stage: laid out in every format and language, led back from, and they do what they say."""

from collections import defaultdict
from dataclasses import replace

import pytest
from samples import CHOOSE, DRAW, LANGUAGES, NUMBER, SEATS, SIZES, TELL, scene
from small_game import SMALL

from companion.play.acts import (
    Adopt,
    Announce,
    Correct,
    DropDraft,
    Leave,
    MakeUp,
    MendOn,
    SetDepth,
    Undo,
)
from companion.play.controller import Controller
from companion.play.live import Drawn
from companion.play.own_questions import PhoneCode
from companion.play.requests import LockTable, SendAway
from companion.play.snapshot import Answered, Drafted
from companion.table import Announcement, Figure, Option, SeatScore, phrase
from companion.table.differences import Difference
from companion.table.entry import Entry
from companion.table.naming import Named
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Place
from companion.ui.screen.compose import compose
from companion.ui.screen.overlays import OVERLAYS
from companion.ui.screen.overlays.settings import GROUPS
from companion.ui.screen.page import effects, focus
from companion.ui.screen.page.state import Door, Guest, Layer, apply_effect
from companion.ui.screen.paint.items import LineItem

LOG = MemoryLog()
SESSION = Session.begin(SMALL, Beginning("small", Seats((Seat("Ada", "blue"), Seat("Ben", "yellow"))), {}, {}), LOG)
BOOKS = Controller(SESSION).snapshot()
HISTORY = tuple(Answered(step, question, value) for step, question, value in ((3, CHOOSE, "b"), (4, TELL, None), (5, NUMBER, 4)))
CHANGES = tuple(
    Difference(f"coins.{seat.colour}", "coins", seat, before, now) for seat, before, now in ((SEATS[0], 3, 5), (SEATS[1], 5, 3))
)
SHOUT = Announcement("t.shout", seats=tuple(SEATS), icon="statue")
BUILT = {f"built.{seat.colour}": Entry(f"built.{seat.colour}", "built", seat, (), choices=frozenset("abc")) for seat in SEATS[:2]}
CROWN = {"crown": Entry("crown", "crown", None, "", choices=frozenset({"", "a", "b"}))}
FULL = {
    "entries": {**BOOKS.entries, **BUILT, **CROWN},
    "values": {**BOOKS.values, **dict.fromkeys(BUILT, ("a", "b")), "crown": "a"},
    "names": dict.fromkeys(("built", "crown"), Named(lambda key: Option(key, phrase("item-times", n=1, what=key)))),
    "history": HISTORY,
    "changes": CHANGES,
    "announcements": (SHOUT,),
    "can_redo": True,
    "thinking": {seat.colour: 754_000 for seat in SEATS},
}
ONCE = (effects.Paused(), effects.Depths(), effects.Scores(), effects.Groups())
TWICE = tuple(map(effects.SettingsGroup, ("language", "volume")))
EVERY = (
    effects.HelpLeaf(),
    effects.Menu(),
    effects.Scores(),
    effects.Times(),
    effects.NotNow(),
    effects.Overview(),
    effects.Groups(),
    effects.Correcting("coins"),
    effects.Correcting("built"),
    effects.Exchanging("crown"),
    effects.Undoing(),
    effects.Moved(),
    effects.Languages(),
    effects.Languages(first=True),
    *map(effects.Touring, effects.TOUR),
    effects.AllSettings(),
    *map(effects.SettingsGroup, GROUPS),
    effects.TryPresses(),
    effects.TryingOutput("sysdefault:CARD=vc4hdmi0", "hdmi", "vc4-hdmi-0", 1, 4),
    effects.HouseSays("We close in a quarter of an hour; the last orders, please."),
    effects.CallingHouse(),
    effects.JoiningHouse(),
    effects.RingSignals(),
    effects.Rules(),
    effects.RuleChapters(),
    effects.RuleCases(),
    effects.Search(),
    effects.Depths(),
    effects.Announcing(),
    effects.Announcing("t.shout"),
    effects.Earlier(),
    effects.Repairing(3),
    effects.Repairing(5),
    effects.DraftPage(),
    effects.Earlier(forgot=True),
    effects.Earlier(round=0),
    effects.Earlier(round=-1),
    effects.Paused(),
    effects.Unlocking(),
    effects.Leaving(),
    effects.Glasses(),
    effects.Proposed(7, CHOOSE.options[0].key, ("Ada",)),
    effects.WantsIn(2, "seat:Ada", "screen"),
    effects.WantsIn(3, "looks-on", "seat:Ada"),
)


def over(overlay, size=(1280, 720), language="de"):
    return scene(CHOOSE, size, language, overlay=overlay, **FULL)


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


def test_every_overlay_is_laid_out():
    assert {type(overlay) for overlay in EVERY} == {*OVERLAYS, effects.HelpLeaf}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_and_there_is_a_way_back(size, language):
    for overlay in EVERY:
        page = compose(over(overlay, size, language))
        assert page.faults == (), overlay
        ways = (effects.Close(), effects.Open(effects.AllSettings()))
        back = page.back is not None or any(target.effect == way for target in focus.stops(page) for way in ways)
        assert back, overlay
        assert focus.find_focused(page) is not None, overlay


def test_a_correction_is_handed_over_as_a_set_and_leaves_the_page():
    acts, state = chosen(over(effects.Correcting("coins")), "plus:coins.blue", "plus:coins.blue", "done")
    assert acts == [Correct({"coins.blue": 7})]
    assert state.overlay is None


def test_a_correction_taken_back_is_none():
    acts, _ = chosen(over(effects.Correcting("coins")), "plus:coins.blue", "minus:coins.blue", "done")
    assert acts == []


def test_undo_asks_first_where_a_secret_was_shown():
    acts, _ = chosen(over(effects.Undoing(insist=True)), "undo")
    assert acts == [Undo(insist=True)]
    assert compose(over(effects.Undoing(insist=True))).focus == "close"


def test_an_announcement_is_made_by_someone():
    acts, _ = chosen(over(effects.Menu()), "announce", "say:t.shout", "seat:yellow")
    assert acts == [Announce("t.shout", "yellow")]


def test_an_earlier_answer_is_given_anew():
    acts, state = chosen(over(effects.Earlier()), "step:3", "option:a")
    assert acts == [MendOn(3, "a")]
    assert state.overlay is None


def test_an_earlier_number_is_counted_anew():
    acts, _ = chosen(over(effects.Repairing(5)), "plus", "take")
    assert acts == [MendOn(5, 5)], "counting begins with what was given"


def test_how_much_is_said_is_chosen_in_two_touches():
    acts, state = chosen(over(effects.SettingsGroup("language")), "depth", "depth:short")
    assert acts == [SetDepth("short")]
    assert state.overlay is None


def test_stopping_for_tonight_asks_nothing():
    for begin in (over(effects.Menu()), over(effects.Paused())):
        acts, state = chosen(begin, "leave")
        assert (acts, state.overlay) == ([Leave()], None)


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_draft_shows_what_it_changes_or_what_it_contradicts(size, language):
    whole = Drafted(3, 4, whole=True, changes=CHANGES, fallen=HISTORY)
    against = Drafted(3, 4, against=HISTORY[0], why=phrase("draft-not-offered"))
    counted = Drafted(3, 4, whole=True, changes=CHANGES, recounted=HISTORY)
    for draft, acts in ((whole, ("adopt", "drop")), (counted, ("adopt", "drop")), (against, ("mend", "out", "cut", "drop"))):
        page = compose(scene(CHOOSE, size, language, overlay=effects.DraftPage(), draft=draft, **FULL))
        assert page.faults == ()
        names = [target.name for target in focus.stops(page)]
        assert names[0] == acts[0]
        assert set(acts) <= set(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_draft_that_waits_for_an_answer_of_the_game_can_be_ended_by_the_menu(size, language):
    waiting = scene(CHOOSE, size, language, overlay=effects.Menu(), draft=Drafted(3, 4), **FULL)
    assert compose(waiting).faults == ()
    assert chosen(waiting, "cut")[0] == [Adopt(cut=True)]
    assert chosen(waiting, "drop")[0] == [DropDraft()]


def test_older_answers_stand_by_round():
    history = tuple(Answered(step, CHOOSE, "b", Place(step // 20 + 1)) for step in range(60))
    begin = scene(CHOOSE, (800, 480), overlay=effects.Earlier(), **{**FULL, "history": history})
    acts, state = chosen(begin, "older", "round:1", "more", "forgotten", "more", "step:5")
    assert acts == [MakeUp(5)]
    assert state.overlay is None


def test_the_last_eight_answers_are_sentences_on_one_page_and_the_newest_is_taken_back():
    history = tuple(Answered(step, CHOOSE, "b", Place(1)) for step in range(20))
    begin = scene(CHOOSE, (800, 480), overlay=effects.Undoing(), **{**FULL, "history": history})
    page = compose(begin)
    steps = [target.name for target in focus.stops(page) if target.name.startswith("step:")]
    assert page.focus == "close", "whoever presses on leads back and takes nothing back"
    assert steps == [f"step:{step}" for step in range(18, 11, -1)]
    assert chosen(begin, "undo")[0] == [Undo()]
    assert sum(item.text.startswith("Ben: ") for item in page.items if isinstance(item, LineItem)) == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_after_an_undo_the_last_answers_with_every_way_beside_them_find_room(size, language):
    history = tuple(Answered(step, CHOOSE, "b", Place(step // 20 + 1)) for step in range(60))
    for more in ({"can_redo": True}, {"draft": Drafted(3, 4)}):
        page = compose(scene(CHOOSE, size, language, overlay=effects.Earlier(), **{**FULL, "history": history, **more}))
        assert page.faults == ()
        assert {"older", "forgotten", "close"} <= {target.name for target in page.targets}


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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_names_find_room_among_the_scores(size):
    on = scene(TELL, size)
    scores = tuple(SeatScore(Seat("Bartholomäus", seat.colour), (Figure("points", 12),)) for seat in SEATS)
    shown = replace(on.snapshot, scoreboard=scores)
    assert compose(replace(on, snapshot=shown, state=replace(on.state, overlay=effects.Scores(), over=Layer()))).faults == ()


def test_what_each_player_has_finds_room_on_a_phone():
    on = scene(TELL, (720, 1280))
    figures = tuple(Figure(icon, 24) for icon in ("supporter", "statue", "crown") * 2)
    shown = replace(on.snapshot, scoreboard=tuple(SeatScore(seat, figures) for seat in SEATS))
    page = compose(replace(on, snapshot=shown, state=replace(on.state, overlay=effects.Scores(), over=Layer())))
    assert page.faults == ()
    written = [item.text for item in page.items if isinstance(item, LineItem)]
    assert {seat.name for seat in SEATS} <= set(written)
    assert written.count("24") == len(SEATS) * len(figures)


def test_an_earlier_draw_is_given_again_while_another_one_lies_on_the_table():
    cards = tuple(Option(key, phrase("item-times", n=1, what=key)) for key in ("one", "two", "three"))
    earlier, now = (replace(DRAW, options=options) for options in (cards[:2], cards))
    on = scene(now, (1280, 720), live=Drawn(("three",), 0.0))
    shown = replace(on.snapshot, history=(Answered(3, earlier, ("one",)),))
    page = compose(replace(on, snapshot=shown, state=replace(on.state, overlay=effects.Repairing(3), over=Layer())))
    assert page.faults == ()


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
    def names(place):
        page = compose(scene(CHOOSE, overlay=effects.Exchanging(f"built.{SEATS[0].colour}", place), **FULL))
        return {target.name for target in page.targets}

    assert names(1) - names(2) == {"option::away"}


@pytest.mark.parametrize(("first", "language"), [(True, "de"), (False, "en")])
def test_the_guessed_language_comes_first_at_the_first_start_and_the_other_one_later(first, language):
    page = compose(scene(CHOOSE, language="de", overlay=effects.Languages(first=first)))
    assert focus.find_focused(page).name == f"language:{language}"


def test_who_opens_the_help_and_closes_it_stands_on_the_answer_again():
    state = scene(CHOOSE).state
    for effect in (effects.Focus("option:b"), effects.Focus("tool:help"), effects.Open(effects.Menu()), effects.Close()):
        state, _ = apply_effect(state, effect)
    assert state.question.focus == "option:b"
