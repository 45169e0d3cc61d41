"""The full-screen programs: each is one screen to begin with, and what they have in common is in `base`."""
