# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Ce coup est possible, mais cette leçon en demande un autre : { $move }.
learn-example-right = C’est juste. { $what }
learn-example-right-and = C’est juste. { $what } { $then }

learn-you = Vous
learn-opponent = Votre adversaire

learn-you-common-event-won = Vous gagnez.
