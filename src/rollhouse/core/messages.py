"""What the engine says, before it is in any language: a key of the catalogue and its arguments."""

from __future__ import annotations

from typing import TypeAlias, Union

import msgspec

__all__ = ["Arg", "Message", "Seat", "say"]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat, to be shown as the name of whoever sits there."""

    index: int


Arg: TypeAlias = Union[int, float, str, Seat, "Message", tuple[int, ...], tuple["Message", ...]]
"""An argument: a number, a verbatim text (a move, a file name), a seat, a message, dice (a tuple of faces) or a list of messages."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be: the catalogue's key and the values it needs."""

    key: str
    args: dict[str, Arg] = {}

    def __str__(self) -> str:
        return self.key + "".join(f" {name}={value}" for name, value in self.args.items())


def say(key: str, **args: Arg) -> Message:
    """`say("house-rolled", seat=Seat(0), dice=(1, 2))`: the one way messages are made, so that a test can find every key."""
    return Message(key, args)
