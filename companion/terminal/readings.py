"""What lies on the table, typed: tiles as `B2`, `3xM1`, `W3-grau`, cubes as `blau=3`, in the table's words or by their keys."""

import re
from collections.abc import Mapping

from companion.narration.drafted import PLAIN
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import ReadCubes, ReadTiles
from companion.terminal.symbols import colour_of, meant
from companion.words import Words

TILE = re.compile(r"(?:(\d{1,2})[x×*])?([^\W\d_]+)-?(\d)(?:-?([^\W\d_]+))?")


def in_keys(question: ReadTiles | ReadCubes, part: str, words: Words) -> str:
    """Write a typed tile or count in keys; what names nothing that is known stays as it was typed."""
    return _tiles(question, part, words) if isinstance(question, ReadTiles) else _cubes(question, part)


def tiles_shown(question: ReadTiles, words: Words) -> list[str]:
    """Write how tiles are typed: the letter of each kind, and examples."""
    names = _kinds(question, words)
    kinds = ", ".join(f"{name[0].upper()} {name}" for name in names.values())
    letters = [name[0].upper() for name in names.values()]
    examples = [f"{letters[0]}{question.counts[-1]}", f"3x{letters[-1]}{question.counts[0]}"]
    examples += [f"{letters[0]}{question.counts[0]}-{name}" for key, name in _frames(question, words).items() if key != PLAIN][:1]
    return [words(phrase("terminal-tiles", kinds=kinds, example=" ".join(examples), most=question.most))]


def cubes_shown(question: ReadCubes, words: Words) -> list[str]:
    """Write how many of each colour can lie there, and how they are typed."""
    names = {colour: words(phrase(f"colour-{colour}")) for colour in question.most}
    colours = ", ".join(f"{names[colour]} (0–{most})" for colour, most in question.most.items())
    first, *_, last = (name.lower() for name in names.values())
    return [words(phrase("terminal-cubes", colours=colours, example=f"{first} 2 {last} 1"))]


def counts_spelled(question: ReadCubes, line: str) -> list[str]:
    """Write counts as `blau=3`, however they were typed: `blau 3, rot 1`, `3 blau und 1 rot`, or a number for each colour."""
    parts = re.sub(r"[,;:=]", " ", line).split()
    if len(parts) == len(question.most) and all(map(str.isdecimal, parts)):
        return [f"{colour}={number}" for colour, number in zip(question.most, parts, strict=True)]
    typed = [part for part in parts if part.isdecimal() or colour_of(part, question.most) in question.most]
    pairs = list(zip(typed[::2], typed[1::2], strict=False))
    if not pairs or len(typed) != 2 * len(pairs):
        return line.replace(",", " ").split()
    return [f"{name}={number}" if number.isdecimal() else f"{number}={name}" for name, number in pairs]


def _tiles(question: ReadTiles, part: str, words: Words) -> str:
    written = TILE.fullmatch(part)
    if written is None:
        return part
    times, kind, symbols, frame = written.groups()
    found = (_key(kind, _kinds(question, words)), _key(frame or PLAIN, _frames(question, words)))
    if None in found:
        return part
    return " ".join([f"{found[0]}-{symbols}-{found[1]}"] * int(times or 1))


def _cubes(question: ReadCubes, part: str) -> str:
    colour, sign, number = part.partition("=")
    return f"{colour_of(colour, question.most)}{sign}{number}"


def _kinds(question: ReadTiles, words: Words) -> dict[str, str]:
    return {kind: words(phrase(f"tile-{kind}")) if words.has(f"tile-{kind}") else kind for kind in question.kinds}


def _frames(question: ReadTiles, words: Words) -> dict[str, str]:
    return {frame: words(phrase(f"screen-frame-{frame}")) if frame != PLAIN else PLAIN for frame in question.frames}


def _key(typed: str, names: Mapping[str, str]) -> str | None:
    """Find the kind or frame whose key or name was typed or begun, be it with a letter."""
    return meant(typed.casefold(), {key: (key.casefold(), name.casefold()) for key, name in names.items()}, 1)
