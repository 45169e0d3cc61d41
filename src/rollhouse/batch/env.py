"""The base of both games' simulators: Pgx's state, and steps that consist of a move and the chance that follows."""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from rollhouse.core.tensors import Tensors

__all__ = ["Env", "Simulated", "State"]

PositionT = TypeVar("PositionT")
DrawsT = TypeVar("DrawsT")

_ILLEGAL_ACTION_REWARD = -1.0
"""The reward of an illegal action, which also ends the game, as in Pgx."""


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class State(Generic[PositionT]):
    """A game in which a seat is to act, or one that is over. Fields have the names and meanings that Pgx gives them."""

    current_player: Array
    """The seat that is to act; without meaning once the game is over."""
    observation: Array
    """What that seat sees: `Tensors.observe`."""
    rewards: Array
    """One number per seat: the reward of the last step."""
    terminated: Array
    truncated: Array
    """Always false: games end by themselves."""
    legal_action_mask: Array
    """Which actions are legal; all of them once the game is over, so that a mask is never empty."""
    position: PositionT
    """The game's own position."""

    def replace(self, **changes: Any) -> State[PositionT]:
        """A copy with some fields changed."""
        return dataclasses.replace(self, **changes)


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class Simulated(Generic[PositionT]):
    """The result of a move, before chance plays."""

    position: PositionT
    rolling: Array
    """How many dice are due."""
    over: Array


class Env(ABC, Generic[PositionT, DrawsT]):
    """A game as a batch of arrays. Every method is pure, takes and gives one game, and is made for `jax.jit` and `jax.vmap`.

    Actions and observations are those of `game.tensors()`. A step is a seat's move and all chance until a seat is to act again;
    what chance does is an argument, as a key (`init`, `step`) or as what was drawn (`begin`, `advance`).
    """

    id: ClassVar[str]
    tensors: ClassVar[Tensors[Any, Any]]

    def __init__(self, players: int, rules_version: int) -> None:
        self.num_players = players
        self.version = str(rules_version)

    @property
    def num_actions(self) -> int:
        """The number of actions."""
        return self.tensors.actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of what a seat sees."""
        return (self.tensors.size,)

    def init(self, key: Array) -> State[PositionT]:
        """A new game, with the starting player about to act."""
        return self.begin(self.draws(key))

    def step(self, state: State[PositionT], action: Array, key: Array) -> State[PositionT]:
        """The state after this action. An illegal action ends the game; a game that is over stays as it is."""
        return self.advance(state, action, self.draws(key))

    def step_again(self, state: State[PositionT], action: Array, key: Array) -> State[PositionT]:
        """Like `step`, but a game that ends gives way to a new one at once; `terminated` and `rewards` are still those of its end.

        This is Pgx's `auto_reset`, without the cost of a second game at every step.
        """
        return self.advance(state, action, self.draws(key), again=True)

    def observe(self, state: State[PositionT], player: Array | int | None = None) -> Array:
        """The observation of a seat; by default the one that is to act."""
        seat = state.current_player if player is None else jnp.asarray(player, jnp.int32)
        return self._observe(state.position, seat, state.terminated)

    @abstractmethod
    def engine_states(self, states: State[PositionT]) -> list[Any]:
        """A batch of states as the engine has them, for bots, evaluators and notation. Not for `jit`."""

    @abstractmethod
    def draws(self, key: Array) -> DrawsT:
        """Random numbers for all chance of one step."""

    def begin(self, draws: DrawsT) -> State[PositionT]:
        """A new game with these random numbers."""
        fresh = self._fresh(draws)
        rewards = jnp.zeros(self.num_players, jnp.float32)
        return self._state(self._settled(fresh, draws), rewards, jnp.bool_(False), jnp.bool_(False))

    def advance(self, state: State[PositionT], action: Array, draws: DrawsT, *, again: bool = False) -> State[PositionT]:
        """`step` with these random numbers; with `again`, `step_again`."""
        action = jnp.asarray(action, jnp.int32)
        illegal = ~state.legal_action_mask.at[action].get(mode="clip")
        found = self._moved(state.position, action, draws)
        fine = jnp.where(found.over, self._utilities(found.position), 0.0)
        blamed = jnp.full(self.num_players, -_ILLEGAL_ACTION_REWARD * (self.num_players - 1))
        blamed = jnp.where(jnp.arange(self.num_players) == state.current_player, _ILLEGAL_ACTION_REWARD, blamed)
        rewards = jnp.where(illegal, blamed, fine)
        if again:
            over = found.over | illegal
            found = _chosen(over, self._fresh(draws), found)
            return self._state(self._settled(found, draws), rewards, over, jnp.bool_(False))
        still = state.terminated | illegal
        settled = _chosen(still, state.position, self._settled(found, draws))
        over = found.over | still
        return self._state(settled, jnp.where(state.terminated, 0.0, rewards), over, over)

    def _state(self, position: PositionT, rewards: Array, terminated: Array, over: Array) -> State[PositionT]:
        """The state with this position. `over`: whether it is an end; `terminated`: whether the step led to one."""
        seat = self._to_act(position)
        return State(
            seat,
            self._observe(position, seat, over),
            rewards.astype(jnp.float32),
            terminated,
            jnp.bool_(False),
            self._legal(position, over),
            position,
        )

    @abstractmethod
    def _fresh(self, draws: DrawsT) -> Simulated[PositionT]:
        """The rows of games before their first roll."""

    @abstractmethod
    def _moved(self, position: PositionT, action: Array, draws: DrawsT) -> Simulated[PositionT]:
        """The result of a legal action; undefined for an illegal one."""

    @abstractmethod
    def _settled(self, found: Simulated[PositionT], draws: DrawsT) -> PositionT:
        """Play chance, so that a seat is to act."""

    @abstractmethod
    def _to_act(self, position: PositionT) -> Array: ...

    @abstractmethod
    def _legal(self, position: PositionT, over: Array) -> Array: ...

    @abstractmethod
    def _observe(self, position: PositionT, seat: Array, over: Array) -> Array: ...

    @abstractmethod
    def _winners(self, position: PositionT) -> Array:
        """Which seats have won, if this is the end."""

    def _utilities(self, position: PositionT) -> Array:
        """The rewards of the end: 1 for a single winner, and 0 in sum. In a solo game all are 0."""
        if self.num_players == 1:
            return jnp.zeros(1, jnp.float32)
        winners = self._winners(position).astype(jnp.float32)
        return (self.num_players * winners / winners.sum() - 1.0) / (self.num_players - 1)


def _chosen(first: Array, some: Any, others: Any) -> Any:
    return jax.tree_util.tree_map(lambda one, other: jnp.where(first, one, other), some, others)
