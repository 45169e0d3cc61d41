"""Positions given as one line of text (docs/notation.md), as links carry them.

Any position can be evaluated, so tables without help give no lines of their running game.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, actor
from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.play.seats import TableError
from rollhouse.server.auth.rate_limit import MOVES_PER_REQUEST
from rollhouse.server.features.analysis.schemas import HintView, PositionAsked, PositionLine, PositionView, Preparing
from rollhouse.server.features.analysis.service import AnalysisService, HelpError
from rollhouse.server.transport.dependencies import AnyRequest, CurrentUser, RateLimiterDep, TablesDep

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
        self, tables: TablesDep, rate_limiter: RateLimiterDep, request: AnyRequest, name: FromPath[str], ply: FromQuery[int] = -1
    ) -> PositionLine:
        """Returns the position after `ply` moves, or the latest, in one line."""
        async with tables.locked(name) as live:
            session = live.session
            if session.status != "over" and not session.opened.options.help:
                raise TableError("table/no-help")
            session.check_readable("record")
            record = session.record()
        moves = len(record.moves) if ply < 0 else min(ply, len(record.moves))
        rate_limiter.check(request, "", 1 + moves // MOVES_PER_REQUEST)
        return PositionLine(record.game, await asyncio.to_thread(_line_of, record, moves))


def _line_of(record: Record, ply: int) -> str:
    _, state, _ = next(islice(steps(record), ply, None))
    return find_game(record.game).position_text(state)


def _view(game: AnyGame, state: Any) -> PositionView:
    return PositionView(
        game.id,
        msgspec.to_builtins(state.setup),
        msgspec.Raw(msgspec.json.encode(game.position(state))),
        state.setup.players,
        actor(state.to_act),
    )
