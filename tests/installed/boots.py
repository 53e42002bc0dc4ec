"""boots.py [--release RELEASE] [ROW...]: the installed device, booted by real systemd, with people's settings; `make test-installed`.

For Debian 13 and 12 a root is made by debootstrap, the product is installed in it by the commands of docs/installed.md, and it is
booted by systemd-nspawn; only the drivers of screen and sound are replaced, by a drop-in. Each row is one such machine. Before a row
counts, the unit's address filter must bite in it: what is outside the local network is refused in the service's own control group.
Then, 45 seconds after the start, the service must be active and never have been restarted, an answer given at its keys must stand
in its journal, and where it tells a broker, the broker must know how the table stands.

Needs root, debootstrap, systemd-nspawn, a network, and about 20 minutes. COMPANION_ROOTS names where the roots are kept.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from hashlib import md5, sha256
from pathlib import Path
from threading import Lock

from machine import PERSON, REPO, ROOTS, SOURCE, Machine, NotSo, base, copy, remove, shell
from other_values import PLANTED_BEFORE, PLANTED_IN, each_other_value
from pages import NOT_HERE, PAGES, commands, runnable

from companion.system.settings import write_value

SETTLED = 45.0
KEYS = 60
FIRST_BOOT = 900.0
"""Seconds until a card must have become a device: four times what it takes, and some."""
SAFE = 400.0
"""Seconds until a safe start is there: three times the minute that a start may take, and some."""
BEYOND, NEAR = ("192.0.2.1", "2001:db8::1"), ("192.168.1.10", "fd12::1")
"""Addresses that the row's own network has: some outside the local network, some inside it."""
PROBE = """
import socket, sys
for address in sys.argv[1:]:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as line:
        try:
            line.sendto(b"?", (address, 9))
        except PermissionError:
            print(address, "refused")
        else:
            print(address, "sent")
"""


@dataclass
class Verdict:
    """What came of one row."""

    release: str
    row: str
    active: str = "-"
    restarts: str = "-"
    kept: str = "-"
    broker: str = "-"
    filter: str = "-"
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        said = "FAILED: " + "; ".join(self.wrong) if self.wrong else "ok"
        return (f"{self.release:9} {self.row:17} {self.active:9} {self.restarts:>9} {self.kept:>10} {self.broker:>13} "
                f"{self.filter:19} {self.seconds:7.0f} s  {said}")  # fmt: skip


HEAD = f"{'release':9} {'row':17} {'active':9} {'NRestarts':>9} {'kept':>10} {'broker':>13} {'address filter':19} {'time':>9}"


def look(machine: Machine, verdict: Verdict, *, keys: bool = True) -> None:
    """Look at a machine that has just booted: filter, service, an answer, restarts."""
    began = time.monotonic()
    verdict.filter = address_filter(machine)
    if keys:
        verdict.kept = str(answer(machine))
    time.sleep(max(0.0, SETTLED - (time.monotonic() - began)))
    verdict.active, verdict.restarts = machine.shows("ActiveState"), machine.shows("NRestarts")
    if verdict.active != "active" or verdict.restarts != "0":
        raise NotSo(f"{verdict.active} after {SETTLED:.0f} s, with {verdict.restarts} restarts: {machine.journal()[-1500:]}")


def address_filter(machine: Machine) -> str:
    """Prove that the service's own control group reaches the local network and nothing beyond; "not tested" where no filter bites."""
    for address in (*BEYOND, *NEAR):
        machine.shell(f"ip address replace {address} dev lo")
    (machine.folder / "srv/probe.py").write_text(PROBE)
    probe = f"python3 /srv/probe.py {' '.join((*BEYOND, *NEAR))}"
    free = dict(line.split() for line in machine.shell(probe).splitlines())
    if set(free.values()) != {"sent"}:
        raise NotSo(f"these should all be reached from outside the service: {free}")
    group = machine.shows("ControlGroup")
    within = f"sh -c 'echo $$ >/sys/fs/cgroup{group}/cgroup.procs && exec {probe}'"
    held = dict(line.split() for line in machine.shell(within).splitlines())
    if set(held.values()) == {"sent"}:
        return "filter not tested"
    if held != dict.fromkeys(BEYOND, "refused") | dict.fromkeys(NEAR, "sent"):
        raise NotSo(f"the unit's filter: {held}")
    return "refuses and lets in"


def answer(machine: Machine) -> int:
    """Choose at the keys until the journal holds an answer more; gives how many it holds then."""
    before = len(machine.kept())
    for _ in range(KEYS):
        machine.press("Return")
        time.sleep(0.7)
        if len(machine.kept()) > before:
            return len(machine.kept())
    raise NotSo(f"no answer came into the journal: {machine.journal()[-1500:]}")


def installed(codename: str, verdict: Verdict) -> None:
    """A fresh machine, the commands of "First start" as they stand, and what is there after them; kept for the other rows."""
    machine = Machine(copy(base(codename), f"{codename}-first"), network=True)
    machine.lend_network()
    machine.give_screen()
    shell(f"copy_source {machine.folder}{SOURCE}; in_debian {machine.folder} chown -R {PERSON}: {SOURCE}")
    machine.boot()
    try:
        for command in commands("docs/installed.md", "First start"):
            if command.startswith(("sudo apt install make", "sudo make install")):
                machine.typed(command, {}, seconds=900)
        machine.shell("sudo apt-get install --download-only mosquitto mosquitto-clients libglib2.0-0")
        machine.shell("sudo systemctl stop companion")
        machine.shell(
            'yes "" | head -n 4 | sudo companion play tumult_royale --terminal --books light --players Ada:blue,Ben:yellow,Clara:purple'
        )
        machine.person("sudo systemctl start companion")
        verdict.active, verdict.restarts = machine.shows("ActiveState"), machine.shows("NRestarts")
    finally:
        machine.off()
    kept = ROOTS / f"{codename}-installed"
    remove(kept)
    shutil.move(machine.folder, kept)


