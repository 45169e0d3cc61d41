"""Pagination cursors: the sort key of a page's last row, as one string."""

from __future__ import annotations

from typing import Any

_SEPARATOR = "~"
_MAX_INTEGER = 2**31 - 1


def encode(*values: float | int | str) -> str:
    """Return the cursor of a row with this sort key. Strings must not contain `~`."""
    return _SEPARATOR.join(value if isinstance(value, str) else repr(value) for value in values)


def decode(text: str, *types: type[float] | type[int] | type[str]) -> tuple[Any, ...]:
    """Return the sort key of a cursor; raise ValueError unless it has values of these types that every database accepts."""
    parts = text.split(_SEPARATOR)
    if len(parts) != len(types) or not text.isprintable():
        raise ValueError(text)
    values = tuple(kind(part) for kind, part in zip(types, parts, strict=True))
    if any(isinstance(value, int) and abs(value) > _MAX_INTEGER for value in values):
        raise ValueError(text)
    return values
