"""Faults of every kind while clients play: what clients received must be what is stored, and every table must go on."""