def plain(machine: Machine, verdict: Verdict) -> None:
    """As it was installed."""
    machine.boot()
    look(machine, verdict)


def as_it_stands(machine: Machine, verdict: Verdict) -> None:
    """The unit with its own drivers, on a machine that has neither screen nor sound card."""
    machine.take_screen()
    machine.boot()
    look(machine, verdict, keys=False)


def each_setting(machine: Machine, verdict: Verdict) -> None:
    """Every setting alone, with each of its other values; then files that are no settings at all."""
    machine.boot()
    path = machine.folder / "etc/companion/companion.toml"
    usual, starts = path.read_bytes(), 0
    tables = (
        f"[{name.partition('.')[0]}]\n{name.partition('.')[2]} = {write_value(value)}\n".encode()
        for name, value in each_other_value()
    )
    for content in (*tables, b"\xff\xfe", b"[" * 5000, b"table = 1\n", b"a" * 2_000_000, b"mqtt.on = 'yes'\n"):
        path.write_bytes(content)
        done = machine.run("systemctl", "restart", "companion", check=False)
        starts += 1
        if done.returncode != 0 or machine.shows("ActiveState") != "active" or machine.shows("NRestarts") != "0":
            verdict.wrong.append(f"with {content[:60]!r}: {machine.journal()[-700:]}")
    path.write_bytes(usual)
    machine.run("systemctl", "restart", "companion")
    look(machine, verdict)
    verdict.kept = f"{starts} starts"


def broker(machine: Machine, verdict: Verdict) -> None:
    """Broker and table set up by the commands of docs/house.md."""
    machine.boot()
    machine.shell("ip address replace 192.168.1.10 dev lo")  # the address that the page's broker has
    accounts = machine.folder / "etc/mosquitto/companion-accounts.toml"
    for command in commands("docs/house.md", "Turn it on", lines=True):
        if any(re.fullmatch(one, command) for one in NOT_HERE):
            continue
        known = tomllib.loads(accounts.read_text()) if accounts.exists() else {}
        machine.typed(command, {"no echo)": known.get("table-3", "")})
    look(machine, verdict)
    house = tomllib.loads(accounts.read_text())["house"]
    machine.shell("apt-get install -qq mosquitto-clients")
    told = json.loads(machine.shell(f"mosquitto_sub -h 192.168.1.10 -u house -P {house} -t companion/+/state -C 1 -W 10"))
    verdict.broker = told["box"]
    if told["box"] != "tumult_royale" or told["table"] != "Table 3":
        raise NotSo(f"the broker knows of {told}")
    for name, value in {"host": "192.168.1.10", "user": "house", "password_file": "/tmp/password", "on": "true"}.items():
        machine.person(f"companion settings mqtt.{name} {value}")
    machine.person(f"echo {house} >/tmp/password")
    for command in (*commands("docs/house.md"), *commands("docs/house-messages.md")):
        if command == "companion house":
            seen = machine.run(
                "runuser", "-u", PERSON, "--", "env", f"HOME=/home/{PERSON}", "timeout", "30", *command.split(), check=False
            )
            raise_if("Table 3" not in seen.stdout, f"the house does not see the table: {seen.stdout + seen.stderr}")
        elif command.startswith("companion house --order"):
            machine.person(command)


def updated(machine: Machine, verdict: Verdict) -> None:
    """After the folder was changed and installed again."""
    machine.boot()
    (machine.folder / f"{SOURCE[1:]}/companion/newer.toml").touch()
    machine.typed("sudo make install", {}, seconds=900)
    raise_if(not newest(machine, "companion/newer.toml").exists(), "the newer version is not there")
    machine.off()
    machine.boot()
    look(machine, verdict)


BROKEN = 'raise SystemExit("a version that does not start")\n'


def gone_back(machine: Machine, verdict: Verdict) -> None:
    """After a version that does not start was installed."""
    machine.boot()
    games = machine.kept()
    (machine.folder / f"{SOURCE[1:]}/companion/__main__.py").write_text(BROKEN)
    said = machine.run("bash", "-c", f"cd {SOURCE} && make install", check=False, seconds=900)
    if said.returncode == 0 or "what was there before runs again" not in said.stderr:
        raise NotSo(f"it did not go back: {said.stdout + said.stderr}")
    whole(machine, games)
    machine.off()
    machine.boot()
    look(machine, verdict)


def newest(machine: Machine, file: str) -> Path:
    """Give where a file of the program is that runs."""
    return next(machine.folder.glob("usr/lib/companion/lib/python3*/site-packages")) / file


def whole(machine: Machine, games: list[tuple[int, int]], version: str = "") -> None:
    """The program from before runs again, with its games, and dpkg finds nothing wrong."""
    wrong = machine.run("dpkg", "--verify", "companion-table").stdout
    here = machine.run("dpkg-query", "-W", "-f", "${Version} ${db:Status-Status}", "companion-table").stdout
    raise_if(bool(wrong) or not here.startswith(version) or not here.endswith(" installed"), f"it is {here} now: {wrong}")
    raise_if(machine.shows("ActiveState") != "active", f"what was before does not run: {machine.journal()[-1500:]}")
    raise_if(machine.kept()[: len(games)] != games, f"not all answers are there: {games}, {machine.kept()}")


def trial(machine: Machine) -> str:
    """Wait until the minute in which a new version is watched is over; gives what was said of it."""
    machine.run("systemctl", "start", "companion-trial", check=False, seconds=400)
    return machine.run("journalctl", "--boot", "--unit", "companion-trial", "--output", "cat").stdout


