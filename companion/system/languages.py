"""The languages in which everything is written and spoken: each is a folder of data, and here is the one list of them.

Those that come with the program lie in `companion/languages`. More lie in `languages` of the data folder, or a package brings one
in its folder CODE: its entry point in the group `companion.languages` has that code as name and the package as value.
"""

import logging
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple, overload

from companion.system import written
from companion.system.files import data_folder, read_bounded, remove, write_atomically

WHOLE = ("de", "en")
"""The languages in which nothing is missing: tests and generated pages ask for them, and no other folder takes their place."""
FALLBACK = "en"
"""The language of what another one does not have."""
OURS = Path(__file__).parent.parent / "languages"
FOLDER, GROUP, ABOUT = "languages", "companion.languages", "language.toml"
CODE, LOCALE = re.compile(r"[a-z]{2,3}"), re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")
LONGEST_NAME, MOST_BYTES, MOST_FILES = 30, 400_000, 200
"""The most letters of a language's name, the most bytes of one of its files, and the most files of one."""

_log = logging.getLogger(__name__)


class LanguageRefused(ValueError):
    """A folder is no language, or one of its files cannot be read; the message says which and why."""


class Language(NamedTuple):
    """What `language.toml` says of a language: its own name, its locale (`fr-FR`), and how its tables are written.

    `sample` is a sentence that tries a voice; `yes` and `no` are words for a switch; `decimal` and `columns` are the signs in a
    spreadsheet. eSpeak's voice is `espeak`, its `pace` a factor and its `gap` in hundredths of a second between words.
    """

    code: str
    folder: Path
    name: str
    locale: str
    sample: str = ""
    yes: Sequence[str] = ()
    no: Sequence[str] = ()
    decimal: str = "."
    columns: str = ","
    espeak: str = ""
    pace: float = 1.0
    gap: int = 0

    def find_texts(self, folder: Path) -> list[Path]:
        """List the Fluent files with this language's texts for a folder of the program or of a game: in it, and from outside."""
        named = f"*{self.code}.ftl"
        return [*sorted(folder.glob(named)), *sorted((self.folder / folder.name).glob(named))]


def read_language(folder: Path) -> Language:
    """Read what a folder says of its language. Raises LanguageRefused."""
    code, path = folder.name, folder / ABOUT
    if not CODE.fullmatch(code):
        raise LanguageRefused(f"{folder}: expected a folder named with a language's code such as fr, got {code!r}")
    told = read_table(path)
    kinds = {field: Language._field_defaults.get(field, "") for field in Language._fields[2:]}
    given: dict[str, Any] = {}
    for field in kinds.keys() & told.keys():
        kind = type(kinds[field])
        value = given[field] = read_strings(told[field]) if kind is tuple else told[field]
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise LanguageRefused(f"{path}: {field} cannot be {value!r}"[:200])
    name = " ".join(str(given.get("name", "")).split())
    if not 0 < len(name) <= LONGEST_NAME or not LOCALE.fullmatch(given.get("locale", "")):
        raise LanguageRefused(f"{path}: expected a name of 1 to {LONGEST_NAME} letters and a locale such as fr-FR")
    return Language(code, folder, **given | {"name": name})


def keep_language(folder: Path) -> Language:
    """Copy a language's folder, from a stick, into this device's own; only its texts and lists are taken.

    Raises LanguageRefused, and OSError where there is no room.
    """
    found = read_language(folder)
    if found.code in WHOLE:
        raise LanguageRefused(f"{found.name} comes with the program, so no folder takes its place")
    paths = [path for name in ("*.toml", "*/*.ftl") for path in folder.glob(name) if path.is_file() and not path.is_symlink()]
    own = data_folder() / FOLDER
    own.mkdir(parents=True, exist_ok=True)
    copy = Path(mkdtemp(prefix=".copy-", dir=own))
    try:
        for path in paths[:MOST_FILES]:
            place = copy / path.relative_to(folder)
            place.parent.mkdir(exist_ok=True)
            write_atomically(place, read_bounded(path, MOST_BYTES))
        remove(own / found.code)
        copy.rename(own / found.code)
    finally:
        remove(copy)
    LANGUAGES.refresh()
    return LANGUAGES.find(found.code)


def read_table(path: Path) -> dict[str, Any]:
    """Read a list of a language, a TOML file. Raises LanguageRefused."""
    try:
        return written.parse_toml(written.read_text(path, MOST_BYTES))
    except (OSError, ValueError, RecursionError) as error:
        raise LanguageRefused(f"{path} cannot be read: {error}") from error


def read_strings(value: object) -> tuple[str, ...]:
    """Return the texts in a list, without anything else that somebody wrote there."""
    return tuple(text for text in value if isinstance(text, str)) if isinstance(value, list) else ()


class LanguageList(Sequence[str]):
    """The codes of all languages that are here, the whole ones first; they are searched when somebody first asks."""

    def __init__(self) -> None:
        self._found: dict[str, Language] = {}
        self.faults: tuple[str, ...] = ()

    def __len__(self) -> int:
        """Return how many languages there are."""
        return len(self._known())

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        """Return the code at a place."""
        return tuple(self._known())[place]

    def find(self, code: str) -> Language:
        """Return a language by its code; raises KeyError where it is not here."""
        return self._known()[code]

    def refresh(self) -> None:
        """Search anew, as folders have changed."""
        self._found = {}

    def read_list(self, code: str, name: str) -> Mapping[str, Any]:
        """Read a language's list `NAME.toml`; empty where there is none, or where it cannot be read, which is logged."""
        path = self.find(code).folder / f"{name}.toml" if code in self else None
        if path is None or not path.exists():
            return {}
        try:
            return read_table(path)
        except LanguageRefused as error:
            _log.warning("%s", error)
            return {}

    def _known(self) -> Mapping[str, Language]:
        if not self._found:
            faults: list[str] = []
            found = {code: read_language(OURS / code) for code in WHOLE}
            for folder in _list_folders():
                try:
                    read = read_language(folder)
                except LanguageRefused as error:
                    faults.append(str(error))
                    _log.warning("%s", error)
                else:
                    found[read.code] = read if read.code not in WHOLE else found[read.code]
            self._found, self.faults = found, tuple(faults)
        return self._found


def _list_folders() -> Iterator[Path]:
    """Yield the folders of languages, those that count more later: the program's own, those of packages, those of this device."""
    yield from sorted(path for path in OURS.iterdir() if path.is_dir() and path.name not in {*WHOLE, "__pycache__"})
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        # A package above all others is found without running any of it
        found = find_spec(entry.value) if entry.value.isidentifier() else None
        yield from (Path(place) / entry.name for place in (found and found.submodule_search_locations) or ())
    try:
        yield from sorted(path for path in (data_folder() / FOLDER).iterdir() if path.is_dir() and path.name[0] != ".")
    except OSError:
        return


LANGUAGES = LanguageList()
"""The languages of this device."""


def read_switch(text: str) -> bool | str:
    """Return what yes or no means in any language; another text as it is."""
    word, every = text.strip().casefold(), [LANGUAGES.find(code) for code in LANGUAGES]
    if word in {"true", "1", *(yes for language in every for yes in language.yes)}:
        return True
    return False if word in {"false", "0", *(no for language in every for no in language.no)} else text


def language_of_machine() -> str:
    """Return this machine's language, found as gettext finds it; English where Companion does not have that language."""
    wished = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((locale[:2] for locale in wished.split(":") if locale[:2] in LANGUAGES), FALLBACK)
