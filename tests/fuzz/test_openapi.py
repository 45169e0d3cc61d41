"""Requests made from the OpenAPI document, valid and invalid: none is answered with a server error."""

from __future__ import annotations

from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.live.nodes import Node
from tests.timeouts import TIMEOUT_SECONDS

REQUESTS_EACH = 3
"""Requests for each operation. `bench/fuzz` sends a hundred thousand."""


def test_every_operation_answers_without_a_server_error(node: Node) -> None:
    session = requests.Session()
    schema = schemathesis.openapi.from_dict(session.get(f"{node.url}/schema/openapi.json", timeout=TIMEOUT_SECONDS).json())
    operations = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        operations += 1

        @settings(max_examples=REQUESTS_EACH, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def asked(case: schemathesis.Case[Any]) -> None:
            answer = case.call(base_url=node.url, session=session, timeout=TIMEOUT_SECONDS)
            case.validate_response(answer, checks=[not_a_server_error])

        asked()
    assert operations > 30
