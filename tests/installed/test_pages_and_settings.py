"""What `make test-installed` is made of is whole: every command of the pages is run somewhere, every setting has another value."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

from companion.system.settings import SETTINGS


def part(name):
    """Load a module that lies beside this one."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_setting_gets_another_value():
    """One that is missing here has none in `FITTING`."""
    assert {name for name, _ in part("other_values").each_other_value()} == {setting.name for setting in SETTINGS}


def test_every_command_of_the_pages_is_run_or_said_not_to_be():
    pages = part("pages")
    every = [command for page in pages.PAGES for command in pages.commands(page)]
    for pattern in (*pages.ELSEWHERE, *pages.NOT_HERE):
        assert any(re.fullmatch(pattern, command) for command in every), f"no page has {pattern} any more"
    rows = set(re.findall(r'^    "([a-z ]+)": ', Path(__file__).with_name("boots.py").read_text(), re.MULTILINE))
    for why in (*pages.ELSEWHERE.values(), *pages.NOT_HERE.values()):
        named = re.findall(r"(?:tests|\.ci)/[\w/.-]*\w", why)
        said = re.search(r"\brows? ([a-z, ]+)", why)
        found = re.split(r", | and ", said[1].partition(", by")[0]) if said else []
        assert named or found, f"who runs it? {why}"
        assert [path for path in named if not (pages.REPO / path).exists()] == []
        assert set(found) <= rows, why
    left = [command for page in pages.PAGES for command in pages.runnable(page)]
    assert [command for command in left if re.search(r"[\[\]<>…]|\.\.\.|\b[A-Z]{3,}\b", command.replace(">wiring.svg", ""))] == []
    assert {"companion doctor", "aplay -L", "sudo systemctl restart companion"} <= set(left)


def test_the_broker_is_set_up_by_lines_of_their_own():
    pages = part("pages")
    lines = pages.commands("docs/house.md", "Turn it on", lines=True)
    assert lines[0] == "sudo apt install mosquitto"
    assert lines[-1] == "sudo systemctl restart companion"
    assert "sudo companion settings mqtt.on true" in lines
    assert len(lines) == len(set(lines)) == 10


def test_the_line_that_a_bad_setting_is_planted_before_stands_there_once():
    other_values = part("other_values")
    assert (Path(__file__).parents[2] / other_values.PLANTED_IN).read_text().count(other_values.PLANTED_BEFORE) == 1
