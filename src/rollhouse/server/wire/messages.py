"""The messages of the socket protocol: closed unions, exported as a schema from which the browser's types are generated.

Only the sentence of a refusal is in a language: events carry messages (a key of the catalogue with arguments), which each client shows in
its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message
from rollhouse.play.entries import Entry, Options, Reaction

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0)]
Short = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(max_length=2000)]

# Titles are what clients' types are called.
EventView: TypeAlias = Annotated[dict[str, Any], Meta(title="WireEvent")]
"""An event of the game: its type, its fields, and its message."""
TableChange: TypeAlias = Annotated[dict[str, Any], Meta(title="TableChange")]
"""The fields of a `TableView` that changed; of its position, too, only those."""
MoveTexts: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "string"}})]
"""The texts of moves, as JSON that is encoded once."""


# --- from clients ---------------------------------------------------------------------------------------------------------------------


class _Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    id: int | None = None
    """Returned in a refusal, so that the client knows what was refused."""


class Sit(_Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat. `commit` is the commitment to a share of the dice's entropy (docs/dice.md); `entropy` is a share in the open."""

    seat: SeatNumber
    name: Short
    commit: Short = ""
    entropy: Short = ""


class Commit(_Command, frozen=True, kw_only=True, tag="commit"):
    """Commit to a share of the entropy, on one's own seat: 64 hexadecimal digits, made from a share that is still secret."""

    seat: SeatNumber
    commit: Short


class Reveal(_Command, frozen=True, kw_only=True, tag="reveal"):
    """Reveal that share, 32 hexadecimal digits, once `reveal_due` says that all have committed."""

    seat: SeatNumber
    entropy: Short


class Rise(_Command, frozen=True, kw_only=True, tag="rise"):
    """Leave a seat before the game; the host may clear any."""

    seat: SeatNumber


class PutBot(_Command, frozen=True, kw_only=True, tag="bot"):
    """The host puts a bot on a free seat."""

    seat: SeatNumber
    bot: Short


class Begin(_Command, frozen=True, kw_only=True, tag="begin"):
    """The host starts the game."""


class Play(_Command, frozen=True, kw_only=True, tag="play"):
    """Make a move, in notation, at this version of the table; with real dice also enter what they showed (`roll 1344`)."""

    move: Line
    at: Version


class Roll(_Command, frozen=True, kw_only=True, tag="roll"):
    """Roll the dice at the beginning of one's turn."""

    at: Version


class Undo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Take back one's own last move."""

    at: Version


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Resign the game."""

    seat: SeatNumber


class Stop(_Command, frozen=True, kw_only=True, tag="stop"):
    """Agree to stop a game that stands still, at this version of the table; it ends once all players have agreed."""

    at: Version


class Cover(_Command, frozen=True, kw_only=True, tag="cover"):
    """Let a bot play for a user who has been away for longer than the grace period."""

    seat: SeatNumber


class SendChat(_Command, frozen=True, kw_only=True, tag="chat"):
    """Send a chat message, or a reaction, which each client shows in its reader's language."""

    text: Line = ""
    reaction: Reaction | None = None


class Resync(_Command, frozen=True, kw_only=True, tag="resync"):
    """Request the whole table again, or the commits since a version."""

    since: Version = 0


class Ping(_Command, frozen=True, kw_only=True, tag="ping"):
    """Check the connection."""


Command: TypeAlias = Sit | Commit | Reveal | Rise | PutBot | Begin | Play | Roll | Undo | Resign | Stop | Cover | SendChat | Resync | Ping


class Follow(msgspec.Struct, frozen=True, tag_field="do", tag="follow", forbid_unknown_fields=True):
    """Follow these topics on the socket of a page, and no others: `seeks`, `tables`, `competition:ID`."""

    topics: Annotated[tuple[Annotated[str, Meta(pattern="^[0-9A-Za-z:-]{1,60}$")], ...], Meta(max_length=20)]


class Online(msgspec.Struct, frozen=True, tag_field="do", tag="online", forbid_unknown_fields=True):
    """Report on the socket of a page that its user is online, and get a `pong`."""

    playing: bool = False
    """Whether the user is at a table."""


PageCommand: TypeAlias = Follow | Online


# --- to clients -----------------------------------------------------------------------------------------------------------------------


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat."""

    user_id: str
    """The user's public id; empty for a bot or a free seat."""
    name: str
    bot: str
    """The bot that sits here, or plays for a user who is away or has resigned."""
    resigned: bool
    timed_out: bool
    """Whether the seat resigned because its time was up."""
    real_dice: bool
    """Whether this seat's user rolls real dice and types what they show."""
    dice_due: bool
    """Whether this user's client is to commit to a share of the entropy now, with `commit`."""
    reveal_due: bool
    """Whether this user's client is to reveal that share now, with `reveal`: all have committed."""
    commit: str
    """The seat's commitment; empty without one, and once the game has begun: then it is in the record."""


