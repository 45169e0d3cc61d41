"""Shortcuts through other libraries' insides, each with what it gains: the only place that leans on what they do not promise.

The server's are measured by `python -m bench.server.shortcuts`: 50 tables, and servers with and without each one that take turns window by
window. The figures are medians of 40 pairs of windows, in three runs, on two cores that were busy with other work all the while.
"""
