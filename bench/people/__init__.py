"""A house with a history: a million finished games of twenty thousand people, and what looking something up then takes."""
