"""SMTP URLs and e-mail addresses in settings."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from rollhouse.core.errors import SetupError

_DEFAULT_PORTS = {"smtp": 587, "smtps": 465}


_GMAIL_HOSTS = ("gmail.com", "googlemail.com")


class Smtp(NamedTuple):
    """An SMTP server."""

    host: str
    port: int
    encrypted: bool
    """TLS from the start; otherwise STARTTLS if the server offers it."""
    user: str
    password: str


def parse_smtp_url(url: str) -> Smtp:
    """Parse `smtp://USER:PASSWORD@HOST:587` or `smtps://…`. Raises `setup/smtp`, whose message does not contain the password."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise SetupError("setup/smtp", value="", expected=("smtp://USER:PASSWORD@HOST:587", "smtps://…")) from None
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
        raise SetupError("setup/smtp", value=parts.scheme, expected=("smtp://USER:PASSWORD@HOST:587", "smtps://…"))
    names = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port or _DEFAULT_PORTS[parts.scheme], parts.scheme == "smtps", *names)


def mailbox_of(address: str) -> str:
    """Return the mailbox that an address leads to: without case and without what follows a plus sign, which most servers ignore.

    Gmail also ignores dots, and has two names.
    """
    name, _, host = address.strip().casefold().rpartition("@")
    name, host = name.partition("+")[0], host.rstrip(".")
    if host in _GMAIL_HOSTS:
        name, host = name.replace(".", ""), _GMAIL_HOSTS[0]
    return f"{name}@{host}"


def is_email_address(text: str) -> bool:
    """Return whether text is one e-mail address, without characters that could end a header."""
    name, sign, host = text.rpartition("@")
    if not sign or not text.isascii() or not text.isprintable() or any(character in text for character in " ,;:<>()[]\\\"'"):
        return False
    return (
        0 < len(name) <= 64 and "." in host.strip(".") and not host.startswith((".", "-")) and ".." not in text and not host.endswith(".")
    )
