"""Timeouts of the tests. They end tests that fail; a test that passes waits for events."""

from __future__ import annotations

TIMEOUT_SECONDS = 180.0
"""Seconds after which a test gives up: far more than a busy machine needs."""
LONG_TIMEOUT_SECONDS = 2 * TIMEOUT_SECONDS
"""Seconds for which a helper process waits for its test: longer than the test itself."""
