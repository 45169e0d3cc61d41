"""The report on a game: the course of the values, the cost of every decision and why, and the part of luck."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

import msgspec

from rollhouse.analysis.accounts import Account, shared_line
from rollhouse.analysis.marks import MARKS, Mark, mark, threshold
from rollhouse.analysis.puzzles.puzzle import Mistake, make_puzzle
from rollhouse.core.evaluate import EQUAL, Consistent, Evaluator, Progress, Unit, Valued, best_of, cost_error
from rollhouse.core.game import CHANCE, AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.record import WINNERS, Record, Replay, replay
from rollhouse.core.teaching import LuckKind, evaluator_of

FORMAT = 1
"""The version of the report's JSON form."""

_Values = tuple[float, ...]

Playing: TypeAlias = Sequence[Collection[int]]
"""For every move, the seats whose own players were playing: a bot may have stood in for one. Only their moves count."""


class Source(msgspec.Struct, frozen=True):
    """The source of values."""

    name: str
    """An identifier for programs: which tablebase, which estimate."""
    about: Message
    """The same in words."""
    exact: bool
    error: float
    """The bound on a value's error: the certified gap of a tablebase, half the width of an estimate's interval."""
    unit: Unit


class Point(msgspec.Struct, frozen=True):
    """The game after `ply` moves."""

    ply: int
    scores: tuple[int, ...]
    values: tuple[float, ...] | None
    """The value of the position to each seat; None before values begin."""


class Decision(msgspec.Struct, frozen=True):
    """A choice between moves, made after `ply` moves."""

    ply: int
    seat: int
    move: str
    words: Message
    """The move in a few words."""
    value: float
    """The value to this seat of the position after the move."""
    best: str
    """The best move; the one that was made where none is better."""
    best_words: Message
    best_value: float
    cost: float
    mark: Mark
    why: Message
    """The reason against the move and for the best one, or what makes it the best."""


class Roll(msgspec.Struct, frozen=True):
    """A roll or draw after `ply` moves, and what it changed for each seat."""

    ply: int
    seat: int
    """The seat whose turn it was; -1 before the first turn."""
    move: str
    words: Message
    luck: tuple[float, ...] | None
    """None before values begin."""
    kind: LuckKind
    """The kind of luck: dice, cards, duels."""


class Report(msgspec.Struct, frozen=True):
    """The report on a recorded game. The same record always gives the same report."""

    game: str
    rules_version: int
    setup: dict[str, Any]
    seats: tuple[str, ...]
    source: Source | None
    """The source of the values; None where the game has no evaluator."""
    lacks: Message | None
    """What the report lacks, and why; None where it is complete."""
    begins: int | None
    """The number of moves before values begin: the draw of the starting seat and the deal come first."""
    over: bool
    """Whether the game has a result: by its rules, or by a resignation."""
    winners: tuple[int, ...]
    curve: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    rolls: tuple[Roll, ...]
    accounts: tuple[Account, ...]
    """One for each seat; empty where the game has no evaluator."""
    lines: tuple[Message, ...]
    """Each account in one line."""
    format: int = FORMAT


def source_of(evaluator: Evaluator) -> Source:
    """The source of an evaluator's values."""
    return Source(evaluator.name, evaluator.about(), evaluator.exact, evaluator.error, evaluator.unit)


def find_evaluator(
    game: AnyGame, states: Sequence[Any], *, prepare: bool = True, estimate: bool = False, progress: Progress = lambda done: None
) -> tuple[int, Evaluator] | None:
    """The place of the first of these positions that has an evaluator (or, with `estimate`, an estimate), and the evaluator."""
    for ply, state in enumerate(states):
        evaluator = evaluator_of(game, state, if_missing="prepare" if prepare else "none", progress=progress)
        if evaluator is None and estimate:
            evaluator = evaluator_of(game, state, if_missing="estimate")
        if evaluator is not None:
            return ply, evaluator
    return None


