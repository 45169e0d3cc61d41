"""The log of `rollhouse serve`: one JSON object per line."""

from __future__ import annotations

import logging

import msgspec

from rollhouse.commands.serve import _JsonLines


def test_a_line_has_the_message_and_the_fields_of_the_call() -> None:
    fields = {"table_id": "t", "duration_ms": 12.5, "color_message": "for terminals"}
    record = logging.LogRecord("rollhouse.tables", logging.WARNING, "", 0, "table %s", ("lost",), None)  # without a library's factory
    vars(record).update(created=1.25, **fields)
    line = msgspec.json.decode(_JsonLines().format(record))
    assert line == {"ts": 1.25, "level": "warning", "logger": "rollhouse.tables", "msg": "table lost", "table_id": "t", "duration_ms": 12.5}
