# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Das geht, aber diese Lektion verlangt einen anderen Zug: { $move }.
learn-example-right = Richtig. { $what }
learn-example-right-and = Richtig. { $what } { $then }

learn-you = Du
learn-opponent = Dein Gegenüber

learn-you-common-event-won = Du gewinnst.
