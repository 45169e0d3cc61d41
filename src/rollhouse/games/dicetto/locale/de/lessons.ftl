# Lektionen von Dicetto: learn-dicetto-<Lektion> ist der Titel, -<Schritt> was gefragt ist, -<Schritt>-right die Antwort auf den richtigen
# Zug, -<Schritt>-<Name> die Antwort auf andere. Kurz: Man liest sie neben dem Spielbrett.

learn-dicetto-turn = Dein erster Zug
learn-dicetto-turn-1 = Alle haben vier Würfel, und auf dem Tisch liegen Karten, die du damit besetzt. Wirf deine Würfel.
learn-dicetto-turn-1-right = Du darfst in einem Zug bis zu dreimal werfen und wählst jedes Mal, welche Würfel.
learn-dicetto-turn-2 = Ein Dreierpasch ist 3 Punkte wert: Die Zahl steht in der Ecke. Du hast zwei Sechsen. Wirf die anderen beiden neu: 1 und 4.
learn-dicetto-turn-2-right = Eine dritte Sechs!
learn-dicetto-turn-2-keep = Du könntest hier aufhören. Aber du hast noch zwei Würfe, und mit einer dritten Sechs passt der Dreierpasch, der 3 Punkte wert ist.
learn-dicetto-turn-2-other = Behalte die zwei Sechsen und wirf 1 und 4 neu.
learn-dicetto-turn-3 = Du könntest noch einmal werfen. Die Sechsen sind, was du wolltest: Behalte alle.
learn-dicetto-turn-3-right = Jetzt legst du Würfel auf Karten.
learn-dicetto-turn-3-reroll = Die Sechsen genügen. Noch ein Wurf brächte hier nichts.
learn-dicetto-turn-4 = Auf eine Karte kommt genau, was sie verlangt. Wähle den Dreierpasch und lege 6 6 6.
learn-dicetto-turn-4-right = Auf der Karte liegen deine Würfel. Sie gehört dir noch nicht: Du gewinnst sie zu Beginn deines nächsten Zuges, wenn deine Würfel dann noch dort liegen.
learn-dicetto-turn-4-less = Das ist erlaubt, aber weniger wert. Der Dreierpasch ist 3 Punkte wert.
learn-dicetto-turn-4-done = Lege erst deine Würfel: Was nicht liegt, besetzt nichts.

learn-dicetto-several = Mehrere Karten in einem Zug
learn-dicetto-several-1 = Deine Würfel dürfen auf mehrere Karten, jeder Würfel auf eine. Beginne mit 6 6 auf Paar.
learn-dicetto-several-1-right = Zwei Würfel hast du noch, und es geht weiter.
learn-dicetto-several-1-fours = Auch ein Paar. Aber die Sechsen passen dann auf keine andere Karte, die Vieren schon: Behalte sie für Zahl 4.
learn-dicetto-several-1-less = Das ginge. Aber nimm 6 6 für Paar: Dann bleibt 4 4 für Zahl 4.
learn-dicetto-several-1-done = Du hast vier Würfel zu legen, und Karten, auf die sie passen.
learn-dicetto-several-2 = Auf Zahl 4 passen so viele Vieren, wie du willst. Eine höhere Summe ist schwerer zu schlagen: Lege beide.
learn-dicetto-several-2-right = Zwei Karten in einem Zug. Liegen deine Würfel im nächsten Zug noch dort, geben sie dir 1 Punkt und 2 Punkte.
learn-dicetto-several-2-one = Das ginge. Aber die Summe der Würfel entscheidet, wer geschlagen wird: Zwei Vieren halten sich auf Zahl 4 besser.
learn-dicetto-several-2-done = 4 4 passt noch auf Zahl 4, für 2 Punkte.

learn-dicetto-winning = Karten gewinnen
learn-dicetto-winning-1 = Deine Würfel liegen auf zwei Karten. Beende deinen Zug.
learn-dicetto-winning-1-right = Dein Gegenüber hat nichts gelegt, also liegen deine Würfel noch da: Du gewinnst beide Karten, 1 + 2 = 3 Punkte, und nimmst deine Würfel zurück. Neue Karten vom Stapel kommen an ihre Stelle, und dein nächster Zug beginnt.

learn-dicetto-beaten = Andere schlagen
learn-dicetto-beaten-1 = Dein Gegenüber hat 3 3 auf Paar: zusammen 6. Eine höhere Summe schlägt das. Lege 5 5 dorthin.
learn-dicetto-beaten-1-right = Die anderen Würfel gehen zurück, und deine haben die Karte. Dasselbe kann dir bis zu deinem nächsten Zug passieren. Mit 2 2 (nur 4) hättest du dort nicht legen können.
learn-dicetto-beaten-1-done = Du kannst dir die Karte holen: 5 5 schlägt 3 3.

learn-dicetto-duel = Duelle
learn-dicetto-duel-1 = Dein Gegenüber hat 6 6 auf Paar, und du hast auch 6 6. Bei gleicher Summe entscheidet ein Duell. Lege 6 6 dorthin.
learn-dicetto-duel-1-right = Ein Duell!
learn-dicetto-duel-1-done = Versuch es: Mit einem Duell kannst du die Karte gewinnen.
learn-dicetto-duel-2 = Ihr werft beide einen Würfel, bei Gleichstand noch einmal. Der höhere hat die Karte. Wirf.
learn-dicetto-duel-2-right = 3 zu 3, dann 5 zu 2: Du gewinnst, und auf der Karte liegen deine Würfel. Hättest du verloren, wären sie für diesen Zug draußen, und diese Karte könntest du nicht noch einmal versuchen.

