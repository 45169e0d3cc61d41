"""`rollhouse arena`: bots against each other, two to four at a table."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rollhouse.arena.contest import Contest, Kind, SequentialTest, contest
from rollhouse.arena.duplicate import DealTally
from rollhouse.commands.arena import run
from rollhouse.commands.support.arena_page import contest_page
from rollhouse.commands.support.command import CommandError
from rollhouse.core.errors import BotError, SetupError
from rollhouse.core.extras import MissingExtra
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from rollhouse.locale import LANGUAGES, catalogue
from tests.expecting import raised

SHORT = {"cards_to_win": 2, "bonus": False}
EXEC = f"exec:{sys.executable} {Path(__file__).parent.parent.parent / 'examples' / 'program_bot.py'}"


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that load no compiler."""
    game = find_game("dicetto")
    monkeypatch.setattr(type(game), "bots", {**game.bots, "twin": game.bots["greedy"], "other": game.bots["random"]})


def met(bots: Sequence[str] = ("random", "greedy", "twin"), kind: Kind = "round-robin", games: int = 60, **more: Any) -> Contest:
    return contest(find_game("dicetto"), SHORT, bots, kind=kind, games=games, seed=3, **more)


def test_each_meets_each() -> None:
    found = met()
    assert [one.bots for one in found.lineups] == [("random", "greedy"), ("random", "twin"), ("greedy", "twin")]
    assert all(one.games == 60 and one.turns.low >= 1 and one.decisions.mean > one.turns.mean for one in found.lineups)
    assert found.ratings[-1].bot == "random"
    assert all(one.low < one.mu < one.high for one in found.ratings)
    assert {one.bot: one.elo for one in found.ratings}["random"] == 0.0
    assert found.noise() is not None
    assert found.verdict is None


def test_a_gauntlet_is_one_against_all() -> None:
    found = met(kind="gauntlet", games=4)
    assert [one.bots for one in found.lineups] == [("random", "greedy"), ("random", "twin")]


def test_a_sequential_test_ends_when_it_is_clear() -> None:
    found = met(("greedy", "random"), "sprt", 4000, elo=(0, 100))
    assert found.verdict is not None
    assert found.verdict.decided == "stronger"
    assert found.lineups[0].games < 1000
    assert abs(found.verdict.likelihood) >= found.verdict.bound
    again = met(("random", "greedy"), "sprt", 4000, elo=(0, 100))
    assert again.verdict is not None
    assert again.verdict.decided == "not-stronger"
    short = met(("greedy", "random"), "sprt", 4, elo=(0, 5))
    assert short.verdict is not None
    assert short.verdict.decided == "open"


@pytest.mark.parametrize("split", [0.2, 0.5, 0.7])
@pytest.mark.parametrize("true", [0, 50])
def test_a_sequential_test_is_hardly_ever_wrong(split: float, true: int) -> None:
    """Deals of a known strength, some of them split: of 200 tests not many more than one in twenty may be wrong."""
    rng = random.Random(f"{split} {true}")
    share = 1.0 / (1.0 + 10.0 ** (-true / 400.0))
    wrong = 0
    for _ in range(200):
        tally = DealTally(2)
        while abs(found := SequentialTest(0, 50).likelihood(tally)) < 2.9444:
            drawn = [rng.random() for _ in range(12)]
            deals = [1.0 if one < share - split / 2 else 0.5 if one < share + split / 2 else 0.0 for one in drawn]
            tally += DealTally(2, 12, sum(deals), sum(one * one for one in deals))
        wrong += (found > 0) is (true == 0)
    assert wrong <= 18  # one in twenty is 10, and this is two and a half standard deviations more


def test_decisions_are_weighed_where_the_game_is_solved() -> None:
    game = find_game("dicy-cards")
    evaluator_of(game, game.start(game.setup({"target": 20, "first": 0})), if_missing="prepare")
    found = contest(game, {"target": 20}, ["random", "perfect"], games=8, seed=1)
    costs = {one.bot: one.mean for one in found.costs}
    assert costs["perfect"] == pytest.approx(0.0, abs=1e-12)
    assert costs["random"] > 0.01


