"""Settings at the desk: changed by the one button, felt at once, kept, taken back."""

from __future__ import annotations

from at_the_desk import LIGHT, Clock

from companion.app.desk.desk import ChildLock
from companion.app.lobby import update_talk
from companion.play.acts import Leave, SetLanguage, SetSetting, Undo
from companion.system.settings import SETTINGS, list_offered, store
from companion.ui.pages import effects
from companion.ui.pages.settings import NEEDS
from hardware.lamps import Power
from hardware.lights import Still
from hardware.press import Timing
from hardware.ring import Mount, Ring
from hardware.ring_drivers.driver import Recording

HERE = [setting for setting in SETTINGS if setting.group]


def in_force(table, name):
    return table.screen.settings.chosen.values[name]


def shown_on_a_page(table, name):
    for _ in range(3):
        targets = {target.name: target for target in table.window.page.targets}
        if name in targets:
            return targets[name]
        table.window._choose(targets["more"].effect)
    raise AssertionError(name)


def open_group(table, group):
    table.window._choose(effects.Open(effects.SettingsGroup(group)))


def test_every_setting_is_changed_by_what_its_row_offers_and_taken_back(table):
    table.begin(LIGHT)
    for setting in HERE:
        table.desk.lock.locked = False
        before = in_force(table, setting.name)
        needs = NEEDS.get(setting.name, NEEDS.get(setting.table, setting.name))
        if needs != setting.name:
            open_group(table, setting.group)
            assert not shows(table, f"set:{setting.name}"), f"{setting.name} means nothing without {needs}"
            table.desk.do(SetSetting(needs, True))
            table.desk.lock.locked = False
        open_group(table, setting.group)
        target = shown_on_a_page(table, f"set:{setting.name}")
        table.window._choose(target.short or target.effect)
        table.let(0.1)
        after = in_force(table, setting.name)
        assert after != before, setting.name
        assert after in list_offered(setting, table.screen.settings.chosen)
        assert table.changes[-1] == (setting.name, after)
        table.desk.lock.locked = False
        table.desk.do(SetSetting(setting.name, before))
        assert in_force(table, setting.name) == before
        if needs != setting.name:
            table.desk.do(SetSetting(needs, False))


def test_sound_light_and_presses_follow_at_once(table):
    table.begin(LIGHT)
    said = []
    table.devices.speaker.say = lambda text, *more: said.append(text)
    table.desk.do(SetSetting("voice.rate", 100))
    assert said == ["This is how it sounds."]
    assert table.devices.speaker._rate == 100
    lamps = table.light_scene.frame(table.clock())
    table.desk.do(SetSetting("ring.clockwise", False))
    table.clock.now += 0.4
    assert table.light_scene.frame(table.clock()) != lamps
    table.desk.do(SetSetting("ring.order", "brg"))
    table.clock.now += 0.4
    shown = set(table.light_scene.frame(table.clock()))
    assert max(shown)[0] > 0
    assert {colour[1:] for colour in shown} == {(0, 0)}, "red runs round first: is it red?"
    table.desk.do(SetSetting("button.long_press", 1.3))
    assert table.window._button.timing == Timing(long=1.3, glitch=0.0)
    assert table.light_scene.hold == 1.3
    assert {button.finger.timing.long for button in table.buttons._buttons} == {1.3}
    table.desk.do(SetSetting("voice.answers", True))
    assert table.voice.spoken_focus is not None
    table.desk.do(SetSetting("voice.answers", False))
    assert table.voice.spoken_focus is None
    table.desk.do(SetSetting("table.remember_names", False))
    assert table.library.notebook.names() == ()


def test_updates_are_offered_as_soon_as_the_owner_has_switched_them_on(table, tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    monkeypatch.setattr(update_talk, "own_version", lambda: ("1.1.0+deb13", "arm64"))
    monkeypatch.setattr(update_talk, "list_newer", lambda own: [])
    table.begin()
    for on in (True, False):
        open_group(table, "network")
        store(tmp_path / "companion.toml", "update.on", on)
        table.desk.do(SetSetting("update.on", on))
        table.let(0.3)
        assert table.screen.overlay == effects.SettingsGroup("network"), "nothing goes on under the hand"
        table.window._choose(effects.Close())
        table.until(lambda wanted=on: ("update" in {option.key for option in table.snapshot.question.options}) is wanted)


def test_updates_switched_on_during_a_game_leave_the_page_after_it_as_it_is(table):
    table.begin(LIGHT)
    table.desk.do(SetSetting("update.on", True))
    table.let(0.3)
    table.desk.do(Leave())
    table.let(1)
    assert table.focused == "option:stop", "most stop for tonight"


def test_what_cannot_be_changes_nothing_and_what_could_not_be_written_holds_and_is_said(table):
    table.begin(LIGHT)
    table.desk.do(SetSetting("ring.brightness", 7.0))
    table.desk.do(SetSetting("button.double_press", 0.9))
    assert table.changes == []
    assert in_force(table, "ring.brightness") == 1.0
    table.kept = False
    table.desk.do(SetSetting("screen.contrast", True))
    assert table.screen.settings.contrast
    assert table.screen.settings.unkept


def test_the_lock_keeps_settings_and_if_wanted_corrections(table):
    table.begin(LIGHT)
    table.short()
    table.desk.do(SetSetting("table.lock_corrections", True))
    table.desk.do(SetSetting("table.child_lock", True))
    changes = list(table.changes)
    table.desk.do(SetLanguage("de"))
    step = table.snapshot.step
    table.desk.do(Undo())
    table.let(0.3)
    assert (table.changes, table.snapshot.step) == (changes, step)
    table.press(5.5)
    table.desk.do(Undo())
    table.let(0.3)
    assert table.snapshot.step != step
    assert not ChildLock(locked=True).refuses(Undo())


def shows(table, name):
    return any(target.name == name for target in table.window.page.targets)


def test_a_ring_turned_round_or_dimmed_shows_it_in_its_next_frame():
    driver, clock = Recording(), Clock()
    ring = Ring(driver, 24, power=Power(milliamps=1e6, gamma=1.0), clock=clock)
    ring.show(Still(((0, 0, 0), (200, 0, 0), *[(0, 0, 0)] * 22)))
    ring.step()
    ring.adjust(Power(milliamps=1e6, gamma=1.0, brightness=0.5), Mount(clockwise=False))
    clock.now += 0.1
    ring.step()
    first, then = driver.frames[0], driver.frames[-1]
    assert first[1] == (200, 0, 0)
    assert then[23] == (100, 0, 0)
