"""Table and house: what the house tells, and why somebody is to come."""

from __future__ import annotations

from companion.play.requests import CallHouse
from companion.screen.overlays.paper import PaperEntry, back_button, feet, listing, paper
from companion.screen.page.effects import Both, CallingHouse, Close, Do, HouseSays
from companion.screen.page.stage import Stage
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type

REASONS = ("order", "pay", "question", "help")
"""Why somebody is to come, as the house reads it; words are `screen-call-REASON`."""


def show_says(stage: Stage, overlay: HouseSays) -> None:
    """Lay out a message of the house, as large as it fits."""
    inner = paper(stage, stage.say("screen-house"))
    room = feet(inner, [back_button(stage)])
    form = stage.form
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(64, 48, 78), form.near_min, 1.14)
    stage.builder.text(overlay.text, kind, stage.look.ink, room, most=form.of(5, 4, 9), upright="middle")


def show_calling(stage: Stage, _overlay: CallingHouse) -> None:
    """Lay out the reasons; where somebody was called already, first that nobody need come any more."""
    inner = paper(stage, stage.say("screen-menu-call"))
    reasons = ("", *REASONS) if stage.settings.calling else REASONS
    entries = [
        PaperEntry(f"call:{reason}", stage.say(f"screen-call-{reason or 'none'}"), Both(Do(CallHouse(reason)), Close()))
        for reason in reasons
    ]
    listing(inner, entries)
