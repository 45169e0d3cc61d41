"""Tournaments and duplicate matches: members, rounds of boards, and rules that say what happens next."""
