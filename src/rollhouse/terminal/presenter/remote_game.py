"""A game at a server's table, without a user interface: a copy of the table that follows the server's commits."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rollhouse.core.errors import StaleMove
from rollhouse.core.game import Event
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import bot_label
from rollhouse.play.chance import AbsentDice, RealDice
from rollhouse.play.driver import Thought
from rollhouse.play.players import Player, person_label
from rollhouse.play.table import Awaited, Table
from rollhouse.play.undo import undo_refused
from rollhouse.terminal.presenter.game_presenter import GamePresenter

if TYPE_CHECKING:  # it needs an extra
    from rollhouse.client import TableClient

Json: TypeAlias = Mapping[str, Any]
Run: TypeAlias = Callable[[Coroutine[Any, Any, Any]], object]
"""Runs a command of the client where its event loop is."""

REACTIONS = ("hello", "good-luck", "well-played", "lucky", "oops", "thanks")
_REMOTE_PLAYER = "elsewhere"
"""Stands for the bot of a seat that is not played at this terminal: another person's, or one of the server's bots."""


class RemoteGame(GamePresenter):
    """The table as `GamePresenter` shows one, with every change sent to the server and made when its commit comes.

    Args:
        view: The table as the server sent it.
        moves: Its moves so far.
        client: Sends the commands.
        run: Runs them.

    """

    def __init__(self, view: Json, moves: Sequence[str], client: TableClient, run: Run) -> None:
        self._view = view
        self._client = client
        self._run = run
        self._waiting = False
        """Whether a command is on its way that changes the game."""
        game, options = find_game(view["game"]), view["options"]
        players = [Player(one["name"] if one["user_id"] else f"bot:{one['bot']}") for one in view["seats"]]
        dice = RealDice() if options["dice"] == "real" else AbsentDice()
        super().__init__(Table(game, game.setup(view["setup"]), players, dice, real_seats=tuple(options["real_seats"])))
        self._move_to(moves)
        self._seat_people()

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats that are played at this terminal; none for a spectator."""
        return tuple(seat for seat, one in enumerate(self._view["seats"]) if one["user_id"] == self._client.you and not one["bot"])

    @property
    def help_allowed(self) -> bool:
        """Whether the host allows hints and the coach."""
        return bool(self._view["options"]["help"])

    @property
    def over(self) -> bool:
        """Whether the game has ended, perhaps by a resignation, which its rules do not know."""
        return bool(self._view["status"] == "over")

    def _seat_people(self) -> None:
        own = self.own_seats
        self.table.seat_bots(["" if seat in own else _REMOTE_PLAYER for seat in range(len(self.table.players))])

    def _move_to(self, moves: Sequence[str]) -> None:
        if self.table.ply:
            self.table.take_back(self.table.ply)
        for text in moves:
            self.table.submit(self.table.read(text))

    # --- what the server sends ------------------------------------------------------------------------------------------------------

    def renew(self, view: Json, moves: Sequence[str]) -> None:
        """Take over the whole table, after too much was missed."""
        self._view, self._waiting = view, False
        self._move_to(moves)
        self._seat_people()

    def refused(self) -> None:
        """Note that the server has refused what was on its way."""
        self._waiting = False

    def follow(self, commit: Json) -> list[tuple[int, Message]]:
        """Take over a commit; what has happened, each message with the ply of its move."""
        if commit["table"]["ply"] != self._view["ply"]:
            self._waiting = False
        self._view = commit["table"]
        told = [(ply, message) for one in commit["entries"] for ply, message in self._apply(one["entry"])]
        self._seat_people()
        return told

    def _apply(self, entry: Json) -> Iterator[tuple[int, Message]]:
        ply = self.table.ply
        if entry["is"] == "moved":
            yield from ((ply, event.message()) for event in self.table.submit(self.table.read(entry["move"])))
            return
        if entry["is"] == "undone":
            self.table.take_back(entry["count"])
            ply = self.table.ply
        message = entry_message(entry, self._view["seats"])
        if message is not None:
            yield ply, message

    # --- what the person does -------------------------------------------------------------------------------------------------------

    @property
    def awaited(self) -> Awaited:
        """What the table waits for; `bot` and `dice` stand for everything that happens elsewhere."""
        if self.over:
            return "end"
        awaited = self.table.awaited
        if self._waiting:
            return "bot"
        if awaited == "roll" and self._view["roll_due"] not in self.own_seats:
            return "dice"
        if awaited == "dealer" and self._view["dealer_seat"] not in self.own_seats:
            return "dice"
        return awaited

    @property
    def automatic(self) -> bool:
        """Nothing is done here without the person: the server has the dice and the bots."""
        return False

    def opening(self) -> tuple[Message, ...]:
        """The setup of the game, and the published commitment to its dice where there is one."""
        table, published = self.table, self._view["commitment"]
        promised = (say("common-dice-promise", commitment=published),) if published else ()
        return (*table.game.words.setup(table.game.setup(table.record.setup)), *promised)

    def play(self, move: Any, ply: int | None = None) -> tuple[Event, ...]:
        """Send a move that the rules allow; nothing has happened until the server says so."""
        if ply is not None and ply != self.table.ply:
            raise StaleMove(str(move), ply=ply, now=self.table.ply)
        self.table.game.play(self.table.state, move)  # a move against the rules is refused here, with the reason
        self._waiting = True
        self._run(self._client.play(str(move)))
        return ()

    def think(self) -> Thought | None:
        """None: bots are the server's."""
        return None

    def step(self, thought: Thought | None = None) -> tuple[Event, ...]:
        """Ask the server to roll."""
        self._waiting = True
        self._run(self._client.roll())
        return ()

    def undo(self) -> int:
        """Ask the server to take back one's last move; 0, since nothing has been taken back yet."""
        if not set(self._view["undoable"]) & set(self.own_seats):
            raise undo_refused(self.table.ply, solo=False)
        self._run(self._client.undo())
        return 0

    @property
    def may_stop(self) -> bool:
        """Whether all players may agree to stop, and the person has not agreed yet."""
        wanted = self._view["stop_wanted"]
        return wanted is not None and bool(set(self.own_seats) - set(wanted))

    def unwilling(self) -> tuple[int, ...]:
        """No seats: the server asks the bots."""
        return ()

    def stop(self) -> tuple[Event, ...]:
        """Agree to stop."""
        self._run(self._client.command("stop", at=self._view["version"]))
        return ()

    def chat(self, text: str) -> None:
        """Send a chat message or a reaction."""
        if text:
            self._run(chat(self._client, text))


