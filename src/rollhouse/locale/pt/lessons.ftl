# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Podes. Mas esta lição quer mostrar isto: { $move }.
learn-example-right = É isso. { $what }
learn-example-right-and = É isso. { $what } { $then }
