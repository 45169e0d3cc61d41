"""The browser's own modules, run by Node for tests."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from typing import Any

from scripts.build_web import WEB, build, find_node


def answers(script: str, questions: Iterable[Any], *flags: str) -> list[Any]:
    """What a script of `web/scripts/` answers to each question: JSON lines in, JSON lines out."""
    build()
    node = find_node()
    assert node is not None
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    command = [node.node, f"scripts/{script}", *flags]
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300, check=False, cwd=WEB)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]
