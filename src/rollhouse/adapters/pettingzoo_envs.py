"""PettingZoo: a game as an AEC environment, and as a parallel one (`rollhouse[pettingzoo]`)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rollhouse.adapters.episode import Episode, environment_name, utilities
from rollhouse.core.registry import all_games

__all__ = ["ParallelGame", "TurnGame", "env", "raw_env", "register"]

_MODES = ["human", "ansi", "rgb_array"]


def env(game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game, and its agent pays for it."""
    made: Any = raw_env(game, render_mode=render_mode, max_cycles=max_cycles, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> TurnGame:
    """The environment itself: an illegal action is refused with the engine's own error, and changes nothing."""
    return TurnGame(game, render_mode=render_mode, max_cycles=max_cycles, **options)


def register() -> tuple[str, ...]:
    """Register each game with tensors in both of PettingZoo's registries."""
    names = []
    for game in all_games().values():
        if game.tensors() is None:
            continue
        names.append(name := environment_name(game))
        for kind, known, maker in (("aec", pettingzoo.aec_registry, "env"), ("parallel", pettingzoo.parallel_registry, "ParallelGame")):
            if name not in known:
                pettingzoo.register(kind, name, f"{__name__}:{maker}", kwargs={"game": game.id})
    return tuple(names)


class _Seats:
    """The agents, spaces, observations and rendering of both environments."""

    def __init__(self, game: str, render_mode: str | None, max_cycles: int | None, options: dict[str, object]) -> None:
        self.episode = Episode(game, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        players, numbers = self.episode.setup.players, self.episode.tensors
        name = f"{self.episode.game.id.replace('-', '_')}_v{self.episode.game.rules_version}"
        self.metadata = {"name": name, "render_modes": _MODES, "is_parallelizable": False, "render_fps": 2}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = gymnasium.spaces.Box(0.0, np.array(numbers.highs(), np.float32), dtype=np.float32)
        mask = gymnasium.spaces.Box(0, 1, (numbers.actions,), np.int8)
        self._observations = {agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self._actions = {agent: gymnasium.spaces.Discrete(numbers.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, state, numbers = self._seats[agent], self.episode.state, self.episode.tensors
        mask = numbers.mask(state) if state.to_act == seat else bytes(numbers.actions)
        return {"observation": np.array(numbers.observe(state, seat), np.float32), "action_mask": np.frombuffer(mask, np.int8).copy()}

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is rendered: the environment was made without a render mode.")
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""

    def _acting(self) -> str:
        return str(self.possible_agents[self.episode.state.to_act])

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, utilities(self.episode.game, self.episode.state), strict=True))


class TurnGame(_Seats, AECEnv):
    """One agent acts at a time. Rewards come with the end: 1 for a sole winner, and 0 in sum.

    In a solo game every turn costs 1. After `max_cycles` decisions per player the game is truncated.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, render_mode, max_cycles, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acting()
        self._decisions = 0

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        turns = self.episode.turns
        self.episode.act(-1 if action is None else int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        if len(self.possible_agents) == 1:
            self.rewards[agent] = float(turns - self.episode.turns - self.episode.over)
        if not self.episode.over:
            self.agent_selection = self._acting()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class ParallelGame(_Seats, ParallelEnv):
    """All agents act in every step, and only the action of the seat to act counts. An illegal one changes nothing."""

    def __init__(self, game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> None:
        _Seats.__init__(self, game, render_mode, max_cycles, options)
        self.metadata["is_parallelizable"] = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        turns, acting = self.episode.turns, self._acting()
        action = int(actions.get(acting, -1))
        legal = action in self.episode.tensors.legal(self.episode.state)
        if legal:
            self.episode.act(action)
        self._cycles += 1
        over = self.episode.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = self._rewards() if over else dict.fromkeys(self.agents, 0.0)
        if len(self.possible_agents) == 1:
            rewards[acting] = float(turns - self.episode.turns - over)
        agents = self.agents
        observations = {agent: self.observe(agent) for agent in agents}
        infos: dict[str, Any] = {agent: {"illegal": agent == acting and not legal} for agent in agents}
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
