"""What the notations of all games share: words, faces, seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rollhouse.core.dice import Dice
from rollhouse.core.errors import MalformedMove, PositionError
from rollhouse.core.messages import Message, say

__all__ = ["Field", "fields_of", "read_faces", "read_seat", "words_of"]

_LONGEST = 400
_LONGEST_POSITION = 20_000
_SHOWN = 80


def words_of(text: str, forms: Sequence[str]) -> list[str]:
    """The words of a move's text, or `MalformedMove` with the forms that exist."""
    words = text.split()
    if not words or len(text) > _LONGEST or not text.isprintable():
        raise MalformedMove(text[:_LONGEST], reason=say("error-why-no-move"), expected=forms)
    return words


def read_faces(text: str, words: Sequence[str], forms: Sequence[str]) -> Dice:
    """Faces in any order, in one word or several: `412` and `4 1 2` are both (1, 2, 4)."""
    digits = "".join(words)
    if not digits or any(digit not in "123456" for digit in digits):
        raise MalformedMove(text, reason=say("error-why-faces", faces=digits), expected=forms)
    return tuple(sorted(map(int, digits)))


def read_seat(text: str, words: Sequence[str], forms: Sequence[str]) -> int:
    """A seat number."""
    if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > 2:
        raise MalformedMove(text, reason=say("error-why-no-move"), expected=forms)
    return int(words[0])


# --- positions ------------------------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """One word of a position in one line, and what it is about. It reads its own parts, and says what is wrong with them."""

    name: str
    text: str

    def wrong(self, value: str = "", *, reason: Message | None = None, expected: Sequence[str] = ()) -> PositionError:
        """What can't be read."""
        return PositionError(
            "position/malformed", value=(value or self.text)[:_SHOWN], location=self.name, reason=reason, expected=expected
        )

    def impossible(self, value: str = "", reason: Message | None = None) -> PositionError:
        """What can be read, but never comes about."""
        return PositionError("position/impossible", value=(value or self.text)[:_SHOWN], location=self.name, reason=reason)

    def parts(self, mark: str, count: range) -> list[str]:
        """The parts between marks, as many as fit."""
        found = self.text.split(mark)
        if len(found) not in count:
            raise self.wrong()
        return found

    def number(self, text: str, among: range) -> int:
        """A whole number, written as it is printed."""
        if not (text.isascii() and text.isdigit() and len(text) < 7 and str(int(text)) == text and int(text) in among):
            raise self.wrong(text, reason=say("error-why-number", low=among[0], high=among[-1]))
        return int(text)

    def dice(self, text: str, most: int) -> Dice:
        """Ascending faces, or `-` for none."""
        if text == "-":
            return ()
        if not text or len(text) > most or any(digit not in "123456" for digit in text) or "".join(sorted(text)) != text:
            raise self.wrong(text, reason=say("error-why-faces", faces=text))
        return tuple(map(int, text))


def fields_of(text: str, names: Sequence[str]) -> list[Field]:
    """The words of a position in one line, each with its name; the form that it should have had otherwise."""
    words = text.split(" ")
    if len(words) != len(names) or len(text) > _LONGEST_POSITION or not text.isprintable() or not all(words):
        raise PositionError("position/malformed", value=text[:_SHOWN], expected=(" ".join(name.upper() for name in names),))
    return [Field(name, word) for name, word in zip(names, words, strict=True)]
