"""Background work that no user waits for: the environment may forbid it."""

from __future__ import annotations

import os
from collections.abc import Mapping

__all__ = ["BACKGROUND", "background_allowed"]

BACKGROUND = "ROLLHOUSE_BACKGROUND"
"""The environment variable; `off` forbids background work."""


def background_allowed(environ: Mapping[str, str] | None = None) -> bool:
    """Whether games may load, compile and solve ahead."""
    return (os.environ if environ is None else environ).get(BACKGROUND) != "off"
