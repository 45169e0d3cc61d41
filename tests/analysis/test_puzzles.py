"""Puzzles from games, a puzzle a day, and when to see them again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollhouse.analysis.marks import Mark, threshold
from rollhouse.analysis.puzzles.daily import daily, daily_puzzles, puzzle_games, puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import COST_STEP, MIN_PUZZLE_MARGIN, PUZZLE_LEVELS, SOLVED_WITHIN, Puzzle, about, answer, make_puzzle
from rollhouse.analysis.puzzles.review import REVIEW_AFTER_DAYS, Review, Streak, due, reviewed, streak
from rollhouse.analysis.report import analyse_with_mistakes
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.record import Record, positions
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator, TurnEvaluator, network_evaluator
from rollhouse.games.dicy_cards.evaluation.grading import level, solo_move, theme
from rollhouse.games.dicy_cards.game import GAME, DicyCards
from rollhouse.games.dicy_cards.setup import DicySetup
from rollhouse.locale import LANGUAGES, catalogue
from scripts.make_puzzles import holds
from tests.walks import walk

TODAY = date(2026, 11, 15)
PUZZLES = daily_puzzles("dicy-cards")


# --- puzzles from games ----------------------------------------------------------------------------------------------------------------


def mistakes_of(record: Record, least: Mark = "mistake") -> list[Puzzle]:
    return [mistake.puzzle for mistake in analyse_with_mistakes(record, least=least)[1]]


def test_errors_become_puzzles_the_worst_first() -> None:
    record = walk("dicy-cards", {"players": 2, "target": 20}, 4)
    states = [state for _, state in positions(record)]
    for seat in (0, 1, None):
        report, mistakes = analyse_with_mistakes(record, seats=None if seat is None else [seat])
        puzzles = [mistake.puzzle for mistake in mistakes]
        wanted = [one for one in report.decisions if one.cost >= threshold("mistake", "share") and seat in (None, one.seat)]
        assert puzzles
        assert sorted(puzzle.ply for puzzle in puzzles) == sorted(one.ply for one in wanted)
        costs = {one.ply: one.cost for one in wanted}
        assert [mistake.cost for mistake in mistakes] == sorted(costs.values(), reverse=True)
        for puzzle in puzzles:
            assert GAME.decode(puzzle.state) == states[puzzle.ply]
            assert puzzle.played == record.moves[puzzle.ply]
            assert puzzle.seat == states[puzzle.ply].to_act
            verdict = answer(puzzle, GAME.parse(puzzle.played))
            assert not verdict.solved
            assert verdict.cost == pytest.approx(costs[puzzle.ply], abs=COST_STEP)
            assert answer(puzzle, GAME.parse(puzzle.best)).solved
    assert {puzzle.id for puzzle in mistakes_of(record, "blunder")} < {puzzle.id for puzzle in mistakes_of(record, "inaccuracy")}


def test_alone_too() -> None:
    record = walk("dicy-cards", {"players": 1, "target": 20}, 4)
    puzzles = mistakes_of(record)
    assert puzzles
    assert {puzzle.unit for puzzle in puzzles} == {"turns"}


def test_a_game_without_values_has_no_puzzles(unvalued: None) -> None:
    record = walk("dicetto", {"players": 2, "cards_to_win": 1}, 1)
    assert mistakes_of(record) == []


def test_what_is_nearly_as_good_solves_a_puzzle() -> None:
    record = walk("dicy-cards", {"players": 2, "target": 20}, 4)
    for puzzle in mistakes_of(record):
        moves = GAME.legal(GAME.decode(puzzle.state))
        for move, cost in zip(moves, puzzle.costs, strict=True):
            assert answer(puzzle, move).solved == (cost * COST_STEP < SOLVED_WITHIN["share"])


@pytest.mark.parametrize(
    "why", [say("dicy-reason-of-release-1"), say("common-times"), say("dicy-reason-and-card", reason=say("gone"), card=say("gone"))]
)
def test_a_reason_that_an_earlier_release_stored_gives_way_to_what_other_moves_cost(why: Message) -> None:
    """Reviews keep their reasons: one whose sentence is gone, or has other arguments now, must not break the answer."""
    stored = msgspec.structs.replace(PUZZLES[0], why=why)
    least = min(cost for cost in stored.costs if cost) * COST_STEP
    verdict = answer(stored, GAME.parse(stored.best))
    assert verdict.why == say("analysis-puzzle-margin", cost=say("analysis-cost-share", cost=round(100 * least, 1)))
    assert answer(PUZZLES[0], GAME.parse(stored.best)).why == PUZZLES[0].why


# --- a puzzle a day --------------------------------------------------------------------------------------------------------------------


def test_all_users_get_the_same_puzzle_and_tomorrow_another_one() -> None:
    assert len(PUZZLES) >= 200
    for day in (TODAY + timedelta(days=number) for number in range(20)):
        assert daily("dicy-cards", day) == daily("dicy-cards", day)
        assert daily("dicy-cards", day) != daily("dicy-cards", day + timedelta(days=1))
    year = [daily("dicy-cards", TODAY + timedelta(days=number)) for number in range(len(PUZZLES))]
    assert {puzzle.id for puzzle in year if puzzle} == {puzzle.id for puzzle in PUZZLES}


def test_games_take_turns_and_each_has_its_own_every_day() -> None:
    games = puzzle_games()
    assert games == ("dicy-cards", "dicetto")
    days = [TODAY + timedelta(days=number) for number in range(4)]
    assert [puzzle.game for day in days if (puzzle := puzzle_of_the_day(day))] == ["dicy-cards", "dicetto"] * 2
    for game in games:
        assert [puzzle_of_the_day(day, game) for day in days] == [daily(game, day) for day in days]
    assert puzzle_of_the_day(TODAY, "chess") is None


def test_a_daily_puzzle_has_one_clearly_best_move() -> None:
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    for puzzle in PUZZLES:
        state = GAME.decode(puzzle.state)
        costs = dict(zip(map(str, GAME.legal(state)), puzzle.costs, strict=True))
        assert puzzle.seat == state.to_act
        assert costs.pop(puzzle.best) == 0
        assert min(costs.values()) * COST_STEP >= MIN_PUZZLE_MARGIN
        assert 0.1 <= puzzle.value <= 0.9
        verdicts = [answer(puzzle, GAME.parse(move)) for move in costs]
        assert {verdict.solved for verdict in verdicts} == {False}
        assert {verdict.mark for verdict in verdicts} <= {"mistake", "blunder"}


def test_daily_puzzles_have_different_cards() -> None:
    deals = [GAME.decode(puzzle.state).cards for puzzle in PUZZLES]
    assert all(deals.count(deal) >= 16 for deal in set(deals))
    assert len(set(deals)) >= 6
    assert len(set(deals[:8])) >= 3  # not one set for weeks


def test_daily_puzzles_are_of_many_kinds() -> None:
    """Targets from 20 to 100, either seat starting the rounds, three levels, and everything that a puzzle can be about."""
    states = [GAME.decode(puzzle.state) for puzzle in PUZZLES]
    assert {state.setup.target for state in states} == {20, 40, 60, 80, 100}
    assert min(sum(state.first == seat for state in states) for seat in (0, 1)) > 80
    levels = Counter(puzzle.level for puzzle in PUZZLES)
    assert set(levels) == set(PUZZLE_LEVELS)
    assert levels[1] < len(PUZZLES) / 3  # few are easy
    known = sorted(catalogue("en").keys())
    themes = {key for key in known if key.startswith("dicy-theme-") and not key.endswith("-about")}
    assert {puzzle.theme.key for puzzle in PUZZLES if puzzle.theme} == themes
    assert all(puzzle.theme for puzzle in PUZZLES)
    assert min(Counter(puzzle.theme.key for puzzle in PUZZLES if puzzle.theme).values()) >= 10, "one theme had a single puzzle"


def test_what_is_to_be_known_beforehand_is_said() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if GAME.decode(puzzle.state).first == 1)
    assert about(puzzle) == (
        say("analysis-puzzle-starts", seat=Seat(1)),
        say("analysis-puzzle-level", level=puzzle.level, most=3),
    )
    assert about(msgspec.structs.replace(puzzle, level=0)) == (say("analysis-puzzle-starts", seat=Seat(1)),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_solution_can_be_told(language: str) -> None:
    for puzzle in PUZZLES:
        assert catalogue(language).say(puzzle.why, ("Ana", "Bo", "Cy", "Di")).endswith(".")
        assert puzzle.theme
        assert catalogue(language).say(say("analysis-puzzle-theme", theme=puzzle.theme)).endswith(".")


def test_the_file_holds_what_the_table_says() -> None:
    """The shortest puzzles, worked out again. After a change on purpose: python -m scripts.make_puzzles."""
    short = [puzzle for puzzle in PUZZLES if GAME.decode(puzzle.state).setup.target == 20]
    assert len({GAME.decode(puzzle.state).cards for puzzle in short}) == 3
    for puzzle in short:
        state = GAME.decode(puzzle.state)
        evaluator = GAME.teaching.evaluator(state, if_missing="prepare")
        assert isinstance(evaluator, TurnEvaluator)
        made = make_puzzle(GAME, evaluator, state)
        assert _same(msgspec.structs.replace(made, level=level(evaluator, state), theme=theme(evaluator, state)), puzzle)


def test_a_table_of_three_or_four_has_puzzles_that_play_outs_confirm(monkeypatch: pytest.MonkeyPatch) -> None:
    """All were for two. What the estimate may be wrong about is played out with the same dice, until two standard errors decide."""
    large = [puzzle for puzzle in PUZZLES if GAME.decode(puzzle.state).setup.players > 2]
    players = Counter(GAME.decode(puzzle.state).setup.players for puzzle in large)
    assert min(players[count] for count in (3, 4)) >= 30
    for count in (3, 4):
        about = Counter(puzzle.theme.key for puzzle in large if puzzle.theme and GAME.decode(puzzle.state).setup.players == count)
        assert len(about) >= 5, "most themes"
    for puzzle in large[::12]:
        state = GAME.decode(puzzle.state)
        evaluator = GAME.teaching.evaluator(state, if_missing="estimate")
        assert isinstance(evaluator, TurnEvaluator)
        made = make_puzzle(GAME, evaluator, state)
        assert _same(msgspec.structs.replace(made, level=level(evaluator, state), theme=theme(evaluator, state)), puzzle)
        assert holds(evaluator, state)
    monkeypatch.setattr(NetworkEvaluator, "play_out", lambda self, state, *, until, games, skip=0: [(0.3, 0.3, 0.2, 0.2)] * games)
    assert not any(holds(network_evaluator(state), state) for state in (GAME.decode(puzzle.state) for puzzle in large[::12]))


def test_a_level_says_what_the_move_costs_that_would_be_best_alone() -> None:
    for puzzle in PUZZLES:
        state = GAME.decode(puzzle.state)
        cost = puzzle.costs[GAME.legal(state).index(solo_move(state))] * COST_STEP
        if abs(cost - threshold("blunder", "share")) > COST_STEP:  # costs are rounded
            assert puzzle.level == (1 if cost == 0 else 2 if cost < threshold("blunder", "share") else 3)


def _same(made: Puzzle, kept: Puzzle) -> bool:
    """Equal, but for the last bits that another processor may see differently, and the id: it has the rules of the day it was made."""
    near = all(abs(one - other) <= 1 for one, other in zip(made.costs, kept.costs, strict=True)) and abs(made.value - kept.value) < 1e-5
    return near and msgspec.structs.replace(made, id=kept.id, costs=kept.costs, value=kept.value) == kept


def test_puzzles_for_other_rules_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DicyCards, "rules_version", 99)
    monkeypatch.setattr(DicyCards, "agreed", lambda game, options, rules_version: None)
    assert daily_puzzles.__wrapped__("dicy-cards") == ()


def test_puzzles_stay_where_newer_rules_play_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a card that came later: games with other cards are what they were."""

    def agreed(self: DicyCards, options: Mapping[str, object], rules_version: int) -> DicySetup | None:
        return self.setup(options) if options["mode"] != "d" else self.setup({**options, "target": 30})

    monkeypatch.setattr(DicyCards, "rules_version", 99)
    monkeypatch.setattr(DicyCards, "agreed", agreed)
    kept = daily_puzzles.__wrapped__("dicy-cards")
    assert kept == tuple(puzzle for puzzle in PUZZLES if GAME.decode(puzzle.state).setup.mode != "d")
    assert 100 < len(kept) < len(PUZZLES)


