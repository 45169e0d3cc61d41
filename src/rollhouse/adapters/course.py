"""A game as environments run it: dice fall by themselves, seats act by number, and rewards come at the end."""

from __future__ import annotations

import random
from typing import Any

from rollhouse.core.entropy import draw
from rollhouse.core.errors import SetupError
from rollhouse.core.game import CHANCE, NOBODY, AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.core.tensors import Tensors
from rollhouse.locale import catalogue

__all__ = ["Course", "called", "numbered", "utilities"]


def numbered(name: str) -> tuple[AnyGame, Tensors[Any, Any]]:
    """A game and its numbers; `setup/game` where it has none."""
    game = find_game(name)
    tensors = game.tensors()
    if tensors is None:
        raise SetupError("setup/game", value=name)
    return game, tensors


def called(game: AnyGame, kind: str = "") -> str:
    """The name of a game as registries write it: `rollhouse/DicyCards-v1`. Its version is that of the rules."""
    return f"rollhouse/{''.join(word.capitalize() for word in game.id.split('-'))}{kind}-v{game.rules_version}"


def utilities(game: AnyGame, state: Any) -> list[float]:
    """What the end is worth to each seat: 1 to a winner alone, and together 0. A shared win shares it."""
    outcome = game.outcome(state)
    players: int = state.setup.players
    if outcome is None or players == 1:
        return [0.0] * players
    share = 1.0 / len(outcome.winners)
    return [(players * (share if seat in outcome.winners else 0.0) - 1.0) / (players - 1) for seat in range(players)]


class Course:
    """One game under way."""

    def __init__(self, name: str, options: dict[str, object]) -> None:
        self.game, self.tensors = numbered(name)
        self.setup = self.game.setup(options)
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        """A new game; the same seed lets the same dice fall, and without one nobody can foresee them."""
        self._dice = random.Random(draw("dice of an environment", 32) if seed is None else seed)
        self.turns = 0
        """How many turns have begun: what is to be kept small alone."""
        self._key: tuple[int, ...] = ()
        self.state: Any = self.game.start(self.setup)
        self._roll()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.to_act == NOBODY)

    def act(self, action: int) -> None:
        """The move with this number, and then whatever chance does. What is no legal move is refused, and changes nothing."""
        self.state = self.game.play(self.state, self.tensors.move(self.state, action))
        self._roll()

    def play(self, move: Any) -> None:
        """A move of a bot, and then whatever chance does."""
        self.state = self.game.play(self.state, move)
        self._roll()

    def _roll(self) -> None:
        while True:
            if self.state.turn >= 0 and self._key != (now := self.game.turn_key(self.state)):
                self._key, self.turns = now, self.turns + 1
            if self.state.to_act != CHANCE:
                return
            self.state = self.game.apply(self.state, self.game.outcomes(self.state).sample(self._dice))

    def told(self) -> str:
        """The position for people, line by line."""
        words = catalogue("en")
        names = [f"player_{seat}" for seat in range(self.setup.players)]
        return "\n".join(words.say(message, names) for message in self.game.words.summary(self.state))
