"""Who plays whom in the next round, and who stands where: pure, from the people and the games so far.

There are libraries for this (docs/dependencies.md says why none is used): an evening has 64 people at most, and what is asked for fits on
this page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, log2
from typing import Literal, NamedTuple, TypeAlias

__all__ = ["Format", "Game", "Pair", "Standing", "Winner", "over_after", "paired", "rounds_for", "standings"]

Format: TypeAlias = Literal["round-robin", "swiss", "knock-out"]
Winner: TypeAlias = Literal["first", "second", "both"]
Pair: TypeAlias = tuple[str, str]
"""Who begins, and who plays against them; nobody, where somebody has a round off."""
_MOST_STEPS = 20_000
"""Tries of a Swiss round before people may meet again."""


class Game(NamedTuple):
    """One table of one round."""

    round: int
    first: str
    second: str
    """Empty where the first has the round off."""
    winner: Winner | None
    """None while it is played."""


class Standing(NamedTuple):
    """Where somebody stands."""

    who: str
    points: float
    """One for a win, and for a round off except where everybody has one; a half for a win that is shared."""
    against: float
    """The points of those that they have played, together: the first thing that decides where points are equal."""
    wins: int
    """The second; the third is the lot that everybody drew."""
    games: int


def rounds_for(format: Format, people: int, wanted: int) -> int:  # noqa: A002  # what it is called everywhere
    """How many rounds there are."""
    if format == "round-robin":
        return people - 1 + people % 2
    if format == "knock-out":
        return max(1, ceil(log2(max(2, people))))
    return max(1, min(wanted or ceil(log2(max(2, people))), people - 1 + people % 2))


def over_after(format: Format, people: int, wanted: int, round_: int) -> bool:  # noqa: A002  # as above
    """Whether there is nothing left to play after this round."""
    return round_ >= rounds_for(format, people, wanted)


def standings(format: Format, lots: Sequence[str], games: Sequence[Game]) -> list[Standing]:  # noqa: A002  # as above
    """Everybody, the best first. `lots` are the people in the order that they drew."""
    points = dict.fromkeys(lots, 0.0)
    wins, played = Counter[str](), Counter[str]()
    for game in games:
        if not game.second:
            points[game.first] += 0.0 if format == "round-robin" else 1.0
            continue
        if game.winner is None:
            continue
        for who, won in ((game.first, "first"), (game.second, "second")):
            points[who] += 1.0 if game.winner == won else 0.5 if game.winner == "both" else 0.0
            wins[who] += game.winner == won
            played[who] += 1
    against = dict.fromkeys(lots, 0.0)
    for game in games:
        if game.second and game.winner is not None:
            against[game.first] += points[game.second]
            against[game.second] += points[game.first]
    order = {who: place for place, who in enumerate(lots)}
    found = [Standing(who, points[who], against[who], wins[who], played[who]) for who in lots]
    return sorted(found, key=lambda one: (-one.points, -one.against, -one.wins, order[one.who]))


def paired(format: Format, lots: Sequence[str], games: Sequence[Game], round_: int, gone: Sequence[str] = ()) -> list[Pair]:  # noqa: A002  # as above
    """The pairs of a round; those who have gone are left out, and whoever would have met them has the round off."""
    if format == "round-robin":
        pairs = _circle(lots, round_)
    elif format == "knock-out":
        pairs = _next_in_tree(lots, games, round_)
    else:
        pairs = _swiss([one.who for one in standings(format, lots, games) if one.who not in gone], lots, games)
    left = [tuple(who if who not in gone else "" for who in pair) for pair in pairs]
    began = Counter(game.first for game in games if game.second)
    return [_who_begins(a, b, began) for a, b in left if a or b]


def _who_begins(one: str, other: str, began: Mapping[str, int]) -> Pair:
    """Whoever has begun less often; the first of them where both have begun as often."""
    if not one or not other:
        return one or other, ""
    return (one, other) if began.get(one, 0) <= began.get(other, 0) else (other, one)


def _circle(lots: Sequence[str], round_: int) -> list[Pair]:
    """Everybody meets everybody: one stays, the others walk round the table."""
    circle = [*lots, ""] if len(lots) % 2 else list(lots)
    walked = circle[1:]
    turned = (round_ - 1) % len(walked)
    walked = walked[len(walked) - turned :] + walked[: len(walked) - turned]
    seated = [circle[0], *walked]
    half = len(seated) // 2
    return list(zip(seated[:half], reversed(seated[half:]), strict=True))


def _next_in_tree(lots: Sequence[str], games: Sequence[Game], round_: int) -> list[Pair]:
    """The winners of neighbouring tables. In the first round those who drew the first lots may have it off."""
    if round_ == 1:
        size = 2 ** ceil(log2(max(2, len(lots))))
        places = [lots[place] if place < len(lots) else "" for place in _tree(size)]
        return list(zip(places[::2], places[1::2], strict=True))
    winners = [_advances(game) for game in games if game.round == round_ - 1 and (not game.second or game.winner != "both")]
    return list(zip(winners[::2], [*winners[1::2], ""] if len(winners) % 2 else winners[1::2], strict=True))


def _advances(game: Game) -> str:
    return game.second if game.second and game.winner == "second" else game.first


def _tree(size: int) -> list[int]:
    """In which order the lots stand in the tree, so that the first two can meet only at the end."""
    order = [0]
    while len(order) < size:
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    return order


def _swiss(ranked: Sequence[str], lots: Sequence[str], games: Sequence[Game]) -> list[Pair]:
    """Each with the nearest in the standings that they have not met; the last who had none has the round off where the number is odd."""
    met = {frozenset((game.first, game.second)) for game in games if game.second}
    had_off = Counter(game.first for game in games if not game.second)
    left, off = list(ranked), ""
    if len(left) % 2:
        fewest = min(had_off[who] for who in left)
        off = next(who for who in reversed(left) if had_off[who] == fewest)
        left.remove(off)
    steps = [_MOST_STEPS]
    pairs = _match(left, met, steps) or list(pairwise(left))[::2]
    return [*pairs, (off, "")] if off else pairs


def _match(left: Sequence[str], met: set[frozenset[str]], steps: list[int]) -> list[Pair] | None:
    if not left:
        return []
    for other in left[1:]:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if frozenset((left[0], other)) not in met:
            rest = _match([who for who in left[1:] if who != other], met, steps)
            if rest is not None:
                return [(left[0], other), *rest]
    return None
