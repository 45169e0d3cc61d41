"""Tournaments and matches as the API shows them. Of a board in play, the players of one table learn nothing of the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rollhouse.core.registry import game as find_game
from rollhouse.play.fair import commitment
from rollhouse.server.features.competitions.competition import Board
from rollhouse.server.features.competitions.match_rules import Match, board_secret, finished_scores, forfeited_team
from rollhouse.server.features.competitions.match_scoring import (
    BOT_SLOT,
    Score,
    Winner,
    match_score,
    match_winner,
    seats_of,
    team_of,
    winner_of,
)
from rollhouse.server.features.competitions.repository import Performance
from rollhouse.server.features.competitions.schemas import (
    MatchBoard,
    MatchLine,
    MatchPerson,
    MatchSeat,
    MatchSide,
    MatchTable,
    MatchView,
    TournamentBoard,
    TournamentPerson,
    TournamentView,
)
from rollhouse.server.features.competitions.tournament_rules import Tournament, round_count, standings_of, takes_late_arrivals


def tournament_view(tournament: Tournament, you: str) -> TournamentView:
    """The tournament for the user with this id."""
    here = {member.user_id for member in tournament.members if not member.gone}
    cohosts = {member.user_id for member in tournament.members if member.cohost}
    away = {member.user_id for member in tournament.members if member.sits_out}
    return TournamentView(
        id=tournament.id,
        settings=tournament.settings,
        host=tournament.host,
        status=tournament.status,
        round=tournament.round,
        rounds=round_count(tournament),
        people=[
            TournamentPerson(
                line.user_id,
                tournament.name(line.user_id),
                *line[1:],
                gone=line.user_id not in here,
                cohost=line.user_id in cohosts,
                sits_out=line.user_id in away,
            )
            for line in standings_of(tournament)
        ],
        boards=[TournamentBoard(board.round, board.players, board.table_id, board.won) for board in tournament.boards],
        you=you,
        late=tournament.status == "playing" and takes_late_arrivals(tournament),
    )


def match_line(match: Match, you: str) -> MatchLine:
    """A match's line in the list of the user with this id."""
    mine, settings = match.member(you), match.settings
    names = [member.name for member in match.members]
    return MatchLine(match.id, settings.form, settings.game, match.status, names, _winner(match), None if mine is None else mine.slot)


def match_view(match: Match, you: str, performances: Sequence[Performance], now: float) -> MatchView:
    """The match for the user with this id, with the performances at its `finished_tables`."""
    settings, game, mine = match.settings, find_game(match.settings.game), match.member(you)
    return MatchView(
        id=match.id,
        settings=settings,
        about=list(game.words.setup(game.setup(settings.setup))),
        host=match.host,
        status=match.status,
        people=[MatchPerson(member.slot, team_of(settings.form, member.slot), *member[1:5]) for member in match.members],
        boards=[_board(match, number, you, performances) for number in range(settings.boards)],
        sides=_sides(match, match_score(finished_scores(match)), match.boards, performances),
        winner=_winner(match),
        given_up=forfeited_team(match),
        analysing=any(not performance.analysed for performance in performances),
        unit=next((performance.unit for performance in performances if performance.unit), ""),
        next_in=None if match.next_round_at is None else max(0.0, match.next_round_at - now),
        you=you,
        place=None if mine is None else mine.slot,
        table=next((board.table_id for board in match.boards if board.result is None and mine and you in board.players), ""),
    )


def finished_tables(match: Match) -> list[str]:
    """The tables of the boards whose results are public."""
    return [board.table_id for board in match.boards if board.comparison is not None]


def _winner(match: Match) -> Winner | None:
    return match_winner(finished_scores(match), forfeited_team(match)) if match.status == "over" else None


def _board(match: Match, number: int, you: str, performances: Sequence[Performance]) -> MatchBoard:
    boards = match.boards_of(number + 1)
    comparison = boards[0].comparison if boards else None
    scores = finished_scores(match)[number] if comparison is not None else None
    seats = seats_of(match.settings.form, number)
    first, second = (_table(boards[table] if boards else None, seats[table], you, performances) for table in (0, 1))
    return MatchBoard(
        commitment=commitment(board_secret(match, number + 1)),
        begun=bool(boards),
        over=comparison is not None,
        tables=(first, second),
        sides=_sides(match, scores or (Score(), Score()), boards, performances),
        winner=None if scores is None else winner_of(*scores),
        divergence=None if comparison is None else comparison.divergence,
    )


def _table(board: Board | None, slots: tuple[int, int], you: str, performances: Sequence[Performance]) -> MatchTable:
    result = board.result if board is not None and board.comparison is not None else None
    if board is None or result is None:
        table_id = board.table_id if board is not None and you and you in board.players else ""
        over = board is not None and board.result is not None
        return MatchTable(table_id, over, None, (_empty_seat(slots[0]), _empty_seat(slots[1])))
    played = {performance.seat: performance for performance in performances if performance.table_id == board.table_id}
    first, second = (
        MatchSeat(
            slot,
            result.share(seat),
            result.scores[seat],
            played[seat].decisions if seat in played else None,
            _average_cost([played[seat]]) if seat in played else None,
            played[seat].luck if seat in played else None,
        )
        for seat, slot in enumerate(slots)
    )
    return MatchTable(board.table_id, over=True, ending=result.ending, seats=(first, second))


def _empty_seat(slot: int) -> MatchSeat:
    return MatchSeat(slot, share=None, score=None, decisions=None, cost=None, luck=None)


def _sides(
    match: Match, scores: tuple[Score, Score], boards: Iterable[Board], performances: Sequence[Performance]
) -> tuple[MatchSide, MatchSide]:
    """Each team's score on these boards, with the cost of its decisions once all of them are analysed."""
    form = match.settings.form
    played: tuple[list[Performance], list[Performance]] = ([], [])
    for board in boards:
        slots = seats_of(form, board.round - 1)[board.number]
        for performance in performances:
            if performance.table_id == board.table_id and slots[performance.seat] != BOT_SLOT:
                played[team_of(form, slots[performance.seat])].append(performance)
    first, second = (MatchSide(*score, _decisions(own), _average_cost(own)) for score, own in zip(scores, played, strict=True))
    return first, second


def _decisions(performances: Sequence[Performance]) -> int | None:
    """The number of decisions in all; None where one of the games is not analysed, or can't be."""
    known = [performance.decisions for performance in performances if performance.decisions is not None]
    return sum(known) if known and len(known) == len(performances) else None


def _average_cost(performances: Sequence[Performance]) -> float | None:
    decisions = _decisions(performances)
    return sum(performance.cost or 0.0 for performance in performances) / decisions if decisions else None
