"""The games as arrays: thousands at once, in JAX (`rollhouse[jax]`), in the conventions of Pgx. Nothing here knows a game.

A game's own simulator is its `batch.py`; programs get it by `adapters.jax_env` (docs/research.md).
"""
