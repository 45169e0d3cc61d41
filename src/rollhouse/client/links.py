"""Links to tables: `https://dice.example.org/t/ID`, as an invitation has them."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from rollhouse.client.errors import ClientError

_TABLE = re.compile(r"(?P<base>.*)/t/(?P<table>[0-9A-Za-z_-]{1,64})/?", re.DOTALL)


class TableLink(NamedTuple):
    """A table on a server."""

    server: str
    """The server's address, without a slash at the end."""
    table: str
    """The table's id."""


def read_link(text: str) -> TableLink:
    """The table that a link leads to.

    >>> read_link("https://dice.example.org/t/0a1b2c?lang=fr")
    TableLink(server='https://dice.example.org', table='0a1b2c')

    Raises:
        ClientError: `client/link` if it is not the link of a table.

    """
    try:
        parts = urlsplit(text.strip())
        found = _TABLE.fullmatch(parts.path) if parts.scheme in ("http", "https") and parts.hostname else None
    except ValueError:
        found = None
    if found is None:
        raise ClientError("client/link", value=text[:200], expected=("https://…/t/…",))
    return TableLink(f"{parts.scheme}://{parts.netloc}{found['base']}", found["table"])