def chat(client: TableClient, text: str) -> Coroutine[Any, Any, None]:
    """Return the command that sends a chat message; or a reaction, by `/` and its name or the beginning of it."""
    name = text.removeprefix("/")
    found = [reaction for reaction in REACTIONS if name and name != text and reaction.startswith(name)]
    return client.react(found[0]) if found else client.say(text)


def entry_message(entry: Json, seats: Sequence[Json]) -> Message | None:
    """What an entry of the log says, other than a move; None where it says nothing to players."""
    match entry["is"]:
        case "sat":
            return say("web-log-sat", name=person_label(entry["name"]))
        case "began":
            return say("web-log-began")
        case "undone":
            return say("web-log-undone", name=Seat(entry["seat"]), count=entry["count"])
        case "resigned":
            reasons = {"time": say("web-log-time", name=Seat(entry["seat"])), "away": say("web-log-claimed", name=Seat(entry["seat"]))}
            return reasons.get(entry["reason"], say("web-log-gave-up", name=Seat(entry["seat"])))
        case "covered":
            return say("web-log-covered", name=Seat(entry["seat"]))
        case "returned":
            return say("web-log-returned", name=Seat(entry["seat"]))
        case "stop-declined":
            return say("common-stop-declined", seat=Seat(entry["seat"]))
        case "noted":
            return Message(entry["note"]["key"], entry["note"]["args"])
        case "chat":
            text = entry["text"]
            reaction = entry.get("reaction")
            said = say(f"web-reaction-{reaction}") if reaction in REACTIONS else say("common-name-person", name=text)
            return say("join-said", name=person_label(entry["name"]), text=said)
    return None


def may_begin(client: TableClient, view: Json) -> bool:
    """Whether the user of this client is the host, who starts the game, and all seats are taken."""
    return view["host"] == client.you != "" and all(one["user_id"] or one["bot"] for one in view["seats"])


def waiting_for(view: Json) -> list[Message]:
    """The seats before the game begins: their players, and which are free."""
    lines = []
    for number, one in enumerate(view["seats"], start=1):
        name = person_label(one["name"]) if one["user_id"] else say("web-seat-free")
        if one["bot"]:
            name = say("common-name-bot", bot=bot_label(one["bot"]))
        lines.append(say("join-seat", number=number, name=name))
    return lines
