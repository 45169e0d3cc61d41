"""`python -m tests.records` writes the golden records again."""

from tests.records.golden import write

write()
