"""Reactions that players of correspondence games order in advance."""
