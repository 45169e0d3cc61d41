# Le professeur dans le terminal : indices, coach, analyse après la partie, problèmes et entraînement.

teacher-off = L’hôte a désactivé les indices et le coach à cette table.
teacher-none = Personne ne sait encore dire ce que valent les positions de { $game } : pas d’aide ici.
teacher-later = Il n’y a rien à décider pour l’instant : demandez quand ce sera à vous de jouer.
teacher-looking = Un instant…
teacher-compiling = Préparation, une seule fois sur cette machine : { $percent } %
teacher-working = Calcul de la base de solutions : { $percent } %
teacher-wait = Calcul de la base de solutions : { $percent } %. D’ici là, ceci est une estimation.
teacher-ready = La base de solutions est prête : h donne un indice.
teacher-clue = { $clue } (encore h : le coup)
teacher-clue-so-far = { $clue } (une estimation pour l’instant ; encore h : le coup)
teacher-clue-estimate = { $clue } (une estimation ; encore h : le coup)
teacher-move = Le meilleur coup : { $move }
teacher-best-few = Les meilleurs coups, chacun avec vos chances de gagner :
teacher-best-few-turns = Les meilleurs coups, chacun avec le nombre de tours que prendra toute la partie :
teacher-candidate = { $value } · { $move }
teacher-coach-on = Le coach est là : il vous prévient avant un coup qui coûte cher.
teacher-coach-off = Le coach ne dit plus rien.
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
teacher-sign-working = base { $percent } %
teacher-sign-compiling = préparation { $percent } %
teacher-sign-looking = examen { $percent } %
teacher-report-wait = une estimation pour l’instant ; base de solutions : { $percent } %
teacher-report-looking = examen de la partie : { $percent } %
teacher-key-hint = Indice
teacher-key-coach = Coach
teacher-key-report = Analyse
teacher-key-close = Fermer
teacher-key-scroll = Défiler
teacher-key-think = Réfléchir encore
teacher-key-play = Jouer quand même

## In lines

teacher-plain-commands = h : un indice, c : le coach, avec ou sans.
teacher-plain-stop = Il faut d’abord calculer la base de solutions de cette partie. Ctrl-C arrête le calcul.
teacher-ask-anyway = p : jouer quand même, Entrée : réfléchir encore :

## Puzzles

puzzle-title = Le problème du { $day }
puzzle-none = Il n’y a pas de problème ici.
puzzle-question = { $seat }, trouvez le meilleur coup.
puzzle-commands = Tapez un numéro, ou un coup. Entrée : revoir les choix, s : la position, r : les règles, q : quitter.
## Leçons

learn-title = Leçon { $number } sur { $count } : { $title }
learn-commands = Une leçon demande un coup : un numéro de la liste, ou un coup. s montre la position, r les règles, q quitte.
learn-press-enter = Entrée pour lancer
learn-key-roll = Lancer
learn-finished = C’est tout : vous savez jouer. Une première partie avec le coach : { $command }
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
        [0] Votre série repartira du prochain problème que vous résoudrez.
        [one] Votre série : un jour. La plus longue : { $longest }.
       *[other] Votre série : { $current } jours. La plus longue : { $longest }.
    }
puzzle-key-next = Continuer

## Training with one’s own errors

train-games =
    { $count ->
        [one] Une partie terminée à regarder…
       *[other] { $count } parties terminées à regarder…
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
train-learnt = Vous l’avez apprise : elle ne reviendra plus.

## What is refused

error-setup-day = Le jour ne peut pas être « { $value } ».
error-why-date = Un jour s’écrit comme 2026-01-31.
error-why-day-to-come = Ce jour n’est pas encore venu.
error-setup-coach = Le coach ne peut pas venir à cette table.
error-why-no-help = L’hôte y a désactivé les indices et le coach.
