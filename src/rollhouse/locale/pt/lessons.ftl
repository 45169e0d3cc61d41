# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Podias, mas esta lição pede outra jogada: { $move }.
learn-example-right = Certo. { $what }
learn-example-right-and = Certo. { $what } { $then }

learn-you = Tu
learn-opponent = O teu adversário

learn-you-common-event-won = Ganhaste.
