#!/usr/bin/env python3
"""A bot that answers on a server: a request by POST, a move as JSON. It needs nothing but Python.

    python3 examples/service_bot.py 9000
    rollhouse arena dicy-cards "exec:http://localhost:9000/" greedy --games 100

docs/referee.md tells what is in a request.
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answers(BaseHTTPRequestHandler):
    """Chooses among the moves that score, where there are any."""

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        luck = random.Random(request["seed"])  # the same game again plays the same moves again
        scoring = [move for move in request["moves"] if move.startswith("score ")]
        answer = json.dumps({"id": request["id"], "move": luck.choice(scoring or request["moves"])}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *args):
        """Thousands of requests need no lines."""


def serve(port):
    """A server at this port of this machine; 0 takes a free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), Answers)


if __name__ == "__main__":
    serve(int(sys.argv[1])).serve_forever()
