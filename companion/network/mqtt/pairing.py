"""Two devices that never met agree on a key, and on a six-digit number that shows people whether anybody stands between them.

The table commits itself to its key before it sees the house's, and the house holds only one such talk at a time. So an attacker
between the two has a single guess at the number: one chance in a million. What is handed over afterwards is encrypted with
the key, which is discarded after the talk, so a recorded talk is worthless.

Comparing a number was preferred to a password-authenticated exchange (SPAKE2), where somebody types the number at one of the two:
here nobody has to type. X25519, HKDF and ChaCha20-Poly1305 come from `cryptography`, which also makes the house's certificate.
"""

import base64
import hashlib
import json
import secrets
import socket
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from companion.table import TableError

VERSION = 1
MOST_BYTES = 16_000
"""The most bytes of a message; a certificate has about a thousand."""
PATIENCE = 20.0
"""Seconds without a message after which one end gives up on the other."""
PROMPT = 3.0
"""Seconds in which a table whose turn it is must show its key, which takes no person: meanwhile all others wait."""
DECIDING = 180.0
"""Seconds that people have to compare the numbers."""
DIGITS = 6


class PairingFailed(TableError):
    """The pairing failed. `kind` names the reason, for the message `join-failed-KIND`.

    `lost`: the connection ended; `nonsense`: a message breaks the protocol; `differs`: a message is not from the end that agreed
    on the key; `refused`: somebody at the house said no; `full`: the house has no account left; `late`: no answer in time.
    """

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class TableAccount(NamedTuple):
    """What a table gets from its house: its account at the broker, the broker's port, and what the table is called.

    `names` are the house's names in its network; `authority` is a certificate (PEM), "" where the broker does not use TLS.
    """

    account: str
    password: str
    table: str
    port: int
    names: tuple[str, ...]
    authority: str = ""


