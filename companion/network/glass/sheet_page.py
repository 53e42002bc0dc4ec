"""The page on which a visitor writes a sheet: what is typed, the sentences beside its lines, and how it would look."""

from html import escape
from typing import NamedTuple, Protocol

from companion.language.words import Words

MOST_BYTES = 200_000
"""The most bytes of a form with a sheet; percent signs make three of one."""
WEIGHT = 8
"""How many messages such a form weighs at the gate."""
BEGINNING = """\
version = 2
title = { de = "…", en = "…" }
players = [2, 5]

[turns]
first = "ask"
begins = "next"

[[score]]
name = { de = "Punkte", en = "Points" }
high = 100

[ends]
rounds = 5
"""
"""What stands on the page at first."""


class SheetSeen(NamedTuple):
    """What there is to say about a sheet: sentences with their lines (from 1) and, if it plays, how it would look."""

    told: tuple[tuple[int, str], ...]
    title: str = ""
    about: str = ""
    lines: tuple[str, ...] = ()
    kept: bool = False


class SheetJudge(Protocol):
    """Whoever judges and keeps sheets; called on the server's thread alone."""

    def judge(self, text: str, language: str) -> SheetSeen:
        """Return what there is to say about a sheet."""

    def keep(self, text: str, language: str) -> SheetSeen:
        """Keep a sheet that plays, and return what there is to say about it."""


NAMES = ("title", "note", "keep", "kept", "only-looks", "line", "plays", "sum", "back")


class SheetPage:
    """Writes the page; everything that a visitor typed stands on it as text."""

    def __init__(self, judge: SheetJudge, words: dict[str, Words]) -> None:
        self._judge = judge
        self._texts = {
            language: {name: known.get_plain(f"sheet-write-{name}") for name in NAMES} for language, known in words.items()
        }

    def see(self, text: str, language: str, *, keep: bool = False, may: bool = True) -> str:
        """Write the part that answers what is typed; with `keep` a visitor who `may` leaves the sheet at the table."""
        said = self._said(language)
        seen = self._judge.keep(text, language) if keep and may else self._judge.judge(text, language)
        told = "".join(f"<li><b>{escape(said['line'])} {line}</b> {escape(what)}</li>" for line, what in seen.told)
        top = said["kept"] if seen.kept else said["only-looks"] if keep and not may else said["plays"] if seen.title else ""
        rows = "".join(f"<tr><th>{escape(name)}</th><td></td><td></td><td></td></tr>" for name in (*seen.lines, said["sum"]))
        looks = f"<h2>{escape(seen.title)}</h2><p>{escape(seen.about)}</p><table>{rows}</table>" if seen.title else ""
        return f"<p><b>{escape(top)}</b></p><ul>{told}</ul>{looks}"

    def page(self, language: str, text: str = BEGINNING, *, keep: bool = False, may: bool = True) -> str:
        """Write the whole page; without a script, its button judges and keeps as well."""
        said = {name: escape(text) for name, text in self._said(language).items()}
        return (
            f'<!doctype html><html lang="{language if language in self._texts else "en"}"><head><meta charset="utf-8">'
            '<title>Companion</title><meta name="viewport" content="width=device-width, initial-scale=1">'
            '<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body class="hall sheet"><main>'
            f'<h1>{said["title"]}</h1><p>{said["note"]}</p><form method="post" action="/sheet">'
            f'<textarea name="text" aria-label="{said["title"]}" spellcheck="false" autocapitalize="off" rows="14">{escape(text)}'
            f'</textarea><button name="keep" value="yes">{said["keep"]}</button></form><p><a href="/">{said["back"]}</a></p>'
            f'<div id="seen" role="status">{self.see(text, language, keep=keep, may=may)}</div></main>'
            '<script src="/sheet.js"></script></body></html>'
        )

    def _said(self, language: str) -> dict[str, str]:
        return self._texts[language if language in self._texts else "en"]
