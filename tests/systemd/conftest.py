"""A machine that is only a folder: a root file system with the commands the installer calls, each of which remembers."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

REPO = Path(__file__).parents[2]

PYTHON = """#!/bin/sh
echo "python3 $*" >>"$MACHINE/log"
case "$1 $2" in
"-m venv") for folder; do :; done; mkdir -p "$folder/bin" "$folder/lib/python3/site-packages"; cp "$0" "$folder/bin/python" ;;
"-m pip" | "-m compileall") ;;
"-m companion.commands.installed")
    if [ -e "$MADE/$3" ]; then cat "$MADE/$3"; else PYTHONPATH="$REPO" exec "$REAL_PYTHON" "$@"; fi ;;
*) exit 9 ;;
esac
"""

COMMANDS = {
    "id": 'if [ "$1" = -u ]; then echo "${PRETEND_UID:-0}"; else cat "$MACHINE/memberships" 2>/dev/null; fi',
    "dpkg": 'echo "${PRETEND_ARCHITECTURE:-arm64}"',
    "dpkg-query": 'for name; do :; done; grep -qx "$name" "$MACHINE/packages" && echo "install ok installed"',
    "apt-get": 'if [ "$1" = install ]; then shift; for w; do case $w in -*) ;; *) echo "$w" >>"$MACHINE/packages";; esac; done; fi',
    "env": 'shift; exec "$@"',
    "getent": 'grep -qx "$1 $2" "$MACHINE/names"',
    "groupadd": 'echo "group $2" >>"$MACHINE/names"',
    "useradd": 'echo "passwd companion" >>"$MACHINE/names"',
    "usermod": 'echo "$3" >>"$MACHINE/memberships"',
    "install": 'for folder; do :; done; mkdir -p "$folder"',
    "chown": "",
    "udevadm": "",
    "runuser": 'shift 3; exec "$@"',
    "systemctl": """
case "$*" in
start*)
    version=$(readlink "$ROOT/opt/companion/current")
    if grep -qsx "${version##*/}" "$MACHINE/broken"; then
        echo spoiled >"$ROOT/var/lib/companion/journal.db"
        exit 1
    fi ;;
*is-active*) [ ! -e "$MACHINE/dies" ] ;;
esac""",
}
QUERIES = ("id", "dpkg", "dpkg-query", "getent", "env", "runuser")


@dataclass
class Machine:
    """The folder, and how to run the installer on it."""

    folder: Path
    source: Path
    made: Path
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def root(self) -> Path:
        return self.folder / "root"

    @property
    def current(self) -> str:
        return (self.root / "opt/companion/current").readlink().name

    @property
    def versions(self) -> set[str]:
        return {path.name for path in (self.root / "opt/companion/versions").iterdir()}

    def install(self, *words: str, stdin: int = subprocess.DEVNULL) -> subprocess.CompletedProcess[str]:
        self.log_file.write_text("")
        environment = {
            "PATH": f"{self.folder / 'bin'}:/usr/bin:/bin",
            "MACHINE": str(self.folder),
            "ROOT": str(self.root),
            "REPO": str(REPO),
            "MADE": str(self.made),
            "REAL_PYTHON": sys.executable,
            **self.environment,
        }
        script = self.source / "systemd" / "install.sh"
        command = [str(script), "--root", str(self.root), *words]
        return subprocess.run(command, env=environment, stdin=stdin, capture_output=True, text=True, check=False)

    @property
    def log_file(self) -> Path:
        return self.folder / "log"

    def acts(self) -> list[str]:
        """Everything the installer had done to the machine, queries left out."""
        lines = self.log_file.read_text().replace(str(self.root), "").splitlines()
        return [line for line in lines if line.split()[0] not in QUERIES]

    def tree(self) -> dict[str, str]:
        """Every file and link of the machine and its content."""
        paths = [path for path in self.root.rglob("*") if path.is_file() or path.is_symlink()]
        return {str(p.relative_to(self.root)): str(p.readlink()) if p.is_symlink() else p.read_text("latin-1") for p in paths}


def write(path: Path, text: str, mode: int = 0o644) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(mode)
    return path


def a_source(folder: Path) -> Path:
    """A tree to install from: the real installer, and little else."""
    shutil.copytree(REPO / "systemd", folder / "systemd")
    shutil.copytree(REPO / "requirements", folder / "requirements")
    for name in ("pyproject.toml", "LICENSE"):
        shutil.copy(REPO / name, folder / name)
    for name in ("companion", "hardware", "vision", "sounds", "docs"):
        write(folder / name / "page.txt", name)
    return folder


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a version says of its scripts and settings, asked once."""
    folder = tmp_path_factory.mktemp("made")
    for what in ("scripts", "settings"):
        command = [sys.executable, "-m", "companion.commands.installed", what]
        said = subprocess.run(command, cwd=REPO, capture_output=True, text=True, check=True)
        (folder / what).write_text(said.stdout)
    return folder


@pytest.fixture
def machine(tmp_path: Path, made: Path) -> Machine:
    folder = tmp_path / "machine"
    for name, body in COMMANDS.items():
        write(folder / "bin" / name, f'#!/bin/sh\necho "{name} $*" >>"$MACHINE/log"\n{body}\n', 0o755)
    for name in ("packages", "names", "memberships", "log"):
        write(folder / name, "")
    write(folder / "names", "group video\ngroup audio\ngroup dialout\ngroup tty\ngroup input\ngroup render\n")
    write(folder / "root/etc/os-release", "ID=debian\nVERSION_CODENAME=bookworm\n")
    write(folder / "root/usr/bin/python3", PYTHON, 0o755)
    (folder / "root/run/systemd/system").mkdir(parents=True)
    write(folder / "root/run/udev/control", "")
    return Machine(folder, a_source(tmp_path / "source"), made)
