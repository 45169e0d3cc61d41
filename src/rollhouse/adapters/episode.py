"""One game as environments run it: chance moves by itself, seats act by number, and rewards come at the end."""

from __future__ import annotations

import random
from typing import Any

from rollhouse.core.entropy import draw
from rollhouse.core.errors import SetupError
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.core.tensors import Tensors
from rollhouse.locale import catalogue

__all__ = ["Episode", "environment_name", "game_with_tensors", "utilities"]


def game_with_tensors(name: str) -> tuple[AnyGame, Tensors[Any, Any]]:
    """A game and its tensors.

    Raises:
        SetupError: The game has no tensors (`setup/game`).

    """
    game = find_game(name)
    tensors = game.tensors()
    if tensors is None:
        raise SetupError("setup/game", value=name)
    return game, tensors


def environment_name(game: AnyGame, kind: str = "") -> str:
    """The name of a game in environment registries, with its rules version: `rollhouse/DicyCards-v1`."""
    return f"rollhouse/{''.join(word.capitalize() for word in game.id.split('-'))}{kind}-v{game.rules_version}"


def utilities(game: AnyGame, state: Any) -> list[float]:
    """The reward of each seat at the end: 1 for a sole winner, less for a shared win; all seats sum to 0."""
    outcome = game.outcome(state)
    players: int = state.setup.players
    if outcome is None or players == 1:
        return [0.0] * players
    share = 1.0 / len(outcome.winners)
    return [(players * (share if seat in outcome.winners else 0.0) - 1.0) / (players - 1) for seat in range(players)]


class Episode:
    """One game under way; chance moves by itself after every action."""

    def __init__(self, name: str, options: dict[str, object]) -> None:
        self.game, self.tensors = game_with_tensors(name)
        self.setup = self.game.setup(options)
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        """Begin a new game; the same seed gives the same dice, and without one they are random."""
        self._dice = random.Random(draw("dice of an environment", 32) if seed is None else seed)
        self.turns = 0
        """The turns that have begun: the cost to keep small in a solo game."""
        self._key: tuple[int, ...] = ()
        self.state: Any = self.game.start(self.setup)
        self._roll()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.to_act == GAME_OVER)

    def act(self, action: int) -> None:
        """Play the move with this number, then chance's.

        Raises:
            MoveError: The move is not legal; nothing has changed then.

        """
        self.state = self.game.play(self.state, self.tensors.move(self.state, action))
        self._roll()

    def play(self, move: Any) -> None:
        """Play a move of a bot, then chance's."""
        self.state = self.game.play(self.state, move)
        self._roll()

    def _roll(self) -> None:
        while True:
            if self.state.turn >= 0 and self._key != (now := self.game.turn_key(self.state)):
                self._key, self.turns = now, self.turns + 1
            if self.state.to_act != CHANCE:
                return
            self.state = self.game.apply(self.state, self.game.outcomes(self.state).sample(self._dice))

    def render(self, mode: str | None) -> Any:
        """The position as text (`ansi`) or as a picture (`rgb_array`); `human` prints it and returns None."""
        if mode == "human":
            print(self.text())
        if mode == "rgb_array":
            from rollhouse.adapters.picture import picture

            return picture(self.text().splitlines(), self.state.dice)
        return self.text() if mode == "ansi" else None

    def text(self) -> str:
        """The position in English, line by line."""
        words = catalogue("en")
        names = [f"player_{seat}" for seat in range(self.setup.players)]
        return "\n".join(words.say(message, names) for message in self.game.words.summary(self.state))
