"""Which answers cannot be given now, each with its reason."""

from __future__ import annotations

from companion.screen.page.effects import Close, NotNow
from companion.screen.page.stage import Stage
from companion.screen.widgets.paper import PaperEntry, listing


def show_not_now(stage: Stage, _overlay: NotNow) -> None:
    """Show them; nothing here can be chosen but the way back."""
    options = getattr(stage.snapshot.question, "options", ())
    entries = [
        PaperEntry(f"off:{option.key}", stage.words(option.words), Close(), option.icon, off=stage.words(option.off))
        for option in options
        if option.off is not None
    ]
    listing(stage, stage.say("screen-not-now-title"), entries)
