# Dicetto im Browser, neben dem, was das Spiel selbst sagt.

## Der Tisch

web-dicetto-table = Karten auf dem Tisch
web-dicetto-pile =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-dicetto-lane = { $name }: { $count } von { $goal } Karten
web-dicetto-goal =
    { $count ->
        [one] Die erste Karte beendet das Spiel
       *[other] Das Spiel endet bei { $count } Karten
    }
web-dicetto-reading = Unsere Vermutung über den gedruckten Kartensatz
web-dicetto-still =
    { $count ->
        [one] Das Spiel steht still: Nach diesem Zug endet es.
       *[other] Das Spiel steht still: In { $count } Zügen endet es, es sei denn, eine Karte wird genommen.
    }
web-dicetto-if-stopped = Wenn jetzt Schluss ist: { $scores }.
web-dicetto-stop = Mit Aufhören einverstanden

## Bonuskarten

web-dicetto-bonus = Bonuskarten
web-dicetto-bonus-leads = Vorn: { $name }
web-dicetto-result-cards = Karten
web-dicetto-result-bonus = Bonus
web-dicetto-bonus-tied = Gleichstand
web-dicetto-bonus-now = Jetzt: { $leader } ({ $counts }).

## Die Würfel

web-dicetto-dice-of = Würfel: { $name }
web-dicetto-no-dice = keine Würfel mehr
web-dicetto-rolls-left =
    { $rolls ->
        [0] kein Wurf mehr
        [one] noch 1 Wurf
       *[other] noch { $rolls } Würfe
    }
web-dicetto-status-reroll =
    { $who ->
        [me] Du bist am Zug: neu werfen oder behalten
        [ours] { $name }, neu werfen oder behalten
       *[other] { $name } wählt Würfel für den nächsten Wurf
    }
web-dicetto-status-place =
    { $who ->
        [me] Du bist am Zug: Lege deine Würfel
        [ours] { $name }, lege deine Würfel
       *[other] { $name } legt Würfel
    }
web-dicetto-how-roll = Wähle die Würfel, die du neu wirfst.
web-dicetto-how-place = Wähle eine Karte oder Würfel dafür.
web-dicetto-how-card = Wähle eine Karte für { $dice }.
web-dicetto-how-end = Du kannst noch Würfel legen. Den Zug trotzdem beenden?
web-dicetto-how-done = Es gibt nichts mehr zu legen.
# Unter einem Würfel: was mit ihm geschieht
web-dicetto-die-keep = bleibt
web-dicetto-die-reroll = neu
web-dicetto-reroll =
    { $count ->
        [one] 1 neu werfen
       *[other] { $count } neu werfen
    }
web-dicetto-reroll-all = Alle neu werfen
web-dicetto-keep = Alle behalten
# Der eine Knopf, der Würfel legt: was er tut und was das wert ist
web-dicetto-place = { $dice } auf { $card } legen: { $worth }
web-dicetto-place-beat = { $dice } auf { $card } legen, { $holder } schlagen: { $worth }
web-dicetto-place-duel = Duell mit { $holder } um { $card }, mit { $dice }: { $worth }
web-dicetto-place-none = Würfel legen
web-dicetto-stay = Weiter legen
# Neben Würfeln, die ein Duell verloren haben
web-dicetto-aside = Duell verloren, in diesem Zug draußen
web-dicetto-chosen = Gewählt: { $dice }
web-dicetto-keys = Tasten: 1–6 Würfel, A–E Karten, Enter legt, F beendet den Zug

## Auf einer Karte: was es bewirkt, dort Würfel zu legen

web-dicetto-beats = schlägt { $name }
web-dicetto-duel-with = Duell: { $name }
# Was die Karte Zusatzwurf bringt
web-dicetto-fourth = ein 4. Wurf
web-dicetto-lost-duel = Duell verloren

## Das Duell

web-dicetto-duel = Duell
web-dicetto-duel-tie = Gleichstand: noch einmal!
web-dicetto-duel-won =
    { $you ->
        [yes] Du gewinnst das Duell
       *[no] { $name } gewinnt das Duell
    }

web-about-dicetto = Je vier Würfel. Besetze die Karten auf dem Tisch und halte sie bis zu deinem nächsten Zug.
web-goal-dicetto = { $cards_to_win ->
    [one] bis { $cards_to_win } Karte
   *[other] bis { $cards_to_win } Karten
}
web-dicetto-logo = Logo

# The contents of the printed box
web-dicetto-box-why = Die Spielregel sagt nicht, wie viele Karten es von jeder Art gibt, deshalb ist unser Kartensatz eine Vermutung. Zähle die Karten deiner Schachtel: wie viele, wie viele Punkte und wie viele mit Logo.
web-dicetto-box-copies = Karten
web-dicetto-box-points = Punkte
web-dicetto-box-logos = Mit Logo
web-dicetto-box-name = Name des Kartensatzes
web-dicetto-box-another = Gleiche Karte, andere Punkte
web-dicetto-box-remove = Entfernen
web-dicetto-box-sum = { $count } Karten, { $logos } mit Logo, { $points } Punkte insgesamt
web-dicetto-box-printed = In der Schachtel sind { $count } Karten.
web-dicetto-deck = Kartensatz: { $name }
