"""`python -m tests.census` counts again and writes golden.json."""

from tests.census.census import write

write()
