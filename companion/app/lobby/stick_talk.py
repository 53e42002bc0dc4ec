"""The talk about a stick before a game: save everything to it, or restore a backup from it."""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from companion.language.voice import open_voice, voice_errors
from companion.language.voice.engines.voices import piper_installed
from companion.language.voice.install.packages import add as keep_voice
from companion.library import updates, versions
from companion.library.backup import BackupRefused, Fetched, backups_on, fetch, save_on
from companion.library.history.history import History
from companion.play import Work
from companion.system import files
from companion.system.languages import ABOUT, FOLDER, LanguageRefused, keep_language, read_language
from companion.system.sticks import Stick, find_files
from companion.table import Argument, Choose, Option, Phrase, Tell, phrase, quoted, unchanging

LOG = logging.getLogger("companion")
VOICE = ".onnx"
LEAVE = Option("leave", phrase("stick-leave"), icon="back")


@unchanging
class BringBack:
    """Restore this backup, for which everything is closed."""

    backup: Path


@unchanging
class Sticks:
    """The sticks plugged in when the talk begins, and the slow work of saving to them and fetching from them.

    `folder` is the library's; `waiting` returns the number of answers that are only in memory. Plays of other programs are
    taken into the `history`, where there is one.
    """

    here: tuple[Stick, ...]
    folder: Path
    waiting: Callable[[], int] = int
    history: History | None = None

    def save(self, stick: Stick) -> Phrase:
        """Write a backup to the stick and return the result in words."""
        try:
            name = save_on(stick, self.folder, files.settings_path(), versions.find_own_package().version)
        except BackupRefused as refused:
            LOG.warning("%s", refused)
            return phrase("stick-not-saved")
        return phrase("stick-saved", file=quoted(name), waiting=self.waiting())

    def fetch(self, backup: Path) -> Fetched | Phrase:
        """Copy a backup to the card; return a message instead where the backup cannot be read."""
        try:
            return fetch(backup, self.folder, files.settings_path())
        except BackupRefused as refused:
            LOG.warning("%s", refused)
            return phrase("stick-unreadable", file=quoted(backup.name))


async def use_stick(sticks: Sticks) -> BringBack | None:
    """Ask what to do with a stick, and do it; None where the talk goes on."""
    from companion.app.lobby.import_talk import list_play_files, take_plays  # noqa: PLC0415 - few evenings use a stick

    stick = await _which(sticks)
    if stick is None:
        return None
    off = None if stick.writable else phrase("stick-not-writable")
    folders = [stick.folder / name for name in ("", "companion")]
    things = (*updates.list_wheels(folders), *list_voices(folders), *list_languages(folders))
    plays = list_play_files(folders) if sticks.history is not None else ()
    more = (
        *((Option("add", phrase("stick-add")),) if things else ()),
        *((Option("plays", phrase("stick-plays")),) if plays else ()),
    )
    options = (Option("save", phrase("stick-save"), off=off), Option("bring", phrase("stick-bring")), *more, LEAVE)
    choice = await Choose("evening.stick", options=options)
    if choice == "save":
        told = await Work("evening.stick-saving", task=partial(sticks.save, stick))
        await _tell(told)
    if choice == "add":
        await _add(things)
    if choice == "plays" and sticks.history is not None:
        await take_plays(plays, sticks.history, LEAVE)
    return await _bring(sticks, stick) if choice == "bring" else None


async def _add(things: tuple[Path, ...]) -> None:
    """Ask which game, program, voice or language to take from the stick; a program only from people whom the table trusts."""
    every = (*(Option(each.name, phrase("stick-name", name=quoted(_called(each)))) for each in things), LEAVE)
    chosen = await Choose("evening.stick-program", options=every)
    thing = next((each for each in things if each.name == chosen), None)
    if thing is None:
        return
    if thing.suffix == VOICE:
        await _tell(await Work("evening.stick-adding", task=partial(add_voice, thing)))
        return
    if thing.is_dir():
        await _tell(await Work("evening.stick-adding", task=partial(add_language, thing)))
        return
    sure = (LEAVE, Option("take", phrase("stick-take")))
    if await Choose("evening.stick-trust", args={"file": quoted(_called(thing))}, options=sure) == "take":
        await _tell(await Work("evening.stick-adding", task=partial(add, thing)))


