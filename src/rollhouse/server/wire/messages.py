"""What goes over the wire: closed unions, decoded once at the edge, exported as a schema from which the browser's types are made.

Nothing here is in a language except the sentence of a refusal: events carry messages (a key of the catalogue and its arguments), and each
client says them in its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message
from rollhouse.play.entries import Entry, Options, Reaction

__all__ = [
    "Begin",
    "ClockView",
    "Command",
    "Commit",
    "CommitMessage",
    "Cover",
    "EventView",
    "Frame",
    "Full",
    "Here",
    "LogEntry",
    "MoveTexts",
    "Ping",
    "Play",
    "Pong",
    "PutBot",
    "Refused",
    "Resign",
    "Resync",
    "Reveal",
    "Rise",
    "Roll",
    "Say",
    "SeatView",
    "Sit",
    "TableView",
    "Undo",
]

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0)]
Short = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(max_length=2000)]

# Titles are what clients' types are called.
EventView: TypeAlias = Annotated[dict[str, Any], Meta(title="WireEvent")]
"""An event as it is sent: its type, its facts, and its message."""
MoveTexts: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "string"}})]
"""The texts of moves, as a list that is written once."""


# --- from clients ---------------------------------------------------------------------------------------------------------------------


class _Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    id: int | None = None
    """Comes back in a refusal, so that a client knows what was refused."""


class Sit(_Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat. `commit` binds it to its part in the dice (docs/dice.md); `entropy` is a part that everybody may know at once."""

    seat: SeatNumber
    name: Short
    commit: Short = ""
    entropy: Short = ""


class Commit(_Command, frozen=True, kw_only=True, tag="commit"):
    """Be bound to a part in the dice, on one's own seat: 64 hexadecimal digits, made from a part that nobody else knows yet."""

    seat: SeatNumber
    commit: Short


class Reveal(_Command, frozen=True, kw_only=True, tag="reveal"):
    """Reveal that part: 32 hexadecimal digits, once `reveal_due` says that everybody is bound."""

    seat: SeatNumber
    part: Short


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
    """A move in the notation, made at this version of the table; with real dice also what they showed (`roll 1344`)."""

    move: Line
    at: Version


class Roll(_Command, frozen=True, kw_only=True, tag="roll"):
    """Ask for the dice at the beginning of one's turn."""

    at: Version


class Undo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Take back one's own last move."""

    at: Version


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Cover(_Command, frozen=True, kw_only=True, tag="cover"):
    """Let a bot play for somebody who has been away for longer than the grace period."""

    seat: SeatNumber


class Say(_Command, frozen=True, kw_only=True, tag="say"):
    """Chat; or a reaction, which everybody reads in their own language."""

    text: Line = ""
    reaction: Reaction | None = None


class Resync(_Command, frozen=True, kw_only=True, tag="resync"):
    """Send the whole table again, or what happened since a version."""

    since: Version = 0


