"""Games and bots that do what a real one hardly ever does. In a module of their own, so that worker processes can import them."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping, Sequence
from threading import Event

from msgspec.structs import replace

from rollhouse.core.bots import RandomBot
from rollhouse.core.game import Outcome
from tests.core.toy import Again, Careful, Pig, PigMove, PigSetup, PigState


class Reckless:
    """Never stops, so it never banks a point."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        return Again()


class Deadly:
    """Takes its process down with it."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        os._exit(3)


class OddPig(Pig):
    """Pig with odd bots."""

    bots = {"random": RandomBot, "careful": Careful, "reckless": Reckless, "deadly": Deadly}


class SharedPig(OddPig):
    """Pig in which the last seat always shares the win."""

    def outcome(self, state: PigState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, winners=tuple(sorted({*outcome.winners, state.setup.players - 1})))


class StubbornPig(OddPig):
    """Pig that seats two for any number of players."""

    def setup(self, given: Mapping[str, object]) -> PigSetup:
        return super().setup({**given, "players": 2})


def at_once(stopped: Callable[[], bool]) -> int:
    """A task."""
    return 1


def endless(stopped: Callable[[], bool]) -> int:
    """A task that never asks whether it may stop, as while it compiles."""
    Event().wait()
    return 2
