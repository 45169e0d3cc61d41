"""Events of tables, such as the end of a game. `http/compose.py` lists their subscribers."""

from __future__ import annotations

from collections.abc import Callable


class TableEvent:
    """An event of tables, published by the node that stored it."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[str], None]] = []

    def subscribe(self, subscriber: Callable[[str], None]) -> None:
        """Call this with the table's id after every such event on this node."""
        self._subscribers.append(subscriber)

    def publish(self, table_id: str) -> None:
        """Call all subscribers."""
        for subscriber in self._subscribers:
            subscriber(table_id)
