"""The OpenAPI document, taken at its word: everything that it allows or forbids is answered, and never with a server error."""

from __future__ import annotations

from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.live.nodes import Node
from tests.timeouts import TIMEOUT_SECONDS

EACH = 3
"""Requests for each endpoint. `bench/fuzz` asks a hundred thousand times."""


def test_an_unknown_field_in_a_clock_is_the_clients_fault(node: Node) -> None:
    """`clock` is also the name of a dependency of the handlers."""
    body: dict[str, Any] = {"game": "dicetto", "title": "x", "format": "knock-out", "clock": {"per": "move", "seconds": 60, "unknown": 1}}
    answer = requests.post(f"{node.url}/api/tournaments", json=body, timeout=TIMEOUT_SECONDS)
    assert (answer.status_code, answer.json()["code"]) == (400, "wire/malformed")


def test_every_endpoint_answers_whatever_its_description_allows_or_forbids(node: Node) -> None:
    session = requests.Session()
    schema = schemathesis.openapi.from_dict(session.get(f"{node.url}/schema/openapi.json", timeout=TIMEOUT_SECONDS).json())
    endpoints = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        endpoint = found.ok()
        endpoints += 1

        @settings(max_examples=EACH, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=endpoint.as_strategy())
        def asked(case: schemathesis.Case[Any]) -> None:
            answer = case.call(base_url=node.url, session=session, timeout=TIMEOUT_SECONDS)
            case.validate_response(answer, checks=[not_a_server_error])

        asked()
    assert endpoints > 30
