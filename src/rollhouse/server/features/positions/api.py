"""Positions given as one line of text (docs/notation.md), as links carry them.

Any position can be evaluated, so tables without help give no lines of their running game.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, actor
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.seats import TableError
from rollhouse.server.auth.rate_limit import client_network
from rollhouse.server.features.analysis.schemas import HintView, PositionAsked, PositionLine, PositionView, Preparing
from rollhouse.server.features.analysis.service import AnalysisService, HelpError
from rollhouse.server.tables.replays import Replays, state_after
from rollhouse.server.transport.dependencies import AnyRequest, CurrentUser, TablesDep

_HTTP_ACCEPTED = 202


class PositionsController(Controller):
    """Positions of a game."""

    path = "/api/positions"
    tags = ["analysis"]

    @post("/{game:str}", summary="Read a position", status_code=200)
    async def shown(self, user: CurrentUser, game: FromPath[str], data: JSONBody[PositionAsked]) -> PositionView:
        """Returns the position that a line describes."""
        rules = find_game(game)
        return _view(rules, await asyncio.to_thread(rules.read_position, data.line))

    @post("/{game:str}/worth", summary="Evaluate a position", status_code=200)
    async def worth(
        self, analysis: NamedDependency[AnalysisService], user: CurrentUser, game: FromPath[str], data: JSONBody[PositionAsked]
    ) -> Response[HintView | Preparing]:
        """Returns the best moves and their values; 202 while a tablebase is computed: repeat after a second."""
        rules = find_game(game)
        state = await asyncio.to_thread(rules.read_position, data.line)
        if state.to_act in (CHANCE, GAME_OVER):
            raise HelpError("help/nothing")
        text = rules.encode(state)
        link = f"{rules.id} {text}"  # requests for the same position share one evaluation
        hint = await analysis.hint(link, rules.id, text, 2, user.user_id)
        return Response(hint, status_code=_HTTP_ACCEPTED if isinstance(hint, Preparing) else 200)


class PositionLinesController(Controller):
    """Positions of a table's game."""

    path = "/api/tables"
    tags = ["analysis"]

    @get("/{name:str}/line", summary="Get a position of a game as text")
    async def line(
        self, tables: TablesDep, replays: NamedDependency[Replays], request: AnyRequest, name: FromPath[str], ply: FromQuery[int] = -1
    ) -> PositionLine:
        """Returns the position after `ply` moves, or the latest, in one line. A long game counts as several requests."""
        async with tables.locked(name) as loaded:
            session = loaded.session
            if session.status != "over" and not session.opened.options.help:
                raise TableError("table/no-help")
            session.check_readable("record")
            record, version = session.record(), session.version
        ply = len(record.moves) if ply < 0 else min(ply, len(record.moves))
        line = await replays.of(client_network(request), name, version, f"line {ply}", partial(_line_of, ply=ply), record)
        return PositionLine(record.game, gzip.decompress(line).decode())


def _line_of(record: Record, *, ply: int) -> bytes:
    return find_game(record.game).position_text(state_after(record, ply)).encode()


def _view(game: AnyGame, state: Any) -> PositionView:
    return PositionView(
        game.id,
        msgspec.to_builtins(state.setup),
        msgspec.Raw(msgspec.json.encode(game.position(state))),
        state.setup.players,
        actor(state.to_act),
    )
