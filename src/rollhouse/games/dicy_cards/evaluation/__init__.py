"""What positions of Dicy Cards are worth where nobody can solve them: a learned judge of how a turn may end, and the turn exactly."""
