# Dicetto auf dem ganzen Bildschirm. Tasten und Karten haben wenig Platz: kurz halten.

terminal-dicetto-headline = { $goal } Karten zum Sieg · Stapel: { $count }
terminal-dicetto-our-reading = Karten: unsere Vermutung

# Kurz für Punkte; höchstens 6 Zeichen mit einer zweistelligen Zahl
terminal-dicetto-points =
    { $points ->
        [one] { $points } P.
       *[other] { $points } P.
    }
terminal-dicetto-logo = Logo
terminal-dicetto-roll = 1 Wurf mehr
terminal-dicetto-free = frei
terminal-dicetto-empty = leer
terminal-dicetto-lost = Duell verloren
# $who ist ein Name oder nur das Zeichen einer Person
terminal-dicetto-beats = schlägt { $who }
terminal-dicetto-duel = Duell mit { $who }
terminal-dicetto-duel-title = Duell
terminal-dicetto-no-dice = Markiere die Würfel, die du legst.
terminal-dicetto-aside = beiseite
terminal-dicetto-rolls-left =
    { $count ->
        [one] noch { $count } Wurf
       *[other] noch { $count } Würfe
    }

# Höchstens 14 Zeichen
terminal-dicetto-short-chance = beliebig
terminal-dicetto-short-reroll = beliebig

terminal-dicetto-keep-first = Behalte erst deine Würfel; dann legst du sie.
terminal-dicetto-ask-mark = { $seat }, markiere, was du neu wirfst, oder behalte alle.
terminal-dicetto-ask-reroll = { $seat }, Enter wirft die markierten Würfel neu.
terminal-dicetto-ask-place = { $seat }, wähle eine Karte für deine Würfel oder beende den Zug.
terminal-dicetto-ask-confirm = { $seat }, Enter legt die markierten Würfel; du kannst auch andere markieren.
terminal-dicetto-ask-done = { $seat }, du kannst nichts mehr legen: Beende deinen Zug.
terminal-dicetto-ask-duel = Ein Duell: { $seat } gegen { $holder }. Werft je einen Würfel!

terminal-dicetto-key-reroll = Neu werfen
terminal-dicetto-key-keep = Behalten
terminal-dicetto-key-card = Karte
terminal-dicetto-key-place = Legen
terminal-dicetto-key-done = Zug beenden