class ClockView(msgspec.Struct, frozen=True):
    """The clock."""

    per: Literal["move", "game"]
    seconds: int
    increment: int
    """Seconds that a seat gets after each of its turns, with a time for the whole game."""
    left: tuple[float, ...]
    """Seconds left for each seat, when this was sent."""
    running: int | None
    """The seat whose clock runs; null while it is paused."""
    correspondence: bool
    """Whether players have days for a move: no bot stands in for a player who is away."""
    vacation_until: tuple[float | None, ...]
    """When each seat's vacation ends; null where it is on none."""


class TableView(msgspec.Struct, frozen=True, gc=False):
    """A table, but for `choices` the same for players, bots and spectators: the games have no hidden information."""

    id: str
    version: int
    status: Literal["open", "playing", "over"]
    game: str
    setup: dict[str, Any]
    about: list[Message]
    """The setup, described."""
    options: Options
    rated: bool
    """Whether the result counts for ratings."""
    challenge: str
    """The day of the daily challenge; empty for other tables."""
    tournament: str
    """The id of the tournament; empty for other tables."""
    match: str
    """The id of the duplicate match; empty for other tables."""
    host: str
    """The host's public id."""
    seats: tuple[SeatView, ...]
    commitment: str
    """The commitment to the secret of the dice; empty with real dice."""
    secret: str
    """The secret of the dice, once the game is over."""
    to_act: int | Literal["chance"] | None
    roll_due: int | None
    """The seat that may roll the dice now."""
    dealer_seat: int | None
    """The seat whose user types what real dice or cards show."""
    ply: int
    position: Any
    """The game's position (docs/referee.md); null before the game."""
    choices: MoveTexts
    """Your legal moves, as texts, if you are to act, or type what chance did; empty for others.

    Empty, too, where real dice are to be typed and the position has their number (`rolling`): any faces are legal, as in `roll 135`.
    """
    undoable: tuple[int, ...]
    """The seats whose user may take back a move now."""
    stop_wanted: tuple[int, ...] | None
    """The seats whose users agree to stop, where all players may agree to stop the game now; null where they may not."""
    clock: ClockView | None
    winners: tuple[int, ...]
    """Seats. A player who has resigned does not win by the bot that plays on."""
    result: list[Message]
    """The final standings."""
    parent: str
    rematch: str
    """The id of the rematch's table."""
    sealed: bool
    """Whether the host has begun, and the game waits for shares of the entropy."""
    same_dice: bool
    """Whether the dice are those of the game before, which are public."""
    same_dice_wanted: tuple[str, ...]
    """Public ids of the players who want a rematch with the same dice. It takes all who played."""
    rematch_wanted: tuple[str, ...]
    """Public ids of the players who want a rematch with other dice. It takes all who played."""
    score: tuple[float, ...]
    """Each seat's wins in the series of games, a shared win by parts, with this game once it is over; empty before the first result."""


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of the log with the game's events, each with its `message`."""

    entry: Entry
    events: list[EventView]


class Full(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The whole table: when a client joins, missed too many commits, sends `resync`, or did not ask for `changes`."""

    table: TableView
    log: list[LogEntry]
    """The latest entries of the log."""
    earlier: int
    """The number of entries before those: `GET /api/tables/ID/log` returns them."""
    you: str
    """Your own public id."""
    here: tuple[str, ...]


class CommitMessage(msgspec.Struct, frozen=True, tag_field="is", tag="commit"):
    """One commit: its entries, and what changed at the table by it. It fits the table of the version before."""

    version: int
    entries: list[LogEntry]
    table: TableChange
    """The fields that changed; `position` has those of its fields that changed. `clock` is always there, where the table has one."""
    choices: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """Your legal moves, if they changed: last words by what stands before them. `{"freeze odd": "1 13", "": "skip"}` are three moves."""


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """Presence: the public ids of players and spectators at the table, and how long players have been away."""

    here: tuple[str, ...]
    away: dict[str, float]
    """Seconds since players left, by public id."""
    grace: float
    """Seconds after which others may let a bot play for a player who is away, or claim a rated game."""
    idle: float
    """Seconds without a move after which a player whose turn it is counts as away, at a table without a clock."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """A command was refused; nothing changed."""

    code: str
    message: str
    """A sentence in the client's language."""
    rule: str
    version: int
    id: int | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """The answer to a ping."""


Frame: TypeAlias = Full | CommitMessage | Here | Refused | Pong


class Changed(msgspec.Struct, frozen=True, tag_field="is", tag="changed"):
    """Topics that have changed, on the socket of a page.

    `people` (friends, invitations, friend requests), `turns` (my tables) and `seek` (my search) concern the user; the others are followed.
    `*` is all of them.
    """

    topics: tuple[str, ...]


PageFrame: TypeAlias = Changed | Pong
