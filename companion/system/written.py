"""Files as people write them: whatever an editor has left in one is read, and a damaged line costs that line alone."""

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from companion.system.files import read_bounded

TYPED = {
    ord(typed): meant for typeds, meant in (("“”„‟«»″", '"'), ("‘’‚‛′", "'"), ("\u00a0\u2007\u202f", " ")) for typed in typeds
}
"""What word processors make of straight quotes and spaces."""
CONTROL = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f]")
"""What nobody types: the mark at the end of a file of older systems, and what a card leaves that lost its current."""
DEEP = re.compile(r"""(?:^|[\[{,])[ \t]*(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){32}""", re.MULTILINE)
"""A key of more parts than anybody means: `tomllib` needs the square of their number of seconds and bytes."""
MOST_DAMAGED, MOST_LINES = 20, 2000
"""The most damaged lines of a file that is still read, and the most lines of such a file."""


class Damage(NamedTuple):
    """A line of a file, counted from 1, that makes no sense and is left out."""

    line: int
    text: str


def read_text(path: Path, most: int) -> str:
    """Read what somebody has written with whichever editor; lines end with a line feed. Raises OSError."""
    return decode_text(read_bounded(path, most))


def decode_text(data: bytes) -> str:
    """Decode UTF-8 with or without a mark, UTF-16, or else older Windows; without control signs, lines end with a line feed."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", "replace")
    elif data[1:200:2].strip(b"\0") == b"" != data[1:2]:
        text = data.decode("utf-16-le", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    return CONTROL.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def parse_toml(text: str) -> dict[str, Any]:
    """Parse TOML; where that fails, once more with straight quotes and plain spaces. Raises what `tomllib` raises."""
    plain = text.translate(TYPED)
    if deep := DEEP.search(plain):
        raise tomllib.TOMLDecodeError(f"A key has too many parts (at line {text.count(chr(10), 0, deep.end()) + 1}, column 1)")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        if plain == text:
            raise
        return tomllib.loads(plain)


def mend_toml(text: str) -> tuple[str, tuple[Damage, ...]]:
    """Return TOML that can be parsed, and its damaged lines, which stand in it as comments. Raises what `tomllib` raises."""
    damages: list[Damage] = []
    while True:
        try:
            parse_toml(text)
        except (ValueError, RecursionError) as error:
            lines = text.split("\n")
            if len(damages) == MOST_DAMAGED or len(lines) > MOST_LINES:
                raise
            at = _find_damage(lines, str(error))
            damages.append(Damage(at + 1, lines[at]))
            table = re.match(r"\s*\[\s*([\w-]+)", lines[at])
            lines[at] = f"[{table[1]}]" if table else f"# {lines[at]}"
            text = "\n".join(lines)
        else:
            try:
                tomllib.loads(text)
            except ValueError:
                text = text.translate(TYPED)
            return text, tuple(sorted(damages))


def _find_damage(lines: list[str], why: str) -> int:
    """Return the index of the line after the most lines that can be parsed by themselves."""
    told = re.search(r"line (\d+)", why)
    for count in range(min(int(told[1]) if told else len(lines), len(lines)) - 1, 0, -1):
        try:
            parse_toml("\n".join(lines[:count]))
        except (ValueError, RecursionError):
            continue
        return count
    return 0