learn-dicetto-reroll_card = Die Karte Zusatzwurf
learn-dicetto-reroll_card-1 = Deine Würfel passen auf keine Karte außer Zusatzwurf: Dort passt alles. Eine höhere Summe ist schwerer zu schlagen: Lege alle vier.
learn-dicetto-reroll_card-1-right = Niemand hat dich geschlagen: Zu Beginn deines Zuges hältst du die Karte Zusatzwurf. Sie bringt keine Punkte und zählt nicht als Karte.
learn-dicetto-reroll_card-1-fewer = Du könntest weniger legen. Aber eine höhere Summe ist schwerer zu schlagen: Lege alle vier.
learn-dicetto-reroll_card-1-done = Auf Zusatzwurf passt alles: besser als nichts.
learn-dicetto-reroll_card-2 = In diesem Zug darfst du viermal werfen. Danach geht die Karte auf den Tisch zurück. Wirf.
learn-dicetto-reroll_card-2-right = Du hast noch drei Würfe; normal wären es zwei.

learn-dicetto-bonus = Bonuskarten
learn-dicetto-bonus-1 = Man kann mit Bonuskarten spielen: Vier der acht liegen neben dem Tisch. Eine gibt 3 Punkte für die meisten Zahlenkarten. Lege 5 5 auf Zahl 5.
learn-dicetto-bonus-1-right = 2 Punkte, wenn sie im nächsten Zug noch dir gehört, und ein Schritt zur Bonuskarte. Bonuskarten werden am Ende vergeben; bei Gleichstand bekommt niemand die Karte.
learn-dicetto-bonus-1-fewer = Du könntest eine 5 legen. Aber eine höhere Summe ist schwerer zu schlagen: Lege beide.
learn-dicetto-bonus-1-pair = Das ist erlaubt. Aber Zahl 5 ist mehr wert und zählt für die Bonuskarte.
learn-dicetto-bonus-1-done = Lege erst deine Würfel: Deine Fünfen passen auf Zahl 5.

learn-dicetto-end = Das Ende
learn-dicetto-end-1 = Das Spiel endet, wenn jemand die zehnte Karte gewinnt; in dieser Lektion die zweite. Auf Paar liegen deine Würfel. Lege auch 4 4 auf Zahl 4.
learn-dicetto-end-1-right = Schlägt dich niemand, gewinnst du beide zu Beginn deines nächsten Zuges.
learn-dicetto-end-1-one = Lege beide Vieren auf Zahl 4: Das ist die zweite Karte, die du brauchst.
learn-dicetto-end-1-done = Eine Karte reicht hier nicht. Lege 4 4 auf Zahl 4.
learn-dicetto-end-2 = Beende deinen Zug und sieh, was dein Gegenüber macht.
learn-dicetto-end-2-right = Dein Gegenüber hat 1 2 3 auf Kleine Straße gelegt. Du hast deine zweite Karte gewonnen, und das beendet das Spiel sofort: Alle Karten mit Würfeln gehen an die, denen die Würfel gehören. Gezählt werden die Punkte der Karten und die der Bonuskarten. 3 zu 2 Punkte: Du gewinnst! Bei gleich vielen Punkten wird der Sieg geteilt.

learn-dicetto-example-place = { $rule } Probier es aus: Lege die Würfel mit der höchsten Summe, die auf die Karte passt.
learn-dicetto-example-bonus = { $rule } Lege deine Würfel so, dass sie dir gehören wird: Hier beendet die erste gewonnene Karte das Spiel.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicetto-event-turn = Du bist am Zug.
learn-you-dicetto-event-took =
    Du gewinnst { $cards } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) und hast jetzt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
learn-you-dicetto-event-reroll-taken = Du hältst die Karte Zusatzwurf und darfst in diesem Zug viermal werfen.
learn-you-dicetto-event-rolled = Du wirfst { $dice }.
learn-you-dicetto-event-rerolled = Du bekommst { $rolled }; jetzt liegen { $dice }.
learn-you-dicetto-event-picked-up = Du wirfst { $dice } neu.
learn-you-dicetto-event-kept = Du behältst { $dice }.
learn-you-dicetto-event-placed = Du legst { $dice } auf { $spot }.
learn-you-dicetto-event-to-duel = Du und dein Gegenüber habt beide { $total } auf { $spot }: Ein Duell entscheidet.
learn-you-dicetto-event-duel-tied = Duell: Ihr werft beide { $mine } und werft noch einmal.
learn-you-dicetto-event-duel-won = Duell: Du wirfst { $mine }, dein Gegenüber { $theirs }. Du gewinnst.
learn-you-dicetto-event-done = Du beendest deinen Zug.
learn-you-dicetto-event-end =
    { $count ->
        [one] Du hast 1 Karte: Damit endet das Spiel.
       *[other] Du hast { $count } Karten: Damit endet das Spiel.
    }
learn-you-dicetto-event-bonus-won =
    { $points ->
        [one] Bonuskarte { $card }: 1 Punkt für dich.
       *[other] Bonuskarte { $card }: { $points } Punkte für dich.
    }
