# Lektionen von Dicy Cards: learn-dicy-cards-<Lektion> ist der Titel, -<Schritt> was gefragt ist, -<Schritt>-right die Antwort auf den
# richtigen Zug, -<Schritt>-<Name> die Antwort auf andere. Kurz: Man liest sie neben dem Spielbrett.

learn-dicy-cards-turn = Dein erster Zug
learn-dicy-cards-turn-1 = Alle haben dieselben fünf Karten. Mit sechs Würfeln sammelt ihr darauf Punkte, um die Wette bis 100. Ein Zug beginnt mit allen sechs Würfeln: Wirf sie.
learn-dicy-cards-turn-1-right = Jede Karte zeigt jetzt, was sie bringt: die Summe der Würfel, die zu ihr passen.
learn-dicy-cards-turn-2 = In deinem Zug wertest du meistens eine Karte. Nimm die mit den meisten Punkten: Zur Straße gehören aufeinanderfolgende Zahlen. Wähle sie und werte sie.
learn-dicy-cards-turn-2-right = 1 + 2 + 3 + 4 + 5 + 6: 21 Punkte! Eine gewertete Karte ist eingefroren: Du kannst sie erst wieder nutzen, wenn sie aufgetaut ist. Dann hat dein Gegenüber geworfen und Zwei Paare gewertet: 2 + 2 + 3 + 3 = 10.
learn-dicy-cards-turn-2-less = Das ist erlaubt, bringt aber weniger. Zur Straße passen hier alle sechs Würfel: 1 bis 6, 21 Punkte.
learn-dicy-cards-turn-2-skip = Passen bringt keine Punkte. Du passt, um eingefrorene Karten aufzutauen, und du hast noch keine.
learn-dicy-cards-turn-2-freeze = Du könntest neu werfen, wenn du eine Karte einfrierst, aber besser werden diese Würfel nicht. Das kommt in der nächsten Lektion.

learn-dicy-cards-reroll = Neu werfen kostet eine Karte
learn-dicy-cards-reroll-1 = Wäre eine 6 eine 4, ginge deine Straße von 1 bis 6. Um neu zu werfen, frierst du eine Karte ein: Wähle eine 6 und friere Ohne Sechs ein.
learn-dicy-cards-reroll-1-right = Ohne Sechs ist eingefroren, und der Würfel zeigt eine 4.
learn-dicy-cards-reroll-1-straight = Dann wäre die Straße selbst eingefroren, und du könntest sie nicht werten. Friere eine Karte ein, die du nicht brauchst.
learn-dicy-cards-reroll-1-other = Fast: Wirf nur eine 6 neu und friere Ohne Sechs ein. Zu diesen Würfeln passt sie sowieso nicht.
learn-dicy-cards-reroll-1-score = Das ist erlaubt und sicher. Aber wenn nur ein Würfel zu 21 Punkten fehlt, ist neu zu werfen eine Karte wert.
learn-dicy-cards-reroll-1-skip = Passen bringt keine Punkte, und du hast nichts aufzutauen.
learn-dicy-cards-reroll-2 = Du könntest noch eine Karte einfrieren und wieder beliebige Würfel werfen, solange du aktive Karten hast. Werte jetzt die Straße.
learn-dicy-cards-reroll-2-right = 21 Punkte, für zwei Karten: die gewertete und die eingefrorene. Drei hast du noch.
learn-dicy-cards-reroll-2-less = Die Straße bringt 21 mit allen sechs Würfeln: Nimm sie alle.
learn-dicy-cards-reroll-2-skip = Keine Punkte, nach alldem? Werte erst die Straße.
learn-dicy-cards-reroll-2-freeze = Besser wird es nicht, und jedes neue Werfen kostet eine Karte.

learn-dicy-cards-last_card = Die letzte Karte
learn-dicy-cards-last_card-1 = Vier deiner Karten sind eingefroren: Nur die Straße ist noch da. Werte sie mit 2 3 4.
learn-dicy-cards-last_card-1-right = 2 + 3 + 4 = 9 Punkte sind besser als keine. Jetzt sind alle deine Karten eingefroren, also kannst du im nächsten Zug nur passen.
learn-dicy-cards-last_card-1-freeze = Du könntest deine letzte aktive Karte einfrieren. Aber dann hast du nichts mehr zu werten und kannst nur passen.
learn-dicy-cards-last_card-1-skip = Das ist erlaubt: Beim Passen tauen deine Karten auf. Aber nimm erst die Punkte; die Karten bekommst du zurück, wenn du danach passt.
learn-dicy-cards-last_card-1-fewer = Du könntest weniger Würfel nehmen. Hier bringt 2 3 4 am meisten.

