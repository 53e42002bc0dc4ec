"""Pages laid over the stage; the question waits below and is not lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.screen.overlays import back, books, menu, rules, search, settings
from companion.screen.page import effects
from companion.screen.page.effects import Overlay
from companion.screen.page.stage import Stage

OVERLAYS: Mapping[type[Any], Callable[[Stage, Any], None]] = {
    effects.Menu: menu.show_menu,
    effects.Paused: menu.show_paused,
    effects.Languages: menu.show_languages,
    effects.Depths: menu.show_depths,
    effects.Leaving: menu.show_leaving,
    effects.Announcing: menu.show_announcing,
    effects.Volumes: menu.show_volumes,
    effects.AllSettings: settings.show_settings,
    effects.SettingsGroup: settings.show_group,
    effects.TryPresses: settings.show_try,
    effects.RingSignals: settings.show_signals,
    effects.Scores: books.show_scores,
    effects.Groups: books.show_groups,
    effects.Correcting: books.show_correcting,
    effects.Undoing: back.show_undoing,
    effects.Moved: back.show_moved,
    effects.Earlier: back.show_earlier,
    effects.Repairing: back.show_repairing,
    effects.Planned: back.show_planned,
    effects.Rules: rules.show_rules,
    effects.RuleChapters: rules.show_chapters,
    effects.RuleCases: rules.show_cases,
    effects.Search: search.show_search,
}


def overlay_of(overlay: Overlay) -> Callable[[Stage], None]:
    """Give what lays the page out."""
    show = OVERLAYS[type(overlay)]
    return lambda stage: show(stage, overlay)
