# Le jeu en plein écran. Les touches et les cartes ont peu de place : rester bref.

terminal-resumed = Bon retour parmi nous. La partie reprend là où vous l’aviez laissée.
terminal-not-saved = Impossible d’enregistrer ({ $reason }) : rien n’a été joué. Réessayez.
terminal-undone =
    { $count ->
        [one] Un coup repris.
       *[other] { $count } coups repris.
    }
terminal-too-small = Il faut au jeu { $width } × { $height } caractères ; cette fenêtre en compte { $columns } × { $rows }. Agrandissez-la ou réduisez ses caractères ; q quitte. Avec --plain, la taille n’importe pas.
terminal-no-answer = Cela ne répond pas encore à la question.
terminal-can-undo = Vous pouvez encore reprendre ce coup : u.
terminal-stop-again = Tous les joueurs sont-ils d’accord pour arrêter ? Alors appuyez encore une fois sur x.

## Who is asked

terminal-ask-roll = { $seat }, lancez les dés quand vous voulez.
terminal-is-playing = { $seat } joue…
terminal-is-dealt = La table se prépare…
terminal-is-over = La partie est terminée

## Keys

terminal-key-roll = Lancer
terminal-key-choose = Choisir
terminal-key-enter = Valider
terminal-key-back = Retour
terminal-key-mark = Cocher
terminal-key-invert = Inverser
terminal-key-undo = Reprendre
terminal-key-stop = Arrêter
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-log = Journal
terminal-key-theme = Clair/sombre
terminal-key-quit = Quitter
terminal-key-hurry = Accélérer
terminal-key-result = Résultat
terminal-key-rematch = Revanche
join-key-chat = Discuter
join-ask-name = Votre nom :
join-seat = Place { $number } : { $name }
join-waiting = En attente du début de la partie…
join-begin = Toutes les places sont prises. C’est votre table : tapez { $command } pour lancer la partie.
join-connected = Connexion rétablie.
join-said = { $name } : { $text }
join-commands = Tapez un numéro ou un coup. +TEXTE écrit aux autres ; /hello, /good-luck, /well-played, /lucky, /oops et /thanks sont des réactions. u : reprendre, s : la position, r : règles, q : quitter.

## Help

terminal-help-title = Aide
terminal-help-keys = Les touches
terminal-help-search = Chercher
terminal-help-nothing = Rien trouvé.
terminal-help-footer = ↑ ↓ rubrique · ← → défiler · / chercher · Esc fermer
terminal-help-key-enter = lancer, marquer ou poser, selon la ligne au-dessus des touches
terminal-help-key-letters = choisir une carte ; encore une fois pour valider
terminal-help-key-digits = cocher un dé qui montre ce nombre ; encore une fois pour le suivant
terminal-help-key-arrows = se déplacer sur les dés et les cartes
terminal-help-key-space = cocher le dé ou choisir la carte où vous êtes
terminal-help-key-invert = cocher tous les autres dés à la place
terminal-help-key-escape = annuler la sélection
terminal-help-key-undo = reprendre votre dernier coup ; entre humains, jamais au-delà d’un lancer
terminal-help-key-stop = arrêter une partie qui n’avance plus, si tous sont d’accord
terminal-help-key-hurry = ne pas attendre les robots
terminal-help-key-hint = demander un indice : d’abord quoi regarder, puis le coup
terminal-help-key-coach = le coach, avec ou sans : il prévient avant un coup qui coûte cher
terminal-help-key-chances = le tableau des chances, avec ou sans : ce que vaut chaque sorte de coup
terminal-help-key-report = l’analyse, quand la partie est terminée
terminal-help-key-help = cette aide ; sur une carte, la règle de cette carte
terminal-help-key-rules = les règles du jeu
terminal-help-key-log = remonter le fil de la partie
terminal-help-key-theme = clair ou sombre
terminal-help-key-quit = quitter ; la partie est sauvegardée

## The end

terminal-end-look = Revoir la table
terminal-end-leave = Quitter
terminal-end-kept = La partie est conservée dans { $path }

## Both games

terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A recorded game

replay-place = coup { $ply } sur { $last }
replay-value = { $seat } { $value }
replay-value-turns = { $seat } : { $turns } tours en tout
replay-estimate = une estimation
# $mark is “Mistake” or “Blunder”, $cost “4.2 points of winning chance”
replay-mark = { $mark } : ce coup a coûté { $cost }.
replay-better = Mieux : { $move }
# $luck is a part of the win, or turns, with its sign
replay-luck = Chance pour { $seat } : { $luck }
replay-key-next = Coup suivant
replay-key-back = Retour
replay-key-turn = Tour suivant
replay-key-start = Début
replay-key-end = Fin
replay-key-error = Erreur suivante

## A new game

chooser-title = Nouvelle partie
chooser-game = Jeu
# The player of a seat: a person at the keyboard, or none
chooser-person = Un joueur
chooser-empty = Place libre
chooser-key-play = Jouer
chooser-key-move = Se déplacer
chooser-key-change = Modifier

## À côté du formulaire

overview-running = Parties en cours
overview-today = Aujourd’hui
overview-learn = Apprendre
overview-finished = Parties terminées
overview-none-finished = Vous n’avez encore terminé aucune partie.
# $players is a list of names; $remark is “12 moves” or “won”
overview-game = { $game } : { $players }, { $remark }
overview-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
overview-result = { $result ->
    [won] gagnée
    [shared] partagée
    [lost] perdue
   *[none] terminée
}
overview-puzzle = Problème du jour : { $game }
overview-train = S’entraîner sur ses propres erreurs
overview-lessons = { $game } : { $count ->
    [one] une leçon
   *[other] { $count } leçons
}
overview-won = { $count ->
    [one] Gagnées contre des bots : { $won } sur une.
   *[other] Gagnées contre des bots : { $won } des { $count } dernières.
}
chooser-key-open = Ouvrir
