"""The settings where people are: groups, rows that change what is in force at once, a place to try presses, the ring in words."""

from __future__ import annotations

from companion.play.acts import SetSetting
from companion.play.requests import ForgetPictures, TryOutput
from companion.screen.overlays.paper import PaperEntry, listing, paper
from companion.screen.page.effects import (
    AllSettings,
    Both,
    Do,
    Effect,
    Enter,
    Focus,
    Open,
    RingSignals,
    SettingsGroup,
    TryingOutput,
    TryPresses,
    TurnPage,
)
from companion.screen.page.plates import lozenge, plate
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.screen.widgets.basics import Button, answers
from companion.screen.widgets.counter import step_button
from companion.system.setting_rows import SETTINGS
from companion.system.setting_values import offered
from companion.system.settings import Setting, SettingValue
from companion.table.phrase import phrase

GROUPS = {
    "language": "language",
    "volume": "voice",
    "picture": "tile",
    "reading": "book",
    "ring": "points",
    "button": "button",
    "game": "hourglass",
    "network": "announce",
    "privacy": "lock",
}
"""The pages in their order, each with its icon."""

WRONG = "wrong"
"""The page of what the file has wrong that stands on no other; a press there puts the default into the file."""

FORGET = "forget"
"""The way that deletes the camera's pictures, and the entry of who has pressed it once."""

PERCENT = frozenset({"screen.brightness", "ring.brightness"})
TRIES = 6
SIGNALS = ("asked", "all", "glass", "spinner", "press", "wrong", "rise", "flames", "crown")


def show_settings(stage: Stage, _overlay: AllSettings) -> None:
    """Lay out the groups; those in which the file has something wrong bear the sign of doubt."""
    inner = paper(stage, stage.say("settings-title"), _wrong(stage) or _kept(stage))
    wrong = {setting.group or WRONG for setting in SETTINGS if setting.name in stage.settings.chosen.wrong}
    shown = {WRONG: "doubt", **GROUPS} if WRONG in wrong else GROUPS
    entries = [
        PaperEntry(
            f"group:{group}",
            stage.say(f"settings-group-{group}"),
            Open(SettingsGroup(group)),
            "doubt" if group in wrong else "" if stage.form.tall else icon,
        )
        for group, icon in shown.items()
    ]
    listing(inner, entries, columns=(2, 2, 2))


def _wrong(stage: Stage) -> str:
    """Name what the file has wrong, as much of it as a line holds; "" where nothing is."""
    names = [stage.words(phrase(setting.words)) for setting in SETTINGS if setting.name in stage.settings.chosen.wrong]
    more = "" if len(names) <= 1 else f" (+{len(names) - 1})"
    return stage.say("settings-wrong-in", names=names[0] + more) if names else ""


def _rows(stage: Stage, group: str) -> list[Setting]:
    """List a group's settings; what the file has wrong and no group holds is a group of its own."""
    wrong = stage.settings.chosen.wrong
    return [setting for setting in SETTINGS if (setting.group or (WRONG if setting.name in wrong else "")) == group]


def _kept(stage: Stage) -> str:
    """Say where changes are not kept."""
    if "" in stage.settings.chosen.wrong:
        return stage.say("settings-file-broken")
    return stage.say("settings-not-kept") if stage.settings.unkept else ""


