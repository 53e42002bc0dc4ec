"""What a run of CI may lack: `python -m tools.without NAME...` names what is lacking and is not excused.

`.ci/without.toml` excuses by name or by the beginning of a test's reason for skipping, until a date. Whatever else is lacking
fails the run, so that a green end never hides what nobody tried. `tests/conftest.py` asks here for each skipped test where
COMPANION_WHOLE is set.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

LIST = Path(__file__).parents[1] / ".ci" / "without.toml"


def lacking(wanted: Iterable[str], today: date, path: Path = LIST) -> Iterator[str]:
    """Yield a sentence for each name or reason that the list does not excuse today."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["may"]
    for name in sorted(set(wanted)):
        row = next((row for row in rows if name.startswith(row["what"])), None)
        if row is None:
            yield f"{name}: not proved here, and {path.name} does not excuse it"
        elif today > row["until"]:
            yield f"{name}: not proved here, and excused only until {row['until']} ({row['because']})"


def end(session: Any) -> None:
    """End a session of pytest: where COMPANION_WHOLE is set, it fails for each reason of a skipped test that is not excused."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if "COMPANION_WHOLE" not in os.environ or terminal is None or hasattr(session.config, "workerinput"):
        return
    reasons = (report.longrepr[2].removeprefix("Skipped: ") for report in terminal.stats.get("skipped", ()))
    for line in lacking(reasons, datetime.now(UTC).date()):
        terminal.write_line(line, red=True)
        session.exitstatus = session.exitstatus or 1


def main() -> int:
    """Print what is lacking; return 1 if anything is."""
    found = list(lacking(sys.argv[1:], datetime.now(UTC).date()))
    sys.stderr.writelines(f"ci: {line}\n" for line in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
