# Viele Partien zwischen Bots: was `rollhouse simulate` zeigt.

arena-title =
    { $count ->
        [one] { $game }: eine Partie, Startwert { $seed }
       *[other] { $game }: { $count } Partien, Startwert { $seed }
    }
arena-playing = Läuft
arena-how-to-stop = Strg-C hält an

## Die Tabellen. Kurze Köpfe: Alles passt in 80 Spalten.

arena-player = Bot
arena-share = Siege
arena-alone = allein
arena-shared = geteilt
arena-points = Punkte
arena-turns = Züge je Partie
arena-decisions = Entscheidungen
arena-mean = Schnitt
arena-sd = Std.abw.
arena-least = min.
arena-median = Median
arena-most = max.

## Unter den Tabellen

# Anteile in Prozent, als Text
arena-first-player = Wer beginnt, gewinnt { $share } ({ $confidence }: { $interval }); { $even } wären ausgeglichen.
arena-note = Ein geteilter Sieg zählt zu gleichen Teilen. Intervalle zu { $confidence }: nach Wilson für Siege, nach Student (±) für Mittelwerte.
# $rate ist eine Zahl von Partien
arena-speed = { $seconds } s, { $rate } Partien pro Sekunde.
arena-forfeits =
    { $count ->
        [one] { $bot } fiel in einer von { $games } Partien aus und verlor sie ({ $code }).
       *[other] { $bot } fiel in { $count } von { $games } Partien aus und verlor sie ({ $code }).
    }
arena-no-verdict = Mehr als { $limit } der Partien von { $bot } endeten so: Über die Spielstärke lässt sich nichts sagen.
arena-stopped = Angehalten: Das ist das Ergebnis der ersten { $done } von { $asked } Partien.
arena-stopped-at-once = Angehalten, bevor es ein Ergebnis gab.

## `rollhouse dataset`

dataset-done =
    { $count ->
        [one] Eine Partie in „{ $file }“ geschrieben.
       *[other] { $count } Partien in „{ $file }“ geschrieben.
    }
dataset-stopped = Angehalten. Partien in „{ $file }“: { $done } von { $asked }.

## Was nicht geht

error-setup-games = „{ $value }“ ist keine gültige Zahl von Partien.
error-setup-workers = „{ $value }“ ist keine gültige Zahl von Prozessen.
error-setup-seed = „{ $value }“ ist kein gültiger Startwert.
error-setup-kind = Unbekannte Art von Wettkampf: „{ $value }“.
error-data-picture = „{ $value }“ ist kein unterstütztes Bildformat. Möglich sind { $expected }.
error-setup-engine = Unbekannte Engine „{ $value }“.
error-setup-elo = „{ $value }“ ist kein Paar von Elo-Punkten zwischen -1000 und 1000, die kleinere Zahl zuerst.
error-arena-endless = Partie { $location } zwischen { $value } kommt zu keinem Ende.
error-arena-worker-lost = Ein Prozess, der Partien spielte, ist abgebrochen; vielleicht war der Speicher voll. Versuch es mit weniger Prozessen.

## `rollhouse levels`: eine Seite in Markdown

levels-title = Wie stark die Bots sind
levels-how = Gemessen mit `rollhouse levels` in etwa { $minutes } min: { $games } Partien je Vergleich, auf ganze Austeilungen aufgerundet, Startwert { $seed }; der Zufall bestimmt, wer beginnt. Jede Austeilung wird von jedem Platz aus einmal gespielt (Duplicate), und was die Würfel beigetragen haben, ist aus jedem Ergebnis herausgerechnet; der Mittelwert ändert sich dadurch nicht. Siegquoten, in Klammern 95-%-Intervalle; ein geteilter Sieg zählt zu gleichen Teilen. Ein Bot spielt gegen lauter Bots der Stufe darunter. Der Abstand sagt, wie viel stärker er ist, in Elo-Punkten mit Intervall: Zu zweit bedeuten 100 davon 64 Siege in 100 Partien.
levels-noise = Das Duplicate ohne Glück lässt { $percent } des Fehlers übrig, den ebenso viele Partien mit eigenen Würfeln hätten.
levels-pairs = Jeder gegen jeden
levels-pairs-how = Zu zweit, mit den ersten Einstellungen oben: die Siegquote jedes Bots gegen jeden schwächeren. Die Elo-Punkte passen zu allen diesen Vergleichen zugleich; der schwächste Bot hat 0. Wer nie gewonnen hat, bekommt eine halbe Partie gutgeschrieben.
levels-crowd = Zu { $players }
levels-others = gegen
levels-step = Abstand
levels-elo = Elo
levels-plays-as = spielt wie { $bot }
levels-costs = Was eine Entscheidung kostet
levels-costs-how =
    Jeder Bot gegen sich selbst, { $players } Spieler: wie viel Gewinnchance seine Entscheidungen verschenken, in Prozentpunkten, { $exact ->
    [yes] am gelösten Spiel gemessen.
   *[no] nach den Schätzwerten.
 }
levels-cost = je Entscheidung
levels-cost-game = je Partie
levels-games = Partien

## `rollhouse arena`: eine Seite in Markdown

contest-title = { $game }: Bots gegeneinander
contest-how = Gemessen mit `rollhouse arena`: zu zweit, höchstens { $games } Partien je Paarung, Startwert { $seed }; der Zufall bestimmt, wer beginnt. Jede Austeilung von Würfeln und Karten wird von jedem Platz aus einmal gespielt. 95-%-Intervalle in Klammern; ein geteilter Sieg zählt zu gleichen Teilen. Die Wertung ist die von openskill, die bei 25 beginnt; die Elo-Punkte passen zu allen Paarungen zugleich, und der erste Bot hat 0.
contest-how-crowd = Gemessen mit `rollhouse arena`: { $players } Spieler am Tisch, { $games } Partien je Besetzung, Startwert { $seed }; der Zufall bestimmt, wer beginnt. Jede Austeilung von Würfeln und Karten wird von jedem Platz aus einmal gespielt. 95-%-Intervalle in Klammern; ein geteilter Sieg zählt zu gleichen Teilen. Die Wertung ist die von openskill, die bei 25 beginnt; die Elo-Punkte passen zu allen Besetzungen zugleich, und der erste Bot hat 0.
contest-matrix = Siegquoten
contest-lengths = Wie lang Partien sind
contest-rating = Wertung
contest-share = Siege von 100: Zeile gegen Spalte
contest-meeting = Besetzung
contest-sprt-stronger = Der Test ist entschieden: { $one } ist stärker als { $other }, eher um { $high } Elo-Punkte als um { $low } (etwa 5 % solcher Tests irren).
contest-sprt-not-stronger = Der Test ist entschieden: Dass { $one } eher um { $high } als um { $low } Elo-Punkte stärker ist als { $other }, stimmt nicht (etwa 5 % solcher Tests irren).
contest-sprt-open = Der Test ist noch offen: Zwischen { $one } und { $other } ist noch nicht klar, ob es { $high } oder { $low } Elo-Punkte sind.
