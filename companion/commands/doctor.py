"""`companion doctor`: what is here, what is missing, and how to mend it."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from companion.commands.common import Commands
from companion.commands.health.doctor import Health, examine
from companion.system import files
from companion.system.logs import NAME, read_log
from companion.system.settings import load

SIGNS = {Health.OK: "✓", Health.MISSING: "–", Health.BROKEN: "✗"}


def add_doctor(doctor: ArgumentParser) -> None:
    """Add the arguments of `doctor`."""
    doctor.add_argument("--json", action="store_true")
    doctor.add_argument("--log", action="store_true", help="print what was logged: warnings, and what failed with its trace")
    doctor.set_defaults(func=run)


COMMANDS: Commands = {"doctor": add_doctor}


def run(arguments: Namespace) -> int:
    """Print a line for each part; 1 where something is broken (what is merely missing is no fault)."""
    if arguments.log:
        return _show_log()
    findings = list(examine(load(files.settings_path())))
    if arguments.json:
        print(json.dumps([asdict(finding) for finding in findings], ensure_ascii=False))
    else:
        for finding in findings:
            mend = f"  → {finding.mend}" if finding.mend else ""
            print(f"{SIGNS[finding.health]} {finding.part:9} {finding.health:8} {finding.seen}{mend}")
    return 1 if any(finding.health is Health.BROKEN for finding in findings) else 0


def _show_log() -> int:
    """Print the log; 1 where it cannot be read."""
    path = files.data_folder() / NAME
    try:
        text = read_log(path.parent)
    except OSError as error:
        print(f"{path}: {error.strerror}")
        return 1
    print(text.rstrip() or f"nothing was logged in {path}")
    return 0
