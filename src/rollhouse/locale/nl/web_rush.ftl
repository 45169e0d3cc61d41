# De puzzelstorm: puzzels tegen de klok.

web-rush = Puzzelstorm
web-rush-about = Los zo veel mogelijk puzzels op; ze worden steeds moeilijker
web-rush-how = Los zo veel mogelijk puzzels op. Ze worden moeilijker, en na de derde fout is het voorbij. Puzzels die je hier ziet, tellen niet meer voor je rating.
web-rush-kind = Duur
web-rush-kind-three = 3 minuten
web-rush-kind-five = 5 minuten
web-rush-kind-survival = Overleven, zonder klok
web-rush-start = Begin
web-rush-score = { $score ->
    [0] Geen opgelost
    [one] Eén opgelost
   *[other] { $score } opgelost
}
web-rush-misses = { $count ->
    [0] Geen fout van de { $most }
    [one] Eén fout van de { $most }
   *[other] { $count } fouten van de { $most }
}
web-rush-right = Goed. { $score }.
web-rush-wrong = Fout. { $misses }.
web-rush-left = Nog { $seconds } seconden
web-rush-give-up = Stoppen
web-rush-over = De puzzelstorm is voorbij
web-rush-record = Een nieuw persoonlijk record!
web-rush-again = Nog een keer
web-rush-asked = Puzzels van deze storm
web-rush-puzzle = Puzzel { $number }
web-rush-mine = Jouw beste
web-rush-none-yet = Je hebt nog geen puzzelstorm gespeeld.
web-rush-best = Ranglijst
web-rush-no-scores = Nog niemand.
