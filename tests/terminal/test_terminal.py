"""The command in a terminal of its own: it opens, plays, leaves, and nothing is lost when it is killed."""

from __future__ import annotations

import os
import pty
import select
import signal
import struct
import subprocess
import termios
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path

import pytest

from rollhouse.core.record_text import to_text
from rollhouse.play.saves import Saves
from tests.entry import PROGRAM
from tests.seeding import seed_environment
from tests.timeouts import TIMEOUT_SECONDS
from tests.walks import walk


class Terminal:
    """The command `rollhouse` in a pseudo-terminal of 80 by 24."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        self._screen, inner = pty.openpty()
        ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        settings = {"TERM": "xterm-256color", "ROLLHOUSE_DATA": str(folder), "LANG": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}
        environ = os.environ | settings | seed_environment() | variables
        command = [*PROGRAM, *arguments]
        self.process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environ, start_new_session=True)
        os.close(inner)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read on until the terminal has been sent this text."""
        while text not in self.shown:
            self.shown += self._read()

    def type(self, keys: str) -> None:
        self.shown = ""
        os.write(self._screen, keys.encode())

    def leave(self) -> int:
        """Read to the end; the exit status."""
        try:
            while True:
                self.shown += self._read()
        except EOFError:
            return self.process.wait(TIMEOUT_SECONDS)

    def _read(self) -> str:
        ready, _, _ = select.select([self._screen], [], [], TIMEOUT_SECONDS)
        if not ready:
            raise TimeoutError(self.shown[-2000:])
        try:
            found = os.read(self._screen, 65536)
        except OSError:  # how Linux says that the other end is closed
            found = b""
        if not found:
            raise EOFError
        return found.decode(errors="replace")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(TIMEOUT_SECONDS)
        os.close(self._screen)


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def start(opened: list[Terminal], folder: Path, *arguments: str, **variables: str) -> Terminal:
    terminal = Terminal(folder, *arguments, "--lang", "en", **variables)
    opened.append(terminal)
    return terminal


def test_play_leave_and_resume(tmp_path: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, tmp_path, "play", "dicy-cards", "--players", "Ana,Bo", "--first", "1", "--seed", "3")
    terminal.wait_for("roll the dice")
    terminal.type("\r")
    terminal.wait_for("rolled")
    terminal.type("q")
    assert terminal.leave() == 0
    assert "rollhouse resume" in terminal.shown
    saves = Saves(tmp_path)
    (name,) = saves.ids()
    assert len(saves.read(name).record.moves) == 1
    again = start(opened, tmp_path, "resume")
    again.wait_for("Welcome back")
    again.type("q")
    assert again.leave() == 0


def test_a_game_that_is_asked_to_end_gives_the_terminal_back(tmp_path: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, tmp_path, "play", "dicetto", "--players", "Ana,Bo", "--first", "1", "--seed", "3")
    terminal.wait_for("roll the dice")
    assert "\x1b[?1049h" in terminal.shown
    terminal.type("\r")
    terminal.wait_for("rolled")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.leave() == 143
    for mode in ("1049", "1000", "1003", "1006", "2004"):  # the other screen, the mouse, pasting
        assert terminal.shown.rindex(f"\x1b[?{mode}l") > terminal.shown.rfind(f"\x1b[?{mode}h")
    assert "\x1b[?25h" in terminal.shown  # the cursor
    assert "rollhouse resume" in terminal.shown
    saves = Saves(tmp_path)
    (name,) = saves.ids()
    assert saves.read(name).record.moves[-1].startswith("roll ")


@pytest.mark.parametrize("variables", [{"TERM": "dumb"}, {"TERM": ""}, {"PYTHONIOENCODING": "latin-1"}, {"PYTHONIOENCODING": "ascii"}])
def test_a_terminal_that_can_not_show_the_board_gets_lines(tmp_path: Path, opened: list[Terminal], variables: dict[str, str]) -> None:
    terminal = start(opened, tmp_path, "play", "dicetto", "--players", "Ana,Bo", "--first", "1", "--seed", "3", **variables)
    terminal.wait_for("Ana, press Enter to roll")
    terminal.type("q\n")
    assert terminal.leave() == 0
    assert "\x1b" not in terminal.shown


def test_a_record_is_shown_on_its_board(tmp_path: Path, opened: list[Terminal]) -> None:
    path = tmp_path / "record.txt"
    path.write_text(to_text(walk("dicetto", {"players": 2, "cards_to_win": 1}, 4)), encoding="utf-8")
    terminal = start(opened, tmp_path, "replay", str(path))
    terminal.wait_for("move 0 of")
    terminal.type("\x1b[C")
    terminal.wait_for("move 1 of")
    terminal.type("q")
    assert terminal.leave() == 0
    plain = start(opened, tmp_path, "replay", str(path), "--plain")
    plain.wait_for("b: back")
    plain.type("q\n")
    assert plain.leave() == 0
    assert "\x1b" not in plain.shown


def test_without_arguments_the_full_screen_asks_and_then_plays(tmp_path: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, tmp_path, "play")
    terminal.wait_for("A new game")
    terminal.type("\r")
    terminal.wait_for("Save and leave")
    terminal.type("q")
    assert terminal.leave() == 0
    again = start(opened, tmp_path, "play")
    again.wait_for("A new game")
    again.type("\x1b")
    assert again.leave() == 0
