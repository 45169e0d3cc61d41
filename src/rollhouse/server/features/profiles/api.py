"""`/api/people/users`, `/api/people/named` and `/api/me/privacy`: what users see of each other."""

from __future__ import annotations

from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.server.auth.schemas import Privacy
from rollhouse.server.features.profiles.schemas import PersonCard, Profile
from rollhouse.server.features.profiles.service import Profiles
from rollhouse.server.transport.dependencies import AnyRequest, AuthDep, CurrentUser


class ProfilesController(Controller):
    """Users' pages."""

    path = "/api/people"
    tags = ["people"]

    @get("/named/{name:str}", summary="Get a user's page")
    async def page(self, profiles: NamedDependency[Profiles], auth: AuthDep, request: AnyRequest, name: FromPath[str]) -> Profile:
        """Returns the page of a registered user: ratings, accuracy, latest games, and my games with them."""
        return await profiles.page(await auth.current_user(request), name)

    @get("/users/{user_id:str}", summary="Get what I can do with a user")
    async def card(self, profiles: NamedDependency[Profiles], auth: AuthDep, request: AnyRequest, user_id: FromPath[str]) -> PersonCard:
        """Returns a user's name and page, and whether I can watch, invite, befriend or unblock them."""
        return await profiles.card(await auth.current_user(request), user_id)


class PrivacyController(Controller):
    """My privacy settings."""

    path = "/api/me/privacy"
    tags = ["me"]

    @get("/", summary="Get my privacy settings")
    async def settings(self, profiles: NamedDependency[Profiles], user: CurrentUser) -> Privacy:
        """Returns what other users may see of me."""
        row = await profiles.repository.by_id(user.user_id)
        return Privacy() if row is None else row.privacy

    @put("/", summary="Change my privacy settings")
    async def change(self, profiles: NamedDependency[Profiles], user: CurrentUser, data: JSONBody[Privacy]) -> Privacy:
        """Sets what other users may see of me; omitted fields get their defaults."""
        await profiles.repository.set_privacy(user.user_id, data)
        return data
