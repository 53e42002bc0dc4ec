"""Settings that are changed while the program runs: written to the file, and in a terminal put into effect."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread

from companion.language.words import Words
from companion.play import Act, Request, SetLanguage, SetSetting
from companion.system import files, safe_start
from companion.system.settings import Settings, SettingsRefused, SettingValue, store
from companion.table import Game
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.terminal.terminal import Beside

LOG = logging.getLogger("companion")
NOTICED = 0.5
"""Seconds for which writing a setting may delay the desk."""
_STORING = Lock()


def keep_setting(path: Path, name: str, value: SettingValue) -> bool:
    """Write a setting, waiting at most `NOTICED` seconds for a slow card; return whether it is written.

    After a safe start nothing is written to the file.
    """
    if safe_start.on():
        return False
    kept: list[bool] = []

    def work() -> None:
        try:
            with _STORING:
                store(path, name, value)
            kept.append(True)
        except (OSError, SettingsRefused) as error:
            LOG.warning("the setting %s could not be kept: %s", name, error)

    thread = Thread(target=work, name="setting", daemon=True)
    thread.start()
    thread.join(NOTICED)
    return kept == [True]


class SettingsInTerminal(Beside):
    """Lets the pages of a terminal change settings; the language changes at once, all else as far as a terminal has it."""

    def __init__(self, settings: Settings, language: str, words_for: Callable[[str, Game | None], Words]) -> None:
        super().__init__(language)
        self._chosen = settings.change("table.language", language)
        self._unkept, self._words_for = False, words_for
        self._game: Game | None = None

    @property
    def language(self) -> str:
        """The language that the table reads now."""
        return self._language

    def settings(self) -> ScreenSettings:
        """Return the settings as pages show them."""
        return ScreenSettings(self._language, chosen=self._chosen, unkept=self._unkept)

    def can(self, act: Act | Request) -> bool:
        """Tell whether a page may offer this."""
        return isinstance(act, SetSetting | SetLanguage) or super().can(act)

    def do(self, act: Act | Request) -> Words | None:
        """Keep a changed setting; return the words of another language if the table has chosen one."""
        assert isinstance(act, SetSetting | SetLanguage), "a page offers only what can be done"
        name, value = (act.name, act.value) if isinstance(act, SetSetting) else ("table.language", act.language)
        self._chosen = self._chosen.change(name, value)
        self._unkept = not keep_setting(files.settings_path(), name, value)
        if name != "table.language":
            return None
        self._language = str(value)
        return self._words_for(self._language, self._game)

    def renew(self, _words: Words, game: Game | None) -> Words:
        """Return the words of the game as it is played now, or of all games before one."""
        self._game = game
        return self._words_for(self._language, game)
