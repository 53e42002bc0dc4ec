"""The teacher of the readers, as the talk sees it; and what all lessons share: resuming an interrupted one, and the result."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import partial
from typing import Any, Protocol

from companion.camera.teaching.teaching_kinds import Finds, Shot
from companion.play.live import Seen
from companion.play.own_questions import Work
from companion.table import unchanging
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Tile
from companion.table.questions.kinds import Choose, Option, Tell
from vision.whole_reading import PicturePoint


class Grouped(Protocol):
    """Equal pieces: the crop that stands for them, and how many there are."""

    @property
    def crop(self) -> Seen:
        """The picture of one of the pieces."""

    @property
    def count(self) -> int:
        """How many pieces were seen."""


@unchanging
class Kept:
    """What an interrupted lesson left: its shots, and the names of groups of equal pieces by the group's number."""

    shots: tuple[Shot, ...] = ()
    names: Mapping[int, Tile | None] = field(default_factory=dict)


class TeachingReader(Protocol):
    """Teaches the readers; a method that takes its time gives a phrase where the lesson failed, else None."""

    @property
    def scaled(self) -> bool:
        """Whether a mat or a scale tells the size of things."""

    def groups(self, shots: Sequence[Shot]) -> tuple[Grouped, ...]:
        """Group the tiles of all shots by face."""

    def keep_tiles(self, shots: Sequence[Shot], named: Sequence[tuple[Any, Tile]]) -> Phrase | None:
        """Make and keep the profile of the named groups."""

    def keep_cubes(self, empty: Shot, shot: Shot, named: Mapping[str, int], side_mm: int | None) -> Phrase | None:
        """Make and keep the profile of the named cubes."""

    def pointed(self, shot: Shot, spot: PicturePoint) -> tuple[Shot, int]:
        """Give the shot with a piece where a finger pointed, and that piece's number."""

    def unfinished(self, finds: Finds) -> Kept:
        """Load what an interrupted lesson left."""

    def keep_names(self, finds: Finds, named: Mapping[int, Tile | None]) -> None:
        """Keep what was named so far."""

    def forget_unfinished(self, finds: Finds) -> None:
        """Let go what an interrupted lesson left."""

    def learn_mended(self, *, tiles: bool) -> Phrase | None:
        """Learn the pieces that the table mended."""

    def forget_mended(self, *, tiles: bool) -> Phrase | None:
        """Delete the mended pieces."""


async def go_on(teacher: TeachingReader, finds: Finds, left: int) -> Kept:
    """Offer to go on with a lesson that was interrupted after so many pictures; if the table starts over, they are deleted."""
    if not left:
        return Kept()
    options = tuple(Option(wish, phrase(f"teaching-resume-{wish}")) for wish in ("go-on", "anew"))
    wish = await Choose("teaching.resume", args={"pictures": left}, options=options)
    task = partial(teacher.unfinished if wish == "go-on" else teacher.forget_unfinished, finds)
    kept = await Work("teaching.looking", task=task)
    return kept or Kept()


async def told(trouble: Phrase | None, count: int) -> bool:
    """Say that the lesson was learnt, or why not; if not, what was learnt before still holds."""
    if trouble is None:
        await Tell("teaching.learnt", args={"count": count})
        return True
    await Tell("teaching.not-learnt", args={"why": trouble})
    return False
