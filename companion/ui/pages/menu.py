"""The table's menu, and the small pages it leads to: pause, language, how much is said, announcements, leaving, the house."""

from companion.play.acts import Adopt, Announce, DropDraft, Leave, SetDepth, SetLanguage, SetSetting
from companion.play.own_questions import TextLine
from companion.play.requests import AskPage, CallHouse, LockTable, SayAgain, UseStick
from companion.system.languages import LANGUAGES
from companion.table import phrase
from companion.ui.pages import effects
from companion.ui.pages.correctable import list_groups
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list, describe_text, plain
from companion.ui.pages.effects import Both, Close, Do, Effect, Open, close_after, tour_step

DEPTHS = ("auto", "first", "known", "short")
REASONS = ("order", "pay", "question", "help")
"""Reasons for calling somebody, as they are sent to the house; their words are `screen-call-REASON`."""
FOR_VISITORS = frozenset({"scores", "language", "announce", "settings", "role", "sheet"})
"""What of the menu stands on a visitor's page: what they may look at, and what their browser has for itself."""
ENDS = "cross"
"""The icon of announcements that end a game early; these are listed last."""


def describe_menu(around: PageContext, _overlay: effects.Menu) -> PageDescription:
    """List what can be done besides answering, and only what is possible now; what an evening needs comes first."""
    now, settings = around.snapshot, around.settings
    playing, draft = now.game is not None, now.draft
    announced = bool(now.announcements or now.entries or settings.broker)
    lock = ("unlock", Open(effects.Unlocking())) if settings.locked else ("lock", close_after(LockTable(on=True)))
    wanted: list[tuple[bool, str, Effect, str]] = [
        (bool(settings.said), "house", Open(effects.HouseSays(settings.said)), "hand"),
        (draft is not None and not draft.decides, "cut", close_after(Adopt(cut=True)), "check"),
        (draft is not None, "drop", close_after(DropDraft()), "cross"),
        (playing, "leave", close_after(Leave()), "hourglass"),
        (playing, "pause", Open(effects.Paused()), "pause"),
        (bool(now.scoreboard), "scores", Open(effects.Scores()), "crown"),
        (draft is None and bool(now.history), "earlier", Open(effects.Earlier()), "earlier"),
        (True, "repeat", close_after(SayAgain()), "voice"),
        (True, "volume", Open(effects.SettingsGroup("volume")), "volume"),
        (True, "language", Open(effects.SettingsGroup("language")), "language"),
        (draft is None and bool(list_groups(around)), "correct", Open(effects.Groups()), "tile"),
        (announced, "announce", Open(effects.Announcing()), "announce"),
        (playing or not around.leaf, "settings", Open(effects.AllSettings()), "pen"),
        (playing and draft is None, "people", Open(effects.Began("people:")), "hand"),
        (settings.door is not None, "glasses", Open(effects.Glasses()), "hand"),
        (settings.visits is not None, "role", close_after(AskPage("who")), "hand"),
        (settings.visits is not None, "sheet", close_after(AskPage("sheet")), "book"),
        (not playing and around.leaf and not settings.by_ear, "ear", close_after(SetSetting("voice.answers", True)), "voice"),
        (playing or settings.locked, *lock, "lock"),
        (settings.stick, "stick", close_after(UseStick()), "card"),
        (not playing, "off", Open(effects.Leaving()), "cross"),
    ]
    visits = settings.visits is not None
    entries = [
        PageWay(name, phrase(f"screen-menu-{name}"), effect, icon)
        for there, name, effect, icon in wanted
        if there and (name in FOR_VISITORS or not visits)
    ]
    title = phrase(f"screen-leaf-{'visits' if visits else 'menu' if playing else 'more'}")
    return describe_list(title, entries, [back_way(around)])


def describe_unlocking(around: PageContext, _overlay: effects.Unlocking) -> PageDescription:
    """Ask whether the child lock is to be lifted: whoever can read may."""
    unlock = PageWay("unlock", phrase("screen-menu-unlock"), close_after(LockTable(on=False)), "lock")
    return describe_text(phrase("screen-locked"), (), [back_way(around), unlock], source=phrase("screen-locked-note"))


