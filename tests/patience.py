"""How long tests wait before they give up: for what has gone wrong only, since everything is waited for by its event."""

from __future__ import annotations

__all__ = ["PATIENCE", "STUBBORN"]

PATIENCE = 180.0
"""Seconds after which a test gives up. No test that passes comes near: machines are busy, and programs take their time to start."""
STUBBORN = 2 * PATIENCE
"""Seconds for which something that waits for a test's word goes on waiting: longer than the test itself."""
