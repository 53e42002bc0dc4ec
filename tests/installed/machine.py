"""A Debian of its own that real systemd boots: made by debootstrap, run by systemd-nspawn, looked into from outside."""

from __future__ import annotations

import os
import pty
import select
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

REPO = Path(__file__).parents[2]
ROOTS = Path(os.environ.get("COMPANION_ROOTS", "/var/tmp/companion-roots"))
"""Where the roots are kept between runs."""
BASE = "systemd,systemd-sysv,dbus,udev,ca-certificates,python3,python3-venv,sudo,iproute2,procps"
HELPERS = "xvfb xdotool libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxss1 libxfixes3"
"""What stands in for a screen and for a finger on a key; what people install is left to the pages."""
PERSON = "player"
"""Who types the commands: an ordinary user who may use sudo, as the first one of Raspberry Pi OS may."""
SOURCE = f"/home/{PERSON}/companion"
BOOTING = 180.0
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8",
               "DEBIAN_FRONTEND": "noninteractive", "TERM": "dumb"}  # fmt: skip

SCREEN = """[Unit]
Description=A screen that nobody sees
Before=companion.service
[Service]
Environment=DISPLAY={display}
ExecStart=/usr/bin/Xvfb {display} -screen 0 1280x720x24 -nolisten tcp -fbdir /run
ExecStartPost=/bin/sh -c 'until xdotool getdisplaygeometry; do sleep 0.1; done'
"""
DRIVERS = """[Unit]
Wants=test-display.service
After=test-display.service
[Service]
Environment=SDL_VIDEODRIVER=x11 DISPLAY={display} SDL_AUDIODRIVER=dummy
"""


class NotSo(Exception):
    """Something that must be so in this row is not."""


def shell(script: str) -> None:
    """Run lines that use the functions of tests/debian.sh."""
    text = f"set -eu; name=test-installed; . {REPO}/tests/debian.sh; {script}"
    subprocess.run(["sh", "-c", text, str(REPO / "tests/installed/boots.py")], check=True)


def base(codename: str) -> Path:
    """Give a Debian with Xvfb in it, made once."""
    folder = ROOTS / codename
    if not (folder / "lent").exists():
        shell(f"""need_tools; make_debian {folder} {codename} {BASE}; lend_network {folder}
            in_debian {folder} sh -ec 'apt-get update -qq; apt-get install -y -qq --no-install-recommends {HELPERS}' >{folder}.log 2>&1""")
        (folder / "etc/apt/apt.conf.d/99-yes").write_text('APT::Get::Assume-Yes "true";\nAPT::Keep-Downloaded-Packages "true";\n')
        (folder / "etc/hostname").write_text("companion\n")
        (folder / "etc/hosts").write_text("127.0.0.1 localhost\n127.0.1.1 companion\n::1 localhost\n")
        shell(f"in_debian {folder} sh -ec 'useradd --create-home --shell /bin/bash --groups adm,sudo {PERSON}'")
        (folder / "etc/sudoers.d/person").write_text(f"{PERSON} ALL=(ALL) NOPASSWD: ALL\n")
        (folder / "lent").touch()
    return folder


def copy(source: Path, name: str) -> Path:
    """Give a fresh copy of a root under another name."""
    target = ROOTS / name
    remove(target)
    subprocess.run(["cp", "-a", "--reflink=auto", str(source), str(target)], check=True)
    return target


def remove(folder: Path) -> None:
    """Remove a root; one file system, so that nothing that is mounted there is touched."""
    if folder.exists():
        subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=True)


def own_groups(name: str) -> list[Path]:
    """Make a control group of this name below this process's own, in each hierarchy in which systemd keeps its services.

    Two machines in one group would have one group for each service: what is killed in one would end in the other.
    """
    here = [line.split(":", 2) for line in Path("/proc/self/cgroup").read_text().splitlines()]
    own = {controllers: path for _, controllers, path in here if controllers in {"", "name=systemd"}}
    found = []
    for line in Path("/proc/self/mountinfo").read_text().splitlines():
        words, _, described = line.partition(" - ")
        kind, _, options = described.split(" ", 2)
        hierarchy = "" if kind == "cgroup2" else "name=systemd" if kind == "cgroup" and "name=systemd" in options else None
        if hierarchy in own:
            root, mounted = words.split()[3:5]
            found.append(Path(mounted, os.path.relpath(own[hierarchy], root), name))
            found[-1].mkdir()
    return found


