"""Three and four players: everybody's race to the target, and the shares of the win that follow."""
