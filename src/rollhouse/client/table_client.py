"""One table over a socket that comes back by itself, as the browser's does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from rollhouse.client.changes import merged, standing_moves
from rollhouse.client.errors import ClientError
from rollhouse.client.http import refusal, request, unreachable
from rollhouse.client.links import TableLink, read_link
from rollhouse.core.entropy import draw
from rollhouse.play.fair import SHARE_BYTES, share_commitment

Frame: TypeAlias = dict[str, Any]

FINAL_CLOSES = (4400, 4403)
"""Close codes with which the server lets a client in neither now nor later."""
_OPEN_SECONDS = 10.0
_PING_SECONDS = 20.0
_FIRST_RETRY_SECONDS = 0.4
_MAX_RETRY_SECONDS = 15.0
_FIRST_SPREAD_SECONDS = 1.5
"""The first attempt comes within this time: when a server restarts, thousands of clients reconnect at once."""
_MAX_REDIRECT_STATUS = 500


class TableClient:
    """A user at one table: what is there now, and the commands that they send.

    `frames` connects, and connects again whenever the connection is lost, until `close`. Commits that were missed come first then. Shares
    of the dice's entropy are committed and revealed on the way.

    One move at a time may be on its way. It is kept until it is answered, and sent again on a new connection at the same version: the
    server makes one move for each version, so that it counts once.

    Args:
        link: The table's link, or its parts.
        token: The user's token; without one, the client watches.
        lang: The language of refusals.
        wait: Waits so many seconds before the next attempt.

    >>> client = TableClient("https://dice.example.org/t/0a1b2c", "TOKEN")
    >>> client.socket_address
    'wss://dice.example.org/api/tables/0a1b2c/socket?lang=en&changes=true'

    """

    def __init__(
        self, link: TableLink | str, token: str = "", *, lang: str = "en", wait: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.link = read_link(link) if isinstance(link, str) else link
        self.lang = lang
        self.view: Frame = {}
        """The table; empty before the first frame."""
        self.log: list[Frame] = []
        self.earlier = 0
        """The number of log entries before `log`; `load_log` fetches them."""
        self.you = ""
        """The user's public id."""
        self.here: list[str] = []
        """The public ids of all users at the table."""
        self.live = False
        """Whether there is a connection."""
        self._token = token
        self._wait = wait
        self._socket: ClientConnection | None = None
        self._closed = False
        self._sent = 0
        self._pending: Frame | None = None
        self._pending_ply = 0
        self._overtaken = False
        """Whether the pending move was not made because another one came first, which `frames` has yet to say."""
        self._carried_by: ClientConnection | None = None
        """The connection that the pending move was sent on."""
        self._shares: dict[str, str] = {}
        """This client's shares of the entropy, by commitment."""
        self._answered: set[str] = set()
        """The seats and commitments that were dealt with before the game."""
        self._refused = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    @property
    def socket_address(self) -> str:
        """The address of the socket, which asks for what was missed."""
        since = f"&since={self.view['version']}" if self.view else ""
        server = self.link.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{self.link.table}/socket?lang={self.lang}&changes=true{since}"

    @property
    def busy(self) -> bool:
        """Whether a move is on its way."""
        return self._pending is not None

    @property
    def seats(self) -> tuple[int, ...]:
        """The user's seats."""
        return tuple(seat for seat, one in enumerate(self.view.get("seats", ())) if self.you and one["user_id"] == self.you)

    # --- the connection -------------------------------------------------------------------------------------------------------------

    async def frames(self) -> AsyncIterator[Frame]:
        """Each frame, once `view` and `log` have it. A commit's `table` is whole.

        `{"is": "connection", "live": …}` says that the connection was lost, or is back; `{"is": "overtaken"}` that the user's last move was
        not made because another one came first.

        Raises:
            ClientError: `client/gone` if the server lets the client in no more, `client/unreachable` if the first attempt fails.

        """
        attempts = 0
        while not self._closed:
            code = None
            try:
                async with connect(
                    self.socket_address,
                    additional_headers={"Authorization": f"Bearer {self._token}"} if self._token else None,
                    open_timeout=_OPEN_SECONDS,
                    ping_interval=_PING_SECONDS,
                    ping_timeout=_PING_SECONDS,
                    max_size=None,
                ) as socket:
                    self._socket, self.live, attempts = socket, True, 0
                    if self.view:
                        yield {"is": "connection", "live": True}
                    with suppress(WebSocketException):
                        async for text in socket:
                            frame = await self._received(msgspec.json.decode(text))
                            if frame is not None:
                                yield frame
                            if self._overtaken:
                                self._overtaken = False
                                yield {"is": "overtaken"}
                    code = socket.close_code
            except InvalidStatus as error:
                if error.response.status_code < _MAX_REDIRECT_STATUS:
                    raise refusal(bytes(error.response.body or b""), error.response.status_code) from None
            except (OSError, TimeoutError, InvalidHandshake) as error:
                if not self.view:
                    raise unreachable(self.link.server, error) from None
            self._socket = None
            if code in FINAL_CLOSES:
                raise ClientError("client/gone", value=self._refused)
            if self._closed:
                return
            if self.live:
                self.live = False
                yield {"is": "connection", "live": False}
            attempts += 1
            await self._wait(_retry_seconds(attempts))

    async def close(self) -> None:
        """Close the connection, and open no other."""
        self._closed = True
        if self._socket is not None:
            await self._socket.close()

    async def _received(self, frame: Frame) -> Frame | None:
        """Note a frame; None where it holds nothing new."""
        match frame["is"]:
            case "table":
                self.log, self.earlier, self.you, self.here = list(frame["log"]), frame["earlier"], frame["you"], frame["here"]
                await self._show(frame["table"])
            case "commit":
                return await self._follow(frame)
            case "here":
                self.here = frame["here"]
                await self._transmit()  # on a new connection it comes after all that was missed
            case "refused":
                self._refused = frame["message"]
                if self._pending is not None and frame["id"] == self._pending["id"]:
                    self._pending = None
                if self.view and frame["version"] > self.view["version"]:
                    await self._say({"do": "resync", "since": self.view["version"]})
            case "pong":
                return None
        return frame

    async def _follow(self, commit: Frame) -> Frame | None:
        known = self.view.get("version", 0)
        if commit["version"] <= known:
            return None
        if not self.view or commit["version"] != known + 1:
            await self._say({"do": "resync", "since": known})
            return None
        removed = [(one["entry"]["user_id"], one["entry"]["at"]) for one in commit["entries"] if one["entry"]["is"] == "chat-removed"]
        kept = [one for one in self.log if one["entry"]["is"] != "chat" or (one["entry"]["user_id"], one["entry"]["at"]) not in removed]
        self.log = [*kept, *commit["entries"]]
        await self._show(merged(self.view, commit))
        return {**commit, "table": self.view}

    async def _show(self, view: Frame) -> None:
        self._compare(view)
        self.view = view
        await self._take_part_in_dice()

    def _compare(self, view: Frame) -> None:
        """Settle the move that is on its way once the game has moved on: it was made, or came too late."""
        pending, ply = self._pending, self._pending_ply
        if pending is None or (view["ply"] == ply and view["status"] == "playing"):
            return
        self._pending = None
        if pending["do"] == "undo":
            ours = view["ply"] < ply
        else:
            moves = standing_moves(self.log)
            made = moves[ply - view["ply"]] if view["ply"] > ply and len(moves) >= view["ply"] - ply else ""
            ours = view["ply"] > ply and (pending["do"] == "roll" or made == pending["move"])
        self._overtaken = not ours

    async def load_log(self) -> None:
        """Fetch the log entries before `log`."""
        while self.earlier:
            path = f"/api/tables/{self.link.table}/log?before={self.earlier}"
            page = await request(self.link.server, path, token=self._token, lang=self.lang)
            self.log, self.earlier = [*page["log"], *self.log], page["first"]

    # --- commands -------------------------------------------------------------------------------------------------------------------

    async def play(self, move: str) -> bool:
        """Make a move in the notation; False while another one is on its way."""
        return await self._change({"do": "play", "move": move})

    async def roll(self) -> bool:
        """Roll the dice; False while a move is on its way."""
        return await self._change({"do": "roll"})

    async def undo(self) -> bool:
        """Take back one's last move; False while another one is on its way."""
        return await self._change({"do": "undo"})

    async def sit(self, name: str, seat: int | None = None) -> int | None:
        """Take this seat, or the first free one; the seat, or None where none is free. A user who has a seat keeps it."""
        if self.seats and seat in (None, *self.seats):
            return self.seats[0] if seat is None else seat
        free = [place for place, one in enumerate(self.view["seats"]) if not one["user_id"] and not one["bot"]]
        if self.view["status"] != "open" or not free or seat not in (None, *free):
            return None
        taken = free[0] if seat is None else seat
        await self.command("sit", seat=taken, name=name, commit=self._new_share(taken))
        return taken

    async def say(self, text: str) -> None:
        """Send a chat message."""
        await self.command("chat", text=text)

    async def react(self, reaction: str) -> None:
        """Send a reaction: `hello`, `good-luck`, `well-played`, `lucky`, `oops` or `thanks`."""
        await self.command("chat", reaction=reaction)

    async def command(self, do: str, **fields: Any) -> None:
        """Send any other command, which is lost with the connection.

        Raises:
            ClientError: `client/offline` while there is no connection.

        """
        self._sent += 1
        if not await self._say({"do": do, **fields, "id": self._sent}):
            raise ClientError("client/offline")

    async def _change(self, command: Frame) -> bool:
        if self._pending is not None:
            return False
        self._sent += 1
        self._pending, self._pending_ply = {**command, "at": self.view["version"], "id": self._sent}, self.view["ply"]
        self._carried_by = None
        await self._transmit()
        return True

    async def _transmit(self) -> None:
        """Send the move that is on its way, unless this connection carries it already."""
        if self._pending is None or self._socket is None or self._carried_by is self._socket:
            return
        self._carried_by = self._socket
        await self._say(self._pending)

    async def _say(self, command: Frame) -> bool:
        if self._socket is None:
            return False
        try:
            await self._socket.send(msgspec.json.encode(command).decode())
        except (OSError, WebSocketException):
            return False  # the connection is lost: `frames` opens another one
        return True

    # --- the dice -------------------------------------------------------------------------------------------------------------------

    def _new_share(self, seat: int) -> str:
        """A new share of the entropy; its commitment."""
        share = draw("entropy share", SHARE_BYTES).hex()
        commit = share_commitment(seat, share)
        self._shares[commit] = share
        return commit

    async def _take_part_in_dice(self) -> None:
        """Commit to a share, or reveal it, whichever is due on the user's seats."""
        if self.view["status"] != "open":
            return
        for seat in self.seats:
            one = self.view["seats"][seat]
            mark = f"{seat} {'due' if one['dice_due'] else one['commit']} {self.view['sealed']}"
            if mark in self._answered:
                continue
            if one["reveal_due"] and one["commit"] in self._shares:
                self._answered.add(mark)
                await self._say({"do": "reveal", "seat": seat, "entropy": self._shares[one["commit"]]})
            elif one["dice_due"]:
                self._answered.add(mark)
                await self._say({"do": "commit", "seat": seat, "commit": self._new_share(seat)})


def _retry_seconds(attempts: int) -> float:
    """The wait before the next attempt, spread so that clients do not come at once."""
    spread = int.from_bytes(draw("retry", 2)) / 0x10000
    if attempts == 1:
        return spread * _FIRST_SPREAD_SECONDS
    return float(min(_MAX_RETRY_SECONDS, _FIRST_RETRY_SECONDS * 2**attempts) * (0.5 + spread / 2))
