"""Sets a house's broker up on this machine: Mosquitto with an account a table, TLS if it is wanted, and a message through it.

Needs root, and Debian's mosquitto. All that it writes lies in /etc/mosquitto under names that begin with `companion`, so it
can be undone. Accounts can be added at any time: Mosquitto reads them anew without a restart, and every table stays connected.
"""

import logging
import os
import secrets
import shutil
import socket
import subprocess
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from string import Template
from typing import NamedTuple

from companion.mqtt.connection import NOT_YET, Connection
from companion.mqtt.topics import Topics
from companion.mqtt.wish import BrokerWish
from companion.table.errors import TableError

LOG = logging.getLogger("companion")
SHIPPED = Path(__file__).parent / "mosquitto"
PLACE = Path("/etc/mosquitto")
MOST_TABLES = 300
PATIENCE = 20.0
"""Seconds that Mosquitto may take to answer after a start."""
PORTS = {False: 1883, True: 8883}
"""Where it listens, without and with TLS."""
DAYS = 3650
"""So long the authority and its certificate hold."""


class SetupRefused(TableError):
    """The broker cannot be set up; the message says what is in the way."""


class Account(NamedTuple):
    """Who signs in at the broker, and how."""

    name: str
    password: str


class HouseBroker:
    """Mosquitto on this machine, configured in `place`. `serve` has systemd `restart` or `reload` it."""

    def __init__(self, place: Path = PLACE, serve: Callable[[str], None] | None = None, port: int = 0) -> None:
        self.place = place
        self._serve = serve or _systemd
        self._port = port
        self.passwords, self.rules = place / "companion.passwords", place / "companion.acl"
        self.accounts, self.conf = place / "companion-accounts.toml", place / "conf.d" / "companion.conf"
        self.authority, self.certificate, self.key = (
            place / f"companion-{name}" for name in ("ca.crt", "server.crt", "server.key")
        )

    @property
    def tls(self) -> bool:
        """Whether its listener speaks TLS."""
        return self.authority.exists()

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._port or PORTS[self.tls]

    def known(self) -> list[Account]:
        """Give the accounts that were made. Raises `SetupRefused` where their file cannot be read."""
        try:
            values = tomllib.loads(self.accounts.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise SetupRefused(f"{self.accounts} cannot be read: {error}") from error
        return [Account(name, str(password)) for name, password in values.items()]

    def set_up(self, tables: int, *, tls: bool) -> list[Account]:
        """Write all that lacks, start Mosquitto, send a message through it; give all accounts. Raises `SetupRefused`."""
        if not 1 <= tables <= MOST_TABLES:
            raise SetupRefused(f"expected 1 to {MOST_TABLES} tables, got {tables}")
        lost = [program for program in ("mosquitto", "mosquitto_passwd", *(["openssl"] if tls else [])) if not _program(program)]
        if lost:
            raise SetupRefused(f"not installed: {', '.join(lost)}; sudo apt install mosquitto openssl")
        before = self.known()
        wanted = ["house", "homeassistant", *(f"table-{number}" for number in range(1, tables + 1))]
        fresh = [Account(name, secrets.token_hex(6)) for name in wanted if name not in {one.name for one in before}]
        try:
            self._write(before + fresh, tls=tls or self.tls)
        except OSError as error:
            raise SetupRefused(f"{error.filename or self.place} cannot be written: {error.strerror}; run it with sudo") from error
        self._try_message(before + fresh)
        return before + fresh

    def _write(self, accounts: list[Account], *, tls: bool) -> None:
        port = self._port or PORTS[tls]
        for other in sorted(self.conf.parent.glob("*.conf")):
            if other != self.conf and f"listener {port}" in other.read_text(errors="replace"):
                raise SetupRefused(f"{other} has a listener on port {port} already; take it away, or move the file")
        if tls and not self.tls:
            self._make_authority()
        places = {"port": self.port, "passwords": self.passwords, "rules": self.rules}
        conf = Template((SHIPPED / "companion.conf").read_text(encoding="utf-8")).substitute(places)
        if self.tls:
            conf += f"cafile {self.authority}\ncertfile {self.certificate}\nkeyfile {self.key}\n"
        new = not self.conf.exists() or self.conf.read_text() != conf
        self.conf.parent.mkdir(parents=True, exist_ok=True)
        _keep(self.accounts, "".join(f'{name} = "{password}"\n' for name, password in accounts), "root")
        _keep(self.rules, (SHIPPED / "companion.acl").read_text(encoding="utf-8"))
        _keep(self.passwords, "".join(f"{name}:{password}\n" for name, password in accounts))
        _run(_program("mosquitto_passwd"), "-U", self.passwords)
        _own(self.passwords)
        _keep(self.conf, conf)
        self._serve("restart" if new else "reload")

    def _make_authority(self) -> None:
        """Make an authority of this house's own, and a certificate for this machine under all its names and addresses."""
        name = socket.gethostname()
        addresses = {found[4][0] for found in socket.getaddrinfo(name, None)} | {"127.0.0.1"}
        own = [f"DNS:{name}", f"DNS:{name}.local", "DNS:localhost", *(f"IP:{address}" for address in sorted(map(str, addresses)))]
        secret, request = self.place / "companion-ca.key", self.place / "companion-server.csr"
        days, new_key = ["-days", str(DAYS)], ["-newkey", "rsa:2048", "-nodes"]
        _openssl("req", "-x509", *new_key, *days, "-subj", f"/CN=Companion {name}", "-keyout", secret, "-out", self.authority)
        _openssl(
            "req",
            *new_key,
            "-subj",
            f"/CN={name}",
            "-addext",
            f"subjectAltName={','.join(own)}",
            "-keyout",
            self.key,
            "-out",
            request,
        )
        signed = ["-CA", self.authority, "-CAkey", secret, "-CAcreateserial", "-copy_extensions", "copy"]
        _openssl("x509", "-req", "-in", request, *signed, *days, "-out", self.certificate)
        request.unlink()
        secret.chmod(0o600)
        for path in (self.certificate, self.key):
            _own(path)

    def wish(self, account: Account) -> BrokerWish:
        """Sign in from this machine as one of the accounts."""
        return BrokerWish(
            "localhost", self.port, *account, tls=self.tls, ca=self.authority if self.tls else None, table=account.name
        )

    def _try_message(self, accounts: list[Account]) -> None:
        """Say something as the first table, and hear it as the house. Raises `SetupRefused` where it does not arrive."""
        by_name = {account.name: account for account in accounts}
        topic, word = Topics("table-1").event, f'{{"event_type": "setup", "word": "{secrets.token_hex(4)}"}}'
        ear = Connection(self.wish(by_name["house"]), f"companion-setup-{secrets.token_hex(4)}", [topic]).start()
        mouth = Connection(self.wish(by_name["table-1"]), f"companion-setup-{secrets.token_hex(4)}", []).start()
        end = time.monotonic() + PATIENCE
        try:
            while (topic, word.encode()) not in ear.take():
                if time.monotonic() > end:
                    why = ear.problem or mouth.problem or NOT_YET.said
                    raise SetupRefused(f"no message comes through the broker: {why}; see journalctl -u mosquitto")
                mouth.publish(topic, word)
                time.sleep(0.2)
        finally:
            ear.close()
            mouth.close()

    def undo(self) -> list[Path]:
        """Take away all that was written, and restart Mosquitto without it; give the files."""
        gone = [path for path in (self.conf, *sorted(self.place.glob("companion*"))) if path.exists()]
        try:
            for path in gone:
                path.unlink()
        except OSError as error:
            raise SetupRefused(f"{error.filename} cannot be removed: {error.strerror}; run it with sudo") from error
        self._serve("restart")
        return gone


def _program(name: str) -> str:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin") or ""


def _run(*words: object) -> None:
    """Run a program of the system. Raises `SetupRefused` with its last words."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)  # noqa: S603 - words of our own
    if done.returncode != 0:
        raise SetupRefused(f"{' '.join(map(str, words[:2]))} failed: {done.stderr.strip()[-200:]}")


def _systemd(what: str) -> None:
    _run(_program("systemctl"), what, "mosquitto")


def _openssl(*words: object) -> None:
    _run(_program("openssl"), *words)


def _keep(path: Path, text: str, owner: str = "mosquitto") -> None:
    """Write a file that its owner alone may read."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    _own(path, owner)


def _own(path: Path, owner: str = "mosquitto") -> None:
    """Give a file to an account of this machine, where it has that one."""
    path.chmod(0o600)
    try:
        shutil.chown(path, owner, owner)
    except LookupError:
        LOG.debug("this machine has no account %s", owner)
