"""Response times with a large database: a million finished games of twenty thousand users."""
