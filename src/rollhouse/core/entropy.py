"""What nobody may foresee: secrets, tokens, names.

Every such value in Rollhouse is drawn here and nowhere else (`tests/test_entropy.py` keeps it so), from the operating system. No flag or
setting changes that; only the tests put a source in its place that gives the same again.
"""

from __future__ import annotations

import base64
import os

__all__ = ["draw", "draw_text"]


def _system(purpose: str, size: int) -> bytes:
    return os.urandom(size)


_source = _system


def draw(purpose: str, size: int) -> bytes:
    """So many random bytes. What they are for changes nothing, except in tests: there each purpose has a series of its own."""
    return _source(purpose, size)


def draw_text(purpose: str, size: int) -> str:
    """So many random bytes, as a text for addresses."""
    return base64.urlsafe_b64encode(draw(purpose, size)).rstrip(b"=").decode()
