"""A position in the game's own words, for clients that have no drawing of it."""

from __future__ import annotations

from typing import Any

from rollhouse.core.game import AnyGame
from rollhouse.core.words import Branch, Choice, Item, Pick
from rollhouse.server.tables.schemas import MenuItem, PositionText


def position_text(game: AnyGame, state: Any, ply: int) -> PositionText:
    """The position line by line, and the menu of the seat that is to act; for chance there is none."""
    menu = _item(game.words.menu(state)) if state.to_act >= 0 else None
    return PositionText(ply, list(game.words.summary(state)), menu)


def _item(item: Item) -> MenuItem:
    if isinstance(item, Choice):
        return MenuItem(label=item.label, move=str(item.move))
    if isinstance(item, Branch):
        return MenuItem(label=item.label, question=item.question, items=[_item(one) for one in item.items])
    if isinstance(item, Pick):
        return MenuItem(label=item.label, question=item.question, prefix=item.prefix, count=item.count, options=list(item.options))
    return MenuItem(label=item.label, question=item.question, prefix=item.prefix)
