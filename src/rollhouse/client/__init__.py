"""A client of a Rollhouse server: one table, over a connection that comes back by itself (docs/protocol.md).

`TableClient` follows a table and sends commands; `guest_token` makes a new guest. Needs `websockets` (`rollhouse[client]`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollhouse.client.changes import merged, moves_in, standing_moves
from rollhouse.client.errors import ClientError
from rollhouse.client.http import guest_token
from rollhouse.client.links import TableLink, read_link
from rollhouse.core.extras import needs

if TYPE_CHECKING:
    from rollhouse.client.table_client import TableClient

__all__ = ["ClientError", "TableClient", "TableLink", "guest_token", "merged", "moves_in", "read_link", "standing_moves"]


def __getattr__(name: str) -> Any:
    if name != "TableClient":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needs("client"):  # on first use: `rollhouse login` and `sync` work without websockets
        from rollhouse.client.table_client import TableClient

    return TableClient
