"""Files from outside: read whole, but never without end."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say

__all__ = ["read_bounded"]


def read_bounded(path: Path, most: int, kind: type[RollhouseError], code: str) -> bytes:
    """The file's bytes. Where it can't be read, or holds more than `most`, a `kind` with this code says why."""
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        why = say("error-why-os", reason=getattr(error, "strerror", None) or type(error).__name__)
        raise kind(code, value=str(path), reason=why) from None
    if len(raw) > most:
        raise kind(code, value=str(path), reason=say("error-why-too-large", most=most))
    return raw
