"""The command `c`: entries and who plays, corrected by name."""

import shlex
from collections.abc import Iterable
from typing import Any

from companion.language.words import Words
from companion.play import Correct, GameAct, Snapshot
from companion.table import SeatsRefused, phrase, quoted
from companion.table.errors import CorrectionRejected
from companion.ui.terminal.began import explain_began, list_began, read_began
from companion.ui.terminal.corrections import entry_named, explain_entries, list_correctable, read_correction


def take_correction(snapshot: Snapshot, words: Words, rest: str) -> tuple[GameAct | None, Iterable[str]]:
    """Return the act that one or more `NAME=VALUE` are, or what to write: what is there, what fits, or why it is refused."""
    values: dict[str, Any] = {}
    try:
        for part in _parts(rest) if "=" in rest else ():
            typed, _, text = part.partition("=")
            if (began := read_began(snapshot, words, typed, text)) is not None:
                return began, ()
            name = entry_named(snapshot, words, typed)
            values[name] = read_correction(snapshot, words, name, text)
    except (CorrectionRejected, SeatsRefused) as refused:
        refusal = refused.reason if isinstance(refused, CorrectionRejected) else phrase("reject-seats", why=str(refused))
        return None, [f"✗ {words(refusal)}"]
    if values:
        return Correct(values), ()
    if not rest or "=" in rest:
        return None, [*list_correctable(snapshot, words), *list_began(snapshot, words), words(phrase("terminal-correct"))]
    found = [*explain_entries(snapshot, words, rest), *explain_began(snapshot, words, rest)]
    return None, found or [f"✗ {words(phrase('ledger-unknown', entry=quoted(rest)))}"]


def _parts(rest: str) -> list[str]:
    """Split corrections: a single one is the whole line and can have spaces; of several, each is a word or quoted."""
    if rest.count("=") == 1:
        return ["=".join(side.strip().strip("\"'") for side in rest.split("="))]
    try:
        return shlex.split(rest)
    except ValueError:  # a quotation mark is not closed
        return []
