# Le professeur dans le terminal : indices, coach, analyse après la partie, problèmes et entraînement.

advisor-off = L’hôte a désactivé les indices et le coach à cette table.
advisor-none = Il n’y a pas encore d’aide pour { $game } : ses positions ne peuvent pas être évaluées.
advisor-later = Il n’y a rien à décider pour l’instant : demandez quand ce sera à vous de jouer.
advisor-looking = Un instant…
advisor-compiling = Préparation, une seule fois sur cette machine : { $percent } %
advisor-working = Calcul de la réponse exacte : { $percent } %
advisor-wait = Calcul de la réponse exacte : { $percent } %. D’ici là, ceci est une estimation.
advisor-ready = La réponse exacte est prête : h donne un indice.
advisor-clue = { $clue } (encore h : le coup)
advisor-clue-so-far = { $clue } (une estimation pour l’instant ; encore h : le coup)
advisor-clue-estimate = { $clue } (une estimation ; encore h : le coup)
advisor-move = Le meilleur coup : { $move }
advisor-best-few = Les meilleurs coups, avec vos chances de gagner :
advisor-best-few-turns = Les meilleurs coups, avec le nombre de tours prévu pour toute la partie :
advisor-candidate = { $value } · { $move }
advisor-coach-on = Le coach est activé : il vous prévient avant un coup qui coûte cher.
advisor-coach-off = Le coach est désactivé.
# $mark : « Erreur » ou « Gaffe »
advisor-caution-mark = Dans une analyse, ce coup serait noté : { $mark }.
advisor-caution-estimate = Ceci est une estimation.

## On the screen

advisor-hint = Indice
advisor-coach = Coach
advisor-report = Analyse
advisor-sign-off = sans indices
advisor-sign-coach = coach
# Very short
advisor-sign-working = exact { $percent } %
advisor-sign-compiling = préparation { $percent } %
advisor-sign-looking = analyse { $percent } %
advisor-report-wait = une estimation pour l’instant ; valeurs plus exactes : { $percent } %
advisor-report-looking = analyse de la partie : { $percent } %
advisor-key-hint = Indice
advisor-key-coach = Coach
advisor-key-chances = Chances
advisor-key-report = Analyse
advisor-key-close = Fermer
advisor-key-scroll = Défiler
advisor-key-think = Réfléchir encore
advisor-key-play = Jouer quand même

## In lines

advisor-plain-commands = h : indice, c : coach activé ou non.
advisor-plain-stop = Il faut d’abord calculer la réponse exacte pour cette partie. Ctrl-C arrête le calcul.
advisor-ask-anyway = p : jouer quand même, Entrée : réfléchir encore :

## Puzzles

puzzle-title = Problème du { $day }
puzzle-none = Il n’y a pas de problème ici.
puzzle-question = { $seat }, trouvez le meilleur coup.
puzzle-commands = Tapez un numéro ou un coup. Entrée : revoir les choix, s : position, r : règles, q : quitter.
## Leçons

learn-title = Leçon { $number } sur { $count } : { $title }
learn-commands = Quand une leçon demande un coup, tapez son numéro ou le coup lui-même. s : position, r : règles, q : quitter.
learn-press-enter = Entrée pour lancer
learn-key-roll = Lancer
learn-finished = Bravo, vous savez jouer. Une première partie avec le coach : { $command }
error-setup-lesson = Il n’y a pas de leçon « { $value } ».
error-setup-no-lessons = Il n’y a pas encore de leçons pour « { $value } ».
puzzle-another-day = C’est le problème d’un autre jour : il ne compte pas pour votre série.
puzzle-answered = Vous avez déjà répondu au problème du jour : cette fois ne compte pas.
puzzle-right = Exact ! Il n’y a pas de meilleur coup.
puzzle-nearly = Résolu : cela ne coûte que { $cost }.
puzzle-wrong = Pas tout à fait : cela coûte { $cost } ({ $mark }).
puzzle-best = Le meilleur coup : { $move }
puzzle-streak =
    { $current ->
        [0] Vous n’avez pas de série en cours. Résolvez le prochain problème pour en commencer une.
        [one] Votre série : un jour. La plus longue : { $longest }.
       *[other] Votre série : { $current } jours. La plus longue : { $longest }.
    }
puzzle-key-next = Continuer

## Training with one’s own errors

train-games =
    { $count ->
        [one] Analyse d’une partie terminée…
       *[other] Analyse de { $count } parties terminées…
    }
train-none = Il n’y a rien à travailler : aucune erreur dans vos parties terminées.
train-nothing-due =
    { $count ->
        [one] Rien à revoir aujourd’hui. La prochaine position revient le { $day }.
       *[other] Rien à revoir aujourd’hui. Sur { $count } positions, la prochaine revient le { $day }.
    }
train-learnt-all = Vous avez appris toutes les positions.
train-due =
    { $count ->
        [one] Une position à revoir.
       *[other] { $count } positions à revoir.
    }
train-title = Position { $number } sur { $count }
train-theme = { $id } : { $name } ({ $count })
train-played = Dans la partie, vous aviez joué : { $move }
train-again = Elle reviendra le { $day }.
train-learnt = Acquise : elle ne reviendra plus.

## What is refused

error-setup-day = Date non valide : « { $value } ».
error-why-date = Une date s’écrit comme 2026-01-31.
error-why-day-to-come = Ce jour est dans le futur.
error-setup-coach = Le coach n’est pas disponible à cette table.
error-why-no-help = L’hôte a désactivé les indices et le coach.
