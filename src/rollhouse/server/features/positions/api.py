"""A position that a link brings along in one line (docs/notation.md): what is on the board, and what the best few moves are worth.

No table is named there, so none is asked whether it allows help; a table gives the lines of its own game, unless it runs without help.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.core.game import CHANCE, NOBODY, AnyGame, actor
from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.play.seats import TableError
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.features.analysis.schemas import HintView, PositionAsked, PositionLine, PositionView, Preparing
from rollhouse.server.features.analysis.service import HelpError, Teacher
from rollhouse.server.tables.manager import TableManager

__all__ = ["PositionLinesController", "PositionsController"]

_HELP = {"cost": 5}
"""As a hint: it is one."""
_MOVES_A_COMMAND = 200
"""Moves to be played through again that count as one command."""
_NOT_YET = 202


class PositionsController(Controller):
    """`/api/positions/GAME`: any position of a game, given in one line."""

    path = "/api/positions"
    tags = ["teacher"]

    @post("/{game:str}", summary="A position given in one line", status_code=200)
    async def shown(self, user: CurrentUser, game: FromPath[str], data: JSONBody[PositionAsked]) -> PositionView:
        """What is on the board; refused where the line can't be read (`position/malformed`) or can't come about (`position/impossible`)."""
        rules = find_game(game)
        return _view(rules, await asyncio.to_thread(rules.read_position, data.line))

    @post("/{game:str}/worth", summary="What the best few moves there are worth", status_code=200, opt=_HELP)
    async def worth(
        self, teacher: NamedDependency[Teacher], user: CurrentUser, game: FromPath[str], data: JSONBody[PositionAsked]
    ) -> Response[HintView | Preparing]:
        """The second step of a hint. 202 with `preparing` while a table is worked out: ask again in a second."""
        rules = find_game(game)
        state = await asyncio.to_thread(rules.read_position, data.line)
        if state.to_act in (CHANCE, NOBODY):
            raise HelpError("help/nothing")
        text = rules.encode(state)
        link = f"{rules.id} {text}"  # whoever has the same one waits for the same
        found = await teacher.hint(link, rules.id, text, 2, user.user_id)
        return Response(found, status_code=_NOT_YET if isinstance(found, Preparing) else 200)


class PositionLinesController(Controller):
    """`/api/tables/ID/line`: a position of a table's game, to be linked to."""

    path = "/api/tables"
    tags = ["teacher"]

    @get("/{name:str}/line", summary="A position in one line")
    async def line(
        self,
        tables: NamedDependency[TableManager],
        rate_limiter: NamedDependency[RateLimiter],
        request: Request[Any, Any, Any],
        name: FromPath[str],
        ply: FromQuery[int] = -1,
    ) -> PositionLine:
        """The position after so many moves, or the last one; `table/no-help` in a running game without help: a line can be asked about."""
        async with tables.locked(name) as live:
            session = live.session
            if session.status != "over" and not session.opened.options.help:
                raise TableError("table/no-help")
            session.check_visible()
            record = session.record()
        moves = len(record.moves) if ply < 0 else min(ply, len(record.moves))
        rate_limiter.charge(request, "", 1 + moves // _MOVES_A_COMMAND)
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
