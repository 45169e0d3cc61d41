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
web-games-opponent = Gegenüber
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
# $cost ist eine Zahl, mit ≈ bei einer Schätzung; $luck hat sein Vorzeichen
web-games-played-share = { $cost } Prozentpunkte je Entscheidung, Glück { $luck }
web-games-played-turns = { $cost } Züge je Entscheidung, Glück { $luck } Züge
web-games-more = Mehr zeigen
web-games-add = Partien hinzufügen
web-games-added = { $count ->
    [0] Diese Partien waren schon da.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
}
web-games-elsewhere = anderswo gespielt
web-games-terminal = Partien aus dem Terminal
web-games-terminal-how = Dieser Befehl schickt die Partien hierher, die du im Terminal beendest. Das Token darin ist ein Schlüssel zu deinem Platz: Behalte es für dich.
web-games-terminal-command = Der Befehl
web-games-none = Noch keine Partien. Was du von jetzt an spielst, steht hier.
web-games-none-found = Dazu passt keine Partie.

## Wie gut du spielst

web-me = Wie gut du spielst
web-me-about = Nach deinen Entscheidungen, ohne das Glück
web-me-archive = Alle deine Daten herunterladen
web-skill-how = Was dich eine Entscheidung im Schnitt kostet, das Glück herausgerechnet. Weniger ist besser; perfektes Spiel kostet nichts.
web-skill-of = { $players ->
    [one] { $game }, allein
   *[other] { $game }, { $players } Personen
}
web-skill-share = Prozentpunkte Gewinnchance je Entscheidung
web-skill-turns = Züge je Entscheidung
web-skill-between = Der wahre Wert liegt in 95 von 100 Fällen zwischen { $low } und { $high }.
web-skill-one-game = Eine Partie sagt wenig: Mit jeder weiteren wird der Wert sicherer.
web-skill-from = { $games ->
    [one] Eine Partie,
   *[other] { $games } Partien,
} { $decisions ->
    [one] eine Entscheidung.
   *[other] { $decisions } Entscheidungen.
}
web-skill-estimated = { $games ->
    [one] In einer davon sind die Werte geschätzt.
   *[other] In { $games } davon sind die Werte geschätzt.
}
web-skill-scale = Auf derselben Skala
web-skill-scale-how = Die Bots spielen gegen sich selbst, mit den üblichen Einstellungen.
web-skill-you = Du
web-skill-curve = Im Lauf der Zeit
web-skill-curve-how = Jeder Punkt ist eine Partie, die Linie der Schnitt der letzten zehn: jetzt { $cost }.
web-skill-preparing = Deine letzten Partien werden ausgewertet.
web-skill-none = Spiel eine Partie zu Ende, dann siehst du hier, wie gut du sie gespielt hast.
