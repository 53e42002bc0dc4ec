"""What is local: addresses of this network alone, and the names by which a browser may call this device."""

import ipaddress
import re
import socket


def local(address: str | None) -> bool:
    """Tell whether an address is of this machine or of a local network."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return bool(mapped.is_private or mapped.is_loopback or mapped.is_link_local)


def allowed_host(host: str) -> bool:
    """Tell whether a browser called this device by a local address or its own name, and not by a name that others give out.

    A page of elsewhere can let its own name point here (rebinding), but no such name is let in.
    """
    written = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]]+))(?::\d{1,5})?", host)
    if written is None:
        return False
    name = written[1] or written[2]
    own = socket.gethostname().lower()
    return name.lower() in {"localhost", own, f"{own}.local"} or local(name)


def own_address() -> str:
    """Give the address of this device on the local network; "" where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))  # nothing is sent: the system only says from which address it would
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return address if local(address) and not address.startswith("127.") else ""
