"""Parsing of moves and positions, shared by all games: words, faces, seats, fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rollhouse.core.dice import Dice
from rollhouse.core.errors import MalformedMove, PositionError
from rollhouse.core.messages import Message, range_reason, say

__all__ = ["Field", "fields_of", "read_faces", "read_seat", "words_of"]

_MAX_MOVE_TEXT_LENGTH = 400
_MAX_POSITION_TEXT_LENGTH = 20_000
_MAX_QUOTED_LENGTH = 80


def words_of(text: str, forms: Sequence[str]) -> list[str]:
    """The words of a move's text.

    Args:
        text: The text, from any source.
        forms: The forms of moves that the error lists.

    Raises:
        MalformedMove: The text is empty, too long or not printable.

    """
    words = text.split()
    if not words or len(text) > _MAX_MOVE_TEXT_LENGTH or not text.isprintable():
        raise MalformedMove(text[:_MAX_MOVE_TEXT_LENGTH], reason=say("error-why-no-move"), expected=forms)
    return words


def read_faces(text: str, words: Sequence[str], forms: Sequence[str]) -> Dice:
    """The faces in these words of the move `text`, sorted: `412` and `4 1 2` are both (1, 2, 4).

    Raises:
        MalformedMove: There is no face, or a character other than 1 to 6.

    """
    digits = "".join(words)
    if not digits or any(digit not in "123456" for digit in digits):
        raise MalformedMove(text, reason=say("error-why-faces", faces=digits), expected=forms)
    return tuple(sorted(map(int, digits)))


def read_seat(text: str, words: Sequence[str], forms: Sequence[str]) -> int:
    """The seat number in these words of the move `text`.

    Raises:
        MalformedMove: The words are not one number of at most two digits.

    """
    if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > 2:
        raise MalformedMove(text, reason=say("error-why-no-move"), expected=forms)
    return int(words[0])


# --- positions ------------------------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """One word of a position line, with its name. Its methods parse it and raise `PositionError` with that name."""

    name: str
    text: str

    def wrong(self, value: str = "", *, reason: Message | None = None, expected: Sequence[str] = ()) -> PositionError:
        """The error for a field, or a part of it, that can't be parsed."""
        return PositionError(
            "position/malformed", value=(value or self.text)[:_MAX_QUOTED_LENGTH], location=self.name, reason=reason, expected=expected
        )

    def impossible(self, value: str = "", reason: Message | None = None) -> PositionError:
        """The error for a value that no game reaches."""
        return PositionError("position/impossible", value=(value or self.text)[:_MAX_QUOTED_LENGTH], location=self.name, reason=reason)

    def parts(self, mark: str, count: range) -> list[str]:
        """The parts between marks; their number must be in `count`."""
        parts = self.text.split(mark)
        if len(parts) not in count:
            raise self.wrong()
        return parts

    def number(self, text: str, among: range) -> int:
        """A whole number of the range, without sign or leading zeros."""
        if not (text.isascii() and text.isdigit() and len(text) < 7 and str(int(text)) == text and int(text) in among):
            raise self.wrong(text, reason=range_reason(among[0], among[-1]))
        return int(text)

    def dice(self, text: str, most: int) -> Dice:
        """Up to `most` faces in ascending order, or `-` for none."""
        if text == "-":
            return ()
        if not text or len(text) > most or any(digit not in "123456" for digit in text) or "".join(sorted(text)) != text:
            raise self.wrong(text, reason=say("error-why-faces", faces=text))
        return tuple(map(int, text))


def fields_of(text: str, names: Sequence[str]) -> list[Field]:
    """The words of a position line, one for each name.

    Raises:
        PositionError: The line does not have this form.

    """
    words = text.split(" ")
    if len(words) != len(names) or len(text) > _MAX_POSITION_TEXT_LENGTH or not text.isprintable() or not all(words):
        raise PositionError("position/malformed", value=text[:_MAX_QUOTED_LENGTH], expected=(" ".join(name.upper() for name in names),))
    return [Field(name, word) for name, word in zip(names, words, strict=True)]
