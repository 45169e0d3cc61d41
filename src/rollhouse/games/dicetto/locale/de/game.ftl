# Dicetto. Würfel legt man auf Würfelkarten und auf die Karte Zusatzwurf; Bonuskarten werden am Ende vergeben.

dicetto-name = Dicetto

## Die Karten

dicetto-card-number = Zahl { $number }
dicetto-card-pair = Paar
dicetto-card-two_pairs = Zwei Paare
dicetto-card-three = Dreierpasch
dicetto-card-four = Viererpasch
dicetto-card-small_straight = Kleine Straße
dicetto-card-large_straight = Große Straße
dicetto-card-chance = Chance
dicetto-card-reroll = Zusatzwurf

# Eine Karte und das Feld des Tisches, auf dem sie liegt
dicetto-spot = { $card } (Feld { $slot })
# Was auf einer Karte steht
dicetto-face =
    { $points ->
        [one] { $card }, 1 Punkt
       *[other] { $card }, { $points } Punkte
    }
dicetto-face-logo =
    { $points ->
        [one] { $card }, 1 Punkt, Logo
       *[other] { $card }, { $points } Punkte, Logo
    }

dicetto-kind-number = Zahlen 1 bis 6
dicetto-kind-reroll = Die Karte Zusatzwurf

dicetto-rule-number = Lege einen oder mehrere Würfel mit der Zahl der Karte, so viele du willst.
dicetto-rule-pair = Lege 2 Würfel mit derselben Zahl.
dicetto-rule-two_pairs = Lege 4 Würfel, die zwei Paare bilden. Auch vier Würfel mit derselben Zahl gelten als zwei Paare.
dicetto-rule-three = Lege 3 Würfel mit derselben Zahl.
dicetto-rule-four = Lege 4 Würfel mit derselben Zahl.
dicetto-rule-small_straight = Lege 3 Würfel, deren Zahlen aufeinander folgen.
dicetto-rule-large_straight = Lege 4 Würfel, deren Zahlen aufeinander folgen.
dicetto-rule-chance = Lege einen oder mehrere Würfel, gleich was sie zeigen.
dicetto-rule-reroll =
    Lege einen oder mehrere Würfel, gleich was sie zeigen. Diese Karte bringt keine Punkte und zählt nicht zu deinen Karten. Liegen deine
    Würfel aber zu Beginn deines nächsten Zuges noch darauf, darfst du in diesem Zug viermal werfen. Bevor du Würfel legst, legst du die Karte
    auf den Tisch zurück.

dicetto-example-number = Beispiel: auf Zahl 5 eine 5, oder 5 5, oder 5 5 5.
dicetto-example-pair = Beispiel: 4 4.
dicetto-example-two_pairs = Beispiel: 2 2 5 5.
dicetto-example-three = Beispiel: 6 6 6.
dicetto-example-four = Beispiel: 3 3 3 3.
dicetto-example-small_straight = Beispiel: 2 3 4.
dicetto-example-large_straight = Beispiel: 3 4 5 6.
dicetto-example-chance = Beispiel: 1 5 6.

## Bonuskarten

dicetto-bonus-fewest_logo = Wenigste Logos
dicetto-bonus-most_logo = Meiste Logos
dicetto-bonus-fewest_cards = Wenigste Karten
dicetto-bonus-most_cards = Meiste Karten
dicetto-bonus-most_straights = Meiste Straßen
dicetto-bonus-most_chance = Meiste Chancen
dicetto-bonus-fewest_points = Wenigste Punkte
dicetto-bonus-most_numbers = Meiste Zahlen

dicetto-bonus-rule-fewest_logo = { $points } Punkte für die wenigsten Karten mit dem Dicetto-Logo. Bei Gleichstand für niemanden.
dicetto-bonus-rule-most_logo = { $points } Punkte für die meisten Karten mit dem Dicetto-Logo. Bei Gleichstand für niemanden.
dicetto-bonus-rule-fewest_cards = { $points } Punkte für die wenigsten Würfelkarten. Bei Gleichstand für niemanden.
dicetto-bonus-rule-most_cards = { $points } Punkte für die meisten Würfelkarten. Bei Gleichstand für niemanden.
dicetto-bonus-rule-most_straights = { $points } Punkte für die meisten Straßen, kleine und große zusammen. Bei Gleichstand für niemanden.
dicetto-bonus-rule-most_chance = { $points } Punkte für die meisten Chance-Karten. Bei Gleichstand für niemanden.
dicetto-bonus-rule-fewest_points = { $points } Punkte für die wenigsten Punkte auf Würfelkarten. Bei Gleichstand für niemanden.
dicetto-bonus-rule-most_numbers = { $points } Punkte für die meisten Karten mit einer Zahl von 1 bis 6. Bei Gleichstand für niemanden.

