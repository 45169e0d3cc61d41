# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Dat kan, maar deze les vraagt om een andere zet: { $move }.
learn-example-right = Goed zo. { $what }
learn-example-right-and = Goed zo. { $what } { $then }

learn-you = Jij
learn-opponent = Je tegenstander

learn-you-common-event-won = Jij wint.
