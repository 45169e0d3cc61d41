# De puzzelstorm: puzzels tegen de klok.

web-rush = Puzzelstorm
web-rush-about = Zo veel puzzels als je kunt, steeds moeilijker
web-rush-how = Los zo veel puzzels op als je kunt: ze worden moeilijker, en de derde fout is de laatste. De volgende komt met je antwoord. Een puzzel die je hier tegenkomt, telt daarna niet meer voor de rating.
web-rush-kind = Hoelang
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
web-rush-record = Zo goed deed je het nog nooit.
web-rush-again = Nog een keer
web-rush-asked = De puzzels van deze storm
web-rush-puzzle = Puzzel { $number }
web-rush-mine = Jouw beste
web-rush-none-yet = Je hebt er nog geen gedaan.
web-rush-best = De besten van het huis
web-rush-nobody = Nog niemand.
