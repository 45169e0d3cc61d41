"""What the rules of each kind of competition provide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rollhouse.core.errors import RollhouseError
from rollhouse.server.features.competitions import steps
from rollhouse.server.features.competitions.competition import Board, Competition, Member, Settings, TableResult
from rollhouse.server.store.rows import Status

S = TypeVar("S", bound=Settings)


class TableFacts(NamedTuple):
    """What the rules must know of a table."""

    status: Status
    result: TableResult | None = None
    """Once the game is over."""


class Rules(ABC, Generic[S]):
    """The rules of one kind of competition. They are pure: the service carries out the steps that they ask for."""

    @abstractmethod
    def error(self, reason: str, **details: Any) -> RollhouseError:
        """The error of this kind of competition for a request that is refused."""

    @abstractmethod
    def checked(self, settings: S) -> S:
        """The settings of a new competition, complete, or the error that says what is wrong with them."""

    @abstractmethod
    def joined(self, competition: Competition[S], user_id: str, name: str, slot: int) -> Member:
        """The member that a user becomes; raises where there is no place for them."""

    @abstractmethod
    def next_round(self, competition: Competition[S]) -> tuple[tuple[str, ...], ...]:
        """The players at each board of the next round."""

    @abstractmethod
    def after_round(self, competition: Competition[S], now: float) -> Sequence[steps.Step]:
        """The steps once every board of the current round has a result; none to wait."""

    @abstractmethod
    def dice_secret(self, competition: Competition[S], board: Board) -> bytes | None:
        """The secret of the dice that the board shares with others; None where it has dice of its own."""

    @abstractmethod
    def table_host(self, competition: Competition[S], board: Board) -> str:
        """The user who counts as the host of the board's table."""

    def table_setup(self, settings: S, players: int) -> dict[str, Any]:
        """The game's setup for a table of so many players."""
        return settings.setup

    def starts_by_itself(self, competition: Competition[S]) -> bool:
        """Whether an open competition starts without being told to."""
        return False

    def while_playing(self, competition: Competition[S], board: Board) -> Iterable[steps.Step]:
        """The steps for a board whose game goes on."""
        return ()

    def after_game(self, competition: Competition[S], board: Board, result: TableResult) -> steps.Step:
        """The step for a board whose game is over."""
        return steps.RecordResult(board, result)

    def next_steps(self, competition: Competition[S], tables: Mapping[str, TableFacts], now: float) -> list[steps.Step]:
        """The steps that are due now; none where the competition waits for its players.

        Args:
            competition: A competition that is being played.
            tables: The tables of the current round that exist, by id.
            now: The time, in seconds.

        """
        unfinished = [board for board in competition.boards_of(competition.round) if board.has_table and board.result is None]
        if not unfinished:
            return list(self.after_round(competition, now))
        return [step for board in unfinished for step in self._board_steps(competition, board, tables.get(board.table_id))]

    def _board_steps(self, competition: Competition[S], board: Board, table: TableFacts | None) -> Iterable[steps.Step]:
        if not board.table_id:
            return [steps.OpenTable(board)]
        if table is None:  # the table was removed, so no player has lost
            all_seats = tuple(range(len(board.players)))
            return [steps.RecordResult(board, TableResult(all_seats, (0,) * len(all_seats), "gone"))]
        if table.status == "open":
            return [steps.BeginTable(board)]
        if table.result is not None:
            return [self.after_game(competition, board, table.result)]
        return self.while_playing(competition, board)
