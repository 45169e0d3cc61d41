"""Work that nobody waits for: done while there is time for it, unless the environment forbids it."""

from __future__ import annotations

import os
from collections.abc import Mapping

__all__ = ["BACKGROUND", "background_allowed"]

BACKGROUND = "ROLLHOUSE_BACKGROUND"
"""`off` forbids it."""


def background_allowed(environ: Mapping[str, str] | None = None) -> bool:
    """Whether games may load, compile and solve ahead."""
    return (os.environ if environ is None else environ).get(BACKGROUND) != "off"
