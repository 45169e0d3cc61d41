# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Isso pode. Mas o que esta lição quer mostrar é: { $move }.
learn-example-right = Certo. { $what }
learn-example-right-and = Certo. { $what } { $then }
