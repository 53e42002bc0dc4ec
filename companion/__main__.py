"""Where the program begins: with its own rooms, and not with those of somebody else's package."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

BESIDE = ("hardware", "sounds", "vision")
"""The packages of ours that lie beside `companion`, under names that others may have taken, too."""


def main() -> int:
    """Run the program; where another package hides a room of ours, end with a sentence that names it."""
    for name, place in strangers(Path(__file__).parents[1]):
        sys.exit(
            f"companion: the package {name} in {place} is somebody else's and hides Companion's own. Remove it there, or "
            "give Companion an environment of its own:  pipx install companion-table"
        )
    from companion.start import main as start  # noqa: PLC0415 - it imports those rooms

    return start()


def strangers(home: Path) -> Iterator[tuple[str, str]]:
    """Yield name and folder of each package that would be imported in the place of the one that lies in `home`."""
    for name in BESIDE:
        spec = find_spec(name)
        places = list(spec.submodule_search_locations or [spec.origin or "?"]) if spec is not None else ["no folder"]
        if Path(places[0]).parent != home:
            yield name, places[0]


if __name__ == "__main__":
    sys.exit(main())
