"""Viewers who were not told of a commit: another node may die after it has stored one, or be heard by nobody for a while.

What is told between nodes is told once, and whoever does not hear it would wait for ever: players for a move that was made long ago. So
each node asks the store now and then how far the tables are that somebody looks at here.
"""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.server.store.store import Store

__all__ = ["StaleViewerSweeper"]


class StaleViewerSweeper:
    """Every viewer of this node, and how they are found that have fallen behind."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._viewers: dict[str, dict[Callable[[], int], Callable[[], object]]] = {}

    def came(self, table: str, seen: Callable[[], int], look_again: Callable[[], object]) -> None:
        """Somebody looks at a table: which version they were told last, and what lets them look at what is stored."""
        self._viewers.setdefault(table, {})[seen] = look_again

    def left(self, table: str, seen: Callable[[], int]) -> None:
        """They have gone."""
        viewers = self._viewers.get(table, {})
        viewers.pop(seen, None)
        if not viewers:
            self._viewers.pop(table, None)

    async def call(self) -> int:
        """Let everybody look again who is behind what is stored; how many that were."""
        stored = await self._store.versions(list(self._viewers))
        behind = [
            look_again for table, version in stored.items() for seen, look_again in self._viewers.get(table, {}).items() if seen() < version
        ]
        for look_again in behind:
            look_again()
        return len(behind)
