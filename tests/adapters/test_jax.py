"""The simulators in JAX: the same games as the engine's, and steps as Pgx has them."""

from __future__ import annotations

import dataclasses
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bench.jax_same import SHORT_DECK, Different, compare
from rollhouse import adapters
from rollhouse.batch.dice_multisets import part, spread

QUICK = {"xla_backend_optimization_level": 0}
"""Tests play few games: what the compiler would gain costs more than it brings."""
jit = partial(jax.jit, compiler_options=QUICK)

PLAYED: list[tuple[str, dict[str, object], int]] = [
    ("dicy-cards", {"players": 4, "mode": "interglacial", "target": 20, "first": "random"}, 30),
    ("dicy-cards", {"players": 2, "mode": "d", "target": 20, "first": 1}, 30),
    ("dicetto", {"players": 3, "cards_to_win": 2, "first": "random"}, 30),
    ("dicetto", {"players": 2, "bonus": False, "deck": SHORT_DECK, "most_turns": 14}, 30),
]
"""`python -m bench.jax_same` plays thousands, in every kind of setting."""


@pytest.mark.parametrize(("name", "options", "games"), PLAYED, ids=lambda one: one if isinstance(one, str) else "")
def test_the_simulator_plays_the_same_game_as_the_engine(name: str, options: dict[str, object], games: int) -> None:
    found = compare(name, options, games, seed=5, quick=True)
    assert found.games == games
    assert found.positions > 10 * games


@pytest.fixture(scope="module")
def env() -> Any:
    return adapters.jax_env("dicy-cards", players=2, target=20, first="random")


@cache
def compiled(env: Any, what: str) -> Any:
    return jit(jax.vmap(getattr(env, what)))


def keys(seed: int, count: int) -> Any:
    return jax.random.split(jax.random.key(seed), count)


def at_random(rng: np.random.Generator, state: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in np.asarray(state.legal_action_mask)], np.int32)


def same(some: Any, others: Any) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(jax.tree.leaves(some), jax.tree.leaves(others), strict=True))


def test_a_difference_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rollhouse.games.dicy_cards.batch import DicyEnv

    moved = DicyEnv._moved

    def forgetful(self: Any, position: Any, action: Any, draws: Any) -> Any:
        found = moved(self, position, action, draws)
        return dataclasses.replace(found, position=dataclasses.replace(found.position, round=position.round))

    monkeypatch.setattr(DicyEnv, "_moved", forgetful)
    with pytest.raises(Different, match="position"):
        compare("dicy-cards", {"players": 1, "target": 20}, 4, seed=1, quick=True)


def test_games_end_as_in_pgx_and_stay_as_they_are(env: Any) -> None:
    rng = np.random.default_rng(1)
    state = compiled(env, "init")(keys(1, 16))
    assert not state.rewards.any()
    assert (state.current_player >= 0).all()
    assert (env.num_players, env.num_actions, env.observation_shape) == (2, 636, (157,))
    assert state.observation.shape == (16, 157)
    paid = np.zeros((16, 2))
    for step in range(2000):
        before = state
        state = compiled(env, "step")(state, at_random(rng, state), keys(step, 16))
        paid += np.asarray(state.rewards)
        over = np.asarray(before.terminated)
        assert not np.asarray(state.rewards)[over].any()
        assert np.asarray(state.legal_action_mask)[np.asarray(state.terminated)].all()
        if over.all():
            break
    assert same(before.position, state.position)
    assert {tuple(sorted(row)) for row in paid.tolist()} <= {(-1, 1), (0, 0)}
    assert abs(paid).sum() > 16
    assert not state.truncated.any()


def test_what_is_not_legal_ends_the_game_for_the_player_who_did_it(env: Any) -> None:
    state = compiled(env, "init")(keys(2, 16))
    react = 635  # no seat reacts yet
    after = compiled(env, "step")(state, jnp.full(16, react), keys(3, 16))
    assert after.terminated.all()
    assert same(after.position, state.position)
    blamed = np.asarray(state.current_player)
    assert np.array_equal(after.rewards, [[-1, 1] if seat == 0 else [1, -1] for seat in blamed])


def test_a_game_that_ended_gives_way_to_a_new_one(env: Any) -> None:
    rng = np.random.default_rng(4)
    state = compiled(env, "init")(keys(4, 16))
    ended = 0
    for step in range(150):
        state = compiled(env, "step_again")(state, at_random(rng, state), keys(step, 16))
        over = np.asarray(state.terminated)
        fresh = np.asarray(state.position.round) == 1
        assert fresh[over].all()
        assert not np.asarray(state.position.scores)[over].any()
        assert not np.asarray(state.legal_action_mask)[over].all(axis=1).any()
        ended += int(over.sum())
    assert ended > 16


def test_the_same_key_gives_the_same_game_and_another_key_another(env: Any) -> None:
    init = compiled(env, "init")
    one, same_again, other = init(keys(7, 16)), init(keys(7, 16)), init(keys(8, 16))
    assert same(one, same_again)
    assert not same(one, other)


def test_dice_fall_and_deals_come_as_often_as_they_should() -> None:
    dealt = adapters.jax_env("dicy-cards", players=3, mode="interglacial", first="random")
    draws = jit(jax.vmap(dealt.draws))(keys(9, 60_000))
    faces = np.asarray(draws.faces)
    shares = np.stack([np.bincount(faces[:, die], minlength=6) for die in range(6)]) / len(faces)
    assert abs(shares - 1 / 6).max() < 0.007  # four and a half standard deviations
    assert abs(np.bincount(draws.first, minlength=3) / len(faces) - 1 / 3).max() < 0.009
    assert abs(np.bincount(draws.deal, minlength=792) / len(faces) - 1 / 792).max() < 0.0007


def test_dice_fall_in_every_way_once() -> None:
    ways = np.asarray(spread(jnp.arange(6**4), 4))
    assert len({tuple(way) for way in ways.tolist()}) == 6**4
    assert (ways.min(), ways.max()) == (0, 5)


def test_parts_of_all_numbers_are_equal_to_within_one() -> None:
    rng = np.random.default_rng(2)
    tickets = rng.integers(0, 1 << 32, 4000, dtype=np.uint64)
    counts = rng.integers(1, 65_537, 4000, dtype=np.uint64)
    found = part(jnp.asarray(tickets.astype(np.uint32)), jnp.asarray(counts.astype(np.uint32)))
    assert np.array_equal(found, tickets * counts >> np.uint64(32))
