"""The luck of a game, taken out of its result: what chance, and bots that draw their moves by chance, added to each seat's share."""

from __future__ import annotations

from math import fsum
from typing import Any

from rollhouse.core.bots import DrawingBot
from rollhouse.core.evaluate import Evaluator
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.teaching import evaluator_of


class LuckAccount:
    """What chance has added to each seat's share of the win so far, by the values of the game's evaluator.

    A result less its luck has the same mean, however wrong the values are, for each term is 0 on average:

    - A roll adds the value after it less the one before it, its mean (an evaluator is consistent within a turn).
    - The start adds its value less an even share, for all bots have each seat once.
    - A bot that draws its moves adds what its moves cost on average less what the drawn one costs; the others gain or lose that in
      proportion to their shares.

    The luck of cards stays in the result: the value before a draw is the mean of too many.

    After Burch et al., "AIVAT: a new variance reduction technique for agent evaluation in imperfect information games" (AAAI 2018).
    """

    def __init__(self, game: AnyGame, players: int) -> None:
        self.luck = [0.0] * players
        self._game = game
        self._evaluator: Evaluator | None = None
        self._valued: Any = None
        """The latest position whose values were needed."""
        self._values: tuple[float, ...] = (1.0 / players,) * players
        """Its values."""

    def chance(self, before: Any, after: Any) -> None:
        """Note a move of chance, by the positions before and after it."""
        if self._evaluator is None:
            self._evaluator = evaluator_of(self._game, after, if_missing="estimate")
            if self._evaluator is not None:
                self._add(self._values, self._values_of(self._evaluator, after))
        elif self._game.teaching is not None and self._game.teaching.luck_kind(before) != "cards":
            self._add(self._values_of(self._evaluator, before), self._values_of(self._evaluator, after))

    def decision(self, state: Any, move: Any, bot: Bot) -> None:
        """Note a bot's move in a position."""
        if self._evaluator is None or not isinstance(bot, DrawingBot):
            return
        options = self._evaluator.options(state)
        chances = bot.chances(state, [option.move for option in options])
        drawn = next(option.value for option in options if option.move == move)
        gained = drawn - fsum(chance * option.value for chance, option in zip(chances, options, strict=True))
        others = 1.0 - self._values[state.to_act]
        for seat, value in enumerate(self._values):
            self.luck[seat] += gained if seat == state.to_act else -gained * value / others if others > 0.0 else 0.0

    def _values_of(self, evaluator: Evaluator, state: Any) -> tuple[float, ...]:
        if state is not self._valued:
            self._valued, self._values = state, evaluator.values(state)
        return self._values

    def _add(self, before: tuple[float, ...], after: tuple[float, ...]) -> None:
        for seat, (was, now) in enumerate(zip(before, after, strict=True)):
            self.luck[seat] += now - was
