"""Shared tables: loading, commands, commits, bots, presence and views."""