def show_group(stage: Stage, overlay: SettingsGroup) -> None:
    """Lay out a group's rows, what the focused one does, and the ways on. Where short presses count, a double is no way back."""
    inner = paper(stage, stage.say(f"settings-group-{overlay.group}"))
    form = stage.form
    rows = _rows(stage, overlay.group)
    high, gap = form.px(84, 62, 140), form.px(18, 10, 26)
    for ways in (len(_ways(stage, overlay, 0, 1)), len(_ways(stage, overlay, 0, 2))):
        feet = _feet(inner, ways)
        note = Box(inner.box.x, feet.y - round(form.gap * 1.3) - _note_height(stage), inner.box.w, _note_height(stage))
        room = inner.box.trim(bottom=inner.box.bottom - note.y + form.gap // 2)
        at_once = max(1, (room.h + gap) // (high + gap))
        if at_once >= len(rows):
            break
    pages = max(1, -(-len(rows) // at_once))
    page = min(stage.layer.page, pages - 1)
    shown = rows[page * at_once : (page + 1) * at_once]
    for place, setting in enumerate(shown):
        following = f"set:{shown[place + 1].name}" if place + 1 < len(shown) else "all"
        _row(inner, Box(room.x, room.y + place * (high + gap), room.w, high), setting, Focus(following))
    _note(inner, note, overlay, shown)
    counting = any(_counts(setting) and stage.peek_focus() == f"set:{setting.name}" for setting in shown)
    stage.builder.back = None if counting else Open(AllSettings())
    answers(inner, feet, _ways(stage, overlay, page, pages))


def _feet(stage: Stage, count: int) -> Box:
    """Give the rows that so many ways take at the foot: one, on the tall screen one for each."""
    form = stage.form
    rows = count if form.tall else 1
    return stage.box.bottom_part(rows * form.touch_answer + (rows - 1) * round(form.gap * 1.3))


def _ways(stage: Stage, overlay: SettingsGroup, page: int, pages: int) -> list[Button]:
    """List what stands at the foot."""
    ways: list[Button] = [("all", stage.say("settings-back" if pages == 1 else "screen-back"), Open(AllSettings()), "back")]
    if overlay.group == "button":
        ways.append(("try", stage.say("settings-try"), Open(TryPresses()), ""))
    if overlay.group == "volume" and stage.settings.chosen.text("sound.output") != "none":
        ways.append(("listen", stage.say("settings-listen"), Do(TryOutput(0)), ""))
    if overlay.group == "ring":
        ways.append(("signals", stage.say("settings-signals"), Open(RingSignals()), ""))
    if overlay.group == "privacy" and stage.settings.pictures:
        sure = stage.entry == FORGET
        label = stage.say("settings-forget-sure" if sure else "settings-forget-pictures", count=stage.settings.pictures)
        ways.append((FORGET, label, Do(ForgetPictures()) if sure else Enter(FORGET, FORGET), ""))
    if pages > 1:
        ways.append(("more", stage.say("screen-more-of", page=page + 1, pages=pages), TurnPage((page + 1) % pages, ""), "next"))
    return ways


def _note_height(stage: Stage) -> int:
    kind = styles.near(stage.form)
    return round(kind.size * kind.leading) * stage.form.of(1, 2, 2)


def _note(stage: Stage, box: Box, overlay: SettingsGroup, shown: list[Setting]) -> None:
    """Say what the focused setting does, or what is wrong with it in the file."""
    here = next((setting for setting in shown if f"set:{setting.name}" == stage.peek_focus()), None)
    wrong = next((setting for setting in [here, *shown] if setting and setting.name in stage.settings.chosen.wrong), None)
    text, colour = stage.say("settings-privacy-note") if overlay.group == "privacy" else _kept(stage), stage.look.soft
    if here is not None:
        text = stage.words.maybe(phrase(here.words), "note") or stage.say("settings-next-start")
    if (trouble := stage.settings.broker_trouble) and here is not None and here.name == "mqtt.on":
        text, colour = stage.say(f"broker-trouble-{trouble}", host=stage.settings.chosen.text("mqtt.host")[:40]), stage.look.doubt
    if wrong is not None and here in (wrong, None):
        used = value_words(stage, wrong, stage.settings.chosen.values[wrong.name])
        text = stage.say("settings-wrong-used", value=stage.settings.chosen.wrong[wrong.name][:20], used=used)
        colour = stage.look.doubt
    if text:
        stage.builder.text(text, styles.near(stage.form), colour, box, most=stage.form.of(1, 2, 2), upright="bottom")


def value_words(stage: Stage, setting: Setting, value: SettingValue) -> str:
    """Say a value as people say it."""
    if isinstance(value, bool):
        return stage.say("settings-on" if value else "settings-off")
    named = f"settings-value-{setting.table}-{setting.key}"
    if stage.words.has(named):
        return stage.say(named, value=str(value))
    if setting.name in PERCENT:
        return stage.say("settings-percent", value=round(100 * float(str(value))))
    if setting.table == "button":
        return stage.say("settings-seconds", value=f"{value:g}".replace(".", stage.say("settings-point")))
    return str(value)


def _counts(setting: Setting) -> bool:
    """Tell whether short presses count here: numbers; what is on or off, or one of few, a long one changes."""
    return isinstance(setting.default, int | float) and not isinstance(setting.default, bool)


def _row(stage: Stage, box: Box, setting: Setting, onward: Effect) -> None:
    form, chosen = stage.form, stage.settings.chosen
    values = offered(setting, chosen)
    here = values.index(chosen.values[setting.name])
    following = Do(SetSetting(setting.name, values[(here + 1) % len(values)]))
    name = f"set:{setting.name}"
    if _counts(setting):
        side, gap = form.px(80, 62, 86), form.px(16, 10, 14)
        spots = [Box(box.right - side, box.y, side, box.h), Box(box.right - 2 * side - gap, box.y, side, box.h)]
        box = box.trim(right=2 * (side + gap))
        focused = stage.stop(name, box, onward, short=following)
        for word, spot, step in (("plus", spots[0], min(here + 1, len(values) - 1)), ("minus", spots[1], max(0, here - 1))):
            step_button(stage, f"{word}:{setting.name}", spot, Do(SetSetting(setting.name, values[step])))
    else:
        focused = stage.stop(name, box, following)
    _plate(stage, box, setting, focused=focused)


def _plate(stage: Stage, box: Box, setting: Setting, *, focused: bool) -> None:
    form, chosen = stage.form, stage.settings.chosen
    with stage.builder.group(f"set:{setting.name}"):
        tint = plate(stage, box, focused=focused)
        inner = box.inset(form.px(20, 12, 22), form.px(4, 2, 6))
        if setting.name in chosen.wrong:
            side = min(inner.h, form.px(42, 36, 56))
            stage.builder.icon("doubt", Box(inner.x, inner.centre[1] - side // 2, side, side), tint.ink, tint.cut)
            inner = inner.trim(left=side + form.px(14, 10, 16))
        kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 32, 48), form.px(26, 26, 38), 1.04)
        value = value_words(stage, setting, chosen.values[setting.name])
        bold = Type(FontFace.SANS_BOLD, form.letters(40, 34, 46), form.px(26, 26, 38), 1.0)
        width = min(inner.w // 2, fit(value, bold, inner.w, 1).width + form.unit)
        stage.builder.text(value, bold, tint.rubric, inner.right_part(width), align="right", upright="middle")
        label = stage.words(phrase(setting.words))
        stage.builder.text(label, kind, tint.ink, inner.trim(right=width + form.gap), most=form.of(2, 2, 3), upright="middle")


def show_try(stage: Stage, _overlay: TryPresses) -> None:
    """Say what each press was; after six it goes back, so that nobody whose presses are not told apart is caught here."""
    inner = paper(stage, stage.say("settings-try"), stage.say("settings-try-note"))
    tried: tuple[str, ...] = stage.entry or ()

    def noted(press: str) -> Effect:
        return Open(SettingsGroup("button")) if len(tried) + 1 >= TRIES else Enter((*tried, press), "try")

    stage.builder.back = noted("double")
    form = stage.form
    big, rest = inner.box.trim(bottom=form.px(90, 60, 140)), inner.box.bottom_part(form.px(70, 46, 110))
    focused = stage.stop("try", big, noted("long"), short=noted("short"))
    tint = plate(stage, big, focused=focused)
    said = stage.say(f"settings-try-{tried[-1]}" if tried else "settings-try-nothing")
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(110, 80, 130), form.prompt_min, 1.0)
    stage.builder.text(said, kind, tint.ink, big.inset(form.gap, 0), align="centre", upright="middle")
    told = " · ".join(stage.say(f"settings-try-{press}") for press in tried)
    stage.builder.text(told, styles.near(form), stage.look.ink, rest, most=form.of(1, 1, 2), align="centre", upright="middle")


def show_output(stage: Stage, overlay: TryingOutput) -> None:
    """Name the output that is heard now: a hold takes it, a short press goes on to the next, a double leaves all as it was."""
    inner = paper(stage, stage.say("settings-listen"), stage.say("settings-listen-note"))
    form, back = stage.form, Open(SettingsGroup("volume"))
    stage.builder.back = back
    onward = Do(TryOutput(overlay.place + 1))
    feet = _feet(inner, 2)
    big = inner.box.trim(bottom=feet.h + round(form.gap * 1.3))
    taken = Both(Do(SetSetting("sound.output", overlay.name)), back)
    with stage.builder.group("heard"):
        tint = plate(stage, big, focused=stage.stop("heard", big, taken, short=onward))
        upper, lower = big.inset(form.gap, form.gap).rows(2, form.gap)
        kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(80, 56, 100), form.prompt_min, 1.0)
        called = stage.say(f"settings-output-{overlay.kind}")
        stage.builder.text(called, kind, tint.ink, upper, most=form.of(1, 1, 2), align="centre", upright="bottom")
        told = stage.say("settings-listen-place", place=overlay.place + 1, of=overlay.of)
        told = f"{overlay.card} · {told}" if overlay.card else told
        stage.builder.text(told, styles.near(form), tint.soft, lower, most=form.of(1, 1, 2), align="centre", upright="top")
    ways: list[Button] = [
        ("next", stage.say("settings-listen-next"), onward, "next"),
        ("back", stage.say("screen-back"), back, "back"),
    ]
    answers(inner, feet, ways)


def show_signals(stage: Stage, _overlay: RingSignals) -> None:
    """Say in words what the ring says by light, for those who do not see it or its colours."""
    inner = paper(stage, stage.say("settings-signals"))
    form = stage.form
    kind = styles.near(form)
    feet = _feet(inner, 2)
    room = inner.box.trim(bottom=feet.h + round(form.gap * 1.3))
    lines = form.of(1, 2, 2)
    high = round(kind.size * kind.leading) * lines + form.unit
    at_once = max(1, room.h // high)
    pages = -(-len(SIGNALS) // at_once)
    page = min(stage.layer.page, pages - 1)
    side = form.px(18, 14, 24)
    for place, signal in enumerate(SIGNALS[page * at_once : (page + 1) * at_once]):
        row = Box(room.x, room.y + place * high, room.w, high)
        lozenge(stage.builder, (row.x + side, row.centre[1]), side, stage.look.gilt)
        stage.builder.text(
            stage.say(f"ring-says-{signal}"), kind, stage.look.ink, row.trim(left=3 * side), most=lines, upright="middle"
        )
    ways: list[Button] = [("back", stage.say("screen-back"), Open(SettingsGroup("ring")), "back")]
    if pages > 1:
        ways.append(("more", stage.say("screen-more-of", page=page + 1, pages=pages), TurnPage((page + 1) % pages, ""), "next"))
    stage.builder.back = Open(SettingsGroup("ring"))
    answers(inner, feet, ways)
