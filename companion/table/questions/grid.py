"""A grid of numbers: several things counted in several columns, such as rounds."""

from collections.abc import Mapping

from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Row, Tally
from companion.table.unchanging import unchanging


@unchanging(kw_only=True)
class NumberGrid(Tally):
    """A number in each cell of a grid. The answer is a whole number for each cell's key, `LINE.COLUMN`.

    `lines` and `columns` are their words by key; the rows of the tally are the cells, line by line (`cells` builds them).
    """

    lines: Mapping[str, Phrase]
    columns: Mapping[str, Phrase]

    def list_lines(self) -> tuple[tuple[Row, ...], ...]:
        """Return the cells of each line."""
        across = len(self.columns)
        return tuple(self.rows[at : at + across] for at in range(0, len(self.rows), across))


def cells(lines: Mapping[str, Phrase], columns: Mapping[str, Phrase], *, low: int = 0, high: int = 99) -> tuple[Row, ...]:
    """Build the cells of a grid, all with the same bounds."""
    return tuple(
        Row(f"{line}.{column}", phrase("grid-cell", line=lines[line], column=columns[column]), low=low, high=high, likely=low)
        for line in lines
        for column in columns
    )
