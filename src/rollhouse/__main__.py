"""`python -m rollhouse` is `rollhouse`."""

from rollhouse.cli import main

main()
