"""The settings pages: groups, values that take effect at once, the ring's signals in words, and joining a house."""

from dataclasses import replace

from companion.play import ForgetPictures, Hush, SetSetting, TryOutput, ValuesPage
from companion.play.own_questions import TextLine
from companion.play.requests import CompareNumber, JoinHouse, SeekHouses
from companion.system.extras import version
from companion.system.languages import LANGUAGES
from companion.system.settings import SETTINGS, Setting, SettingValue, list_offered
from companion.table import Phrase, phrase
from companion.ui.pages import effects
from companion.ui.pages.described import (
    PageContext,
    PageDescription,
    PageWay,
    back_way,
    describe_list,
    describe_text,
    lead_by,
    plain,
)
from companion.ui.pages.effects import Both, Close, Do, Effect, Enter, Focus, Open, tour_step
from companion.ui.pages.page_settings import JoiningShown
from companion.ui.pages.visits import OWN

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
SIGNALS = ("asked", "all", "glass", "spinner", "press", "wrong", "rise", "flames", "crown")
ALL = Open(effects.AllSettings())
IN_THE_MENU = frozenset({"volume", "language"})
SEEK = Both(Open(effects.JoiningHouse()), Do(SeekHouses()))
"""Opens the page and looks for houses."""
NETWORK = Open(effects.SettingsGroup("network"))
FAILED = "failed-"
KEPT = "\u00a0"
"""A space at which no line ends."""


def describe_settings(around: PageContext, _overlay: effects.AllSettings) -> PageDescription:
    """List the groups; those with faulty settings in the file have the warning icon, and the first such setting is named."""
    chosen = around.settings.chosen
    unread = [setting for setting in SETTINGS if setting.name in chosen.wrong]
    wrong = {setting.group or WRONG for setting in unread}
    groups = {WRONG: "warning", **GROUPS} if WRONG in wrong else GROUPS
    if chosen.text("ring.driver") == "none" and "ring" not in wrong:
        groups = {group: icon for group, icon in groups.items() if group != "ring"}
    if around.settings.visits is not None:
        own = {setting.group for setting in SETTINGS if setting.name in OWN}
        groups, unread, wrong = {group: icon for group, icon in groups.items() if group in own}, [], set()
    entries = []
    for group, icon in {**groups, **dict.fromkeys(wrong, "warning")}.items():
        # For a table that has not joined a house, the network page opens with the focus on joining one
        joins = group == "network" and not chosen.flag("mqtt.on")
        opens = Both(Open(effects.SettingsGroup(group)), Focus("join")) if joins else Open(effects.SettingsGroup(group))
        entries.append(PageWay(f"group:{group}", phrase(f"settings-group-{group}"), opens, icon))
    title, source = phrase("settings-title"), _warn_if_not_kept(around)
    if unread:
        more = "" if len(unread) == 1 else f" (+{len(unread) - 1})"
        source = phrase("settings-wrong-in", names=around.words(phrase(unread[0].words)) + more)
    if around.settings.visits is None:
        entries.append(PageWay("parts", phrase("settings-parts"), tour_step("short"), "check"))
    page = describe_list(title, entries, [back_way(around)], source=source or phrase("settings-version", version=version()))
    return page if source is not None else replace(page, heard=title)  # the version is read, not heard


def _warn_if_not_kept(around: PageContext) -> Phrase | None:
    """Return a warning if changes are not kept, else None."""
    if "" in around.settings.chosen.wrong:
        return phrase("settings-file-broken")
    return phrase("settings-not-kept") if around.settings.unkept else None


