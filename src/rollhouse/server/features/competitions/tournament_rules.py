"""The rules of tournaments: who may join, what each table needs, and when the next round starts."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.core.registry import game as find_game
from rollhouse.server.features.competitions import steps
from rollhouse.server.features.competitions.competition import Board, Competition, Member, TableResult
from rollhouse.server.features.competitions.rules import Rules
from rollhouse.server.features.competitions.schemas import TournamentSettings
from rollhouse.server.features.competitions.tournament_formats import FORMATS, Field, Game, Standing
from rollhouse.server.tables.setups import agreed_setup

MAX_MEMBERS = 64
Tournament: TypeAlias = Competition[TournamentSettings]


class TournamentError(RollhouseError):
    """A request to a tournament that this user may not make, or not now."""

    family = "tournament"
    status = 403
    statuses = {"tournament/unknown": 404}


class TournamentRules(Rules[TournamentSettings]):
    """Rounds of tables, paired by a format, until the format says that the tournament is over."""

    def error(self, reason: str, **details: Any) -> RollhouseError:
        """A `TournamentError`."""
        return TournamentError(f"tournament/{reason}", **details)

    def checked(self, settings: TournamentSettings) -> TournamentSettings:
        """The settings with a tidy title and the game's complete setup."""
        game = find_game(settings.game)
        title = " ".join(settings.title.split())
        if not title or not title.isprintable():
            raise self.error("title")
        if settings.players > FORMATS[settings.format].max_table_size:
            raise self.error("two-only")
        # The last tables may have fewer players, so every size must be possible.
        setups = [agreed_setup(game, {**settings.setup, "first": 0}, count) for count in range(2, settings.players + 1)]
        return msgspec.structs.replace(settings, title=title, game=game.id, setup=msgspec.to_builtins(setups[0]))

    def joined(self, competition: Tournament, user_id: str, name: str, slot: int) -> Member:
        """A member with the next lot; who has joined already keeps theirs."""
        if competition.status == "over" or (competition.status == "playing" and not takes_late_arrivals(competition)):
            raise self.error("begun")
        others = [member for member in competition.members if member.user_id != user_id]
        if len(others) >= MAX_MEMBERS:
            raise self.error("full", value=str(MAX_MEMBERS))
        member = competition.member(user_id)
        if member is not None:
            return member._replace(name=name, gone=False)
        return Member(1 + max((other.slot for other in others), default=0), user_id, name)

    def next_round(self, competition: Tournament) -> tuple[tuple[str, ...], ...]:
        """The format's pairings."""
        settings = competition.settings
        away = [member.user_id for member in competition.members if member.sits_out and not member.gone]
        gone = _gone(competition)
        if len(_lots(competition)) - len(gone) - len(away) >= 2:
            gone += away
        field = Field(_lots(competition), _games(competition), gone, settings.players, competition.apart)
        return tuple(FORMATS[settings.format].pairings(field, competition.round + 1))

    def after_round(self, competition: Tournament, now: float) -> Sequence[steps.Step]:
        """The next round, or the end: after the last round, and where fewer than two are left."""
        over = competition.round >= round_count(competition) or len(_lots(competition)) - len(_gone(competition)) < 2
        last = steps.Finish() if over else steps.StartRound(self.next_round(competition))
        tables = tuple(board for board in competition.boards_of(competition.round) if board.has_table)
        return [steps.RevealDice(tables), last] if competition.settings.duplicate else [last]

    def after_game(self, competition: Tournament, board: Board, result: TableResult) -> steps.Step:
        """The result; a drawn game of a knock-out is played again."""
        drawn = len(result.winners) == len(board.players)
        return (
            steps.OpenTable(board)
            if drawn and FORMATS[competition.settings.format].replays_draws
            else super().after_game(competition, board, result)
        )

    def dice_secret(self, competition: Tournament, board: Board) -> bytes | None:
        """The secret of a round's dice where all its tables play with the same; a game that is played again has other dice."""
        if not competition.settings.duplicate:
            return None
        return hmac.new(competition.secret, f"{board.round} {board.table_id}".encode(), hashlib.sha256).digest()

    def table_host(self, competition: Tournament, board: Board) -> str:
        """The tournament's host."""
        return competition.host

    def table_setup(self, settings: TournamentSettings, players: int) -> dict[str, Any]:
        """The setup for so many players: the last tables may have one less."""
        if players == 2:
            return settings.setup
        setup: dict[str, Any] = msgspec.to_builtins(find_game(settings.game).setup({**settings.setup, "players": players}))
        return setup


def standings_of(tournament: Tournament) -> list[Standing]:
    """The members, the best first."""
    return FORMATS[tournament.settings.format].standings(_lots(tournament), _games(tournament))


def round_count(tournament: Tournament) -> int:
    """The number of rounds with the members of now."""
    settings = tournament.settings
    return FORMATS[settings.format].rounds(len(_lots(tournament)), settings.rounds, settings.players)


def takes_late_arrivals(tournament: Tournament) -> bool:
    """Whether players may join a tournament that has started, which has a round to come. Rounds that they missed give no points."""
    return FORMATS[tournament.settings.format].allows_absence and tournament.round < round_count(tournament)


def _lots(tournament: Tournament) -> list[str]:
    """The user ids in the order of their lots. Players whose membership is gone, but who have played, come last."""
    played = [user_id for board in tournament.boards for user_id in board.players]
    return list(dict.fromkeys([*(member.user_id for member in tournament.members), *played]))


def _gone(tournament: Tournament) -> list[str]:
    here = {member.user_id for member in tournament.members if not member.gone}
    return [user_id for user_id in _lots(tournament) if user_id not in here]


def _games(tournament: Tournament) -> list[Game]:
    return [Game(board.round, board.players, board.won) for board in tournament.boards]
