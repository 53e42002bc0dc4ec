"""Pages laid over the stage; the question waits below and is not lost."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.ui.screen.overlays import books, corrections, earlier, glasses, menu, rules, settings, tour
from companion.ui.screen.page import Overlay, Stage, effects

OVERLAYS: Mapping[type[Any], Callable[[Stage, Any], None]] = {
    effects.Menu: menu.show_menu,
    effects.Unlocking: menu.show_unlocking,
    effects.Paused: menu.show_paused,
    effects.HouseSays: menu.show_says,
    effects.CallingHouse: menu.show_calling,
    effects.JoiningHouse: settings.show_joining,
    effects.Languages: menu.show_languages,
    effects.Touring: tour.show_tour,
    effects.Depths: menu.show_depths,
    effects.Glasses: glasses.show_glasses,
    effects.Proposed: glasses.show_proposed,
    effects.WantsIn: glasses.show_wanted,
    effects.Leaving: menu.show_leaving,
    effects.Announcing: menu.show_announcing,
    effects.AllSettings: settings.show_settings,
    effects.SettingsGroup: settings.show_group,
    effects.TryPresses: settings.show_try,
    effects.TryingOutput: settings.show_output,
    effects.RingSignals: settings.show_signals,
    effects.Scores: books.show_scores,
    effects.Times: books.show_times,
    effects.NotNow: books.show_not_now,
    effects.Overview: books.show_overview,
    effects.Groups: corrections.show_groups,
    effects.Correcting: corrections.show_correcting,
    effects.Exchanging: corrections.show_exchanging,
    effects.Undoing: earlier.show_undoing,
    effects.Moved: earlier.show_moved,
    effects.Earlier: earlier.show_earlier,
    effects.Repairing: earlier.show_repairing,
    effects.DraftPage: earlier.show_drafting,
    effects.Rules: rules.show_rules,
    effects.RuleChapters: rules.show_chapters,
    effects.RuleCases: rules.show_cases,
    effects.Search: rules.show_search,
}


def overlay_of(overlay: Overlay) -> Callable[[Stage], None]:
    """Return the function that lays out an overlay."""
    show = OVERLAYS[type(overlay)]
    return lambda stage: show(stage, overlay)
