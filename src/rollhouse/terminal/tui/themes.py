"""The dark and the light theme."""

from __future__ import annotations

from textual.theme import Theme

DARK = Theme(
    name="rollhouse-dark",
    primary="#6cb6ff",
    secondary="#8ad7e8",
    accent="#f2bd5b",
    warning="#f2bd5b",
    error="#ff8a8a",
    success="#8fd694",
    foreground="#e6e4dd",
    background="#11161d",
    surface="#171e27",
    panel="#25303d",
    dark=True,
    variables={"foreground-muted": "#a2a8ae", "seat-1": "#6cb6ff", "seat-2": "#f2bd5b", "seat-3": "#8fd694", "seat-4": "#e6a3dc"},
)

LIGHT = Theme(
    name="rollhouse-light",
    primary="#1b5fa8",
    secondary="#0b7285",
    accent="#9a5b00",
    warning="#9a5b00",
    error="#b3261e",
    success="#1c7a3c",
    foreground="#22262b",
    background="#faf7f0",
    surface="#fffdf8",
    panel="#e9e3d5",
    dark=False,
    variables={"foreground-muted": "#5b626a", "seat-1": "#1b5fa8", "seat-2": "#8a5200", "seat-3": "#1c7a3c", "seat-4": "#8a2f7d"},
)
