"""The settings pages: groups, rows whose changes take effect at once, a place to try presses, the ring's signals in words.

One page leads the table into a house: the houses found, the number to compare, and how it ended.
"""

from collections.abc import Sequence
from dataclasses import replace

from companion.play import ForgetPictures, Hush, SetSetting, TryOutput
from companion.play.requests import CompareNumber, JoinHouse, SeekHouses
from companion.system.setting_rows import SETTINGS
from companion.system.settings import Setting, SettingValue, list_offered
from companion.system.version import version
from companion.table import phrase
from companion.ui.screen.layout import Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.overlays.tour import tour_step
from companion.ui.screen.page import Both, Close, Do, Effect, Enter, Focus, JoiningShown, Open, Pressable, Stage, effects
from companion.ui.screen.page.visits import OWN
from companion.ui.screen.paint.text import KEPT
from companion.ui.screen.widgets import PaperEntry, Way, frame, leaf, paper, show_listing, show_paper, sign, words

GROUPS = {
    "language": "language",
    "volume": "voice",
    "picture": "tile",
    "network": "lock",
    "reading": "book",
    "ring": "points",
    "button": "button",
    "game": "hourglass",
}
"""The pages in order, each with its icon."""
WRONG = "wrong"
"""The page of faulty settings in the file that no other page holds; a press there writes the default to the file."""
FORGET = "forget"
"""The name of the way that deletes the camera's pictures, and the half-entered value after its first press."""
NEEDS = {"mqtt": "mqtt.on", "glass.at_once": "glass.on", "table.lock_corrections": "table.child_lock"}
"""Settings, or tables of them, that apply only while the other setting is on."""
PERCENT = frozenset({"screen.brightness", "ring.brightness"})
TRIES = 6
SIGNALS = ("asked", "all", "glass", "spinner", "press", "wrong", "rise", "flames", "crown")
ALL = Open(effects.AllSettings())
SEEK = Both(Open(effects.JoiningHouse()), Do(SeekHouses()))
"""Opens the page and looks for houses."""
NETWORK = Open(effects.SettingsGroup("network"))
FAILED = "failed-"


def show_settings(stage: Stage, _overlay: effects.AllSettings) -> None:
    """List the groups; those with faulty settings in the file have the warning icon, and the first such setting is named."""
    chosen = stage.settings.chosen
    unread = [setting for setting in SETTINGS if setting.name in chosen.wrong]
    wrong = {setting.group or WRONG for setting in unread}
    groups = {WRONG: "warning", **GROUPS} if WRONG in wrong else GROUPS
    if chosen.text("ring.driver") == "none" and "ring" not in wrong:
        groups = {group: icon for group, icon in groups.items() if group != "ring"}
    if stage.settings.visits is not None:
        own = {setting.group for setting in SETTINGS if setting.name in OWN}
        groups, unread, wrong = {group: icon for group, icon in groups.items() if group in own}, [], set()
    entries = []
    for group, icon in {**groups, **dict.fromkeys(wrong, "warning")}.items():
        # For a table that has not joined a house, the network page opens with the focus on joining one
        joins = group == "network" and not chosen.flag("mqtt.on")
        opens = Both(Open(effects.SettingsGroup(group)), Focus("join")) if joins else Open(effects.SettingsGroup(group))
        entries.append(PaperEntry(f"group:{group}", stage.say(f"settings-group-{group}"), opens, icon))
    source = _warn_if_not_kept(stage)
    if unread:
        more = "" if len(unread) == 1 else f" (+{len(unread) - 1})"
        source = stage.say("settings-wrong-in", names=stage.words(phrase(unread[0].words)) + more)
    if stage.settings.visits is None:
        entries.append(PaperEntry("parts", stage.say("settings-parts"), tour_step("short"), "check"))
    title = stage.say("settings-title")
    show_listing(stage, title, entries, source=source or stage.say("settings-version", version=version()))
    if not source:
        stage.builder.title = f"{title}."  # the version is read, not heard


