"""What waits for somebody who does not read: so many frames, so many bytes, and no more."""

from __future__ import annotations

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from rollhouse.fast.channels import LOST, MOST_BYTES_WAITING, HouseSubscriber


def subscriber() -> HouseSubscriber:
    plugin = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    return HouseSubscriber(plugin=plugin, max_backlog=1000)


async def test_large_frames_are_not_kept_for_whoever_does_not_read() -> None:
    slow = subscriber()
    most = 0
    for number in range(1000):
        slow.put_nowait(bytes([number % 256]) * 90_000)
        most = max(most, slow._queue.waiting)
    assert most < MOST_BYTES_WAITING + 2 * 90_000
    assert slow._queue.get_nowait() == LOST  # so that they get the whole table


async def test_whoever_reads_gets_everything() -> None:
    quick = subscriber()
    for number in range(1000):
        frame = bytes([number % 256]) * 90_000
        quick.put_nowait(frame)
        assert quick._queue.get_nowait() == frame
    assert quick._queue.waiting == 0
