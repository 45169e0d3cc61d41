# Fehler bei Turnieren.

error-evening-unknown = Turnier nicht gefunden.
error-evening-begun = Das Turnier hat schon begonnen.
error-evening-full = Das Turnier ist voll ({ $came } Teilnehmende).
error-evening-not-host = Das kann nur, wer das Turnier angelegt hat.
error-evening-too-few = Ein Turnier braucht mindestens zwei Teilnehmende.
error-evening-too-many = Du hast { $came } laufende Turniere. Sag eines ab, oder warte, bis eines zu Ende ist.
error-evening-title = Gib dem Turnier einen Namen.
error-evening-not-kept = Um hier ein Turnier anzulegen, brauchst du einen Passkey. Leg zuerst einen an.
error-evening-two-only = Tische zu dritt oder zu viert gibt es nur in Turnieren nach Schweizer System.
