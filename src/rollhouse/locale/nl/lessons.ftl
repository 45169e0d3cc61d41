# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = Dat mag. Maar deze les wil dit laten zien: { $move }.
learn-example-right = Precies. { $what }
learn-example-right-and = Precies. { $what } { $then }
