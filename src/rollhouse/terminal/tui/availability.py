"""Whether the full screen can be shown here; whatever else there is gets lines of text."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Mapping
from typing import TextIO

__all__ = ["can_show_full_screen"]

_SIMPLE = {"", "dumb", "unknown"}
"""Kinds of terminal that can't place the cursor."""


def can_show_full_screen(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether somebody sits at a terminal that can draw the board: it moves its cursor, and shows more than ASCII."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last
    if not all(stream.isatty() for stream in streams):
        return False
    return environ.get("TERM", "" if os.name == "posix" else "windows") not in _SIMPLE and all(map(_knows_signs, streams))


def _knows_signs(stream: TextIO) -> bool:
    return codecs.lookup(stream.encoding).name == "utf-8"
