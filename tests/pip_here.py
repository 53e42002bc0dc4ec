"""The settings of pip on this machine, from its files and the environment, as one file: for a machine that is only a folder."""

from __future__ import annotations

import ast
import subprocess
import sys
from configparser import RawConfigParser

FILES_HERE = ("config-file", "constraint")
"""Settings that name a file of this machine, which the folder lacks; every version is pinned by the lock anyway."""


def gathered(listed: str) -> RawConfigParser:
    """Read what `pip config list` says; the environment (`:env:`) outdoes the files, as it does with pip."""
    settings = RawConfigParser()
    rows = [line.partition("=") for line in listed.splitlines()]
    for name, _, value in sorted(rows, key=lambda row: row[0].startswith(":env:")):
        section, _, key = name.rpartition(".")
        section = "global" if section == ":env:" else section
        if not settings.has_section(section):
            settings.add_section(section)
        if key not in FILES_HERE:
            settings.set(section, key, str(ast.literal_eval(value)).replace("\n", "\n    "))
    return settings


if __name__ == "__main__":
    command = [sys.executable, "-m", "pip", "config", "list"]
    gathered(subprocess.run(command, capture_output=True, text=True, check=True).stdout).write(sys.stdout)