## Vorbereitung

dicetto-option-cards-to-win = Karten zum Sieg
dicetto-option-most-turns = Höchstzahl der Züge, alle zusammengezählt
dicetto-option-quiet-rounds = Spielende nach so vielen Runden ohne genommene Karte
dicetto-option-bonus = Bonuskarten
dicetto-option-bonus-with = mit Bonuskarten
dicetto-option-bonus-without = ohne Bonuskarten
dicetto-option-deck = Eine Datei mit einem eigenen Kartensatz

dicetto-setup =
    { $count ->
        [one] Das Spiel endet, sobald jemand eine Karte gewonnen hat.
       *[other] Das Spiel endet, sobald jemand { $count } Karten gewonnen hat.
    }
dicetto-setup-most-turns =
    { $count ->
        [one] Spätestens endet es nach dem ersten Zug.
       *[other] Spätestens endet es nach { $count } Zügen.
    }
dicetto-setup-quiet-rounds = Es endet früher, wenn { $count } Runden lang keine Würfelkarte genommen wird.
dicetto-setup-quiet-rounds-never = Auch wenn keine Karten genommen werden, geht es weiter.
dicetto-setup-bonus = Mit Bonuskarten.
dicetto-setup-no-bonus = Ohne Bonuskarten.
dicetto-setup-deck = Kartensatz: { $name }, { $count } Karten.
dicetto-setup-our-reading = Die Spielregel sagt nicht, wie viele Karten es von jeder Art gibt, was sie zählen und welche das Logo tragen: Dieser Kartensatz ist unsere Vermutung, und die gedruckten Karten können abweichen.

## Was geschieht

dicetto-event-first = { $seat } beginnt.
dicetto-event-drawn = Feld { $slot }: { $face }.
dicetto-event-bonus = Die Bonuskarten dieser Partie: { $cards }.
dicetto-event-turn = { $seat } ist am Zug.
dicetto-event-took =
    { $seat } gewinnt { $cards } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) und hat jetzt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
dicetto-event-reroll-taken = { $seat } hält die Karte Zusatzwurf und darf in diesem Zug viermal werfen.
dicetto-event-reroll-laid-back = { $seat } legt die Karte Zusatzwurf auf den Tisch zurück.
dicetto-event-rolled = { $seat } wirft { $dice }.
dicetto-event-rerolled = { $seat } bekommt { $rolled }; jetzt liegen { $dice }.
dicetto-event-picked-up = { $seat } wirft { $dice } neu.
dicetto-event-kept = { $seat } behält { $dice }.
dicetto-event-placed = { $seat } legt { $dice } auf { $spot }.
dicetto-event-returned = { $seat } wird auf { $spot } geschlagen und nimmt { $dice } zurück.
dicetto-event-to-duel = { $seat } und { $holder } haben beide { $total } auf { $spot }: Ein Duell entscheidet.
dicetto-event-duel-tied = Duell: { $seat } und { $holder } werfen beide { $mine } und werfen noch einmal.
dicetto-event-duel-won = Duell: { $seat } wirft { $mine }, { $holder } { $theirs }. { $seat } gewinnt.
dicetto-event-duel-lost = Duell: { $seat } wirft { $mine }, { $holder } { $theirs }. { $holder } hält stand, und { $seat } kann { $dice } in diesem Zug nicht mehr legen.
dicetto-event-done = { $seat } beendet den Zug.
dicetto-event-end =
    { $count ->
        [one] { $seat } hat 1 Karte: Damit endet das Spiel.
       *[other] { $seat } hat { $count } Karten: Damit endet das Spiel.
    }
dicetto-event-end-no-cards = Es ist keine Würfelkarte mehr da: Damit endet das Spiel.
dicetto-event-end-most-turns =
    { $count ->
        [one] Ein Zug ist gespielt: Damit endet das Spiel.
       *[other] { $count } Züge sind gespielt: Damit endet das Spiel.
    }
