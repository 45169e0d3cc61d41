"""The program `rollhouse` as it is installed. Outside of the package, so that Ctrl-C ends it quietly while the package is loaded, too."""

import signal


def main() -> None:
    """Load the package and run the command line."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is signal.default_int_handler:  # not where the signal is ignored, as in the background of a shell
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from rollhouse.__main__ import main as run

    signal.signal(signal.SIGINT, handler)
    run()
