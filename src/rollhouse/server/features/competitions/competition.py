"""The data of a competition.

A competition is a tournament or a duplicate match. Both have members and rounds; a round has boards, and each board is played at one table.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from rollhouse.play.entries import Clock
from rollhouse.server.features.competitions.divergence import Divergence
from rollhouse.server.store.rows import Status

Kind: TypeAlias = Literal["tournament", "match"]
Ending: TypeAlias = Literal["played", "gave-up", "time", "gone"]
"""How a game ended: by its rules, by resignation, on time, or because its table was removed."""


class TableResult(msgspec.Struct, frozen=True):
    """How the game at a table ended."""

    winners: tuple[int, ...]
    """Seats. Empty where only a bot won that played for a member who had left the table."""
    scores: tuple[int, ...] = ()
    """Points by seat; empty for tournaments, whose standings do not use them."""
    ending: Ending = "played"
    absent: tuple[int, ...] = ()
    """Seats that lost on time without a single move."""

    def share(self, seat: int) -> float:
        """The seat's share of the win: 1 for a sole winner, a half for each of two."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """The points by which a seat of a table of two was ahead."""
        return self.scores[seat] - self.scores[1 - seat]


class Comparison(msgspec.Struct, frozen=True):
    """The comparison of the tables of a round that played the same dice, which are public from then on."""

    divergence: Divergence | None = None


class Member(NamedTuple):
    """A user who takes part."""

    slot: int
    """In a tournament the number of their lot, which breaks ties; in a match their place."""
    user_id: str
    name: str
    ready: bool = False
    """Whether the member wants the next round of a match to start."""
    gone: bool = False
    """Whether they left after it had started."""
    joined: float = 0.0
    """When they joined; 0 for members of before this was stored."""
    cohost: bool = False
    """Whether they may do what the host may."""
    sits_out: bool = False
    """Whether a player of a Swiss tournament is not paired, until they return."""


class Board(NamedTuple):
    """A pairing of a round, and the table where it is played."""

    round: int
    number: int
    players: tuple[str, ...]
    """The user ids by seat, empty for a bot. A single player has a bye."""
    table_id: str = ""
    """Empty until the table exists."""
    result: TableResult | None = None
    comparison: Comparison | None = None

    @property
    def has_table(self) -> bool:
        """True unless the board is a bye."""
        return len(self.players) > 1

    @property
    def won(self) -> tuple[str, ...] | None:
        """The user ids of the winners; None until the game is over."""
        return None if self.result is None else tuple(self.players[seat] for seat in self.result.winners)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every competition is created with."""

    game: Annotated[str, Meta(max_length=40)]
    clock: Clock
    setup: dict[str, Any] = {}


S = TypeVar("S", bound=Settings)


class Competition(NamedTuple, Generic[S]):
    """A tournament or a match with its members and boards."""

    id: str
    kind: Kind
    host: str
    settings: S
    status: Status
    round: int
    """The current round, counted from 1; 0 before the start."""
    secret: bytes
    """The source of the dice that several tables share. It is never published."""
    next_round_at: float | None
    """Between two rounds of a match: when the next one starts, ready or not."""
    members: tuple[Member, ...]
    """In the order of their slots."""
    boards: tuple[Board, ...]
    """In the order of rounds and numbers."""
    apart: frozenset[frozenset[str]] = frozenset()
    """The pairs of members of whom one has blocked the other: a Swiss tournament does not pair them."""

    def member(self, user_id: str) -> Member | None:
        """The member with this user id."""
        return next((member for member in self.members if user_id and member.user_id == user_id), None)

    def is_host(self, user_id: str) -> bool:
        """Whether a user is the host or a co-host."""
        member = self.member(user_id)
        return self.host == user_id or (member is not None and member.cohost and not member.gone)

    def in_slot(self, slot: int) -> Member | None:
        """The member in this slot."""
        return next((member for member in self.members if member.slot == slot), None)

    def name(self, user_id: str) -> str:
        """The name of a member; empty for any other user."""
        member = self.member(user_id)
        return "" if member is None else member.name

    def boards_of(self, round_: int) -> tuple[Board, ...]:
        """The boards of a round."""
        return tuple(board for board in self.boards if board.round == round_)
