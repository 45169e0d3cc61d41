"""A bot that needs no socket: it looks at its table twice a second, and plays to the end. Only the standard library.

python examples/http_bot.py http://localhost:8421 TOKEN TABLE SEAT
"""

import hashlib
import json
import random
import secrets
import sys
import time
from urllib.request import Request, urlopen


def play(server, token, table, seat):
    """Sit down, and answer whatever the table asks for."""

    def ask(path="", body=None):
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        with urlopen(Request(f"{server}/api/tables/{table}{path}", body and json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    def commit():
        """Be bound to a part in the dice, which nobody else knows before everybody is bound."""
        nonlocal part
        part = secrets.token_hex(16)
        return hashlib.sha256(f"rollhouse-2 part\n{seat}\n{part}".encode()).hexdigest()

    part = ""
    ask("/do", {"do": "sit", "seat": seat, "name": f"HTTP {seat + 1}", "commit": commit()})
    while (view := ask())["status"] != "over":
        own = view["seats"][seat]
        if own["reveal_due"]:
            ask("/do", {"do": "reveal", "seat": seat, "part": part})
        elif own["dice_due"] and view["sealed"]:  # somebody did not reveal theirs: all others are drawn anew
            ask("/do", {"do": "commit", "seat": seat, "commit": commit()})
        elif view["roll_due"] == seat:
            ask("/do", {"do": "roll", "at": view["version"]})
        elif view["to_act"] == seat and view["choices"]:
            ask("/do", {"do": "play", "move": random.choice(view["choices"]), "at": view["version"]})
        else:
            time.sleep(0.5)
    print("won" if seat in view["winners"] else "lost")


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3], int(sys.argv[4]))
