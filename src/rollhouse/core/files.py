"""Reading files of unknown size."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say

__all__ = ["read_bounded"]


def read_bounded(path: Path, max_bytes: int, kind: type[RollhouseError], code: str) -> bytes:
    """The bytes of a file.

    Raises:
        RollhouseError: The file can't be read or is larger than `max_bytes`: a `kind` with this code, and the reason.

    """
    try:
        with path.open("rb") as file:
            raw = file.read(max_bytes + 1)
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        why = say("error-why-os", reason=getattr(error, "strerror", None) or type(error).__name__)
        raise kind(code, value=str(path), reason=why) from None
    if len(raw) > max_bytes:
        raise kind(code, value=str(path), reason=say("error-why-too-large", most=max_bytes))
    return raw
