# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = You may do that. What this lesson wants to show: { $move }.
learn-example-right = That’s it. { $what }
learn-example-right-and = That’s it. { $what } { $then }
