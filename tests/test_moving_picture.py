"""The README's moving picture, and how it is put together."""

from __future__ import annotations

from pathlib import Path

from scripts.moving_picture import Frame, chunks, moving

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "play.webp"


def test_stills_become_frames_that_say_where_and_how_long() -> None:
    still = b"RIFF\x00\x00\x00\x00WEBP" + b"VP8 \x03\x00\x00\x00abc\x00"
    found = list(chunks(moving(300, 200, [Frame(0, 0, 300, 200, 40, still), Frame(10, 20, 6, 4, 70, still)])))
    assert [name for name, _ in found] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    assert found[0][1][4:] == (299).to_bytes(3, "little") + (199).to_bytes(3, "little")
    where = [int.from_bytes(found[3][1][at : at + 3], "little") for at in range(0, 15, 3)]
    assert where == [5, 10, 5, 3, 70]
    assert found[3][1][16:] == b"VP8 \x03\x00\x00\x00abc\x00"


def test_the_readme_shows_a_short_film_that_is_soon_loaded() -> None:
    assert "docs/images/play.webp" in (PICTURE.parents[2] / "README.md").read_text()
    file = PICTURE.read_bytes()
    assert len(file) <= 1_500_000
    frames = [content for name, content in chunks(file) if name == b"ANMF"]
    assert len(frames) > 50
    assert sum(int.from_bytes(one[12:15], "little") for one in frames) < 15_000
