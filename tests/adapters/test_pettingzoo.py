"""PettingZoo's own tests on both games, and what they don't ask: rewards, illegal actions, names."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from rollhouse.adapters import aec_env, parallel_env, register_pettingzoo
from rollhouse.adapters.pettingzoo_envs import raw_env
from rollhouse.core.errors import MoveError

with warnings.catch_warnings():  # its tests import an environment of its own by an old name
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

SHORT: dict[str, dict[str, Any]] = {
    "dicy-cards": {"players": 3, "mode": "d", "target": 20, "first": "random"},
    "dicetto": {"players": 3, "cards_to_win": 1, "first": "random"},
}


def seeded(env: Any) -> Any:
    """The framework's tests draw actions from the spaces: the same ones every time."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(7)
    return env


@pytest.mark.parametrize("game", SHORT)
def test_it_passes_the_tests_of_the_framework(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It warns of every environment whose observation is a dictionary, but for a list of PettingZoo's own.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array|Observation space for each agent")
        api_test(seeded(aec_env(game, **SHORT[game])), num_cycles=100)
    seed_test(lambda: aec_env(game, **SHORT[game]), num_cycles=60)
    render_test(lambda render_mode: seeded(aec_env(game, render_mode=render_mode, **SHORT[game])))
    assert "player_0" in capsys.readouterr().out  # "human" is printed


@pytest.mark.parametrize("game", SHORT)
def test_all_at_once_passes_them_too(game: str) -> None:
    def parallel(max_cycles: int) -> Any:
        return seeded(parallel_env(game, max_cycles=max_cycles, **SHORT[game]))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))
    parallel_api_test(parallel(100), num_cycles=100)


def played_out(env: Any, seed: int) -> dict[str, float]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return totals


@pytest.mark.parametrize("game", SHORT)
def test_what_is_won_is_lost_by_others(game: str) -> None:
    totals = played_out(aec_env(game, **SHORT[game]), 1)
    assert sum(totals.values()) == pytest.approx(0.0)
    assert max(totals.values()) in (pytest.approx(1.0), pytest.approx(0.25))


def test_alone_every_turn_costs_one() -> None:
    env = aec_env("dicy-cards", players=1, target=20)
    totals = played_out(env, 3)
    assert totals == {"player_0": -env.unwrapped.episode.state.round}


def test_a_game_that_is_too_long_is_cut_off() -> None:
    env = aec_env("dicy-cards", target=500, max_cycles=2)
    assert played_out(env, 1) == {"player_0": 0.0, "player_1": 0.0}


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw = raw_env("dicy-cards")
    raw.reset(seed=1)
    before = raw.episode.state
    with pytest.raises(MoveError):
        raw.step(635)  # no seat has to react
    assert raw.episode.state == before
    env = aec_env("dicy-cards")
    env.reset(seed=1)
    env.step(635)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1


def test_both_registries_know_every_game() -> None:
    assert {"rollhouse/DicyCards-v1", "rollhouse/Dicetto-v3"} <= set(register_pettingzoo())
    assert register_pettingzoo() == register_pettingzoo()
    assert len(pettingzoo.make("aec", "rollhouse/DicyCards-v1", players=4).possible_agents) == 4
    assert pettingzoo.make("parallel", "rollhouse/Dicetto-v3").metadata["name"] == "dicetto_v3"


def test_names_and_pictures() -> None:
    env = aec_env("dicetto", render_mode="rgb_array", bonus=False)
    assert env.metadata["name"] == "dicetto_v3"
    env.reset(seed=5)
    drawn = env.render()
    assert drawn.shape == (360, 720, 3)
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 10  # letters and dice, not an empty table