def package(machine: Machine, verdict: Verdict) -> None:
    """The Debian package: a newer one by hand, back from one that does not start, and gone."""
    made = make_package(verdict.release)
    place = machine.folder / SOURCE[1:]
    shutil.copy(made, place)
    repack(made, place / "newer.deb", ".1")
    repack(made, place / "broken.deb", ".2", BROKEN)
    machine.boot()
    owner = machine.shell(
        "dpkg -S /usr/bin/companion /usr/lib/systemd/system/companion.service /usr/lib/udev/rules.d/60-companion.rules"
    )
    raise_if(owner.count("companion-table:") != 3, f"dpkg does not know whose these are: {owner}")
    games = machine.kept()
    machine.typed("sudo apt install ./newer.deb", {}, seconds=900)
    trial(machine)
    newer = machine.run("dpkg-query", "-W", "-f", "${Version}", "companion-table").stdout
    raise_if(not newer.endswith(".1"), f"the newer package is not there, but {newer}")
    machine.typed("sudo apt install ./broken.deb", {}, seconds=900)
    said = trial(machine)
    raise_if("went back to version" not in said, f"it did not go back: {said}")
    whole(machine, games, newer)
    for line in PRUNED:
        machine.person(line)
    machine.off()
    machine.boot()
    look(machine, verdict)
    games = machine.kept()
    for word, gone in (
        ("remove", ("/usr/lib/companion", "/usr/bin/companion")),
        ("purge", ("/etc/companion", "/var/lib/companion-table")),
    ):
        machine.person(f"sudo apt {word} companion-table")
        left = [path for path in gone if not machine.run("test", "-e", path, check=False).returncode]
        raise_if(bool(left) or machine.kept() != games, f"after {word} there are {left}, and {len(machine.kept())} answers")
    machine.typed(f"sudo apt install ./{made.name}", {}, seconds=900)
    whole(machine, games)


def from_before(machine: Machine, verdict: Verdict) -> None:
    """From the package of 1.0.0, with a game open, to this one by the step that docs/installed.md describes."""
    made = prepare_from_before(machine, verdict)
    older = make_package(verdict.release, before="1.1.0")
    place = machine.folder / SOURCE[1:]
    repack(made, place / "broken.deb", ".2", BROKEN)
    shutil.copy(older, place)
    machine.typed(f"sudo apt install ./{older.name}", {}, seconds=900)
    games = begin_game(machine)
    machine.typed("sudo apt install ./broken.deb", {}, seconds=900)
    said = trial(machine)
    raise_if("went back to version 1.0.0" not in said, f"it did not go back: {said}")
    whole(machine, games, "1.0.0")
    raise_if("1.0.0" not in machine.shell("readlink /opt/companion/current"), "1.0.0 is not what runs")
    come_from_before(machine, made, games)
    look(machine, verdict)


def from_a_folder(machine: Machine, verdict: Verdict) -> None:
    """From what `sudo make install` of 1.0.0 has put there without a package, with a game open, to the package."""
    made = prepare_from_before(machine, verdict)
    with worktree_before("1.1.0") as source:
        shutil.copytree(source, machine.folder / "srv/before", ignore=shutil.ignore_patterns("build", ".git"))
    machine.lend_network()
    machine.shell("apt-get install -qq make && cd /srv/before && make install", seconds=900)
    games = begin_game(machine)
    come_from_before(machine, made, games)
    look(machine, verdict)


def prepare_from_before(machine: Machine, verdict: Verdict) -> Path:
    """Boot a Debian without Companion, with this version's package laid where people type."""
    place = machine.folder / SOURCE[1:]
    place.mkdir(parents=True, exist_ok=True)
    made = make_package(verdict.release)
    shutil.copy(made, place)
    machine.give_screen()
    machine.boot()
    return made


def begin_game(machine: Machine) -> list[tuple[int, int]]:
    """Begin a game with 1.0.0, and start its service again; gives the answers that it has kept."""
    machine.shell("systemctl stop companion")
    machine.shell(
        'yes "" | head -n 4 | companion play tumult_royale --terminal --books light --players Ada:blue,Ben:yellow,Clara:purple'
    )
    machine.shell("systemctl start companion")
    games = machine.kept()
    raise_if(not games, "1.0.0 has kept no answer")
    return games


def come_from_before(machine: Machine, made: Path, games: list[tuple[int, int]]) -> None:
    """Install this version's package over what is there; nothing of it is left but the games, and it starts again by itself."""
    machine.typed(f"sudo apt install ./{made.name}", {}, seconds=900)
    trial(machine)
    whole(machine, games)
    left = [
        path
        for path in ("opt/companion", "usr/local/bin/companion", "etc/systemd/system/companion.service")
        if (machine.folder / path).exists()
    ]
    raise_if(bool(left), f"1.0.0 has left {left}")
    machine.off()
    machine.boot()


STICK = "/media/companion/sda1"


def signed_by_makers(machine: Machine, verdict: Verdict, lying: Path) -> tuple[Path, Callable[..., str]]:
    """Boot with today's package, which believes the makers' key; gives it, and what lays another one into `lying`, signed."""
    made, place = make_package(verdict.release), machine.folder / SOURCE[1:]
    shutil.copy(made, place)
    lying.mkdir()
    keys = {name: lying.with_name(name) for name in ("makers", "other")}
    for key in keys.values():
        subprocess.run([sys.executable, REPO / "tools/sign.py", "new", key], check=True)
    believed = machine.folder / "etc/companion-table/keys"
    believed.mkdir(parents=True)
    shutil.copy(keys["makers"].with_name("makers.pub"), believed)

    def lay(newer: str, key: str = "makers", added: str = "") -> str:
        version, _, architecture = made.stem.split("_", 1)[1].rpartition("_")
        target = lying / f"companion-table_{version}{newer}_{architecture}.deb"
        repack(made, target, newer, added)
        subprocess.run([sys.executable, REPO / "tools/sign.py", target, keys[key]], check=True)
        return f"{STICK}/{target.name}"

    machine.boot()
    machine.typed(f"sudo apt install --reinstall ./{made.name}", {}, seconds=900)
    trial(machine)
    return made, lay


