# Abende mit vielen Tischen.

error-tournament-unknown = Diesen Abend gibt es nicht.
error-tournament-begun = Der Abend hat begonnen.
error-tournament-full = Der Abend ist voll: { $value } Leute machen mit.
error-tournament-not-host = Das darf nur, wer den Abend gemacht hat.
error-tournament-too-few = Ein Abend braucht mindestens zwei Leute.
error-tournament-too-many = Du hast { $value } Abende, die nicht vorbei sind: Sag einen ab, oder warte, bis einer vorbei ist.
error-tournament-title = Der Abend braucht einen Namen.
error-tournament-not-kept = In diesem Haus macht Abende, wer einen Passkey hat. Leg zuerst einen an.
error-tournament-two-only = Mit mehr als zwei an einem Tisch gilt das Schweizer System.
