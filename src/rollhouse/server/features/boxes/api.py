"""`/api/boxes` and `/api/me/boxes`: contents of a printed box."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from rollhouse.core.box import AnyBox
from rollhouse.core.registry import game as find_game
from rollhouse.server.features.boxes.repository import BoxRepository
from rollhouse.server.features.boxes.schemas import BoxChecked, BoxFault, BoxPage
from rollhouse.server.store.rows import User
from rollhouse.server.transport.dependencies import ClockDep, CurrentUser
from rollhouse.server.transport.sockets import WireError


class BoxesController(Controller):
    """Contents of printed boxes."""

    path = "/api/boxes"
    tags = ["boxes"]

    @post("/{game:str}", summary="Check the contents of a box", status_code=200)
    async def check(self, user: CurrentUser, game: FromPath[str], data: JSONBody[dict[str, Any]]) -> BoxChecked:
        """Checks the contents of a box: returns what is wrong by field, or the file and the setups to play with. Stores nothing."""
        box = _box(game)
        content = _content(box, data)
        faults = [BoxFault(fault.field, fault.code, fault.reason) for fault in box.faults(content)]
        toml = "" if faults else box.toml(content)
        setups = {} if faults else {name: dict(options) for name, options in box.setups(content).items()}
        return BoxChecked(faults, toml, box.file, box.flag, setups)


class MyBoxesController(Controller):
    """The contents that I have saved."""

    path = "/api/me/boxes"
    tags = ["me"]

    @get("/{game:str}", summary="Get the contents of my box")
    async def page(self, boxes: NamedDependency[BoxRepository], user: CurrentUser, game: FromPath[str]) -> BoxPage:
        """Returns the contents of my box, or our guess."""
        return await _page(boxes, user, game)

    @put("/{game:str}", summary="Save the contents of my box", status_code=200)
    async def save(
        self,
        boxes: NamedDependency[BoxRepository],
        clock: ClockDep,
        user: CurrentUser,
        game: FromPath[str],
        data: JSONBody[dict[str, Any]],
    ) -> BoxPage:
        """Saves the contents of my box, or fails with `data/content` and the first wrong field."""
        box, game_id = _box(game), find_game(game).id
        content = _content(box, data)
        box.check(content)
        await boxes.save(user.user_id, game_id, content, clock.now())
        return await _page(boxes, user, game)

    @delete("/{game:str}", summary="Delete the contents of my box", status_code=200)
    async def forget(self, boxes: NamedDependency[BoxRepository], user: CurrentUser, game: FromPath[str]) -> BoxPage:
        """Deletes the contents of my box and returns our guess."""
        await boxes.forget(user.user_id, find_game(game).id)
        return await _page(boxes, user, game)


async def _page(boxes: BoxRepository, user: User, game: str) -> BoxPage:
    box, game_id = _box(game), find_game(game).id
    shipped = msgspec.to_builtins(box.shipped())
    mine = await boxes.content(user.user_id, game_id)
    return BoxPage(game_id, mine or shipped, mine is not None, shipped)


def _box(game: str) -> AnyBox:
    box = find_game(game).box
    if box is None:
        raise NotFoundException
    return box


def _content(box: AnyBox, data: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(data, box.content_type)
    except msgspec.ValidationError as error:
        raise WireError("wire/malformed", location=str(error)[:200]) from None
