"""How strong bots are, measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollhouse.arena.levels import Levels, calibrate
from rollhouse.commands.levels import page, run
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES, catalogue


@pytest.fixture
def three_bots(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Dicy Cards with three levels only."""
    game = find_game("dicy-cards")
    monkeypatch.setattr(type(game), "bots", {name: game.bots[name] for name in ("random", "greedy", "perfect")})
    return game


def measured(game: AnyGame, games: int = 30) -> Levels:
    evaluator = game.evaluator(game.start(game.setup({"target": 20, "first": 0})), prepare=True)
    return calibrate(game, {"target": 20}, evaluator, games=games, seed=3)


def test_everybody_meets_everybody_and_the_level_below(three_bots: AnyGame) -> None:
    levels = measured(three_bots)
    assert [(match.bot, match.others) for match in levels.pairs] == [("greedy", "random"), ("perfect", "random"), ("perfect", "greedy")]
    assert [(match.players, match.bot, match.others) for match in levels.crowds] == [
        (players, bot, others) for players in (3, 4) for others, bot in (("random", "greedy"), ("greedy", "perfect"))
    ]
    assert levels.pairs[0].share.value > 0.8


def test_what_decisions_cost(three_bots: AnyGame) -> None:
    costs = {cost.bot: cost for cost in measured(three_bots).costs}
    assert costs["perfect"].mean == pytest.approx(0.0, abs=1e-12)
    assert costs["random"].mean - costs["random"].reach > 0.01
    greedy = costs["greedy"]
    assert greedy.game == pytest.approx(greedy.mean * greedy.decisions / greedy.games / 2)


def test_without_exact_values_only_matches_are_counted() -> None:
    heard: list[float] = []
    levels = calibrate(find_game("dicetto"), {"cards_to_win": 1}, None, bots=["random", "greedy"], games=4, seed=1, progress=heard.append)
    assert levels.costs == ()
    assert [match.players for match in levels.crowds] == [3, 4]
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_an_interrupt_comes_through() -> None:
    def stop(done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        calibrate(find_game("dicetto"), {}, None, games=40, seed=1, progress=stop)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_in_every_language(three_bots: AnyGame, lang: str) -> None:
    levels = measured(three_bots, 4)
    text = page(levels, three_bots, catalogue(lang), 2.0)
    assert text.count("\n## ") == 4
    assert text.count("\n| ") == (1 + 2) + 2 * (1 + 2) + (1 + 3) + 4  # headings, rows, and the lines below the headings
    assert "{" not in text


def test_the_command_writes_a_file_and_prints_json(three_bots: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = catalogue("en")
    file = tmp_path / "levels.md"
    assert run(words, "dicy-cards", {"target": "20"}, games=2, seed=1, out=str(file), as_json=False) == 0
    assert file.read_text().startswith("# How strong the bots of Dicy Cards are")
    assert run(words, "dicy-cards", {"target": "20"}, games=2, seed=1, out=None, as_json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bots"] == ["random", "greedy", "perfect"]


def test_the_same_seed_gives_the_same_levels(three_bots: AnyGame) -> None:
    assert measured(three_bots, 6) == measured(three_bots, 6)
