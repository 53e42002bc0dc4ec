"""The installer's commands: `python -m companion.app.commands.installed scripts | settings | dispensable | check | backup`."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from companion.library import backup, carrying
from companion.library.journal import JOURNAL, Journal
from companion.library.versions import Script, list_dispensable, list_needed, list_own_scripts
from companion.system.settings import example
from companion.table import JournalNewer, JournalTrouble


def _print_scripts(_words: Sequence[str]) -> None:
    for name, version in sorted(list_own_scripts()):
        print(name, version)


def _print_settings(_words: Sequence[str]) -> None:
    print(example(), end="")


def _print_dispensable(words: Sequence[str]) -> None:
    """VERSIONS STATE KEEP...: print the versions that can be removed; none where the games cannot be read."""
    versions, database, keep = Path(words[0]), Path(words[1]) / JOURNAL, words[2:]
    needed: frozenset[Script] = frozenset()
    if not database.exists() and database.with_name(carrying.OLD).exists():
        return
    if database.exists():
        try:
            journal = Journal(database)
        except JournalTrouble as trouble:
            print(f"companion: {trouble}; all versions are kept", file=sys.stderr)
            return
        needed = list_needed(journal.games()) - list_own_scripts()
        journal.close()
    print(*list_dispensable(versions, keep, needed), sep="\n")


def _check(words: Sequence[str]) -> None:
    """STATE: exit with an error where a newer version wrote the journal; the program itself repairs a damaged one."""
    database = Path(words[0]) / JOURNAL
    if not database.exists():
        return
    try:
        journal = Journal(database)
    except JournalNewer as newer:
        sys.exit(f"companion: {newer}")
    except JournalTrouble as trouble:
        print(f"companion: {trouble}", file=sys.stderr)
        return
    journal.games()
    journal.close()


def _write_backup(words: Sequence[str]) -> None:
    """STATE SETTINGS: before an update, write a backup beside the daily ones; without games, write none."""
    folder, settings = Path(words[0]), Path(words[1])
    if not (folder / JOURNAL).exists():
        return
    try:
        backup.write_backup(folder, settings, folder / backup.FOLDER / "before-update.zip")
    except backup.BackupRefused as refused:
        print(f"companion: no backup: {refused}", file=sys.stderr)


COMMANDS: dict[str, Callable[[Sequence[str]], None]] = {
    "scripts": _print_scripts,
    "settings": _print_settings,
    "dispensable": _print_dispensable,
    "check": _check,
    "backup": _write_backup,
}

if __name__ == "__main__":
    COMMANDS[sys.argv[1]](sys.argv[2:])
