"""Praise: the only good move, a great find, and the level that a game was like."""

from __future__ import annotations

import pytest

from rollhouse.analysis.level_costs import LevelCost, level_costs
from rollhouse.analysis.played_like import PlayedLike, like_in_words, nearest_level, played_like, setting_of
from rollhouse.analysis.praise import praise, praise_name
from rollhouse.analysis.report import analyse
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Valued
from rollhouse.core.registry import game as find_game
from rollhouse.locale import LANGUAGES, catalogue
from tests.expecting import present
from tests.games.dicy_cards.table import position
from tests.walks import walk

DICY = find_game("dicy-cards")
STATE = position("123456")
MOVES = list(DICY.legal(STATE))


def valued(*values: float) -> list[Valued]:
    """The first moves with these values, and all others with the last one."""
    return [Valued(move, values[min(place, len(values) - 1)]) for place, move in enumerate(MOVES)]


@pytest.mark.parametrize(
    ("values", "move", "error", "praised"),
    [
        ((0.6, 0.54), 0, 0.0, True),
        ((0.6, 0.56), 0, 0.0, False),
        ((0.6, 0.6, 0.3), 0, 0.0, False),
        ((0.6, 0.54), 1, 0.0, False),
        ((0.6, 0.54), 0, 0.05, False),
    ],
    ids=["only", "another was nearly as good", "another was as good", "not found", "the estimate can't tell"],
)
def test_the_only_good_move(values: tuple[float, ...], move: int, error: float, praised: bool) -> None:
    assert (praise(DICY, STATE, valued(*values), MOVES[move], "share", error) is not None) == praised


def test_a_single_move_is_no_find() -> None:
    assert praise(DICY, STATE, [Valued(MOVES[0], 1.0)], MOVES[0], "share") is None


@pytest.mark.parametrize(("finders", "found"), [(0, "great"), (1, "great"), (2, "only"), (4, "only")])
def test_a_great_find_is_made_by_few_levels(finders: int, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollhouse.analysis.praise._found_by", lambda *of: finders)
    assert praise(DICY, STATE, valued(0.6, 0.3), MOVES[0], "share") == found


def test_the_levels_themselves_are_asked() -> None:
    """A newcomer finds a card that wins less often than an expert's errors would lose it."""
    state = DICY.decode("d 40 0 2 46:-/26:25 1:112222")
    options = present(DICY.teaching).evaluator(state, if_missing="estimate")
    best = max(present(options).options(state), key=lambda option: option.value)
    bots = [DICY.bots[level]() for level in DICY.ladder[:-1]]
    moves = list(DICY.legal(state))
    chances = [bot.chances(state, moves)[moves.index(best.move)] for bot in bots]  # type: ignore[attr-defined]  # the levels draw
    assert chances == sorted(chances)
    assert praise(DICY, state, present(options).options(state), best.move, "share") == "only"


def test_a_report_counts_what_it_praises_and_says_what_was_played_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollhouse.analysis.report.praise", lambda *of: "great")  # where the move was the best
    report = analyse(walk("dicy-cards", {"players": 2, "target": 20}, 3))
    for account in report.accounts:
        own = [decision for decision in report.decisions if decision.seat == account.seat]
        assert account.praise == {name: sum(one.praise == name for one in own) for name in ("only", "great")}
        assert all((one.praise is not None) == (one.cost <= EQUAL_TOLERANCE) for one in own)
        assert account.like is None, "to 20 points was not measured"
    assert any(decision.praise for decision in report.decisions)


LEVELS = [LevelCost(bot, 0.0, 0.0, cost, 0.1) for bot, cost in (("newcomer", 0.9), ("casual", 0.4), ("expert", 0.0))]


@pytest.mark.parametrize(
    ("costs", "like"),
    [
        ([0.38], PlayedLike("casual", "casual", "casual")),
        ([0.03], PlayedLike("expert", "expert", "expert")),
        ([0.7], PlayedLike("newcomer", "newcomer", "newcomer")),
        ([5.0], PlayedLike("newcomer", "newcomer", "newcomer")),
    ],
)
def test_the_nearest_level(costs: list[float], like: PlayedLike) -> None:
    assert nearest_level(LEVELS, costs) == like


def test_more_games_tell_levels_apart() -> None:
    alike = [LevelCost(bot, 0.0, 0.0, cost, 0.3) for bot, cost in (("novice", 0.6), ("casual", 0.4), ("skilled", 0.2))]
    assert nearest_level(alike, [0.4]) == PlayedLike("casual", "novice", "skilled")
    assert nearest_level(alike, [0.3, 0.5] * 20) == PlayedLike("casual", "casual", "casual")


@pytest.mark.parametrize("game_id", ["dicy-cards", "dicetto"])
def test_the_levels_are_taken_for_themselves(game_id: str) -> None:
    """A game that cost what a level's games cost on average was like that level."""
    game = find_game(game_id)
    setup = game.setup({"players": 2, "first": 1})
    levels = {level.bot: level for level in present(level_costs(game_id, setting_of(game, setup), 2)).levels}
    for bot in game.ladder:
        assert present(played_like(game, setup, [levels[bot].game_cost])).level == bot


def test_other_settings_are_not_compared() -> None:
    assert setting_of(DICY, DICY.setup({"mode": "b", "first": 1})) == "mode b"
    assert setting_of(DICY, DICY.setup({"mode": "b", "target": 60})) == ""
    assert played_like(DICY, DICY.setup({"target": 60}), [0.1]) is None


def test_it_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        for like in (PlayedLike("casual", "novice", "expert"), PlayedLike("expert", "expert", "expert")):
            assert words.say(like_in_words(0, like), ["Ana"]).startswith("Ana")
        assert words.say(praise_name("great")) != words.say(praise_name("only"))