def stick(machine: Machine, verdict: Verdict) -> None:
    """Updates from a stick: one that is good, and one that is forged, cut off, older, pulled out, or does not start."""
    lying = machine.folder / "srv/stick"
    made, lay = signed_by_makers(machine, verdict, lying)
    games = machine.kept()
    machine.shell(f"mkdir -p {STICK} && mount --bind /srv/stick {STICK}")
    verdict.broker = f"{refusals(machine, lay, lying)} refused"
    whole(machine, games, made.name.split("_")[1])

    for file in lying.iterdir():
        file.unlink()
    lay(".6")
    machine.shell(f"mount --bind /srv/stick {STICK}")
    take_offered(machine, verdict)
    whole(machine, games)
    wait_for_version(machine, ".6")

    wish(machine, lay(".7", added=BROKEN), until="installing")
    wait_for_version(machine, ".7")
    trial(machine)
    wait_for_version(machine, ".6")
    whole(machine, games)
    machine.off()
    machine.boot()
    look(machine, verdict)


def take_offered(machine: Machine, verdict: Verdict) -> None:
    """Start the program again, take the version .6 that it offers, and wait until that has lasted; both pages are kept as pictures."""
    machine.shell("systemctl restart companion")
    time.sleep(10)
    Path(f"{ROOTS}/{verdict.release}-update.xwd").write_bytes(machine.picture())
    machine.press("Return")
    wait_for_version(machine, ".6")
    trial(machine)
    time.sleep(5)
    Path(f"{ROOTS}/{verdict.release}-updated.xwd").write_bytes(machine.picture())


def cut_update(machine: Machine, verdict: Verdict) -> None:
    """The plug is pulled while an update is unpacked, and then while the one before it is installed again."""
    lying = machine.folder / "media/companion/sda1"
    lying.parent.mkdir(parents=True)
    made, lay = signed_by_makers(machine, verdict, lying)
    games = machine.kept()
    wish(machine, lay(".6"), until="installing")
    cut_in_the_middle(machine)
    machine.boot(settled=False)
    cut_in_the_middle(machine)
    machine.boot()
    said = trial(machine)
    whole(machine, games, made.name.split("_")[1])
    raise_if("went back to version" not in said, f"it did not say that it went back: {said}")
    raise_if((machine.folder / "var/lib/companion-table/update").exists(), "the package that was copied is left on the card")
    look(machine, verdict)


def cut_in_the_middle(machine: Machine) -> None:
    """Pull the plug once dpkg has laid files of a package beside those that they will replace."""
    end = time.monotonic() + 240
    while not next((machine.folder / "usr/lib/companion/lib").glob("python3*/site-packages/*/*.dpkg-new"), None):
        raise_if(time.monotonic() > end, "dpkg has unpacked nothing")
        time.sleep(0.02)
    machine.cut()


ADDRESS = "http://127.0.0.1:8000"
APT = f"deb [trusted=yes] {ADDRESS}/apt ./\n"


