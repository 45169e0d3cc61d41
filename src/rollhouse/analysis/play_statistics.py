"""Play statistics: the kinds of errors a seat made and the cards it over- and undervalued, in sums that add up over games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rollhouse.analysis.marks import MARKS
from rollhouse.analysis.report import Decision, Playing, Report
from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.game import AnyGame
from rollhouse.core.record import Replay
from rollhouse.core.teaching import Taken, Teaching

_COST_DIGITS = 6
"""Digits of a stored cost: a thousandth of what is shown."""


class ErrorStatistics(msgspec.Struct, array_like=True, gc=False):
    """Sums for one kind of error."""

    count: int = 0
    """How often, where it was an inaccuracy or worse."""
    cost: float = 0.0
    """What it cost in all, the smallest too."""


class CardStatistics(msgspec.Struct, array_like=True, gc=False):
    """Sums for one card. A card is taken where a move scores it, or plays for it."""

    taken: int = 0
    points: int = 0
    """What it brought in all."""
    best_taken: int = 0
    best_points: int = 0
    """The statistics of the best moves in the same positions: in each turn, up to the first move that was not the best."""
    over: int = 0
    over_cost: float = 0.0
    """Errors by which it was taken instead of something better: how often (inaccuracies and worse), and what all of them cost."""
    under: int = 0
    under_cost: float = 0.0
    """Errors by which something else was done where taking it was best: how often, and what all of them cost."""


class WinStatistics(msgspec.Struct, array_like=True, gc=False):
    """Sums for one card in a game where a taken card has yet to be won: the results, and what was to be expected."""

    taken: int = 0
    won: int = 0
    points: int = 0
    """What was won in all."""
    expected: float = 0.0
    """What was to be expected in all: each time the card's points, times the chance to win it if the others play well."""
    best_taken: int = 0
    best_expected: float = 0.0
    """The statistics of the best moves, in the same positions as with a `CardStatistics`."""


class PlayStatistics(msgspec.Struct, kw_only=True):
    """One seat's game, or many, in sums that add up."""

    began: bool = False
    """Whether this seat had the first turn."""
    marks: list[int] = msgspec.field(default_factory=lambda: [0] * len(MARKS))
    """How many decisions got each mark, from the least to the worst."""
    errors: dict[str, ErrorStatistics] = {}
    """By the game's kinds of error. Their costs add up to the cost of all decisions."""
    cards: dict[str, CardStatistics] = {}
    wins: dict[str, WinStatistics] = {}
    """Empty in a game where a taken card is won at once."""


def play_statistics(played: Replay, report: Report, seat: int, playing: Playing) -> PlayStatistics:
    """The statistics of one seat, from the moves that `playing` counts."""
    _, game, states, moves = played
    own = {one.ply: one for one in report.decisions if one.seat == seat and seat in playing[one.ply]}
    found = PlayStatistics(began=next((state.turn for state in states if state.turn >= 0), -1) == seat)
    teaching = game.teaching
    if teaching is None:
        return found
    errors: defaultdict[str, ErrorStatistics] = defaultdict(ErrorStatistics)
    cards: defaultdict[str, CardStatistics] = defaultdict(CardStatistics)
    for ply, decision in own.items():
        found.marks[MARKS.index(decision.mark)] += 1
        if decision.cost > EQUAL_TOLERANCE:
            _note_error(teaching, states[ply], moves[ply], game.parse(decision.best), decision, errors, cards)
    chosen = [
        (ply, taken)
        for ply, (state, move) in enumerate(zip(states, moves, strict=False))
        if state.to_act == seat and seat in playing[ply] and (taken := teaching.taken(state, move)) is not None
    ]
    for _, taken in chosen:
        cards[taken.card].taken += 1
        cards[taken.card].points += taken.points
    if report.source is not None:
        best = list(_best_taken(game, teaching, states, moves, seat, playing, own))
        for _, _, taken in best:
            cards[taken.card].best_taken += 1
            cards[taken.card].best_points += taken.points
        found.wins = _wins(teaching, states, moves, seat, chosen, best)
    found.errors, found.cards = dict(errors), dict(cards)
    return _rounded(found)


