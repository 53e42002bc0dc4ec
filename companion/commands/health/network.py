"""Whether the broker can be had that the settings want."""

from __future__ import annotations

import secrets
import socket
import ssl
import time

from companion.mqtt.wish import NOT_YET, BrokerRefused, BrokerWish, wish_of
from companion.system import files
from companion.system.extras import lacking
from companion.system.settings import Settings

BEAT = 0.02
PATIENCE = 3.0
"""Seconds that a broker may take to answer."""


def broker_found(settings: Settings) -> tuple[bool | None, str, str]:
    """Say whether the broker is there (None: none is wanted), what was seen, and how to mend it. Signs in, and says nothing."""
    if not settings.flag("mqtt.on"):
        return None, "off: no network, nothing is sent", ""
    if lost := lacking("mqtt"):
        return False, lost, ""
    try:
        wish = wish_of(settings, files.data_folder())
        assert wish is not None
        return _seen(wish)
    except BrokerRefused as refused:
        return False, str(refused), "mend mqtt.password_file or mqtt.ca_file in the settings"
    except ssl.SSLError as error:
        why = getattr(error, "verify_message", "") or error.reason or error
        return False, f"TLS: {why}", "its certificate may have expired, or mqtt.ca_file may be another's"
    except (OSError, UnicodeError) as error:
        where = f"{settings.text('mqtt.host')}:{settings.whole('mqtt.port')}"
        return False, f"{where}: {error}", "the table plays on, and tells all when the broker is there"


def _seen(wish: BrokerWish) -> tuple[bool, str, str]:
    _open_line(wish)
    refusal = _refusal(wish)
    if refusal is not None:
        return False, f"{wish.host}:{wish.port}: {refusal}", "look at mqtt.user, mqtt.password_file and the broker's rules"
    return True, f"{wish.host}:{wish.port} answers; this table is {wish.topics.table} there", ""


def _open_line(wish: BrokerWish) -> None:
    with socket.create_connection((wish.host, wish.port), PATIENCE) as line:
        if wish.tls:
            context = ssl.create_default_context(cafile=str(wish.ca) if wish.ca else None)
            context.wrap_socket(line, server_hostname=wish.host).close()


def _refusal(wish: BrokerWish) -> str | None:
    """Sign in under a name of its own, and give why that is refused, or that nothing answers; None where all is well."""
    from companion.mqtt.connection import Connection  # noqa: PLC0415 - an extra

    line = Connection(wish, f"companion-doctor-{secrets.token_hex(4)}", ()).start()
    until = time.monotonic() + PATIENCE
    try:
        while line.problem == NOT_YET and time.monotonic() < until:
            time.sleep(BEAT)
        return line.problem if line.problem != NOT_YET else "nobody answers as a broker does"
    finally:
        line.close()
