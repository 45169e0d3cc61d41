pig-name = Böse Eins
pig-option-target = Punkte zum Sieg
pig-setup = Wer zuerst { $target } Punkte hat, gewinnt.
pig-reason = Das Ziel waren { $target } Punkte.

## Was gefragt ist

pig-ask = { $seat }, in diesem Zug hast du { $pot }. Weiter werfen oder aufhören?
pig-ask-first = Wer beginnt?
pig-ask-rolled = Was hat { $seat } geworfen?
pig-move-again = Weiter werfen
pig-move-hold = Aufhören

## Was geschehen ist, und wie es steht

pig-event-started = { $seat } beginnt.
pig-event-rolled = { $seat } wirft { $face }: bisher { $pot }.
pig-event-lost = { $seat } wirft 1 und verliert die { $pot } dieses Zuges.
pig-event-held = { $seat } hört auf, schreibt { $pot } auf und hat { $score }.
pig-score = { $seat }: { $score }
pig-pot = { $seat }, dieser Zug: { $pot }

## Die Regeln

pig-guide-turn-title = Ein Zug
pig-guide-turn = Wirf den Würfel, so oft du willst: Die Augen werden zusammengezählt. Hör auf, um sie aufzuschreiben. Eine 1 beendet den Zug, und er bringt nichts.
pig-guide-end-title = Das Ende
pig-guide-end = Wer aufhört und als Erstes das Ziel erreicht, gewinnt sofort.
