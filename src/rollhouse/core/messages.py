"""Messages to users before translation: a key of the catalogue and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, Union

import msgspec

__all__ = ["Arg", "Message", "Seat", "range_reason", "say", "times"]

_ROUNDING = 1e-9
"""A chance this close to 0 or 1 is 0 or 1."""


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat as an argument; it is shown as the name of its player."""

    index: int


Arg: TypeAlias = Union[int, float, str, Seat, "Message", tuple[int, ...], tuple["Message", ...]]
"""An argument: a number, a verbatim text (a move, a file name), a seat, a message, dice (a tuple of faces) or a list of messages."""


if TYPE_CHECKING:
    Args: TypeAlias = dict[str, Arg]
else:  # in JSON seats and messages are both objects, and dice and lists of messages both arrays: `Message` tells them apart itself
    Args = dict[str, Any]


class Message(msgspec.Struct, frozen=True, gc=False):
    """A message to users: the catalogue's key and its arguments. `msgspec` encodes it as JSON and decodes it."""

    key: str
    args: Args = {}

    def __post_init__(self) -> None:
        args = self.args
        for name, value in args.items():
            if type(value) in _FROM_JSON:
                args[name] = _from_json(value)

    def __str__(self) -> str:
        return self.key + "".join(f" {name}={value}" for name, value in self.args.items())


_FROM_JSON: tuple[type, ...] = (dict, list)


def _from_json(value: Any) -> Arg:
    """An argument that was read from JSON: only a seat has an index, only a message a key."""
    match value:
        case {"index": int()}:
            return msgspec.convert(value, Seat)
        case {"key": _}:
            return msgspec.convert(value, Message)
        case [int(), *_] | []:
            return msgspec.convert(value, tuple[int, ...])
    return msgspec.convert(value, tuple[Message, ...])


def say(key: str, **args: Arg) -> Message:
    """The message with this key. Code makes messages only by this function, with a literal key, so that a test finds every key.

    >>> say("pig-rolled", seat=Seat(0), dice=(1, 2))
    Message(key='pig-rolled', args={'seat': Seat(index=0), 'dice': (1, 2)})
    """
    return Message(key, args)


def range_reason(low: int, high: int) -> Message:
    """The reason against a number outside a range: which numbers there are."""
    return say("error-why-only", low=low) if low == high else say("error-why-number", low=low, high=high)


def times(chance: float) -> Message:
    """A chance within a sentence: "44 times in 100"; only what never happens is "never", and only what always does "for certain".

    >>> times(0.444)
    Message(key='common-times', args={'count': 44})
    """
    if chance <= _ROUNDING:
        return say("common-times-never")
    if chance >= 1 - _ROUNDING:
        return say("common-times-always")
    if chance < 0.01:
        return say("common-times-rarely")
    if chance > 0.99:
        return say("common-times-nearly-always")
    return say("common-times", count=round(100 * chance))
