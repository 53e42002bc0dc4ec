"""Sets up a house's broker on this machine: Mosquitto with an account for each table, TLS on request, and a test message.

Needs root and Debian's mosquitto. Where nobody uses Mosquitto yet, its service becomes the house's; else that stays as it is, and
the house has a service of its own. Every file that this writes has a name that begins with `companion`, so it can be undone.
Accounts can be added at any time: Mosquitto reloads them without a restart, and tables stay connected.
"""

import logging
import os
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import IPv4Address, ip_address
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.oid import NameOID

from companion.network.house.broker_here import (
    MOST_BYTES,
    copy_settings,
    find_free_port,
    is_answered,
    is_harmless,
    is_used_by_others,
    list_ports,
    read_settings,
)
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.connection import NOT_YET, Connection
from companion.network.mqtt.nearby import list_own_addresses
from companion.network.mqtt.topics import Topics
from companion.system.files import write_atomically
from companion.system.written import parse_toml, read_text
from companion.table import TableError

LOG = logging.getLogger("companion")
SHIPPED = Path(__file__).parent / "mosquitto"
MOST_TABLES = 300
PATIENCE = 20.0
"""The most seconds to wait for a message to come through after Mosquitto has started."""
SHARED, APART = "mosquitto", "companion-broker"
"""Debian's service, and the house's own."""
BACK = 10.0
"""Seconds within which all listeners that were there must answer again."""
COPIES = 21883
"""Where the search for a port for a copy begins."""
PORTS = {False: 1883, True: 8883}
"""The port without TLS (False) and with TLS (True)."""
USAGES = (
    "digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "key_cert_sign",
    "crl_sign", "encipher_only", "decipher_only",
)  # fmt: skip
"""Everything that a key may be used for; an authority's key only signs certificates and revocation lists."""
HOLDS = datetime(2000, 1, 1, tzinfo=UTC), datetime(2049, 12, 31, tzinfo=UTC)
"""From when to when authority and certificate are valid. So TLS needs no exact clock: a Pi without one starts at a date within
this range (systemd sets it no earlier than its own release). A table trusts only what its own house handed to it."""


class SetupRefused(TableError):
    """The broker cannot be set up; the message says why."""


class Account(NamedTuple):
    """An account at the broker: its name and password."""

    name: str
    password: str


