"""What strangers may type, damaged in every way: parsers, the referee, the server's doors. One command, seeded: `python -m bench.fuzz`."""