def _called(thing: Path) -> str:
    if thing.is_dir():
        with suppress(LanguageRefused):
            return read_language(thing).name
    return thing.stem if thing.suffix == VOICE else thing.name.rsplit("-", 3)[0]


def list_voices(folders: Iterable[Path]) -> tuple[Path, ...]:
    """List the voices in these folders: files of Piper's, each with its configuration beside it."""
    return tuple(sorted(path for path in find_files(folders, f"*{VOICE}") if path.with_name(f"{path.name}.json").exists()))


def add_voice(model: Path) -> Phrase:
    """Add a voice and return the result in words."""
    try:
        voice = keep_voice(model, open_voice.voices_folder())
    except voice_errors.VoiceError as refused:
        LOG.warning("%s: %s", model.name, refused)
        return phrase("stick-add-unreadable", file=quoted(model.name))
    return phrase("stick-added-voice", name=quoted(voice.name), piper="yes" if piper_installed() else "no")


def list_languages(folders: Iterable[Path]) -> tuple[Path, ...]:
    """List the folders of languages below `languages` in these folders."""
    return tuple(sorted(path.parent for path in find_files(folders, f"{FOLDER}/*/{ABOUT}")))


def add_language(folder: Path) -> Phrase:
    """Add a language and return the result in words."""
    try:
        language = keep_language(folder)
    except (LanguageRefused, OSError) as refused:
        LOG.warning("%s: %s", folder.name, refused)
        return phrase("stick-add-unreadable", file=quoted(folder.name))
    return phrase("stick-added-language", name=quoted(language.name))


def add(wheel: Path) -> Phrase:
    """Add a program and return the result in words."""
    try:
        added = updates.add_wheel(wheel, files.added_folder())
    except updates.AdditionRefused as refused:
        LOG.warning("%s: %s", wheel.name, refused)
        return phrase(f"stick-add-{refused.why}", file=quoted(wheel.name))
    lacking = ", ".join(added.lacking)
    return phrase("stick-added", file=quoted(f"{added.name} {added.version}"), lacking=quoted(lacking or "none"))


async def _tell(what: Phrase) -> None:
    await Tell("evening.stick-told", args={"what": what, "file": what.args.get("file", "")})


async def _which(sticks: Sticks) -> Stick | None:
    by_name = {str(stick.folder): stick for stick in sticks.here}
    if len(by_name) <= 1:
        return next(iter(by_name.values()), None)
    options = (*(Option(key, phrase("stick-name", name=quoted(stick.name))) for key, stick in by_name.items()), LEAVE)
    return by_name.get(await Choose("evening.stick-which", options=options))


async def _bring(sticks: Sticks, stick: Stick) -> BringBack | None:
    found: tuple[Path, ...] = await Work("evening.stick-looking", task=partial(backups_on, stick))
    if not found:
        await _tell(phrase("stick-empty"))
        return None
    backups = (*(Option(path.name, phrase("stick-name", name=quoted(path.stem))) for path in found), LEAVE)
    name = await Choose("evening.stick-backup", options=backups)
    backup = next((path for path in found if path.name == name), None)
    if backup is None:
        return None
    fetched = await Work("evening.stick-fetching", task=partial(sticks.fetch, backup))
    if isinstance(fetched, Phrase):
        await _tell(fetched)
        return None
    games, broker, _ = fetched.brings
    stand = "none" if games is None else "newer" if fetched.newer else "older"
    args: dict[str, Argument] = {"here": fetched.here, "games": games or 0, "stand": stand, "broker": quoted(broker or "none")}
    options = (Option("bring", phrase("stick-bring" if games is None else "stick-replace")), LEAVE)
    choice = await Choose("evening.stick-confirm", args=args, options=options, likely="leave" if fetched.newer else "")
    return BringBack(fetched.file) if choice == "bring" else None
