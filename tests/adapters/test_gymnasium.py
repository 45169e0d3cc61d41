"""Gymnasium's own checks, a vector of games, and a seat that bots play against."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rollhouse.adapters import register_gymnasium
from rollhouse.core.errors import BotError, SetupError

NAMES = ("rollhouse/DicyCards-v1", "rollhouse/DicyCardsSolo-v1", "rollhouse/Dicetto-v3")


@pytest.fixture(autouse=True)
def _registered() -> None:
    register_gymnasium()


def test_every_game_has_its_names() -> None:
    assert set(NAMES) <= set(register_gymnasium())
    assert register_gymnasium() == register_gymnasium()


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_checks_of_the_framework(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(name, render_mode="ansi").unwrapped
        env.action_space.seed(7)
        check_env(env)


def played_out(env: gymnasium.Env, seed: int) -> tuple[float, int]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        seen, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert env.observation_space.contains(seen)
        assert not cut
        total += float(reward)
        steps += 1
    return total, steps


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    short = {"target": 20} if "Dicy" in name else {"cards_to_win": 1, "players": 3, "seat": 2, "opponents": ["random", "greedy"]}
    env = gymnasium.make(name, **short)
    assert played_out(env, 1) == played_out(env, 1)
    total, _ = played_out(env, 2)
    assert total == round(total) < 0 if "Solo" in name else total in (1.0, -1.0, -0.5, 0.0, 0.25)


def test_many_games_at_once() -> None:
    envs = gymnasium.make_vec("rollhouse/DicyCards-v1", num_envs=3, vectorization_mode="sync", vector_kwargs={}, target=20)
    seen, info = envs.reset(seed=7)
    assert seen.shape == (3, 157)
    assert info["action_mask"].shape == (3, 636)
    for _ in range(20):
        actions = info["action_mask"].argmax(axis=1)  # the first legal one; nothing is, where a game has ended and the next one begins
        seen, _, _, _, info = envs.step(actions)
    assert seen.shape == (3, 157)
    envs.close()


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make("rollhouse/DicyCards-v1")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(635)
    assert (reward, over, info["illegal"]) == (-1.0, True, "move/illegal")


def test_what_can_not_be_seated_is_refused() -> None:
    with pytest.raises(BotError):
        gymnasium.make(NAMES[0], opponents="nobody")
    with pytest.raises(BotError):
        gymnasium.make(NAMES[0], opponents=["random", "random"])
    with pytest.raises(SetupError):
        gymnasium.make(NAMES[0], seat=2)
