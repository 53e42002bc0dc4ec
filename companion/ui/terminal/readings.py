"""Pieces on the table as people type them: tiles as `B2`, `3xM1`, `W3-grau`, cubes as `blau=3`, by words or keys."""

import re
from collections.abc import Mapping, Sequence

from companion.language.words import Words, find_meant, simplify
from companion.table import ReadCubes, ReadTiles, phrase
from companion.ui.narration.drafted import PLAIN
from companion.ui.terminal.said import list_words, match_listed, name_option, write_figures
from companion.ui.terminal.sentences import Heard, list_pieces, split_parts

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


def hear_tiles(question: ReadTiles, line: str, words: Words) -> Heard | None:
    """Return the tiles of a sentence: `Brot 1 2 3`, `zwei 3er Brot`, `three breads: 1 1 and 2`, or that there are none.

    Figures behind a kind, also behind commas, are tiles; one before it says how many; one before "er" what they show.
    """
    kinds = {kind: (simplify(name), simplify(kind)) for kind, name in _kinds(question, words).items()}
    named, beside = list[tuple[str, list[int], list[int]]](), list[str]()
    face = rf"\b(\d+)\s*(?:er|{match_listed('terminal-faced', words)})\b"
    figured = re.sub(face, r" x\1 ", write_figures(line.replace(":", " "), words), flags=re.IGNORECASE)
    for part in split_parts(figured, words):
        faces = [int(shown) for shown in re.findall(r"\bx(\d+)", part)]
        pieces = list(list_pieces(re.sub(r"\bx\d+", " ", part), kinds, words))
        if ("number", "0") in pieces and list_words(part) & list_words(words(phrase("terminal-rest"))):
            continue
        before, open_ = list[int](), bool(named) and bool(named[-1][2]) and all(what != "name" for what, _ in pieces)
        for what, text in pieces:
            if what == "name":
                named.append((text, before, faces))
                before, open_ = [], True
            elif what == "number":
                (named[-1][2] if open_ else before).append(int(text))
            elif text not in "x×":
                beside.append(text)
        if any(before):
            return None
    tiles = [(kind, _list_shown(before, behind, question.counts)) for kind, before, behind in named]
    nothing = list_words(line) & list_words(words(phrase("terminal-nobody")))
    if any(shown is None for _, shown in tiles) or not (tiles or nothing):
        return None
    return Heard(" ".join(f"{kind}-{shown}-{PLAIN}" for kind, each in tiles for shown in each or ()) or "0", tuple(beside))


def _list_shown(before: list[int], behind: list[int], counts: Sequence[int]) -> list[int] | None:
    """Return what each tile of a kind shows, by the figures before and behind the kind; None where they do not agree."""
    if not before or before == [len(behind)] or before == [1]:
        return behind or (_split_total(before[0], counts) if before else None)
    if len(before) > 1 or len(behind) > 1:
        return None
    if not behind:
        return _split_total(before[0], counts) if before[0] else []
    return behind * before[0]


def tiles_shown(question: ReadTiles, words: Words) -> list[str]:
    """Return how to type tiles: the letter of each kind, and examples."""
    names = _kinds(question, words)
    kinds = ", ".join(f"{name[0].upper()} {name}" for name in names.values())
    letters = [name[0].upper() for name in names.values()]
    examples = [f"{letters[0]}{question.counts[-1]}", f"3x{letters[-1]}{question.counts[0]}"]
    examples += [f"{letters[0]}{question.counts[0]}-{name}" for key, name in _frames(question, words).items() if key != PLAIN][:1]
    return [words(phrase("terminal-tiles", kinds=kinds, example=" ".join(examples), most=question.most))]


def name_cube(colour: str, words: Words) -> tuple[str, ...]:
    """Return the names of a cube's colour, and of the piece that it is in this box (`Bauer` for green)."""
    own = phrase(f"cube-{colour}")
    return (colour, *name_option(phrase(f"colour-{colour}"), words), *(name_option(own, words) if words.has(own.id) else ()))


def cubes_shown(question: ReadCubes, words: Words) -> list[str]:
    """Return how many cubes of each colour can lie there, and how to type them."""
    names = {colour: words(phrase(f"colour-{colour}")) for colour in question.most}
    colours = ", ".join(f"{names[colour]} (0–{most})" for colour, most in question.most.items())
    first, *_, last = (name.lower() for name in names.values())
    return [words(phrase("terminal-cubes", colours=colours, example=f"{first} 2 {last} 1"))]


def cubes_spelled(question: ReadCubes, line: str) -> str:
    """Rewrite a number for each colour, or pairs of key and number, as `blue=3 red=0`; any other line is heard as a sentence."""
    parts = re.sub(r"[,;:]", " ", line).split()
    if len(parts) == len(question.most) and all(map(str.isdecimal, parts)):
        return " ".join(f"{colour}={number}" for colour, number in zip(question.most, parts, strict=True))
    return " ".join(parts)


def _kinds(question: ReadTiles, words: Words) -> dict[str, str]:
    return {kind: words.get_name(f"tile-{kind}", kind) for kind in question.kinds}


def _frames(question: ReadTiles, words: Words) -> dict[str, str]:
    return {frame: words(phrase(f"screen-frame-{frame}")) if frame != PLAIN else PLAIN for frame in question.frames}


def _key(typed: str, names: Mapping[str, str]) -> str | None:
    """Return the kind or frame whose key or name was typed, even if only its first letter."""
    return find_meant(typed.casefold(), {key: (key.casefold(), name.casefold()) for key, name in names.items()}, 1)
