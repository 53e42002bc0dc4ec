"""The language that the device begins with is the machine's, and English where that is none of ours."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr:de:en", "LC_ALL": ""}, "de"),
    ],
)
def test_the_settings_begin_with_the_language_of_the_machine(environment, language):
    clean = {name: value for name, value in os.environ.items() if name not in NAMES}
    command = [sys.executable, "-m", "companion", "settings", "table.language"]
    said = subprocess.run(command, env=clean | environment, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f'table.language = "{language}"\n')
