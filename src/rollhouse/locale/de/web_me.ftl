# Was das Haus über jemanden weiß, für sie oder ihn selbst: die Partien, und wie gut sie gespielt sind.

## Deine Partien

web-my-games = Deine Partien
web-games-game = Spiel
web-games-any-game = Alle Spiele
web-games-status = Welche
web-games-any-status = Alle
web-games-running = Läuft
web-games-finished = Beendet
web-games-result = Ergebnis
web-games-any-result = Alle
web-games-won = Gewonnen
web-games-shared = Geteilter Sieg
web-games-lost = Verloren
web-games-opponent = Gegner
web-games-against = gegen { $names }
web-games-alone = allein
web-games-setting = { $name }: { $value }
web-games-go-on = Weiterspielen
web-games-choose = Auswählen: { $game }, { $names }, { $date }
web-games-save-all = Als Aufzeichnungen speichern
web-games-save-chosen = { $count ->
    [one] Eine Aufzeichnung speichern
   *[other] { $count } Aufzeichnungen speichern
}
web-games-more = Mehr zeigen
web-games-none = Noch keine Partien. Was du von jetzt an spielst, steht hier.
web-games-none-found = Dazu passt keine Partie.
