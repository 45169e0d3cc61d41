"""The example that learns from nothing: that it runs from beginning to end, and that it looks at games the right way round."""

from __future__ import annotations

import csv
import importlib.util
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def ppo() -> Iterator[Any]:
    spec = importlib.util.spec_from_file_location("jax_ppo", EXAMPLES / "jax_ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["jax_ppo"] = module
    jax.config.update("jax_disable_most_optimizations", True)  # so few moves are not worth compiling well
    spec.loader.exec_module(module)
    yield module
    jax.config.update("jax_disable_most_optimizations", False)
    del sys.modules["jax_ppo"]


def test_what_is_good_for_one_seat_is_bad_for_the_other(ppo: Any) -> None:
    """Seat 0 moves twice, seat 1 once and wins; then seat 0 begins a new game, of which 0.5 is thought."""
    column = [[one] for one in (0.0, 0.0, 1.0)]
    seen = ppo.Seen(
        observation=None,
        mask=None,
        action=None,
        log_chance=None,
        value=jnp.array([[0.1], [0.2], [0.3]]),
        reward=jnp.array(column),
        over=jnp.array(column),
        same_seat=jnp.array([[1.0], [-1.0], [1.0]]),
    )
    found = np.asarray(ppo.advantages(seen, jnp.array([0.5]), 0.5))[:, 0]
    last = 1.0 - 0.3
    middle = -0.3 - 0.2 - 0.5 * last
    assert found.tolist() == pytest.approx([0.2 - 0.1 + 0.5 * middle, middle, last])


def test_it_learns_keeps_its_nets_and_plays_through_the_engine(ppo: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights, curve = tmp_path / "weights.npz", tmp_path / "curve.csv"
    small = ["--games", "8", "--moves", "4", "--updates", "2", "--epochs", "1", "--parts", "2", "--width", "8", "--snapshots", "1"]
    assert ppo.main(["train", *small, "--out", str(weights), "--curve", str(curve)]) == 0
    name, nets = ppo.load(weights)
    assert (name, len(nets)) == ("dicy-cards", 2)
    assert not np.array_equal(nets[0][0][0], nets[1][0][0])
    assert ppo.main(["play", str(weights), "--against", "greedy", "--games", "4", "--curve", str(curve)]) == 0
    assert capsys.readouterr().out.count("against greedy") == 2
    with curve.open() as file:
        rows = list(csv.DictReader(file))
    assert [row["updates"] for row in rows] == ["0", "2"]
    assert all(0 <= float(row["share"]) <= 1 for row in rows)
    assert ET.fromstring(curve.with_suffix(".svg").read_text()).tag.endswith("svg")


def test_the_kept_curve_ends_above_its_opponent(ppo: Any) -> None:
    with (EXAMPLES / "jax_ppo_dicy-cards.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert float(rows[-1]["share"]) - float(rows[-1]["reach"]) > 0.5
    assert (EXAMPLES / "jax_ppo_dicy-cards.svg").read_text(encoding="utf-8") == ppo.draw(rows, "casual")
