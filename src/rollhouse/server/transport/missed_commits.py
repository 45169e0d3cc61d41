"""Finds viewers who missed a commit: another node may die after it has stored one, or be cut off for a while.

Frames between nodes are sent once, and a viewer who misses one would wait for ever for a move that was made long ago. So each node asks the
store now and then for the versions of the tables that are viewed here.
"""

from __future__ import annotations

from collections.abc import Callable

from rollhouse.server.store.store import Store


class MissedCommitChecker:
    """Finds viewers of this node that missed a commit, and resyncs them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._viewers: dict[str, dict[Callable[[], int], Callable[[], object]]] = {}

    def add(self, table_id: str, sent_version: Callable[[], int], resync: Callable[[], object]) -> None:
        """Watch a viewer; `resync` makes it read what is stored."""
        self._viewers.setdefault(table_id, {})[sent_version] = resync

    def remove(self, table_id: str, sent_version: Callable[[], int]) -> None:
        """Stop watching a viewer."""
        viewers = self._viewers.get(table_id, {})
        viewers.pop(sent_version, None)
        if not viewers:
            self._viewers.pop(table_id, None)

    async def resync_stale(self) -> int:
        """Resync every viewer that is behind the stored version; the number of them."""
        stored = await self._store.versions(list(self._viewers))
        stale = [
            resync
            for table_id, version in stored.items()
            for sent_version, resync in self._viewers.get(table_id, {}).items()
            if sent_version() < version
        ]
        for resync in stale:
            resync()
        return len(stale)
