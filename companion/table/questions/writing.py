"""A question that is answered in writing: a name for something, typed or chosen."""

from companion.table.questions.question import Question, Rng
from companion.table.seats import clean_name
from companion.unchanging import unchanging


@unchanging(kw_only=True)
class Write(Question[str]):
    """A short text of at most `longest` letters (40 are the most); `offered` are some that may be taken as they are."""

    offered: tuple[str, ...] = ()
    longest: int = 30

    def parse(self, raw: object) -> str:
        """Take a text, without what nobody sees."""
        if not isinstance(raw, str):
            raise self.reject("reject-no-text")
        return clean_name(raw)[: self.longest].strip()

    def accepts(self, answer: str) -> None:
        """Check that something is left of it."""
        if not answer:
            raise self.reject("reject-no-text")

    def sample(self, rng: Rng) -> str:
        """Take one that is offered, or write something."""
        return rng.choice((*self.offered, "Aa"))