def analyse(
    played: Record | Replay,
    *,
    prepare: bool = True,
    estimate: bool = False,
    progress: Progress = lambda done: None,
    looking: Progress = lambda done: None,
    winners: tuple[int, ...] = (),
) -> Report:
    """The report on a recorded game.

    Args:
        played: The record, or its replay where the caller has one.
        prepare: Make the tablebase first where it is missing.
        estimate: Accept estimated values where there is no tablebase.
        progress: Called with the done share of the tablebase; may raise to stop.
        looking: Called with the done share of the analysis, which takes a while with estimated values.
        winners: The winners of a game that ended by a resignation; by default the record's tag says so.

    Raises:
        RecordError: The record can't be replayed.

    """
    return _analysed(played, None, prepare=prepare, estimate=estimate, progress=progress, looking=looking, winners=winners)


def analyse_with_mistakes(
    played: Record | Replay,
    *,
    seats: Collection[int] | None = None,
    playing: Playing | None = None,
    least: Mark = "mistake",
    prepare: bool = True,
    progress: Progress = lambda done: None,
    looking: Progress = lambda done: None,
) -> tuple[Report, tuple[Mistake, ...]]:
    """The report on a recorded game and the positions in which a seat erred, as puzzles, the worst first; from one pass.

    Args:
        played: The record, or its replay where the caller has one.
        seats: The seats whose mistakes are wanted; all by default.
        playing: The moves that count; all by default.
        least: The least mark of a mistake.
        prepare: As for `analyse`.
        progress: As for `analyse`.
        looking: As for `analyse`.

    Raises:
        RecordError: The record can't be replayed.

    """
    mistakes: list[Mistake] = []

    def collect(decision: Decision, game: AnyGame, evaluator: Evaluator, state: Any, options: Sequence[Valued]) -> None:
        counts = (seats is None or decision.seat in seats) and (playing is None or decision.seat in playing[decision.ply])
        if counts and decision.cost >= max(threshold(least, evaluator.unit, cost_error(evaluator)), EQUAL):
            puzzle = make_puzzle(game, evaluator, state, options, played=decision.move, ply=decision.ply)
            mistakes.append(Mistake(puzzle, decision.cost))

    report = _analysed(played, collect, prepare=prepare, progress=progress, looking=looking)
    return report, tuple(sorted(mistakes, key=lambda mistake: -mistake.cost))


_Collect: TypeAlias = Callable[["Decision", AnyGame, Evaluator, Any, Sequence[Valued]], None]
"""Called with each decision, and with the values of all moves in its position."""


def _analysed(
    played: Record | Replay,
    collect: _Collect | None,
    *,
    prepare: bool,
    estimate: bool = False,
    progress: Progress,
    looking: Progress,
    winners: tuple[int, ...] = (),
) -> Report:
    record, game, states, moves = replay(played) if isinstance(played, Record) else played
    outcome = game.outcome(states[-1])
    winners = outcome.winners if outcome is not None else winners or _tagged_winners(record)
    found = find_evaluator(game, states, prepare=prepare, estimate=estimate, progress=progress)
    if found is None:
        return Report(
            game=record.game,
            rules_version=record.rules_version,
            setup=record.setup,
            seats=record.seats,
            source=None,
            lacks=_lacking(game, states, prepare=prepare or estimate),
            begins=None,
            over=bool(winners),
            winners=winners,
            curve=tuple(Point(ply, _scores(game, state), None) for ply, state in enumerate(states)),
            decisions=(),
            rolls=tuple(
                Roll(ply, state.turn, str(move), game.words.move(state, move), None, _luck_kind(game, state))
                for ply, (state, move) in enumerate(zip(states, moves, strict=False))
                if state.to_act == CHANCE
            ),
            accounts=(),
            lines=(),
        )
    begins, evaluator = found
    walked = _Pass(game, evaluator, states, moves, begins, looking, collect)
    accounts = walked.accounts(winners, by_the_rules=outcome is not None)
    return Report(
        game=record.game,
        rules_version=record.rules_version,
        setup=record.setup,
        seats=record.seats,
        source=source_of(evaluator),
        lacks=None if winners else say("analysis-lacks-end"),
        begins=begins,
        over=bool(winners),
        winners=winners,
        curve=tuple(
            Point(ply, _scores(game, state), None if ply < begins else walked.values[ply - begins]) for ply, state in enumerate(states)
        ),
        decisions=tuple(walked.decisions),
        rolls=tuple(walked.rolls),
        accounts=accounts,
        lines=tuple(shared_line(account, evaluator.unit, exact=evaluator.exact) for account in accounts),
    )


