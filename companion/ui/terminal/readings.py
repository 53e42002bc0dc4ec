"""Pieces on the table as people type them: tiles as `B2`, `3xM1`, `W3-grau`, cubes as `blau=3`, by words or keys."""

import re
from collections.abc import Mapping, Sequence

from companion.language.words import Words, colour_of, find_meant
from companion.table import ReadCubes, ReadTiles, phrase
from companion.ui.narration.drafted import PLAIN
from companion.ui.terminal.said import match_listed, write_figures

TOKENS = re.compile(r"\d+\s*[x×*]|[^\W\d_]+|\d+")
"""The parts of a line of tiles: multipliers, words and numbers."""


def tiles_spelled(question: ReadTiles, line: str, words: Words) -> str:
    """Rewrite tiles in keys, however typed: `B2 3xM1 W3-grau`, `Brot 2, 3x Marmor 1`, `2 Brot`, `Brot Brot, 3x Marmor`.

    A line that cannot be read as tiles stays as typed.
    """
    kinds, frames, found = _kinds(question, words), _frames(question, words), list[str]()
    alone = len(line.split()) == 1  # a kind alone is not a complete tile
    line = re.sub(rf"(?:^|(?<=[,;/+&]))\s*(?:{match_listed('terminal-and', words)})\b", "", line)
    for part in filter(str.strip, re.split("[,;/+&]", re.sub(r"(?<!\d)(?<!\d )\bx\s*(?=\d)|(?<=\d)er\b", "", line))):
        tokens = TOKENS.findall(part)
        tiles = _tiles_of(tokens, kinds, frames, question.counts) or (None if alone else _parse_bare(tokens, kinds))
        if tiles is None:
            return line
        found += tiles
    return " ".join(found) or line


def _parse_bare(tokens: Sequence[str], kinds: Mapping[str, str]) -> list[str] | None:
    """Return the key of one tile whose kind is repeated or multiplied instead of numbered; None where that is not the case."""
    named = [_key(token, kinds) for token in tokens if not token[0].isdigit()]
    times = [int(re.sub(r"\D", "", token)) for token in tokens if token[-1] in "x×*" and token[0].isdigit()]
    whole = len(set(named)) == 1 and len(named) + len(times) == len(tokens) and (not times or len(times) == len(named) == 1)
    return [f"{named[0]}-{times[0] if times else len(named)}-{PLAIN}"] if whole and named[0] is not None else None


def _split_total(symbols: int, counts: Sequence[int]) -> list[int]:
    """Return the symbols of the fewest tiles that show a total which no single tile shows: 4 as 3 and 1."""
    most = max(counts)
    return [symbols] if symbols <= most else [most, *_split_total(symbols - most, counts)]


def is_total(question: ReadTiles, line: str, words: Words) -> bool:
    """Return whether a line gives more symbols of a kind than any single tile shows."""
    figures = re.findall(r"(?<![x×*\d])\d+(?!\s*[x×*\d])", write_figures(line, words))
    return any(int(figure) > max(question.counts) for figure in figures)


def _tiles_of(
    tokens: Sequence[str], kinds: Mapping[str, str], frames: Mapping[str, str], counts: Sequence[int]
) -> list[str] | None:
    """Return the keys of tiles, each typed as a kind and a number in either order; None where any other word is found."""
    found = list[list[str]]()
    kind, symbols, times = "", "", 1
    for token in tokens:
        if token[-1] in "x×*" and token[0].isdigit():
            times = int(re.sub(r"\D", "", token))
        elif token.isdecimal() and not symbols:
            symbols = token
        elif (named := _key(token, kinds)) is not None and not kind:
            kind = named
        elif (frame := _key(token, frames)) is not None and found and not kind:
            found[-1] = [f"{tile.rpartition('-')[0]}-{frame}" for tile in found[-1]]
        else:
            return None
        if kind and symbols:
            found.append([f"{kind}-{count}-{PLAIN}" for count in _split_total(int(symbols), counts)] * times)
            kind, symbols, times = "", "", 1
    return None if kind or symbols else [tile for tiles in found for tile in tiles]


def tiles_shown(question: ReadTiles, words: Words) -> list[str]:
    """Return how to type tiles: the letter of each kind, and examples."""
    names = _kinds(question, words)
    kinds = ", ".join(f"{name[0].upper()} {name}" for name in names.values())
    letters = [name[0].upper() for name in names.values()]
    examples = [f"{letters[0]}{question.counts[-1]}", f"3x{letters[-1]}{question.counts[0]}"]
    examples += [f"{letters[0]}{question.counts[0]}-{name}" for key, name in _frames(question, words).items() if key != PLAIN][:1]
    return [words(phrase("terminal-tiles", kinds=kinds, example=" ".join(examples), most=question.most))]


def cubes_shown(question: ReadCubes, words: Words) -> list[str]:
    """Return how many cubes of each colour can lie there, and how to type them."""
    names = {colour: words(phrase(f"colour-{colour}")) for colour in question.most}
    colours = ", ".join(f"{names[colour]} (0–{most})" for colour, most in question.most.items())
    first, *_, last = (name.lower() for name in names.values())
    return [words(phrase("terminal-cubes", colours=colours, example=f"{first} 2 {last} 1"))]


def cubes_spelled(question: ReadCubes, line: str) -> str:
    """Rewrite counts in the form `blue=3`, however typed: `blau 3, rot 1`, `3 blau und 1 rot`, or a number for each colour."""
    parts = re.sub(r"[,;:=]", " ", line).split()
    if len(parts) == len(question.most) and all(map(str.isdecimal, parts)):
        return " ".join(f"{colour}={number}" for colour, number in zip(question.most, parts, strict=True))
    typed = [part for part in parts if part.isdecimal() or colour_of(part, question.most) in question.most]
    if typed == ["0"]:
        return "0"
    if len(typed) % 2 and "0" in typed:  # `none of mine, two green`
        typed.remove("0")
    pairs = list(zip(typed[::2], typed[1::2], strict=False))
    if not pairs or len(typed) != 2 * len(pairs):
        return line.replace(",", " ")
    named = [(name, number) if number.isdecimal() else (number, name) for name, number in pairs]
    return " ".join(f"{colour_of(name, question.most)}={number}" for name, number in named)


def _kinds(question: ReadTiles, words: Words) -> dict[str, str]:
    return {kind: words.get_name(f"tile-{kind}", kind) for kind in question.kinds}


def _frames(question: ReadTiles, words: Words) -> dict[str, str]:
    return {frame: words(phrase(f"screen-frame-{frame}")) if frame != PLAIN else PLAIN for frame in question.frames}


def _key(typed: str, names: Mapping[str, str]) -> str | None:
    """Return the kind or frame whose key or name was typed, even if only its first letter."""
    return find_meant(typed.casefold(), {key: (key.casefold(), name.casefold()) for key, name in names.items()}, 1)
