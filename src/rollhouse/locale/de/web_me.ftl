# Die eigenen Partien und die eigene Genauigkeit.

## Deine Partien

web-my-games = Deine Partien
web-games-game = Spiel
web-games-any-game = Alle Spiele
web-games-status = Status
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
web-games-alone = solo
web-games-setting = { $name }: { $value }
web-games-setting-own = { $name }: eigene Wahl
web-games-go-on = Weiterspielen
web-games-choose = Auswählen: { $game }, { $names }, { $date }
web-games-save-all = Aufzeichnungen herunterladen
web-games-save-chosen = { $count ->
    [one] Eine Aufzeichnung herunterladen
   *[other] { $count } Aufzeichnungen herunterladen
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
web-games-refused = { $file }: { $reason }
web-games-elsewhere = anderswo gespielt
web-games-terminal = Partien aus dem Terminal
web-games-terminal-how = Um Partien aus dem Terminal hochzuladen, führe dort diesen Befehl aus und füge das Token ein; danach lädt `rollhouse sync` sie hoch.
web-games-terminal-command = Befehl
web-games-none = Noch keine Partien. Deine Partien erscheinen hier.
web-games-none-found = Keine passenden Partien.

## Wie gut du spielst

web-me = Deine Genauigkeit
web-me-about = Die Qualität deiner Entscheidungen, ohne das Glück
web-me-archive = Deine Daten herunterladen
web-skill-how = Die durchschnittlichen Kosten deiner Entscheidungen, ohne das Glück. Weniger ist besser; perfektes Spiel kostet nichts.
web-skill-of = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } Personen
}
web-skill-share = Prozentpunkte Gewinnchance je Entscheidung
web-skill-turns = Züge je Entscheidung
web-skill-between = 95-%-Konfidenzintervall: { $low } bis { $high }.
web-skill-one-game = Eine Partie sagt wenig. Mit jeder Partie wird der Wert verlässlicher.
web-skill-praised = { $only ->
    [one] Du hast einmal den einzigen guten Zug gefunden
   *[other] Du hast { $only }-mal den einzigen guten Zug gefunden
}{ $great ->
    [0] .
    [one] , davon { $great } starker Fund.
   *[other] , davon { $great } starke Funde.
}
web-skill-like = { $sure ->
    [yes] Du spielst wie { $level }.
   *[no] Du spielst wie { $level } (95 %: { $low } bis { $high }).
 }
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
web-skill-scale = Im Vergleich mit den Bots
web-skill-scale-how = Was alle Entscheidungen einer Partie zusammen kosten, in Prozentpunkten Gewinnchance; die Länge der Balken folgt der Wurzel daraus. Jeder Bot wurde im Spiel gegen sich selbst gemessen, mit den Standardeinstellungen.
web-skill-per-game = { $cost } je Partie
web-skill-per-decision = { $cost } je Entscheidung
web-skill-you = Du
web-skill-curve = Im Lauf der Zeit
web-skill-curve-how = Jeder Punkt ist eine Partie, die Linie der Schnitt der letzten zehn: jetzt { $cost }.
web-skill-preparing = Deine letzten Partien werden analysiert.
web-skill-none = Spiel eine Partie zu Ende, um zu sehen, wie gut du gespielt hast.
