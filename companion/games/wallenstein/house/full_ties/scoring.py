"""House rule: whoever shares a majority gets all its points (WA-H03)."""

from collections.abc import Mapping

from companion.games.wallenstein.scoring import MAJORITY, Majority


def majority(kind: str, region: str, counts: Mapping[str, int]) -> Majority | None:
    """Return who has most buildings of a kind in a region, each with all points for it; None if nobody has any."""
    most = max(counts.values(), default=0)
    holders = tuple(player for player, number in counts.items() if number == most)
    return Majority(kind, region, holders, MAJORITY[kind]) if most else None
