"""The formats of tournaments: who meets whom in each round, and the standings.

To add a format, write a subclass of `Format`, enter it in `FORMATS` and `FormatName`, name it in the catalogues (`web-tournament-…`) and
offer it in web/src/competitions/CreateCompetition.svelte. docs/dependencies.md says why no pairing library is used: a tournament has 64
members at most.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, pairwise
from math import ceil, log, log2
from typing import ClassVar, Literal, NamedTuple, TypeAlias

FormatName: TypeAlias = Literal["round-robin", "swiss", "knock-out"]
Players: TypeAlias = tuple[str, ...]
"""The user ids at a table; the first one begins. A single one has a bye."""
MAX_ROUNDS = 15
_NEARBY_TABLES = 2
"""A seat at a larger table goes to one of the next so many tables' worth of players in the standings."""
_ROUNDING = 1e-9
_APART_WEIGHT = 100
"""Rematches that weigh as much as two players at a larger table of whom one has blocked the other."""
_MAX_PAIRING_STEPS = 20_000
"""Attempts at a Swiss pairing without a rematch, before rematches are allowed."""


class Game(NamedTuple):
    """A board of an earlier round."""

    round: int
    players: Players
    won: Players | None
    """The winners; empty where only bots won that stood in. None for a bye, and while it is played."""


class Standing(NamedTuple):
    """A player's line in the standings."""

    user_id: str
    points: float
    """1 for a win, a half for a win shared by two; a bye counts as the format says."""
    buchholz: float
    """The opponents' points, averaged over each table and summed: the first tie-break."""
    wins: int
    """The second tie-break; the third is the lot."""
    games: int


class Field(NamedTuple):
    """What a pairing depends on."""

    lots: Sequence[str]
    """The user ids in the order of their lots."""
    games: Sequence[Game] = ()
    gone: Sequence[str] = ()
    """Players who have left, and are not paired any more."""
    table_size: int = 2
    apart: Collection[frozenset[str]] = ()
    """Pairs of players who do not meet where that can be avoided."""


class Format(ABC):
    """A way to pair the players of a tournament."""

    bye_points: ClassVar[float] = 1.0
    replays_draws: ClassVar[bool] = False
    """Whether a drawn game is played again."""
    max_table_size: ClassVar[int] = 2
    allows_absence: ClassVar[bool] = False
    """Whether players may join late and sit rounds out. One who does not come to a game gets no points for it."""

    @abstractmethod
    def rounds(self, entrants: int, wanted: int = 0, table_size: int = 2) -> int:
        """The number of rounds, where the host `wanted` so many; 0 to let the format decide."""

    @abstractmethod
    def pairs(self, field: Field, round_: int) -> Sequence[Sequence[str]]:
        """The players at each table. An empty id stands for an absent opponent."""

    def pairings(self, field: Field, round_: int) -> list[Players]:
        """The players at each table of a round, without those who have left.

        At each table the player who has begun least often begins.
        """
        began = Counter(game.players[0] for game in field.games if len(game.players) > 1)
        tables = [[user_id for user_id in table if user_id and user_id not in field.gone] for table in self.pairs(field, round_)]
        return [tuple(sorted(table, key=lambda user_id: began[user_id])) for table in tables if table]

    def standings(self, lots: Sequence[str], games: Sequence[Game]) -> list[Standing]:
        """All players, the best first."""
        points = dict.fromkeys(lots, 0.0)
        wins, played = Counter[str](), Counter[str]()
        for game in games:
            if len(game.players) == 1:
                points[game.players[0]] += self.bye_points
            elif game.won is not None:
                for user_id in game.players:
                    points[user_id] += 1.0 / len(game.won) if user_id in game.won else 0.0
                    wins[user_id] += game.won == (user_id,)
                    played[user_id] += 1
        buchholz = dict.fromkeys(lots, 0.0)
        for game in games:
            if len(game.players) > 1 and game.won is not None:
                for user_id in game.players:
                    buchholz[user_id] += sum(points[other] for other in game.players if other != user_id) / (len(game.players) - 1)
        table = [Standing(user_id, points[user_id], buchholz[user_id], wins[user_id], played[user_id]) for user_id in lots]
        return sorted(table, key=lambda line: (-line.points, -line.buchholz, -line.wins))  # stable: the lots decide last


class RoundRobin(Format):
    """Every player meets every other one once."""

    bye_points = 0.0  # all players have the same number of byes

    def rounds(self, entrants: int, wanted: int = 0, table_size: int = 2) -> int:
        """One less than the players, or as many where their number is odd."""
        return entrants - 1 + entrants % 2

    def pairs(self, field: Field, round_: int) -> Sequence[Sequence[str]]:
        """The circle method: one player stays, the others move on by one seat each round."""
        circle = [*field.lots, ""] if len(field.lots) % 2 else list(field.lots)
        moving = circle[1:]
        turned = (round_ - 1) % len(moving)
        seated = [circle[0], *moving[len(moving) - turned :], *moving[: len(moving) - turned]]
        half = len(seated) // 2
        return list(zip(seated[:half], reversed(seated[half:]), strict=True))


