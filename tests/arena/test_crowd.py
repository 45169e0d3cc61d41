"""`rollhouse arena --players 3`: several different bots at a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rollhouse.arena.results import ResultsFile

from rollhouse.arena.crowd import Crowd, crowd
from rollhouse.arena.elo import crowd_ratings, ratings
from rollhouse.commands.arena import run
from rollhouse.commands.crowd_page import crowd_page
from rollhouse.commands.support.command import CommandError
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES, catalogue

SHORT: dict[str, object] = {"cards_to_win": 1, "bonus": False}
BOTS = ("random", "greedy", "twin", "other")


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some that load no compiler."""
    game = find_game("dicetto")
    monkeypatch.setattr(type(game), "bots", {**game.bots, "twin": game.bots["greedy"], "other": game.bots["random"]})


def met(players: int = 3, games: int = 18, **more: Any) -> Crowd:
    return crowd(find_game("dicetto"), SHORT, BOTS, players=players, games=games, seed=3, **more)


def test_every_line_up_plays_and_shares_add_up() -> None:
    found = met()
    assert [one.bots for one in found.lineups] == [BOTS[:3], (*BOTS[:2], BOTS[3]), (BOTS[0], *BOTS[2:]), BOTS[1:]]
    for one in found.lineups:
        assert one.games == 18
        assert sum(share.value for share in one.shares) == pytest.approx(1.0)
    assert {one.bot for one in found.ratings[:2]} == {"greedy", "twin"}
    assert {one.bot: one.elo for one in found.ratings}["random"] == 0.0
    assert all(one.low < one.mu < one.high for one in found.ratings)
    assert found.noise() is not None
    (four,) = met(players=4, games=8).lineups
    assert (four.bots, four.games) == (BOTS, 8)


def test_it_follows_from_the_seed_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def interrupted(done: float) -> None:
        if done > 0.5:
            raise KeyboardInterrupt

    kept = tmp_path / "kept"
    with pytest.raises(KeyboardInterrupt):
        met(kept=ResultsFile(kept), progress=interrupted)
    before = len(kept.read_text(encoding="utf-8").splitlines())
    assert met(kept=ResultsFile(kept)) == met()
    assert 0 < before < len(kept.read_text(encoding="utf-8").splitlines()) == 4


def test_strengths_explain_tables_of_any_size() -> None:
    """Between two it is what `ratings` finds; at three, whoever is twice as strong wins twice as often."""
    pair = crowd_ratings(["a", "b"], [(("a", "b"), (0.25, 0.75), 1000)])
    assert pair == pytest.approx(ratings(["a", "b"], [("a", "b", 0.25, 1000)]), abs=1e-6)
    three = crowd_ratings(["a", "b", "c"], [(("a", "b", "c"), (1 / 7, 2 / 7, 4 / 7), 10**9)])
    assert three["b"] == pytest.approx(120.41, abs=0.01)
    assert three["c"] == pytest.approx(240.82, abs=0.01)
    assert crowd_ratings(["a", "b"], [(("a", "b"), (0.0, 1.0), 10)])["b"] > 0


def test_the_command_writes_the_page_and_json(tmp_path: Path) -> None:
    found = met(games=3)
    for lang in LANGUAGES:
        page = crowd_page(found, catalogue(lang))
        assert page.startswith("# Dicetto")
        assert "●" in page
    words, out = catalogue("en"), tmp_path / "page"
    assert run(words, "dicetto", BOTS, SHORT, players=3, games=3, seed=3, out=str(out), workers=1) == 0
    assert out.read_text(encoding="utf-8") == crowd_page(found, words)
    assert run(words, "dicetto", BOTS, SHORT, players=3, games=3, seed=3, out=str(out), workers=1, as_json=True) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["players"] == 3


def test_what_can_not_be_is_refused() -> None:
    words = catalogue("en")
    with pytest.raises(BotError, match="bot/too-few"):
        crowd(find_game("dicetto"), SHORT, BOTS[:2], players=3, games=3, seed=1)
    with pytest.raises(SetupError, match="setup/players"):
        run(words, "dicetto", BOTS, SHORT, players=5, games=3, seed=1)
    with pytest.raises(CommandError, match="cli/both"):
        run(words, "dicetto", BOTS, SHORT, players=3, kind="gauntlet", games=3, seed=1)
