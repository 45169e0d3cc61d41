"""Where two games with the same dice diverged."""

from __future__ import annotations

import msgspec

from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.fair import FairDice
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from rollhouse.server.features.competitions.divergence import divergence_of

GAME = find_game("dicy-cards")
DICE = FairDice(b"x" * 32, ())


def played(*choices: int) -> Record:
    """A game with these dice, in which each decision is the legal move with this index."""
    table = Table(GAME, GAME.setup({"players": 2, "first": 0, "target": 20}), read_players(("Ana", "Bo"), GAME), DICE)
    left = list(choices)
    while left:
        state = table.state
        if state.to_act >= 0:
            table.submit(GAME.legal(state)[left.pop(0)])
        else:
            table.submit(DICE.answer(GAME.outcomes(state), table.moment))
    return table.record


def test_games_diverge_at_the_first_decision_that_differs() -> None:
    one, other = played(0, 0, -1), played(0, 0, 1, 0)
    divergence = divergence_of(one, other)
    assert divergence is not None
    assert one.moves[: divergence.ply] == other.moves[: divergence.ply]
    assert divergence.moves == (one.moves[divergence.ply], other.moves[divergence.ply])
    assert divergence.moves[0] != divergence.moves[1]
    assert divergence.decisions == 2
    assert divergence.words[0] != divergence.words[1]


def test_equal_games_do_not_diverge() -> None:
    assert divergence_of(played(0, 1, 0), played(0, 1, 0)) is None
    assert divergence_of(played(0, 1, 0), played(0, 1)) is None, "one of them ended sooner"


def test_different_dice_are_no_divergence() -> None:
    record = played(0)
    roll = next(place for place, move in enumerate(record.moves) if move.startswith("roll"))
    other = "roll 111111" if record.moves[roll] != "roll 111111" else "roll 222222"
    changed = msgspec.structs.replace(record, moves=(*record.moves[:roll], other))
    assert divergence_of(record, changed) is None
