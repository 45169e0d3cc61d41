"""Dicy Cards solved: solo and two players exactly, and the odds of a single turn."""