dicetto-event-end-quiet-rounds = { $count } Runden lang wurde keine Würfelkarte genommen: Damit endet das Spiel.
dicetto-event-end-agreed = Alle wollen aufhören: Damit endet das Spiel.
dicetto-event-stands-still = Seit { $rounds } Runden wurde keine Würfelkarte genommen. In { $left } Zügen endet das Spiel, es sei denn, eine Karte wird genommen.
dicetto-event-swept =
    { $points ->
        [one] { $seat } gewinnt auch { $cards }, wo noch Würfel liegen: 1 Punkt.
       *[other] { $seat } gewinnt auch { $cards }, wo noch Würfel liegen: { $points } Punkte.
    }
dicetto-event-bonus-won =
    { $points ->
        [one] Bonuskarte { $card }: 1 Punkt für { $seat }.
       *[other] Bonuskarte { $card }: { $points } Punkte für { $seat }.
    }
dicetto-event-bonus-tied = Bonuskarte { $card }: Gleichstand, niemand bekommt sie.

dicetto-won-points = Wer die meisten Punkte hat, gewinnt.
dicetto-won-shared = Gleich viele Punkte: Der Sieg wird geteilt.

## Der Stand

dicetto-line-pile = Karten zum Sieg: { $goal }. Karten im Stapel: { $count }.
dicetto-line-pile-our-reading = Karten zum Sieg: { $goal }. Karten im Stapel: { $count }. (Der Kartensatz ist unsere Vermutung.)
dicetto-line-slot-free = { $slot }: { $face }
dicetto-line-slot-held = { $slot }: { $face }. Darauf: { $dice } von { $seat }, Summe { $total }.
dicetto-line-slot-empty = { $slot }: leer
dicetto-line-reroll-free = Karte Zusatzwurf: frei
dicetto-line-reroll-held = Karte Zusatzwurf. Darauf: { $dice } von { $seat }, Summe { $total }.
dicetto-line-reroll-in-hand = Karte Zusatzwurf: bei { $seat }, für einen vierten Wurf.
dicetto-line-bonus = Bonuskarten: { $cards }.
# Nur wenn die Zahl der Züge das Spiel bald beendet
dicetto-line-last-turns =
    { $count ->
        [0] Das ist der letzte Zug: Danach endet das Spiel.
        [one] Nach diesem Zug kommt noch einer, dann endet das Spiel.
       *[other] Nach diesem Zug kommen noch { $count }, dann endet das Spiel.
    }
dicetto-line-stands-still =
    { $count ->
        [one] Das Spiel steht still: Nach diesem Zug endet es. Wenn alle wollen, ist jetzt schon Schluss.
       *[other] Das Spiel steht still: In { $count } Zügen endet es, es sei denn, eine Karte wird genommen. Wenn alle wollen, ist jetzt schon Schluss.
    }
