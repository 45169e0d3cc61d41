# Les autres, dans le navigateur : avec qui jouer, les amis, et ceux que l’on préfère éviter.

## Jouer avec quelqu’un

web-somebody = Jouer avec quelqu’un
web-somebody-find = Trouver un adversaire : { $game }
web-somebody-waiting = On attend quelqu’un qui veut jouer à la même chose…
web-somebody-bot-in = { $bot } prend la place dans { $time }.
web-somebody-stop = Ne plus attendre
web-somebody-count = { $count ->
    [0] Personne d’autre n’attend.
    [one] Une personne attend.
   *[other] { $count } personnes attendent.
}
web-somebody-with = Jouer avec { $name }
web-pace = Cadence
web-pace-none = Sans pendule
web-pace-minute = Une minute par coup
web-pace-quarter = 15 minutes par partie
web-patience = Si personne ne vient
web-patience-never = Attendre encore
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Un robot après { $time }
