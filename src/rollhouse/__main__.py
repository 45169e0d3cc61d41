"""The program `rollhouse`, also as `python -m rollhouse`. Ctrl-C ends it without a traceback, also while it loads and while it ends."""

import signal
import sys


def main() -> None:
    """Load the command line and run it."""
    try:
        from rollhouse.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)  # as a program that Ctrl-C has stopped (commands/support/command.py)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # the interpreter ends now; it would print a traceback


if __name__ == "__main__":
    main()
