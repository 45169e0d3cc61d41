"""What a client that follows changes keeps up to date (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def merged(view: Mapping[str, Any], commit: Mapping[str, Any]) -> dict[str, Any]:
    """The table after a commit, from the table of the version before it."""
    after = {**view, **commit["table"]}
    if "position" in commit["table"]:
        after["position"] = {**(view["position"] or {}), **commit["table"]["position"]}
    if "choices" in commit:
        after["choices"] = moves_in(commit["choices"])
    return after


def moves_in(groups: Mapping[str, str]) -> list[str]:
    """The moves whose last words are grouped by what stands before them."""
    return [f"{start} {last}".lstrip() for start, lasts in groups.items() for last in lasts.split(" ")]


def standing_moves(log: Iterable[Mapping[str, Any]]) -> list[str]:
    """The moves of a table, without those that were taken back, from its whole log."""
    moves: list[str] = []
    for one in log:
        entry = one["entry"]
        match entry["is"]:
            case "opened":
                moves = list(entry.get("moves", ()))
            case "moved":
                moves.append(entry["move"])
            case "undone":
                del moves[len(moves) - entry["count"] :]
    return moves
