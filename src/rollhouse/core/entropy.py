"""What nobody may foresee: secrets, tokens, names, dice without a seed.

Every such value in Rollhouse is drawn here and nowhere else (`tests/test_entropy.py` keeps it so), from the operating system. No flag or
setting changes that; only the tests put a source in its place that gives the same again.
"""

from __future__ import annotations

import base64
import os

__all__ = ["draw", "draw_below", "draw_text"]


def _system(purpose: str, size: int) -> bytes:
    return os.urandom(size)


_source = _system


def draw(purpose: str, size: int) -> bytes:
    """So many random bytes. What they are for changes nothing, except in tests: there each purpose has a series of its own."""
    return _source(purpose, size)


def draw_text(purpose: str, size: int) -> str:
    """So many random bytes, as a text for addresses."""
    return base64.urlsafe_b64encode(draw(purpose, size)).rstrip(b"=").decode()


def draw_below(purpose: str, total: int) -> int:
    """A number from `range(total)`, each exactly as likely."""
    bits = (total - 1).bit_length()
    size = (bits + 7) // 8
    while True:
        number = int.from_bytes(draw(purpose, size), "big") >> (8 * size - bits)
        if number < total:
            return number
