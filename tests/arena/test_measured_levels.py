"""docs/levels.md and what else was measured with it: all from the games that are kept, and the ladder as even as it says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rollhouse.arena import results as results_module
from rollhouse.arena.levels import Levels
from rollhouse.core.registry import game as find_game
from scripts.write_levels import RESULTS, SETTINGS, measured, texts


@pytest.fixture(scope="module")
def kept() -> list[Levels]:
    """The levels from the kept games; nothing is played."""

    def play(tasks: Iterable[object], workers: int, engine: str) -> Iterable[object]:
        assert not list(tasks), "all games are kept: python -m scripts.write_levels"
        yield from ()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(results_module, "results_in_order", play)
        return measured(RESULTS, workers=1)


def test_the_files_are_those_of_the_kept_games(kept: list[Levels]) -> None:
    """After new levels: python -m scripts.write_levels."""
    wanted = texts(kept)
    assert {path.name for path in wanted} == {"levels.md", "level_costs.json", "level_ratings.json"}
    assert {path: path.read_text(encoding="utf-8") for path in wanted} == wanted


def test_most_steps_are_between_100_and_130_points_as_far_as_was_measured(kept: list[Levels]) -> None:
    steps = near = 0
    for levels in kept:
        ladder = find_game(levels.game).ladder
        rungs = dict(zip(ladder[1:], ladder, strict=False))
        for setting in levels.settings:
            for match in (*setting.pairs, *setting.crowds):
                if rungs.get(match.bot) == match.others:
                    near += match.step_interval.low <= 130 and match.step_interval.high >= 100
                    steps += 1
    assert steps == sum(SETTINGS.values()) * 3 * 4
    assert near >= 0.95 * steps, "46 of 48 so far: the rates for four players come from few deals"


def test_random_and_greedy_stand_beside_the_ladder(kept: list[Levels]) -> None:
    for levels in kept:
        game = find_game(levels.game)
        if game.ladder:
            assert set(game.bots) - set(game.ladder) == {"random", "greedy"} | ({"perfect"} if "perfect" in game.bots else set())
            for setting in levels.settings:
                beside = {match.bot for match in (*setting.pairs, *setting.crowds) if match.players > 2 and match.others == "novice"}
                assert "greedy" in beside