class HouseBroker:
    """Mosquitto on this machine; `root` is its file system, `serve` is called with words for systemctl (None: the real one)."""

    def __init__(self, root: Path = Path("/"), serve: Callable[..., None] | None = None, port: int = 0) -> None:
        self.place = root / "etc/mosquitto"
        self._serve = serve or _call_systemd
        self._port = port
        self.passwords, self.rules = self.place / "companion.passwords", self.place / "companion.acl"
        self.accounts, self.main = self.place / "companion-accounts.toml", self.place / "mosquitto.conf"
        self._shared, self._apart = self.place / "conf.d" / "companion.conf", self.place / "companion-broker.conf"
        self._unit, self._state = root / f"etc/systemd/system/{APART}.service", root / "var/lib" / APART
        self.authority, self.certificate, self.key = (
            self.place / f"companion-{name}" for name in ("ca.crt", "server.crt", "server.key")
        )

    @property
    def apart(self) -> bool:
        """Whether the house has a Mosquitto of its own beside the one that was there."""
        return self._apart.exists()

    @property
    def conf(self) -> Path:
        """The file of the house's listener."""
        return self._apart if self.apart else self._shared

    @property
    def tls(self) -> bool:
        """Whether the listener uses TLS."""
        return self.authority.exists()

    @property
    def port(self) -> int:
        """The port of the listener: as it was written, or the usual one."""
        written = list[int]()
        with suppress(OSError):  # one of an older version is root's alone, and has the usual port
            written = list_ports(self.conf, self.place)
        return self._port or (written[0] if written else PORTS[self.tls])

    def list_known(self) -> list[Account]:
        """Return the accounts made so far. Raises `SetupRefused` where their file cannot be read."""
        try:
            values = parse_toml(read_text(self.accounts, MOST_BYTES))
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise SetupRefused(f"{self.accounts} cannot be read: {error}") from error
        return [Account(name, str(password)) for name, password in values.items()]

    def set_up(self, tables: int, *, tls: bool) -> list[Account]:
        """Write the configuration, (re)start Mosquitto, send a message through it; return all accounts. Raises `SetupRefused`."""
        if not 1 <= tables <= MOST_TABLES:
            raise SetupRefused(f"expected 1 to {MOST_TABLES} tables, got {tables}")
        lost = [program for program in ("mosquitto", "mosquitto_passwd") if not _program(program)]
        if lost:
            raise SetupRefused(f"not installed: {', '.join(lost)}; sudo apt install mosquitto")
        before = self.list_known()
        if not before and self.passwords.exists() and self.passwords.read_text(errors="replace").strip():
            raise SetupRefused(
                f"{self.accounts} names no account, but {self.passwords} does; put {self.accounts.name} back from a backup, or "
                "begin anew with `companion house setup --undo`: then every table joins again"
            )
        wanted = ["house", "homeassistant", *(f"table-{number}" for number in range(1, tables + 1))]
        accounts = before + [Account(name, secrets.token_hex(6)) for name in wanted if name not in {one.name for one in before}]
        tls, kept = tls or self.tls, {path: path.read_bytes() for path in self._list_own()}
        try:
            if not self.conf.exists():
                self._choose_broker(accounts, tls=tls)
            others = [] if self.apart else list_ports(self.main, self._shared)
            listening = list(filter(is_answered, others))
            self._write(accounts, tls=tls)
            self._try_message(accounts)
            self._wait_for(listening)
        except OSError as error:
            self._put_back(kept)
            raise SetupRefused(f"{error.filename or self.place} cannot be written: {error.strerror}; run it with sudo") from error
        except SetupRefused as refused:
            self._put_back(kept)
            raise SetupRefused(f"{refused}; everything is as it was again") from refused
        return accounts

    def _choose_broker(self, accounts: list[Account], *, tls: bool) -> None:
        """Share the Mosquitto that is here where it serves nobody and a copy of it does what is wanted; else have one apart."""
        port = self._port or PORTS[tls]
        try:
            found = list(read_settings(self.main, self._shared))
            free = self.main.exists() and is_harmless(found) and not any(map(is_used_by_others, {port, PORTS[False]}))
        except (OSError, ValueError) as error:
            LOG.info("Mosquitto's configuration cannot be read: %s", error)
            free = False
        if free:
            try:
                self._try_on_copy(found, accounts, tls=tls)
            except SetupRefused as refused:
                LOG.info("Mosquitto as it is here does not do for the house: %s", refused)
                free = False
        if not free:
            text = Template((SHIPPED / self._unit.name).read_text(encoding="utf-8"))
            self._unit.parent.mkdir(parents=True, exist_ok=True)
            self._port = self._port or find_free_port(port)
            _keep(self._apart, "")
            write_atomically(self._unit, text.substitute(program=_program("mosquitto"), conf=self._apart).encode(), 0o644)
            self._serve("daemon-reload")

    @staticmethod
    def _try_on_copy(settings: list[list[str]], accounts: list[Account], *, tls: bool) -> None:
        """Run a copy with these settings and the house's listener elsewhere. Raises `SetupRefused` where it does not serve."""
        with TemporaryDirectory() as folder:
            running: list[subprocess.Popen[bytes]] = []

            def serve(*_words: str) -> None:
                command = [_program("mosquitto"), "-c", str(copy.main)]
                running.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))  # noqa: S603 - only our own words

            copy = HouseBroker(Path(folder), serve, find_free_port(COPIES))
            copy._shared.parent.mkdir(parents=True)
            for path in (Path(folder), *Path(folder).rglob("*")):
                path.chmod(0o711)
                _give(path)
            write_atomically(copy.main, copy_settings(settings, copy.place).encode(), 0o644)
            try:
                copy._write(accounts, tls=tls)
                copy._try_message(accounts)
            finally:
                for process in running:
                    process.kill()
                    process.wait()

    def _list_own(self) -> list[Path]:
        return [path for path in (self._shared, self._unit, *sorted(self.place.glob("companion*"))) if path.exists()]

    def _put_back(self, kept: dict[Path, bytes]) -> None:
        """Write all own files as they were before, remove new ones, and let Mosquitto run as before."""
        own = self._list_own()
        if set(own) == set(kept) and all(path.read_bytes() == data for path, data in kept.items()):
            return
        if self.apart and self._apart not in kept:
            self._remove(own)
            return
        for path in own:
            if path not in kept:
                path.unlink()
        for path, data in kept.items():
            _keep(path, data.decode("utf-8", "surrogateescape"), path.owner() if path.exists() else "mosquitto")
        self._serve("restart", APART if self.apart else SHARED)

    @staticmethod
    def _wait_for(ports: list[int]) -> None:
        """Wait until all these ports answer again. Raises `SetupRefused`."""
        end = time.monotonic() + BACK
        while silent := [port for port in ports if not is_answered(port)]:
            if time.monotonic() > end:
                raise SetupRefused(f"the broker no longer answers on port {silent[0]}")
            time.sleep(0.2)

    def _write(self, accounts: list[Account], *, tls: bool) -> None:
        certified = tls and self._certify()
        places = {"port": self.port, "passwords": self.passwords, "rules": self.rules}
        conf = Template((SHIPPED / "companion.conf").read_text(encoding="utf-8")).substitute(places)
        if self.tls:
            conf += f"cafile {self.authority}\ncertfile {self.certificate}\nkeyfile {self.key}\n"
        if self.apart:
            conf += f"persistence_location {self._state}/\n"
        new = certified or not self.conf.exists() or self.conf.read_text() != conf
        self.conf.parent.mkdir(parents=True, exist_ok=True)
        board = os.environ.get("SUDO_USER", "root")  # whoever sets up the house also runs its board, which hands out the accounts
        _keep(self.accounts, "".join(f'{name} = "{password}"\n' for name, password in accounts), board)
        _keep(self.rules, (SHIPPED / "companion.acl").read_text(encoding="utf-8"))
        _keep(self.passwords, "".join(f"{name}:{password}\n" for name, password in accounts))
        _run(_program("mosquitto_passwd"), "-U", self.passwords)
        self.passwords.chmod(0o600)
        _give(self.passwords)
        write_atomically(self.conf, conf.encode(), 0o644)
        _give(self.conf)
        if self.apart and new:
            self._serve("enable", APART)
        self._serve("restart" if new else "reload", APART if self.apart else SHARED)

    def _certify(self) -> bool:
        """Make this house's own authority, and a certificate for this machine under all its names and addresses.

        A certificate that no longer fits is replaced, the authority never; returns whether a certificate was made.
        """
        name, secret = socket.gethostname(), self.place / "companion-ca.key"
        hosts = [name, f"{name}.local", "localhost"]
        ips = [one for one in map(ip_address, ("127.0.0.1", *list_own_addresses())) if isinstance(one, IPv4Address)]
        wanted = [*map(x509.DNSName, hosts), *map(x509.IPAddress, ips)]
        if self.certificate.exists():
            own = x509.load_pem_x509_certificate(self.certificate.read_bytes())
            if list(own.extensions.get_extension_for_class(x509.SubjectAlternativeName).value) == wanted:
                return False
        called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Companion {name}")])
        if secret.exists():
            signs = serialization.load_pem_private_key(secret.read_bytes(), None)
            assert isinstance(signs, ec.EllipticCurvePrivateKey)
        else:
            signs = ec.generate_private_key(ec.SECP256R1())
            may = x509.KeyUsage(**{**dict.fromkeys(USAGES, False), "key_cert_sign": True, "crl_sign": True})
            limits = x509.BasicConstraints(ca=True, path_length=0)
            own = _certificate(called, called, signs, signs.public_key(), limits, may)
            write_atomically(self.authority, own.public_bytes(serialization.Encoding.PEM))
            _keep(secret, _pem(signs), "root")
        issuer = x509.load_pem_x509_certificate(self.authority.read_bytes()).subject
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        made = _certificate(issuer, subject, signs, key.public_key(), x509.SubjectAlternativeName(wanted))
        _keep(self.certificate, made.public_bytes(serialization.Encoding.PEM).decode())
        _keep(self.key, _pem(key))
        return True

    def make_config(self, account: Account) -> BrokerConfig:
        """Return what a client on this machine needs to sign in with this account."""
        return BrokerConfig(
            "localhost", self.port, *account, tls=self.tls, ca=self.authority if self.tls else None, table=account.name
        )

    def _try_message(self, accounts: list[Account]) -> None:
        """Publish a message as the first table and receive it as the house. Raises `SetupRefused` where it does not arrive."""
        by_name = {account.name: account for account in accounts}
        topic, word = Topics("table-1").event, f'{{"event_type": "setup", "word": "{secrets.token_hex(4)}"}}'
        ear = Connection(self.make_config(by_name["house"]), f"companion-setup-{secrets.token_hex(4)}", [topic]).start()
        mouth = Connection(self.make_config(by_name["table-1"]), f"companion-setup-{secrets.token_hex(4)}", []).start()
        end = time.monotonic() + PATIENCE
        try:
            while (topic, word.encode()) not in ear.take():
                if time.monotonic() > end:
                    why = ear.problem or mouth.problem or NOT_YET.said
                    raise SetupRefused(f"no message passes through the broker: {why}; see journalctl -u mosquitto")
                mouth.publish(topic, word)
                time.sleep(0.2)
        finally:
            ear.close()
            mouth.close()

    def undo(self) -> list[Path]:
        """Remove all files that were written, let Mosquitto run without them, and return the removed files."""
        gone = self._list_own()
        try:
            self._remove(gone)
        except OSError as error:
            raise SetupRefused(f"{error.filename} cannot be removed: {error.strerror}; run it with sudo") from error
        return gone

    def _remove(self, own: list[Path]) -> None:
        apart = self.apart
        if apart:
            self._serve("disable", "--now", APART)
        for path in own:
            path.unlink()
        shutil.rmtree(self._state, ignore_errors=True)
        self._serve(*["daemon-reload"] if apart else ["restart", SHARED])