def test_programs_take_part() -> None:
    found = met(("random", EXEC), games=4)
    assert found.forfeits == ()
    assert found.bots[1] == EXEC


def test_the_command_writes_a_file_and_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = catalogue("en")
    out = tmp_path / "page.md"
    assert run(words, "dicetto", ["random", "greedy"], dict(SHORT), games=4, seed=1, workers=1, out=str(out)) == 0
    assert out.read_text(encoding="utf-8").startswith("# Dicetto: bots against each other\n")
    assert run(words, "dicetto", ["random", "greedy"], dict(SHORT), games=4, seed=1, workers=1, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["kind"] == "round-robin"


SHORTEST: dict[str, object] = {"cards_to_win": 1, "bonus": False}
FOUR_BOTS = ("random", "greedy", "twin", "other")


def several(players: int = 3, games: int = 18, **more: Any) -> Contest:
    return contest(find_game("dicetto"), SHORTEST, FOUR_BOTS, players=players, games=games, seed=3, **more)


def test_every_line_up_of_three_plays_and_shares_add_up() -> None:
    found = several()
    assert [one.bots for one in found.lineups] == [
        ("random", "greedy", "twin"),
        ("random", "greedy", "other"),
        ("random", "twin", "other"),
        ("greedy", "twin", "other"),
    ]
    for one in found.lineups:
        assert one.games == 18
        assert sum(share.value for share in one.shares) == pytest.approx(1.0)
    assert {one.bot for one in found.ratings[:2]} == {"greedy", "twin"}
    assert {one.bot: one.elo for one in found.ratings}["random"] == 0.0
    (four,) = several(players=4, games=8).lineups
    assert (four.bots, four.games) == (FOUR_BOTS, 8)


def test_the_page_and_json_of_three(tmp_path: Path) -> None:
    found = several(games=3)
    for lang in LANGUAGES:
        page = contest_page(found, catalogue(lang))
        assert page.startswith("# Dicetto")
        assert "●" in page
    words, out = catalogue("en"), tmp_path / "page"
    assert run(words, "dicetto", FOUR_BOTS, SHORTEST, players=3, games=3, seed=3, out=str(out), workers=1) == 0
    assert out.read_text(encoding="utf-8") == contest_page(found, words)
    assert run(words, "dicetto", FOUR_BOTS, SHORTEST, players=3, games=3, seed=3, out=str(out), workers=1, as_json=True) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["players"] == 3


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        (["random"], {}, "bot/too-few"),
        (["random", "random"], {}, "bot/too-few"),
        (["random", "greedy", "twin"], {"kind": "sprt"}, "bot/too-few"),
        (["random", "nobody"], {}, "bot/unknown"),
        (["random", "greedy"], {"kind": "cup"}, "setup/kind"),
        (["random", "greedy"], {"kind": "sprt", "elo": (50, 0)}, "setup/elo"),
        (["random", "greedy"], {"games": 0}, "setup/games"),
        (["random", "greedy"], {"players": 3}, "bot/too-few"),
        (["random", "greedy"], {"players": 5}, "setup/players"),
        (["random", "greedy", "twin"], {"players": 3, "kind": "gauntlet"}, "cli/both"),
    ],
)
def test_what_can_not_be_played_is_refused(bots: list[str], more: dict[str, Any], code: str) -> None:
    with pytest.raises((BotError, CommandError, SetupError), match=code):
        run(catalogue("en"), "dicetto", bots, dict(SHORT), **{"games": 4, "seed": 1, "workers": 1, **more})


def test_without_its_extra_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.delitem(sys.modules, "rollhouse.arena.skill", raising=False)
    assert raised(MissingExtra, met, games=4).location == "pip install 'rollhouse[arena]'"
