# Dicy Cards auf dem ganzen Bildschirm. Tasten und Karten haben wenig Platz: kurz halten.

terminal-dicy-headline = Runde { $round } · bis { $target } Punkte
terminal-dicy-active = Aktiv
terminal-dicy-frozen = ❆ Eingefroren
terminal-dicy-nothing = jetzt nichts
terminal-dicy-no-dice = Keine Würfel für diese Karte.
terminal-dicy-is-frozen = { $card } ist eingefroren: Passe, um deine Karten aufzutauen.

# Höchstens 14 Zeichen, 10, wo die Karte eine Wirkung hat; ≠ steht für verschieden, = für gleich
terminal-dicy-short-any_two = 2 Würfel
terminal-dicy-short-low_six = alle 6, ohne 6
terminal-dicy-short-odd = 1 · 3 · 5
terminal-dicy-short-straight = 1-2-3-…
terminal-dicy-short-two_pairs = x x + y y
terminal-dicy-short-sixes = 6 6 6 …
terminal-dicy-short-double_pair = 2 × (x + x)
terminal-dicy-short-three_lowest = 3 kleinste
terminal-dicy-short-all_different = ≠, je 4 Punkte
terminal-dicy-short-five_different = bis 5, alle ≠
terminal-dicy-short-forty_minus = 40 − alle 6
terminal-dicy-short-all_same = =, je 5 Punkte

terminal-dicy-effect-neighbours_freeze = links und rechts: 1 einfrieren
terminal-dicy-effect-neighbours_reset = links und rechts: 1 auftauen
terminal-dicy-effect-others_freeze = alle anderen: 1 einfrieren

terminal-dicy-slip-freeze = ❆ Friere eine Karte ein
terminal-dicy-slip-reset = ☼ Taue eine Karte auf
terminal-dicy-slip-reroll = ❆ Einfrieren, neu werfen

terminal-dicy-ask-turn = { $seat }, wähle eine Karte zum Werten oder markiere Würfel, um neu zu werfen.
terminal-dicy-ask-confirm = { $seat }, Enter wertet so; du kannst auch andere Würfel markieren.
terminal-dicy-ask-mark = { $seat }, markiere, was du neu wirfst, und wähle dann die Karte, die einfriert.
terminal-dicy-ask-which-freeze = { $seat }, wähle die Karte, die einfriert: Die markierten Würfel fallen sofort.
terminal-dicy-ask-skip = { $seat }, alle deine Karten sind eingefroren: Du kannst nur passen.

terminal-dicy-key-card = Karte
terminal-dicy-key-score = Werten
terminal-dicy-key-freeze = Einfrieren
terminal-dicy-key-reset = Auftauen
terminal-dicy-key-reroll = Einfrieren + werfen
terminal-dicy-key-skip = Passen
