"""Random bytes for what must be unpredictable: secrets, tokens, names.

Every such value in Rollhouse is drawn here and nowhere else (`tests/test_entropy.py` keeps it so), from the operating system. No flag or
setting changes that; only the tests replace the source by one that repeats itself.
"""

from __future__ import annotations

import base64
import os

__all__ = ["draw", "draw_text"]


def _system(purpose: str, size: int) -> bytes:
    return os.urandom(size)


_source = _system


def draw(purpose: str, size: int) -> bytes:
    """Return `size` random bytes. The purpose changes nothing, except in tests, where each purpose has its own series."""
    return _source(purpose, size)


def draw_text(purpose: str, size: int) -> str:
    """Return `size` random bytes as text that is safe in URLs."""
    return base64.urlsafe_b64encode(draw(purpose, size)).rstrip(b"=").decode()