learn-dicy-cards-effects = Karten, die auf andere wirken
learn-dicy-cards-effects-1 = Zu Zwei beliebige passen irgendwelche zwei Würfel, und die Schneeflocke bedeutet: Links und rechts von dir muss je eine aktive Karte eingefroren werden, falls eine da ist. Werte sie mit 6 6.
learn-dicy-cards-effects-1-right = 12 Punkte, und dein Gegenüber musste Ungerade einfrieren. Danach ging es dir ebenso.
learn-dicy-cards-effects-1-score = Das ist erlaubt. Aber Zwei beliebige bringt mit 6 6 gleich 12 Punkte und kostet dein Gegenüber eine Karte.
learn-dicy-cards-effects-1-skip = Wenn du passt, taut dein Gegenüber sogar eine Karte auf, sofern eine eingefroren ist.
learn-dicy-cards-effects-1-freeze = Du musst nicht neu werfen: 6 6 ist das Beste für Zwei beliebige.
learn-dicy-cards-effects-2 = Dein Gegenüber hat Zwei beliebige gewertet, also musst du eine Karte einfrieren, und du wählst welche. Gib die schwierigste her: Ohne Sechs.
learn-dicy-cards-effects-2-right = Sie ist eingefroren, als hättest du sie genutzt. Andere Varianten haben andere Karten, und jede sagt, wie sie zählt. Sechser wirkt umgekehrt: Links und rechts von dir wird je eine Karte aufgetaut. Bei Drei niedrigste frieren alle anderen eine ein.
learn-dicy-cards-effects-2-other = Das ginge. Aber diese Karte bringt dir öfter Punkte als Ohne Sechs, die sechs Würfel ohne eine 6 verlangt.

learn-dicy-cards-skip = Passen
learn-dicy-cards-skip-1 = Alle deine Karten sind eingefroren. Dann wird nicht geworfen: Du kannst nur passen. Tu es.
learn-dicy-cards-skip-1-right = Alle deine Karten sind wieder aktiv. Der Preis: keine Punkte, und alle anderen tauen eine Karte ihrer Wahl auf. Nach dem Wurf darfst du in jedem Zug passen; du musst es, wenn du nicht werten kannst oder willst.

learn-dicy-cards-last_round = Die letzte Runde
learn-dicy-cards-last_round-1 = Diese Partie geht bis 20 statt bis 100, und dein Gegenüber hat 21. Die Runde wird immer zu Ende gespielt: Du hast noch einen Zug. Wirf.
learn-dicy-cards-last_round-1-right = Wer die meisten Punkte hat, gewinnt: Du brauchst 22.
learn-dicy-cards-last_round-2 = Finde die Karte, die 21 übertrifft.
learn-dicy-cards-last_round-2-right = 22 zu 21: Du gewinnst! Alle haben gleich viele Züge, und dann gewinnt, wer die meisten Punkte hat.
learn-dicy-cards-last_round-2-less = Damit bleibst du hinter 21, und das Spiel wäre vorbei. Zwei Paare bringt mit 5 5 6 6 genau 22.
learn-dicy-cards-last_round-2-skip = Es gibt keinen Zug mehr: Das Spiel wäre vorbei, und verloren.
learn-dicy-cards-last_round-2-freeze = Du musst nichts wagen: Eine deiner Karten bringt schon jetzt 22.

learn-dicy-cards-tie = Gleichstand
learn-dicy-cards-tie-1 = Dein Gegenüber hat 21 Punkte und dafür eine Karte eingefroren: Drei Karten sind dort aktiv. Dein letzter Zug: Wirf.
learn-dicy-cards-tie-1-right = Du kannst auch auf 21 kommen. Was passiert dann?
learn-dicy-cards-tie-2 = Bei gleich vielen Punkten gewinnt, wer die meisten aktiven Karten hat. Werte die Straße, ohne etwas einzufrieren.
learn-dicy-cards-tie-2-right = 21 zu 21, und du hast vier aktive Karten gegen drei: Du gewinnst. Sind auch die gleich, teilt ihr euch den Sieg.
learn-dicy-cards-tie-2-freeze = Jede Karte, die du jetzt einfrierst, zählt bei Gleichstand gegen dich.
learn-dicy-cards-tie-2-less = Zu wenig: Du brauchst alle 21, um gleichzuziehen.
learn-dicy-cards-tie-2-skip = Dann hättest du nichts, gegen 21.

learn-dicy-cards-example-score = { $rule } Probier es aus: Hol mit dieser Karte so viele Punkte, wie die Würfel hergeben.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicy-event-rolled = Du wirfst { $dice }.
learn-you-dicy-event-rerolled = Du bekommst { $rolled }; jetzt liegen { $dice }.
learn-you-dicy-event-froze = Du frierst { $card } ein und wirfst { $dice } neu.
learn-you-dicy-event-scored =
    { $points ->
        [one] Du wertest { $card } mit { $dice }: 1 Punkt, insgesamt { $total }.
       *[other] Du wertest { $card } mit { $dice }: { $points } Punkte, insgesamt { $total }.
    }
learn-you-dicy-event-skipped =
    { $count ->
        [0] Du passt.
        [one] Du passt und taust eine Karte auf.
       *[other] Du passt und taust { $count } Karten auf.
    }
learn-you-dicy-event-frozen = Du musst { $card } einfrieren.
