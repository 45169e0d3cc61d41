"""Who plays whom in the next round, and who stands where: pure, from the people and the games so far.

There are libraries for this (docs/dependencies.md says why none is used): a tournament has 64 people at most, and what is asked for fits on
this page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from math import ceil, log, log2
from typing import Literal, NamedTuple, TypeAlias

__all__ = ["Format", "Game", "Standing", "Together", "over_after", "paired", "rounds_for", "standings"]

Format: TypeAlias = Literal["round-robin", "swiss", "knock-out"]
Together: TypeAlias = tuple[str, ...]
"""Who sits at a table, whoever begins first; somebody alone has the round off."""
_Pair: TypeAlias = tuple[str, str]
"""Two, or somebody and nobody."""
_MOST_ROUNDS = 15
_NEAR = 2
"""Tables' worth of people, from the next in the standings on, among whom those come first who have met least."""
_ROUNDING = 1e-9
_MOST_STEPS = 20_000
"""Tries of a Swiss round before people may meet again."""


class Game(NamedTuple):
    """One table of one round."""

    round: int
    people: Together
    won: Together | None
    """Who won, all of them together; nobody, where only bots did that played for somebody. None while it is played, and for a round off."""


class Standing(NamedTuple):
    """Where somebody stands."""

    user_id: str
    points: float
    """One for a win, and for a round off except where everybody has one; a half for a win that is shared."""
    against: float
    """The points of those that they have played, on average at each table: the first thing that decides where points are equal."""
    wins: int
    """The second; the third is the lot that everybody drew."""
    games: int


def rounds_for(format: Format, people: int, wanted: int, players: int = 2) -> int:  # noqa: A002  # what it is called everywhere
    """How many rounds there are, with so many at a table."""
    if format == "round-robin":
        return people - 1 + people % 2
    if format == "knock-out":
        return max(1, ceil(log2(max(2, people))))
    if players > 2:
        return min(_MOST_ROUNDS, wanted or max(1, ceil(log(max(2, people), players) - _ROUNDING)))
    return max(1, min(wanted or ceil(log2(max(2, people))), people - 1 + people % 2))


def over_after(format: Format, people: int, wanted: int, round_: int, players: int = 2) -> bool:  # noqa: A002  # as above
    """Whether there is nothing left to play after this round."""
    return round_ >= rounds_for(format, people, wanted, players)


def standings(format: Format, lots: Sequence[str], games: Sequence[Game]) -> list[Standing]:  # noqa: A002  # as above
    """Everybody, the best first. `lots` are the people in the order that they drew."""
    points = dict.fromkeys(lots, 0.0)
    wins, played = Counter[str](), Counter[str]()
    for game in games:
        if len(game.people) == 1:
            points[game.people[0]] += 0.0 if format == "round-robin" else 1.0
            continue
        if game.won is None:
            continue
        for user_id in game.people:
            points[user_id] += 1.0 / len(game.won) if user_id in game.won else 0.0
            wins[user_id] += game.won == (user_id,)
            played[user_id] += 1
    against = dict.fromkeys(lots, 0.0)
    for game in games:
        if len(game.people) > 1 and game.won is not None:
            for user_id in game.people:
                against[user_id] += sum(points[other] for other in game.people if other != user_id) / (len(game.people) - 1)
    order = {user_id: place for place, user_id in enumerate(lots)}
    found = [Standing(user_id, points[user_id], against[user_id], wins[user_id], played[user_id]) for user_id in lots]
    return sorted(found, key=lambda one: (-one.points, -one.against, -one.wins, order[one.user_id]))


def paired(
    format: Format,  # noqa: A002  # as above
    lots: Sequence[str],
    games: Sequence[Game],
    round_: int,
    gone: Sequence[str] = (),
    players: int = 2,
) -> list[Together]:
    """Who sits together in a round; those who have gone are left out, and whoever would have met them has the round off."""
    began = Counter(game.people[0] for game in games if len(game.people) > 1)
    if players > 2:
        here = [one.user_id for one in standings(format, lots, games) if one.user_id not in gone]
        return [tuple(sorted(table, key=lambda user_id: began[user_id])) for table in _tables(here, games, players)]
    if format == "round-robin":
        pairs = _circle(lots, round_)
    elif format == "knock-out":
        pairs = _next_in_tree(lots, games, round_)
    else:
        pairs = _swiss([one.user_id for one in standings(format, lots, games) if one.user_id not in gone], lots, games)
    left = [[user_id for user_id in pair if user_id and user_id not in gone] for pair in pairs]
    # Whoever has begun less often begins; the first of them where both have begun as often.
    return [tuple(sorted(pair, key=lambda user_id: began[user_id])) for pair in left if pair]


