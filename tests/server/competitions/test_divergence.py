"""Where two games with the same dice parted."""

from __future__ import annotations

import msgspec

from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.play.fair import FairDice
from rollhouse.play.players import read_players
from rollhouse.play.table import Table
from rollhouse.server.features.competitions.matches.divergence import parting_of

GAME = find_game("dicy-cards")
DICE = FairDice(b"x" * 32, ())


def played(*choices: int) -> Record:
    """A game with these dice, and these of the legal moves: one for each decision, which may be none."""
    table = Table(GAME, GAME.setup({"players": 2, "first": 0, "target": 20}), read_players(("Ana", "Bo"), GAME), DICE)
    left = list(choices)
    while left:
        state = table.state
        if state.to_act >= 0:
            table.submit(GAME.legal(state)[left.pop(0)])
        else:
            table.submit(DICE.answer(GAME.outcomes(state), table.moment))
    return table.record


def test_they_parted_at_the_first_decision_that_was_made_differently() -> None:
    one, other = played(0, 0, -1), played(0, 0, 1, 0)
    found = parting_of(one, other)
    assert found is not None
    assert one.moves[: found.ply] == other.moves[: found.ply]
    assert found.moves == (one.moves[found.ply], other.moves[found.ply])
    assert found.moves[0] != found.moves[1]
    assert found.decisions == 2
    assert found.words[0] != found.words[1]


def test_the_same_play_meets_the_same_game_and_parts_nowhere() -> None:
    assert parting_of(played(0, 1, 0), played(0, 1, 0)) is None
    assert parting_of(played(0, 1, 0), played(0, 1)) is None, "one of them stopped sooner"


def test_other_dice_are_no_parting() -> None:
    record = played(0)
    roll = next(place for place, move in enumerate(record.moves) if move.startswith("roll"))
    other = "roll 111111" if record.moves[roll] != "roll 111111" else "roll 222222"
    changed = msgspec.structs.replace(record, moves=(*record.moves[:roll], other))
    assert parting_of(record, changed) is None
