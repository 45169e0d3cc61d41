"""A game in numbers for machine learning: one action space and one observation for all adapters (docs/research.md).

Actions are whole numbers, observations flat rows of numbers; both are cut into named blocks. Dice lie in ascending order, and a choice
among them is a mask over their places, the lowest places for equal faces: so every legal move has one number, and every legal number one
move. Chance's actions are counted apart: the place of its move in `game.outcomes(state)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from rollhouse.core.dice import FACES, Dice
from rollhouse.core.errors import MalformedMove
from rollhouse.core.game import CHANCE, AnyGame, Move, State
from rollhouse.core.messages import say

__all__ = ["Block", "Tensors", "dice_cells", "mask_of", "one_hot", "picked", "places", "seats_from", "table_of"]

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


class Block(msgspec.Struct, frozen=True):
    """A named run of numbers in an action space or an observation."""

    name: str
    size: int
    about: str
    """Their meaning, for the table in the documentation."""
    high: float = 1.0
    """The upper bound of its numbers; the lower bound is 0."""


def places(blocks: Sequence[Block]) -> dict[str, range]:
    """The range of each block."""
    ends = list(accumulate(block.size for block in blocks))
    return {block.name: range(end - block.size, end) for block, end in zip(blocks, ends, strict=True)}


def table_of(blocks: Sequence[Block], *, with_high: bool) -> str:
    """The blocks as a table in Markdown; the documentation carries it."""
    where = places(blocks)
    rows = []
    for block in blocks:
        first, last = where[block.name].start, where[block.name].stop - 1
        limit = f" (at most {block.high:g})" if with_high and block.high != 1 else ""
        rows.append(f"| {first if first == last else f'{first}–{last}'} | `{block.name}` | {block.about}{limit} |")
    return "\n".join(("| places | block | what it says |", "|---:|---|---|", *rows))


class Tensors(ABC, Generic[S, M]):
    """The action space and the observation of one game."""

    game: ClassVar[AnyGame]
    action_blocks: ClassVar[tuple[Block, ...]]
    observation_blocks: ClassVar[tuple[Block, ...]]
    most_outcomes: ClassVar[int]
    """The most moves that chance chooses among."""

    @property
    def actions(self) -> int:
        """The number of actions, which are counted from 0."""
        return sum(block.size for block in self.action_blocks)

    @property
    def size(self) -> int:
        """The number of numbers in an observation."""
        return sum(block.size for block in self.observation_blocks)

    def highs(self) -> list[float]:
        """The upper bound of each number in an observation."""
        return [block.high for block in self.observation_blocks for _ in range(block.size)]

    @abstractmethod
    def action(self, state: S, move: M) -> int:
        """The number of a legal move of a seat."""

    @abstractmethod
    def read(self, state: S, action: int) -> M | None:
        """The move with this number, legal or not; None where the dice that it names are not there."""

    @abstractmethod
    def observe(self, state: S, seat: int) -> list[float]:
        """The complete observation from this seat, from which seats are counted; a state hides nothing."""

    def move(self, state: S, action: int) -> M:
        """The move with this number.

        Raises:
            MalformedMove: No move of this position has this number.

        """
        found = self.read(state, action) if 0 <= action < self.actions else None
        if found is None:
            raise MalformedMove(str(action), reason=say("error-why-no-move"), expected=tuple(map(str, self.legal(state))))
        return found

    def legal(self, state: S) -> list[int]:
        """The numbers of all legal moves of the seat that is to act, ascending; none while chance is to act, or after the end."""
        if state.to_act < 0:
            return []
        return sorted(self.action(state, move) for move in self.game.legal(state))

    def mask(self, state: S) -> bytes:
        """A byte for every action: 1 where it is legal."""
        mask = bytearray(self.actions)
        for action in self.legal(state):
            mask[action] = 1
        return bytes(mask)

    def outcome(self, state: S, move: M) -> int:
        """The number of a move of chance."""
        return self.game.outcomes(state).moves.index(move)

    def chance_move(self, state: S, outcome: int) -> M:
        """The move of chance with this number."""
        moves = self.game.outcomes(state).moves if state.to_act == CHANCE else ()
        if not 0 <= outcome < len(moves):
            raise MalformedMove(str(outcome), reason=say("error-why-no-move"), expected=tuple(map(str, range(len(moves)))))
        found: M = moves[outcome]
        return found


@lru_cache(maxsize=1 << 16)
def mask_of(dice: Dice, chosen: Dice) -> int:
    """The places of `chosen` among `dice`, as bits: of equal faces the first ones."""
    mask = 0
    for face in FACES:
        first = dice.index(face) if face in chosen else 0
        mask |= ((1 << chosen.count(face)) - 1) << first
    return mask


@lru_cache(maxsize=1 << 16)
def picked(dice: Dice, mask: int) -> Dice | None:
    """The dice at these places; None where there are no such places, or where equal faces have another mask."""
    if mask >> len(dice):
        return None
    chosen = tuple(face for place, face in enumerate(dice) if mask >> place & 1)
    return chosen if mask_of(dice, chosen) == mask else None


def one_hot(place: int, size: int) -> list[float]:
    """1 at this place and 0 elsewhere; nothing but 0 where there is no such place."""
    cells = [0.0] * size
    if 0 <= place < size:
        cells[place] = 1.0
    return cells


def dice_cells(dice: Dice, count: int) -> list[float]:
    """Six numbers for each of `count` dice, in ascending order: 1 at the face it shows."""
    cells = [0.0] * (count * len(FACES))
    for place, face in enumerate(dice):
        cells[place * len(FACES) + face - 1] = 1.0
    return cells


def seats_from(seat: int, values: Sequence[Any], empty: Any, most: int) -> Iterator[Any]:
    """The numbers of each seat, from this one on, and `empty` for seats that the game does not have."""
    count = len(values)
    return (values[(seat + away) % count] if away < count else empty for away in range(most))
