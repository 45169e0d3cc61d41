"""Timeouts of the tests. They end tests that fail; a test that passes waits for events."""

from __future__ import annotations

__all__ = ["PATIENCE", "STUBBORN"]

PATIENCE = 180.0
"""Seconds after which a test gives up: far more than a busy machine needs."""
STUBBORN = 2 * PATIENCE
"""Seconds for which a helper process waits for its test: longer than the test itself."""
