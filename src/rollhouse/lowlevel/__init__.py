"""Shortcuts through other libraries' insides, each with what it gains: the only place that leans on what they do not promise.

The server's are measured by `python -m bench.server.shortcuts`: servers with and without each one take turns window by window, and windows
of one round are compared. The figures are medians of 15 rounds at 50 tables and of 12 at 200, by processor time, which other work on the
machine changes least.
"""
