"""The report on a game: the course of the values, the cost of every decision and why, and the part of luck."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

import msgspec

from rollhouse.analysis.accounts import Account, shared_line
from rollhouse.analysis.marks import MARKS, Mark, mark, threshold
from rollhouse.analysis.play_outs import PlayedOut, played_out, worth_playing_out
from rollhouse.analysis.played_like import PlayedLike, played_like
from rollhouse.analysis.praise import PRAISES, Praise, praise
from rollhouse.analysis.puzzles.puzzle import Mistake, make_puzzle
from rollhouse.core.absences import own_seats, resignations_of
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Consistent, Evaluator, PlaysOut, Progress, Unit, Valued, best_of, cost_error
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
    """A description for people."""
    exact: bool
    error: float
    """The bound on a value's error: the certified gap of a tablebase, half the width of an estimate's interval."""
    unit: Unit


class Point(msgspec.Struct, frozen=True):
    """The game after `ply` moves."""

    ply: int
    scores: tuple[int, ...]
    values: tuple[float, ...] | None
    """The value of the position to each seat; None before values begin, and where they are not computed yet."""


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
    error: float
    """Half the width of the 95 % interval of the cost; 0 where values are exact, or where the estimate states no error of costs."""
    games: int
    """The number of games by which the moves were compared; 0 where the values are the evaluator's."""
    praise: Praise | None = None
    """None for most moves."""


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
    """One for each seat; empty where the game has no evaluator, and until the last move is analysed."""
    lines: tuple[Message, ...]
    """Each account in one line."""
    rule_of_thumb: tuple[Message, ...] = ()
    """A simple policy for this game, a sentence per line, and what it costs; empty where there is none."""
    format: int = FORMAT


class PartialAnalysis(msgspec.Struct):
    """The analysis of a game's first moves, with which `analyse_part` continues."""

    source: str
    """The name of the evaluator."""
    values: list[_Values]
    """Of every position from the first that has an evaluator."""
    luck: list[dict[LuckKind, float]]
    """Sums for each seat, like those below."""
    errors: list[float]
    gifts: list[float]
    conceded: list[float]
    drift: list[float]
    turn_begun: bool = False
    """Whether the seat on turn has made a decision in it."""
    moves: int = 0
    """How many moves are analysed."""
    decisions: list[Decision] = []
    rolls: list[Roll] = []


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
    play_outs: bool = True,
    progress: Progress = lambda done: None,
    looking: Progress = lambda done: None,
    winners: tuple[int, ...] = (),
) -> Report:
    """The report on a recorded game.

    Args:
        played: The record, or its replay where the caller has one.
        prepare: Make the tablebase first where it is missing.
        estimate: Accept estimated values where there is no tablebase.
        play_outs: Play decisions out on which a mark may hang, where values are estimates; it takes seconds to a minute.
        progress: Called with the done share of the tablebase; may raise to stop.
        looking: Called with the done share of the analysis, which takes a while with estimated values.
        winners: The winners of a game that ended by a resignation; by default the record's tag says so.

    Raises:
        RecordError: The record can't be replayed.

    """
    report, _ = _analysed(
        played, None, prepare=prepare, estimate=estimate, play_outs=play_outs, progress=progress, looking=looking, winners=winners
    )
    return report


