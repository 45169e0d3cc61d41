"""How strong bots are, measured by duplicate play."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from rollhouse.arena import results as results_module
from rollhouse.arena.levels import Levels, calibrate
from rollhouse.arena.results import ResultsFile
from rollhouse.commands.levels import run
from rollhouse.commands.support.arena_page import levels_page
from rollhouse.core.errors import DataError
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from rollhouse.locale import LANGUAGES, catalogue
from tests.expecting import raised


@pytest.fixture
def three_bots(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Dicy Cards with three levels only."""
    game = find_game("dicy-cards")
    monkeypatch.setattr(type(game), "bots", {name: game.bots[name] for name in ("random", "greedy", "perfect")})
    return game


def measured(game: AnyGame, games: int = 30) -> Levels:
    evaluator_of(game, game.start(game.setup({"target": 20, "first": 0})), if_missing="prepare")
    return calibrate(game, [{"target": 20}, {"target": 20, "mode": "b"}], games=games, seed=3)


def test_every_bot_meets_every_other_and_the_level_below(three_bots: AnyGame) -> None:
    levels = measured(three_bots)
    first, second = levels.settings
    rungs = [("greedy", "random"), ("perfect", "greedy")]
    assert [(match.bot, match.others) for match in first.pairs] == [("greedy", "random"), ("perfect", "random"), ("perfect", "greedy")]
    assert [(match.bot, match.others) for match in second.pairs] == rungs
    for setting in levels.settings:
        assert [(match.players, match.bot, match.others) for match in setting.crowds] == [
            (players, "greedy", "random") for players in (3, 4)
        ], "perfect is the expert there, and no rung of its own"
        assert [match.games for match in (*setting.pairs, *setting.crowds)] == [30] * len(setting.pairs) + [30, 32]
    assert first.pairs[0].share.value > 0.8
    assert list(first.ratings) == ["random", "greedy", "perfect"]
    assert sorted(first.ratings.values()) == list(first.ratings.values())
    assert second.costs == ()


def test_what_decisions_cost(three_bots: AnyGame) -> None:
    costs = {cost.bot: cost for cost in measured(three_bots).settings[0].costs if cost.players == 2}
    assert all(cost.exact for cost in costs.values())
    assert costs["perfect"].mean == pytest.approx(0.0, abs=1e-12)
    assert costs["random"].mean - costs["random"].reach > 0.01
    greedy = costs["greedy"]
    assert greedy.game == pytest.approx(greedy.mean * greedy.decisions / greedy.games / 2)


def test_without_exact_values_decisions_are_graded_by_estimates() -> None:
    heard: list[float] = []
    levels = calibrate(find_game("dicetto"), [{"cards_to_win": 1}], bots=["random", "greedy"], games=4, seed=1, progress=heard.append)
    (setting,) = levels.settings
    assert [(cost.bot, cost.players, cost.exact) for cost in setting.costs] == [
        (bot, players, False) for players in (2, 3, 4) for bot in ("random", "greedy")
    ]
    assert [match.players for match in setting.crowds] == [3, 4]
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


# --- what is kept ---------------------------------------------------------------------------------------------------------------------


def short(kept: ResultsFile | None = None, stop_after: int = 10_000, workers: int = 1) -> Levels:
    heard = 0

    def progress(done: float) -> None:
        nonlocal heard
        heard += 1
        if heard == stop_after:
            raise KeyboardInterrupt

    options = [{"cards_to_win": 1}]
    game = find_game("dicetto")
    return calibrate(game, options, bots=["random", "greedy"], games=24, seed=1, progress=progress, file=kept, workers=workers)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = short()
    file = tmp_path / "kept.jsonl"
    with pytest.raises(KeyboardInterrupt):
        short(ResultsFile(file), stop_after=3)
    done = file.read_bytes().splitlines()
    assert len(done) == 1, "one match is whole, another was begun"
    file.write_bytes(file.read_bytes() + b'{"key":"cut o')
    went_on = short(ResultsFile(file))
    assert went_on.settings == whole.settings

    left: list[object] = []

    def results_in_order(tasks: Iterable[object], workers: int, engine: str) -> Generator[object, None, None]:
        left.extend(tasks)
        yield from ()

    monkeypatch.setattr(results_module, "results_in_order", results_in_order)
    assert short(ResultsFile(file)).settings == whole.settings
    assert left == [], "nothing is left to play"
    file.write_bytes(file.read_bytes() + b'{"key":"another game","result":null,"seconds":1000.0}\n')
    assert short(ResultsFile(file)).seconds < 1000, "what other games in the file took is not counted"


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text("nonsense\n")
    assert raised(DataError, ResultsFile, file).code == "data/content"


# --- the page -------------------------------------------------------------------------------------------------------------------------


def test_the_page_is_in_every_language(three_bots: AnyGame) -> None:
    ladder = measured(three_bots, 4)
    for lang in LANGUAGES:
        text = levels_page([ladder], catalogue(lang))
        assert text.count("\n## ") == 1
        assert text.count("\n### ") == 2
        assert text.count("\n| ") == 2 * (2 + 2) + (2 + 3) + (2 + 3)  # the ladder of each setting, all pairs, costs
        assert "{" not in text


def test_the_page_says_which_bot_plays_as_another(three_bots: AnyGame) -> None:
    text = levels_page([measured(three_bots, 4)], catalogue("en"))
    assert text.count("plays as Expert") == 2 * 2


def test_the_command_writes_a_file_and_prints_json(three_bots: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = catalogue("en")
    file = tmp_path / "levels.md"
    assert run(words, ["dicy-cards"], {"target": "20"}, games=2, seed=1, out=str(file), as_json=False, workers=1) == 0
    assert file.read_text().startswith("# How strong the bots are")
    assert run(words, ["dicy-cards"], {"target": "20"}, games=2, seed=1, out=None, as_json=True, workers=1) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["bots"] == ["random", "greedy", "perfect"]
