"""For every test."""

from __future__ import annotations

import signal

# A shell's background job ignores Ctrl-C, and so would every program that a test starts from there: the tests of Ctrl-C need it heard.
# (A handler of our own is not inherited by them; that it is no longer ignored is.)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
