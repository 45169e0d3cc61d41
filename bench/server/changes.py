"""The table of a client that follows changes: what docs/protocol.md asks of it."""

from __future__ import annotations

from typing import Any


def merged(view: dict[str, Any], commit: dict[str, Any]) -> dict[str, Any]:
    """The table after a commit, from the table of the version before it."""
    after = {**view, **commit["table"]}
    if "position" in commit["table"]:
        after["position"] = {**(view["position"] or {}), **commit["table"]["position"]}
    if "choices" in commit:
        after["choices"] = moves_in(commit["choices"])
    return after


def moves_in(groups: dict[str, str]) -> list[str]:
    """The moves whose last words are grouped by what stands before them."""
    return [f"{start} {last}".lstrip() for start, lasts in groups.items() for last in lasts.split(" ")]
