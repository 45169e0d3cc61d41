"""The atlas: what is known of every deal, in a table small enough to look things up in."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from decimal import ROUND_UP, Context
from itertools import combinations

import msgspec

from rollhouse.games.dicy_cards.cards import CARDS, ROW

_ALL_CARDS_MASK = (1 << ROW) - 1


class CardFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a deal, between two perfect players. Both players' games are counted together."""

    scored: float
    """How often it is scored in a game, by either player."""
    frozen: float
    """How often it is frozen for a reroll."""
    points: float
    """What it brings when it is scored."""
    worth_first: float
    """The share that the first player loses if it is Frozen when the game begins."""
    worth_second: float
    """The share that the second player loses if it is Frozen when the game begins."""


class AtlasEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a deal."""

    cards: tuple[str, ...]
    first_share: float
    """The first player's share of the win, both playing perfectly: exact up to `gap`."""
    gap: float
    solo_turns: float
    """The fewest expected turns of a solo game: exact."""
    rounds: float
    """How long a game between perfect players takes: from simulated games, like all that follows."""
    skips: float
    """Skips per game, of both players."""
    greedy_first: float
    """The share of a greedy first player against a perfect second."""
    greedy_second: float
    """The share of a greedy second player against a perfect first."""
    facts: tuple[CardFacts, ...]
    """In the order of `cards`."""
    games: int
    """Simulated games between perfect players."""
    greedy_games: int
    """Simulated games with a greedy player, for each seat."""


class Games(msgspec.Struct, frozen=True):
    """What happened in a number of games with one deal, of both players together."""

    games: int
    rounds: int
    first_halves: int
    """Half wins of the first player: a win counts two, a shared one one."""
    skips: int
    scored: tuple[int, ...]
    """Card by card."""
    points: tuple[int, ...]
    frozen: tuple[int, ...]
    """For rerolls; not because another player's card said so."""

    @property
    def first_share(self) -> float:
        """The first player's share of the wins."""
        return self.first_halves / 2 / self.games


def every_deal() -> list[tuple[str, ...]]:
    """Every deal of Interglacial: 792 of twelve cards."""
    return list(combinations(CARDS, ROW))


def atlas_entry(
    cards: tuple[str, ...],
    first_share: Callable[[int, int], float],
    *,
    gap: float,
    solo_turns: float,
    perfect: Games,
    greedy_first: Games,
    greedy_second: Games,
) -> AtlasEntry:
    """What a solved deal and games from its table say. `first_share(first's row, second's row)` is that of the start."""
    even = first_share(_ALL_CARDS_MASK, _ALL_CARDS_MASK)
    facts = tuple(
        CardFacts(
            scored=perfect.scored[place] / perfect.games,
            frozen=perfect.frozen[place] / perfect.games,
            points=perfect.points[place] / max(1, perfect.scored[place]),
            worth_first=even - first_share(_ALL_CARDS_MASK & ~(1 << place), _ALL_CARDS_MASK),
            worth_second=first_share(_ALL_CARDS_MASK, _ALL_CARDS_MASK & ~(1 << place)) - even,
        )
        for place in range(len(cards))
    )
    return AtlasEntry(
        cards=cards,
        first_share=even,
        gap=gap,
        solo_turns=solo_turns,
        rounds=perfect.rounds / perfect.games,
        skips=perfect.skips / perfect.games,
        greedy_first=greedy_first.first_share,
        greedy_second=1.0 - greedy_second.first_share,
        facts=facts,
        games=perfect.games,
        greedy_games=greedy_first.games,
    )


# --- as a table -------------------------------------------------------------------------------------------------------------------------

_DEAL_COLUMNS = {
    "first_share": ".12f",
    "gap": "",
    "solo_turns": ".9f",
    "rounds": ".4f",
    "skips": ".4f",
    "greedy_first": ".4f",
    "greedy_second": ".4f",
    "games": "d",
    "greedy_games": "d",
}
"""The columns of a deal with their formats: more digits than are exact, or than the simulated games support."""
_CARD_COLUMNS = {"scored": ".4f", "frozen": ".4f", "points": ".3f", "worth_first": ".8f", "worth_second": ".8f"}
"""The columns of a card: `scored_odd`, …; empty where it is not dealt."""


def as_csv(entries: Iterable[AtlasEntry]) -> str:
    """The table, a line for each deal."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(["cards", *_DEAL_COLUMNS, *(f"{name}_{card}" for card in CARDS for name in _CARD_COLUMNS)])
    for entry in entries:
        facts = dict(zip(entry.cards, entry.facts, strict=True))
        lines.writerow(
            [
                " ".join(entry.cards),
                *(_upwards(entry.gap) if name == "gap" else format(getattr(entry, name), form) for name, form in _DEAL_COLUMNS.items()),
                *(
                    format(getattr(facts[card], name), form) if card in facts else ""
                    for card in CARDS
                    for name, form in _CARD_COLUMNS.items()
                ),
            ]
        )
    return out.getvalue()


def _upwards(bound: float) -> str:
    """A bound with two digits, never below itself."""
    return f"{Context(prec=2, rounding=ROUND_UP).create_decimal(repr(bound)):.1e}"


def from_csv(text: str) -> list[AtlasEntry]:
    """The table read again."""
    return [_entry(row) for row in csv.DictReader(io.StringIO(text))]


def _entry(row: dict[str, str]) -> AtlasEntry:
    cards = tuple(row["cards"].split())
    facts = [{name: row[f"{name}_{card}"] for name in _CARD_COLUMNS} for card in cards]
    return msgspec.convert({**{name: row[name] for name in _DEAL_COLUMNS}, "cards": cards, "facts": facts}, AtlasEntry, strict=False)