# --- again, and again ------------------------------------------------------------------------------------------------------------------


def test_what_is_solved_stays_away_longer_and_longer() -> None:
    review, day, gaps = Review("x", 0, TODAY), TODAY, []
    while review.due is not None:
        day = review.due
        review = reviewed(review, True, day)
        if review.due is not None:
            gaps.append((review.due - day).days)
    assert gaps == list(REVIEW_AFTER_DAYS[1:])
    assert due([review], day + timedelta(days=10_000)) == []


def test_what_is_missed_comes_back_tomorrow_and_starts_over() -> None:
    review = reviewed(Review("x", 3, TODAY), False, TODAY)
    assert review == Review("x", 0, TODAY + timedelta(days=1))


def test_what_is_due_longest_comes_first() -> None:
    days = [None, TODAY, TODAY - timedelta(days=3), TODAY + timedelta(days=1)]
    reviews = [Review(str(place), 0, day) for place, day in enumerate(days)]
    assert [review.puzzle for review in due(reviews, TODAY)] == ["2", "1"]


@pytest.mark.parametrize(
    ("days_ago", "current", "longest"),
    [((), 0, 0), ((0,), 1, 1), ((1,), 1, 1), ((2,), 0, 1), ((0, 1, 2), 3, 3), ((1, 2, 5, 6, 7, 8), 2, 4), ((0, 0, 2, 3), 1, 2)],
)
def test_a_streak_is_days_in_a_row(days_ago: tuple[int, ...], current: int, longest: int) -> None:
    found = streak([TODAY - timedelta(days=ago) for ago in days_ago], TODAY)
    assert (found.current, found.longest) == (current, longest)


def test_a_missed_puzzle_ends_the_streak_at_once() -> None:
    solved = [TODAY - timedelta(days=ago) for ago in (1, 2, 3)]
    assert streak(solved, TODAY).current == 3, "today's is still open"
    assert streak(solved, TODAY, missed_today=True) == Streak(current=0, longest=3)


@given(st.sets(st.integers(0, 40)))
def test_a_streak_is_what_counting_by_hand_gives(days_ago: set[int]) -> None:
    def back_from(start: int) -> int:
        return next(length for length in range(50) if start + length not in days_ago)

    found = streak([TODAY - timedelta(days=ago) for ago in days_ago], TODAY)
    assert found.current == (back_from(0) or back_from(1))
    assert found.longest == max((back_from(start) for start in range(41)), default=0)