def _tables(ranked: Sequence[str], games: Sequence[Game], players: int) -> list[list[str]]:
    """As few tables as there can be, as full as each other; at each those who stand near each other, those first who have met least.

    Nobody has a round off, unless they are alone.
    """
    met = Counter(frozenset((one, other)) for game in games for one, other in combinations(game.people, 2))
    left, count = list(ranked), ceil(len(ranked) / players)
    tables = []
    for number in range(count):
        size = ceil(len(left) / (count - number))
        table = [left.pop(0)]
        while len(table) < size:
            near = left[: _NEAR * players]
            table.append(min(near, key=lambda user_id: sum(met[frozenset((user_id, other))] for other in table)))
            left.remove(table[-1])
        tables.append(table)
    while _apart(tables, met):
        pass
    return tables


def _apart(tables: list[list[str]], met: Mapping[frozenset[str], int]) -> bool:
    """Let two change places, at tables as near each other as can be, so that fewer meet again; whether that was possible."""

    def again(table: Sequence[str]) -> int:
        return sum(met.get(frozenset(two), 0) for two in combinations(table, 2))

    near = sorted(combinations(range(len(tables)), 2), key=lambda two: (two[1] - two[0], -two[1]))
    for one, other in near:
        before = again(tables[one]) + again(tables[other])
        if not before:
            continue
        for place, user_id in enumerate(tables[one]):
            for there, whom in enumerate(tables[other]):
                tables[one][place], tables[other][there] = whom, user_id
                if again(tables[one]) + again(tables[other]) < before:
                    return True
                tables[one][place], tables[other][there] = user_id, whom
    return False


def _circle(lots: Sequence[str], round_: int) -> list[_Pair]:
    """Everybody meets everybody: one stays, the others walk round the table."""
    circle = [*lots, ""] if len(lots) % 2 else list(lots)
    walked = circle[1:]
    turned = (round_ - 1) % len(walked)
    walked = walked[len(walked) - turned :] + walked[: len(walked) - turned]
    seated = [circle[0], *walked]
    half = len(seated) // 2
    return list(zip(seated[:half], reversed(seated[half:]), strict=True))


def _next_in_tree(lots: Sequence[str], games: Sequence[Game], round_: int) -> list[_Pair]:
    """The winners of neighbouring tables. In the first round those who drew the first lots may have it off."""
    if round_ == 1:
        size = 2 ** ceil(log2(max(2, len(lots))))
        places = [lots[place] if place < len(lots) else "" for place in _tree(size)]
        return list(zip(places[::2], places[1::2], strict=True))
    last = [game for game in games if game.round == round_ - 1]
    winners = [one[0] for one in (game.people if len(game.people) == 1 else game.won or () for game in last) if len(one) == 1]
    return list(zip(winners[::2], [*winners[1::2], ""] if len(winners) % 2 else winners[1::2], strict=True))


def _tree(size: int) -> list[int]:
    """In which order the lots stand in the tree, so that the first two can meet only at the end."""
    order = [0]
    while len(order) < size:
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    return order


def _swiss(ranked: Sequence[str], lots: Sequence[str], games: Sequence[Game]) -> list[_Pair]:
    """Each with the nearest in the standings that they have not met; the last who had none has the round off where the number is odd."""
    met = {frozenset(game.people) for game in games if len(game.people) > 1}
    had_off = Counter(game.people[0] for game in games if len(game.people) == 1)
    left, off = list(ranked), ""
    if len(left) % 2:
        fewest = min(had_off[user_id] for user_id in left)
        off = next(user_id for user_id in reversed(left) if had_off[user_id] == fewest)
        left.remove(off)
    steps = [_MOST_STEPS]
    pairs = _match(left, met, steps) or list(pairwise(left))[::2]
    return [*pairs, (off, "")] if off else pairs


def _match(left: Sequence[str], met: set[frozenset[str]], steps: list[int]) -> list[_Pair] | None:
    if not left:
        return []
    for other in left[1:]:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if frozenset((left[0], other)) not in met:
            rest = _match([user_id for user_id in left[1:] if user_id != other], met, steps)
            if rest is not None:
                return [(left[0], other), *rest]
    return None
