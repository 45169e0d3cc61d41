# Was jedes Spiel und jedes Programm sagt.

## Menschen und Bots

house-name = { $seat }
house-name-person = { $name }
house-name-gone = Person { $number } (gelöscht)
# $bot ist einer der Namen house-bot-…
house-name-bot = { $bot } (Bot)
house-name-bot-numbered = { $bot } { $number } (Bot)
house-bot-random = Zufall
house-bot-greedy = Gierig
house-bot-newcomer = Neuling
house-bot-novice = Anfänger
house-bot-casual = Hobby
house-bot-skilled = Geübt
house-bot-expert = Profi
house-bot-perfect = Perfekt
house-noted = { $seat }: { $note }
# Sagt ein Bot von außerhalb, für den gezogen wurde
house-stand-in = Mein Zug wurde für mich gemacht. { $fault }
# Ein Platz ohne Namen
house-seat = Platz { $number }

## Der Zufall, wenn jemand mit echten Würfeln antwortet

house-menu-roll =
    { $count ->
        [one] Den Wurf eines Würfels eingeben
       *[other] Den Wurf von { $count } Würfeln eingeben
    }
house-menu-first = Wählen, wer beginnt
house-move-roll = { $dice } werfen

## Wie ein Spiel endet

# $winners ist eine Liste von Namen
house-event-won =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Warum ein Zug nicht geht, in jedem Spiel

house-why-over = Das Spiel ist vorbei.
house-why-no-chance = { $seat } ist am Zug; es gibt jetzt nichts zu werfen oder zu ziehen.
house-why-roll-count =
    { $count ->
        [one] Geworfen wird ein Würfel; eingegeben hast du { $rolled }.
       *[other] Geworfen werden { $count } Würfel; eingegeben hast du { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Zuerst muss ein Würfel geworfen werden.
       *[other] Zuerst müssen { $count } Würfel geworfen werden.
    }
house-why-chance-acts = Zuerst muss etwas gezogen werden.
house-why-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
house-why-not-listed = Dieser Zug ist jetzt nicht möglich.
house-why-dice-missing = Aus den Würfeln auf dem Tisch kannst du { $chosen } nicht nehmen: { $dice }.

# Eine Klarstellung, nach der Überschrift des Abschnitts, in dem sie steht
house-ruling = { $section }, { $ruling }
house-dice-promise = Die Würfel dieser Partie sind durch diese Zahl festgelegt. Nach dem Ende kann „rollhouse verify“ sie prüfen: { $commitment }

## Was geprüfte Würfel beweisen, und wem

# $names ist eine Liste von Menschen
house-proved-hidden = Von { $names } kam je eine geheime Zahl, die niemand kennen konnte, bevor alle Zahlen feststanden. Niemand hat also diese Würfel ausgesucht, auch nicht eine Person, die mitspielt und den Server betreibt. Wessen Gerät dieses Siegel vor dem ersten Wurf gespeichert hat, kann sich dessen sicher sein: { $seal }
house-proved-in-the-open = Von { $names } kam offen eine Zahl. Das zeigt ihnen, dass der Server sein Geheimnis nach Spielbeginn nicht geändert hat. Eine Person, die dieses Geheimnis kannte und danach eine Zahl beitrug, hätte die Würfel aber aussuchen können.
house-proved-dropped = Von { $names } wurde die zugesagte Zahl nicht offengelegt; die Würfel wurden ohne sie neu gezogen. Zusammen mit der Person, die den Server betreibt, ließe sich so ein Satz Würfe ablehnen, aber kein anderer aussuchen.
house-proved-trusting = Von { $names } kam nichts. Da bleibt nur das Vertrauen, dass der Server sich nicht mit allen abgesprochen hat, die etwas beigetragen haben.
house-proved-by-nobody = Niemand am Tisch hat zu diesen Würfeln etwas beigetragen. Das zeigt also, dass sie nach Spielbeginn nicht geändert wurden, aber nicht, dass niemand sie vorher ausgesucht hat.
house-proved-again = Das sind die Würfel einer früheren Partie, noch einmal geworfen, weil alle, die mitspielten, es so wollten. Alle konnten sie vorher kennen.
house-proved-shared = An einem anderen Tisch wurde mit den gleichen Würfeln gespielt. Die Aufzeichnung jener Partie nennt dieselbe Zahl, und das beweist es: { $commitment }
