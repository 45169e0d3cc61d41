"""The pages of registered users, and what the menu of a name offers."""

from __future__ import annotations

from urllib.parse import quote

import msgspec

from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.clock import Clock
from rollhouse.server.features.history.accuracy import ratings_of
from rollhouse.server.features.history.repository import HistoryRepository
from rollhouse.server.features.history.schemas import game_line
from rollhouse.server.features.profiles.repository import ProfileRepository, ProfileRow
from rollhouse.server.features.profiles.schemas import PersonCard, Profile, ProfileRating
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.features.social.service import SocialService
from rollhouse.server.ratings.scale import points
from rollhouse.server.store.rating_writer import ALL_TIME
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store

_LISTED_GAMES = 10
_RATED_GAMES = 200
"""The latest analysed games from which the accuracy is computed."""


class Profiles:
    """What users see of each other."""

    def __init__(self, store: Store, social: SocialService, history: HistoryRepository, ratings: RatingRepository, clock: Clock) -> None:
        self.repository = ProfileRepository(store)
        self._social = social
        self._history = history
        self._ratings = ratings
        self._clock = clock

    async def card(self, viewer: User | None, user_id: str) -> PersonCard:
        """Return what the menu of a user's name offers; raise `people/unknown` for an unknown user."""
        row = await self.repository.by_id(user_id)
        if row is None:
            raise PeopleError("people/unknown", value=ascii(user_id)[:40])
        return await self._card(viewer, row)

    async def page(self, viewer: User | None, name: str) -> Profile:
        """Return the page of the registered user with this name; raise `people/unknown` if there is none."""
        row = await self.repository.by_name(name)
        if row is None:
            raise PeopleError("people/unknown", value=ascii(name)[:40])
        card, privacy, own = await self._card(viewer, row), row.privacy, viewer is not None and viewer.user_id == row.user_id
        accuracy = ratings_of(await self._history.analysed(row.user_id, _RATED_GAMES)) if privacy.accuracy or own else []
        games = await self._history.listed(row.user_id, _LISTED_GAMES) if privacy.games or own else []
        return Profile(
            card=card,
            joined=row.created,
            ratings=[
                ProfileRating(one.game, points(one.mu, one.sigma), one.games, one.won, not one.established)
                for one in await self._ratings.of_user(row.user_id, (ALL_TIME,))
            ],
            accuracy=[msgspec.structs.replace(one, curve=[]) for one in accuracy],
            games=[game_line(game) for game in games],
            versus=None if viewer is None or own else await self.repository.versus(viewer.user_id, row.user_id),
        )

    async def _card(self, viewer: User | None, row: ProfileRow) -> PersonCard:
        social, user_id = self._social.repository, row.user_id
        me = viewer is not None and viewer.user_id == user_id
        viewer_id = "" if viewer is None or me else viewer.user_id
        apart = bool(viewer_id) and await social.are_blocked(viewer_id, user_id)
        shown = row.privacy.online and not apart
        return PersonCard(
            user_id=user_id,
            name=row.name,
            page=page_path(row.name) if row.has_page else "",
            me=me,
            online=shown and await social.is_online(user_id, self._clock.now()),
            table=await self.repository.public_game(user_id) if row.privacy.watch and not apart else "",
            friend=bool(viewer_id) and await social.are_friends(viewer_id, user_id),
            requested=bool(viewer_id) and await social.has_requested(viewer_id, user_id),
            asks=bool(viewer_id) and await social.has_requested(user_id, viewer_id),
            blocked=bool(viewer_id) and await social.has_blocked(viewer_id, user_id),
            invitable=viewer is not None and not me and await self._social.may_invite(viewer, user_id),
        )


def page_path(name: str) -> str:
    """Return the path of a registered user's page."""
    return f"/@{quote(name, safe='')}"
