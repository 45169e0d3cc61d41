"""Damaged input for the parsers, the rules and the server's endpoints, seeded: `python -m bench.fuzz`."""
