"""Gymnasium: one seat against bots, or solo (`rollhouse[gymnasium]`)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rollhouse.adapters.episode import Episode, environment_name, utilities
from rollhouse.core.errors import BotError, MoveError
from rollhouse.core.options import number
from rollhouse.core.registry import all_games
from rollhouse.play.bots import check_bot, find_bot
from rollhouse.play.external_bots import ask_bot

__all__ = ["SeatEnv", "register"]


class SeatEnv(gymnasium.Env):
    """One seat of a game, with bots at the others. The legal actions are in `info["action_mask"]` and in `action_masks()`.

    The reward comes with the end: 1 for a sole win. In a solo game every turn costs 1. An illegal action ends the game and costs 1.

    Args:
        game: The game's id.
        seat: The agent's seat.
        opponents: The bots at the other seats, one name for all or one each.
        render_mode: `human`, `ansi` or `rgb_array`.
        options: The game's own options.

    Raises:
        BotError: An opponent is unknown, or their number is wrong.
        SetupError: The game is unknown or has no tensors, or an option is not accepted.

    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self, game: str, *, seat: int = 0, opponents: str | Sequence[str] = "greedy", render_mode: str | None = None, **options: object
    ) -> None:
        self.episode = Episode(game, options)
        players = self.episode.setup.players
        self.seat = number({"seat": seat}, "seat", range(players), 0)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise BotError("bot/unknown", value=",".join(names), location=self.episode.game.id, expected=tuple(self.episode.game.bots))
        for name in names:
            check_bot(self.episode.game, name)
        self._names = names
        self._bots: dict[int, Any] = {}
        self.render_mode = render_mode
        numbers = self.episode.tensors
        self.observation_space = gymnasium.spaces.Box(0.0, np.array(numbers.highs(), np.float32), dtype=np.float32)
        self.action_space = gymnasium.spaces.Discrete(numbers.actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as booleans."""
        return np.frombuffer(self.episode.tensors.mask(self.episode.state), np.int8).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = random.Random(int(self.np_random.integers(2**62)))
        others = [other for other in range(self.episode.setup.players) if other != self.seat]
        self._bots = {other: find_bot(self.episode.game, name) for other, name in zip(others, self._names, strict=True)}
        self._moves = 0
        self.episode.begin(int(self.np_random.integers(2**62)))
        self._bots_move()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        turns = self.episode.turns
        try:
            self.episode.act(int(action))
        except MoveError as error:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": error.code}
        self._bots_move()
        over = self.episode.over
        alone = self.episode.setup.players == 1
        reward = float(turns - self.episode.turns - over) if alone else utilities(self.episode.game, self.episode.state)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def render(self) -> Any:
        return self.episode.render(self.render_mode)

    def _bots_move(self) -> None:
        state = self.episode.state
        while not self.episode.over and state.to_act != self.seat:
            self.episode.play(ask_bot(self._bots[state.to_act], state, self.episode.game.legal(state), self._rng, self._moves))
            self._moves += 1
            state = self.episode.state

    def _observation(self) -> Any:
        return np.array(self.episode.tensors.observe(self.episode.state, self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


def register() -> tuple[str, ...]:
    """Register each game with tensors: `rollhouse/DicyCards-v1`, and `rollhouse/DicyCardsSolo-v1` where it has a solo form."""
    names = []
    for game in all_games().values():
        if game.tensors() is None:
            continue
        kinds: dict[str, dict[str, object]] = {"": {"players": max(2, game.players[0])}}
        if 1 in game.players:
            kinds["Solo"] = {"players": 1, "opponents": ()}
        for kind, options in kinds.items():
            name = environment_name(game, kind)
            if name not in gymnasium.registry:
                gymnasium.register(name, entry_point="rollhouse.adapters.gymnasium_env:SeatEnv", kwargs={"game": game.id, **options})
            names.append(name)
    return tuple(names)