def address(machine: Machine, verdict: Verdict) -> None:
    """Updates from an address, and the system's fixes: fetched by their own unit after a press, and what cannot be fetched is told."""
    lying = machine.folder / "srv/address"
    made, lay = signed_by_makers(machine, verdict, lying)
    games = machine.kept()
    machine.shell(
        f"systemd-run --quiet python3 -m http.server --bind 127.0.0.1 --directory /srv/address {ADDRESS.rpartition(':')[2]}"
    )
    bring_fix(machine)
    kept = machine.folder / "var/cache/companion-fetch"
    shutil.copy(made, lying)
    told = [fetch(machine, ADDRESS)]  # no list lies there yet
    machine.shell("cd /srv/address && sha256sum *.deb >SHA256SUMS")
    told.append(fetch(machine, f"{ADDRESS}/"))
    newer = lying / Path(lay(".6")).name
    machine.shell("cd /srv/address && sha256sum *.deb >SHA256SUMS")
    content = newer.read_bytes()
    newer.write_bytes(content[: len(content) // 2])
    told.append(fetch(machine, ADDRESS))
    raise_if(any(kept.iterdir()), f"what was cut off is kept: {list(kept.iterdir())}")
    newer.write_bytes(content)
    told += [fetch(machine, ADDRESS), fetch(machine, "file:///srv/address"), fetch(machine, "")]
    version = f"{made.name.split('_')[1]}.6"
    words = ("unreachable -", "newest -", f"incomplete {version}", f"there {version}", "unreachable -", "newest -")
    raise_if(told != [f"{word} 1" for word in words], f"the unit says {told}, not {words} with one fix each")
    said = wish(machine, "fixes")
    fixed = machine.run("dpkg-query", "-W", "-f", "${Version}", "only-here").stdout
    raise_if((said, fixed) != ("fixed", "2"), f"the system's fix: {said}, {fixed}")
    fetch(machine, ADDRESS)
    take_offered(machine, verdict)
    whole(machine, games, version)
    machine.off()
    machine.boot()
    look(machine, verdict)
    verdict.broker = f"{len(told)} looks"


def bring_fix(machine: Machine) -> None:
    """Have the system come from an archive of this machine's own, in which one package is newer than here."""
    place = machine.folder / "srv/address/apt"
    place.mkdir()
    fields = "Package: only-here\nVersion: {}\nArchitecture: all\nMaintainer: a <a@b>\nDescription: x\n"
    for number in ("1", "2"):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "DEBIAN").mkdir()
            Path(folder, "DEBIAN/control").write_text(fields.format(number))
            subprocess.run(["dpkg-deb", "--build", folder, place / f"{number}.deb"], check=True, stdout=subprocess.DEVNULL)
    newer = (place / "2.deb").read_bytes()
    (place / "Packages").write_text(
        f"{fields.format(2)}Filename: ./2.deb\nSize: {len(newer)}\nSHA256: {sha256(newer).hexdigest()}\n"
    )
    machine.shell("dpkg -i /srv/address/apt/1.deb; rm -f /etc/apt/sources.list.d/*")
    (machine.folder / "etc/apt/sources.list").write_text(APT)


def fetch(machine: Machine, there: str) -> str:
    """Leave the note that the program leaves; gives what the unit says."""
    machine.shell(f"rm -f /run/companion-fetch/said; echo {there} | runuser -u companion -- tee /run/companion/fetch >/dev/null")
    end = time.monotonic() + 120
    while time.monotonic() < end:
        time.sleep(0.3)
        if said := machine.run("cat", "/run/companion-fetch/said", check=False).stdout.strip():
            return said
    raise NotSo(
        f"the unit says nothing of {there}: {machine.run('journalctl', '--unit', 'companion-fetch', '--output', 'cat').stdout}"
    )


def refusals(machine: Machine, lay: Callable[..., str], lying: Path) -> int:
    """Wish for what must not be installed; gives how many such there were."""
    forged, cut_off = lay(".3", "other"), lay(".4")
    with (lying / Path(cut_off).name).open("r+b") as file:
        file.truncate(100_000_000)
    refused = {
        forged: "forged",
        cut_off: "forged",
        lay("~1"): "older",
        f"{STICK}/companion-table_9.deb": "unreadable",
        "/etc/shadow": "other",
        f"{STICK}/../../../srv/companion-table_1.deb": "other",
    }
    for path, why in refused.items():
        said = wish(machine, path)
        raise_if(said.split()[0] != why, f"{path} is {said}, not {why}")
    said = wish(machine, lay(".5"), then=f"umount --lazy {STICK}")
    raise_if(said != "unreadable", f"pulled out while it was copied, it is {said}")
    return len(refused) + 1


def wish(machine: Machine, path: str, *, then: str = "true", until: str = "") -> str:
    """Leave the note that the program leaves; gives what the unit says in the end, or once it says `until`."""
    machine.shell(
        f"rm -f /run/companion-update/said; echo {path} | runuser -u companion -- tee /run/companion/update >/dev/null; sleep 0.3; {then}"
    )
    end = time.monotonic() + 120
    while time.monotonic() < end:
        word = machine.run("cat", "/run/companion-update/said", check=False).stdout.strip()
        if word and (word.split()[0] not in {"copying", "checking", "installing"} or word.split()[0] == until):
            return word
        time.sleep(0.3)
    raise NotSo(f"the unit says nothing of {path}")


def wait_for_version(machine: Machine, ending: str) -> None:
    """Wait until the package's version ends so."""
    end = time.monotonic() + 240
    while not (now := machine.run("dpkg-query", "-W", "-f", "${Version}", "companion-table", check=False).stdout).endswith(
        ending
    ):
        raise_if(time.monotonic() > end, f"version {now} does not become {ending}: {machine.journal()[-1500:]}")
        time.sleep(1)


PRUNED = (
    "sudo companion doctor | grep -q tumult_royale",
    "companion say 'Ada begins.' --language en --out /tmp/en.wav && test -s /tmp/en.wav",
    "companion say 'Ada fängt an.' --language de --out /tmp/de.wav && test -s /tmp/de.wav",
    "companion mat /tmp/mat.pdf && test -s /tmp/mat.pdf",
    "companion sheet print /usr/lib/companion/lib/python3*/site-packages/companion/games/any_box/sheets/duel.toml /tmp/duel.pdf",
    "yes '' | head -n 40 | companion play citadels --terminal --books light --players Ada:blue,Ben:yellow | grep -q Ada",
)
"""What stands on the packages that tools/deb/make-deb.sh prunes."""
DEBIAN = {"trixie": 13, "bookworm": 12}
PACKING = Lock()
"""Packages are laid out in one folder, so the two releases make theirs in turn."""


@contextmanager
def worktree_before(version: str) -> Iterator[Path]:
    """Lay out the last commit before a version's number was set."""
    began = subprocess.check_output(
        ["git", "log", "-1", "--format=%H", f'-Sversion = "{version}"', "pyproject.toml"], cwd=REPO, text=True
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", source, f"{began.strip()}^"], cwd=REPO, check=True)
        try:
            yield source
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", source], cwd=REPO, check=True)


def make_package(codename: str, before: str = "") -> Path:
    """Make the Debian package for this release and this machine; or that of the last commit `before` a version."""
    made = f"companion-table_*+deb{DEBIAN[codename]}_amd64.deb"
    with PACKING, worktree_before(before) if before else nullcontext(REPO) as source:
        if before:
            (source / "build").mkdir()
            (source / "build/deb").symlink_to(REPO / "build/deb")  # its wheels are mostly ours
        for older in (source / "dist").glob(made):  # of another version: the one that was made now is to be found
            older.unlink()
        quick = os.environ | {"COMPRESSION": "none"}
        subprocess.run([source / "tools/deb/make-deb.sh", codename, "amd64"], check=True, stdout=subprocess.DEVNULL, env=quick)
        found = next((source / "dist").glob(made))
        return Path(shutil.move(found, ROOTS / found.name)) if before else found


CLOUD = """datasource_list: [ NoCloud, None ]
datasource:
  NoCloud:
    seedfrom: file:///boot/firmware
ssh_deletekeys: false
ssh_genkeytypes: []
# These would reach for the network and the disk of the machine on which the row runs.
network:
  config: disabled
growpart:
  mode: "off"
resize_rootfs: false
"""
"""How Raspberry Pi OS 13 sets cloud-init up (pi-gen, stage2/04-cloud-init), with what a row must not touch switched off."""
META_DATA = "dsmode: local\ninstance_id: rpios-image\n"
UNTOUCHED = "#cloud-config\n# All that stands here in the image is a comment, but this:\nssh_pwauth: false\n"
"""What lies on the card of Raspberry Pi OS 13 before anybody wrote on it."""
IMAGED, FLASHED = "instance-id: rpi-imager-1786770245730\n", "ds=nocloud;i=rpi-imager-1786770245730"
"""What Raspberry Pi Imager 2 writes into meta-data, and adds to the kernel's command line."""
USER_DATA = """#cloud-config
hostname: tabletop
manage_etc_hosts: true
apt:
  conf: |
    Acquire {
      Check-Date "false";
    };
timezone: Europe/Berlin
keyboard:
  model: pc105
  layout: "de"
enable_ssh: true
users:
- name: ada
  groups: users,adm,dialout,audio,netdev,video,plugdev,cdrom,games,input,render,sudo
  shell: /bin/bash
  lock_passwd: true
ssh_pwauth: true
runcmd:
  - [ touch, /srv/of-the-imager ]
"""
"""What Raspberry Pi Imager 2 writes on the card for somebody who gave a name, a user and a keyboard."""
OLDER = """#!/bin/bash
set +e
echo tabletop >/etc/hostname
touch /srv/of-the-imager
rm -f /boot/firstrun.sh
sed -i 's| systemd.run.*||g' /boot/cmdline.txt
exit 0
"""
"""The form of what Raspberry Pi Imager writes for Raspberry Pi OS 12."""
RUN = (
    "systemd.run=/boot/firmware/firstrun.sh",
    "systemd.run_success_action=poweroff",
    "systemd.run_failure_action=poweroff",
    "systemd.unit=kernel-command-line.target",
)


def first_boot(machine: Machine, verdict: Verdict) -> None:
    """From a blank card: a Debian without Companion, what the imager writes, what people copy beside it, and power.

    What stands on the console, and a picture of each page up to the first answer, are kept with their seconds: of Debian 13 in
    English, of 12 in German.
    """
    card, root = machine.folder / "boot/firmware", machine.folder
    (card / "companion").mkdir(parents=True)
    shutil.copy(make_package(verdict.release), card / "companion")
    shutil.copy(REPO / "tools/card/first-boot.sh", card / "companion")
    # As an editor of Windows leaves it: one setting, and one that there is not
    (card / "companion/settings.txt").write_text("# mine\r\nring.count 16\r\nring.colour blue\r\n")
    machine.give_screen()
    words: tuple[str, ...] = ()
    if verdict.release == "trixie":
        bring_cloud_init(root)
        (card / "meta-data").write_text(IMAGED)
        (card / "user-data").write_text(USER_DATA)
        shutil.copy(REPO / "tools/card/vendor-data", card)
        words = (FLASHED,)
    else:
        (card / "cmdline.txt").write_text(f"console=tty1 root=PARTUUID=1-02 rootwait {' '.join(RUN)}\n")
        (card / "imager-firstrun.sh").write_text(OLDER)
        shutil.copy(REPO / "tools/card/firstrun.sh", card)
        (card / "firstrun.sh").chmod(0o755)
        machine.boot_once(*RUN)
        raise_if(
            (card / "cmdline.txt").read_text() != "console=tty1 root=PARTUUID=1-02 rootwait\n" or (card / "firstrun.sh").exists(),
            f"the older way is not over after it ran once: {(card / 'cmdline.txt').read_text()} {sorted(file.name for file in card.iterdir())}",
        )
    film = ROOTS / f"{verdict.release}-first-boot"
    remove(film)
    film.mkdir()
    began = time.monotonic()
    machine.boot(*words)
    with (film / "console.txt").open("w") as console:
        wait_for_device(machine, lambda said: console.write(f"[{time.monotonic() - began:.0f} s] {said}"))
    verdict.broker = f"there {time.monotonic() - began:.0f} s"
    raise_if(
        not (root / "srv/of-the-imager").exists() or machine.shell("cat /etc/hostname") != "tabletop\n",
        "what the imager wrote was not done",
    )
    told = card / "companion/settings-refused.txt"
    raise_if(not set_to(root, "count = 16") or "ring.colour" not in told.read_text(), "settings.txt was not taken")
    first_pages(machine, film, began, "en" if verdict.release == "trixie" else "de")
    machine.off()
    (card / "companion/settings.txt").write_bytes("ring.count = 24\r\n".encode("utf-16"))  # as an old editor of Windows leaves it
    machine.boot()
    look(machine, verdict)
    raise_if(not set_to(root, "count = 24") or told.exists(), "settings.txt was not read again when it had changed")
    newest(machine, "companion/__main__.py").write_text(BROKEN)
    machine.run("systemctl", "restart", "companion", check=False)
    time.sleep(10)
    why = (card / "companion/trouble.txt").read_text()
    raise_if("a version that does not start" not in why, f"the card does not say why a start failed: {why[-1500:]}")


def wait_for_device(machine: Machine, hear: Callable[[str], object] = str) -> None:
    """Wait until a card has become a device; `hear` is given what stands on the console."""
    unit, told = (
        machine.folder / "etc/systemd/system/companion-first-boot.service",
        machine.folder / "boot/firmware/companion/first-boot.txt",
    )
    end = time.monotonic() + FIRST_BOOT
    while unit.exists():
        raise_if(time.monotonic() > end, f"it is not installed: {told.read_text()}")
        if said := machine.screen_text():
            hear(said)
        time.sleep(1)


def card_from_before(machine: Machine, verdict: Verdict) -> None:
    """From a device that a card of 1.0.0 made, without a login, to this version by the step that docs/updates.md describes."""
    card, root = machine.folder / "boot/firmware", machine.folder
    (card / "companion").mkdir(parents=True)
    older, made = make_package(verdict.release, before="1.1.0"), make_package(verdict.release)
    trixie = verdict.release == "trixie"
    begins = "vendor-data" if trixie else "firstrun.sh"
    machine.give_screen()
    if trixie:
        bring_cloud_init(root)
        (card / "meta-data").write_text(IMAGED)
        (card / "user-data").write_text(USER_DATA)
    with worktree_before("1.1.0") as source:
        for package, tools, words in ((older, source, FLASHED), (made, REPO, f"{FLASHED[:-1]}1")):
            shutil.copy(package, card / "companion")
            shutil.copy(tools / "tools/card/first-boot.sh", card / "companion")
            shutil.copy(tools / "tools/card" / begins, card)
            if not trixie:
                (card / "cmdline.txt").write_text(f"console=tty1 rootwait {' '.join(RUN)}\n")
                (card / "firstrun.sh").chmod(0o755)
                machine.boot_once(*RUN)
            machine.boot(*([words] if trixie else []))
            if trixie:
                machine.run("cloud-init", "status", "--wait", check=False, seconds=FIRST_BOOT)
            wait_for_device(machine)
            games = machine.kept() or begin_game(machine)
            machine.off()
    machine.boot()
    whole(machine, games, made.name.split("_")[1])
    look(machine, verdict)


def set_to(root: Path, line: str) -> bool:
    """Say whether the device's settings have this line."""
    return f"\n{line}\n" in (root / "etc/companion/companion.toml").read_text()


def first_pages(machine: Machine, film: Path, began: float, language: str) -> None:
    """Go from the first page to the first answer in a language, and keep a picture of each page."""
    for page in range(KEYS):
        (film / f"{page:02}-{time.monotonic() - began:.0f}s.xwd").write_bytes(machine.picture())
        if machine.kept():
            break
        if page == 0 and language == "de":
            machine.press("space")  # English stands first
            time.sleep(0.5)
        machine.press("Return")
        time.sleep(1.5)
    chosen = (machine.folder / "etc/companion/companion.toml").read_text()
    raise_if(f'\nlanguage = "{language}"\n' not in chosen, "the first start did not ask for the language")


def bring_cloud_init(root: Path) -> None:
    """Install the real cloud-init, set up as on Raspberry Pi OS 13."""
    shell(f"in_debian {root} apt-get install -y -qq --no-install-recommends cloud-init >/dev/null 2>&1")
    (root / "etc/cloud/cloud.cfg.d/99_raspberry-pi.cfg").write_text(CLOUD)


def card(machine: Machine, verdict: Verdict) -> None:
    """Each form in which a card of Raspberry Pi OS 13 comes leads to our script, and what it says of name and user holds."""
    root, ours = machine.folder, (REPO / "tools/card/vendor-data").read_text()
    forms = {
        "as the image comes": ({"meta-data": META_DATA, "user-data": UNTOUCHED, "vendor-data": ours}, (), "companion", "table"),
        "ours as user-data": ({"meta-data": META_DATA, "user-data": ours}, (), "companion", "table"),
        "as the imager writes": (
            {"meta-data": IMAGED, "user-data": USER_DATA, "vendor-data": ours}, (FLASHED,), "tabletop", "ada"
        ),
    }  # fmt: skip
    bring_cloud_init(root)
    for form, (files, words, name, user) in forms.items():
        place = root / "boot/firmware"
        remove(place)
        (place / "companion").mkdir(parents=True)
        (place / "companion/first-boot.sh").write_text("echo called >>/srv/called\n")
        for file, text in files.items():
            (place / file).write_text(text)
        machine.boot(*words)
        state = machine.run("cloud-init", "status", "--wait", "--long", check=False).stdout
        called = root / "srv/called"
        raise_if(not called.exists() or called.read_text() != "called\n", f"{form}: our script was not called once: {state}")
        raise_if(machine.shell("cat /etc/hostname").strip() != name, f"{form}: it is not called {name}")
        locked = machine.shell(f"passwd --status {user}").split()[1]
        raise_if(locked != "L", f"{form}: {user} has {locked}, not a locked password")
        verdict.kept = f"{list(forms).index(form) + 1} forms"
        machine.shell(f"userdel --remove {user} 2>/dev/null; rm -f /srv/called; cloud-init clean --logs")
        machine.off()


def repack(deb: Path, target: Path, newer: str, added: str = "") -> None:
    """Write a newer package, with words put before what the program starts with."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-R", deb, folder], check=True)
        path = next(Path(folder).glob("usr/lib/companion/lib/python3*/site-packages/companion/__main__.py"))
        path.write_text(added + path.read_text())
        control = Path(folder, "DEBIAN/control")
        control.write_text(re.sub("^(Version: .*)", rf"\1{newer}", control.read_text(), flags=re.MULTILINE))
        sums = Path(folder, "DEBIAN/md5sums")
        known, name = sums.read_text(), str(path.relative_to(folder))
        sums.write_text(
            re.sub(rf"^\w+  {re.escape(name)}$", f"{md5(path.read_bytes()).hexdigest()}  {name}", known, flags=re.MULTILINE)
        )
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder, target], check=True, stdout=subprocess.DEVNULL
        )


def cut(machine: Machine, verdict: Verdict) -> None:
    """After the plug was pulled in the middle of a game."""
    machine.boot()
    time.sleep(5)
    answer(machine)
    answer(machine)
    machine.cut()
    before = machine.kept()
    machine.boot()
    look(machine, verdict)
    after = machine.kept()
    if after[: len(before)] != before or {game for game, _ in after[len(before) :]} != {before[-1][0]}:
        raise NotSo(f"the game does not go on: {before} {after}")


def pages(machine: Machine, verdict: Verdict) -> None:
    """Whatever the pages for people show, as it stands there, one after the other."""
    machine.boot()
    ran = 0
    for page in PAGES:
        for command in runnable(page):
            try:
                machine.person(command)
            except (NotSo, subprocess.TimeoutExpired) as wrong:
                verdict.wrong.append(f"{page}: {wrong}")
            ran += 1
    verdict.kept = f"{ran} run"


def raise_if(wrong: bool, why: str) -> None:
    if wrong:
        raise NotSo(why)


PLANTED = {
    "crash": 'raise RuntimeError("a setting that crashes")',
    "hang": "time.sleep(100_000)",
}


def bad_settings(machine: Machine, verdict: Verdict, how: str) -> None:
    """A settings file with which no start comes to its first question: the fourth one leaves it alone, says so, and offers to go back.

    No setting is known that does this, so one is made: with it, the installed program crashes or hangs while it puts the desk together.
    """
    path = newest(machine, PLANTED_IN)
    planted = f'        if settings.text("mqtt.table") == "bad":\n            {PLANTED[how]}\n{PLANTED_BEFORE}'
    path.write_text(path.read_text().replace(PLANTED_BEFORE, planted))
    settings, counted = machine.folder / "etc/companion/companion.toml", machine.folder / "var/lib/companion/failed-starts"
    bad = re.sub("^table = .*", 'table = "bad"', settings.read_text(), flags=re.MULTILINE)
    if how == "crash":
        machine.boot()
        settings.write_text(bad)
        machine.shell("systemctl kill --signal=KILL companion")  # it had asked its first question, so this is no failed start
        restarts = 4
    else:
        settings.write_text(bad)
        for _ in range(3):
            machine.boot(settled=False)
            machine.cut()
        raise_if(counted.exists(), "a pulled plug was counted as a failed start")
        machine.boot(settled=False)
        restarts = 3
    comes_up_safely(machine, restarts)
    if "3 starts in a row failed" not in machine.run("companion", "doctor", check=False).stdout:
        raise NotSo("the doctor does not say that this is a safe start")
    Path(f"{ROOTS}/{verdict.release}-safe-start.xwd").write_bytes(machine.picture())
    machine.press("space")
    time.sleep(1)
    machine.press("Return")  # back to that file: it fails three times more
    comes_up_safely(machine, restarts + 3)
    if settings.read_text() != bad:
        raise NotSo("a safe start has changed the settings file")
    verdict.kept = str(answer(machine))
    machine.off()
    machine.boot()
    look(machine, verdict)  # safe again, and at once
    machine.person('sudo companion settings mqtt.table "" && sudo systemctl restart companion')
    time.sleep(5)
    if counted.exists() or machine.shows("ActiveState") != "active":
        raise NotSo("with mended settings it does not start as ever")


def comes_up_safely(machine: Machine, restarts: int) -> None:
    """Wait until the service is active after so many restarts, with settings of its own."""
    until = time.monotonic() + SAFE
    while time.monotonic() < until:
        if (machine.shows("ActiveState"), machine.shows("NRestarts")) == ("active", str(restarts)):
            raise_if(
                "a safe start, with default settings" not in machine.journal(), "it is active, but with the settings that failed"
            )
            return
        time.sleep(1)
    raise NotSo(f"{machine.shows('ActiveState')} after {machine.shows('NRestarts')} restarts: {machine.journal()[-1500:]}")


ROWS: dict[str, Callable[[Machine, Verdict], None]] = {
    "plain": plain,
    "no screen": as_it_stands,
    "settings": each_setting,
    "broker": broker,
    "pages": pages,
    "update": updated,
    "broken update": gone_back,
    "package": package,
    "stick": stick,
    "cut update": cut_update,
    "address": address,
    "from before": from_before,
    "from a folder": from_a_folder,
    "card": card,
    "first boot": first_boot,
    "card from before": card_from_before,
    "power cut": cut,
    "crashing settings": lambda machine, verdict: bad_settings(machine, verdict, "crash"),
    "hanging settings": lambda machine, verdict: bad_settings(machine, verdict, "hang"),
}


BLANK = {"card", "first boot", "card from before", "from before", "from a folder"}
"""The rows that begin with a Debian without Companion."""


def one(codename: str, row: str) -> Verdict:
    """Run one row, and say what came of it; its machine stays where something was wrong."""
    verdict, began, machine = Verdict(codename, row), time.monotonic(), None
    try:
        if row == "installed":
            installed(codename, verdict)
        else:
            blank = row in BLANK
            source = base(codename) if blank else ROOTS / f"{codename}-installed"
            machine = Machine(copy(source, f"{codename}-row"), network=blank)
            ROWS[row](machine, verdict)
    except NotSo as wrong:
        verdict.wrong.append(str(wrong))
    except Exception:  # noqa: BLE001 - one row that breaks does not keep the others from being looked at
        verdict.wrong.append(traceback.format_exc())
    finally:
        if machine is not None:
            machine.cut()
    verdict.seconds = time.monotonic() - began
    print(verdict.line(), flush=True)
    if machine is not None and not verdict.wrong:
        remove(machine.folder)
    elif machine is not None:
        kept = ROOTS / f"{codename}-failed-{row.replace(', ', '-').replace(' ', '-')}"
        remove(kept)
        shutil.move(machine.folder, kept)
    return verdict


def release(codename: str, rows: list[str]) -> list[Verdict]:
    """Run rows of one release; the first makes what the others start from."""
    verdicts = []
    if "installed" in rows or (not set(rows) <= BLANK and not (ROOTS / f"{codename}-installed").exists()):
        verdicts.append(one(codename, "installed"))
        if verdicts[0].wrong:
            return verdicts
    return verdicts + [one(codename, row) for row in rows if row != "installed" and (codename, row) != ("bookworm", "card")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"installed, {', '.join(ROWS)} (default: all)")
    parser.add_argument("--release", action="append", choices=("trixie", "bookworm"))
    wish = parser.parse_args()
    rows = wish.rows or ["installed", *ROWS]
    if unknown := set(rows) - {"installed", *ROWS}:
        parser.error(f"no such row: {', '.join(sorted(unknown))}")
    ROOTS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        verdicts = [
            verdict
            for part in pool.map(lambda name: release(name, rows), wish.release or ["trixie", "bookworm"])
            for verdict in part
        ]
    print("", HEAD, *(verdict.line() for verdict in verdicts), sep="\n")
    return 1 if any(verdict.wrong for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