class Ping(_Command, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the server is there."""


Command: TypeAlias = Sit | Commit | Reveal | Rise | PutBot | Begin | Play | Roll | Undo | Resign | Cover | Say | Resync | Ping


# --- to clients -----------------------------------------------------------------------------------------------------------------------


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat as everybody sees it."""

    user_id: str
    """The public id of the person; empty for a bot or a free seat."""
    name: str
    bot: str
    """The bot that sits here, or plays for a person who is away or has resigned."""
    resigned: bool
    lapsed: bool
    """Whether this seat is out because its time ran out."""
    real_dice: bool
    """Whether this seat rolls real dice and types them in."""
    dice_due: bool
    """Whether this person has not committed to a part in the dice yet, and still can: their client does, with `commit`."""
    reveal_due: bool
    """Whether their client is to reveal that part now, with `reveal`: everybody is bound."""
    commit: str
    """What they are bound to; empty where they are not, and once the game has begun: then it is in the record."""


class ClockView(msgspec.Struct, frozen=True):
    """The clock."""

    per: Literal["move", "game"]
    seconds: int
    increment: int
    """Seconds that each turn gives to the one who has played it, with a time for the whole game."""
    left: tuple[float, ...]
    """Seconds left for each seat, when this was sent."""
    running: int | None
    """The seat whose time runs; null while it stands still."""
    correspondence: bool
    """Whether people have days for a move: nobody need be there, and bots take nobody's seat."""
    rests: tuple[float | None, ...]
    """Until when each seat is on vacation; null where it is not."""


class TableView(msgspec.Struct, frozen=True, gc=False):
    """A table as everybody sees it: players, bots and spectators alike. There is nothing to hide."""

    id: str
    version: int
    status: Literal["open", "playing", "over"]
    game: str
    setup: dict[str, Any]
    about: list[Message]
    """What the setup means: messages."""
    options: Options
    rated: bool
    """Whether the result counts for ratings."""
    challenge: str
    """The day whose challenge it is; empty for any other table."""
    tournament: str
    """The tournament that it is a table of; empty for any other."""
    match: str
    """The duplicate match that it is a table of; empty for any other table."""
    host: str
    """The host's public id."""
    seats: tuple[SeatView, ...]
    commitment: str
    """What fixes the dice before the game; empty where people roll real ones."""
    secret: str
    """Published when the game is over."""
    to_act: int | Literal["chance"] | None
    roll_due: int | None
    """The seat that may ask for the dice now."""
    dealer_seat: int | None
    """The seat whose person says what real dice or cards show."""
    ply: int
    position: Any
    """The game's position (docs/referee.md); null before the game."""
    choices: MoveTexts
    """The legal moves of the person who is to act, or who says what chance did, as texts; empty when it is nobody's of these.

    Empty too where real dice are to be typed and the position says how many (`rolling`): any faces will do, as `roll 135`.
    """
    undoable: tuple[int, ...]
    """The seats whose person may take back a move now."""
    clock: ClockView | None
    winners: tuple[int, ...]
    result: list[Message]
    """The final standings: messages."""
    parent: str
    rematch: str
    """The table on which they play again."""
    sealed: bool
    """Whether the host has begun: the game follows as soon as everybody's part in the dice is there."""
    same_dice: bool
    """Whether the dice are those of the game before, which everybody can know."""
    same_dice_wanted: tuple[str, ...]
    """Who wants to play again with the same dice: public ids. It takes all who played."""
    rematch_wanted: tuple[str, ...]
    """Who wants to play again, with other dice: public ids. It takes all who played."""
    score: tuple[float, ...]
    """Each seat's shares in the wins of these players' series, this game included once it is over; empty before its first end."""


class LogEntry(msgspec.Struct, frozen=True):
    """An entry, and what happened in the game by it: each event with its `message`."""

    entry: Entry
    events: list[EventView]


class Full(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The whole table: on joining, after a long absence, or when asked."""

    table: TableView
    log: list[LogEntry]
    """The latest that happened, sayings included."""
    earlier: int
    """How much happened before that: `GET /api/tables/ID/log` has it."""
    you: str
    """Your own public id."""
    here: tuple[str, ...]


class CommitMessage(msgspec.Struct, frozen=True, tag_field="is", tag="commit"):
    """One commit: what happened, and the table after it."""

    version: int
    entries: list[LogEntry]
    table: TableView


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """Who is at the table now: public ids of players and spectators; and since when players are away."""

    here: tuple[str, ...]
    away: dict[str, float]
    """Public ids of seated people who are not here, and for how many seconds."""
    grace: float
    """Seconds away after which the others may let a bot play."""


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """A command was refused; nothing changed."""

    code: str
    message: str
    """A sentence in the viewer's language."""
    rule: str
    version: int
    id: int | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """The answer to a ping."""


Frame: TypeAlias = Full | CommitMessage | Here | Refused | Pong
