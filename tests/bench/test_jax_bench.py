"""How fast the simulators are: what is measured, and what is kept of it. The games here are made of one number."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax
import jax.numpy as jnp
import msgspec

from bench.jax_same import SETTINGS, Compared
from bench.jax_speed import Contender, measure, report
from bench.report import NOTES, RESULTS


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class Count:
    legal_action_mask: Any
    terminated: Any
    number: Any


def begin(key: Any) -> Count:
    return Count(jnp.ones(3, jnp.bool_), jnp.bool_(False), jnp.int32(0))


def count(state: Count, action: Any, key: Any) -> Count:
    """Ends at every tenth move."""
    over = state.number == 9
    return Count(state.legal_action_mask, over, jnp.where(over, 0, state.number + 1))


COUNTING = Contender("counting", "none", begin, count)


def test_everybody_is_measured_at_every_batch_size() -> None:
    run = measure([COUNTING], [COUNTING], [1, 4], rounds=2, seconds=0.001)
    assert [speed.batch for speed in run.ours] == [1, 4]
    assert all(len(speed.rounds) == 2 and speed.moves_per_second > 0 for speed in run.ours)
    assert "counting" in report(run)


def test_what_was_compared_is_kept_and_on_the_page() -> None:
    done = msgspec.json.decode(
        msgspec.json.encode(msgspec.json.decode((RESULTS / "jax-same.json").read_bytes())["settings"]), type=list[Compared]
    )
    assert [(one.game, one.options) for one in done] == [(name, dict(options)) for name, options in SETTINGS]
    page = (NOTES / "jax.md").read_text(encoding="utf-8")
    for what in ("games", "positions", "moves", "chance"):
        assert f"{sum(getattr(one, what) for one in done):,}" in page
