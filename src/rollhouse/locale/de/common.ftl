# Was jedes Spiel und jedes Programm sagt.

## Menschen und Bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Person { $number } (gelöscht)
# $bot ist einer der Namen common-bot-…
common-name-bot-own = { $name } ({ $bot })
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
common-level-newcomer = lernt die Regeln noch und macht oft grobe Fehler
common-level-novice = kennt die Regeln gerade erst; weiß, was gut ist, spielt aber oft etwas anderes
common-level-casual = spielt ab und zu und macht kleine Fehler
common-level-skilled = spielt gut und macht wenige, meist kleine Fehler
common-noted = { $seat }: { $note }
common-stop-wanted = { $seat } möchte aufhören.
common-stop-declined = { $seat } spielt lieber weiter.
common-order-followed = Ein Dauerauftrag von { $seat } wurde ausgeführt.
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
common-menu-first = Wählen, wer beginnt
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
        [one] Geworfen wird ein Würfel; eingegeben hast du { $rolled }.
       *[other] Geworfen werden { $count } Würfel; eingegeben hast du { $rolled }.
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
common-dice-promise = Die Würfel dieser Partie sind durch diese Zahl festgelegt. Nach dem Ende kann „rollhouse verify“ sie prüfen: { $commitment }

## Was geprüfte Würfel beweisen, und wem

# $names ist eine Liste von Menschen
common-proved-hidden = Von { $names } kam je eine geheime Zahl, die niemand kennen konnte, bevor alle Zahlen feststanden. Niemand hat also diese Würfel ausgesucht, auch nicht eine Person, die mitspielt und den Server betreibt. Wessen Gerät dieses Siegel vor dem ersten Wurf gespeichert hat, kann sich dessen sicher sein: { $seal }
common-proved-in-the-open = Von { $names } kam offen eine Zahl. Das zeigt ihnen, dass der Server sein Geheimnis nach Spielbeginn nicht geändert hat. Eine Person, die dieses Geheimnis kannte und danach eine Zahl beitrug, hätte die Würfel aber aussuchen können.
common-proved-dropped = Von { $names } wurde die zugesagte Zahl nicht offengelegt; die Würfel wurden ohne sie neu gezogen. Zusammen mit der Person, die den Server betreibt, ließe sich so je Platz ein Satz Würfe ablehnen, aber kein anderer aussuchen.
common-proved-trusting = Von { $names } kam nichts. Da bleibt nur das Vertrauen, dass der Server sich nicht mit allen abgesprochen hat, die etwas beigetragen haben.
common-proved-by-no-player = Niemand am Tisch hat zu diesen Würfeln etwas beigetragen. Das zeigt also, dass sie nach Spielbeginn nicht geändert wurden, aber nicht, dass niemand sie vorher ausgesucht hat.
common-proved-again = Das sind die Würfel einer früheren Partie, noch einmal geworfen, weil alle, die mitspielten, es so wollten. Alle konnten sie vorher kennen.
common-proved-shared = An einem anderen Tisch wurde mit den gleichen Würfeln gespielt. Die Aufzeichnung jener Partie nennt dieselbe Zahl, und das beweist es: { $commitment }

## Wie wahrscheinlich etwas ist, im Satz: „in 44 von 100 Fällen“

common-times = in { $count } von 100 Fällen
common-times-rarely = in weniger als 1 von 100 Fällen
common-times-nearly-always = in mehr als 99 von 100 Fällen
common-times-never = nie
common-times-always = sicher

## Changes of how a user signs in

account-change = { $what ->
    [passkey-added] Ein Passkey wurde hinzugefügt.
    [passkey-removed] Ein Passkey wurde entfernt.
    [codes-made] Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.
    [token-made] Ein Token für ein Programm wurde erstellt.
    [token-revoked] Ein Gerät oder Programm wurde abgemeldet.
    [link-made] Ein Link für ein anderes Gerät wurde erstellt.
    [address-set] Die E-Mail-Adresse wurde geändert.
    [address-removed] Die E-Mail-Adresse wurde entfernt.
   *[deleted] Das Konto wurde gelöscht.
}
