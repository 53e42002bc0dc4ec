"""A question that is answered in writing: a name, typed or chosen."""

from companion.table.questions.question import Question, Rng
from companion.table.seats import clean_name
from companion.table.unchanging import unchanging


@unchanging(kw_only=True)
class Write(Question[str]):
    """A short text of at most `longest` letters (never more than 40); `offered` are texts that may be chosen."""

    offered: tuple[str, ...] = ()
    longest: int = 30

    def parse(self, raw: object) -> str:
        """Parse a text; invisible characters are removed, and it is cut to `longest` letters."""
        if not isinstance(raw, str):
            raise self.reject("reject-no-text")
        return clean_name(raw)[: self.longest].strip()

    def accepts(self, answer: str) -> None:
        """Refuse an empty text."""
        if not answer:
            raise self.reject("reject-no-text")

    def sample(self, rng: Rng) -> str:
        """Draw an offered text, or "Aa"."""
        return rng.choice((*self.offered, "Aa"))
