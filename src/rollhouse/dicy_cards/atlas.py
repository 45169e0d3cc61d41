"""The atlas: what is known of every deal, in a table small enough to look things up in."""

from __future__ import annotations

from itertools import combinations

import msgspec

from rollhouse.dicy_cards.cards import CARDS, ROW

__all__ = ["AtlasEntry", "CardFacts", "every_deal"]


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
    """The same for the second player."""


class AtlasEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a deal."""

    cards: tuple[str, ...]
    first_share: float
    """The first player's share of the win, both playing perfectly: exact up to `gap`."""
    gap: float
    solo_turns: float
    """The fewest turns that can be expected alone: exact."""
    rounds: float
    """How long a game between perfect players takes: from simulated games, like all that follows."""
    skips: float
    """How often somebody skips in a game."""
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


def every_deal() -> list[tuple[str, ...]]:
    """The 792 deals of Interglacial."""
    return list(combinations(CARDS, ROW))
