"""The measuring of the expert in unseen deals: what it gives away by the solved game, decision by decision."""

from __future__ import annotations

from bench.unseen import weighed
from rollhouse.games.dicy_cards.cards import modes


def test_decisions_and_beginnings_are_weighed_by_the_solved_game() -> None:
    found = weighed(20, 2, modes()["glacial"].cards)
    assert len(found.losses) > 4
    assert all(0.0 <= loss < 0.05 for loss in found.losses), "nothing is better than the best"
    assert len(found.errors) > 2
    assert 0.0 < max(found.errors) < 0.05
