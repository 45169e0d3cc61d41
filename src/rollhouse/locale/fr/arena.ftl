# Beaucoup de parties entre robots : ce que montre `rollhouse simulate`.

arena-title =
    { $count ->
        [one] { $game } : une partie, graine { $seed }
       *[other] { $game } : { $count } parties, graine { $seed }
    }
arena-playing = En cours
arena-how-to-stop = Ctrl-C pour arrêter

## Les tableaux. En-têtes courts : tout tient en 80 colonnes.

arena-player = Joueur
arena-share = Victoires
arena-alone = seul
arena-shared = partagées
arena-points = Points
arena-turns = Tours par partie
arena-decisions = Choix par partie
arena-mean = moyenne
arena-sd = éc.-type
arena-least = min.
arena-median = médiane
arena-most = max.

## Sous les tableaux

# Des parts en pour cent, sous forme de texte
arena-first-player = Le premier joueur gagne { $share } des parties ({ $confidence } : { $interval }) ; { $even } serait équitable.
arena-note = Une victoire partagée compte en parts égales. Intervalles à { $confidence } : de Wilson pour les victoires, de Student (±) pour les moyennes.
# $rate est un nombre de parties
arena-speed = { $seconds } s, { $rate } parties par seconde.
arena-forfeits =
    { $count ->
        [one] { $bot } a été en défaut dans une partie sur { $games } et l’a perdue ({ $code }).
       *[other] { $bot } a été en défaut dans { $count } parties sur { $games } et les a perdues ({ $code }).
    }
arena-no-verdict = Plus de { $limit } des parties de { $bot } se sont terminées ainsi : on ne peut rien conclure sur sa force.
arena-stopped = Arrêt demandé : voici le résultat des { $done } premières parties sur { $asked }.
arena-stopped-at-once = Arrêt demandé avant tout résultat.

## `rollhouse dataset`

dataset-done =
    { $count ->
        [one] Une partie écrite dans « { $file } ».
       *[other] { $count } parties écrites dans « { $file } ».
    }
dataset-stopped = Arrêté. Parties dans « { $file } » : { $done } sur { $asked }.

## Ce qui est refusé

error-setup-games = « { $value } » n’est pas un nombre de parties valide.
error-setup-workers = « { $value } » n’est pas un nombre de processus valide.
error-setup-seed = « { $value } » n’est pas une graine valide.
error-setup-kind = Type d’épreuve inconnu : « { $value } ».
error-data-picture = « { $value } » n’est pas une image prise en charge. Formats possibles : { $expected }.
error-setup-engine = Moteur inconnu : « { $value } ».
error-setup-elo = « { $value } » n’est pas une paire de points Elo de -1000 à 1000, le plus petit d’abord.
error-arena-endless = La partie { $location } entre { $value } ne se termine pas.
error-arena-worker-lost = Un processus qui jouait des parties a disparu, peut-être faute de mémoire. Essayez avec moins de processus.

## `rollhouse levels` : une page en Markdown

levels-title = La force des robots
levels-how = Mesuré par `rollhouse levels` en { $minutes } min environ : { $games } parties par match, arrondies à des donnes entières, graine { $seed } ; le hasard décide qui commence. Chaque donne est jouée une fois depuis chaque place (duplicate), et ce que les dés ont apporté est retiré de chaque résultat, ce qui n’en change pas la moyenne. Parts des victoires, avec leurs intervalles à 95 % entre parenthèses ; une victoire partagée compte à parts égales. Un robot joue contre d’autres, tous du niveau juste en dessous. L’écart dit de combien il est plus fort, en points Elo, avec son intervalle : à deux, 100 points font 64 victoires sur 100.
levels-noise = Le duplicate sans la chance laisse { $percent } de l’erreur qu’auraient autant de parties avec leurs propres dés.
levels-pairs = Chacun contre chacun
levels-pairs-how = À deux, dans la première configuration ci-dessus : la part de chaque robot contre chacun des plus faibles. Les points Elo s’ajustent à tous ces matchs à la fois ; le plus faible en a 0. Qui n’a jamais gagné est censé avoir gagné une demi-partie.
levels-crowd = À { $players }
levels-others = contre
levels-step = écart
levels-elo = Elo
levels-plays-as = joue comme { $bot }
levels-costs = Ce que coûte une décision
levels-costs-how =
    Chaque robot contre lui-même, à { $players } joueurs : les chances de gagner que ses décisions font perdre, en points de pourcentage, { $exact ->
    [yes] pesées par le jeu résolu.
   *[no] selon les estimations.
 }
levels-cost = par décision
levels-cost-game = par partie
levels-games = parties

## `rollhouse arena` : une page en Markdown

contest-title = { $game } : des robots face à face
contest-how = Mesuré par `rollhouse arena` : deux joueurs, { $games } parties au plus par paire, graine { $seed } ; le hasard décide qui commence. Chaque donne de dés et de cartes est jouée une fois depuis chaque place. Intervalles à 95 % entre parenthèses ; une victoire partagée compte à parts égales. La cote est celle d’openskill, qui part de 25 ; les points Elo tiennent compte de toutes les paires à la fois, et le premier robot a 0.
contest-how-crowd = Mesuré par `rollhouse arena` : { $players } joueurs, { $games } parties par composition, graine { $seed } ; le hasard décide qui commence. Chaque donne de dés et de cartes est jouée une fois depuis chaque place. Intervalles à 95 % entre parenthèses ; une victoire partagée compte à parts égales. La cote est celle d’openskill, qui part de 25 ; les points Elo tiennent compte de toutes les compositions à la fois, et le premier robot a 0.
contest-matrix = Parts de victoire
contest-lengths = Longueur des parties
contest-rating = Cote
contest-share = victoires sur 100 : la ligne contre la colonne
contest-meeting = Composition
contest-sprt-stronger = Le test est tranché : { $one } est plus fort que { $other }, de { $high } points Elo plutôt que de { $low } (environ 5 % de tels tests se trompent).
contest-sprt-not-stronger = Le test est tranché : il n’est pas vrai que { $one } soit plus fort que { $other } de { $high } points Elo plutôt que de { $low } (environ 5 % de tels tests se trompent).
contest-sprt-open = Le test reste ouvert : entre { $one } et { $other }, on ne sait pas encore si c’est { $high } points Elo ou { $low }.
