"""The table's menu, and the small pages it leads to: pause, language, how much is said, announcements, leaving, the house."""

from companion.play.acts import Adopt, Announce, DropDraft, Leave, SetDepth, SetLanguage, SetSetting
from companion.play.requests import AskRole, CallHouse, LockTable, SayAgain, UseStick
from companion.system.languages import LANGUAGES
from companion.ui.screen.layout import Art
from companion.ui.screen.overlays.corrections import groups_of
from companion.ui.screen.overlays.tour import tour_step
from companion.ui.screen.page import Both, Close, Do, Effect, Open, Stage, close_after, effects
from companion.ui.screen.widgets import Icon, PaperEntry, Way, back_way, paper, show_listing, show_paper, words

DEPTHS = ("auto", "first", "known", "short")
NAMES = {"de": "Deutsch", "en": "English"}
REASONS = ("order", "pay", "question", "help")
"""Reasons for calling somebody, as they are sent to the house; their words are `screen-call-REASON`."""
LINES = 9
FOR_VISITORS = frozenset({"scores", "language", "announce", "settings", "role"})
"""What of the menu stands on a visitor's page: what they may look at, and what their browser has for itself."""
ENDS = "cross"
"""The icon of announcements that end a game early; these are listed last."""


def show_menu(stage: Stage, _overlay: effects.Menu) -> None:
    """List what can be done besides answering, and only what is possible now; what an evening needs comes first."""
    now, settings = stage.snapshot, stage.settings
    playing, draft = now.game is not None, now.draft
    announced = bool(now.announcements or now.entries or settings.broker)
    lock = ("unlock", Open(effects.Unlocking())) if settings.locked else ("lock", close_after(LockTable(on=True)))
    wanted: list[tuple[bool, str, Effect, str]] = [
        (draft is not None and not draft.decides, "cut", close_after(Adopt(cut=True)), "check"),
        (draft is not None, "drop", close_after(DropDraft()), "cross"),
        (bool(now.scoreboard), "scores", Open(effects.Scores()), "crown"),
        (playing, "leave", close_after(Leave()), "hourglass"),
        (True, "volume", Open(effects.SettingsGroup("volume")), "volume"),
        (True, "language", Open(effects.SettingsGroup("language")), "language"),
        (draft is None and bool(groups_of(stage)), "correct", Open(effects.Groups()), "tile"),
        (draft is None and bool(now.history), "earlier", Open(effects.Earlier()), "earlier"),
        (announced, "announce", Open(effects.Announcing()), "announce"),
        (playing, "settings", Open(effects.AllSettings()), "pen"),
        (settings.door is not None, "glasses", Open(effects.Glasses()), "hand"),
        (settings.visits is not None, "role", close_after(AskRole()), "hand"),
        (True, "repeat", close_after(SayAgain()), "voice"),
        (not playing and not settings.by_ear, "ear", close_after(SetSetting("voice.answers", True)), "voice"),
        (playing, "pause", Open(effects.Paused()), "pause"),
        (playing or settings.locked, *lock, "lock"),
        (settings.stick, "stick", close_after(UseStick()), "card"),
        (not playing, "off", Open(effects.Leaving()), "cross"),
    ]
    visits = settings.visits is not None
    entries = [
        PaperEntry(name, stage.say(f"screen-menu-{name}"), effect, icon)
        for there, name, effect, icon in wanted
        if there and (name in FOR_VISITORS or not visits)
    ]
    show_listing(stage, stage.say(f"screen-leaf-{'visits' if visits else 'menu' if playing else 'more'}"), entries)


def show_unlocking(stage: Stage, _overlay: effects.Unlocking) -> None:
    """Ask whether the child lock is to be lifted: whoever can read may."""
    ways = [back_way(stage), Way("unlock", stage.say("screen-menu-unlock"), close_after(LockTable(on=False)), "lock")]
    show_paper(stage, paper(stage, stage.say("screen-locked"), None, ways, stage.say("screen-locked-note")))


