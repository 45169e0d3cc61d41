# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = You could do that. This lesson asks for another move: { $move }.
learn-example-right = That’s right. { $what }
learn-example-right-and = That’s right. { $what } { $then }

learn-you = You
learn-opponent = Your opponent

learn-you-common-event-won = You win.
