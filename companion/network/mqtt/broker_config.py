"""The broker's settings: its address, the table's name there, and what the table publishes."""

import secrets
import socket
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from companion.network.mqtt.topics import Topics
from companion.system.files import read_bounded, write_atomically
from companion.system.settings import Settings
from companion.system.written import read_text
from companion.table import TableError

SERIAL = "serial"
"""The file beside the library that holds this device's serial number: eight hexadecimal digits, drawn once."""
MOST_BYTES = 4096


class BrokerRefused(TableError):
    """The broker cannot be used with these settings; the message says why."""


class BrokerConfig(NamedTuple):
    """A broker: host, port, credentials ("" for none), TLS with the CA's file (None for the system's).

    `table` is the table's name and `serial` its device's serial number; `names` says whether players' names are published or
    only colours, and `discovery` whether the table announces itself to Home Assistant.
    """

    host: str
    port: int = 1883
    user: str = ""
    password: str = ""
    tls: bool = False
    ca: Path | None = None
    table: str = ""
    serial: str = "00000000"
    names: bool = False
    discovery: bool = True

    @property
    def topics(self) -> Topics:
        """The topics of this table."""
        return Topics.of(self.table, self.serial, self.user)


def read_broker_config(settings: Settings, folder: Path) -> BrokerConfig | None:
    """Read the broker's settings; return None where MQTT is off. Raises `BrokerRefused`."""
    if not settings.flag("mqtt.on"):
        return None
    secret, ca, password = settings.text("mqtt.password_file"), settings.text("mqtt.ca_file"), ""
    if secret:
        try:
            password = read_text(Path(secret), MOST_BYTES).strip()
        except (OSError, ValueError) as error:
            raise BrokerRefused(f"the password cannot be read: {error}{_hint_at_hidden(secret)}") from error
    if ca:
        try:
            there = Path(ca).is_file()
        except OSError as error:
            raise BrokerRefused(f"the CA's certificate cannot be read: {error}") from error
        if not there:
            raise BrokerRefused(f"{ca}, the CA's certificate, does not exist{_hint_at_hidden(ca)}")
    return BrokerConfig(
        settings.text("mqtt.host"),
        settings.get_whole("mqtt.port"),
        settings.text("mqtt.user"),
        password,
        tls=settings.flag("mqtt.tls"),
        ca=Path(ca) if ca else None,
        table=settings.text("mqtt.table") or socket.gethostname(),
        serial=serial_of(folder),
        names=settings.text("mqtt.names") == "names",
        discovery=settings.flag("mqtt.discovery"),
    )


def _hint_at_hidden(path: str) -> str:
    """Return a hint for a path in a home folder, which the installed service cannot see (its unit sets ProtectHome=), else ""."""
    homes = ("/home/", "/root/", "/run/user/")
    return "; the service cannot look into home folders: put it into /etc/companion" if path.startswith(homes) else ""


def serial_of(folder: Path) -> str:
    """Return this device's serial number; one that cannot be written is used until the next start."""
    path = folder / SERIAL
    try:
        known = read_bounded(path, 64).decode("ascii").strip()
        if len(known) == 8 and all(digit in "0123456789abcdef" for digit in known):  # noqa: PLR2004 - see SERIAL
            return known
    except (OSError, ValueError):
        pass
    return draw_serial(folder)


def draw_serial(folder: Path) -> str:
    """Draw another serial number for this device and save it."""
    serial = secrets.token_hex(4)
    with suppress(OSError):
        write_atomically(folder / SERIAL, serial.encode())
    return serial
