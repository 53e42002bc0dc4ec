"""Sets up a house's broker on this machine: Mosquitto with an account for each table, TLS on request, and a test message.

Needs root and Debian's mosquitto. Every file that it writes is in /etc/mosquitto and has a name that begins with `companion`,
so it can be undone. Accounts can be added at any time: Mosquitto reloads them without a restart, and tables stay connected.
"""

import logging
import os
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from string import Template
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.oid import NameOID

from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.connection import NOT_YET, Connection
from companion.network.mqtt.nearby import list_own_addresses
from companion.network.mqtt.topics import Topics
from companion.system.files import write_atomically
from companion.system.written import parse_toml, read_text
from companion.table import TableError

LOG = logging.getLogger("companion")
SHIPPED = Path(__file__).parent / "mosquitto"
PLACE = Path("/etc/mosquitto")
MOST_TABLES, MOST_BYTES = 300, 100_000
PATIENCE = 20.0
"""The most seconds to wait for a message to come through after Mosquitto has started."""
BACK = 10.0
"""Seconds within which all listeners that were there must answer again."""
OTHERS = {"listener", "port", "password_file", "acl_file", "allow_anonymous", "plugin", "auth_plugin", "psk_file"}
"""What others may have configured that holds for a whole broker unless its listeners have settings of their own."""
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
    """Mosquitto on this machine, configured in `place`. `serve` is called with "restart" or "reload" (None: through systemd)."""

    def __init__(self, place: Path = PLACE, serve: Callable[[str], None] | None = None, port: int = 0) -> None:
        self.place = place
        self._serve = serve or _call_systemd
        self._port = port
        self.passwords, self.rules = place / "companion.passwords", place / "companion.acl"
        self.accounts, self.conf = place / "companion-accounts.toml", place / "conf.d" / "companion.conf"
        self.authority, self.certificate, self.key = (
            place / f"companion-{name}" for name in ("ca.crt", "server.crt", "server.key")
        )

    @property
    def tls(self) -> bool:
        """Whether the listener uses TLS."""
        return self.authority.exists()

    @property
    def port(self) -> int:
        """The port of the listener."""
        return self._port or PORTS[self.tls]

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
        self._check_others(tls=tls or self.tls)
        wanted = ["house", "homeassistant", *(f"table-{number}" for number in range(1, tables + 1))]
        fresh = [Account(name, secrets.token_hex(6)) for name in wanted if name not in {one.name for one in before}]
        kept = {path: path.read_bytes() for path in self._list_own()}
        listening = [port for port in self._find_ports() if _is_answered(port)]
        try:
            self._write(before + fresh, tls=tls or self.tls)
            self._try_message(before + fresh)
            self._wait_for(listening)
        except OSError as error:
            self._put_back(kept)
            raise SetupRefused(f"{error.filename or self.place} cannot be written: {error.strerror}; run it with sudo") from error
        except SetupRefused as refused:
            self._put_back(kept)
            raise SetupRefused(f"{refused}; everything is as it was again") from refused
        return before + fresh

    def _list_own(self) -> list[Path]:
        return [path for path in (self.conf, *sorted(self.place.glob("companion*"))) if path.exists()]

    def _put_back(self, kept: dict[Path, bytes]) -> None:
        """Write all own files as they were before, remove new ones, and let Mosquitto run as before."""
        changed = False
        for path in self._list_own():
            if path not in kept:
                path.unlink()
                changed = True
        for path, data in kept.items():
            if not path.exists() or path.read_bytes() != data:
                _keep(path, data.decode("utf-8", "surrogateescape"), path.owner() if path.exists() else "mosquitto")
                changed = True
        if changed:
            self._serve("restart")

    def _directives(self) -> Iterator[tuple[Path, list[str]]]:
        """Yield the words of each line of Mosquitto's configuration that others have written, includes among them."""
        todo = [self.place / "mosquitto.conf"]
        while todo:
            path = todo.pop(0)
            if path == self.conf or not path.is_file():
                continue
            for line in read_text(path, MOST_BYTES).splitlines():
                words = line.split()
                if words and not words[0].startswith("#"):
                    yield path, words
                    if words[0] == "include_dir" and len(words) > 1:
                        todo += sorted(Path(words[1]).glob("*.conf"))

    def _find_ports(self) -> list[int]:
        """Return the ports of all listeners that others have configured."""
        return [
            int(words[1])
            for _, words in self._directives()
            if words[0] in {"listener", "port"} and words[1:2] and words[1].isdigit()
        ]

    def _check_others(self, *, tls: bool) -> None:
        """Refuse where what would be written changes the broker for those who use it already. Raises `SetupRefused`."""
        port, found = self._port or PORTS[tls], list(self._directives())
        apart = self.conf.exists() or any(words[:2] == ["per_listener_settings", "true"] for _, words in found)
        for path, words in found:
            if words[0] in {"listener", "port"} and words[1:2] == [str(port)]:
                raise SetupRefused(f"{path} has a listener on port {port} already; remove the listener, or move the file")
            if words[0] in OTHERS and not apart:
                raise SetupRefused(
                    f"{path} already says {words[0]!r}, and what the house adds would change that for everybody; give each "
                    "listener its own settings (`per_listener_settings true`), or the house a broker of its own"
                )

    @staticmethod
    def _wait_for(ports: list[int]) -> None:
        """Wait until all these ports answer again. Raises `SetupRefused`."""
        end = time.monotonic() + BACK
        while silent := [port for port in ports if not _is_answered(port)]:
            if time.monotonic() > end:
                raise SetupRefused(f"the broker no longer answers on port {silent[0]}")
            time.sleep(0.2)

    def _write(self, accounts: list[Account], *, tls: bool) -> None:
        certified = tls and self._certify()
        places = {"port": self.port, "passwords": self.passwords, "rules": self.rules}
        conf = Template((SHIPPED / "companion.conf").read_text(encoding="utf-8")).substitute(places)
        if self.tls:
            conf += f"cafile {self.authority}\ncertfile {self.certificate}\nkeyfile {self.key}\n"
        new = certified or not self.conf.exists() or self.conf.read_text() != conf
        self.conf.parent.mkdir(parents=True, exist_ok=True)
        board = os.environ.get("SUDO_USER", "root")  # whoever sets up the house also runs its board, which hands out the accounts
        _keep(self.accounts, "".join(f'{name} = "{password}"\n' for name, password in accounts), board)
        _keep(self.rules, (SHIPPED / "companion.acl").read_text(encoding="utf-8"))
        _keep(self.passwords, "".join(f"{name}:{password}\n" for name, password in accounts))
        _run(_program("mosquitto_passwd"), "-U", self.passwords)
        _set_owner(self.passwords)
        _keep(self.conf, conf)
        self._serve("restart" if new else "reload")

    def _certify(self) -> bool:
        """Make this house's own authority, and a certificate for this machine under all its names and addresses.

        A certificate that no longer fits is replaced, the authority never; returns whether a certificate was made.
        """
        name, secret = socket.gethostname(), self.place / "companion-ca.key"
        hosts = [name, f"{name}.local", "localhost"]
        wanted = [*map(x509.DNSName, hosts), *(x509.IPAddress(ip_address(ip)) for ip in ("127.0.0.1", *list_own_addresses()))]
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
        """Remove all files that were written, restart Mosquitto without them, and return the removed files."""
        gone = self._list_own()
        try:
            for path in gone:
                path.unlink()
        except OSError as error:
            raise SetupRefused(f"{error.filename} cannot be removed: {error.strerror}; run it with sudo") from error
        self._serve("restart")
        return gone


def _is_answered(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
        return True
    return False


def _program(name: str) -> str:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin") or ""


def _run(*words: object) -> None:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)  # noqa: S603 - only our own words
    if done.returncode != 0:
        raise SetupRefused(f"{' '.join(map(str, words[:2]))} failed: {done.stderr.strip()[-200:]}")


def _call_systemd(what: str) -> None:
    _run(_program("systemctl"), what, "mosquitto")


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
    _set_owner(path, owner)


def _set_owner(path: Path, owner: str = "mosquitto") -> None:
    """Make this account the owner of a file, if this machine has the account."""
    path.chmod(0o600)
    try:
        shutil.chown(path, owner, owner)
    except LookupError:
        LOG.debug("this machine has no account %s", owner)
