"""The tree has as many lines as it had when it was last counted and looked over."""

from __future__ import annotations

import pytest

from rollhouse.core.dice import rolls
from rollhouse.games.dicy_cards.setup import MODES, DicySetup
from tests.census.census import LOOKS, Census, Look, Ply, census, look, read
from tests.core.toy import PIG
from tests.rulesets import RULE_SETS

EVERY_LOOK = [(name, where) for name, looks in LOOKS.items() for where in looks]


def differences(golden: Census, counted: Census) -> list[str]:
    """What differs, ply by ply and move by move."""
    lines = [f"depth {len(golden)} was counted, now {len(counted)}"] if len(golden) != len(counted) else []
    for depth, (old, new) in enumerate(zip(golden, counted, strict=False), start=1):
        for name in ("chance", "decision", "terminal"):
            if getattr(old, name) != getattr(new, name):
                lines.append(f"after move {depth}: {name} {getattr(old, name)} -> {getattr(new, name)}")
        lines += [
            f"after move {depth}: {kind!r} {old.moves.get(kind, 0)} -> {new.moves.get(kind, 0)}"
            for kind in sorted(old.moves.keys() | new.moves.keys())
            if old.moves.get(kind) != new.moves.get(kind)
        ]
    return lines


@pytest.mark.parametrize(("name", "where"), EVERY_LOOK, ids=[f"{name}: {where.name}" for name, where in EVERY_LOOK])
def test_census(name: str, where: Look) -> None:
    found = differences(read()[name][where.name], look(name, where))
    assert not found, f"{name}, {where.name}:\n  " + "\n  ".join(found)


def test_every_rule_set_is_counted_and_nothing_else_is() -> None:
    assert {name: list(looks) for name, looks in read().items()} == {name: [where.name for where in LOOKS[name]] for name in RULE_SETS}


def test_no_mode_is_missing() -> None:
    setups = [RULE_SETS[name].setup for name in LOOKS]
    assert {setup.mode for setup in setups if isinstance(setup, DicySetup)} == set(MODES)


@pytest.mark.parametrize("name", LOOKS)
def test_a_census_sees_chance_decisions_and_the_end(name: str) -> None:
    plies = [ply for counted in read()[name].values() for ply in counted]
    assert min(sum(ply.chance for ply in plies), sum(ply.decision for ply in plies), sum(ply.terminal for ply in plies)) > 0
    for ply in plies:
        assert ply.chance + ply.decision + ply.terminal == sum(ply.moves.values())


# --- counts that were worked out by hand --------------------------------------------------------------------------------------------


def test_the_opening_of_glacial_by_hand() -> None:
    """Summed over the 462 multisets, by stars and bars rather than by listing moves."""
    opening = read()["dicy-cards-glacial"]["opening"][1]
    # A reroll splits six dice into some that stay and at least one that goes: pairs of multisets of k and 6 - k dice.
    rerolls = sum(len(rolls(kept)) * len(rolls(6 - kept)) for kept in range(6))
    assert rerolls == 462 + 6 * 252 + 21 * 126 + 56 * 56 + 126 * 21 + 252 * 6
    for card in ("any_two", "low_six", "odd", "straight", "two_pairs"):
        assert opening.moves[f"freeze {card}"] == rerolls
    # Any two of six: a multiset of two, and four others. Low six: multisets over five faces.
    assert opening.moves["score any_two"] == 21 * 126
    assert opening.moves["score low_six"] == 210
    # Two pairs: choose the two faces; the other two dice are free.
    assert opening.moves["score two_pairs"] == 15 * 21
    # Straight of n: 7 - n places to begin; the other 6 - n dice are free.
    assert opening.moves["score straight"] == 5 * 126 + 4 * 56 + 3 * 21 + 2 * 6 + 1
    # Odd with n dice: multisets of n over three faces; the others are free.
    assert opening.moves["score odd"] == 3 * 252 + 6 * 126 + 10 * 56 + 15 * 21 + 21 * 6 + 28
    assert opening.moves["skip"] == 462
    # Only any two makes the neighbour choose; everything else hands the dice back to chance.
    assert opening.decision == opening.moves["score any_two"]


def test_the_opening_of_pig_by_hand() -> None:
    """One face in six loses the turn; after the others the player has two choices."""
    start = PIG.start(PIG.setup({"goal": 5}))
    assert census(PIG, start, 3, None) == [
        Ply(1, 5, 0, {"roll": 6}),
        # The one is followed by the other player's six faces; again; stop, which wins with 5 and 6.
        Ply(1 + 5 + 3, 5, 2, {"again": 5, "roll": 6, "stop": 5}),
        # Nine times six faces, of which the one ends the turn; five players choose again or stop, and two of them win.
        Ply(9 + 5 + 3, 45, 2, {"again": 5, "roll": 54, "stop": 5}),
    ]


def test_where_chance_is_thinned_the_ends_stay() -> None:
    start = PIG.start(PIG.setup({"goal": 5}))
    assert census(PIG, start, 1, 2) == [Ply(1, 1, 0, {"roll": 2})]
    assert census(PIG, start, 1, 6) == census(PIG, start, 1, None)


def test_a_difference_is_told_move_by_move() -> None:
    old = [Ply(1, 5, 0, {"roll": 6})]
    new = [Ply(1, 4, 0, {"roll": 4, "stop": 1})]
    assert differences(old, new) == [
        "after move 1: decision 5 -> 4",
        "after move 1: 'roll' 6 -> 4",
        "after move 1: 'stop' 0 -> 1",
    ]
    assert differences(old, old) == []