def _warn_if_not_kept(stage: Stage) -> str:
    """Return a warning if changes are not kept, else ""."""
    if "" in stage.settings.chosen.wrong:
        return stage.say("settings-file-broken")
    return stage.say("settings-not-kept") if stage.settings.unkept else ""


def show_group(stage: Stage, overlay: effects.SettingsGroup) -> None:
    """Show a group's rows, what the focused one does, and the ways on. While short presses count, a double one does not go back.

    Only settings that apply now are listed; faulty settings that belong to no group form a group of their own.
    """
    chosen = stage.settings.chosen
    here: Setting | None = None

    def means(setting: Setting) -> bool:
        needs = NEEDS.get(setting.name, NEEDS.get(setting.table))
        return needs in {None, setting.name} or setting.name in chosen.wrong or bool(chosen.values[needs or ""])

    def page(part: slice, more: Sequence[Way]) -> LayoutPart:
        nonlocal here
        shown = settings[part]
        focused = stage.focus or f"set:{shown[0].name}" if shown else stage.focus
        names = [*(f"set:{setting.name}" for setting in shown[1:]), "all"]
        rows = [_row(stage, setting, Focus(onward)) for setting, onward in zip(shown, names, strict=False)]
        here = next((setting for setting in shown if f"set:{setting.name}" == focused), None)
        body = ColumnOf(
            (ColumnOf(tuple(rows), stage.form.gap), Grow(Blank()), _note(stage, overlay, here, shown)), stage.form.gap
        )
        return paper(stage, stage.say(f"settings-group-{overlay.group}"), body, [*_ways(stage, overlay), *more])

    named = [s for s in SETTINGS if (s.group or (WRONG if s.name in chosen.wrong else "")) == overlay.group]
    settings = [s for s in filter(means, named) if stage.settings.visits is None or s.name in OWN]
    laid = leaf(stage, [_row(stage, setting, ALL) for setting in settings], page)
    show_paper(stage, laid, None if here is not None and _counts(here) else ALL)


def _ways(stage: Stage, overlay: effects.SettingsGroup) -> list[Way]:
    ways = [Way("all", stage.say("screen-back"), ALL, "back")]
    game = stage.snapshot.game is not None
    if stage.settings.visits is not None:
        return ways
    if overlay.group == "language" and game:
        ways.append(Way("depth", stage.say("screen-menu-depth"), Open(effects.Depths())))
    if overlay.group == "volume":
        quiet = "loud" if stage.settings.quiet else "quiet"
        ways += [Way(quiet, stage.say(f"screen-menu-{quiet}"), Do(Hush()))] if game else []
        if stage.settings.chosen.text("sound.output") != "none":
            ways.append(Way("listen", stage.say("settings-listen"), Do(TryOutput(0))))
    if overlay.group == "button":
        ways.append(Way("try", stage.say("settings-try"), Open(effects.TryPresses())))
    if overlay.group == "ring":
        ways.append(Way("signals", stage.say("settings-signals"), Open(effects.RingSignals())))
    if overlay.group == "network":
        ways.append(Way("join", stage.say("join-way"), SEEK, "search"))
    if overlay.group == "network" and stage.settings.door is not None:
        ways.append(Way("glasses", stage.say("glass-page"), Open(effects.Glasses())))
    if overlay.group == "network" and stage.settings.pictures:
        sure = stage.entry == FORGET
        label = stage.say("settings-forget-sure" if sure else "settings-forget-pictures", count=stage.settings.pictures)
        ways.append(Way(FORGET, label, Do(ForgetPictures()) if sure else Enter(FORGET, FORGET)))
    return ways


