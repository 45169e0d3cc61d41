"""Parsing of setup options from any source: flags, requests, records.

Every function takes the options by name as `given`, and raises `SetupError` with the option's name in its code (`setup/target`):

>>> number({"target": "50"}, "target", range(20, 501), default=100)
50
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rollhouse.core.errors import SetupError
from rollhouse.core.game import First
from rollhouse.core.messages import range_reason, say

__all__ = ["first", "flag", "number", "one_of", "only", "text", "texts"]


def only(given: Mapping[str, Any], names: Sequence[str]) -> None:
    """Refuse options that the game does not have.

    Raises:
        SetupError: `setup/unknown`, with the name.

    """
    for name in given:
        if name not in names:
            raise SetupError("setup/unknown", value=str(name), expected=names)


def number(given: Mapping[str, Any], name: str, among: range, default: int) -> int:
    """The value as a whole number of the range `among`; a text of digits counts, since flags and tags are texts."""
    value = given.get(name, default)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or value not in among:
        low, high = among[0], among[-1]
        expected = str(low) if low == high else f"{low}–{high}"
        raise SetupError(f"setup/{name}", value=str(value), reason=range_reason(low, high), expected=(expected,))
    return value


def one_of(given: Mapping[str, Any], name: str, among: Sequence[str], default: str) -> str:
    """The value as one of the words `among`."""
    value = given.get(name, default)
    if not isinstance(value, str) or value not in among:
        raise SetupError(f"setup/{name}", value=str(value), reason=say("error-why-word"), expected=among)
    return value


def flag(given: Mapping[str, Any], name: str, default: bool) -> bool:
    """The value as a boolean; `true` and `false` as texts count."""
    value = given.get(name, default)
    if isinstance(value, str):
        value = {"true": True, "false": False}.get(value, value)
    if not isinstance(value, bool):
        raise SetupError(f"setup/{name}", value=str(value), reason=say("error-why-word"), expected=("true", "false"))
    return value


def text(given: Mapping[str, Any], name: str) -> str:
    """The value as a text; empty without the option."""
    value = given.get(name, "")
    if not isinstance(value, str):
        raise SetupError(f"setup/{name}", value=str(value), reason=say("error-why-word"))
    return value


def texts(given: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """The value as words: a list, or a text with spaces or commas between them; empty without the option."""
    value = given.get(name, ())
    if isinstance(value, str):
        value = value.replace(",", " ").split()
    if not isinstance(value, Sequence) or not all(isinstance(word, str) for word in value):
        raise SetupError(f"setup/{name}", value=str(value), reason=say("error-why-word"))
    return tuple(value)


def first(given: Mapping[str, Any], players: int) -> First:
    """The seat that starts, by default 0; or `random`, where chance decides (D8, T9)."""
    return "random" if given.get("first") == "random" else number(given, "first", range(players), 0)
