# Der Tisch von Dicy Cards im Browser. Auf Karten und Knöpfen ist wenig Platz: kurz halten.

web-dicy-board = Tisch von Dicy Cards
web-dicy-race = Das Rennen bis { $target } Punkte
web-dicy-round = Runde { $round }
web-dicy-lane =
    { $points ->
        [one] { $name }: { $points } Punkt von { $target }
       *[other] { $name }: { $points } Punkte von { $target }
    }
web-dicy-row =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count ->
        [one] { $count } aktive Karte
       *[other] { $count } aktive Karten
    }
web-dicy-dice = Würfel auf dem Tisch
web-dicy-dice-waiting = Würfel, noch nicht geworfen
web-dicy-die = Würfel { $place } zeigt { $face }

## Die Karten

web-dicy-frozen = Eingefroren
web-dicy-card-active = { $card }, aktiv
web-dicy-card-frozen = { $card }, eingefroren
web-dicy-card-nothing = { $card }, aktiv, keine Punkte mit diesen Würfeln
web-dicy-card-worth =
    { $points ->
        [one] { $card }, aktiv, { $points } Punkt mit { $dice }
       *[other] { $card }, aktiv, { $points } Punkte mit { $dice }
    }
web-dicy-freeze = Einfrieren
web-dicy-reset = Auftauen

## Was gefragt ist

web-dicy-ask-turn = Wähle eine Karte, um sie zu werten, oder Würfel, um sie neu zu werfen.
web-dicy-ask-score = { $card } mit { $dice }
web-dicy-ask-dice = Wähle Würfel für { $card }.
web-dicy-ask-reroll = { $dice } neu werfen: Welche Karte frierst du ein?
web-dicy-no-way-back = In einer Partie zwischen Menschen lässt sich ein neuer Wurf nicht zurücknehmen.
web-dicy-ask-freeze = Wähle eine Karte zum Einfrieren.
web-dicy-ask-reset = Wähle eine Karte zum Auftauen.
# Warum jemand eine Karte umdrehen muss
web-dicy-cause-freeze = { $name } hat { $card } gewertet: Friere eine Karte ein.
web-dicy-cause-reset = { $name } hat { $card } gewertet: Taue eine Karte auf.
web-dicy-cause-skip = { $name } hat gepasst: Taue eine Karte auf.
# Unter der Regel einer eingefrorenen Karte
web-dicy-frozen-back = Eingefroren: Sie kommt zurück, wenn du passt oder wenn du sie auftauen darfst, weil jemand anders passt oder die passende Karte wertet.
web-dicy-ask-all-frozen = Alle deine Karten sind eingefroren: Du kannst nur passen, und dann tauen sie auf.
web-dicy-score = Werten: { $points }
web-dicy-result-active = Aktive Karten
web-dicy-score-cannot = Andere Würfel
web-dicy-others = Rest neu werfen
web-dicy-cancel = Abbrechen
web-dicy-keys = R: werfen · 1–6: Würfel · A–E: Karten · Umschalt + Buchstabe: einfrieren · I: andere Würfel · S: passen · Esc: abbrechen

## Auf wen gewartet wird

web-dicy-wait = Wähle eine Karte, um zu lesen, was sie kann.
web-dicy-status-freeze =
    { $who ->
        [me] Wähle eine Karte zum Einfrieren
        [ours] { $name }, wähle eine Karte zum Einfrieren
       *[other] { $name } wählt eine Karte zum Einfrieren
    }
web-dicy-status-reset =
    { $who ->
        [me] Wähle eine Karte zum Auftauen
        [ours] { $name }, wähle eine Karte zum Auftauen
       *[other] { $name } wählt eine Karte zum Auftauen
    }
web-dicy-must-freeze = Muss eine Karte einfrieren
web-dicy-must-reset = Taut eine Karte auf

web-about-dicy-cards = Sechs Würfel, fünf Karten. Wer zuerst 100 hat, gewinnt.
web-goal-dicy-cards = bis { $target } Punkte

# The contents of the printed box
web-dicy-box-why = Die Spielregel zeigt die Sätze B, C und D nur als Bild, deshalb sind unsere eine Vermutung. Wähle die fünf Karten jedes Satzes: Der Buchstabe steht in der Ecke der Karte.
web-dicy-box-set = Satz { $name }
web-dicy-box-chosen = { $count } von { $size } Karten gewählt
web-dicy-set-guess = Satz { $name }: unsere Vermutung
web-dicy-set-printed = Satz { $name } aus einer gedruckten Schachtel
