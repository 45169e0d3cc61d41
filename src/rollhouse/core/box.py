"""Contents of the printed box that the rules don't state, so that Rollhouse ships a guess: an owner of the box can correct it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rollhouse.core.errors import DataError
from rollhouse.core.messages import Message

__all__ = ["AnyBox", "Box", "Fault"]

C = TypeVar("C", bound=msgspec.Struct)


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with one field of entered contents."""

    field: str
    """The field, such as `sets.b` or `card.3.logo`."""
    code: str
    """A stable code, such as `box/logo`."""
    reason: Message


class Box(ABC, Generic[C]):
    """The contents of a game's box, as an owner enters them."""

    content_type: type[C]
    """A struct that decodes whatever a form can hold; `faults` says what is wrong with it."""
    file: ClassVar[str]
    """The usual name of the file that `toml` writes."""
    flag: ClassVar[str]
    """The flag of `rollhouse` that reads the file."""

    @abstractmethod
    def shipped(self) -> C:
        """The contents that ship with Rollhouse: our guess."""

    @abstractmethod
    def faults(self, content: C) -> tuple[Fault, ...]:
        """Everything that is wrong with the contents; nothing where they can be played with."""

    @abstractmethod
    def toml(self, content: C) -> str:
        """The contents as the file that the game's flag reads."""

    @abstractmethod
    def setups(self, content: C) -> Mapping[str, Mapping[str, Any]]:
        """The options to play with the contents, by name: one per set of cards."""

    def check(self, content: C) -> None:
        """Raise `data/content` for the first fault."""
        for fault in self.faults(content):
            raise DataError("data/content", value=fault.code, location=fault.field, reason=fault.reason)


AnyBox = Box[Any]
