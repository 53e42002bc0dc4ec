"""`companion settings [NAME [VALUE]]`: reads and changes settings, including those that are not on the settings page."""

import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence

from companion.app.commands.common import Commands
from companion.app.desk.devices import plan_wiring
from companion.language.words import Words
from companion.library.library import is_open
from companion.system import settings as kept
from companion.system.files import data_folder, settings_path
from companion.system.languages import LANGUAGES
from companion.table import phrase


def _add_settings(parser: ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="a setting, such as screen.large_text; all of them without")
    parser.add_argument("value", nargs="?", metavar="VALUE", help="what it is to be; as it is without")
    parser.add_argument("more", nargs="*", metavar="NAME VALUE", help="further ones, changed together with it")
    parser.add_argument("--language", choices=LANGUAGES, default=SUPPRESS)
    parser.set_defaults(func=run)


COMMANDS: Commands = {"settings": _add_settings}
WIRED = ("button.", "ring.", "sound.output")
"""How the names of the settings begin that say which part is at which pin."""


def run(arguments: Namespace) -> int:
    """List all settings, show one, or change one. Raises `SettingsRefused`."""
    path = settings_path()
    settings = kept.load(path)
    words = Words(arguments.language or settings.text("table.language"))
    for fault in settings.faults:
        print(f"companion: {fault}", file=sys.stderr)
    if arguments.name is None:
        lengths = [len(_write_assignment(setting, settings)) for setting in kept.SETTINGS]
        longest = max(length for length in lengths if length < 40)  # noqa: PLR2004 - longer ones are not aligned
        print(words(phrase("settings-file", path=str(path))))
        for table in dict.fromkeys(setting.table for setting in kept.SETTINGS):
            print()
            for setting in kept.SETTINGS:
                if setting.table == table:
                    print(f"{_write_assignment(setting, settings):<{longest}}  {words(phrase(setting.words))}")
        return 0
    setting = kept.find_setting(arguments.name)
    if arguments.value is not None:
        _change((arguments.name, arguments.value, *arguments.more), settings, words)
        return 0
    print(_write_assignment(setting, settings))
    print(words(phrase(setting.words)))
    note = words.find_optional(phrase(setting.words), "note")
    if note:
        print(note)
    if kept.meaning(setting):
        print(words(phrase("settings-may-be", values=kept.meaning(setting))))
    print(words(phrase("settings-default", value=kept.write_value(setting.default))))
    print(words(phrase("settings-at-once" if setting.at_once else "settings-next-start")))
    if setting.name in settings.wrong:
        print(words(phrase("settings-wrong", value=settings.wrong[setting.name])))
    return 0


def _write_assignment(setting: kept.Setting, settings: kept.Settings) -> str:
    return f"{setting.name} = {kept.write_value(settings.values[setting.name])}"


def _change(typed: Sequence[str], settings: kept.Settings, words: Words) -> None:
    if len(typed) % 2:
        raise kept.SettingsRefused(f"{typed[-1]} has no value")
    read = {name: kept.read_value(kept.find_setting(name), text) for name, text in zip(typed[::2], typed[1::2], strict=True)}
    changed = settings.change_all(read)
    if any(name.startswith(WIRED) for name in read):
        plan_wiring(changed)  # raises PinsError where two parts would share a pin
    for name, value in read.items():
        try:
            kept.store(settings_path(), name, value)
        except OSError as error:
            raise kept.SettingsRefused(f"{name} cannot be written to {settings_path()}: {error}") from error
        print(_write_assignment(kept.find_setting(name), changed))
    if is_open(data_folder()):
        print(words(phrase("settings-running")))
