#!/usr/bin/env python3
"""A bot that is a program: it reads a request a line and answers with a move a line. It needs nothing but Python.

    rollhouse play dicy-cards --players "Ana,exec:python3 examples/program_bot.py"
    rollhouse simulate dicy-cards --players "bot:greedy,exec:python3 examples/program_bot.py"

docs/referee.md tells what is in a request.
"""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    luck = random.Random(request["seed"])  # the same game again plays the same moves again
    scoring = [move for move in request["moves"] if move.startswith("score ")]
    move = luck.choice(scoring or request["moves"])
    print(json.dumps({"id": request["id"], "move": move}), flush=True)
