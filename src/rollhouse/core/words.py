"""A game's texts for every client: menus, summaries and the guide to the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from rollhouse.core.game import Move, Outcome
from rollhouse.core.messages import Message

__all__ = ["Branch", "Choice", "Item", "Option", "Pick", "Prompt", "Section", "Words"]


class Choice(msgspec.Struct, frozen=True):
    """One move, ready to be made."""

    label: Message
    move: Move


class Prompt(msgspec.Struct, frozen=True):
    """A move that needs something typed (faces, mostly): the move's text is `prefix` and the answer."""

    label: Message
    question: Message
    prefix: str


class Pick(msgspec.Struct, frozen=True):
    """A move that names `count` things out of a list: its text is `prefix` and their ids."""

    label: Message
    question: Message
    prefix: str
    count: int
    options: tuple[tuple[str, Message], ...]


class Branch(msgspec.Struct, frozen=True):
    """A question with answers; an answer may be a further question."""

    label: Message
    question: Message
    items: tuple[Item, ...]


Item: TypeAlias = Choice | Prompt | Pick | Branch


class Section(msgspec.Struct, frozen=True):
    """One piece of the guide to the rules."""

    id: str
    title: Message
    body: tuple[Message, ...]
    rulings: tuple[str, ...] = ()
    """The rulings (`D3`) that it explains."""
    card: bool = False
    """Whether it is about one card, which its id then names."""


class Option(msgspec.Struct, frozen=True):
    """One option of a setup: a flag of the command line, and a field of the form for a new game where `asked`."""

    name: str
    label: Message
    values: tuple[tuple[str, Message], ...] = ()
    """Fixed answers: the value's text and what to call it; empty when a number is asked for."""
    low: int = 0
    high: int = 0
    default: str = ""
    asked: bool = True
    """Whether the form for a new game asks for it; an option for experts is only a flag."""
    file: bool = False
    """Whether its value names a file of this machine: remote clients may not set it."""
    cards: Mapping[str, tuple[str, ...]] = {}
    """The cards of each value, by their sections of the guide; none for a value that leaves them to chance."""


class Words(ABC):
    """A game's texts, all as messages: the catalogue translates them."""

    @abstractmethod
    def name(self) -> Message:
        """The name of the game."""

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Every option of `game.setup` except `players` and `first`, in the order to ask."""

    @abstractmethod
    def setup(self, setup: Any) -> tuple[Message, ...]:
        """The description of a setup, shown when the game starts; it marks this project's own readings of the rules."""

    @abstractmethod
    def menu(self, state: Any) -> Item:
        """The choices of the player to act, as questions; also for chance, because with real dice a player enters the roll."""

    @abstractmethod
    def summary(self, state: Any) -> tuple[Message, ...]:
        """The position, line by line."""

    @abstractmethod
    def move(self, state: Any, move: Any) -> Message:
        """The effect of a move, in a few words."""

    @abstractmethod
    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        """The final standings, line by line."""

    @abstractmethod
    def guide(self) -> tuple[Section, ...]:
        """The rules, in our own words, card by card."""

    def bots(self) -> Mapping[str, Message]:
        """A sentence about each bot, by name; none for a bot whose name says enough."""
        return {}

    def cards(self) -> Mapping[str, Message]:
        """The name of every card that `teaching.taken` returns, in the order in which players know them."""
        return {}

    def errors(self) -> Mapping[str, Message]:
        """The name of each kind that `teaching.error_kind` returns, in a few words: "Rerolled the wrong dice"."""
        return {}

    def about(self, rule: str) -> tuple[Section, ...]:
        """The sections about a rule, a card or a ruling: the one with that id, or those that explain that ruling."""
        guide = self.guide()
        return tuple(section for section in guide if section.id == rule) or tuple(section for section in guide if rule in section.rulings)

    @abstractmethod
    def ids(self) -> Mapping[str, Message]:
        """The name of everything that has an id in moves."""
