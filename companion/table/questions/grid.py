"""A grid of numbers: several things counted in several columns, such as rounds or players."""

from collections.abc import Mapping
from dataclasses import field

from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.kinds import Row, Tally
from companion.table.questions.question import Rng
from companion.table.unchanging import unchanging


@unchanging(kw_only=True)
class NumberGrid(Tally):
    """A number in each cell of a grid. The answer is a whole number for each cell's key, `LINE.COLUMN`.

    `lines` and `columns` are their words by key; the rows of the tally are the cells, line by line (`cells` builds them).
    The cells of a line of `sums` must come to one of its numbers together, and those of a line of `never` must not come to its.
    """

    lines: Mapping[str, Phrase]
    columns: Mapping[str, Phrase]
    sums: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    never: Mapping[str, int] = field(default_factory=dict)

    def list_lines(self) -> tuple[tuple[Row, ...], ...]:
        """Return the cells of each line."""
        across = len(self.columns)
        return tuple(self.rows[at : at + across] for at in range(0, len(self.rows), across))

    def find_wrong_sum(self, answer: Mapping[str, int]) -> Phrase | None:
        """Say which line does not come to a sum that it may have; None if all do."""
        for key, row in zip(self.lines, self.list_lines(), strict=True):
            made = sum(answer[cell.key] for cell in row)
            if key in self.sums and made not in self.sums[key]:
                first, *others = self.sums[key]
                allowed: Argument = first
                for other in others:
                    allowed = phrase("reject-either", one=allowed, other=other)
                return phrase("reject-line-sum", line=self.lines[key], sum=made, totals=allowed)
            if made == self.never.get(key):
                return phrase("reject-line-never", line=self.lines[key], sum=made)
        return None

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Check each cell's bounds and each line's sum."""
        super().accepts(answer)
        wrong = self.find_wrong_sum(answer)
        if wrong is not None:
            raise self.reject(wrong.id, **wrong.args)

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Draw numbers within the bounds, each line with a sum that it may have."""
        drawn: dict[str, int] = {}
        for key, row in zip(self.lines, self.list_lines(), strict=True):
            line = Tally(self.id, rows=row, total=rng.choice(self.sums[key]) if key in self.sums else None).sample(rng)
            if sum(line.values()) == self.never.get(key):
                cell = next(cell for cell in row if cell.low < cell.high)
                line = {**line, cell.key: line[cell.key] + (1 if line[cell.key] < cell.high else -1)}
            drawn |= line
        return drawn


def cells(lines: Mapping[str, Phrase], columns: Mapping[str, Phrase], *, low: int = 0, high: int = 99) -> tuple[Row, ...]:
    """Build the cells of a grid, all with the same bounds."""
    return tuple(
        Row(f"{line}.{column}", phrase("grid-cell", line=lines[line], column=columns[column]), low=low, high=high, likely=low)
        for line in lines
        for column in columns
    )
