"""Whether the full screen can be shown in this terminal; if not, commands use plain lines."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Mapping
from typing import TextIO

_BASIC_TERMINALS = {"", "dumb", "unknown"}
"""Kinds of terminal that can't place the cursor."""


def can_show_full_screen(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether input and output are a terminal with cursor control and UTF-8."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last
    if not all(stream.isatty() for stream in streams):
        return False
    return environ.get("TERM", "" if os.name == "posix" else "windows") not in _BASIC_TERMINALS and all(map(_knows_signs, streams))


def _knows_signs(stream: TextIO) -> bool:
    return codecs.lookup(stream.encoding).name == "utf-8"
