"""Sources of chance: a seed, a script, a person with real dice. The verifiable dice are in `fair.py`."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Protocol

from rollhouse.core.entropy import draw
from rollhouse.core.game import Outcomes

DICE_KINDS = ("virtual", "real")


class Source(Protocol):
    """Answers for chance. `moment` says which roll of which turn it is (`Table.moment`)."""

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """Chance's move, or None when a person must type what the dice showed."""
        ...


class SeededDice:
    """The same seed gives the same dice. Each moment has its own, so taking a move back and resuming a game change nothing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """The move that the seed holds for this moment."""
        return outcomes.pick(random.Random(f"rollhouse dice {self.seed} {moment}").randrange(outcomes.total))


class ScriptedDice:
    """Chance moves known beforehand: for tests, and for playing a record's dice again."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = iter(texts)

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """The next scripted move; None after the last one."""
        wanted = next(self._texts, None)
        return next((move for move in outcomes.moves if str(move) == wanted), None)


class RealDice:
    """Real dice on a real table: a person types what they show."""

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """No result: a person types what the dice show."""
        return None


class AbsentDice:
    """Stands for dice that are elsewhere: at a shared table only the node that makes the moves has them."""

    def answer(self, outcomes: Outcomes[Any], moment: int) -> Any | None:
        """None: the answer comes from elsewhere."""
        return None


def bot_rng(seed: int | None, ply: int) -> random.Random:
    """A bot's own randomness: never the dice's."""
    return random.Random(draw("bot", 32) if seed is None else f"rollhouse bot {seed} {ply}")