def describe_group(around: PageContext, overlay: effects.SettingsGroup) -> PageDescription:
    """Describe a group's values and the ways on. While short presses count, a double one does not go back.

    Only settings that apply now are listed; faulty settings that belong to no group form a group of their own.
    """
    chosen = around.settings.chosen

    def means(setting: Setting) -> bool:
        needs = NEEDS.get(setting.name, NEEDS.get(setting.table))
        return needs in {None, setting.name} or setting.name in chosen.wrong or bool(chosen.values[needs or ""])

    named = [s for s in SETTINGS if (s.group or (WRONG if s.name in chosen.wrong else "")) == overlay.group]
    settings = [s for s in filter(means, named) if around.settings.visits is None or s.name in OWN]
    ways = _list_ways(around, overlay.group)
    lines = [PageWay(f"set:{s.name}", phrase(s.words), _set(around, s, 1)) for s in settings]
    counted = [setting for setting in settings if _is_counted(setting)]
    steps = [PageWay(f"minus:{s.name}", phrase(s.words), _set(around, s, -1, ends=True)) for s in counted]
    steps += [PageWay(f"plus:{s.name}", phrase(s.words), _set(around, s, 1, ends=True)) for s in counted]
    question = ValuesPage(
        f"settings-group-{overlay.group}",
        options=tuple(way.option for way in (*lines, *ways)),
        notes={f"set:{s.name}": name_value(around, s, chosen.values[s.name]) for s in settings},
        tools=frozenset(way.key for way in ways),
        about={f"set:{s.name}": about for s in settings if (about := _explain(around, overlay, s)) is not None},
        note=_describe_group_itself(around, overlay, settings),
        steps=frozenset(f"set:{s.name}" for s in counted),
        doubtful=frozenset(f"set:{s.name}" for s in settings if s.name in chosen.wrong),
    )
    return PageDescription(question, lead_by(*lines, *steps, *ways), _lead_back(overlay.group))


def _set(around: PageContext, setting: Setting, by: int, *, ends: bool = False) -> Do:
    """Return the effect of taking the next value or the one before; unless it `ends`, the first value follows the last."""
    values = list_offered(setting, around.settings.chosen)
    place = values.index(around.settings.chosen.values[setting.name]) + by
    return Do(SetSetting(setting.name, values[max(0, min(place, len(values) - 1)) if ends else place % len(values)]))


def _lead_back(group: str) -> Effect:
    """Return the way back: from what the menu itself opens, to where one was; else to all groups."""
    return Close() if group in IN_THE_MENU else ALL


def _list_ways(around: PageContext, group: str) -> list[PageWay]:
    settings, game = around.settings, around.snapshot.game is not None
    ways = [PageWay("all", phrase("screen-back"), _lead_back(group), "back")]
    if settings.visits is not None:
        return ways
    if group == "language" and game:
        ways.append(PageWay("depth", phrase("screen-menu-depth"), Open(effects.Depths())))
    if group == "volume":
        quiet = "loud" if settings.quiet else "quiet"
        ways += [PageWay(quiet, phrase(f"screen-menu-{quiet}"), Do(Hush()))] if game else []
        if settings.chosen.text("sound.output") != "none":
            ways.append(PageWay("listen", phrase("settings-listen"), Do(TryOutput(0))))
    if group == "button":
        ways.append(PageWay("try", phrase("settings-try"), Open(effects.TryPresses())))
    if group == "ring":
        ways.append(PageWay("signals", phrase("settings-signals"), Open(effects.RingSignals())))
    if group == "network":
        ways.append(PageWay("join", phrase("join-way"), SEEK, "search"))
    if group == "network" and settings.door is not None:
        ways.append(PageWay("glasses", phrase("glass-page"), Open(effects.Glasses())))
    if group == "network" and settings.pictures:
        sure = around.entry == FORGET
        label = phrase("settings-forget-sure" if sure else "settings-forget-pictures", count=settings.pictures)
        ways.append(PageWay(FORGET, label, Do(ForgetPictures()) if sure else Enter(FORGET, FORGET)))
    return ways


def _describe_group_itself(around: PageContext, overlay: effects.SettingsGroup, settings: list[Setting]) -> Phrase | None:
    """Return what is said where no setting is in focus: what is wrong in the file, how far the voice is, what stays private."""
    wrong = next((setting for setting in settings if setting.name in around.settings.chosen.wrong), None)
    if wrong is not None:
        return _tell_wrong(around, wrong)
    if (waits := _tell_waiting(around, overlay)) is not None:
        return waits
    return phrase("settings-privacy-note") if overlay.group == "network" else _warn_if_not_kept(around)


