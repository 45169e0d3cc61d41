# Abende mit vielen Tischen.

error-evening-unknown = Diesen Abend gibt es nicht.
error-evening-begun = Der Abend hat begonnen.
error-evening-full = Der Abend ist voll: { $came } Leute machen mit.
error-evening-not-host = Das darf nur, wer den Abend gemacht hat.
error-evening-too-few = Ein Abend braucht mindestens zwei Leute.
error-evening-too-many = Du hast { $came } Abende, die nicht vorbei sind: Bring erst einen zu Ende.
error-evening-title = Der Abend braucht einen Namen.