def _luck_kind(game: AnyGame, state: Any) -> LuckKind:
    return "dice" if game.teaching is None else game.teaching.luck_kind(state)


def _scores(game: AnyGame, state: Any) -> tuple[int, ...]:
    return game.position(state).scores


def _tagged_winners(record: Record) -> tuple[int, ...]:
    """The winners of a game that ended by a resignation; empty where the tag is missing or not valid."""
    seats = {str(seat): seat for seat in range(len(record.seats))}
    named = record.tags.get(WINNERS, "").split()
    return tuple(seats[name] for name in named) if set(named) <= seats.keys() else ()


def _lacking(game: AnyGame, states: Sequence[Any], *, prepare: bool) -> Message:
    """Why there are no values."""
    if all(state.to_act == CHANCE for state in states):
        return say("analysis-lacks-start")
    return say("analysis-lacks-values", game=game.words.name()) if prepare else say("analysis-lacks-tablebase")


class _Pass:
    """One pass over a game: what every move changed for each seat."""

    def __init__(
        self,
        game: AnyGame,
        evaluator: Evaluator,
        states: Sequence[Any],
        moves: Sequence[Any],
        begins: int,
        looking: Progress,
        collect: _Collect | None,
    ) -> None:
        assert game.teaching is not None, "the evaluator comes from there"
        self.game = game
        self._teaching = game.teaching
        self.evaluator = evaluator
        self._outlook = evaluator.outlook if isinstance(evaluator, Consistent) else None
        self._steps = 0
        self._all_steps = len(states) - begins + len(moves)
        self._looking = looking
        self._collect = collect
        self.values: list[_Values] = [self._valued(state) for state in states[begins:]]
        self.decisions: list[Decision] = []
        self.rolls: list[Roll] = []
        seats = range(len(self.values[0]))
        self._luck: list[dict[LuckKind, float]] = [dict.fromkeys(self._teaching.luck_kinds, 0.0) for _ in seats]
        self._errors = [0.0 for _ in seats]
        self._gifts = [0.0 for _ in seats]
        self._drift = [0.0 for _ in seats]
        for ply, move in enumerate(moves):
            self._advance()
            if ply < begins:
                kind = self._teaching.luck_kind(states[ply])
                self.rolls.append(Roll(ply, states[ply].turn, str(move), game.words.move(states[ply], move), None, kind))
            elif states[ply].to_act == CHANCE:
                self._chance(ply, states[ply], move, *self.values[ply - begins : ply - begins + 2])
            else:
                self._choice(ply, states[ply], move, *self.values[ply - begins : ply - begins + 2])

    def _advance(self) -> None:
        if not self.evaluator.exact:  # an exact one takes no time
            self._looking(self._steps / self._all_steps)
        self._steps += 1

    def _valued(self, state: Any) -> _Values:
        self._advance()
        return self.evaluator.values(state)

    def _chance(self, ply: int, state: Any, move: Any, before: _Values, after: _Values) -> None:
        expected = before if self.evaluator.exact or self._outlook is not None else self._mean(state)
        luck = tuple(now - mean for now, mean in zip(after, expected, strict=True))
        kind = self._teaching.luck_kind(state)
        for seat, (mean, was) in enumerate(zip(expected, before, strict=True)):
            self._luck[seat][kind] += luck[seat]
            self._drift[seat] += mean - was
        self.rolls.append(Roll(ply, state.turn, str(move), self.game.words.move(state, move), luck, kind))

    def _mean(self, state: Any) -> _Values:
        """The mean of an estimate's values after a roll, which may differ from its value before the roll."""
        outcomes = self.game.outcomes(state)
        weights = outcomes.weights or (1,) * len(outcomes)
        totals = [0.0 for _ in self._luck]
        for weight, move in zip(weights, outcomes.moves, strict=True):
            for seat, value in enumerate(self.evaluator.values(self.game.apply(state, move))):
                totals[seat] += weight * value
        return tuple(total / outcomes.total for total in totals)

    def _choice(self, ply: int, state: Any, move: Any, before: _Values, after: _Values) -> None:
        """Note what a move gave away: by exact values, the difference between the positions before and after it.

        An estimate compares the moves with each other; the rest of the difference goes to the drift. Where it does not say which seats
        gain what the move gave away, the others gain in proportion to their chances.
        """
        options = self.evaluator.options(state)
        seat = state.to_act
        best = _best(options, move)
        chosen = next(option for option in options if option.move == move)
        if self.evaluator.exact and len(options) > 1:
            value, lost = after[seat], before[seat] - after[seat]
            expected = after
        else:
            value, lost = chosen.value, best.value - chosen.value
            seen = _handed_on(before, seat, lost) if self._outlook is None else self._outlook(state, move)
            expected = tuple(before[seat] - lost if other == seat else share for other, share in enumerate(seen))
        self._errors[seat] += lost
        for other in range(len(after)):
            self._drift[other] += after[other] - expected[other]
            if other != seat:
                self._gifts[other] += expected[other] - before[other]
        if len(options) == 1:
            return
        cost = max(0.0, lost)
        words = self.game.words
        self.decisions.append(
            Decision(
                ply,
                seat,
                str(move),
                words.move(state, move),
                value,
                str(best.move),
                words.move(state, best.move),
                value + cost,
                cost,
                mark(cost, self.evaluator.unit, cost_error(self.evaluator)),
                self.evaluator.why(state, move),
            )
        )
        if self._collect is not None:
            self._collect(self.decisions[-1], self.game, self.evaluator, state, options)

    def accounts(self, winners: tuple[int, ...], *, by_the_rules: bool) -> tuple[Account, ...]:
        """The account of each seat."""
        now = self.values[-1]
        accounts = []
        for seat, expectation in enumerate(self.values[0]):
            conceded, result = 0.0, now[seat] if by_the_rules else None
            if winners and not by_the_rules:
                result = (seat in winners) / len(winners)
                conceded = result - now[seat]
            own = [decision for decision in self.decisions if decision.seat == seat]
            accounts.append(
                Account(
                    seat,
                    expectation,
                    sum(self._luck[seat].values()),
                    self._luck[seat],
                    self._errors[seat],
                    self._gifts[seat],
                    conceded,
                    self._drift[seat],
                    now[seat],
                    result,
                    len(own),
                    sum(decision.cost for decision in own) / len(own) if own else 0.0,
                    {name: sum(decision.mark == name for decision in own) for name in MARKS},
                )
            )
        return tuple(accounts)


def _handed_on(before: _Values, seat: int, lost: float) -> _Values:
    """The values after a seat has lost `lost` to the others, in proportion to their chances."""
    others = sum(before) - before[seat]
    parts = [was / others if others > 0.0 else 1.0 / max(1, len(before) - 1) for was in before]
    return tuple(was - lost if other == seat else was + lost * parts[other] for other, was in enumerate(before))


def _best(options: Sequence[Valued], move: Any) -> Valued:
    """The best option; the one that was taken where none is better."""
    best = best_of(options)
    return next((option for option in options if option.move == move and option.value >= best.value - EQUAL), best)
