"""The one idea as types: states, moves, chance, records. Imports the standard library and msgspec only."""
