"""The door for files of plays: which form a file has, and whatever is wrong with it told in one sentence.

Forms: BG Stats' files, our own documents (JSON), BoardGameGeek's pages (XML), tables (CSV), and any of these in a ZIP file.
"""

import json
import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

from companion.library.history.document import FORMAT, DocumentRefused, read_foreign
from companion.library.importing.bgg_plays import read_bgg
from companion.library.importing.bgstats_file import read_bgstats
from companion.library.importing.found import Doubt, FoundPlays, ImportRefused, seat_people
from companion.library.importing.play_table import read_table
from companion.system.files import read_bounded
from companion.system.sticks import find_files
from companion.system.written import decode_text

MOST_BYTES = 64_000_000
"""The most bytes of a file, and of all that a ZIP file holds."""
MOST_MEMBERS = 1_000
NAMES = (
    "*.bgsplay",
    "BGStats*.json",
    "BGStats*.zip",
    "*plays*.json",
    "*plays*.xml",
    "*plays*.csv",
    "*plays*.zip",
    "*[Pp]artien*.csv",
)
"""The names of files on a stick that probably hold plays."""
_FORMS = {".bgsplay", ".json", ".xml", ".csv"}


def list_play_files(folders: Iterable[Path]) -> tuple[Path, ...]:
    """List the files in these folders that probably hold plays, by their names."""
    places = [*folders]
    return tuple(sorted({path for name in NAMES for path in find_files(places, name) if not path.name.startswith(".")}))


def read_plays(path: Path) -> FoundPlays:
    """Read all plays of a file. Raises `ImportRefused`, which says in one sentence why there are none to be had."""
    found = FoundPlays()
    try:
        data = read_bounded(path, MOST_BYTES)
        for text in _unpack(data):
            _read_text(text, found)
    except ImportRefused as refused:
        raise ImportRefused(f"{path.name}: {refused}") from refused
    except Exception as error:
        why = getattr(error, "strerror", None) or " ".join(str(error).split())[:200] or type(error).__name__
        raise ImportRefused(
            f"{path.name}: expected a whole file of plays, got one that cannot be read to its end ({why})"
        ) from error
    found.doubts[Doubt.PAGES] += max(0, found.pages["total"] - found.pages["held"])
    return found


def _unpack(data: bytes) -> list[str]:
    """Return the texts of a file: of a ZIP file, those of its members that may hold plays. Raises `ImportRefused`."""
    if not data.startswith(b"PK\3\4"):
        return [decode_text(data)]
    with zipfile.ZipFile(BytesIO(data)) as archive:
        members = [member for member in archive.infolist() if Path(member.filename).suffix.casefold() in _FORMS]
        if not members or len(members) > MOST_MEMBERS:
            raise ImportRefused(f"expected 1 to {MOST_MEMBERS} files of plays in it, got {len(members)}")
        texts, left = [], MOST_BYTES
        for member in members:
            with archive.open(member) as file:
                content = file.read(left + 1)
            left -= len(content)
            if left < 0:
                raise ImportRefused(f"expected at most {MOST_BYTES} bytes in it, got more")
            texts.append(decode_text(content))
    return texts


def _read_text(text: str, found: FoundPlays) -> None:
    start = text.lstrip()[:1]
    if start == "<":
        read_bgg(text.lstrip(), found)
    elif start in {"{", "["}:
        _read_json(json.loads(text), found)
    else:
        read_table(text, found)


def _read_json(content: Any, found: FoundPlays) -> None:
    """Read a file of BG Stats, or a list of our own documents."""
    if isinstance(content, list) and all(isinstance(one, dict) and one.get("format") == FORMAT for one in content):
        for one in content:
            try:
                play = read_foreign(one)
                seat_people(play.seats)
            except (DocumentRefused, ValueError):
                found.doubts[Doubt.LEFT_OUT] += 1
            else:
                if not play.deleted:
                    found.take(play)
    elif isinstance(content, dict) and isinstance(content.get("plays"), list):
        read_bgstats(content, found)
    else:
        raise ImportRefused("expected a file of BG Stats, or plays that Companion has exported as .json, got other JSON")
