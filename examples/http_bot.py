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
    """Take the seat, then act whenever the table waits for it."""

    def ask(path="", body=None):
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        with urlopen(Request(f"{server}/api/tables/{table}{path}", body and json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    def commit():
        """Draw a share of the entropy and return the commitment to it: no other seat knows it before all have committed."""
        nonlocal entropy
        entropy = secrets.token_hex(16)
        return hashlib.sha256(f"rollhouse-2 part\n{seat}\n{entropy}".encode()).hexdigest()

    entropy = ""
    ask("/do", {"do": "sit", "seat": seat, "name": f"HTTP {seat + 1}", "commit": commit()})
    while (view := ask())["status"] != "over":
        own = view["seats"][seat]
        if own["reveal_due"]:
            ask("/do", {"do": "reveal", "seat": seat, "entropy": entropy})
        elif own["dice_due"] and view["sealed"]:  # another seat did not reveal its share: all others are drawn anew
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
