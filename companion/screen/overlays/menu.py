"""The table's menu, and the small pages it leads to: pause, language, volume, announcements, leaving."""

from __future__ import annotations

from companion.play.acts import Adopt, Announce, DropDraft, Leave, Redo, SetDepth, SetLanguage, SetVolume
from companion.play.requests import Hush, SayAgain, UseStick
from companion.rulebook import rulebook
from companion.screen.overlays.paper import PaperEntry, back_button, feet, listing, paper
from companion.screen.overlays.tour import tour
from companion.screen.page.effects import (
    AllSettings,
    Announcing,
    Both,
    CallingHouse,
    Close,
    Correcting,
    Depths,
    Do,
    Earlier,
    Effect,
    Focus,
    Groups,
    Languages,
    Leaving,
    Menu,
    Open,
    Paused,
    RuleCases,
    Scores,
    Undoing,
    Volumes,
)
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import Button
from companion.screen.widgets.counter import step_button
from companion.system.languages import LANGUAGES
from companion.table.phrase import phrase

LOUDEST = 10
DEPTHS = ("auto", "first", "known", "short")
NAMES = {"de": "Deutsch", "en": "English"}


def show_menu(stage: Stage, _overlay: Menu) -> None:
    """Lay out what can be done beside answering."""
    inner = paper(stage, stage.say("screen-menu"))
    listing(inner, _entries(stage), columns=(3, 2, 2))


def _entries(stage: Stage) -> list[PaperEntry]:
    """List everything, each always in its place; what has no meaning now is off and says why."""
    now = stage.snapshot
    no_game = "" if now.game is not None else stage.say("screen-menu-no-game")
    ruled = now.game is not None and bool(rulebook(now.game.folder).cases)
    quiet = "loud" if stage.settings.quiet else "quiet"
    drop: tuple[bool, str, Effect, str] = (True, "drop", Both(Do(DropDraft()), Close()), "cross")
    cut: tuple[bool, str, Effect, str] = (True, "cut", Both(Do(Adopt(cut=True)), Close()), "check")
    stuck = now.draft is not None and not now.draft.decides
    wanted: list[tuple[bool, str, Effect, str]] = [
        (ruled, "lookup", Open(RuleCases()), "help"),
        (bool(now.announcements or now.entries), "announce", Open(Announcing()), "announce"),
        (bool(now.scoreboard), "scores", Open(Scores()), "crown"),
        (bool(now.entries), "correct", Open(Groups()), "pen"),
        (now.can_undo, "undo", Open(Undoing()), "undo"),
        (not no_game, "pause", Open(Paused()), "pause"),
        (True, "volume", Open(Volumes()), "volume"),
        (True, "language", Open(Languages()), "language"),
        (now.can_redo, "redo", Both(Do(Redo()), Close()), "redo") if not stuck else cut,
        (bool(now.history), "earlier", Open(Earlier()), "earlier") if now.draft is None else drop,
        (True, "repeat", Both(Do(SayAgain()), Close()), "voice"),
        (not no_game, quiet, Both(Do(Hush()), Close()), "voice-off"),
        (not no_game, "depth", Open(Depths()), "book"),
        (True, "settings", Open(AllSettings()), "pen"),
        (True, "leave", Open(Leaving()), "cross"),
    ]
    if stage.settings.broker:
        wanted.append((True, "call", Open(CallingHouse()), "hand"))
    if stage.settings.stick:
        wanted.append((True, "stick", Both(Do(UseStick()), Close()), "card"))
    nothing = no_game or stage.say("screen-menu-nothing")
    return [
        PaperEntry(name, stage.say(f"screen-menu-{name}"), effect, icon, off="" if there else nothing)
        for there, name, effect, icon in wanted
    ]


def show_paused(stage: Stage, _overlay: Paused) -> None:
    """Lay out the rest."""
    inner = paper(stage, stage.say("screen-paused"), stage.say("screen-paused-note"))
    side = stage.form.px(220, 150, 320)
    room = feet(inner, [back_button(stage)])
    stage.builder.icon("hourglass", room.middle(min(side, room.h), min(side, room.h)), stage.look.gilt, stage.look.sheet)


def show_languages(stage: Stage, overlay: Languages) -> None:
    """Lay out the languages, each in its own name; who comes here wants another one, so that comes first.

    At the first start the one that was guessed comes first, and the tour follows.
    """
    inner = paper(stage, stage.say("screen-languages"))
    current = stage.settings.language
    after: Effect = tour() if overlay.first else Close()
    entries = [
        PaperEntry(f"language:{code}", NAMES[code], Both(Do(SetLanguage(code)), after), "check" if code == current else "")
        for code in sorted(LANGUAGES, key=lambda code: (code == current) != overlay.first)
    ]
    listing(inner, entries)


