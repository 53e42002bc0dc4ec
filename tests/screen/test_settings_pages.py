"""The settings' pages: near every question, whole in every size, large letters and strong contrast, wrong values named."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from itertools import combinations

import pytest
from samples import CHOOSE, LANGUAGES, SIZES, scene, scenes

from companion.play.acts import SetSetting
from companion.play.requests import RunGlass
from companion.system.setting_rows import SETTINGS
from companion.system.settings import Settings
from companion.ui.screen import compose as composing
from companion.ui.screen.compose import compose
from companion.ui.screen.overlays.settings import GROUPS, SIGNALS
from companion.ui.screen.page import effects, focus
from companion.ui.screen.page.builder import Fault
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint.formats import STEP, format_for
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.theme import palette, strengthen

HEARD = effects.TryingOutput("sysdefault:CARD=vc4hdmi0", "hdmi", "vc4-hdmi-0", 1, 4)
PAGES = (
    effects.AllSettings(),
    *map(effects.Touring, effects.TOUR),
    *map(effects.SettingsGroup, GROUPS),
    effects.TryPresses(),
    effects.RingSignals(),
    HEARD,
)
MOST_PRESSES = 6
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (480, 320)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_with_usual_and_with_large_letters(size, language):
    for page in PAGES:
        for large in (False, True):
            made = compose(laid(page, size, language, large=large))
            assert made.faults == (), (page, large)


def test_every_setting_of_the_description_stands_on_a_page_that_can_be_reached():
    assert {setting.group for setting in SETTINGS if setting.group} == set(GROUPS)
    on = Settings().change("mqtt.on", True).change("glass.on", True).change("table.child_lock", True)
    for group in GROUPS:
        begun, found = laid(effects.SettingsGroup(group), values=on.values), set()
        for number in range(3):
            page = compose(replace(begun, state=replace(begun.state, over=replace(begun.state.over, page=number))))
            found |= {target.name.removeprefix("set:") for target in focus.stops(page) if target.name.startswith("set:")}
        assert found == {setting.name for setting in SETTINGS if setting.group == group}


def test_what_means_nothing_while_something_is_off_is_not_shown():
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
    state = begun.state
    for press in (
        focus.find_short_press,
        focus.find_long_press,
        lambda page: page.back,
        focus.find_short_press,
        focus.find_short_press,
    ):
        state, acts = apply_effect(state, press(compose(replace(begun, state=state))))
        assert not acts
    assert state.over.entry == ("short", "long", "double", "short", "short")
    state, _ = apply_effect(state, focus.find_long_press(compose(replace(begun, state=state))))
    assert state.overlay == effects.SettingsGroup("button")


def test_a_wrong_value_is_named_where_it_is_mended():
    wrong = {"wrong": {"ring.first": "99"}}
    assert "Falsch in der Datei: Oberste Lampe" in written(compose(laid(effects.AllSettings(), **wrong)))
    page = compose(laid(effects.SettingsGroup("ring"), **wrong))
    assert "In der Datei steht 99" in written(page)
    assert "In der Datei" not in written(compose(laid(effects.SettingsGroup("ring"))))
    assert "nicht lesbar" in written(compose(laid(effects.AllSettings(), wrong={"": "line 3"})))


@pytest.mark.parametrize("size", [*SIZES, (480, 320)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_no_page_has_is_mended_on_one_of_its_own(size):
    wrong = {
        "wrong": {"ring.count": "7", "camera.source": "a very long name of something that is no source", "screen.size": "large"}
    }
    every = compose(laid(effects.AllSettings(), size, **wrong))
    assert every.faults == ()
    assert "group:wrong" in {target.name for target in focus.stops(every)}
    page = compose(laid(effects.SettingsGroup("wrong"), size, **wrong))
    assert page.faults == ()
    assert focus.find_long_press(page) == effects.Do(SetSetting("screen.size", "auto"))


def test_the_ring_is_told_in_words():
    begun = laid(effects.RingSignals())
    states = [replace(begun.state, over=replace(begun.state.over, page=number)) for number in range(len(SIGNALS))]
    told = " ".join(written(compose(replace(begun, state=state))) for state in states)
    assert all(begun.words.has(f"ring-says-{signal}") for signal in SIGNALS)
    assert "Sanduhr" in told
    assert "Krone" in told


def test_large_letters_are_a_step_larger_where_they_find_room():
    usual, large = format_for(800, 480), format_for(800, 480, large=True)
    assert large.near == round(usual.near * STEP)
    assert (large.near_min, large.type("prompt").least) == (usual.near_min, usual.type("prompt").least)
    sizes = [
        max(item.size for item in compose(laid(effects.AllSettings(), large=each)).items if isinstance(item, LineItem))
        for each in (False, True)
    ]
    assert sizes[1] > sizes[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_cut_or_covered_by_large_letters_on_the_small_screen(language):
    for name, begun in scenes((800, 480), language):
        large = replace(begun, settings=replace(begun.settings, large=True), form=format_for(800, 480, large=True))
        page = compose(large)
        assert page.faults == (), name
        lines = [item for item in page.items if isinstance(item, LineItem)]
        assert all(large.form.box.holds(line.ink) for line in lines), name
        assert not [(a.text, b.text) for a, b in combinations(lines, 2) if a.ink.inset(0, 1).meets(b.ink.inset(0, 1))], name


def test_a_page_on_which_large_letters_would_be_cut_keeps_the_usual_ones(monkeypatch):
    _, begun = next(iter(scenes((800, 480), "en")))
    large = replace(begun, settings=replace(begun.settings, large=True), form=format_for(800, 480, large=True))
    wanted = [(item.text, item.size) for item in compose(begun).items if isinstance(item, LineItem)]
    assert [(item.text, item.size) for item in compose(large).items if isinstance(item, LineItem)] != wanted
    really = composing._lay_out

    def cut(scene, focused):
        page = really(scene, focused)
        return replace(page, faults=(Fault("text too long", "here"),)) if scene.form.enlarged > 1 else page

    monkeypatch.setattr(composing, "_lay_out", cut)
    monkeypatch.setattr(composing, "_lately", deque())  # no page that was laid out before is shared
    page = compose(large)
    assert page.faults == ()
    assert [(item.text, item.size) for item in page.items if isinstance(item, LineItem)] == wanted


def luminance(colour):
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("name", ["day", "evening"])
def test_strong_contrast_is_strong(name):
    look = strengthen(palette(name))
    for ink, paper in ((look.ink, look.sheet), (look.soft, look.ground), (look.on_plate, look.plate), (look.rubric, look.sheet)):
        light, dark = sorted((luminance(ink), luminance(paper)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 7
