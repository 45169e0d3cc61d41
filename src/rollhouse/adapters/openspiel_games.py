"""OpenSpiel: the games as Python games with explicit chance (`rollhouse[openspiel]`)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from rollhouse.adapters.episode import game_with_tensors, utilities
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.registry import all_games

__all__ = ["register"]

_MAX_GAME_MOVES = 20_000
"""OpenSpiel requires a bound: after so many moves, chance's included, the game ends without a winner."""
_POSITION = "position"


def register() -> tuple[str, ...]:
    """Register each game as `python_dicy_cards` and so on; its parameters are the players, the setup's plain values, and `position`."""
    return tuple(_registered(game.id) for game in all_games().values() if game.tensors() is not None and game.players[-1] > 1)


@cache
def _registered(name: str) -> str:
    game, _ = game_with_tensors(name)
    kind = pyspiel.GameType(
        short_name="python_" + game.id.replace("-", "_"),
        long_name=f"Rollhouse: {game.id}, rules {game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=max(2, game.players[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )

    class Registered(_Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    pyspiel.register_game(kind, Registered)
    short_name: str = kind.short_name
    return short_name


def _parameters(game: AnyGame) -> dict[str, Any]:
    """The plain values of a setup, with their defaults."""
    fields = {field.name: field.default for field in msgspec.structs.fields(game.setup_type)}
    usual = {name: value for name, value in fields.items() if isinstance(value, int | str)}
    return {"players": 2, "first": 0, **usual, _POSITION: ""}


class _Game(pyspiel.Game):
    """A game with its setup."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        self.rules, self.numbers = game_with_tensors(name)
        given = {**_parameters(self.rules), **params}
        line = given.pop(_POSITION)
        self.begun: Any = self.rules.read_position(line) if line else self.rules.start(self.rules.setup(given))
        players = self.begun.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions,
            max_chance_outcomes=self.numbers.most_outcomes,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MAX_GAME_MOVES,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return _Observer(self.numbers, wanted)


class _State(pyspiel.State):
    """A position. Our states are immutable, so that copies share one."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.game, self.numbers, self.at = game.rules, game.numbers, game.begun
        self.moves = 0

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.at.to_act == CHANCE else int(self.at.to_act)

    def _legal_actions(self, player: int) -> list[int]:
        return self.numbers.legal(self.at)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(place, float(chance)) for place, chance in enumerate(self.game.outcomes(self.at).probabilities())]

    def _apply_action(self, action: int) -> None:
        chance = self.at.to_act == CHANCE
        move = self.numbers.chance_move(self.at, action) if chance else self.numbers.move(self.at, action)
        self.at = self.game.apply(self.at, move)
        self.moves += 1

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return str(self.numbers.chance_move(self.at, action) if chance else self.numbers.move(self.at, action))

    def is_terminal(self) -> bool:
        return bool(self.at.to_act == GAME_OVER) or self.moves >= _MAX_GAME_MOVES

    def returns(self) -> list[float]:
        return utilities(self.game, self.at)

    def __str__(self) -> str:
        return self.game.position_text(self.at)


class _Observer:
    """The game's own observation, and its position as text; everything is public."""

    def __init__(self, numbers: Any, wanted: Any) -> None:
        self._public, self._recalls = wanted.public_info, wanted.perfect_recall
        self.tensor = np.zeros(numbers.size if self._public else 0, np.float32)
        self.dict = {"observation": self.tensor} if self._public else {}

    def set_from(self, state: _State, player: int) -> None:
        if self._public:
            self.tensor[:] = state.numbers.observe(state.at, player)

    def string_from(self, state: _State, player: int) -> str:
        if not self._public:
            return ""
        return f"{' '.join(map(str, state.history()))} {state}".strip() if self._recalls else str(state)
