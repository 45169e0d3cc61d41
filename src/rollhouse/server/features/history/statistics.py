"""Statistics of a user's games: results by first player, settings, opponents and time; errors by kind; cards. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from rollhouse.analysis.marks import MARKS
from rollhouse.analysis.play_statistics import PlayStatistics, add_statistics
from rollhouse.analysis.puzzles.review import streak
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import all_games
from rollhouse.server.features.history.repository import Played, read_mode, read_opponents, read_statistics
from rollhouse.server.features.history.statistics_schemas import (
    CardCount,
    CardWins,
    ErrorCount,
    ModeResults,
    OpponentResults,
    PlayedKind,
    PlaySpan,
    Results,
    RunLength,
    SpanResults,
    StatisticsPage,
)
from rollhouse.server.store.rows import Result

MAX_COUNTED_GAMES = 2_000
_MAX_OPPONENTS = 20
_MAX_MODES = 20
_MAX_SPANS = 60
_MAX_DAYS_BY_WEEK = 100
"""Longer periods are divided into months."""
_DAY_SECONDS = 86_400.0


class Wanted(NamedTuple):
    """The games to count: by default the most played game, of all time (0 days)."""

    game: str = ""
    players: int = 0
    days: int = 0


class _Analysed(NamedTuple):
    """An analysed game."""

    statistics: PlayStatistics
    decisions: int
    cost: float
    unit: Unit
    exact: bool


def _analysed(row: Played, statistics: PlayStatistics) -> _Analysed | None:
    if row.decisions is None or row.cost is None or row.unit is None or row.exact is None:
        return None
    return _Analysed(statistics, row.decisions, row.cost, row.unit, row.exact)


def statistics_of(user_id: str, rows: Sequence[Played], wanted: Wanted, now: float) -> StatisticsPage:
    """Return the statistics of finished games; the caller fills in `preparing`.

    Games in which several players shared one device are left out: it is unknown who won.
    """
    myself = f'"user_id":"{user_id}"'
    mine = [row for row in rows if myself not in row.opponents]
    if wanted.days:
        mine = [row for row in mine if row.ended >= now - wanted.days * _DAY_SECONDS]
    found = Counter((row.game, row.players) for row in mine)
    kinds = [PlayedKind(game, players, games) for (game, players), games in found.most_common()]
    game, players = _chosen(kinds, wanted)
    games = [row for row in mine if (row.game, row.players) == (game, players)]
    games.sort(key=lambda row: row.ended)
    statistics = {place: read_statistics(row.statistics) for place, row in enumerate(games) if row.statistics is not None}
    analysed = {place: known for place, one in statistics.items() if (known := _analysed(games[place], one)) is not None}
    total = add_statistics(one.statistics for one in analysed.values())
    opponents, others = _by_opponent(games)
    span: PlaySpan = "week" if 0 < wanted.days <= _MAX_DAYS_BY_WEEK else "month"
    return StatisticsPage(
        kinds=kinds,
        game=game,
        players=players,
        days=wanted.days,
        games=len(games),
        most=MAX_COUNTED_GAMES,
        results=_results(row.result for row in games),
        beginning=_results(row.result for place, row in enumerate(games) if place in statistics and statistics[place].began),
        following=_results(row.result for place, row in enumerate(games) if place in statistics and not statistics[place].began),
        modes=_by_mode(games),
        opponents=opponents,
        others=others,
        span=span,
        spans=_by_span(games, analysed, span),
        wins=_wins([row.result for row in games]),
        playing_days=_playing_days([_day(row.ended) for row in games], _day(now)),
        analysed=len(analysed),
        exact=sum(one.exact for one in analysed.values()),
        unit=next((one.unit for one in reversed(analysed.values())), "share"),
        decisions=sum(one.decisions for one in analysed.values()),
        cost=sum(one.cost for one in analysed.values()),
        errors=_errors(game, total),
        cards=_cards(game, total),
        won_cards=_won_cards(game, total),
        won_cards_of=sum(bool(one.statistics.wins) for one in analysed.values()),
        preparing=None,
    )


def _chosen(kinds: Sequence[PlayedKind], wanted: Wanted) -> tuple[str, int]:
    """Return the most played game and number of players among those requested."""
    fits = [one for one in kinds if wanted.game in ("", one.game) and wanted.players in (0, one.players)]
    return (fits[0].game, fits[0].players) if fits else (wanted.game, wanted.players)


def _none() -> Results:
    return Results(0, 0, 0)


def _nothing_in(begins: date) -> SpanResults:
    return SpanResults(begins.isoformat(), _none(), 0, 0, 0.0, 0, 0, 0)


def _count(into: Results, result: Result) -> None:
    setattr(into, result, getattr(into, result) + 1)


def _results(results: Iterable[Result]) -> Results:
    found = Counter(results)
    return Results(found["won"], found["shared"], found["lost"])


def _sum(results: Results) -> int:
    return results.won + results.shared + results.lost


def _by_mode(games: Sequence[Played]) -> list[ModeResults]:
    found: dict[str, Results] = {}
    for row in games:
        _count(found.setdefault(row.mode, _none()), row.result)
    ordered = sorted(found.items(), key=lambda one: -_sum(one[1]))
    return [ModeResults(read_mode(mode), results) for mode, results in ordered[:_MAX_MODES]]


def _by_opponent(games: Sequence[Played]) -> tuple[list[OpponentResults], int]:
    """Return the most frequent opponents, and the number of others. Users are distinguished by id, not by name."""
    found: dict[tuple[str, str], tuple[str, Results]] = {}
    known = {text: {(one.user_id, one.bot): one.name for one in read_opponents(text)} for text in {row.opponents for row in games}}
    for row in games:  # in order, so that the latest name is kept
        for key, name in known[row.opponents].items():
            results = found[key][1] if key in found else _none()
            _count(results, row.result)
            found[key] = name, results
    ordered = sorted(found.items(), key=lambda one: -_sum(one[1][1]))
    listed = [OpponentResults(name, bot, results) for (_, bot), (name, results) in ordered[:_MAX_OPPONENTS]]
    return listed, len(ordered) - len(listed)


def _by_span(games: Sequence[Played], analysed: Mapping[int, _Analysed], span: PlaySpan) -> list[SpanResults]:
    found: dict[date, SpanResults] = {}
    for place, row in enumerate(games):
        begins = _begins(_day(row.ended), span)
        one = found.setdefault(begins, _nothing_in(begins))
        _count(one.results, row.result)
        if (known := analysed.get(place)) is not None:
            marks = dict(zip(MARKS, known.statistics.marks, strict=True))
            one.analysed += 1
            one.decisions += known.decisions
            one.cost += known.cost
            one.inaccuracies += marks["inaccuracy"]
            one.mistakes += marks["mistake"]
            one.blunders += marks["blunder"]
    days = _without_gaps(found, span)
    return [found.get(day) or _nothing_in(day) for day in days[-_MAX_SPANS:]]


def _begins(day: date, span: PlaySpan) -> date:
    return day.replace(day=1) if span == "month" else day - timedelta(days=day.weekday())


def _without_gaps(found: Iterable[date], span: PlaySpan) -> list[date]:
    days = sorted(found)
    every: list[date] = []
    while days and (not every or every[-1] < days[-1]):
        every.append(days[0] if not every else _begins(every[-1] + timedelta(days=31 if span == "month" else 7), span))
    return every


def _wins(results: Sequence[Result]) -> RunLength:
    run = longest = 0
    for one in results:
        run = 0 if one == "lost" else run + 1
        longest = max(longest, run)
    return RunLength(run, longest)


def _playing_days(days: Sequence[date], today: date) -> RunLength:
    found = streak(days, today)
    return RunLength(found.current, found.longest)


def _day(moment: float) -> date:
    return datetime.fromtimestamp(moment, UTC).date()


def _errors(name: str, total: PlayStatistics) -> list[ErrorCount]:
    rules = all_games().get(name)
    said = rules.words.errors() if rules is not None else {}
    ordered = sorted(total.errors.items(), key=lambda one: -one[1].cost)
    return [ErrorCount(kind, said.get(kind, say("analysis-error-other")), one.count, one.cost) for kind, one in ordered]


def _cards(name: str, total: PlayStatistics) -> list[CardCount]:
    return [
        CardCount(
            card=card,
            name=words,
            taken=one.taken,
            points=one.points,
            best_taken=one.best_taken,
            best_points=one.best_points,
            over=one.over,
            over_cost=one.over_cost,
            under=one.under,
            under_cost=one.under_cost,
        )
        for card, words in _named(name).items()
        if (one := total.cards.get(card)) is not None
    ]


def _won_cards(name: str, total: PlayStatistics) -> list[CardWins]:
    return [
        CardWins(card, words, one.taken, one.won, one.points, one.expected, one.best_taken, one.best_expected)
        for card, words in _named(name).items()
        if (one := total.wins.get(card)) is not None
    ]


def _named(name: str) -> dict[str, Message]:
    """Return the names of a game's cards; cards of earlier rules are left out."""
    rules = all_games().get(name)
    return dict(rules.words.cards()) if rules is not None else {}
