# Was jedes Spiel und jedes Programm sagt.

## Menschen und Bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Person { $number } (gelöscht)
# $bot ist einer der Namen common-bot-…
common-name-bot = { $bot } (Bot)
common-name-bot-numbered = { $bot } { $number } (Bot)
common-bot-random = Zufall
common-bot-greedy = Gierig
common-bot-newcomer = Neuling
common-bot-novice = Anfänger
common-bot-casual = Hobby
common-bot-skilled = Geübt
common-bot-expert = Profi
common-bot-perfect = Perfekt
common-noted = { $seat }: { $note }
# Sagt ein Bot von außerhalb, für den gezogen wurde
common-stand-in = Mein Zug wurde für mich gemacht. { $fault }
# Ein Platz ohne Namen
common-seat = Platz { $number }

## Der Zufall, wenn jemand mit echten Würfeln antwortet

common-menu-roll =
    { $count ->
        [one] Den Wurf eines Würfels eingeben
       *[other] Den Wurf von { $count } Würfeln eingeben
    }
common-menu-first = Sagen, wer beginnt
common-move-roll = { $dice } werfen

## Wie ein Spiel endet

# $winners ist eine Liste von Namen
common-event-won =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Warum ein Zug nicht geht, in jedem Spiel

common-why-over = Das Spiel ist vorbei.
common-why-no-chance = { $seat } ist am Zug; es gibt jetzt nichts zu werfen oder zu ziehen.
common-why-roll-count =
    { $count ->
        [one] Geworfen wird ein Würfel; das sind { $rolled }.
       *[other] Geworfen werden { $count } Würfel; das sind { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Zuerst muss ein Würfel geworfen werden.
       *[other] Zuerst müssen { $count } Würfel geworfen werden.
    }
common-why-chance-acts = Zuerst muss etwas gezogen werden.
common-why-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
common-why-not-listed = Dieser Zug ist jetzt nicht möglich.
common-why-dice-missing = Aus den Würfeln auf dem Tisch kannst du { $chosen } nicht nehmen: { $dice }.

# Eine Klarstellung, nach der Überschrift des Abschnitts, in dem sie steht
common-ruling = { $section }, { $ruling }
common-dice-promise = Die Würfel dieser Partie sind durch diese Zahl festgelegt; nach dem Ende kann „rollhouse verify“ sie prüfen: { $commitment }

## Was geprüfte Würfel beweisen, und wem

# $names ist eine Liste von Menschen
common-proved-hidden = Von { $names } kam je ein Teil, den sonst niemand kennen konnte, bevor alle gebunden waren. Niemand hat also diese Würfel ausgesucht, auch nicht, wer den Server betreibt und selbst mitspielt. Bewiesen ist das allen von ihnen, deren Gerät vor dem ersten Wurf dieses Siegel notiert hat: { $seal }
common-proved-in-the-open = Von { $names } kam ein offener Teil. Das zeigt ihnen, dass das Haus sein Geheimnis nach Spielbeginn nicht geändert hat; wer dieses Geheimnis aber kannte und später einen eigenen Teil beitrug, hätte die Würfel aussuchen können.
common-proved-dropped = Von { $names } wurde der zugesagte Teil nicht offengelegt; die Würfel wurden ohne ihn neu gezogen. Im Bund mit dem Server hätte sich so ein Satz Würfe ablehnen, aber kein anderer aussuchen lassen.
common-proved-trusting = Von { $names } kam nichts: Da bleibt nur das Vertrauen, dass das Haus nicht mit allen anderen unter einer Decke steckte.
common-proved-by-nobody = Kein Platz hat zu diesen Würfeln etwas Eigenes beigetragen. Das zeigt also, dass sie nach Spielbeginn nicht geändert wurden, nicht aber, dass niemand sie vorher ausgesucht hat.
common-proved-again = Das sind die Würfel einer früheren Partie, noch einmal geworfen, weil alle, die mitspielten, es so wollten. Alle konnten sie vorher kennen.
common-proved-shared = Andere haben mit diesen Würfeln an einem anderen Tisch gespielt. Die Aufzeichnung ihrer Partie nennt dieselbe Zahl; das zeigt, dass es die gleichen Würfel waren: { $commitment }
