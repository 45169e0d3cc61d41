"""A short run of what `python -m bench.fuzz` does at length: damaged inputs for every parser and endpoint. None breaks anything."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from bench.fuzz.endpoints import try_requests, try_sockets
from bench.fuzz.parsers import Target, parsers
from bench.fuzz.run import Finding, try_parser
from rollhouse.core.errors import RecordError
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import read
from tests.server.live.nodes import Node

FEW, SOME = 40, 250
"""Files take longer to read."""


@pytest.fixture(scope="module")
def targets() -> Iterator[list[Target]]:
    with parsers() as found:
        yield found


def test_every_parser_refuses_what_it_can_not_read(targets: list[Target]) -> None:
    for target in targets:
        tried = try_parser(target, FEW if target.name in ("decks", "modes") else SOME, seed=1)
        assert 0 < tried.refused < tried.inputs, f"{target.name}: damaged inputs are refused, whole ones are read"


def test_an_input_that_breaks_a_parser_is_found() -> None:
    with pytest.raises(Finding, match="IndexError"):
        try_parser(Target("a careless one", ["good"], lambda text: text[3]), 50, seed=1)


async def test_no_request_breaks_the_server(node: Node) -> None:
    where = urlsplit(node.url)
    tried = await try_requests(str(where.hostname), where.port or 0, 300, seed=1, lines=2)
    assert (tried.inputs, 0 < tried.refused < 300) == (300, True)


async def test_no_message_silences_a_socket(node: Node) -> None:
    where = urlsplit(node.url)
    tried = await try_sockets(str(where.hostname), where.port or 0, 300, seed=1, sockets=2)
    assert (tried.inputs, tried.refused > 0) == (300, True)


@pytest.mark.parametrize("before", ['"moves"', "roll", '"game"'])
def test_half_a_character_in_a_record_is_damage_like_any_other(targets: list[Target], before: str) -> None:
    """Found by the fuzzer: JSON records with a lone surrogate ended with a UnicodeEncodeError."""
    whole = to_json(read(targets[0].samples[0]))
    place = whole.index(before) + 2
    with pytest.raises(RecordError, match="record/json") as refused:
        from_json(f"{whole[:place]}\ud800{whole[place:]}")
    assert refused.value.line == whole.count("\n", 0, place) + 1


def test_of_two_lists_of_moves_in_a_record_the_last_one_counts(targets: list[Target]) -> None:
    """Found by the fuzzer: a fault in the longer one was looked for on lines of the shorter one, and ended with an IndexError."""
    whole = to_json(read(targets[0].samples[0]))
    place = whole.index('"moves"')
    assert from_json(f'{whole[:place]}"moves": [],\n  {whole[place:]}') == from_json(whole)
    with pytest.raises(RecordError, match="record/malformed-move"):
        from_json(f'{whole[:place]}"moves": [],\n  {whole[place:].replace("roll", "rool", 5)}')
