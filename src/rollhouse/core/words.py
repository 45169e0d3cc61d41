"""How a game puts its positions and choices to a person, whatever the client: menus, summaries and the guide to the rules."""

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
    """The rulings of the contract (`D3`) that it tells."""
    card: bool = False
    """Whether it is about one card, which its id then names."""


class Option(msgspec.Struct, frozen=True):
    """One setting of a setup: a flag of the command line, and a question of the chooser where `asked`."""

    name: str
    label: Message
    values: tuple[tuple[str, Message], ...] = ()
    """Fixed answers: the value's text and what to call it; empty when a number is asked for."""
    low: int = 0
    high: int = 0
    default: str = ""
    asked: bool = True
    """Whether a chooser asks for it; what is for experts is a flag only."""
    file: bool = False
    """Whether its value names a file of this machine: nobody from outside may set it."""
    cards: Mapping[str, tuple[str, ...]] = {}
    """Which cards an answer means, by their sections of the guide; none for an answer that leaves it to chance."""


class Words(ABC):
    """A game in words. Everything is a message; nothing here is in a language."""

    @abstractmethod
    def name(self) -> Message:
        """What the game is called."""

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Every option that `game.setup` takes, in the order to ask; players and the first seat are the house's own."""

    @abstractmethod
    def setup(self, setup: Any) -> tuple[Message, ...]:
        """What this setup means: shown when the game starts, with whatever must be marked as this project's own reading."""

    @abstractmethod
    def menu(self, state: Any) -> Item:
        """What whoever is to act may do, as questions. Chance's too: with real dice a person answers for it."""

    @abstractmethod
    def summary(self, state: Any) -> tuple[Message, ...]:
        """The position, line by line."""

    @abstractmethod
    def move(self, state: Any, move: Any) -> Message:
        """What this move would do, in a few words."""

    @abstractmethod
    def result(self, outcome: Outcome) -> tuple[Message, ...]:
        """The final standings, line by line."""

    @abstractmethod
    def guide(self) -> tuple[Section, ...]:
        """The rules, in our own words, card by card."""

    def bots(self) -> Mapping[str, Message]:
        """What its bots are like, in a sentence, by name; for those that need more than their name."""
        return {}

    def cards(self) -> Mapping[str, Message]:
        """The name of every card that `teaching.taken` returns, in the order in which players know them."""
        return {}

    def errors(self) -> Mapping[str, Message]:
        """The name of each kind that `teaching.error_kind` returns, in a few words: "Rerolled the wrong dice"."""
        return {}

    def about(self, rule: str) -> tuple[Section, ...]:
        """What the guide says about a rule, a card or a ruling: the section of that name, or those that tell that ruling."""
        guide = self.guide()
        return tuple(section for section in guide if section.id == rule) or tuple(section for section in guide if rule in section.rulings)

    @abstractmethod
    def ids(self) -> Mapping[str, Message]:
        """The name of everything that moves call by an id."""