class Machine:
    """One root, booted as often as wanted. `network`: the host's own; else a network in which it is alone."""

    def __init__(self, folder: Path, *, network: bool = False) -> None:
        self.folder = folder
        self._display = ":13" if "trixie" in folder.name else ":12"  # both may run at once in the host's network
        self._network = network
        self._nspawn: subprocess.Popen[bytes] | None = None
        self._leader = 0
        self._console = -1
        self._groups: list[Path] = []

    def lend_network(self) -> None:
        """Give it the host's names, certificates and pip settings."""
        shell(f"lend_network {self.folder}")

    def give_screen(self) -> None:
        """Replace the video and the sound driver, and nothing else."""
        units = self.folder / "etc/systemd/system"
        (units / "companion.service.d").mkdir(parents=True, exist_ok=True)
        (units / "test-display.service").write_text(SCREEN.format(display=self._display))
        (units / "companion.service.d/50-drivers.conf").write_text(DRIVERS.format(display=self._display))

    def take_screen(self) -> None:
        """Leave the drivers as the unit has them."""
        (self.folder / "etc/systemd/system/companion.service.d/50-drivers.conf").unlink()

    def boot(self, *words: str, settled: bool = True) -> None:
        """Boot it with these words on the kernel's command line, and wait until all has started, or the service's start has begun."""
        self._start(*words)
        until = time.monotonic() + BOOTING
        assert self._nspawn is not None
        while time.monotonic() < until and self._nspawn.poll() is None:
            children = Path(f"/proc/{self._nspawn.pid}/task/{self._nspawn.pid}/children").read_text().split()
            if children and self._is_up(int(children[0]), settled=settled):
                self._leader = int(children[0])
                return
            time.sleep(0.5)
        self.cut()
        raise NotSo(f"it does not boot: see {self.folder}.console")

    def boot_once(self, *words: str) -> None:
        """Boot it with these words on the kernel's command line, and wait until it has switched itself off."""
        self._start(*words)
        assert self._nspawn is not None
        try:
            self._nspawn.wait(BOOTING)
        except subprocess.TimeoutExpired:
            self.cut()
            raise NotSo(f"it does not switch itself off: see {self.folder}.console") from None
        self._gone()

    def _start(self, *words: str) -> None:
        master, slave = pty.openpty()
        self._groups = own_groups(f"companion-{self.folder.name}-{uuid4().hex[:8]}")
        command = ["sh", "-ec", 'for group in $0; do echo $$ >"$group/cgroup.procs"; done; exec "$@"', " ".join(map(str, self._groups)),
                   "systemd-nspawn", "--register=no", "--keep-unit", "--quiet", "--link-journal=no", "--resolv-conf=off",
                   f"--directory={self.folder}", f"--machine={self.folder.name}", "--hostname=companion", "--system-call-filter=bpf", "--capability=CAP_BPF",
                   f"--bind={os.ttyname(slave)}:/dev/tty1", *([] if self._network else ["--private-network"]), "--boot", *words]  # fmt: skip
        # One hierarchy for all control groups, and the right to load filters: so the unit's address filter is in force inside.
        environment = os.environ | {"SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"}
        with Path(f"{self.folder}.console").open("wb") as log:
            self._nspawn = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, start_new_session=True
            )
        os.close(slave)
        self._console = master

    def _is_up(self, child: int, *, settled: bool) -> bool:
        if settled:
            return self._said("systemctl", "is-system-running", child=child).strip() in {"running", "degraded"}
        return self._said("systemctl", "is-active", "companion", child=child).strip() in {"activating", "active"}

    def _said(self, *command: str, child: int) -> str:
        return subprocess.run(self._inside(child, command), capture_output=True, text=True, check=False, timeout=60).stdout

    @staticmethod
    def _inside(child: int, command: tuple[str, ...]) -> list[str]:
        words = [f"{name}={value}" for name, value in ENVIRONMENT.items()]
        return ["nsenter", "--target", str(child), "--all", "env", "--chdir=/root", "-i", *words, *command]

    def run(self, *command: str, check: bool = True, stdin: str = "", seconds: float = 300) -> subprocess.CompletedProcess[str]:
        """Run a command inside, as root; raises `NotSo` where it fails and that is to be checked."""
        done = subprocess.run(
            self._inside(self._leader, command), input=stdin, capture_output=True, text=True, check=False, timeout=seconds
        )
        if check and done.returncode != 0:
            raise NotSo(f"`{' '.join(command)}` ended with {done.returncode}: {(done.stdout + done.stderr).strip()[-1500:]}")
        return done

    def shell(self, line: str, *, stdin: str = "", seconds: float = 300) -> str:
        """Run one line of a page as root's shell does; gives what it printed."""
        return self.run("bash", "-c", line, stdin=stdin, seconds=seconds).stdout

    def person(self, line: str, stdin: str = "", seconds: float = 300) -> str:
        """Run one line as people do, in the folder of the source; gives what it printed."""
        return self.run("runuser", "-u", PERSON, "--", "bash", "-c", f"export HOME=/home/{PERSON}; cd {SOURCE} && {line}",
                        stdin=stdin, seconds=seconds).stdout  # fmt: skip

    def typed(self, line: str, answers: Mapping[str, str], seconds: float = 300) -> str:
        """Run one line as people do, in a terminal, and type the answer to each prompt; gives all that stood there."""
        master, slave = pty.openpty()
        command = self._inside(
            self._leader,
            (
                "setsid",
                "--ctty",
                "--wait",
                "runuser",
                "-u",
                PERSON,
                "--",
                "bash",
                "-c",
                f"export HOME=/home/{PERSON}; cd {SOURCE} && {line}",
            ),
        )
        process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave)
        os.close(slave)
        heard, seen, until = "", 0, time.monotonic() + seconds
        while time.monotonic() < until:
            if select.select([master], [], [], 0.2)[0]:
                try:
                    heard += os.read(master, 65536).decode(errors="replace")
                except OSError:  # so Linux says that the other end of a terminal is closed
                    break
                for prompt, typed in answers.items():
                    if prompt in heard[seen:]:
                        os.write(master, typed.encode() + b"\n")
                        seen = len(heard)
        os.close(master)
        process.terminate()
        if process.wait() != 0:
            raise NotSo(f"`{line}` ended with {process.returncode}: {heard.strip()[-1500:]}")
        return heard

    def shows(self, name: str) -> str:
        """Give a property of the service."""
        return self.run("systemctl", "show", "--property", name, "--value", "companion.service").stdout.strip()

    def journal(self) -> str:
        """Give what the service has said in this boot."""
        return self.run("journalctl", "--boot", "--unit", "companion", "--no-pager", "--output", "cat").stdout

    def press(self, key: str) -> None:
        """Press a key at the screen."""
        self.run("env", f"DISPLAY={self._display}", "xdotool", "key", key)

    def picture(self) -> bytes:
        """Give what the screen shows, as xwd writes it."""
        return subprocess.run(self._inside(self._leader, ("cat", "/run/Xvfb_screen0")), capture_output=True, check=True).stdout

    def screen_text(self) -> str:
        """Give what was written on the first console since it was asked last."""
        text = b""
        while select.select([self._console], [], [], 0)[0]:
            try:
                text += os.read(self._console, 65536)
            except OSError:  # nobody has it open at this moment
                break
        return text.decode(errors="replace")

    def kept(self) -> list[tuple[int, int]]:
        """Give game and number of each answer that the service's journal holds."""
        path = self.folder / "var/lib/companion/journal.db"
        if not path.exists():
            return []
        # A copy: whoever opens the journal itself may leave files beside it that the service cannot write
        with TemporaryDirectory() as folder:
            for file in (path, path.with_name(f"{path.name}-wal")):
                if file.exists():
                    shutil.copy(file, folder)
            with closing(sqlite3.connect(Path(folder, path.name))) as database:
                return list(database.execute("SELECT game, seq FROM entries ORDER BY game, seq"))

    def cut(self) -> None:
        """Pull the plug: every process of it ends at once."""
        if self._nspawn is None:
            return
        if self._leader:
            os.kill(self._leader, signal.SIGKILL)
        self._nspawn.kill()
        self._gone()

    def off(self) -> None:
        """Switch it off in good order; where that takes too long, pull the plug."""
        if self._nspawn is None:
            return
        self.run("systemctl", "poweroff", check=False)
        try:
            self._nspawn.wait(60)
        except subprocess.TimeoutExpired:
            self.cut()
            raise NotSo("it does not switch off") from None
        self._gone()

    def _gone(self) -> None:
        assert self._nspawn is not None
        self._nspawn.wait(30)
        os.close(self._console)
        for group in self._groups:
            for left in sorted((path.parent for path in group.rglob("cgroup.procs")), reverse=True):
                with suppress(OSError):  # its last process is just ending; what stays is empty
                    left.rmdir()
        self._nspawn, self._leader = None, 0
