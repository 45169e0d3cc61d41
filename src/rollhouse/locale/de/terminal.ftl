# Das Spiel auf dem ganzen Bildschirm. Tasten und Karten haben wenig Platz: kurz halten.

terminal-resumed = Willkommen zurück. Es geht weiter, wo du aufgehört hast.
terminal-not-saved = Das ließ sich nicht speichern ({ $reason }) und ist deshalb nicht geschehen. Versuch es noch einmal.
terminal-undone =
    { $count ->
        [one] Ein Zug zurückgenommen.
       *[other] { $count } Züge zurückgenommen.
    }
terminal-too-small = Das Spiel braucht { $width } × { $height } Zeichen; dieses Fenster hat { $columns } × { $rows }. Mach es größer oder die Schrift kleiner; q verlässt das Spiel. Mit --plain ist die Größe egal.
terminal-no-answer = Das beantwortet die Frage noch nicht.
terminal-can-undo = Das kannst du noch zurücknehmen: u.
terminal-stop-again = Wollen alle aufhören? Dann drücke noch einmal x.

## Wer gefragt ist

terminal-ask-roll = { $seat }, wirf die Würfel, wenn du so weit bist.
terminal-is-playing = { $seat } spielt …
terminal-is-dealt = Das Spiel wird aufgebaut …
terminal-is-over = Das Spiel ist vorbei

## Tasten

terminal-key-roll = Werfen
terminal-key-choose = Wählen
terminal-key-enter = Bestätigen
terminal-key-back = Zurück
terminal-key-mark = Markieren
terminal-key-invert = Umkehren
terminal-key-undo = Zurücknehmen
terminal-key-stop = Aufhören
terminal-key-help = Hilfe
terminal-key-rules = Regeln
terminal-key-log = Verlauf
terminal-key-theme = Hell/dunkel
terminal-key-quit = Verlassen
terminal-key-hurry = Schneller
terminal-key-result = Ergebnis
terminal-key-rematch = Revanche
join-key-chat = Chat
join-ask-name = Dein Name:
join-seat = Platz { $number }: { $name }
join-waiting = Warten auf den Beginn der Partie …
join-begin = Alle Plätze sind besetzt. Der Tisch gehört dir: Gib { $command } ein, um die Partie zu beginnen.
join-connected = Wieder verbunden.
join-said = { $name }: { $text }
join-commands = Tippe eine Nummer oder einen Zug. +TEXT schreibt den anderen; /hello, /good-luck, /well-played, /lucky, /oops und /thanks sind Reaktionen. u: zurücknehmen, s: die Stellung, r: Regeln, q: verlassen.

## Hilfe

terminal-help-title = Hilfe
terminal-help-keys = Tasten
terminal-help-search = Suchen
terminal-help-nothing = Nichts gefunden.
terminal-help-footer = ↑ ↓ Abschnitt · ← → blättern · / suchen · Esc schließen
terminal-help-key-enter = werfen, werten oder legen; was die Zeile über den Tasten sagt
terminal-help-key-letters = eine Karte wählen; noch einmal zum Bestätigen
terminal-help-key-digits = einen Würfel mit dieser Zahl markieren; noch einmal für den nächsten
terminal-help-key-arrows = zwischen Würfeln und Karten wechseln
terminal-help-key-space = den Würfel markieren oder die Karte wählen, auf der du stehst
terminal-help-key-invert = stattdessen alle anderen Würfel markieren
terminal-help-key-escape = die Auswahl aufheben
terminal-help-key-undo = deinen letzten Zug zurücknehmen; unter Menschen nie über einen Wurf hinweg
terminal-help-key-stop = ein Spiel beenden, das stillsteht, wenn alle einverstanden sind
terminal-help-key-hurry = nicht auf Bots warten
terminal-help-key-hint = ein Tipp: erst, worauf du achten sollst, dann der Zug
terminal-help-key-coach = der Coach, an oder aus: eine Warnung vor einem Zug, der viel kostet
terminal-help-key-chances = die Tafel der Chancen, an oder aus: was jede Art von Zug wert ist
terminal-help-key-report = die Analyse, wenn das Spiel vorbei ist
terminal-help-key-help = diese Hilfe; auf einer Karte deren Regel
terminal-help-key-rules = die Spielregeln
terminal-help-key-log = nachlesen, was geschehen ist
terminal-help-key-theme = hell oder dunkel
terminal-help-key-quit = verlassen; die Partie wird gespeichert

## Das Ende

terminal-end-look = Tisch ansehen
terminal-end-leave = Verlassen
terminal-end-kept = Die Aufzeichnung dieser Partie: { $path }

## Beide Spiele

terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Eine aufgezeichnete Partie

replay-place = Zug { $ply } von { $last }
replay-value = { $seat } { $value }
replay-value-turns = { $seat }: { $turns } Züge insgesamt
replay-estimate = eine Schätzung
# $mark ist „Fehler“ oder „Patzer“, $cost „4,2 Prozentpunkte Gewinnchance“
replay-mark = { $mark }: Das kostete { $cost }.
replay-better = Besser: { $move }
# $luck ist ein Teil des Siegs, oder Züge, mit Vorzeichen
replay-luck = Glück für { $seat }: { $luck }
replay-key-next = Weiter
replay-key-back = Zurück
replay-key-turn = Nächste Person
replay-key-start = Anfang
replay-key-end = Ende
replay-key-error = Nächster Fehler

## Ein neues Spiel

chooser-title = Neue Partie
chooser-game = Spiel
# Wer irgendwo sitzt: jemand an der Tastatur, oder niemand
chooser-person = Mensch
chooser-empty = Leer
chooser-key-play = Spielen
chooser-key-move = Bewegen
chooser-key-change = Ändern

## Neben dem Formular

overview-running = Laufende Partien
overview-today = Heute
overview-learn = Lernen
overview-finished = Beendete Partien
overview-none-finished = Du hast noch keine Partie beendet.
# $players is a list of names; $remark is “12 moves” or “won”
overview-game = { $game }: { $players }, { $remark }
overview-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
overview-result = { $result ->
    [won] gewonnen
    [shared] geteilt
    [lost] verloren
   *[none] beendet
}
overview-puzzle = Rätsel des Tages: { $game }
overview-train = Mit eigenen Fehlern trainieren
overview-lessons = { $game }: { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}
overview-won = { $count ->
    [one] Gegen Bots gewonnen: { $won } von einer.
   *[other] Gegen Bots gewonnen: { $won } der letzten { $count }.
}
chooser-key-open = Öffnen