def _note(stage: Stage, overlay: effects.SettingsGroup, here: Setting | None, shown: Sequence[Setting]) -> LayoutPart:
    """Describe what the focused setting does, or its fault in the file; the height is the same for all settings."""
    form, chosen = stage.form, stage.settings.chosen
    wrong = next((setting for setting in [here, *shown] if setting and setting.name in chosen.wrong), None)
    there = stage.settings.prepared
    waits = overlay.group == "language" and there is not None and there[0] < there[1]
    text, ink = stage.say("settings-privacy-note") if overlay.group == "network" else _warn_if_not_kept(stage), "soft"
    if there is not None and waits:
        text = stage.words(phrase("screen-voice-prepared", there=there[0], of=there[1]))
    elif here is not None:
        text = stage.words.find_optional(phrase(here.words), "note") or stage.say("settings-next-start")
    if (trouble := stage.settings.broker_trouble) and here is not None and here.name == "mqtt.on":
        text, ink = stage.say(f"broker-trouble-{trouble}", host=chosen.text("mqtt.host")[:40]), "doubt"
    if wrong is not None and here in (wrong, None):
        used = value_words(stage, wrong, chosen.values[wrong.name])
        text, ink = stage.say("settings-wrong-used", value=chosen.wrong[wrong.name][:20], used=used), "doubt"
    kind, lines = form.type("label"), form.of(1, 2, 3)
    return Sized(words(form, text, "label", lines=lines, ink=ink), high=round(kind.size * kind.leading) * lines)


def value_words(stage: Stage, setting: Setting, value: SettingValue) -> str:
    """Return a value in words."""
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
    """Tell whether short presses count this setting, as they do numbers; a long press changes any other."""
    return isinstance(setting.default, int | float) and not isinstance(setting.default, bool)


def _row(stage: Stage, setting: Setting, onward: Effect) -> LayoutPart:
    """Describe a setting with its value; a number has minus and plus beside it, for fingers only."""
    form, chosen, name = stage.form, stage.settings.chosen, setting.name
    values = list_offered(setting, chosen)
    here = values.index(chosen.values[name])
    to = [
        Do(SetSetting(name, values[place % len(values)]))
        for place in (here + 1, max(0, here - 1), min(here + 1, len(values) - 1))
    ]
    doubt = (sign(form, "warning"),) if name in chosen.wrong else ()
    label = words(form, stage.words(phrase(setting.words)), "answer", lines=2)
    value = words(form, value_words(stage, setting, chosen.values[name]), "answer", ink="rubric", align="right")
    focus = form.type("focus").size
    label, value = replace(label, focus=focus), replace(value, focus=focus)
    beside = RowOf((*doubt, Grow(label), value), form.gap)
    inside = OneOf((beside, RowOf((*doubt, Grow(ColumnOf((label, value)))), form.gap)))
    high = focus + 2 * form.unit
    if not _counts(setting):
        return Sized(frame(form, inside, Pressable(f"set:{name}", to[0])), high=high)
    steps = [
        Sized(Pad(sign(form, step), pad_by(form.unit, 0), Pressable(f"{step}:{name}", effect, halts=False)), wide=high)
        for step, effect in (("minus", to[1]), ("plus", to[2]))
    ]
    plated = frame(form, inside, Pressable(f"set:{name}", onward, short=to[0], counts=True))
    return Sized(RowOf((Grow(plated), *steps), form.gap), high=high)


def show_try(stage: Stage, _overlay: effects.TryPresses) -> None:
    """Show what each press was; after six it goes back, so that nobody whose presses are misread is stuck here."""
    form = stage.form
    tried: tuple[str, ...] = stage.entry or ()

    def noted(press: str) -> Effect:
        return Open(effects.SettingsGroup("button")) if len(tried) + 1 >= TRIES else Enter((*tried, press), "try")

    said = stage.say(f"settings-try-{tried[-1]}" if tried else "settings-try-nothing")
    told = " · ".join(stage.say(f"settings-try-{press}") for press in tried)
    big = frame(form, words(form, said, "prompt", align="centre"), Pressable("try", noted("long"), short=noted("short")))
    body = ColumnOf((Grow(big), Sized(words(form, told, "label", lines=2, align="centre"), high=form.touch)), form.gap)
    show_paper(stage, paper(stage, stage.say("settings-try"), body, (), stage.say("settings-try-note")), noted("double"))


