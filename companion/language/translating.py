"""The files of a language that is being made: begun with the English beside each message, and compared with it.

`docs/translating.md` says how people work with them.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from companion.language.words import is_harmless, parse_fluent, sources_of, split_sources, walk_nodes
from companion.system.files import write_atomically
from companion.system.languages import ABOUT, FALLBACK, MOST_BYTES, WHOLE, Language
from companion.system.written import decode_text

HEAD = """\
### Each message stands here in English, as a comment; write yours below it, with the same name. What you leave out is said in
### English. `companion language check CODE` says what is done and what is wrong.
###
### { $name } is filled in: keep it, but put it where your language wants it. Names that begin with a minus, { -name }, are words
### of the box that stand elsewhere in the file. Lines further in are part of the message above: .spoken is what the voice says
### instead, .do what to do, .why why, .next what comes next, .short for those who know the game, .also other words for it.
###
### { $n -> [one] … *[other] … } chooses: [one] and [other] are the plurals of your language (some have few and many, or only
### other), [0] or [3] that number alone, any other word what the program gives. The star stands before what is said otherwise.
### You can choose where the English does not, by any { $name } of the message, and you need not where it does.
"""
TOLD = """\
# What the language is called by those who speak it, and where it is spoken. docs/translating.md says what else can stand here.
name = "{code}"
locale = "{code}"
"""
OPTIONAL = frozenset({"spoken", "also"})
"""The attributes that a language can do without: what is said is then what is shown, and other words are not known."""
LONGER, LETTERS = 1.35, 8
"""A text is too long where it is so many times as long as the longer of German and English, and by so many letters."""


class CheckedFile(NamedTuple):
    """A file of texts: how many messages it should have, which are missing, and what is wrong with it, a sentence each."""

    name: str
    whole: int
    missing: tuple[str, ...]
    wrong: tuple[str, ...]


def begin_language(folder: Path, folders: Iterable[Path]) -> list[Path]:
    """Write the files of a new language into its folder and return them; what is there already stays. Raises OSError."""
    wanted = {folder / ABOUT: TOLD.format(code=folder.name)}
    for place in folders:
        for path in _list_english(place):
            entries = (source.rstrip().split("\n") for source in sources_of(path).values())
            quoted = "\n\n".join("\n".join(f"# {line}".rstrip() for line in _leave_comments(entry)) for entry in entries)
            wanted[_place_of(path, folder)] = f"{HEAD}\n{quoted}\n"
    written = [path for path in wanted if not path.exists()]
    for path in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, wanted[path].encode())
    return written


def check_language(language: Language, folders: Iterable[Path]) -> Iterator[CheckedFile]:
    """Compare each file of a language with the English one."""
    for folder in folders:
        for path in _list_english(folder):
            beside = {code: sources_of(path.with_name(_rename(path, code))) for code in WHOLE}
            here = _place_of(path, language.folder)
            name = f"{folder.name}/{here.name}"
            try:
                found = split_sources(decode_text(here.read_bytes())) if here.exists() else {}
            except OSError as error:
                yield CheckedFile(name, len(beside[FALLBACK]), tuple(beside[FALLBACK]), (f"the file cannot be read: {error}",))
                continue
            wrong = [f"it has more than {MOST_BYTES} bytes"] if here.exists() and here.stat().st_size > MOST_BYTES else []
            for message, source in found.items():
                wrong += [f"{message}: {fault}" for fault in _find_faults(message, source, beside, language.code)]
            missing = tuple(message for message in beside[FALLBACK] if message not in found)
            yield CheckedFile(name, len(beside[FALLBACK]), missing, tuple(wrong))


def _find_faults(message: str, source: str, beside: Mapping[str, Mapping[str, str]], code: str) -> Iterator[str]:
    """Yield what is wrong with a message or a term (`-name`), which a language can have of its own."""
    mine, others = _parts(source), [_parts(sources.get(message, "")) for sources in beside.values()]
    if not is_harmless(source):
        yield "too long, too deeply nested, or it calls a function, so the English is said"
    elif mine is None:
        yield "it cannot be read as Fluent, so the English is said"
    elif not message.startswith("-"):
        known = {part: variables for each in others for part, (variables, _) in (each or {}).items()}
        if not known:
            yield "there is no such message"
            return
        every = frozenset[str]().union(*known.values())
        if FALLBACK in every:  # a text from a sheet, which it has in each language under that language's code
            every |= {code}
        for part, (variables, letters) in mine.items():
            where = f".{part}: " if part else ""
            if unknown := variables - every:
                yield f"{where}{', '.join(f'${name}' for name in sorted(unknown))} is filled in nowhere, so the English is said"
            most = max((each[part][1] for each in others if each and part in each), default=letters)
            if part == "" and most and letters > max(LONGER * most, most + LETTERS):
                yield f"perhaps too long for its place: {letters} letters, where German or English have {most}"
        missing = sorted(
            part for part in _parts(beside[FALLBACK].get(message, "")) or {} if part not in mine and part not in OPTIONAL
        )
        if missing:
            yield f"without {', '.join(f'.{part}' if part else 'its text' for part in missing)}, which is said in English"


def _parts(source: str) -> dict[str, tuple[frozenset[str], int]] | None:
    """Return the variables and the greatest length of a message's text and of each attribute; None if it cannot be parsed."""
    found: dict[str, tuple[frozenset[str], int]] = {}
    for entry in parse_fluent(source).body:
        if isinstance(entry, ast.Junk):
            return None
        if isinstance(entry, ast.Message | ast.Term):
            patterns = {"": entry.value, **{attribute.id.name: attribute.value for attribute in entry.attributes}}
            for part, pattern in patterns.items():
                names = frozenset(node.id.name for node in walk_nodes(pattern) if isinstance(node, ast.VariableReference))
                found |= {part: (names, _count_letters(pattern))} if pattern is not None else {}
    return found


def _count_letters(pattern: ast.Pattern | None) -> int:
    """Return the length of a text with the longest of what it chooses from, without what is filled in."""
    length = 0
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, ast.TextElement):
            length += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            length += max(_count_letters(variant.value) for variant in element.expression.variants)
    return length


def _list_english(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{FALLBACK}.ftl"))


def _rename(path: Path, code: str) -> str:
    return f"{path.name.removesuffix(f'{FALLBACK}.ftl')}{code}.ftl"


def _place_of(path: Path, folder: Path) -> Path:
    """Return where in a language's folder the texts stand that stand in an English file."""
    return folder / path.parent.name / _rename(path, folder.name)


def _leave_comments(lines: list[str]) -> list[str]:
    """Leave out the comments and headings that stand behind an entry."""
    return [line for line in lines if line.strip() and not line.startswith("#")]
