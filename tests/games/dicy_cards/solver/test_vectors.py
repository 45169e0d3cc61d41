"""Values that the project did not compute itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollhouse.games.dicy_cards.rules import ALL_ACTIVE
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from tests.games.dicy_cards.solver.decks import tablebase

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[3] / "vectors" / "dicy-cards-exact.json").read_text())
EXACT = 1e-9


def name(vector: dict[str, Any]) -> str:
    return "-".join(vector["cards"])


@pytest.mark.parametrize("vector", VECTORS["solitaire"], ids=name)
def test_alone(vector: dict[str, Any]) -> None:
    solved = solve_solo(tuple(vector["cards"]), vector["target"])
    assert solved.expected(0, ALL_ACTIVE) == pytest.approx(vector["fewest_expected_turns"], abs=EXACT)
    assert 0 < solved.gap < EXACT


@pytest.mark.parametrize("vector", VECTORS["two_players"], ids=name)
def test_two_players(vector: dict[str, Any]) -> None:
    cards = tuple(vector["cards"])
    solved = tablebase(cards, vector["target"])
    assert 0 < solved.gap < EXACT
    assert solved.first_share((0, 0), (ALL_ACTIVE, ALL_ACTIVE)) == pytest.approx(vector["first_player_share"], abs=EXACT)
    assert vector["states"]
    for state in vector["states"]:
        scores = tuple(state["scores"])
        first, second = (sum(1 << cards.index(card) for card in row) for row in state["active"])
        for firsts_turn, key in ((True, "first"), (False, "second")):
            found = solved.first_share(scores, (first, second), firsts_turn)
            assert found == pytest.approx(state[f"first_players_share_when_{key}_to_move"], abs=EXACT), (state, key)