def describe_pause(around: PageContext, _overlay: effects.Paused) -> PageDescription:
    """Tell that the game is paused, with the way back to it and the way out."""
    ways = [back_way(around), PageWay("leave", phrase("screen-menu-leave"), close_after(Leave()))]
    return describe_text(phrase("screen-paused"), (), ways, icon="hourglass", source=phrase("screen-paused-note"))


def describe_languages(around: PageContext, overlay: effects.Languages) -> PageDescription:
    """List the languages by their own names, the current one last, as whoever comes here wants another.

    At the first start the guessed language comes first, and the tour follows.
    """
    current = around.settings.language
    after: Effect = tour_step("short") if overlay.first else Close()
    every = map(LANGUAGES.find, sorted(LANGUAGES, key=lambda code: (code == current) != overlay.first))
    entries = [
        PageWay(
            f"language:{each.code}",
            plain(each.name),
            Both(Do(SetLanguage(each.code)), after),
            "check" if each.code == current else "",
        )
        for each in every
    ]
    return describe_list(phrase("screen-languages"), entries, () if overlay.first else [back_way(around)])


def describe_depths(around: PageContext, _overlay: effects.Depths) -> PageDescription:
    """List how much the voice can say, each choice in a word or two."""
    current = around.settings.depth
    entries = [
        PageWay(f"depth:{each}", phrase(f"screen-depth-{each}"), close_after(SetDepth(each)), "check" if each == current else "")
        for each in DEPTHS
    ]
    return describe_list(phrase("screen-menu-depth"), entries, [back_way(around)], source=phrase("screen-depth-note"))


def describe_leaving(around: PageContext, _overlay: effects.Leaving) -> PageDescription:
    """Ask for confirmation before the device is switched off."""
    ways = [back_way(around), PageWay("leave", phrase("screen-menu-off"), close_after(Leave()))]
    return describe_text(phrase("screen-leave-question"), (), ways, source=phrase("screen-leave-note"))


def describe_announcing(around: PageContext, overlay: effects.Announcing) -> PageDescription:
    """List what players can announce, or who can make the chosen announcement; what ends the game comes last."""
    offers = sorted(around.snapshot.announcements, key=lambda offer: offer.icon == ENDS)
    chosen = next((offer for offer in offers if offer.id == overlay.id), None)
    back = [back_way(around)]
    if chosen is not None:
        entries = [
            PageWay(f"seat:{seat.colour}", plain(seat.name), close_after(Announce(chosen.id, seat.colour)), seat=seat)
            for seat in chosen.seats
        ]
        return describe_list(chosen.words, entries, back, source=phrase("screen-who-says"))
    entries = [
        PageWay(
            f"say:{offer.id}",
            offer.words,
            Open(effects.Announcing(offer.id)) if offer.seats else close_after(Announce(offer.id)),
            offer.icon,
        )
        for offer in offers
    ]
    others = []
    if around.settings.broker:
        others.append(PageWay("call", phrase("screen-menu-call"), Open(effects.CallingHouse()), "hand"))
    if around.settings.visits is None and around.snapshot.game is not None and around.snapshot.outcome is None:
        others.append(PageWay("leaves", phrase("people"), Open(effects.Began("people:")), "next"))
    last = sum(offer.icon != ENDS for offer in offers)
    lines = [*entries[:last], *others, *entries[last:]]
    return describe_list(phrase("screen-menu-announce"), lines, back, columns=1)


def describe_message(around: PageContext, overlay: effects.HouseSays) -> PageDescription:
    """Tell a message of the house in large letters."""
    said = TextLine(plain(overlay.text), size="prompt")
    return describe_text(phrase("screen-house"), [said], [back_way(around)])


def describe_calling(around: PageContext, _overlay: effects.CallingHouse) -> PageDescription:
    """List the reasons; if somebody has been called already, "nobody need come any more" comes first."""
    reasons = ("", *REASONS) if around.settings.calling else REASONS
    entries = [
        PageWay(f"call:{reason}", phrase(f"screen-call-{reason or 'none'}"), close_after(CallHouse(reason))) for reason in reasons
    ]
    return describe_list(phrase("screen-menu-call"), entries, [back_way(around)])
