"""A bot for a Rollhouse table: it sits down with a token, and plays to the end.

python examples/bot.py http://localhost:8421 TOKEN TABLE SEAT
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect


def choose(position, choices):
    """The idea of the bot, and all there is to improve: one of `choices`, which are the legal moves."""
    return random.choice([move for move in choices if move.startswith(("score", "place"))] or choices)


async def play(server, token, table, seat):
    """Sit down, and answer every frame that asks for something."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        async def do(what, **more):
            await socket.send(json.dumps({"do": what, **more}))

        def commit():
            """Draw a share of the entropy and return the commitment to it: no other seat knows it before all have committed."""
            nonlocal entropy
            entropy = secrets.token_hex(16)
            return hashlib.sha256(f"rollhouse-2 part\n{seat}\n{entropy}".encode()).hexdigest()

        entropy = ""
        await do("sit", seat=seat, name=f"Python {seat + 1}", commit=commit())
        async for text in socket:
            frame = json.loads(text)
            if frame["is"] == "refused":
                print(frame["code"], frame["message"])
            if frame["is"] != "table":
                continue
            view = frame["table"]
            if view["status"] == "over":
                print("won" if seat in view["winners"] else "lost")
                break
            own = view["seats"][seat]
            if own["reveal_due"]:
                await do("reveal", seat=seat, entropy=entropy)
            elif own["dice_due"] and view["sealed"]:  # another seat did not reveal its share: all others are drawn anew
                await do("commit", seat=seat, commit=commit())
            elif view["roll_due"] == seat:
                await do("roll", at=view["version"])
            elif view["to_act"] == seat and view["choices"]:
                await do("play", move=choose(view["position"], view["choices"]), at=view["version"])


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3], int(sys.argv[4])))
