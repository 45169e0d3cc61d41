"""Three players, solved: the equilibrium that docs/solved.md defines, for small targets."""
