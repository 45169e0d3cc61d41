"""The address of an SMTP server, and e-mail addresses, as settings give them."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from rollhouse.core.errors import SetupError

__all__ = ["Smtp", "is_email_address", "parse_smtp_url"]

_DEFAULT_PORTS = {"smtp": 587, "smtps": 465}


class Smtp(NamedTuple):
    """A server that takes e-mails, by its URL."""

    host: str
    port: int
    encrypted: bool
    """From the first byte; otherwise as soon as it offers that."""
    user: str
    password: str


def parse_smtp_url(url: str) -> Smtp:
    """`smtp://USER:PASSWORD@HOST:587` or `smtps://…`; `setup/smtp` for anything else, without the password."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise SetupError("setup/smtp", value="", expected=("smtp://USER:PASSWORD@HOST:587", "smtps://…")) from None
    if found.scheme not in _DEFAULT_PORTS or not found.hostname:
        raise SetupError("setup/smtp", value=found.scheme, expected=("smtp://USER:PASSWORD@HOST:587", "smtps://…"))
    names = unquote(found.username or ""), unquote(found.password or "")
    return Smtp(found.hostname, port or _DEFAULT_PORTS[found.scheme], found.scheme == "smtps", *names)


def is_email_address(text: str) -> bool:
    """Whether a letter could be sent there: one name, one host, nothing that ends a header."""
    name, sign, host = text.rpartition("@")
    if not sign or not text.isascii() or not text.isprintable() or any(one in text for one in " ,;:<>()[]\\\"'"):
        return False
    return (
        0 < len(name) <= 64 and "." in host.strip(".") and not host.startswith((".", "-")) and ".." not in text and not host.endswith(".")
    )
