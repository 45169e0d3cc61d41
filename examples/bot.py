"""A bot for a Rollhouse table: it sits down with a token, and plays to the end.

python examples/bot.py http://localhost:8421 TOKEN TABLE SEAT

Needs rollhouse[client]. bot.mjs does the same without a library, as docs/protocol.md describes it.
"""

import asyncio
import random
import sys

from rollhouse.client import TableClient, TableLink


def choose(position, choices):
    """The idea of the bot, and all there is to improve: one of `choices`, which are the legal moves."""
    return random.choice([move for move in choices if move.startswith(("score", "place"))] or choices)


async def play(server, token, table, seat):
    """Sit down, and answer every frame that asks for something."""
    async with TableClient(TableLink(server, table), token) as client:
        async for frame in client.frames():
            view = client.view
            if frame["is"] == "refused":
                print(frame["code"], frame["message"])
            if not view or client.busy:
                continue
            if view["status"] == "over":
                print("won" if seat in view["winners"] else "lost")
                break
            if frame["is"] == "table" and view["status"] == "open":
                await client.sit(f"Python {seat + 1}", seat)
            elif view["roll_due"] == seat:
                await client.roll()
            elif view["to_act"] == seat and view["choices"]:
                await client.play(choose(view["position"], view["choices"]))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3], int(sys.argv[4])))
