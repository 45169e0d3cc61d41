"""Bodies of the API about users' pages."""

from __future__ import annotations

import msgspec

from rollhouse.server.features.history.schemas import GameLine, PlayRating
from rollhouse.server.ratings.scale import Points


class PersonCard(msgspec.Struct, frozen=True, kw_only=True):
    """What the menu of a name offers me about another user."""

    user_id: str
    name: str
    page: str
    """The path of the user's page; empty for a guest, who has none."""
    me: bool
    online: bool
    """False also if the user does not show it."""
    table: str
    """A game of the user that I may watch now; empty if there is none."""
    friend: bool
    requested: bool
    """Whether I asked the user to be friends."""
    asks: bool
    """Whether the user asks me to be friends."""
    blocked: bool
    """Whether I blocked the user."""
    invitable: bool
    """Whether I may invite the user to a game."""


class ProfileRating(msgspec.Struct, frozen=True):
    """A user's all-time rating at a game."""

    game: str
    rating: Points
    games: int
    won: int
    """Including shared wins."""
    provisional: bool


class Versus(msgspec.Struct, frozen=True):
    """My finished games with another user."""

    games: int
    won: int
    shared: int
    lost: int


class Profile(msgspec.Struct, frozen=True):
    """The page of a registered user."""

    card: PersonCard
    joined: float
    ratings: list[ProfileRating]
    """Latest played game first."""
    accuracy: list[PlayRating]
    """Most played game first, without curves; empty if the user does not show it."""
    games: list[GameLine]
    """The latest rated and public games; empty if the user does not show them."""
    versus: Versus | None
    """Null on my own page, and for a visitor without an account."""
