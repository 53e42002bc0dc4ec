"""The settings' pages: near every question, whole in every size, large letters and strong contrast, wrong values named."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from samples import CHOOSE, SIZES, scene, scenes

from companion.play.acts import SetSetting
from companion.play.requests import RunGlass
from companion.system.settings import SETTINGS, Settings
from companion.ui.pages import effects
from companion.ui.pages.settings import GROUPS, SIGNALS
from companion.ui.screen import compose as composing
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus
from companion.ui.screen.page.builder import Fault
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.formats import STEP, format_for
from companion.ui.screen.paint.items import LineItem

ROUND = 7
"""So many short presses lead at most from the first number to the way out."""


def laid(overlay, size=(800, 480), language="de", *, large=False, state=None, **chosen):
    begun = scene(CHOOSE, size, language, overlay=overlay)
    settings = replace(begun.settings, large=large, chosen=replace(Settings(), **chosen))
    return replace(begun, settings=settings, form=format_for(*size, large=large), state=state or begun.state)


def written(page):
    return " ".join(item.text for item in page.items if isinstance(item, LineItem))


def test_back_and_help_are_one_gesture_from_any_question_and_lead_back_to_the_same_place():
    """Pressing twice opens the leaf; where presses count, one round of counting passes the way to it."""
    far = {}
    for name, begun in scenes((800, 480), "de"):
        if name == "missing":  # half counted: the way out sets the row back to where its round began
            continue
        state, taps = begun.state, 2
        page = compose(begun)
        if focus.twice(page):
            effect = page.back
        else:
            taps = 0
            while page.focus != "tool:help":
                state, acts = apply_effect(state, focus.find_short_press(page))
                taps += 1
                assert (acts, taps <= ROUND) == ((), True), name
                page = compose(replace(begun, state=state))
            effect = focus.find_long_press(page)
            taps += 1
        opened, acts = apply_effect(state, effect)
        assert all(isinstance(act, RunGlass) and not act.running for act in acts), name
        leaf = compose(replace(begun, state=opened))
        assert (opened.overlay, leaf.focus, leaf.faults) == (effects.HelpLeaf(), "close", ()), name
        closed, acts = apply_effect(opened, focus.find_long_press(leaf))
        same = compose(replace(begun, state=closed))
        assert acts == ()
        assert (same.items, closed.overlay) == (compose(begun).items, None), name
        far[name] = taps
    assert max(far.values()) <= ROUND


def test_every_setting_of_the_description_stands_on_a_page_but_none_that_means_nothing_while_something_is_off():
    on = Settings().change("mqtt.on", True).change("glass.on", True).change("table.child_lock", True)
    for group in GROUPS:
        begun, found = laid(effects.SettingsGroup(group), values=on.values), set()
        for number in range(3):
            page = compose(replace(begun, state=replace(begun.state, over=replace(begun.state.over, page=number))))
            found |= {target.name.removeprefix("set:") for target in focus.stops(page) if target.name.startswith("set:")}
        assert found == {setting.name for setting in SETTINGS if setting.group == group}
    shown = {target.name for target in compose(laid(effects.SettingsGroup("network"))).targets}
    assert {"set:mqtt.on", "set:table.remember_names"} <= shown
    assert "set:mqtt.port" not in shown
    assert "group:ring" not in {target.name for target in compose(laid(effects.AllSettings())).targets}


def test_a_number_is_counted_by_short_presses_and_a_switch_turned_by_a_long_one():
    volume = compose(laid(effects.SettingsGroup("volume")))
    assert focus.find_short_press(volume) == effects.Do(SetSetting("sound.speech", 8))
    reading = compose(laid(effects.SettingsGroup("reading")))
    assert focus.find_long_press(reading) == effects.Do(SetSetting("screen.large_text", True))
    assert reading.back == effects.Open(effects.AllSettings())


def test_six_tries_and_the_page_goes_back_whatever_was_pressed():
    begun = laid(effects.TryPresses())
    state, presses = (
        begun.state,
        {"short": focus.find_short_press, "long": focus.find_long_press, "double": lambda page: page.back},
    )
    tried = ("short", "long", "double", "short", "short")
    for press in tried:
        state, acts = apply_effect(state, presses[press](compose(replace(begun, state=state))))
        assert not acts
    assert state.over.entry == tried
    state, _ = apply_effect(state, focus.find_long_press(compose(replace(begun, state=state))))
    assert state.overlay == effects.SettingsGroup("button")


def test_a_wrong_value_is_named_where_it_is_mended_and_what_no_page_has_on_one_of_its_own():
    wrong = {"wrong": {"ring.first": "99"}}
    assert "Falsch in der Datei: Oberste Lampe" in written(compose(laid(effects.AllSettings(), **wrong)))
    assert "In der Datei steht 99" in written(compose(laid(effects.SettingsGroup("ring"), **wrong)))
    assert "In der Datei" not in written(compose(laid(effects.SettingsGroup("ring"))))
    assert "nicht lesbar" in written(compose(laid(effects.AllSettings(), wrong={"": "line 3"})))
    wrong = {"ring.count": "7", "camera.source": "a very long name of something that is no source", "screen.size": "large"}
    for size in (*SIZES, (480, 320)):
        every, page = (
            compose(laid(overlay, size, wrong=wrong)) for overlay in (effects.AllSettings(), effects.SettingsGroup("wrong"))
        )
        assert (every.faults, page.faults) == ((), ()), size
        assert "group:wrong" in {target.name for target in focus.stops(every)}
        assert focus.find_long_press(page) == effects.Do(SetSetting("screen.size", "auto"))


def test_the_ring_is_told_in_words():
    begun = laid(effects.RingSignals())
    states = [replace(begun.state, over=replace(begun.state.over, page=number)) for number in range(len(SIGNALS))]
    told = " ".join(written(compose(replace(begun, state=state))) for state in states)
    assert all(begun.words.has(f"ring-says-{signal}") for signal in SIGNALS)
    assert "Sanduhr" in told
    assert "Krone" in told


def test_large_letters_are_a_step_larger_where_they_find_room_and_where_they_would_be_cut_the_usual_ones_stay(monkeypatch):
    usual, large = format_for(800, 480), format_for(800, 480, large=True)
    assert large.near == round(usual.near * STEP)
    assert (large.near_min, large.type("prompt").least) == (usual.near_min, usual.type("prompt").least)
    begun = dict(scenes((800, 480), "en"))["choose"]
    enlarged = replace(begun, settings=replace(begun.settings, large=True), form=large)
    before, after = (
        {item.text: item.size for item in compose(each).items if isinstance(item, LineItem)} for each in (begun, enlarged)
    )
    both = before.keys() & after.keys()
    assert sum(after[text] for text in both) >= 1.2 * sum(before[text] for text in both)
    really = composing._lay_out

    def cut(scene, focused):
        page = really(scene, focused)
        return replace(page, faults=(Fault("text too long", "here"),)) if scene.form.enlarged > 1 else page

    monkeypatch.setattr(composing, "_lay_out", cut)
    monkeypatch.setattr(composing, "_lately", deque())  # no page that was laid out before is shared
    page = compose(enlarged)
    assert page.faults == ()
    assert sized(page) == sized(compose(begun))


def test_what_the_menu_opens_itself_leads_back_to_where_one_was_and_other_groups_to_all_of_them():
    ways = {
        group: next(target.effect for target in compose(laid(effects.SettingsGroup(group))).targets if target.name == "all")
        for group in ("volume", "language", "picture")
    }
    assert ways == {"volume": effects.Close(), "language": effects.Close(), "picture": effects.Open(effects.AllSettings())}


def test_in_large_letters_who_is_asked_stands_in_the_head_band_and_one_press_shows_round_and_phase():
    begun = dict(scenes((800, 480), "en"))["choose"]
    enlarged = replace(begun, settings=replace(begun.settings, large=True), form=format_for(800, 480, large=True))
    leaf = replace(enlarged, state=replace(enlarged.state, overlay=effects.HelpLeaf()))
    usual, large, pressed = (written_in_the_head(compose(each)) for each in (begun, enlarged, leaf))
    assert "Ben" in large - usual
    assert {text for text in usual - large if any(map(str.isalpha, text))} <= pressed


def written_in_the_head(page):
    return {item.text for item in page.items[slice(*page.groups["head"])] if isinstance(item, LineItem)}


def sized(page):
    return [(item.text, item.size) for item in page.items if isinstance(item, LineItem)]
