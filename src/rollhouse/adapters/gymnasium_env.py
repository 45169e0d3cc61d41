"""Gymnasium: one seat against bots, or alone (`rollhouse[gymnasium]`)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rollhouse.adapters.episode import Episode, environment_name, utilities
from rollhouse.adapters.picture import picture
from rollhouse.core.errors import BotError, MoveError
from rollhouse.core.options import number
from rollhouse.core.registry import all_games
from rollhouse.play.bots import check_bot, find_bot
from rollhouse.play.guests import ask_bot

__all__ = ["SeatEnv", "register"]


class SeatEnv(gymnasium.Env):
    """A seat of a game; bots sit at the others. Which actions are legal is in `info["action_mask"]`, and what `action_masks()` gives.

    The reward comes with the end: 1 for winning alone; alone, every turn costs 1. An action that is not legal ends the game and costs 1.
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
            raise BotError("bot/unknown", came=",".join(names), where=self.episode.game.id, allowed=tuple(self.episode.game.bots))
        for name in names:
            check_bot(self.episode.game, name)
        self._names = names
        self._bots: dict[int, Any] = {}
        self.render_mode = render_mode
        numbers = self.episode.tensors
        self.observation_space = gymnasium.spaces.Box(0.0, np.array(numbers.highs(), np.float32), dtype=np.float32)
        self.action_space = gymnasium.spaces.Discrete(numbers.actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return np.frombuffer(self.episode.tensors.mask(self.episode.state), np.int8).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = random.Random(int(self.np_random.integers(2**62)))
        others = [other for other in range(self.episode.setup.players) if other != self.seat]
        self._bots = {other: find_bot(self.episode.game, name) for other, name in zip(others, self._names, strict=True)}
        self._moves = 0
        self.episode.begin(int(self.np_random.integers(2**62)))
        self._bots_move()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        turns = self.episode.turns
        try:
            self.episode.act(int(action))
        except MoveError as error:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": error.code}
        self._bots_move()
        over = self.episode.over
        alone = self.episode.setup.players == 1
        reward = float(turns - self.episode.turns - over) if alone else utilities(self.episode.game, self.episode.state)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def render(self) -> Any:
        if self.render_mode == "human":
            print(self.episode.text())
            return None
        if self.render_mode == "rgb_array":
            return picture(self.episode.text().splitlines(), self.episode.state.dice)
        return self.episode.text() if self.render_mode == "ansi" else None

    def _bots_move(self) -> None:
        state = self.episode.state
        while not self.episode.over and state.to_act != self.seat:
            self.episode.play(ask_bot(self._bots[state.to_act], state, self.episode.game.legal(state), self._rng, self._moves))
            self._moves += 1
            state = self.episode.state

    def _seen(self) -> Any:
        return np.array(self.episode.tensors.observe(self.episode.state, self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


def register() -> tuple[str, ...]:
    """A name for each game with numbers: `rollhouse/DicyCards-v1`, and `rollhouse/DicyCardsSolo-v1` where one can play alone."""
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
