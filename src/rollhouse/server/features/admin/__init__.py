"""For whoever runs the house: who is here, what is going on, and what to do about it."""
