"""A match as somebody may see it: of a board that is played, those at one table learn nothing of the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rollhouse.core.registry import game as find_game
from rollhouse.play.fair import commitment
from rollhouse.server.features.competitions.matches.repository import Board, Match, Played
from rollhouse.server.features.competitions.matches.results import Score, match_score, match_winner, winner_of
from rollhouse.server.features.competitions.matches.schemas import (
    MatchBoard,
    MatchLine,
    MatchPerson,
    MatchSeat,
    MatchSide,
    MatchTable,
    MatchView,
)
from rollhouse.server.features.competitions.matches.service import board_secret
from rollhouse.server.features.competitions.matches.slots import BOT_PLACE, seats_of, side_of

__all__ = ["match_line", "match_view"]


def match_view(match: Match, you: str, played: Sequence[Played], now: float) -> MatchView:
    """The match, for whoever has this public id; with how well those `played` whose boards are over."""
    settings, game, mine = match.settings, find_game(match.settings.game), match.member(you)
    over = [one for one in match.boards if one.compared]
    score = match_score(match.scores)
    return MatchView(
        id=match.id,
        form=settings.form,
        game=settings.game,
        about=list(game.words.setup(game.setup(settings.setup))),
        clock=settings.clock,
        bot=settings.bot,
        host=match.host,
        status=match.status,
        people=[MatchPerson(one.place, side_of(settings.form, one.place), *one[1:]) for one in match.people],
        boards=[_board(match, number, you, played) for number in range(settings.boards)],
        sides=_sides(match, score, over, played),
        winner=match_winner(match.scores, match.given_up) if match.status == "over" else None,
        given_up=match.given_up,
        weighing=any(not one.analysed for one in played),
        unit=next((one.unit for one in played if one.unit), ""),
        next_in=None if match.rests_until is None else max(0.0, match.rests_until - now),
        you=you,
        place=None if mine is None else mine.place,
        table="" if mine is None else _own_table(match, mine.place),
    )


def match_line(match: Match, you: str) -> MatchLine:
    """The match, in a list of somebody's."""
    mine, settings = match.member(you), match.settings
    winner = match_winner(match.scores, match.given_up) if match.status == "over" else None
    names = [one.name for one in match.people]
    return MatchLine(match.id, settings.form, settings.game, match.status, names, winner, None if mine is None else mine.place)


def _own_table(match: Match, place: int) -> str:
    """Where somebody with this place plays now."""
    for board in match.boards[-1:]:
        for table, seats in enumerate(seats_of(match.settings.form, board.number)):
            if place in seats and board.results[table] is None:
                return board.tables[table]
    return ""


def _board(match: Match, number: int, you: str, played: Sequence[Played]) -> MatchBoard:
    form, mine = match.settings.form, match.member(you)
    board = match.boards[number] if number < len(match.boards) else None
    compared = board if board is not None and board.compared else None
    scores = match.scores[number] if compared is not None and compared.finished else None
    place = BOT_PLACE - 1 if mine is None else mine.place
    first, second = (_table(board, table, seats, played, own=place in seats) for table, seats in enumerate(seats_of(form, number)))
    return MatchBoard(
        commitment=commitment(board_secret(match, number)),
        begun=board is not None,
        over=compared is not None,
        tables=(first, second),
        sides=_sides(match, scores or (Score(0.0, 0.0, 0), Score(0.0, 0.0, 0)), [] if compared is None else [compared], played),
        winner=None if scores is None else winner_of(*scores),
        divergence=None if compared is None else compared.divergence,
    )


def _table(board: Board | None, table: int, seats: tuple[int, int], played: Sequence[Played], *, own: bool) -> MatchTable:
    if board is None:
        first, second = (MatchSeat(place, None, None, None, None, None) for place in seats)
        return MatchTable("", over=False, ending=None, seats=(first, second))
    name, result = board.tables[table], board.results[table] if board.compared else None
    known = {one.seat: one for one in played if one.table_id == name and board.compared}
    first, second = (
        MatchSeat(
            place,
            None if result is None else result.share(seat),
            None if result is None else result.scores[seat],
            None if seat not in known else known[seat].decisions,
            _average([known[seat]]) if seat in known else None,
            None if seat not in known else known[seat].luck,
        )
        for seat, place in enumerate(seats)
    )
    shown = name if board.compared or own else ""
    return MatchTable(shown, board.results[table] is not None, None if result is None else result.ending, (first, second))


def _sides(match: Match, scores: tuple[Score, Score], boards: Iterable[Board], played: Sequence[Played]) -> tuple[MatchSide, MatchSide]:
    """What each side has of these boards, with what its decisions cost once all of them are weighed."""
    theirs: tuple[list[Played], list[Played]] = ([], [])
    for board in boards:
        for name, seats in zip(board.tables, seats_of(match.settings.form, board.number), strict=True):
            for one in played:
                if one.table_id == name and seats[one.seat] != BOT_PLACE:
                    theirs[side_of(match.settings.form, seats[one.seat])].append(one)
    first, second = (
        MatchSide(score.boards, score.shares, score.margin, _decisions(own), _average(own))
        for score, own in zip(scores, theirs, strict=True)
    )
    return first, second


def _decisions(played: Sequence[Played]) -> int | None:
    """All of them together; None where one is not weighed, or can't be."""
    known = [one.decisions for one in played if one.decisions is not None]
    return sum(known) if known and len(known) == len(played) else None


def _average(played: Sequence[Played]) -> float | None:
    decisions = _decisions(played)
    return sum(one.cost or 0.0 for one in played) / decisions if decisions else None
