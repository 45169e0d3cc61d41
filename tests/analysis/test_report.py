"""The report: its identity, its decisions, its luck; and what it says when there is little to say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollhouse.analysis.game_analysis import analyse_game
from rollhouse.analysis.marks import MARKS, THRESHOLDS, mark, threshold
from rollhouse.analysis.report import PartialAnalysis, Report, analyse, analyse_part
from rollhouse.core.errors import RecordError
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Evaluator
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record import Record, positions, replay
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of
from tests.expecting import raised
from tests.walks import walk

EXACT: tuple[dict[str, object], ...] = (
    {"players": 2, "target": 20},
    {"players": 2, "mode": "d", "target": 20, "first": "random"},
    {"players": 1, "target": 20},
    {"players": 1, "mode": "d", "target": 30, "first": 0},
)
"""Without and with effects, for two and alone."""
exact_games = st.builds(
    lambda options, seed, longest: walk("dicy-cards", options, seed, longest),
    st.sampled_from(EXACT),
    st.integers(0, 200),
    st.sampled_from([30, 10_000]),
)


def known(record: Record) -> tuple[list[Any], Report, Evaluator]:
    """The positions of a record, its report, and who valued it."""
    states = [state for _, state in positions(record)]
    report = analyse(record)
    assert report.begins is not None
    evaluator = evaluator_of(find_game(record.game), states[report.begins])
    assert evaluator is not None
    return states, report, evaluator


@settings(max_examples=40)
@given(exact_games)
def test_results_are_expectation_luck_and_errors_to_the_last_billionth(record: Record) -> None:
    report = analyse(record)
    assert report.source is not None
    assert report.source.exact
    assert report.source.error < 1e-9
    for account in report.accounts:
        came = account.expectation + account.luck - account.errors + account.gifts
        assert abs((account.now if account.result is None else account.result) - came) < 1e-9
        assert abs(account.drift) < 1e-9
        assert account.conceded == 0
    if len(report.accounts) == 2:
        one, two = report.accounts
        assert abs(one.expectation + two.expectation - 1) < 1e-9
        assert abs(one.luck + two.luck) < 1e-9
        assert abs(one.errors - two.gifts) < 1e-9


@settings(max_examples=25)
@given(exact_games)
def test_a_decision_costs_what_the_best_move_is_worth_more(record: Record) -> None:
    states, report, evaluator = known(record)
    game = find_game(record.game)
    listed = {decision.ply: decision for decision in report.decisions}
    for ply, text in enumerate(record.moves):
        state = states[ply]
        if state.to_act == CHANCE or len(game.legal(state)) == 1:
            assert ply not in listed
            continue
        decision, values = listed[ply], {str(option.move): option.value for option in evaluator.options(state)}
        assert decision.seat == state.to_act
        assert decision.move == text
        assert abs(decision.cost - (max(values.values()) - values[text])) < EQUAL_TOLERANCE
        assert abs(decision.value - values[text]) < EQUAL_TOLERANCE
        assert abs(decision.best_value - max(values.values())) < EQUAL_TOLERANCE
        assert values[decision.best] > max(values.values()) - EQUAL_TOLERANCE
        assert decision.mark == mark(decision.cost, evaluator.unit)
        if decision.cost < EQUAL_TOLERANCE / 2:
            assert decision.best == text


def test_luck_is_nothing_on_average() -> None:
    record = walk("dicy-cards", EXACT[1], 5)
    states, report, evaluator = known(record)
    game = find_game(record.game)
    told = [roll for roll in report.rolls if roll.luck is not None]
    assert told
    for roll in told[:6]:
        before = evaluator.values(states[roll.ply])
        outcomes = game.outcomes(states[roll.ply])
        weights = outcomes.weights or (1,) * len(outcomes)
        means = [0.0, 0.0]
        for move, weight in zip(outcomes.moves, weights, strict=True):
            after = evaluator.values(game.apply(states[roll.ply], move))
            means = [mean + weight / outcomes.total * (now - was) for mean, now, was in zip(means, after, before, strict=True)]
            if str(move) == roll.move:
                assert roll.luck == pytest.approx([now - was for now, was in zip(after, before, strict=True)], abs=1e-12)
        assert means == pytest.approx([0.0, 0.0], abs=1e-9)


def test_the_curve_goes_from_the_expectation_to_the_result() -> None:
    record, game = walk("dicy-cards", EXACT[1], 3), find_game("dicy-cards")
    report = analyse(record)
    assert [point.ply for point in report.curve] == list(range(len(record.moves) + 1))
    assert report.begins == 1
    assert report.curve[0].values is None
    assert report.curve[1].values == tuple(account.expectation for account in report.accounts)
    assert report.curve[-1].values == tuple(account.result for account in report.accounts)
    assert report.curve[-1].scores == game.position([state for _, state in positions(record)][-1]).scores


def test_the_same_record_gives_the_same_report() -> None:
    for options in EXACT:
        record = walk("dicy-cards", options, 8)
        assert msgspec.json.encode(analyse(record)) == msgspec.json.encode(analyse(record))


@pytest.mark.parametrize("unit", ["share", "turns"])
def test_marks_begin_at_their_thresholds(unit: Any) -> None:
    assert [mark(cost, unit) for cost in (0.0, *THRESHOLDS[unit])] == list(MARKS)
    assert [mark(cost - 1e-12, unit) for cost in THRESHOLDS[unit]] == list(MARKS[:-1])
    assert [threshold(name, unit) for name in MARKS] == [0.0, *THRESHOLDS[unit]]


def test_an_estimate_marks_only_what_is_wrong_even_if_it_is_off() -> None:
    """Nothing that might cost less than an inaccuracy is a mistake, and nothing that might cost less than a mistake a blunder."""
    assert [mark(cost, "share", 0.04) for cost in (0.019, 0.02, 0.0599, 0.06, 0.0999, 0.1)] == [
        "fine",
        "inaccuracy",
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
    ]
    assert threshold("mistake", "share", 0.04) == pytest.approx(0.06)
    assert [threshold(one, "share", 0.0) for one in MARKS[1:]] == list(THRESHOLDS["share"])


# --- when there is less to say ----------------------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_has_no_result() -> None:
    report = analyse(walk("dicy-cards", EXACT[0], 1, 20))
    assert (report.over, report.winners) == (False, ())
    assert report.lacks is not None
    assert report.lacks.key == "analysis-lacks-end"
    assert [account.result for account in report.accounts] == [None, None]
    assert report.curve[-1].values == tuple(account.now for account in report.accounts)


def test_a_resignation_is_an_item_of_its_own() -> None:
    record = walk("dicy-cards", EXACT[0], 1, 20)
    report = analyse(record, winners=(1,))
    assert (report.over, report.winners) == (True, (1,))
    loser, winner = report.accounts
    assert (loser.result, winner.result) == (0.0, 1.0)
    assert loser.conceded == -loser.now < 0
    for account in report.accounts:
        assert account.result == pytest.approx(
            account.expectation + account.luck - account.errors + account.gifts + account.conceded, abs=1e-9
        )
    assert {line.key for line in report.lines} == {"analysis-line-conceded"}
    assert [decision.cost for decision in report.decisions] == [decision.cost for decision in analyse(record).decisions]


@pytest.mark.parametrize(("tag", "winners"), [("1", (1,)), ("0 1", (0, 1)), ("", ()), ("2", ()), ("Bo", ()), ("1 x", ())])
def test_a_record_can_say_who_won_by_a_resignation(tag: str, winners: tuple[int, ...]) -> None:
    record = walk("dicy-cards", EXACT[0], 1, 20)
    tagged = msgspec.structs.replace(record, tags={"Winners": tag})
    assert analyse(tagged) == analyse(record, winners=winners)


def test_the_rules_result_beats_what_a_caller_says() -> None:
    record = walk("dicy-cards", EXACT[0], 1)
    assert record.result is not None
    assert analyse(record, winners=(1 - record.result[0],)) == analyse(record)


def test_before_the_game_there_is_nothing_to_look_at() -> None:
    report = analyse(walk("dicy-cards", {"players": 2, "mode": "interglacial", "target": 20, "first": "random"}, 1, 1))
    assert report.source is None
    assert report.lacks is not None
    assert report.lacks.key == "analysis-lacks-start"


def test_a_record_that_breaks_is_refused() -> None:
    record = walk("dicy-cards", EXACT[0], 1, 10)
    assert raised(RecordError, analyse, record.then("score straight 6543")).code in ("record/illegal-move", "record/malformed-move")


def test_a_game_without_values_says_what_it_lacks_and_gives_what_it_has(unvalued: None) -> None:
    record = walk("dicetto", {"players": 3, "cards_to_win": 2}, 4)
    report = analyse(record)
    game = find_game("dicetto")
    states = [state for _, state in positions(record)]
    assert report.source is None
    assert report.lacks is not None
    assert report.lacks.key == "analysis-lacks-values"
    assert (report.accounts, report.decisions, report.lines) == ((), (), ())
    assert [roll.ply for roll in report.rolls] == [ply for ply, state in enumerate(states[:-1]) if state.to_act == CHANCE]
    assert [point.scores for point in report.curve] == [game.position(state).scores for state in states]
    assert report.over == (states[-1].to_act == GAME_OVER)
    assert report.winners == record.result


@pytest.mark.parametrize("players", [3, 4])
def test_an_estimate_says_so_and_what_it_did_not_foresee(players: int) -> None:
    report = analyse(walk("dicy-cards", {"players": players, "mode": "d", "target": 30, "first": 0}, 2))
    assert report.source is not None
    assert not report.source.exact
    assert report.source.error > 1e-4
    for account in report.accounts:
        parts = account.expectation + account.luck - account.errors + account.gifts + account.drift
        assert account.result == pytest.approx(parts, abs=1e-9)
    assert sum(account.expectation for account in report.accounts) == pytest.approx(1.0)
    assert sum(account.luck for account in report.accounts) == pytest.approx(0.0, abs=1e-9)
    assert sum(account.errors for account in report.accounts) == pytest.approx(sum(account.gifts for account in report.accounts))
    assert all(decision.cost >= 0 for decision in report.decisions)


def test_a_race_is_mentioned_once_a_turn() -> None:
    """Each decision of a turn said again that time is short."""
    told: dict[int, list[int]] = {}
    for seed in range(12):
        record = walk("dicy-cards", {"players": 2, "target": 20}, seed)
        states, report, evaluator = known(record)
        turns = [ply for ply, state in enumerate(states) if not ply or state.turn != states[ply - 1].turn]
        for decision in report.decisions:
            state = states[decision.ply]
            if "dicy-reason-race" not in str(msgspec.json.encode(decision.why)):
                continue
            turn = 1000 * seed + max(ply for ply in turns if ply <= decision.ply)
            told.setdefault(turn, []).append(decision.ply)
            earlier = [one for one in report.decisions if 1000 * seed + one.ply > turn and one.ply < decision.ply]
            assert all(states[one.ply].waiting for one in earlier)
            assert evaluator.why(state, find_game(record.game).parse(decision.move), begins_turn=False) != decision.why
    assert len(told) > 5
    assert all(len(plies) == 1 for plies in told.values())


def test_tables_are_made_only_when_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    record = walk("dicy-cards", {"players": 2, "target": 20, "mode": "c"}, 2)
    report = analyse(record, prepare=False)
    assert report.lacks is not None
    assert report.lacks.key == "analysis-lacks-tablebase"
    heard: list[float] = []
    whole = analyse(record, progress=heard.append)
    assert whole.source is not None
    assert heard == sorted(heard)
    assert heard[0] == 0.0  # told before the work begins: compiling may take longer than all the rest
    assert heard[-1] > 0.0
    assert analyse(record, prepare=False) == whole


def test_an_estimate_will_do_until_the_tablebase_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    record = walk("dicy-cards", {"players": 2, "target": 20, "mode": "c"}, 2, 20)
    rough = analyse(record, prepare=False, estimate=True)
    assert rough.source is not None
    assert not rough.source.exact
    assert rough.decisions
    assert not any(tmp_path.iterdir())
    exact = analyse(record, estimate=True)
    assert exact.source is not None
    assert exact.source.exact


def test_part_by_part_it_becomes_the_same_report() -> None:
    record = walk("dicy-cards", {"players": 3, "mode": "d", "target": 30, "first": 0}, 2)
    whole, moves = analyse(record), 0
    so_far: PartialAnalysis | None = None
    while True:
        report, so_far = analyse_part(record, so_far, 5)
        moves += 5
        if so_far is None:
            break
        assert so_far.moves == moves
        assert report.decisions == tuple(decision for decision in whole.decisions if decision.ply < moves)
        assert report.rolls == tuple(roll for roll in whole.rolls if roll.ply < moves)
        assert [point.values for point in report.curve[: moves + 1]] == [point.values for point in whole.curve[: moves + 1]]
        assert not any(point.values for point in report.curve[moves + 1 :])
        assert not report.accounts
        assert not report.lines
    assert moves > 20
    assert report == whole


def test_a_part_by_another_evaluator_begins_anew() -> None:
    record = walk("dicy-cards", {"players": 3, "mode": "d", "target": 30, "first": 0}, 2)
    _, so_far = analyse_part(record, None, 5)
    assert so_far is not None
    so_far.source = "an estimate of yesterday"
    _, again = analyse_part(record, so_far, 2)
    assert again is not None
    assert again.moves == 2


def test_a_record_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = walk("dicy-cards", EXACT[0], 3)
    whole = analyse(record)
    own, played = type(find_game("dicy-cards")), 0
    play = own.play

    def counting(self: Any, *given: Any) -> Any:
        nonlocal played
        played += 1
        return play(self, *given)

    monkeypatch.setattr(own, "play", counting)
    seen = replay(record)
    assert analyse(seen) == whole
    assert analyse_game(seen).report == whole
    assert played == len(record.moves)
    assert analyse(record) == whole
    assert played == 2 * len(record.moves)


def test_the_caller_can_stop_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        pass

    def stop(done: float) -> None:
        raise Enough

    monkeypatch.setenv("ROLLHOUSE_CACHE", str(tmp_path))
    record = walk("dicy-cards", {"players": 2, "target": 20, "mode": "b"}, 2)
    with pytest.raises(Enough):
        analyse(record, progress=stop)
    assert analyse(record).source is not None
