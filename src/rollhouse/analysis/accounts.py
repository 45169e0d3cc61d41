"""Accounts: a seat's result as the sum of expectation, luck, its own errors and those of the others."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rollhouse.analysis.played_like import PlayedLike
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Arg, Message, Seat, say
from rollhouse.core.teaching import LuckKind

_SHOWN_DIGITS = 1


class Account(msgspec.Struct, frozen=True):
    """One seat's game: `result` (or `now`, while there is none) is `expectation + luck - errors + gifts + conceded + drift`."""

    seat: int
    expectation: float
    """What the game was worth to this seat when it began."""
    luck: float
    """What all rolls and draws added, those of all seats."""
    luck_by: dict[LuckKind, float]
    """The luck by kind: dice, cards, duels, as far as the game has them."""
    errors: float
    """What the moves of this seat's player gave away."""
    gifts: float
    """What the others' errors brought this seat; below 0 where they harmed it too."""
    conceded: float
    """What resignations added, and what the errors of a bot that played for the seat's player took."""
    drift: float
    """What the estimate did not foresee; 0 up to rounding where values are exact."""
    now: float
    """What the last position of the record is worth to this seat."""
    result: float | None
    """The player's result; None while the game goes on. A player who has resigned does not win by the bot that plays on."""
    decisions: int
    """The number of the player's choices between two moves or more; those of a bot that stood in don't count."""
    average_cost: float
    """The mean cost of a decision."""
    marks: dict[str, int]
    """The number of these decisions by mark."""
    praise: dict[str, int] = {}
    """The number of these decisions by praise."""
    like: PlayedLike | None = None
    """The level that the player played like; None while the game goes on, and where the levels were not measured."""


def adding_up(parts: Sequence[float], digits: int = _SHOWN_DIGITS) -> tuple[float, ...]:
    """The parts rounded so that they add up to their rounded sum; those that lose most by rounding are adjusted."""
    scale = 10**digits
    exact = [part * scale for part in parts]
    rounded = [round(part) for part in exact]
    missing = round(sum(exact)) - sum(rounded)
    step = 1 if missing > 0 else -1
    order = sorted(range(len(parts)), key=lambda place: (-step * (exact[place] - rounded[place]), place))
    for place in order[: abs(missing)]:
        rounded[place] += step
    return tuple(part / scale for part in rounded)


def shared_line(account: Account, unit: Unit, *, exact: bool) -> Message:
    """The account in one line that adds up to the last digit: in percent of the win, or in turns for a solo game.

    What an estimate did not foresee is a term of its own, and stands beside the player's errors too: they are no more exact than that.
    """
    scale = 100.0 if unit == "share" else -1.0
    parts = [account.expectation, *account.luck_by.values(), -account.errors, account.gifts, account.conceded, account.drift]
    expectation, *lucks, errors, gifts, conceded, drift = adding_up([scale * part for part in parts])
    luck = round(sum(lucks), _SHOWN_DIGITS) + 0.0  # never -0
    total = round(expectation + luck + errors + gifts + conceded + drift, _SHOWN_DIGITS) + 0.0
    seat: dict[str, Arg] = {"seat": Seat(account.seat), "over": "no" if account.result is None else "yes"}
    numbers: dict[str, Arg] = {"total": total, "expectation": expectation, **_signed("luck", luck), "errors": abs(errors)}
    if unit == "turns":
        return say("analysis-line-turns", **seat, **numbers)
    skill: dict[str, Arg] = {"exact": "yes" if exact else "no", "margin": abs(drift), **_signed("gifts", gifts)}
    if len(lucks) == 1:
        line = say("analysis-line-share", **seat, **numbers, **skill)
    else:
        line = say("analysis-line-expected", **seat, total=total, expectation=expectation)
        for kind, amount in zip(account.luck_by, lucks, strict=True):
            line = say(f"analysis-line-{kind}", line=line, **_signed(kind, amount))
        line = say("analysis-line-errors", line=line, errors=abs(errors), **skill)
    if account.conceded:
        line = say("analysis-line-conceded", line=line, **_signed("conceded", conceded))
    return line if exact else say("analysis-line-drift", line=line, **_signed("drift", drift))


def _signed(name: str, value: float) -> dict[str, Arg]:
    """The number without its sign, and which sign it is: a sentence writes "+ 3" and "− 3", never "+ −3"."""
    return {name: abs(value), f"{name}_sign": "minus" if value < 0 else "plus"}
