# Le professeur dans le terminal : indices, coach, analyse après la partie, problèmes et entraînement.

teacher-off = L’hôte a désactivé les indices et le coach à cette table.
teacher-none = Il n’y a pas d’aide pour { $game } : rien ici ne peut encore évaluer ses positions.
teacher-later = Il n’y a rien à décider pour l’instant : demandez quand ce sera à vous de jouer.
teacher-looking = Un instant…
teacher-compiling = Préparation, une seule fois sur cette machine : { $percent } %
teacher-working = Calcul de la réponse exacte : { $percent } %
teacher-wait = Calcul de la réponse exacte : { $percent } %. D’ici là, ceci est une estimation.
teacher-ready = La réponse exacte est prête : h donne un indice.
teacher-clue = { $clue } (encore h : le coup)
teacher-clue-so-far = { $clue } (une estimation pour l’instant ; encore h : le coup)
teacher-clue-estimate = { $clue } (une estimation ; encore h : le coup)
teacher-move = Le meilleur coup : { $move }
teacher-best-few = Les meilleurs coups, avec vos chances de gagner :
teacher-best-few-turns = Les meilleurs coups, avec le nombre de tours prévu pour toute la partie :
teacher-candidate = { $value } · { $move }
teacher-coach-on = Le coach est activé : il vous prévient avant un coup qui coûte cher.
teacher-coach-off = Le coach est désactivé.
# $mark : « Erreur » ou « Gaffe »
teacher-caution-mark = Dans une analyse, ce coup serait noté : { $mark }.
teacher-caution-estimate = Ceci est une estimation.

## On the screen

teacher-hint = Indice
teacher-coach = Coach
teacher-report = Analyse
teacher-sign-off = sans indices
teacher-sign-coach = coach
# Very short
teacher-sign-working = exact { $percent } %
teacher-sign-compiling = préparation { $percent } %
teacher-sign-looking = analyse { $percent } %
teacher-report-wait = une estimation pour l’instant ; réponse exacte : { $percent } %
teacher-report-looking = analyse de la partie : { $percent } %
teacher-key-hint = Indice
teacher-key-coach = Coach
teacher-key-report = Analyse
teacher-key-close = Fermer
teacher-key-scroll = Défiler
teacher-key-think = Réfléchir encore
teacher-key-play = Jouer quand même

## In lines

teacher-plain-commands = h : indice, c : coach activé ou non.
teacher-plain-stop = Il faut d’abord calculer la réponse exacte pour cette partie. Ctrl-C arrête le calcul.
teacher-ask-anyway = p : jouer quand même, Entrée : réfléchir encore :

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