def _tell_waiting(around: PageContext, overlay: effects.SettingsGroup) -> Phrase | None:
    there = around.settings.prepared
    waits = overlay.group == "language" and there is not None and there[0] < there[1]
    return phrase("screen-voice-prepared", there=there[0], of=there[1]) if there is not None and waits else None


def _tell_wrong(around: PageContext, setting: Setting) -> Phrase:
    chosen = around.settings.chosen
    used = around.words(name_value(around, setting, chosen.values[setting.name]))
    return phrase("settings-wrong-used", value=chosen.wrong[setting.name][:20], used=used)


def _explain(around: PageContext, overlay: effects.SettingsGroup, setting: Setting) -> Phrase | None:
    """Return what a setting does, or its fault in the file or at the broker."""
    chosen = around.settings.chosen
    if setting.name in chosen.wrong:
        return _tell_wrong(around, setting)
    if (trouble := around.settings.broker_trouble) and setting.name == "mqtt.on":
        return phrase(f"broker-trouble-{trouble}", host=chosen.text("mqtt.host")[:40])
    if (waits := _tell_waiting(around, overlay)) is not None:
        return waits
    note = around.words.find_optional(phrase(setting.words), "note")
    return plain(note) if note else phrase("settings-next-start")


def name_value(around: PageContext, setting: Setting, value: SettingValue) -> Phrase:
    """Return a value in words."""
    if isinstance(value, bool):
        return phrase("settings-on" if value else "settings-off")
    if setting.name == "table.language":
        return plain(LANGUAGES.find(str(value)).name)
    named = f"settings-value-{setting.table}-{setting.key}"
    if around.words.has(named):
        return phrase(named, value=str(value))
    if setting.name in PERCENT:
        return phrase("settings-percent", value=round(100 * float(str(value))))
    if setting.table == "button":
        return phrase("settings-seconds", value=f"{value:g}".replace(".", around.words.get_plain("settings-point")))
    return plain(str(value))


def _is_counted(setting: Setting) -> bool:
    """Tell whether short presses count this setting, as they do numbers; a long press changes any other."""
    return isinstance(setting.default, int | float) and not isinstance(setting.default, bool)


def describe_signals(_around: PageContext, _overlay: effects.RingSignals) -> PageDescription:
    """Describe the ring's signals in words, for players who do not see the ring or its colours."""
    back = Open(effects.SettingsGroup("ring"))
    lines = [TextLine(phrase(f"ring-says-{each}"), icon="points", size="answer") for each in SIGNALS]
    ways = [PageWay("back", phrase("screen-back"), back, "back")]
    return describe_text(phrase("settings-signals"), lines, ways, back=back)


def describe_joining(around: PageContext, _overlay: effects.JoiningHouse) -> PageDescription:
    """Tell how far the table is on its way into a house, and what can be done now."""
    now = around.settings.joining or JoiningShown("seeking")
    title, back = phrase("join-title"), PageWay("back", phrase("screen-back"), NETWORK, "back")
    if now.step == "seeking" and now.houses:
        entries = [PageWay(f"house:{place}", plain(name), Do(JoinHouse(place)), "hand") for place, name in enumerate(now.houses)]
        return describe_list(title, entries, [back], source=phrase("join-which"))
    told = phrase(f"join-{now.step}", table=now.table.replace(" ", KEPT))
    if now.step == "number":
        ways = [
            PageWay("same", phrase("join-same"), Do(CompareNumber(same=True)), "check"),
            PageWay("differs", phrase("join-differs"), Do(CompareNumber(same=False)), "cross"),
        ]
        text = [TextLine(plain(f"{now.number[:3]} {now.number[3:]}"), size="giant"), TextLine(told, size="prompt")]
        heard = plain(f"{around.words(told)} {' '.join(now.number)}")
        return replace(describe_text(title, text, ways, back=Do(CompareNumber(same=False))), heard=heard)
    ways = [back]
    if now.step == "joined":
        ways = [PageWay("done", phrase("join-done"), Close(), "check")]
    elif now.step.startswith(FAILED):
        ways = [back, PageWay("again", phrase("join-again"), SEEK, "search")]
    return replace(describe_text(title, [TextLine(told, size="prompt")], ways, back=ways[0].effect), heard=told)
