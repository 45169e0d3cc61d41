# What lessons of every game say; a browser fetches it with what the lessons of a game say.

learn-another-move = C’est permis. Mais cette leçon veut montrer ceci : { $move }.
learn-example-right = C’est ça. { $what }
learn-example-right-and = C’est ça. { $what } { $then }
