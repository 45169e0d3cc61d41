# Fehler bei Turnieren.

error-tournament-unknown = Turnier nicht gefunden.
error-tournament-begun = Das Turnier hat schon begonnen.
error-tournament-full = Das Turnier ist voll ({ $value } Teilnehmende).
error-tournament-not-host = Das kann nur, wer das Turnier angelegt hat.
error-tournament-too-few = Ein Turnier braucht mindestens zwei Teilnehmende.
error-tournament-too-many = Du hast { $value } laufende Turniere. Sag eines ab, oder warte, bis eines zu Ende ist.
error-tournament-title = Gib dem Turnier einen Namen.
error-tournament-not-kept = Um hier ein Turnier anzulegen, brauchst du einen Passkey. Leg zuerst einen an.
error-tournament-swiss-only = Aussetzen ist nur in Turnieren nach Schweizer System möglich.
error-tournament-two-only = Tische zu dritt oder zu viert gibt es nur in Turnieren nach Schweizer System.
error-tournament-over = Das Turnier ist vorbei.
error-tournament-not-yours = Du spielst in diesem Turnier nicht mit.
