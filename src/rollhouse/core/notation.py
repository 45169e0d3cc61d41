"""What the notations of all games share: words, faces, seats."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.dice import Dice
from rollhouse.core.errors import MalformedMove
from rollhouse.core.messages import say

__all__ = ["read_faces", "read_seat", "words_of"]

_LONGEST = 400


def words_of(text: str, forms: Sequence[str]) -> list[str]:
    """The words of a move's text, or `MalformedMove` with the forms that exist."""
    words = text.split()
    if not words or len(text) > _LONGEST or not text.isprintable():
        raise MalformedMove(text[:_LONGEST], why=say("error-why-no-move"), allowed=forms)
    return words


def read_faces(text: str, words: Sequence[str], forms: Sequence[str]) -> Dice:
    """Faces in any order, in one word or several: `412` and `4 1 2` are both (1, 2, 4)."""
    digits = "".join(words)
    if not digits or any(digit not in "123456" for digit in digits):
        raise MalformedMove(text, why=say("error-why-faces", faces=digits), allowed=forms)
    return tuple(sorted(map(int, digits)))


def read_seat(text: str, words: Sequence[str], forms: Sequence[str]) -> int:
    """A seat number."""
    if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > 2:
        raise MalformedMove(text, why=say("error-why-no-move"), allowed=forms)
    return int(words[0])
