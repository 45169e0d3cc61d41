"""The policy of every endpoint, in one table: who may call it, and how many requests a call counts as."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from litestar.connection import ASGIConnection

Scope: TypeAlias = Literal["upload", "play", "everything"]
"""What a program's token may do. Each scope includes those before it."""
Access: TypeAlias = Literal["open", "upload", "play", "everything", "browser", "identity", "admin"]
"""Who may call an endpoint: any caller; a program with this scope or more; only a browser; only a browser that has just confirmed its user;
the admin, by their own token."""

CHEAP: Final = 1
"""Takes about a millisecond of processor time, as each request that a call counts as should."""
MODERATE: Final = 5
"""Evaluates a position, or reads many rows."""
EXPENSIVE: Final = 10
"""Stores something permanently, such as a table or a token, analyses a game, or draws a QR code.

The first request of a new guest costs as much."""


class Endpoint(NamedTuple):
    """The policy of one endpoint."""

    access: Access
    cost: int = CHEAP
    """How many requests a call counts as. An endpoint whose cost depends on the size of a game adds that when it knows the size."""


_GAME, _OPEN = Endpoint("play"), Endpoint("open")
_STORES, _READS_MUCH = Endpoint("play", EXPENSIVE), Endpoint("play", MODERATE)
_OWN, _STORES_OWN = Endpoint("everything"), Endpoint("everything", EXPENSIVE)
_IDENTITY, _ADMIN = Endpoint("identity", EXPENSIVE), Endpoint("admin")
_SIGN_IN = Endpoint("open", EXPENSIVE)

