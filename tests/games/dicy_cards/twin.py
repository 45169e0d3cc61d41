"""Dicy Cards a second time, as a story instead of a state machine: straight from the contract, sharing no code with the engine.

`story` is a generator: it yields who is to act and every text they may say, and is sent what they said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

Question: TypeAlias = tuple[int | None, frozenset[str]]
"""A seat, or None for chance; and the moves."""
Story: TypeAlias = Generator[Question, str, None]

# The contract's table, over all 2^6 ways to point at dice: `taken` are the dice pointed at, `left` the others.
WORTH: dict[str, Callable[[list[int], list[int]], int | None]] = {
    "any_two": lambda taken, left: sum(taken) if len(taken) == 2 else None,
    "low_six": lambda taken, left: sum(taken) if len(taken) == 6 and max(taken) < 6 else None,
    "odd": lambda taken, left: sum(taken) if taken and {1, 3, 5} >= set(taken) else None,
    "straight": lambda taken, left: (
        sum(taken) if len(taken) > 1 and sorted(taken) == list(range(min(taken), min(taken) + len(taken))) else None
    ),
    "two_pairs": lambda taken, left: sum(taken) if sorted(Counter(taken).values()) == [2, 2] else None,
    "sixes": lambda taken, left: 6 * len(taken) if taken and taken.count(6) == len(taken) else None,
    "double_pair": lambda taken, left: 4 * taken[0] if len(taken) == 2 and taken[0] == taken[1] else None,
    "three_lowest": lambda taken, left: sum(taken) if len(taken) == 3 and max(taken) <= min(left) else None,
    "all_different": lambda taken, left: 4 * len(taken) if taken and max(Counter(taken).values()) == 1 else None,
    "five_different": lambda taken, left: sum(taken) if left and taken and max(Counter(taken).values()) == 1 else None,
    "forty_minus": lambda taken, left: 40 - sum(taken) if not left else None,
    "all_same": lambda taken, left: 5 * len(taken) if taken and min(taken) == max(taken) else None,
}


def handfuls(dice: Sequence[int]) -> Iterable[tuple[list[int], list[int]]]:
    """Every way to point at some of the dice."""
    for mask in range(1 << len(dice)):
        yield [die for place, die in enumerate(dice) if mask & 1 << place], [die for place, die in enumerate(dice) if not mask & 1 << place]


def worths(card: str, dice: Sequence[int]) -> dict[str, int]:
    """What each handful that the card takes is worth, by its faces."""
    found = ((taken, WORTH[card](taken, left)) for taken, left in handfuls(dice))
    return {digits(taken): worth for taken, worth in found if worth is not None}


def digits(dice: Iterable[int]) -> str:
    return "".join(sorted(map(str, dice)))


class Table:
    """Scores and rows, as they lie on a real table."""

    def __init__(self, players: int, cards: Sequence[str]) -> None:
        self.cards = set(cards)
        self.scores = [0] * players
        self.rows = [set(cards) for _ in range(players)]

    def clockwise(self, seat: int) -> list[int]:
        """The others, from the one on the left."""
        players = len(self.scores)
        return [other % players for other in range(seat + 1, seat + players)]


def story(table: Table, first: int, target: int) -> Story:
    """A game, from the first roll to the end."""
    while max(table.scores) < target:
        for seat in [first, *table.clockwise(first)]:
            yield from turn(table, seat)


def turn(table: Table, seat: int) -> Story:
    row = table.rows[seat]
    if not row:
        yield seat, frozenset({"skip"})
        yield from skip(table, seat)
        return
    dice = yield from rolled(6)
    while True:
        scores = {f"score {card} {faces}": worth for card in row for faces, worth in worths(card, dice).items()}
        rerolls = {f"freeze {card} {digits(taken)}" for card in row for taken, _ in handfuls(dice) if taken}
        said = yield seat, frozenset({"skip", *scores, *rerolls})
        if said == "skip":
            yield from skip(table, seat)
            return
        if said in scores:
            table.scores[seat] += scores[said]
            yield from score(table, seat, said.split()[1])
            return
        _, card, given_back = said.split()
        row.remove(card)
        for face in given_back:
            dice.remove(int(face))
        dice += yield from rolled(len(given_back))


def rolled(count: int) -> Generator[Question, str, list[int]]:
    said = yield None, falls(count)
    return [int(face) for face in said.split()[1]]


@cache
def falls(count: int) -> frozenset[str]:
    """How so many dice can fall."""
    return frozenset("roll " + digits(dice) for dice in product(range(1, 7), repeat=count))


def score(table: Table, seat: int, card: str) -> Story:
    others = table.clockwise(seat)
    neighbours = [other for other in others if other in (others[0], others[-1])]
    if card == "any_two":
        yield from react(table, neighbours, "freeze")
    if card == "sixes":
        yield from react(table, neighbours, "reset")
    if card == "three_lowest":
        yield from react(table, others, "freeze")
    table.rows[seat].remove(card)


def skip(table: Table, seat: int) -> Story:
    table.rows[seat] |= table.cards
    yield from react(table, table.clockwise(seat), "reset")


def react(table: Table, seats: list[int], what: str) -> Story:
    for seat in seats:
        row = table.rows[seat]
        choices = {f"{what} {card}" for card in (row if what == "freeze" else table.cards - row)}
        if not choices:
            continue
        said = next(iter(choices))
        if len(choices) > 1:
            said = yield seat, frozenset(choices)
        row ^= {said.split()[1]}