dicetto-line-seat =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
dicetto-line-dice = Würfel: { $dice }
dicetto-line-aside = Nach einem verlorenen Duell beiseitegelegt: { $dice }
# Eine Zeile des Endstands: die Punkte und woraus sie bestehen
dicetto-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } ({ $dice } aus Karten, { $bonus } Bonus), { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.

## Entscheidungen

dicetto-ask-roll =
    { $rolls ->
        [one] { $seat }, neu werfen oder behalten? Du hast noch einen Wurf.
       *[other] { $seat }, neu werfen oder behalten? Du hast noch { $rolls } Würfe.
    }
dicetto-ask-reroll = Welche von { $dice } wirfst du neu?
dicetto-ask-place = { $seat }, wohin legst du Würfel?
dicetto-ask-dice-for = Welche von { $dice } legst du auf { $spot }?
dicetto-ask-which-card = Auf welche Karte legst du Würfel?
dicetto-ask-rolled =
    { $count ->
        [one] { $seat } hat einen Würfel geworfen: Was zeigt er?
       *[other] { $seat } hat { $count } Würfel geworfen: Was zeigen sie?
    }
dicetto-ask-duel = Was hat { $seat } geworfen, und was dann { $holder }?
dicetto-ask-oldest = Wer beginnt? Laut Spielregel: wer am ältesten ist.
dicetto-ask-drawn = Welche Karte wurde für Feld { $slot } gezogen?
dicetto-ask-drawn-our-reading = Welche Karte wurde für Feld { $slot } gezogen? (Der Kartensatz ist unsere Vermutung.)
dicetto-ask-card-id = Welche Karte wurde gezogen? Karten heißen zum Beispiel pair#2 oder number_3#1.
dicetto-ask-bonus = Welche { $count } Bonuskarten wurden gezogen?

dicetto-menu-reroll = Einige Würfel neu werfen
dicetto-menu-other-dice = Andere Würfel legen
dicetto-menu-duel = Die zwei Würfel des Duells eingeben
dicetto-menu-draw = Gezogene Karte eingeben
dicetto-menu-card-id = Karte mit ihrer Kennung eingeben
dicetto-menu-bonus = Gezogene Bonuskarten eingeben
# So viele solche Karten sind noch im Stapel
dicetto-menu-face = { $face } (noch { $count })

dicetto-worth-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
dicetto-worth-roll = ein vierter Wurf im nächsten Zug
dicetto-move-place = { $dice } auf { $spot } legen: { $worth }
dicetto-move-beat = { $dice } auf { $spot } legen und { $holder } schlagen: { $worth }
dicetto-move-to-duel = { $dice } auf { $spot } legen, wenn du das Duell gegen { $holder } gewinnst: { $worth }
dicetto-move-reroll = { $dice } neu werfen
dicetto-move-keep = { $dice } behalten
dicetto-move-done =
    { $count ->
        [0] Zug beenden
        [one] Zug beenden, ein Würfel nicht gelegt
       *[other] Zug beenden, { $count } Würfel nicht gelegt
    }
dicetto-move-stop = Im Einvernehmen aller aufhören
dicetto-move-draw = { $face } ziehen
dicetto-move-duel = Duell: { $seat } wirft { $mine }, { $holder } { $theirs }

## Warum etwas nicht geht

dicetto-error-stopped-rolling = Aufgehört zu werfen: Weiterwerfen war besser
dicetto-error-rolled-on = Weitergeworfen: die Würfel zu behalten war besser
dicetto-error-wrong-reroll = Die falschen Würfel neu geworfen
dicetto-error-wrong-card = Auf die falsche Karte gelegt
dicetto-error-wrong-dice = Die falschen Würfel auf die richtige Karte gelegt
dicetto-error-stopped-placing = Zu wenig gelegt
dicetto-error-placed-on = Zu viel gelegt

error-setup-cards_to_win = Ungültige Zahl der Karten zum Sieg: „{ $value }“.
error-setup-most_turns = Ungültige Höchstzahl der Züge: „{ $value }“.
error-setup-quiet_rounds = Ungültige Zahl von Runden ohne genommene Karte: „{ $value }“.
error-setup-bonus = „{ $value }“ ist weder „with“ noch „without“ (mit oder ohne Bonuskarten).
error-setup-deck = Mit diesem Kartensatz kann nicht gespielt werden: „{ $value }“.
error-setup-deck_name = Ungültiger Name für einen Kartensatz: „{ $value }“.
error-setup-reading = Ungültiger Wert „{ $value }“: Ein Kartensatz ist als unsere Vermutung gekennzeichnet oder nicht.

dicetto-why-entry-number = Eine Karte mit kind = "number" braucht eine Zahl, und nur eine solche Karte hat eine.
dicetto-why-entry-logo = Es können nicht mehr Logos ({ $logo }) als Exemplare ({ $copies }) sein.
dicetto-why-deck-size = Ein Kartensatz hat { $low } bis { $high } Karten; dieser hat { $count }.
dicetto-why-deck-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
dicetto-why-range = Eine ganze Zahl von { $low } bis { $high }.
dicetto-why-token = Eine Karte schreibt man wie pair#2:1*: Art, Exemplar, Punkte (0 bis 50) und * für das Logo.
dicetto-why-card-twice = Die Karte { $card } kommt zweimal vor.
dicetto-why-unknown-slot = Würfel legt man auf Feld 1, 2, 3 oder 4 oder auf die Karte Zusatzwurf; „{ $slot }“ ist nichts davon.
dicetto-why-unknown-card = „{ $card }“ kann keine Karte sein. Karten heißen zum Beispiel pair#2 oder number_3#1.
dicetto-why-unknown-bonus = Eine Bonuskarte „{ $card }“ gibt es nicht.
dicetto-why-no-dice = Wähle mindestens einen Würfel.
dicetto-why-keep-first = Du kannst noch werfen. Willst du jetzt Würfel legen, behalte sie zuerst.
dicetto-why-no-rolls = Du hast in diesem Zug keinen Wurf mehr.
dicetto-why-not-in-pile = { $card } ist nicht im Stapel.
dicetto-why-draw-first = Zuerst muss eine Karte vom Stapel gezogen werden.
dicetto-why-duel-first = Zuerst muss ein Duell entschieden werden: je ein Würfel.
dicetto-why-bonus-first = Zuerst müssen die Bonuskarten ausgelegt werden.
dicetto-why-slot-empty = Auf Feld { $slot } liegt keine Karte: Der Stapel ist leer.
dicetto-why-own-dice = Auf { $card } liegen schon deine eigenen Würfel.
dicetto-why-no-stop = Gemeinsam aufhören könnt ihr erst, wenn angekündigt ist, dass das Spiel stillsteht, und nicht, wenn gerade Würfel geworfen werden.
dicetto-why-lost-there = Du hast ein Duell um { $card } verloren; in diesem Zug darfst du es dort nicht noch einmal versuchen.
dicetto-why-aside = { $dice } hat ein Duell verloren und kann in diesem Zug nicht mehr gelegt werden.
dicetto-why-makes-number = Auf { $card } passen nur Würfel, die { $number } zeigen.
dicetto-why-makes-pair = Auf { $card } passen genau 2 Würfel mit derselben Zahl.
dicetto-why-makes-two_pairs = Auf { $card } passen genau 4 Würfel, die zwei Paare bilden.
dicetto-why-makes-three = Auf { $card } passen genau 3 Würfel mit derselben Zahl.
dicetto-why-makes-four = Auf { $card } passen genau 4 Würfel mit derselben Zahl.
dicetto-why-makes-small_straight = Auf { $card } passen genau 3 Würfel, deren Zahlen aufeinander folgen.
dicetto-why-makes-large_straight = Auf { $card } passen genau 4 Würfel, deren Zahlen aufeinander folgen.
dicetto-why-too-low = Die Würfel von { $holder } auf { $card } ergeben { $held }; deine ergeben { $total }, und das ist zu wenig.

## Die Bots

dicetto-bot-random = spielt einen zufälligen Zug
dicetto-bot-greedy = will die eine Karte mit den meisten Punkten und denkt einen Wurf voraus
dicetto-bot-expert = berechnet den ganzen Zug und hat aus Partien gegen sich selbst gelernt, was danach kommt

## Die Spielregel

dicetto-guide-goal-title = Das Ziel
dicetto-guide-goal =
    Lege Würfel auf Karten und lass dich dort nicht schlagen, dann gehören die Karten dir. Sobald jemand 10 Karten gewonnen hat, oder eine
    andere Zahl, die ihr vereinbart, endet das Spiel, und es gewinnt, wer die meisten Punkte hat.
dicetto-guide-setup-title = Vor dem Spiel
dicetto-guide-setup =
    Gespielt wird zu zweit bis zu viert; alle haben 4 Würfel einer Farbe. Mischt die Würfelkarten und legt 4 davon offen aus, daneben die
    Karte Zusatzwurf. Spielt ihr mit Bonuskarten, legt 4 der 8 aus; die anderen werden nicht gebraucht. Bestimmt, wer beginnt, oder
    überlasst es dem Zufall; laut Spielregel beginnt, wer am ältesten ist.
dicetto-guide-turn-title = Dein Zug
dicetto-guide-turn = Nimm die Karten, auf denen deine Würfel noch liegen, wirf und lege Würfel auf eine oder mehrere Karten. Was du nicht gelegt hast, behältst du. Dann geht es im Uhrzeigersinn weiter.
dicetto-guide-take-title = Karten nehmen
dicetto-guide-take =
    Zu Beginn deines Zuges gehört dir jede Karte, auf der noch deine Würfel liegen, und die Würfel kommen zu dir zurück. Neue Karten vom
    Stapel füllen die leeren Felder, solange es welche gibt.
dicetto-guide-roll-title = Werfen
dicetto-guide-roll =
    Wirf alle vier Würfel. Du darfst beliebig viele davon neu werfen, und dann noch einmal: insgesamt drei Würfe. Du darfst auch früher
    aufhören.
dicetto-guide-place-title = Würfel legen
dicetto-guide-place =
    Lege Würfel auf eine Karte nach der anderen und höre auf, wann du willst. Die Würfel auf einer Karte bilden genau, was sie verlangt, und
    ein Würfel liegt nur auf einer Karte. Zu Würfeln, die du in diesem Zug auf eine Karte gelegt hast, legst du nichts dazu. Liegen dort
    Würfel von jemand anderem, vergleicht die Summen. Ist deine höher, bekommt die andere Person ihre Würfel zurück und behält sie bis zu ihrem
    nächsten Zug. Ist sie gleich, entscheidet ein Duell. Ist sie niedriger, kannst du dort nicht legen.
dicetto-guide-duel-title = Duelle
dicetto-guide-duel =
    Ihr werft beide einen Würfel, bei Gleichstand noch einmal. Wer höher wirft, hat die Karte. Verlierst du ein Duell in deinem eigenen Zug,
    kannst du die Würfel, die du dort legen wolltest, in diesem Zug nicht mehr legen und es auf dieser Karte nicht noch einmal versuchen.
dicetto-guide-end-title = Das Ende
dicetto-guide-end =
    Sobald jemand zu Beginn eines Zuges die zehnte Karte nimmt, endet das Spiel; geworfen wird nicht mehr. Es endet auch, wenn keine
    Würfelkarte mehr da ist, und spätestens nach insgesamt 400 Zügen. Jede Karte, auf der dann Würfel liegen, geht an die Person,
    der die Würfel gehören. Zählt die Punkte auf euren Würfelkarten zusammen, dann die der Bonuskarten. Wer die meisten Punkte hat, gewinnt; bei
    gleich vielen wird der Sieg geteilt.
dicetto-guide-end-quiet =
    Zwei, die beide abwarten, könnten endlos weiterspielen. Deshalb endet das Spiel nach einer eigenen Regel von uns auch, wenn { $count } volle Runden lang keine
    Würfelkarte genommen wurde (einstellbar). Zwei Runden vorher wird das angesagt; von da an könnt ihr gemeinsam beschließen, sofort aufzuhören.
dicetto-guide-deck-title = Der Kartensatz
dicetto-guide-deck = Es gibt { $count } Würfelkarten:
dicetto-guide-our-reading =
    Die Spielregel sagt nicht, wie viele Karten es von jeder Art gibt, was sie zählen und welche das Logo tragen. Was hier steht, ist unsere
    Vermutung, und die gedruckten Karten können abweichen; mit einer eigenen Datei kannst du es berichtigen.
dicetto-guide-face = { $count } × { $face }

## Hilfe: woher die Werte kommen, worauf zu achten ist und warum

dicetto-values = Eine Schätzung: Jeder Zug wird genau berechnet; was danach kommt, beurteilt ein Modell, das mit vielen Partien trainiert wurde. Durchschnittlicher Fehler { $mean } Prozentpunkte; 95 % der Fehler liegen unter { $error } (gemessen durch Ausspielen von Stellungen).

# Eine Karte mitten im Satz
dicetto-target =
    { $points ->
        [one] { $card } (1 Punkt)
       *[other] { $card } ({ $points } Punkte)
    }
dicetto-target-slot =
    { $points ->
        [one] { $card } (Feld { $slot }, 1 Punkt)
       *[other] { $card } (Feld { $slot }, { $points } Punkte)
    }
dicetto-target-reroll = Zusatzwurf
# Ein Zug mitten im Satz, in Anführungszeichen
dicetto-doing-place = { $dice } auf { $card }
dicetto-doing-reroll = { $dice } neu werfen
dicetto-doing-keep = alle Würfel behalten
dicetto-doing-done = nichts mehr legen

dicetto-clue-end = So wie die Karten liegen, beendet { $seat } gleich das Spiel, und du gewinnst es nicht. Was kann das noch ändern?
dicetto-clue-reroll = Schau auf { $card }: Welche deiner Würfel helfen dort?
dicetto-clue-keep = Schau, was die Würfel schon können: Gibt es mehr zu gewinnen als zu verlieren?
dicetto-clue-take = Schau, was { $seat } gleich gewinnt: Sind deine Würfel irgendwo besser?
dicetto-clue-duel = Ein Duell gewinnst du in der Hälfte der Fälle: Wo wäre es das wert?
dicetto-clue-bonus = Schau auf die Bonuskarten: Wo brächte dich eine Karte mehr nach vorn?
dicetto-clue-hold = Was lohnt sich, und welche deiner Würfel liegen zu Beginn deines nächsten Zuges noch dort?
dicetto-clue-done = Schau, was eine Karte mehr ändern würde: Willst du jede, die du bekommen kannst?

dicetto-reason-equal = Alle Züge sind hier gleich gut.
dicetto-reason-by-chances = { $reason } „{ $other }“ brächte mehr Punkte, aber „{ $best }“ gewinnt öfter.
dicetto-reason-roll-over-points = { $reason } Ein vierter Wurf im nächsten Zug ist hier mehr wert als { $target }.
dicetto-reason-near-the-end =
    { $count ->
        [one] { $reason } Und die Zeit drängt: { $seat } braucht nur noch eine Karte.
       *[other] { $reason } Und die Zeit drängt: { $seat } braucht nur noch { $count } Karten.
    }
# $number sagt, die wievielte Karte das Spiel beendet: „Karte Nummer 10“
dicetto-reason-gives-last-card = Mit „{ $move }“ bekäme { $seat } die Karte Nummer { $number }: Das Spiel wäre zu Ende, und nicht mit deinem Sieg. Mit „{ $best }“ geht es weiter.
dicetto-reason-lets-end = Mit „{ $move }“ beendet { $seat } das Spiel im nächsten Zug { $times } ohne Sieg für dich. Mit „{ $best }“: { $other }.
dicetto-reason-ends-won = Das Spiel kann enden, wenn { $seat } an die Reihe kommt. Mit „{ $best }“ gewinnst du es dort { $times }, mit „{ $move }“ { $other }.
dicetto-reason-takes = { $dice } auf { $target } schlägt die Würfel von { $seat }; sonst gewinnt { $seat } diese Karte { $times }.
dicetto-reason-duel-for = Ein Duell um { $target } gewinnst du in der Hälfte der Fälle. Ohne Duell gewinnt { $seat } diese Karte { $times }.
dicetto-reason-duel-risk = Ein Duell um { $target } verlierst du in der Hälfte der Fälle, und dann kannst du { $others } in diesem Zug nicht mehr legen. { $dice } auf { $other } braucht kein Duell.
dicetto-reason-holds = { $dice } auf { $target } hält sich bis zu deinem nächsten Zug { $times }; { $others } auf { $other } { $other_times }.
dicetto-reason-holds-better = Auf { $target } hält sich { $dice } bis zu deinem nächsten Zug { $times }; { $others } { $other_times }.
dicetto-reason-holds-with = Mit „{ $best }“ halten sich deine Würfel auf { $target } bis zu deinem nächsten Zug { $times }. Mit „{ $move }“: { $other_times }.
dicetto-reason-idle = { $dice } auf { $target } hält sich bis zu deinem nächsten Zug { $times }. Würfel, die du nicht legst, gewinnen nichts.
dicetto-reason-idle-duel = Ein Duell um { $target } gewinnst du in der Hälfte der Fälle; Würfel, die du nicht legst, gewinnen nichts.
# $mine und $theirs sind Anzahlen: „3 zu 2“
dicetto-reason-bonus-gain = Mit { $target } lägst du bei der Bonuskarte { $bonus } ({ $points } Punkte) vorn: { $mine } zu { $theirs }.
dicetto-reason-bonus-loss = Mit { $target } lägst du bei der Bonuskarte { $bonus } ({ $points } Punkte) nicht mehr vorn: { $mine } zu { $theirs }.
dicetto-reason-refuse-end = { $target } wäre deine Karte Nummer { $number } und das Ende des Spiels, und wie es steht, gewinnst du es nicht.
dicetto-reason-refuse-bonus = { $target } würde dich die Führung bei der Bonuskarte { $bonus } ({ $points } Punkte) kosten: { $mine } zu { $theirs }.
dicetto-reason-refuse-still =
    { $count ->
        [one] Du gewinnst, wenn das Spiel nach diesem Zug endet, und mit { $target } finge das Zählen von vorn an.
       *[other] Du gewinnst, wenn noch { $count } Züge lang keine Karte genommen wird, und mit { $target } finge das Zählen von vorn an.
    }
dicetto-reason-refuse-gives = { $target } gäbe { $seat } die Bonuskarte { $bonus } ({ $points } Punkte), bei der jetzt Gleichstand ist.
dicetto-reason-refuse-weakens = { $target } würde bei der Bonuskarte { $bonus } ({ $points } Punkte) gegen dich zählen: { $mine } zu { $theirs }.
dicetto-reason-more-cards = Mit „{ $best }“ liegen deine Würfel am Ende auf { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }; mit „{ $move }“ auf { $other ->
        [0] keiner
        [one] einer
       *[other] { $other }
    }.
dicetto-reason-reroll-over-reroll = { $dice } neu zu werfen bringt { $times } Würfel auf { $target }; { $others } neu zu werfen { $other_times }.
dicetto-reason-reroll-over-reroll-total = { $dice } neu zu werfen bringt auf { $target } { $times } mindestens { $total }; { $others } neu zu werfen { $other_times }.
dicetto-reason-reroll-over-keep = { $dice } neu zu werfen bringt { $times } Würfel auf { $target }; die Würfel, wie sie liegen, { $other_times }.
dicetto-reason-reroll-over-keep-total = { $dice } neu zu werfen bringt auf { $target } { $times } mindestens { $total }; die Würfel, wie sie liegen, { $other_times }.
dicetto-reason-keep-over-reroll = Die Würfel, wie sie liegen, passen { $times } auf { $target }; nach neuem Werfen von { $others } { $other_times }.
dicetto-reason-keep-over-reroll-total = Die Würfel, wie sie liegen, bringen auf { $target } { $times } mindestens { $total }; { $others } neu zu werfen { $other_times }.
dicetto-reason-reroll-over-reroll-elsewhere =
    { $total ->
        [1] { $dice } neu zu werfen bringt { $times } Würfel auf { $target }; nach neuem Werfen von { $others } liegen sie anderswo besser.
       *[other] { $dice } neu zu werfen bringt auf { $target } { $times } mindestens { $total }; nach neuem Werfen von { $others } liegen sie anderswo besser.
    }
dicetto-reason-reroll-over-keep-elsewhere =
    { $total ->
        [1] { $dice } neu zu werfen bringt { $times } Würfel auf { $target }; wie sie liegen, passen sie dort auch, sind aber anderswo mehr wert.
       *[other] { $dice } neu zu werfen bringt auf { $target } { $times } mindestens { $total }; wie sie liegen, auch, doch anderswo sind sie mehr wert.
    }
dicetto-reason-keep-over-reroll-elsewhere =
    { $total ->
        [1] Die Würfel, wie sie liegen, passen { $times } auf { $target }; nach neuem Werfen von { $others } liegen sie anderswo besser.
       *[other] Die Würfel, wie sie liegen, bringen auf { $target } { $times } mindestens { $total }; nach neuem Werfen von { $others } liegen sie anderswo besser.
    }
dicetto-reason-only = Nur { $target } kann dich noch retten: { $dice } neu zu werfen bringt { $times } Würfel dorthin.
dicetto-reason-otherwise = { $reason } Sonst kommen deine Würfel { $times } immerhin auf { $target }.
dicetto-reason-also = { $reason } Auch auf { $target } passen sie.
dicetto-reason-averages = Mit „{ $best }“ liegen deine Würfel am Ende auf Karten für im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte; mit „{ $move }“ für { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicetto-reason-chances = Gewinnchance: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mit „{ $best }“, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mit „{ $move }“.
dicetto-reason-close = Es kommt kaum darauf an; „{ $best }“ ist etwas besser.
dicetto-reason-ends-anyway = Mach, was du willst: { $seat } beendet das Spiel im nächsten Zug so oder so.

## Rätsel: worum es geht

dicetto-theme-end = wer das Spiel beendet, und wann
dicetto-theme-end-about = Das Spiel kann bald aus sein: Beende es, oder schieb das Ende hinaus.
dicetto-theme-dice = welche Würfel du behältst
dicetto-theme-dice-about = Noch einmal werfen: Welche Würfel gehen, welche bleiben?
dicetto-theme-keep = rechtzeitig aufhören
dicetto-theme-keep-about = Du könntest weiterwerfen, aber diese Würfel sind gut genug.
dicetto-theme-done = eine Karte zu viel
dicetto-theme-done-about = Es ließe sich noch etwas legen, aber besser lässt du es.
dicetto-theme-duel = ein Duell, das sich lohnt
dicetto-theme-duel-about = Eine andere Person hält eine Karte mit gleich starken Würfeln: Kämpf um sie.
dicetto-theme-take = anderen eine Karte nehmen
dicetto-theme-take-about = Deine Würfel schlagen die auf einer Karte: Nimm sie weg.
dicetto-theme-strength = wie viele Würfel du legst
dicetto-theme-strength-about = Die Karte ist klar. Wie viele Würfel ist sie wert?
dicetto-theme-card = welche Karte du dir holst
dicetto-theme-card-about = Mehrere freie Karten kämen infrage: Welche hält?
