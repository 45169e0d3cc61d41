"""What people may call themselves: something that can be seen, and told from the other names at the table."""

from __future__ import annotations

import unicodedata

from rollhouse.play.players import GONE, LONGEST_NAME

__all__ = ["is_name", "looks"]

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their category that draw nothing."""
_SHOWN = ("L", "N", "P", "S")
_MOST_MARKS = 3
"""Accents on top of each other: more of them reach into other lines."""
_RESERVED = ("bot:", "exec:", GONE)
_ALIKE = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтвнгпαορνικυχτγεβηωϲℓıl1|!05$",
    "aeopcyxijshdqwkmtbhrnaopvikuxtyebnwciiiiiioss",
)
"""Letters of other scripts, and digits, that pass for Latin ones in small writing. Not all there are: those of the scripts next door."""


def is_name(name: str) -> bool:
    """Whether everybody can see it, and nobody takes it for a bot's, or for that of somebody who is gone."""
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or not _BLANK.isdisjoint(name):
        return False
    plain = name.casefold()
    if plain.startswith(_RESERVED) or "(bot" in plain:
        return False
    kinds = [unicodedata.category(letter)[0] for letter in unicodedata.normalize("NFC", name)]
    return any(kind in _SHOWN for kind in kinds) and "M" * (_MOST_MARKS + 1) not in "".join(kinds)


def looks(name: str) -> str:
    """The same for names that look the same, whatever letters they are made of."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold().translate(_ALIKE)).replace(" ", "")
