"""Every endpoint has a policy: who may call it, and what a call counts as."""

from __future__ import annotations

from litestar.routes import WebSocketRoute

from rollhouse.server.auth.endpoints import ENDPOINTS, Endpoint, Scope, allows
from rollhouse.server.config import Config
from rollhouse.server.http.app import create_app

IDENTITY = {
    "DELETE /api/me",
    "POST /api/me/link",
    "POST /api/me/token",
    "DELETE /api/me/tokens/{token}",
    "POST /api/me/passkeys/options",
    "POST /api/me/passkeys",
    "DELETE /api/me/passkeys/{passkey}",
    "POST /api/me/codes",
    "PUT /api/me/notifications/mail",
    "DELETE /api/me/notifications/mail",
    "PUT /api/me/notifications/webhook",
}
"""What changes how a user signs in, or where the server writes to them."""


def test_the_table_has_every_endpoint_of_the_openapi_document_and_no_other() -> None:
    app = create_app(Config(database="sqlite://"))
    called = {f"{method.upper()} {path}" for path, operations in app.openapi_schema.to_schema()["paths"].items() for method in operations}
    sockets = {f"SOCKET {route.path_format}" for route in app.routes if isinstance(route, WebSocketRoute)}
    assert called | sockets == set(ENDPOINTS)
    assert len(sockets) == 2


def test_no_token_of_a_program_changes_how_its_user_signs_in() -> None:
    assert {name for name, endpoint in ENDPOINTS.items() if endpoint.access == "identity"} == IDENTITY
    assert not any(allows(ENDPOINTS[name], "everything") for name in IDENTITY)


def test_each_scope_includes_the_one_before() -> None:
    scopes: tuple[Scope, ...] = ("upload", "play", "everything")
    allowed = {scope: {name for name, one in ENDPOINTS.items() if allows(one, scope)} for scope in scopes}
    assert allowed["upload"] < allowed["play"] < allowed["everything"]
    assert {name for name in allowed["upload"] if ENDPOINTS[name].access == "upload"} == {"GET /api/me", "POST /api/me/games"}


def test_every_call_counts() -> None:
    assert all(endpoint.cost >= 1 for endpoint in ENDPOINTS.values())
    assert not allows(Endpoint("admin"), "everything")
