# Abende mit vielen Tischen.

error-evening-unknown = Diesen Abend gibt es nicht.
error-evening-begun = Der Abend hat begonnen.
error-evening-full = Der Abend ist voll: { $came } Leute machen mit.
error-evening-not-host = Das darf nur, wer den Abend gemacht hat.
error-evening-too-few = Ein Abend braucht mindestens zwei Leute.
error-evening-too-many = Du hast { $came } Abende, die nicht vorbei sind: Sag einen ab, oder warte, bis einer vorbei ist.
error-evening-title = Der Abend braucht einen Namen.
error-evening-not-kept = In diesem Haus macht Abende, wer einen Passkey hat. Leg zuerst einen an.
error-evening-two-only = Mit mehr als zwei an einem Tisch gilt das Schweizer System.