ENDPOINTS: dict[str, Endpoint] = {
    # --- the account: what changes who can sign in needs a browser that has just confirmed its user
    "GET /api/me": Endpoint("upload"),
    "PUT /api/me": _OWN,
    "DELETE /api/me": _IDENTITY,
    "POST /api/me/link": _IDENTITY,
    "POST /api/me/token": _IDENTITY,
    "GET /api/me/tokens": _OWN,
    "DELETE /api/me/tokens/{token}": _IDENTITY,
    "GET /api/me/credentials": _OWN,
    "POST /api/me/passkeys/options": _IDENTITY,
    "POST /api/me/passkeys": _IDENTITY,
    "PUT /api/me/passkeys/{passkey}": Endpoint("browser"),
    "DELETE /api/me/passkeys/{passkey}": _IDENTITY,
    "POST /api/me/codes": _IDENTITY,
    "POST /api/me/confirm/options": Endpoint("browser", EXPENSIVE),
    "POST /api/me/confirm": Endpoint("browser", EXPENSIVE),
    "POST /api/me/signout": Endpoint("browser"),
    "POST /api/me/claim": _SIGN_IN,
    "POST /api/me/signin/options": _SIGN_IN,
    "POST /api/me/signin": _SIGN_IN,
    "POST /api/me/signin/code": _SIGN_IN,
    "SOCKET /api/me/socket": _READS_MUCH,
    # --- notifications
    "GET /api/me/notifications": _OWN,
    "GET /api/me/notifications/turns": _GAME,
    "GET /api/me/notifications/bell": _OWN,
    "POST /api/me/notifications/bell/read": _OWN,
    "PUT /api/me/notifications/choices": _OWN,
    "PUT /api/me/notifications/webhook": _IDENTITY,
    "DELETE /api/me/notifications/webhook": _OWN,
    "PUT /api/me/notifications/push": Endpoint("browser", EXPENSIVE),
    "DELETE /api/me/notifications/push": _OWN,
    "PUT /api/me/notifications/mail": _IDENTITY,
    "DELETE /api/me/notifications/mail": _IDENTITY,
    "POST /api/notifications/confirm": _SIGN_IN,
    "POST /api/notifications/stop/{token}": _SIGN_IN,
    # --- my data
    "GET /api/me/archive": _STORES_OWN,
    "GET /api/me/games": _GAME,
    "POST /api/me/games": Endpoint("upload", EXPENSIVE),
    "GET /api/me/games/export": _GAME,
    "GET /api/me/play": _READS_MUCH,
    "GET /api/me/statistics": _READS_MUCH,
    "GET /api/me/puzzles": _GAME,
    "GET /api/me/ratings": _GAME,
    "GET /api/me/boxes/{game}": _GAME,
    "PUT /api/me/boxes/{game}": _STORES_OWN,
    "DELETE /api/me/boxes/{game}": _OWN,
    "GET /api/me/privacy": _OWN,
    "PUT /api/me/privacy": _OWN,
    "GET /api/me/vacation": _GAME,
    "POST /api/me/vacation": _STORES_OWN,
    "DELETE /api/me/vacation": _STORES_OWN,
    # --- people
    "GET /api/people": Endpoint("everything", MODERATE),
    "PUT /api/people/here": _GAME,
    "GET /api/people/named/{name}": _READS_MUCH,
    "GET /api/people/users/{user_id}": _READS_MUCH,
    "PUT /api/people/requests/{user_id}": _STORES_OWN,
    "DELETE /api/people/requests/{user_id}": _OWN,
    "POST /api/people/link": _STORES_OWN,
    "POST /api/people/link/owner": _SIGN_IN,
    "POST /api/people/friends": _STORES_OWN,
    "DELETE /api/people/friends/{user_id}": _OWN,
    "PUT /api/people/blocked/{user_id}": _OWN,
    "DELETE /api/people/blocked/{user_id}": _OWN,
    "POST /api/people/invitations": _STORES_OWN,
    "DELETE /api/people/invitations/{place}": _OWN,
    "POST /api/people/reports": _STORES_OWN,
    # --- tables
    "GET /api/tables": _READS_MUCH,
    "GET /api/watch": _READS_MUCH,
    "POST /api/tables": _STORES,
    "GET /api/tables/{name}": _GAME,
    "POST /api/tables/{name}/do": _GAME,
    "GET /api/tables/{name}/orders": _GAME,
    "PUT /api/tables/{name}/orders": _STORES,
    "POST /api/tables/{name}/fork": _STORES,
    "POST /api/tables/{name}/rematch": _STORES,
    "GET /api/tables/{name}/log": _READS_MUCH,
    "GET /api/tables/{name}/text": _GAME,
    "GET /api/tables/{name}/line": _GAME,
    "GET /api/tables/{name}/positions": _GAME,
    "GET /api/tables/{name}/record": _GAME,
    "GET /api/tables/{name}/ratings": _GAME,
    "GET /api/tables/{name}/report": _READS_MUCH,
    "POST /api/tables/{name}/hint": _READS_MUCH,
    "POST /api/tables/{name}/coach": _READS_MUCH,
    "GET /api/tables/{name}/picture.png": _GAME,
    "GET /api/tables/{name}/game.gif": _GAME,
    "GET /api/tables/{name}/game.webp": _GAME,
    "SOCKET /api/tables/{name}/socket": _READS_MUCH,
    # --- matchmaking and competitions
    "GET /api/matchmaking": _READS_MUCH,
    "PUT /api/matchmaking": _GAME,
    "DELETE /api/matchmaking": _GAME,
    "GET /api/tournaments": _READS_MUCH,
    "POST /api/tournaments": _STORES,
    "GET /api/tournaments/{name}": _GAME,
    "POST /api/tournaments/{name}/begin": _STORES,
    "POST /api/tournaments/{name}/cancel": _GAME,
    "POST /api/tournaments/{name}/join": _STORES,
    "POST /api/tournaments/{name}/leave": _GAME,
    "POST /api/tournaments/{name}/remove/{user_id}": _GAME,
    "POST /api/tournaments/{name}/sit-out": _GAME,
    "PUT /api/tournaments/{name}/host/{user_id}": _OWN,
    "PUT /api/tournaments/{name}/cohosts/{user_id}": _OWN,
    "DELETE /api/tournaments/{name}/cohosts/{user_id}": _OWN,
    "GET /api/matches": _READS_MUCH,
    "POST /api/matches": _STORES,
    "GET /api/matches/{name}": _GAME,
    "DELETE /api/matches/{name}": _GAME,
    "POST /api/matches/{name}/join": _STORES,
    "POST /api/matches/{name}/leave": _GAME,
    "POST /api/matches/{name}/ready": _GAME,
    "POST /api/matches/{name}/remove/{place}": _GAME,
    "GET /api/daily": _READS_MUCH,
    "POST /api/daily": _STORES,
    "GET /api/ratings": _READS_MUCH,
    # --- puzzles, lessons and positions
    "GET /api/puzzles": _READS_MUCH,
    "GET /api/puzzles/next": _READS_MUCH,
    "GET /api/puzzles/today": _GAME,
    "POST /api/puzzles/today": _READS_MUCH,
    "GET /api/puzzles/{puzzle_id}": _GAME,
    "POST /api/puzzles/{puzzle_id}": _READS_MUCH,
    "GET /api/rush": _GAME,
    "POST /api/rush": _STORES,
    "GET /api/rush/best": _GAME,
    "GET /api/rush/{rush_id}": _GAME,
    "POST /api/rush/{rush_id}": _READS_MUCH,
    "DELETE /api/rush/{rush_id}": _GAME,
    "GET /api/trainer": _GAME,
    "POST /api/trainer/{puzzle_id}": _READS_MUCH,
    "GET /api/lessons/{name}": _OPEN,
    "GET /api/lessons/{name}/words": _OPEN,
    "GET /api/lessons/{name}/{lesson}/{step}": _OPEN,
    "POST /api/lessons/{name}/{lesson}/{step}": _OPEN,
    "POST /api/boxes/{game}": _GAME,
    "POST /api/positions/{game}": _GAME,
    "POST /api/positions/{game}/worth": _READS_MUCH,
    "GET /api/positions/{game}/picture.png": _OPEN,
    # --- the site
    "GET /api/games": _OPEN,
    "GET /api/games/{name}/words": _OPEN,
    "GET /api/pictures/daily.png": _OPEN,
    "GET /api/pictures/home.png": _OPEN,
    "GET /api/qr.svg": Endpoint("open", EXPENSIVE),
    "GET /api/address": _OPEN,
    "POST /api/address/lan": Endpoint("browser", EXPENSIVE),
    "GET /healthz": _OPEN,
    "GET /readyz": _OPEN,
    "GET /metrics": _OPEN,
    # --- the admin
    "GET /api/admin/bans": _ADMIN,
    "PUT /api/admin/bans/{user_id}": _ADMIN,
    "DELETE /api/admin/bans/{user_id}": _ADMIN,
    "GET /api/admin/counts": _ADMIN,
    "GET /api/admin/people": _ADMIN,
    "PUT /api/admin/people/{user_id}/name": _ADMIN,
    "GET /api/admin/reports": _ADMIN,
    "POST /api/admin/reports/{report}/close": _ADMIN,
    "GET /api/admin/tables": _ADMIN,
    "POST /api/admin/tables/{table}/end": _ADMIN,
    "GET /api/admin/tables/{table}/messages": _ADMIN,
    "POST /api/admin/tables/{table}/messages/remove": _ADMIN,
    "PUT /api/admin/tournaments/{name}/host": _ADMIN,
    "POST /api/admin/tournaments/{name}/cancel": _ADMIN,
    "GET /api/admin/log": _ADMIN,
}
"""By method and path, as in the OpenAPI document, and the sockets; a test fails for an endpoint that is missing here."""

_UNLISTED_ENDPOINT = Endpoint("identity", EXPENSIVE)
"""An endpoint that was forgotten is refused to programs; a page, an asset and the OpenAPI document identify no caller."""
_SCOPES: dict[Access, tuple[Scope, ...]] = {
    "open": ("upload", "play", "everything"),
    "upload": ("upload", "play", "everything"),
    "play": ("play", "everything"),
    "everything": ("everything",),
}


def endpoint_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Endpoint:
    """Return the policy of the endpoint that a request calls."""
    method = connection.scope.get("method", "SOCKET")
    return ENDPOINTS.get(f"{'GET' if method == 'HEAD' else method} {connection.scope.get('path_template', '')}", _UNLISTED_ENDPOINT)


def allows(endpoint: Endpoint, scope: Scope) -> bool:
    """Return whether a program with a token of this scope may call an endpoint."""
    return scope in _SCOPES.get(endpoint.access, ())