def _program(name: str) -> str:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin") or ""


def _run(*words: object) -> None:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)  # noqa: S603 - only our own words
    if done.returncode != 0:
        raise SetupRefused(f"{' '.join(map(str, words[:2]))} failed: {done.stderr.strip()[-200:]}")


def _call_systemd(*words: str) -> None:
    _run(_program("systemctl"), *words)


def _certificate(
    issuer: x509.Name,
    subject: x509.Name,
    signs: ec.EllipticCurvePrivateKey,
    key: ec.EllipticCurvePublicKey,
    *more: x509.ExtensionType,
) -> x509.Certificate:
    """Make a certificate with every extension that a strict reading of the standard (RFC 5280) requires."""
    builder = x509.CertificateBuilder(issuer, subject, key, x509.random_serial_number(), *HOLDS)
    known = x509.SubjectKeyIdentifier.from_public_key(key), x509.AuthorityKeyIdentifier.from_issuer_public_key(signs.public_key())
    for extension in (*more, *known):
        builder = builder.add_extension(extension, critical=isinstance(extension, x509.BasicConstraints | x509.KeyUsage))
    return builder.sign(signs, SHA256())


def _pem(key: ec.EllipticCurvePrivateKey) -> str:
    own = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, *own).decode()


def _keep(path: Path, text: str, owner: str = "mosquitto") -> None:
    write_atomically(path, text.encode("utf-8", "surrogateescape"), 0o600)
    _give(path, owner)


def _give(path: Path, owner: str = "mosquitto") -> None:
    """Make this account the owner of a file, if this machine has the account."""
    try:
        shutil.chown(path, owner, owner)
    except LookupError:
        LOG.debug("this machine has no account %s", owner)
