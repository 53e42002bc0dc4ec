"""Finds the description of a page over the question."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.ui.pages import beginning, corrections, earlier, effects, menu, rules, scores, settings, visitors
from companion.ui.pages.described import PageContext, PageDescription
from companion.ui.pages.effects import Overlay

PAGES: Mapping[type[Any], Callable[[PageContext, Any], PageDescription]] = {
    effects.Menu: menu.describe_menu,
    effects.Unlocking: menu.describe_unlocking,
    effects.Paused: menu.describe_pause,
    effects.HouseSays: menu.describe_message,
    effects.CallingHouse: menu.describe_calling,
    effects.Languages: menu.describe_languages,
    effects.Depths: menu.describe_depths,
    effects.Leaving: menu.describe_leaving,
    effects.Announcing: menu.describe_announcing,
    effects.AllSettings: settings.describe_settings,
    effects.SettingsGroup: settings.describe_group,
    effects.RingSignals: settings.describe_signals,
    effects.JoiningHouse: settings.describe_joining,
    effects.Scores: scores.describe_scores,
    effects.Times: scores.describe_times,
    effects.NotNow: scores.describe_not_now,
    effects.Proposed: visitors.describe_proposed,
    effects.WantsIn: visitors.describe_wanted,
    effects.Groups: corrections.describe_groups,
    effects.Correcting: corrections.describe_correcting,
    effects.Exchanging: corrections.describe_exchanging,
    effects.RuleChapters: rules.describe_chapters,
    effects.Moved: earlier.describe_moved,
    effects.Began: beginning.describe_beginning,
}


def describe_page(around: PageContext, overlay: Overlay) -> PageDescription | None:
    """Return the description of a page; None for one that only a screen can show."""
    match overlay:
        case effects.Earlier(round=earlier.ROUNDS):
            return earlier.describe_rounds(around, overlay)
        case effects.Undoing(insist=True):
            return earlier.describe_insisting(around)
        case effects.DraftPage() if around.snapshot.draft is not None:
            return earlier.describe_draft_page(around)
    describe = PAGES.get(type(overlay))
    return None if describe is None else describe(around, overlay)
