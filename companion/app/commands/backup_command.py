"""`companion backup` and `companion restore`: everything that a device cannot recreate, in one file."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from companion.app.commands.common import Commands
from companion.library import library, versions
from companion.library.backup import BackupRefused, LibraryNewer, restore, write_backup
from companion.system import files
from companion.system.languages import read_switch


def _add_backup(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.zip")
    parser.set_defaults(func=run_backup)


def _add_restore(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.zip")
    parser.add_argument("--yes", action="store_true", help="also over games that go further than the backup, without asking")
    parser.set_defaults(func=run_restore)


COMMANDS: Commands = {"backup": _add_backup, "restore": _add_restore}


def run_backup(arguments: Namespace) -> int:
    """Write games, notebook, settings and camera lessons to a file."""
    target = arguments.file
    if target.suffix != ".zip" or not target.parent.is_dir():
        raise BackupRefused(f"expected a file that ends in .zip, in an existing folder, got {target}")
    write_backup(files.data_folder(), files.settings_path(), arguments.file, versions.find_own_package().version)
    print(f"{arguments.file}: {arguments.file.stat().st_size / 1e6:.1f} MB")
    return 0


def run_restore(arguments: Namespace) -> int:
    """Restore a backup; the device's present state is kept as backups/before-restore.zip."""
    folder = files.data_folder()
    if library.is_open(folder):
        raise library.AlreadyOpen(f"a running Companion uses {folder}: end it first")
    try:
        brought = restore(arguments.file, folder, files.settings_path(), insist=arguments.yes)
    except LibraryNewer as newer:
        print(f"companion: {newer}", file=sys.stderr)
        if not sys.stdin.isatty() or read_switch(input("Replace them all the same? [y/N] ")) is not True:
            return 2
        brought = restore(arguments.file, folder, files.settings_path(), insist=True)
    held = "no games: those that were here stay" if brought.games is None else f"{brought.games} games"
    print(f"restored from {arguments.file}, which holds {held}; what was here is in {folder / 'backups' / 'before-restore.zip'}")
    if brought.notes_unreadable:
        print("its notes (names, lessons) cannot be read and were left out")
    if brought.broker:
        print(f"its settings tell the broker {brought.broker} how games stand; `companion settings mqtt.on false` ends that")
    return 0
