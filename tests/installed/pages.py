"""The commands that stand on the pages, read out of them: fenced and indented lines, and what stands in `code` in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

REPO = Path(__file__).parents[2]
SHOWN = "first-boot updates build-it ring installed trouble house house-messages home voices sounds eyes"
PAGES = ("README.md", *(f"docs/{name}.md" for name in SHOWN.split()))
"""Pages that show commands for an installed device or a fresh machine; the others are for those who change the program."""
PROGRAMS = {"sudo", "make", "companion", "pip", "python", "python3", "apt", "aplay", "git", "journalctl", "systemctl", "mosquitto_sub",
            "mosquitto_passwd", "mosquitto_pub", "tests/bench/all.py", "systemd-ask-password"}  # fmt: skip
"""What a line begins with that is a command."""


ELSEWHERE = {
    r"make (run|test)": "tests/fresh runs it, as an ordinary user of a fresh machine",
    r"(COMPANION_KEY=.* )?make release": "tests/systemd/test_release.py, as far as it refuses; whoever makes a release runs it whole",
    r"journalctl -u companion-(first-boot|update .*|trial)": "the rows first boot and stick",
    r"make deb|sudo apt (install|remove|purge) .*companion-table.*": "the row package",
    r"make bench-vision|python tests/bench/.*": ".ci/nightly begins each of them; CONTRIBUTING asks whoever changes a reader or the ear for it",
    r"make sounds": "tests/sounds/test_effects.py calls what it calls",
    r"make test-home": "it is a proof itself: whoever changes tests/mqtt or docs/homeassistant runs it by hand, and nothing else does",
    r"python tools/sign.py .*": "tests/systemd/test_updates.py, and the row stick",
    r"python -m tools\.(cubes|tiles)\..*": "tests/vision calls what draws; only who fits the eyes anew draws so many, by hand",
    r"sudo apt update && sudo apt upgrade": "the row address, by the unit that does the same",
    r"pip install .*": "for a PC without the service: tests/fresh does it in an environment of its own",
    r"sudo apt install make( python3-venv)?|sudo make install": "the rows plain, update and broken update",
    r"sudo apt install mosquitto .*|sudo companion house setup .*|systemd-ask-password .*": "the row broker",
    r"sudo companion settings mqtt.*|companion house( --order .*)?": "the row broker",
}
"""Commands that another row, or another test, runs as they stand."""
NOT_HERE = {
    r"companion ring .*": "there is no ring of lamps: tests/hardware runs it with a board that is a program",
    r"companion read": "there is no camera: tests/app/test_reading.py runs it on pictures of a table",
    r"sudo (apt install cage|install -D .*/cage.conf .*)": "no graphics card: tests/systemd/test_units.py verifies the unit; nobody has run the two lines",
    r"companion voices (get|add|test|prepare)\b.*": "it takes minutes and the Internet: tests/voice/test_commands.py, with a server of its own",
    r"companion house --(screen|league)|mosquitto_sub .*": "it runs until somebody ends it: tests/mqtt does",
    r"sudo companion \.\.\.": "it stands for every command: the row pages",
    r"companion say": "it stands for what it speaks: tests/voice/test_commands.py",
}
"""Commands that cannot be run in such a root, why, and who runs them: a test that there is, a row, or truly nobody."""
FILLED = {"NAME VALUE": "table.calm true", " [NAME [VALUE]]": "", " FILE": " /tmp/kept.zip", "choose NAME": "choose auto"}
"""What people put where a page has a word in capitals."""


def runnable(page: str) -> list[str]:
    """Give the commands of a page that a row is to run as they stand, with what people put in."""
    found = [command for command in commands(page) if not any(re.fullmatch(one, command) for one in (*ELSEWHERE, *NOT_HERE))]
    for word, put in FILLED.items():
        found = [command.replace(word, put) for command in found]
    return found


def commands(page: str, heading: str = "", *, lines: bool = False) -> list[str]:
    """Give the commands of a page, or of one of its sections, in their order; what a `#` says of them is left out.

    With `lines` only those that have a line of their own, not those in a sentence.
    """
    text = (REPO / page).read_text(encoding="utf-8")
    if heading:
        text = re.split(r"^## ", text.split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0]
    return list(_commands(text, lines=lines))


def _commands(text: str, *, lines: bool) -> Iterator[str]:
    fence = None
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fence = line.strip().removeprefix("```") if fence is None else None
        elif fence is not None or line.startswith("    "):
            if fence in {None, "", "sh"} and _is_command(line):
                yield re.sub(r"(\s#\s|\s{3,}).*", "", line.strip()).strip()
        elif not lines:
            # A word alone in a sentence is a program's name.
            found = (" ".join(code.split()) for code in re.findall(r"`([^`]+)`", line))
            yield from (code for code in found if " " in code and _is_command(code))


def _is_command(text: str) -> bool:
    return bool(text.split()) and text.split(maxsplit=1)[0] in PROGRAMS