class KnockOut(Format):
    """The winners of neighbouring tables meet; a lost game ends a player's tournament."""

    replays_draws = True

    def rounds(self, entrants: int, wanted: int = 0, table_size: int = 2) -> int:
        """The number of rounds until one player is left."""
        return ceil(log2(max(2, entrants)))

    def pairs(self, field: Field, round_: int) -> Sequence[Sequence[str]]:
        """The bracket. In the first round the first lots may have byes."""
        if round_ == 1:
            size = 2 ** self.rounds(len(field.lots))
            places = [field.lots[place] if place < len(field.lots) else "" for place in _bracket(size)]
        else:
            last = [game for game in field.games if game.round == round_ - 1]
            through = [game.players if len(game.players) == 1 else game.won or () for game in last]
            places = [players[0] for players in through if len(players) == 1]
            places += [""] * (len(places) % 2)
        return list(zip(places[::2], places[1::2], strict=True))


class Swiss(Format):
    """Players meet those who stand about as high, without rematches where possible."""

    max_table_size = 4
    allows_absence = True

    def rounds(self, entrants: int, wanted: int = 0, table_size: int = 2) -> int:
        """The number of rounds that is wanted, or that it takes to find a winner."""
        enough = max(1, ceil(log(max(2, entrants), table_size) - _ROUNDING))
        if table_size > 2:
            return min(MAX_ROUNDS, wanted or enough)
        return max(1, min(wanted or enough, entrants - 1 + entrants % 2))

    def pairs(self, field: Field, round_: int) -> Sequence[Sequence[str]]:
        """Neighbours in the standings who have not met."""
        ranked = [line.user_id for line in self.standings(field.lots, field.games) if line.user_id not in field.gone]
        return _larger_tables(ranked, field) if field.table_size > 2 else _swiss_pairs(ranked, field.games, field.apart)


FORMATS: Mapping[FormatName, Format] = {"round-robin": RoundRobin(), "swiss": Swiss(), "knock-out": KnockOut()}


def _bracket(size: int) -> list[int]:
    """The order of the lots in a bracket in which the first two can meet in the final only."""
    order = [0]
    while len(order) < size:
        order = [place for lot in order for place in (lot, 2 * len(order) - 1 - lot)]
    return order


def _swiss_pairs(ranked: Sequence[str], games: Sequence[Game], apart: Collection[frozenset[str]] = ()) -> list[tuple[str, str]]:
    """Each with the nearest in the standings that they have not met. Of an odd number, the last with the fewest byes has one."""
    met = {frozenset(game.players) for game in games if len(game.players) > 1} | set(apart)
    byes = Counter(game.players[0] for game in games if len(game.players) == 1)
    left, bye = list(ranked), ""
    if len(left) % 2:
        fewest = min(byes[user_id] for user_id in left)
        bye = next(user_id for user_id in reversed(left) if byes[user_id] == fewest)
        left.remove(bye)
    pairs = (
        _unmet_pairs(left, met, [_MAX_PAIRING_STEPS])
        or _unmet_pairs(left, set(apart), [_MAX_PAIRING_STEPS])  # rather a rematch than two of whom one has blocked the other
        or list(pairwise(left))[::2]
    )
    return [*pairs, (bye, "")] if bye else pairs


def _unmet_pairs(left: Sequence[str], met: set[frozenset[str]], steps: list[int]) -> list[tuple[str, str]] | None:
    if not left:
        return []
    for other in left[1:]:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if frozenset((left[0], other)) not in met:
            rest = _unmet_pairs([user_id for user_id in left[1:] if user_id != other], met, steps)
            if rest is not None:
                return [(left[0], other), *rest]
    return None


def _larger_tables(ranked: Sequence[str], field: Field) -> list[list[str]]:
    """The tables of a round: as few as possible, equally full, of players who are near in the standings and have met least. No byes."""
    met = Counter(frozenset(pair) for game in field.games for pair in combinations(game.players, 2))
    met.update(dict.fromkeys(field.apart, _APART_WEIGHT))
    left, count = list(ranked), ceil(len(ranked) / field.table_size)
    tables = []
    for number in range(count):
        size = ceil(len(left) / (count - number))
        table = [left.pop(0)]
        while len(table) < size:
            near = left[: _NEARBY_TABLES * field.table_size]
            table.append(min(near, key=lambda user_id: sum(met[frozenset((user_id, other))] for other in table)))
            left.remove(table[-1])
        tables.append(table)
    while _swap_for_fewer_rematches(tables, met):
        pass
    return tables


def _swap_for_fewer_rematches(tables: list[list[str]], met: Mapping[frozenset[str], int]) -> bool:
    """Swap two players of tables as near each other as possible so that fewer meet again; False where no swap helps."""

    def rematches(table: Sequence[str]) -> int:
        return sum(met.get(frozenset(pair), 0) for pair in combinations(table, 2))

    nearest_first = sorted(combinations(range(len(tables)), 2), key=lambda pair: (pair[1] - pair[0], -pair[1]))
    for one, other in ((tables[first], tables[second]) for first, second in nearest_first):
        before = rematches(one) + rematches(other)
        for place, user_id in enumerate(one if before else ()):
            for there, candidate in enumerate(other):
                one[place], other[there] = candidate, user_id
                if rematches(one) + rematches(other) < before:
                    return True
                one[place], other[there] = user_id, candidate
    return False