class Talk:
    """A connection to the other end; each message is a JSON object on one line."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._rest = b""

    def fileno(self) -> int:
        """Return the connection's descriptor, to be waited for."""
        return self._line.fileno()

    def say(self, message: Mapping[str, Any], patience: float = PATIENCE) -> None:
        """Send a message, waiting at most `patience` seconds. Raises `PairingFailed`."""
        try:
            self._line.settimeout(patience)
            self._line.sendall(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            raise PairingFailed("lost", f"the connection is lost: {error}") from error

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Return the next message, waiting at most `patience` seconds for its last byte. Raises `PairingFailed`."""
        end = time.monotonic() + patience
        try:
            while b"\n" not in self._rest:
                self._line.settimeout(max(0.0, end - time.monotonic()))
                self.read()
        except (TimeoutError, BlockingIOError) as error:
            raise PairingFailed("late", "the other end sent nothing in time") from error
        except OSError as error:
            raise PairingFailed("lost", f"the connection is lost: {error}") from error
        return self._next_message()

    def read(self) -> bool:
        """Read what has come, without a message's end too; return whether a message is there. Raises OSError, `PairingFailed`."""
        more = self._line.recv(4096)
        if not more:
            raise PairingFailed("lost", "the other end hung up")
        self._rest += more
        if len(self._rest) > MOST_BYTES:
            raise PairingFailed("nonsense", f"expected a message of at most {MOST_BYTES} bytes, got more")
        return b"\n" in self._rest

    def _next_message(self) -> dict[str, Any]:
        said, _, self._rest = self._rest.partition(b"\n")
        try:
            message = json.loads(said)
        except (ValueError, RecursionError) as error:
            raise PairingFailed("nonsense", "expected a message in JSON, got something else") from error
        if not isinstance(message, dict):
            raise PairingFailed("nonsense", "expected a JSON object, got another JSON value")
        return message

    def is_gone(self) -> bool:
        """Return, without waiting, whether the other end has hung up."""
        try:
            self._line.settimeout(0.0)
            return self._line.recv(1, socket.MSG_PEEK) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True

    def close(self) -> None:
        """Hang up; this also ends the wait of a thread in `hear`."""
        try:
            self._line.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        finally:
            self._line.close()


class Agreement:
    """What both ends have agreed on: the `number` that people compare, and the keys that encrypt their messages."""

    def __init__(self, talk: Talk, shared: bytes, parts: tuple[bytes, ...], *, table: bool) -> None:
        whole = hashlib.sha256(b"".join(len(part).to_bytes(2, "big") + part for part in (b"number", *parts))).digest()
        self.number = f"{int.from_bytes(whole, 'big') % 10**DIGITS:0{DIGITS}}"
        keys: bytes = HKDF(hashes.SHA256(), 64, whole, b"companion joins a house").derive(shared)
        mine, other = (keys[:32], keys[32:]) if table else (keys[32:], keys[:32])
        self._talk = talk
        self._mine, self._other = ChaCha20Poly1305(mine), ChaCha20Poly1305(other)
        self._said = self._heard = 0

    def say(self, message: Mapping[str, Any]) -> None:
        """Send a message that only the other end can read. Raises `PairingFailed`."""
        sealed: bytes = self._mine.encrypt(self._said.to_bytes(12, "big"), json.dumps(message).encode(), None)
        self._said += 1
        self._talk.say({"sealed": base64.b64encode(sealed).decode()})

    def hear(self, patience: float) -> dict[str, Any]:
        """Return the other end's next message. Raises `PairingFailed`, of kind `differs` if somebody else sent the message."""
        message = self._talk.hear(patience)
        try:
            sealed = base64.b64decode(_text(message, "sealed"), validate=True)
            plain: bytes = self._other.decrypt(self._heard.to_bytes(12, "big"), sealed, None)
            self._heard += 1
            found = json.loads(plain)
        except (InvalidTag, ValueError) as error:
            raise PairingFailed("differs", "a message is not from the end that agreed on the number") from error
        if not isinstance(found, dict):
            raise PairingFailed("nonsense", "expected a JSON object, got another JSON value")
        return found


def _commitment(serial: bytes, key: bytes, nonce: bytes) -> bytes:
    return hashlib.sha256(b"companion commits" + serial + key + nonce).digest()


def table_agrees(talk: Talk, serial: str, waits: Any = lambda _why: None) -> Agreement:
    """Agree as a table; `waits` is called with why the house makes it wait ("closed", "busy"). Raises `PairingFailed`."""
    secret, nonce = X25519PrivateKey.generate(), secrets.token_bytes(16)
    key: bytes = secret.public_key().public_bytes_raw()
    who = serial.encode()
    talk.say({"companion": VERSION, "serial": serial, "commits": _commitment(who, key, nonce).hex()})
    while "waits" in (message := talk.hear()):
        waits(_text(message, "waits"))
    if message.get("full"):
        raise PairingFailed("full", "the house has no account left")
    other, house_nonce = _hex(message, "key", 32), _hex(message, "nonce", 16)
    talk.say({"key": key.hex(), "nonce": nonce.hex()})
    return Agreement(talk, _derive_secret(secret, other), (who, key, other, nonce, house_nonce), table=True)


class Greeting(NamedTuple):
    """A table's first message: its serial number, and the commitment that its key must match."""

    serial: str
    commits: bytes


def receive_greeting(talk: Talk) -> Greeting:
    """Receive a table's first message. Raises `PairingFailed`."""
    message = talk.hear()
    if message.get("companion") != VERSION:
        raise PairingFailed("nonsense", f"expected a Companion that uses version {VERSION} of this protocol")
    serial = _text(message, "serial")
    if len(serial) != 8 or set(serial) - set("0123456789abcdef"):  # noqa: PLR2004 - see `config.SERIAL`
        raise PairingFailed("nonsense", "expected a serial number of eight hexadecimal digits, got other text")
    return Greeting(serial, _hex(message, "commits", 32))


def house_agrees(talk: Talk, table: Greeting) -> Agreement:
    """Agree as a house with a table that has committed itself. Raises `PairingFailed`."""
    secret, nonce = X25519PrivateKey.generate(), secrets.token_bytes(16)
    key: bytes = secret.public_key().public_bytes_raw()
    talk.say({"key": key.hex(), "nonce": nonce.hex()})
    message = talk.hear(PROMPT)
    other, table_nonce = _hex(message, "key", 32), _hex(message, "nonce", 16)
    who = table.serial.encode()
    if not secrets.compare_digest(_commitment(who, other, table_nonce), table.commits):
        raise PairingFailed("differs", "the table's key is not the one it committed itself to")
    return Agreement(talk, _derive_secret(secret, other), (who, other, key, table_nonce, nonce), table=False)


def _derive_secret(secret: X25519PrivateKey, other: bytes) -> bytes:
    try:
        shared: bytes = secret.exchange(X25519PublicKey.from_public_bytes(other))
    except ValueError as error:  # a key of low order, which gives everybody the same secret
        raise PairingFailed("nonsense", "the other end's key is not a valid X25519 key") from error
    return shared


def write_handover(handover: TableAccount) -> dict[str, Any]:
    """Return a handover as a message."""
    return {**handover._asdict(), "names": list(handover.names)}


def read_handover(message: Mapping[str, Any]) -> TableAccount:
    """Read a handover from a message. Raises `PairingFailed`."""
    if message.get("refused"):
        raise PairingFailed("refused", "somebody at the house refused the table")
    port, names = message.get("port"), message.get("names")
    if not isinstance(port, int) or not 1 <= port <= 65535:  # noqa: PLR2004 - the range of ports
        raise PairingFailed("nonsense", "expected a port from 1 to 65535")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise PairingFailed("nonsense", "expected a list of the house's names")
    account, password, table = (_text(message, key) for key in ("account", "password", "table"))
    return TableAccount(account, password, table, port, tuple(names), _text(message, "authority"))


def _text(message: Mapping[str, Any], key: str) -> str:
    value = message.get(key)
    if not isinstance(value, str):
        raise PairingFailed("nonsense", f"expected text in {key}, got none")
    return value


def _hex(message: Mapping[str, Any], key: str, length: int) -> bytes:
    try:
        value = bytes.fromhex(_text(message, key))
    except ValueError as error:
        raise PairingFailed("nonsense", f"expected hexadecimal digits in {key}, got other text") from error
    if len(value) != length:
        raise PairingFailed("nonsense", f"expected {length} bytes in {key}, got {len(value)}")
    return value
