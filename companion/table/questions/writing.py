"""A question that is answered in writing: a name, typed or chosen."""

import re
from typing import Any

from companion.table.phrase import Argument
from companion.table.questions.question import Question, Rng
from companion.table.seats import clean_name
from companion.table.unchanging import unchanging


@unchanging(kw_only=True)
class Write(Question[str]):
    """A short text. The answer is a text of at most `longest` letters (never more than 40).

    `offered` are texts that may be chosen.
    """

    offered: tuple[str, ...] = ()
    longest: int = 30

    def parse(self, raw: object) -> str:
        """Parse a text; invisible characters are removed, and it is cut to `longest` letters."""
        if not isinstance(raw, str):
            raise self.reject("reject-no-text")
        return clean_name(raw)[: self.longest].strip()

    def read_typed(self, line: str) -> Any:
        """Take the number of an offered text for that text."""
        place = int(line) if re.fullmatch("[0-9]{1,9}", line) else 0
        return self.offered[place - 1] if 0 < place <= len(self.offered) else line

    def explain_typing(self) -> tuple[Argument, ...]:
        """List the offered texts."""
        return tuple(f"{number}. {text}" for number, text in enumerate(self.offered, start=1))

    def accepts(self, answer: str) -> None:
        """Refuse an empty text."""
        if not answer:
            raise self.reject("reject-no-text")

    def sample(self, rng: Rng) -> str:
        """Draw an offered text, or "Aa"."""
        return rng.choice((*self.offered, "Aa"))
