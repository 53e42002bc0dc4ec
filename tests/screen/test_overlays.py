"""Pages over the stage: laid out in every format and language, led back from, and they do what they say."""

from dataclasses import replace

import pytest
from samples import CHOOSE, LANGUAGES, NUMBER, SEATS, SIZES, TELL, scene
from small_game import SMALL

from companion.play.acts import Announce, Correct, Leave, PlanRepair, Repair, SetDepth, SetVolume, Undo
from companion.play.controller import Controller
from companion.play.snapshot import Answered
from companion.screen.compose import compose
from companion.screen.overlays import OVERLAYS
from companion.screen.overlays.settings import GROUPS
from companion.screen.page import effects, focus
from companion.screen.page.state import after
from companion.table import Announcement
from companion.table.record.differences import Difference
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, RepairPlan, Session
from companion.table.table import Beginning

LOG = MemoryLog()
SESSION = Session.begin(SMALL, Beginning("small", Seats((Seat("Ada", "blue"), Seat("Ben", "yellow"))), {}, {}), LOG)
BOOKS = Controller(SESSION).snapshot()
HISTORY = tuple(Answered(step, question, value) for step, question, value in ((3, CHOOSE, "b"), (4, TELL, None), (5, NUMBER, 4)))
CHANGES = tuple(
    Difference(f"coins.{seat.colour}", "coins", seat, before, now) for seat, before, now in ((SEATS[0], 3, 5), (SEATS[1], 5, 3))
)
SHOUT = Announcement("t.shout", seats=tuple(SEATS), icon="statue")
FULL = {
    "entries": BOOKS.entries,
    "values": BOOKS.values,
    "history": HISTORY,
    "changes": CHANGES,
    "announcements": (SHOUT,),
    "can_redo": True,
    "plan": RepairPlan(3, "a", 7, CHANGES, None),
}
EVERY = (
    effects.Menu(),
    effects.Scores(),
    effects.Groups(),
    effects.Correcting("coins"),
    effects.Undoing(),
    effects.Moved(),
    effects.Volumes(),
    effects.Languages(),
    effects.AllSettings(),
    *map(effects.SettingsGroup, GROUPS),
    effects.TryPresses(),
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
    effects.Planned(),
    effects.Paused(),
    effects.Leaving(),
)


def over(overlay, size=(1280, 720), language="de"):
    return scene(CHOOSE, size, language, overlay=overlay, **FULL)


def chosen(begin, *names):
    """Choose targets one after the other; give the acts."""
    state, done = begin.state, []
    for name in names:
        page = compose(replace(begin, state=state))
        target = next(target for target in page.targets if target.name == name)
        state, acts = after(state, target.effect)
        done += acts
    return done, state


def test_every_overlay_is_laid_out():
    assert {type(overlay) for overlay in EVERY} == set(OVERLAYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_and_there_is_a_way_back(size, language):
    for overlay in EVERY:
        page = compose(over(overlay, size, language))
        assert page.faults == (), overlay
        ways = (effects.Close(), effects.Open(effects.AllSettings()))
        back = page.back is not None or any(target.effect == way for target in focus.stops(page) for way in ways)
        assert back, overlay
        assert focus.focused(page) is not None, overlay


def test_a_correction_is_handed_over_as_a_set_and_leaves_the_page():
    acts, state = chosen(over(effects.Correcting("coins")), "plus:coins.blue", "plus:coins.blue", "done")
    assert acts == [Correct({"coins.blue": 7})]
    assert state.overlay is None


def test_a_correction_taken_back_is_none():
    acts, _ = chosen(over(effects.Correcting("coins")), "plus:coins.blue", "minus:coins.blue", "done")
    assert acts == []


def test_undo_asks_first():
    acts, state = chosen(over(effects.Undoing()), "undo")
    assert (acts, state.overlay) == ([Undo()], None)
    acts, _ = chosen(over(effects.Undoing(insist=True)), "undo")
    assert acts == [Undo(insist=True)]
    assert compose(over(effects.Undoing(insist=True))).focus == "close"


def test_an_announcement_is_made_by_someone():
    acts, _ = chosen(over(effects.Menu()), "announce", "say:t.shout", "seat:yellow")
    assert acts == [Announce("t.shout", "yellow")]


def test_an_earlier_answer_is_planned_then_repaired():
    acts, state = chosen(over(effects.Earlier()), "step:3", "option:a")
    assert acts == [PlanRepair(3, "a")]
    assert state.overlay == effects.Planned()
    acts, _ = chosen(over(effects.Planned()), "repair")
    assert acts == [Repair(FULL["plan"])]


def test_an_earlier_number_is_counted_anew():
    acts, _ = chosen(over(effects.Repairing(5)), "plus", "take")
    assert acts == [PlanRepair(5, 4)]


def test_volume_goes_up_and_down_within_its_bounds():
    acts, _ = chosen(over(effects.Volumes()), "plus:speech", "minus:effects")
    assert acts == [SetVolume("speech", 8), SetVolume("effects", 5)]


def test_how_much_is_said_is_chosen_in_two_touches():
    acts, state = chosen(over(effects.Menu()), "depth", "depth:short")
    assert acts == [SetDepth("short")]
    assert state.overlay is None


def test_leaving_asks_first():
    acts, _ = chosen(over(effects.Menu()), "leave", "leave")
    assert acts == [Leave()]


def test_the_menu_offers_only_what_has_a_meaning():
    page = compose(scene(TELL, overlay=effects.Menu(), can_undo=False))
    names = {target.name for target in focus.stops(page)}
    assert {"undo", "redo", "announce", "earlier", "lookup"}.isdisjoint(names)
    assert {"scores", "volume", "language", "close"} <= names


def test_every_entry_of_the_menu_has_its_place_and_its_icon():
    begun, later = (compose(scene(TELL, overlay=effects.Menu(), can_undo=undo)) for undo in (False, True))
    assert [(one.name, one.box) for one in begun.targets] == [(one.name, one.box) for one in later.targets]
    assert [one.name for one in begun.targets][:3] == ["lookup", "announce", "scores"]


def test_a_closed_menu_gives_the_focus_back_to_the_answer():
    begun = scene(CHOOSE)
    state = begun.state
    for _ in range(20):
        page = compose(replace(begun, state=state))
        if page.focus == "tool:help":
            break
        state, _ = after(state, focus.short_press(page))
    before = [target.name for target in focus.stops(page) if not target.name.startswith("tool:")][-1]
    for press in (focus.long_press, lambda page: page.back):  # opened, and closed with a double press
        state, _ = after(state, press(compose(replace(begun, state=state))))
    assert compose(replace(begun, state=state)).focus == before
