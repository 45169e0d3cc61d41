"""Tokens of servers: from the environment, or those that `rollhouse login` keeps."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

TOKEN_VARIABLE = "ROLLHOUSE_TOKEN"
_FILE = "login.json"
_OWNER_ONLY = 0o600


def saved_tokens(data: Path) -> dict[str, str]:
    """The tokens that are kept, by the address of their server; none where the file is missing or damaged."""
    try:
        return msgspec.json.decode((data / _FILE).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def save_token(data: Path, address: str, token: str) -> Path:
    """Keep a token in a file that only its owner can read; an empty one is forgotten."""
    tokens = {**saved_tokens(data), address: token}
    path, new = data / _FILE, data / f"{_FILE}.new"
    data.mkdir(parents=True, exist_ok=True)
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY), "wb") as file:
        file.write(msgspec.json.encode({known: kept for known, kept in tokens.items() if kept}))
    new.replace(path)
    return path


def token_for(data: Path, address: str) -> str:
    """The token of the environment, or the one kept for this server; empty without either."""
    return os.environ.get(TOKEN_VARIABLE) or saved_tokens(data).get(address, "")