def _wins(
    teaching: Teaching[Any, Any],
    states: Sequence[Any],
    moves: Sequence[Any],
    seat: int,
    chosen: Iterable[tuple[int, Taken]],
    best: Iterable[tuple[int, Any, Taken]],
) -> dict[str, WinStatistics]:
    wins: defaultdict[str, WinStatistics] = defaultdict(WinStatistics)
    chances: dict[tuple[int, Any], float | None] = {}

    def chance_of(ply: int, move: Any) -> float | None:
        if (ply, move) not in chances:
            chances[ply, move] = teaching.win_chance(states[ply], move)
        return chances[ply, move]

    won = teaching.winning_plies(states, moves, seat)
    for ply, taken in chosen:
        if (chance := chance_of(ply, moves[ply])) is not None:
            mine = wins[taken.card]
            mine.taken += 1
            mine.won += ply in won
            mine.points += taken.points * (ply in won)
            mine.expected += chance * taken.points
    for ply, move, taken in best:
        if (chance := chance_of(ply, move)) is not None:
            wins[taken.card].best_taken += 1
            wins[taken.card].best_expected += chance * taken.points
    return dict(wins)


def _note_error(
    teaching: Teaching[Any, Any],
    state: Any,
    move: Any,
    best: Any,
    decision: Decision,
    errors: dict[str, ErrorStatistics],
    cards: dict[str, CardStatistics],
) -> None:
    counts = decision.mark != MARKS[0]
    error = errors[teaching.error_kind(state, move, best)]
    error.count += counts
    error.cost += decision.cost
    mine, better = (None if one is None else one.card for one in (teaching.taken(state, move), teaching.taken(state, best)))
    if mine == better:
        return
    if mine is not None:
        cards[mine].over += counts
        cards[mine].over_cost += decision.cost
    if better is not None:
        cards[better].under += counts
        cards[better].under_cost += decision.cost


def _best_taken(
    game: AnyGame,
    teaching: Teaching[Any, Any],
    states: Sequence[Any],
    moves: Sequence[Any],
    seat: int,
    playing: Playing,
    own: dict[int, Decision],
) -> Iterable[tuple[int, Any, Taken]]:
    """The cards that the best moves take, in each turn up to the seat's first move that was not the best."""
    turn: tuple[int, ...] | None = None
    apart = False
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        if (key := game.turn_key(state)) != turn:
            turn, apart = key, False
        if apart or state.to_act != seat or seat not in playing[ply]:
            continue
        decision = own.get(ply)
        apart = decision is not None and decision.cost > EQUAL_TOLERANCE
        best = game.parse(decision.best) if decision is not None and apart else move
        if (taken := teaching.taken(state, best)) is not None:
            yield ply, best, taken


def add_statistics(games: Iterable[PlayStatistics]) -> PlayStatistics:
    """The sums of many games."""
    total = PlayStatistics()
    errors: defaultdict[str, ErrorStatistics] = defaultdict(ErrorStatistics)
    cards: defaultdict[str, CardStatistics] = defaultdict(CardStatistics)
    wins: defaultdict[str, WinStatistics] = defaultdict(WinStatistics)
    for game in games:
        for place, count in enumerate(game.marks):
            total.marks[place] += count
        for kind, error in game.errors.items():
            into = errors[kind]
            into.count += error.count
            into.cost += error.cost
        for card, played in game.cards.items():
            sums = cards[card]  # field by field, which is fast: a request adds up thousands of games
            sums.taken += played.taken
            sums.points += played.points
            sums.best_taken += played.best_taken
            sums.best_points += played.best_points
            sums.over += played.over
            sums.over_cost += played.over_cost
            sums.under += played.under
            sums.under_cost += played.under_cost
        for card, win in game.wins.items():
            won = wins[card]
            won.taken += win.taken
            won.won += win.won
            won.points += win.points
            won.expected += win.expected
            won.best_taken += win.best_taken
            won.best_expected += win.best_expected
    total.errors, total.cards, total.wins = dict(errors), dict(cards), dict(wins)
    return total


def _rounded(found: PlayStatistics) -> PlayStatistics:
    """Round the costs, which are stored for every game."""
    for error in found.errors.values():
        error.cost = round(error.cost, _COST_DIGITS)
    for card in found.cards.values():
        card.over_cost, card.under_cost = round(card.over_cost, _COST_DIGITS), round(card.under_cost, _COST_DIGITS)
    for win in found.wins.values():
        win.expected, win.best_expected = round(win.expected, _COST_DIGITS), round(win.best_expected, _COST_DIGITS)
    return found