def analyse_part(
    played: Record | Replay,
    so_far: PartialAnalysis | None,
    moves: int,
    *,
    prepare: bool = True,
    estimate: bool = False,
    play_outs: bool = True,
    looking: Progress = lambda done: None,
) -> tuple[Report, PartialAnalysis | None]:
    """The report as far as it is known after this many moves more, and what the next call continues with; None when it is complete.

    The last report is the one that `analyse` returns. It begins anew where there is a better evaluator by now.
    """
    return _analysed(played, None, prepare=prepare, estimate=estimate, play_outs=play_outs, looking=looking, so_far=so_far, moves=moves)


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
        playing: The moves that count; by default those that no substitute made.
        least: The least mark of a mistake.
        prepare: As for `analyse`.
        progress: As for `analyse`.
        looking: As for `analyse`.

    Raises:
        RecordError: The record can't be replayed.

    """
    mistakes: list[Mistake] = []
    own = own_seats(played if isinstance(played, Record) else played.record) if playing is None else playing

    def collect(decision: Decision, game: AnyGame, evaluator: Evaluator, state: Any, options: Sequence[Valued]) -> None:
        counts = (seats is None or decision.seat in seats) and decision.seat in own[decision.ply]
        if counts and decision.cost >= max(threshold(least, evaluator.unit, decision.error), EQUAL_TOLERANCE):
            puzzle = make_puzzle(game, evaluator, state, options, played=decision.move, ply=decision.ply)
            mistakes.append(Mistake(puzzle, decision.cost))

    report, _ = _analysed(played, collect, prepare=prepare, progress=progress, looking=looking)
    return report, tuple(sorted(mistakes, key=lambda mistake: -mistake.cost))


_Collect: TypeAlias = Callable[["Decision", AnyGame, Evaluator, Any, Sequence[Valued]], None]
"""Called with each decision, and with the values of all moves in its position."""


def _analysed(
    played: Record | Replay,
    collect: _Collect | None,
    *,
    prepare: bool,
    estimate: bool = False,
    play_outs: bool = True,
    progress: Progress = lambda done: None,
    looking: Progress,
    winners: tuple[int, ...] = (),
    so_far: PartialAnalysis | None = None,
    moves: int | None = None,
) -> tuple[Report, PartialAnalysis | None]:
    record, game, states, played_moves = replay(played) if isinstance(played, Record) else played
    outcome = game.outcome(states[-1])
    winners = outcome.winners if outcome is not None else winners or _tagged_winners(record)
    over, resigned = bool(winners), {one.seat for one in resignations_of(record)}
    winners = tuple(seat for seat in winners if seat not in resigned)  # a player who has resigned does not win by the bot that plays on
    found = find_evaluator(game, states, prepare=prepare, estimate=estimate, progress=progress)
    if found is None:
        report = Report(
            game=record.game,
            rules_version=record.rules_version,
            setup=record.setup,
            seats=record.seats,
            source=None,
            lacks=_lacking(game, states, prepare=prepare or estimate),
            begins=None,
            over=over,
            winners=winners,
            curve=tuple(Point(ply, _scores(game, state), None) for ply, state in enumerate(states)),
            decisions=(),
            rolls=tuple(
                Roll(ply, state.turn, str(move), game.words.move(state, move), None, _luck_kind(game, state))
                for ply, (state, move) in enumerate(zip(states, played_moves, strict=False))
                if state.to_act == CHANCE
            ),
            accounts=(),
            lines=(),
        )
        return report, None
    begins, evaluator = found
    walk = _Pass(game, evaluator, states, played_moves, begins, looking, collect, own_seats(record), so_far, play_outs=play_outs)
    walk.on(len(played_moves) if moves is None else moves)
    accounts = walk.accounts(winners if over else None, resigned, by_the_rules=outcome is not None) if walk.complete else ()
    known = walk.so_far.values
    report = Report(
        game=record.game,
        rules_version=record.rules_version,
        setup=record.setup,
        seats=record.seats,
        source=source_of(evaluator),
        lacks=None if over else say("analysis-lacks-end"),
        begins=begins,
        over=over,
        winners=winners,
        curve=tuple(
            Point(ply, _scores(game, state), known[ply - begins] if 0 <= ply - begins < len(known) else None)
            for ply, state in enumerate(states)
        ),
        decisions=tuple(walk.so_far.decisions),
        rolls=tuple(walk.so_far.rolls),
        accounts=accounts,
        lines=tuple(shared_line(account, evaluator.unit, exact=evaluator.exact) for account in accounts),
        rule_of_thumb=() if game.teaching is None else game.teaching.rule_of_thumb(states[begins]),
    )
    return report, None if walk.complete else walk.so_far


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
    """One pass over a game, or a part of it: what every move changed for each seat."""

    def __init__(
        self,
        game: AnyGame,
        evaluator: Evaluator,
        states: Sequence[Any],
        moves: Sequence[Any],
        begins: int,
        looking: Progress,
        collect: _Collect | None,
        playing: Playing,
        so_far: PartialAnalysis | None,
        *,
        play_outs: bool,
    ) -> None:
        assert game.teaching is not None, "the evaluator comes from there"
        self.game = game
        self._teaching = game.teaching
        self.evaluator = evaluator
        self._outlook = evaluator.outlook if isinstance(evaluator, Consistent) else None
        self._plays_out = evaluator if play_outs and isinstance(evaluator, PlaysOut) else None
        self._states = states
        self._moves = moves
        self._begins = begins
        self._looking = looking
        self._collect = collect
        self._playing = playing
        self.so_far = so_far if so_far is not None and so_far.source == evaluator.name else self._nothing_yet()

    def _nothing_yet(self) -> PartialAnalysis:
        first = self.evaluator.values(self._states[self._begins])
        nothing = [0.0 for _ in first]
        luck: list[dict[LuckKind, float]] = [dict.fromkeys(self._teaching.luck_kinds, 0.0) for _ in first]
        return PartialAnalysis(self.evaluator.name, [first], luck, nothing[:], nothing[:], nothing[:], nothing[:])

    @property
    def complete(self) -> bool:
        """Whether every move is analysed."""
        return self.so_far.moves == len(self._moves)

    def on(self, moves: int) -> None:
        """Analyse this many moves more, as far as there are."""
        for ply in range(self.so_far.moves, min(len(self._moves), self.so_far.moves + moves)):
            if not self.evaluator.exact:  # an exact one takes no time
                self._looking(ply / len(self._moves))
            state, move = self._states[ply], self._moves[ply]
            if ply and state.turn != self._states[ply - 1].turn:
                self.so_far.turn_begun = False
            if ply < self._begins:
                kind = self._teaching.luck_kind(state)
                self.so_far.rolls.append(Roll(ply, state.turn, str(move), self.game.words.move(state, move), None, kind))
            else:
                self.so_far.values.append(self.evaluator.values(self._states[ply + 1]))
                self._note(ply, state, move, *self.so_far.values[-2:])
            self.so_far.moves += 1

    def _note(self, ply: int, state: Any, move: Any, before: _Values, after: _Values) -> None:
        if move == self.game.stop_move(state):  # all agreed to it: no seat's decision
            for seat, (was, now) in enumerate(zip(before, after, strict=True)):
                self.so_far.drift[seat] += now - was
        elif state.to_act == CHANCE:
            self._chance(ply, state, move, before, after)
        else:
            self._choice(ply, state, move, before, after)

    def _chance(self, ply: int, state: Any, move: Any, before: _Values, after: _Values) -> None:
        expected = before if self.evaluator.exact or self._outlook is not None else self._mean(state)
        luck = tuple(now - mean for now, mean in zip(after, expected, strict=True))
        kind = self._teaching.luck_kind(state)
        for seat, (mean, was) in enumerate(zip(expected, before, strict=True)):
            self.so_far.luck[seat][kind] += luck[seat]
            self.so_far.drift[seat] += mean - was
        self.so_far.rolls.append(Roll(ply, state.turn, str(move), self.game.words.move(state, move), luck, kind))

    def _mean(self, state: Any) -> _Values:
        """The mean of an estimate's values after a roll, which may differ from its value before the roll."""
        outcomes = self.game.outcomes(state)
        weights = outcomes.weights or (1,) * len(outcomes)
        totals = [0.0 for _ in self.so_far.luck]
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
        tried = self._played_out(state, options, move)
        if tried is not None:
            best, chosen = tried.best, tried.chosen
        if self.evaluator.exact and len(options) > 1:
            value, lost = after[seat], before[seat] - after[seat]
            expected = after
        else:
            value, lost = chosen.value, best.value - chosen.value
            seen = _handed_on(before, seat, lost) if self._outlook is None else self._outlook(state, move)
            expected = tuple(before[seat] - lost if other == seat else share for other, share in enumerate(seen))
        if seat in self._playing[ply]:
            self.so_far.errors[seat] += lost
        else:
            self.so_far.conceded[seat] -= lost
        for other in range(len(after)):
            self.so_far.drift[other] += after[other] - expected[other]
            if other != seat:
                self.so_far.gifts[other] += expected[other] - before[other]
        if len(options) == 1:
            return
        cost = max(0.0, lost)
        error = cost_error(self.evaluator) if tried is None else tried.error
        reason = self.evaluator.why(state, move, begins_turn=self._begins_turn(state))
        words = self.game.words
        self.so_far.decisions.append(
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
                mark(cost, self.evaluator.unit, error),
                reason if tried is None or not tried.overturned else _why_played_out(tried),
                error,
                0 if tried is None else tried.games,
                None
                if cost > EQUAL_TOLERANCE
                else praise(self.game, state, options, move, self.evaluator.unit, cost_error(self.evaluator)),
            )
        )
        if self._collect is not None and not (tried is not None and tried.overturned):  # a puzzle has the estimate's solution
            self._collect(self.so_far.decisions[-1], self.game, self.evaluator, state, options)

    def _played_out(self, state: Any, options: Sequence[Valued], move: Any) -> PlayedOut | None:
        if self._plays_out is None or not worth_playing_out(options, move):
            return None
        return played_out(self.game, self._plays_out, state, options, move)

    def _begins_turn(self, state: Any) -> bool:
        """Whether this decision is the seat's first in its turn; asked once for each decision, in order."""
        own = state.to_act == state.turn
        begins = own and not self.so_far.turn_begun
        self.so_far.turn_begun |= own
        return begins

    def accounts(self, winners: tuple[int, ...] | None, resigned: Collection[int], *, by_the_rules: bool) -> tuple[Account, ...]:
        """The account of each seat; `winners` are None while the game goes on."""
        now = self.so_far.values[-1]
        accounts = []
        for seat, expectation in enumerate(self.so_far.values[0]):
            conceded, result = self.so_far.conceded[seat], now[seat] if by_the_rules else None
            if winners is not None and (not by_the_rules or seat in resigned):
                result = (seat in winners) / max(1, len(winners))
                conceded += result - now[seat]
            own = [decision for decision in self.so_far.decisions if decision.seat == seat and seat in self._playing[decision.ply]]
            accounts.append(
                Account(
                    seat,
                    expectation,
                    sum(self.so_far.luck[seat].values()),
                    self.so_far.luck[seat],
                    self.so_far.errors[seat],
                    self.so_far.gifts[seat],
                    conceded,
                    self.so_far.drift[seat],
                    now[seat],
                    result,
                    len(own),
                    sum(decision.cost for decision in own) / len(own) if own else 0.0,
                    {name: sum(decision.mark == name for decision in own) for name in MARKS},
                    {name: sum(decision.praise == name for decision in own) for name in PRAISES},
                    self._like(seat, own) if result is not None and seat not in resigned else None,
                )
            )
        return tuple(accounts)

    def _like(self, seat: int, own: Sequence[Decision]) -> PlayedLike | None:
        """The level that a seat played like, if one player made all of its decisions."""
        if self.evaluator.unit != "share" or len(own) < sum(decision.seat == seat for decision in self.so_far.decisions):
            return None
        return played_like(self.game, self._states[0].setup, [sum(decision.cost for decision in own)])


def _why_played_out(tried: PlayedOut) -> Message:
    """The reason where play-outs disagree with the estimate, whose reasons would speak for another move."""
    if tried.cost == 0.0:
        return say("analysis-why-played-best", games=tried.games)
    return say("analysis-why-played-better", games=tried.games, cost=say("analysis-cost-share", cost=round(100 * tried.cost, 1)))


def _handed_on(before: _Values, seat: int, lost: float) -> _Values:
    """The values after a seat has lost `lost` to the others, in proportion to their chances."""
    others = sum(before) - before[seat]
    parts = [was / others if others > 0.0 else 1.0 / max(1, len(before) - 1) for was in before]
    return tuple(was - lost if other == seat else was + lost * parts[other] for other, was in enumerate(before))


def _best(options: Sequence[Valued], move: Any) -> Valued:
    """The best option; the one that was taken where none is better."""
    best = best_of(options)
    return next((option for option in options if option.move == move and option.value >= best.value - EQUAL_TOLERANCE), best)
