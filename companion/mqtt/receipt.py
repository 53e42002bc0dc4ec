"""What a house says of plays: which it has, or only that it listens."""

import json
from typing import Any, NamedTuple

LONGEST = 64


class Receipt(NamedTuple):
    """A `house` has the play `uuid` in a `revision` (None: whichever was sent last); with "" for a play it only listens."""

    house: str
    uuid: str
    revision: int | None


def written(receipt: Receipt) -> dict[str, Any]:
    """Turn it into JSON values."""
    listens = {"house": receipt.house}
    return {**listens, "uuid": receipt.uuid, "revision": receipt.revision} if receipt.uuid else listens


def receipt_from(payload: bytes) -> Receipt | None:
    """Read what a house says; None where it says nothing of the kind."""
    try:
        value = json.loads(payload)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    house, uuid, revision = value.get("house", ""), value.get("uuid", ""), value.get("revision")
    texts = isinstance(house, str) and isinstance(uuid, str) and bool(house or uuid)
    if not texts or isinstance(revision, bool) or not isinstance(revision, int | None):
        return None
    return Receipt(house[:LONGEST], uuid[:LONGEST], revision)
