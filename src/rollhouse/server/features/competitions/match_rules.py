"""The rules of duplicate matches: two tables play the same dice, and their results are compared."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import check_bot
from rollhouse.server.features.competitions import steps
from rollhouse.server.features.competitions.competition import Board, Competition, Member
from rollhouse.server.features.competitions.match_scoring import BOT_SLOT, BOTS, Score, board_score, seats_of, slots, team_of
from rollhouse.server.features.competitions.rules import Rules
from rollhouse.server.features.competitions.schemas import MatchSettings
from rollhouse.server.tables.setups import agreed_setup

BREAK_SECONDS = 120.0
"""The break between two boards, unless all players are ready sooner. Correspondence matches have none."""
Match: TypeAlias = Competition[MatchSettings]


class MatchError(RollhouseError):
    """A request to a match that this user may not make, or not now."""

    family = "match"
    status = 403
    statuses = {"match/unknown": 404, "match/bot": 400}


class MatchRules(Rules[MatchSettings]):
    """Rounds of two tables with the same dice, called boards. Each starts when all players are ready."""

    def error(self, reason: str, **details: Any) -> RollhouseError:
        """A `MatchError`."""
        return MatchError(f"match/{reason}", **details)

    def checked(self, settings: MatchSettings) -> MatchSettings:
        """The settings with the game's complete setup. A duel has a bot that uses no randomness."""
        game = find_game(settings.game)
        duel = settings.form == "duel"
        if duel:
            check_bot(game, settings.bot, programs="never")
            if settings.bot not in BOTS:
                raise self.error("bot", value=settings.bot[:40], expected=BOTS)
        setup = msgspec.to_builtins(agreed_setup(game, {**settings.setup, "first": 0}, 2))
        return msgspec.structs.replace(settings, game=game.id, setup=setup, bot=settings.bot if duel else "")

    def joined(self, competition: Match, user_id: str, name: str, slot: int) -> Member:
        """A member in a free slot. Correspondence players need not be ready, because they need not be there."""
        if competition.status != "open":
            raise self.error("begun")
        other = competition.in_slot(slot)
        if slot >= slots(competition.settings.form) or (other is not None and other.user_id != user_id):
            raise self.error("place-taken", value=str(slot + 1))
        return Member(slot, user_id, name, ready=competition.settings.clock.correspondence)

    def starts_by_itself(self, competition: Match) -> bool:
        """Whether every slot is taken and all players are ready."""
        full = len(competition.members) == slots(competition.settings.form)
        return full and all(member.ready for member in competition.members)

    def next_round(self, competition: Match) -> tuple[tuple[str, ...], ...]:
        """The players at the two tables of the next board."""
        by_slot = {BOT_SLOT: "", **{member.slot: member.user_id for member in competition.members}}
        return tuple(tuple(by_slot[slot] for slot in seats) for seats in seats_of(competition.settings.form, competition.round))

    def while_playing(self, competition: Match, board: Board) -> Iterable[steps.Step]:
        """Resignations where a player has given the match up."""
        gone = {member.user_id for member in competition.members if member.gone}
        return [steps.ResignSeat(board, seat) for seat, user_id in enumerate(board.players) if user_id in gone]

    def after_round(self, competition: Match, now: float) -> Sequence[steps.Step]:
        """The comparison; then the end, or a break and the next board."""
        boards = competition.boards_of(competition.round)
        until, forfeited = competition.next_round_at, forfeited_team(competition) is not None
        if any(board.comparison is None for board in boards):
            return [steps.CompareTables(boards)]
        if forfeited or competition.round >= competition.settings.boards:
            return [steps.Finish()]
        if until is None:
            return [steps.Rest(now if competition.settings.clock.correspondence else now + BREAK_SECONDS)]
        return [steps.StartRound(self.next_round(competition))] if until <= now or self.starts_by_itself(competition) else []

    def dice_secret(self, competition: Match, board: Board) -> bytes:
        """The secret of the board's dice, the same at both tables."""
        return board_secret(competition, board.round)

    def table_host(self, competition: Match, board: Board) -> str:
        """The first player at the table: the match's host need not take part."""
        return next(user_id for user_id in board.players if user_id)


def board_secret(match: Match, round_: int) -> bytes:
    """The secret of a board's dice, fixed when the match is created."""
    return hmac.new(match.secret, f"{match.id} board {round_ - 1}".encode(), hashlib.sha256).digest()


def forfeited_team(match: Match) -> int | None:
    """The team of a player who has given the match up."""
    return next((team_of(match.settings.form, member.slot) for member in match.members if member.gone), None)


def finished_scores(match: Match) -> list[tuple[Score, Score]]:
    """Each team's score on the boards that have been compared, in order."""
    scores = []
    for round_ in range(1, match.round + 1):
        boards = match.boards_of(round_)
        results = [board.result for board in boards if board.result is not None and board.comparison is not None]
        if len(results) == len(boards):
            scores.append(board_score(match.settings.form, round_ - 1, results))
    return scores
