"""One whole game of every rule set, kept as a record with a digest of each position in its comments.

The digest covers what a program sees: the position, every legal move, and chance's exact weights. A recording proves sameness, not
correctness: a difference is a change of the rules, to be reviewed as one (and then `rules_version` goes up), a change of the documented
position (then the moves of the written files stay the same, and only digests differ), or a mistake.

    python -m tests.records       writes the files again
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from rollhouse.core.game import CHANCE, AnyGame
from rollhouse.core.record import Record, positions
from rollhouse.core.record_text import to_text
from rollhouse.core.registry import game as find_game
from tests.rulesets import RULE_SETS, whole_game

GOLDEN = Path(__file__).parent / "golden"


def path_of(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


def digest(game: AnyGame, state: Any) -> str:
    """A short name for a position and everything that may be done in it."""
    legal = sorted(str(move) for move in game.legal(state))
    outcomes = game.outcomes(state) if state.to_act == CHANCE else None
    weights = sorted(zip(map(str, outcomes.moves), map(str, outcomes.probabilities()), strict=True)) if outcomes else []
    return sha256(json.dumps([msgspec.to_builtins(game.position(state)), legal, weights], sort_keys=True).encode()).hexdigest()[:8]


def annotated(record: Record) -> Record:
    """The record with each position's digest as its comment."""
    game = find_game(record.game)
    return replace(record, comments={ply: digest(game, state) for ply, (_, state) in enumerate(positions(record))})


def write() -> None:
    """Write every golden record, and drop those of rule sets that are no more."""
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.glob("*.txt"):
        path.unlink()
    for name in RULE_SETS:
        path_of(name).write_text(to_text(annotated(whole_game(name))), encoding="utf-8")