def show_depths(stage: Stage, _overlay: Depths) -> None:
    """Lay out how much may be said, each in a word or two."""
    inner = paper(stage, stage.say("screen-menu-depth"), stage.say("screen-depth-note"))
    current = stage.settings.depth
    entries = [
        PaperEntry(
            f"depth:{depth}",
            stage.say(f"screen-depth-{depth}"),
            Both(Do(SetDepth(depth)), Close()),
            "check" if depth == current else "",
        )
        for depth in DEPTHS
    ]
    listing(inner, entries)


def show_leaving(stage: Stage, _overlay: Leaving) -> None:
    """Ask before the game is left."""
    inner = paper(stage, stage.say("screen-leave-question"), stage.say("screen-leave-note"))
    leave: Button = ("leave", stage.say("screen-leave"), Both(Do(Leave()), Close()), "")
    feet(inner, [back_button(stage), leave])


def show_announcing(stage: Stage, overlay: Announcing) -> None:
    """Lay out what may be said unasked, or who may say it."""
    offers = stage.snapshot.announcements
    chosen = [offer for offer in offers if offer.id == overlay.id]
    if chosen:
        inner = paper(stage, stage.words(chosen[0].words), stage.say("screen-who-says"))
        entries = [
            PaperEntry(
                f"seat:{seat.colour}", seat.name, Both(Do(Announce(chosen[0].id, seat.colour)), Close()), f"seat-{seat.colour}"
            )
            for seat in chosen[0].seats
        ]
    else:
        inner = paper(stage, stage.say("screen-menu-announce"))
        leaves = PaperEntry("leaves", stage.say("screen-somebody-leaves"), Open(Correcting("left")), "next")
        entries = [
            PaperEntry(
                f"say:{offer.id}",
                stage.words(offer.words),
                Open(Announcing(offer.id)) if offer.seats else Both(Do(Announce(offer.id)), Close()),
                offer.icon,
            )
            for offer in offers
        ]
        entries += [leaves] if any(entry.group == "left" for entry in stage.snapshot.entries.values()) else []
    listing(inner, entries, columns=(2, 2, 1) if chosen else (1, 1, 1))


def show_volumes(stage: Stage, _overlay: Volumes) -> None:
    """Lay out one row for each volume; short presses make it louder and begin again at none."""
    inner = paper(stage, stage.say("screen-menu-volume"))
    room = feet(inner, [])
    names = [name for name, _ in stage.settings.volumes]
    form = stage.form
    gap = form.px(20, 10, 30)
    high = form.px(96, 70, 124)
    foot = inner.box.bottom_part(form.touch_answer)
    for place, (name, level) in enumerate(stage.settings.volumes):
        row = Box(room.x, room.y + place * (high + gap), room.w, high)
        following = f"volume:{names[place + 1]}" if place + 1 < len(names) else "close"
        _volume(inner, row, name, level, Focus(following))
    _prepared(inner, room, room.y + len(names) * (high + gap))
    stage.builder.back = None
    feet(inner.within(foot), [back_button(stage)])


def _prepared(stage: Stage, room: Box, top: int) -> None:
    """Say below the volumes how far the voice is prepared, as long as it is not."""
    if stage.settings.prepared is None or stage.settings.prepared[0] >= stage.settings.prepared[1]:
        return
    there, of = stage.settings.prepared
    line = styles.near(stage.form)
    text = stage.words(phrase("screen-voice-prepared", there=there, of=of))
    stage.builder.text(text, line, stage.look.ink, Box(room.x, top, room.w, round(line.size * 2.4)), most=2)


def _volume(stage: Stage, box: Box, name: str, level: int, onward: Effect) -> None:
    form = stage.form
    side, width, gap = form.px(80, 62, 100), form.px(120, 92, 140), form.px(18, 12, 20)
    plus = Box(box.right - side, box.centre[1] - side // 2, side, side)
    figure = Box(plus.x - gap - width, plus.y, width, side)
    minus = Box(figure.x - gap - side, plus.y, side, side)
    up = SetVolume(name, (level + 1) % (LOUDEST + 1))
    focused = stage.stop(f"volume:{name}", figure, onward, short=Do(up))
    tint = plate(stage, figure, focused=focused)
    kind = Type(FontFace.SANS_BOLD, form.letters(54, 46, 72), form.near_min, 1.0)
    stage.builder.text(str(level), kind, tint.ink, figure, align="centre", upright="middle")
    step_button(stage, f"minus:{name}", minus, Do(SetVolume(name, max(0, level - 1))))
    step_button(stage, f"plus:{name}", plus, Do(SetVolume(name, min(LOUDEST, level + 1))))
    words = Type(FontFace.SERIF_SEMIBOLD, form.letters(46, 40, 54), form.near_min, 1.1)
    room = Box(box.x, box.y, minus.x - box.x - gap, box.h)
    stage.builder.text(stage.words(phrase(f"screen-volume-{name}")), words, stage.look.ink, room, most=2, upright="middle")