def show_paused(stage: Stage, _overlay: effects.Paused) -> None:
    """Show that the game is paused, with the way back to it and the way out."""
    side = stage.form.size("picture")
    ways = [back_way(stage), Way("leave", stage.say("screen-menu-leave"), close_after(Leave()))]
    glass = Art(Icon("hourglass", "gilt"), side // 2, side)
    show_paper(stage, paper(stage, stage.say("screen-paused"), glass, ways, stage.say("screen-paused-note")))


def show_languages(stage: Stage, overlay: effects.Languages) -> None:
    """List the languages by their own names, the current one last, as whoever comes here wants another.

    At the first start the guessed language comes first, and the tour follows.
    """
    current = stage.settings.language
    after: Effect = tour_step("short") if overlay.first else Close()
    entries = [
        PaperEntry(f"language:{code}", NAMES[code], Both(Do(SetLanguage(code)), after), "check" if code == current else "")
        for code in sorted(LANGUAGES, key=lambda code: (code == current) != overlay.first)
    ]
    show_listing(stage, stage.say("screen-languages"), entries, leads_back=not overlay.first)


def show_depths(stage: Stage, _overlay: effects.Depths) -> None:
    """List how much the voice can say, each choice in a word or two."""
    current = stage.settings.depth
    entries = [
        PaperEntry(
            f"depth:{depth}",
            stage.say(f"screen-depth-{depth}"),
            close_after(SetDepth(depth)),
            "check" if depth == current else "",
        )
        for depth in DEPTHS
    ]
    show_listing(stage, stage.say("screen-menu-depth"), entries, source=stage.say("screen-depth-note"))


def show_leaving(stage: Stage, _overlay: effects.Leaving) -> None:
    """Ask for confirmation before the device is switched off."""
    ways = [back_way(stage), Way("leave", stage.say("screen-menu-off"), close_after(Leave()))]
    show_paper(stage, paper(stage, stage.say("screen-leave-question"), None, ways, stage.say("screen-leave-note")))


def show_announcing(stage: Stage, overlay: effects.Announcing) -> None:
    """List what players can announce, or who can make the chosen announcement; what ends the game comes last."""
    offers = sorted(stage.snapshot.announcements, key=lambda offer: offer.icon == ENDS)
    chosen = next((offer for offer in offers if offer.id == overlay.id), None)
    if chosen is not None:
        entries = [
            PaperEntry(f"seat:{seat.colour}", seat.name, close_after(Announce(chosen.id, seat.colour)), f"seat-{seat.colour}")
            for seat in chosen.seats
        ]
        show_listing(stage, stage.words(chosen.words), entries, source=stage.say("screen-who-says"))
        return
    entries = [
        PaperEntry(
            f"say:{offer.id}",
            stage.words(offer.words),
            Open(effects.Announcing(offer.id)) if offer.seats else close_after(Announce(offer.id)),
            offer.icon,
        )
        for offer in offers
    ]
    others = []
    if stage.settings.broker:
        others.append(PaperEntry("call", stage.say("screen-menu-call"), Open(effects.CallingHouse()), "hand"))
    if stage.settings.visits is None and any(entry.group == "left" for entry in stage.snapshot.entries.values()):
        others.append(PaperEntry("leaves", stage.say("screen-somebody-leaves"), Open(effects.Correcting("left")), "next"))
    last = sum(offer.icon != ENDS for offer in offers)
    show_listing(stage, stage.say("screen-menu-announce"), [*entries[:last], *others, *entries[last:]], columns=1)


def show_says(stage: Stage, overlay: effects.HouseSays) -> None:
    """Show a message of the house in the largest letters that fit."""
    said = words(stage.form, overlay.text, "prompt", lines=LINES)
    show_paper(stage, paper(stage, stage.say("screen-house"), said, [back_way(stage)]))


def show_calling(stage: Stage, _overlay: effects.CallingHouse) -> None:
    """List the reasons; if somebody has been called already, "nobody need come any more" comes first."""
    reasons = ("", *REASONS) if stage.settings.calling else REASONS
    entries = [
        PaperEntry(f"call:{reason}", stage.say(f"screen-call-{reason or 'none'}"), close_after(CallHouse(reason)))
        for reason in reasons
    ]
    show_listing(stage, stage.say("screen-menu-call"), entries)
