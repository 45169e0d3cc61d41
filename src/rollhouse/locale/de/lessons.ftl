# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Das darfst du. Diese Lektion will aber das zeigen: { $move }.
learn-example-right = Genau. { $what }
learn-example-right-and = Genau. { $what } { $then }