def show_output(stage: Stage, overlay: effects.TryingOutput) -> None:
    """Name the output being heard: a long press takes it, a short one goes to the next, a double one leaves all as it was."""
    form, back = stage.form, Open(effects.SettingsGroup("volume"))
    onward = Do(TryOutput(overlay.place + 1))
    taken = Both(Do(SetSetting("sound.output", overlay.name)), back)
    told = stage.say("settings-listen-place", place=overlay.place + 1, of=overlay.of)
    called = words(form, stage.say(f"settings-output-{overlay.kind}"), "prompt", lines=2, align="centre")
    of = words(form, f"{overlay.card} · {told}" if overlay.card else told, "label", lines=2, align="centre")
    heard = frame(form, ColumnOf((called, of), form.gap, "middle"), Pressable("heard", taken, short=onward))
    ways = [
        Way("next", stage.say("settings-listen-next"), onward, "next"),
        Way("back", stage.say("screen-back"), back, "back"),
    ]
    show_paper(stage, paper(stage, stage.say("settings-listen"), heard, ways, stage.say("settings-listen-note")), back)


def show_signals(stage: Stage, _overlay: effects.RingSignals) -> None:
    """Describe the ring's signals in words, for players who do not see the ring or its colours."""
    form, back = stage.form, Open(effects.SettingsGroup("ring"))
    rows = [
        RowOf(
            (sign(form, "points", "label", "gilt"), Grow(words(form, stage.say(f"ring-says-{each}"), "answer", lines=3))),
            form.gap,
        )
        for each in SIGNALS
    ]

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        ways = [Way("back", stage.say("screen-back"), back, "back"), *more]
        return paper(stage, stage.say("settings-signals"), ColumnOf(tuple(rows[shown]), form.unit), ways)

    show_paper(stage, leaf(stage, rows, page, gap=form.unit), back)


def show_joining(stage: Stage, _overlay: effects.JoiningHouse) -> None:
    """Show how far the table is on its way into a house, and what can be done now."""
    now = stage.settings.joining or JoiningShown("seeking")
    form, title = stage.form, stage.say("join-title")
    back = Way("back", stage.say("screen-back"), NETWORK, "back")
    if now.step == "seeking" and now.houses:
        entries = [PaperEntry(f"house:{place}", name, Do(JoinHouse(place)), "hand") for place, name in enumerate(now.houses)]
        show_listing(stage, title, entries, [back], source=stage.say("join-which"), leads_back=False)
        return
    told = stage.say(f"join-{now.step}", table=now.table.replace(" ", KEPT))
    if now.step == "number":
        number = words(form, f"{now.number[:3]} {now.number[3:]}", "giant", align="centre")
        body = ColumnOf((Grow(number), words(form, told, "prompt", lines=3, align="centre")), form.gap)
        ways = [
            Way("same", stage.say("join-same"), Do(CompareNumber(same=True)), "check"),
            Way("differs", stage.say("join-differs"), Do(CompareNumber(same=False)), "cross"),
        ]
        page = paper(stage, title, body, ways)
        stage.builder.title = f"{told} {' '.join(now.number)}."
        show_paper(stage, page, Do(CompareNumber(same=False)))
        return
    ways = [back]
    if now.step == "joined":
        ways = [Way("done", stage.say("join-done"), Close(), "check")]
    elif now.step.startswith(FAILED):
        ways = [back, Way("again", stage.say("join-again"), SEEK, "search")]
    page = paper(stage, title, words(form, told, "prompt", lines=6), ways)
    stage.builder.title = told
    show_paper(stage, page, ways[0].effect)
