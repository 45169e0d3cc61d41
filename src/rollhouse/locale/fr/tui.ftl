# Le jeu en plein écran. Les touches et les cartes ont peu de place : rester bref.

tui-resumed = Bon retour. La partie reprend là où vous l’aviez laissée.
tui-not-saved = Impossible d’enregistrer ({ $reason }) : rien n’a été joué. Réessayez.
tui-undone =
    { $count ->
        [one] Un coup repris.
       *[other] { $count } coups repris.
    }
tui-no-answer = Cela ne répond pas encore à la question.
tui-can-undo = Vous pouvez encore reprendre ce coup : u.

## Who is asked

tui-ask-roll = { $seat }, lancez les dés quand vous voulez.
tui-is-playing = { $seat } joue…
tui-is-dealt = La table se prépare…
tui-is-over = La partie est finie

## Keys

tui-key-roll = Lancer
tui-key-choose = Choisir
tui-key-enter = Valider
tui-key-back = Retour
tui-key-mark = Cocher
tui-key-invert = Inverser
tui-key-undo = Reprendre
tui-key-help = Aide
tui-key-rules = Règles
tui-key-log = Journal
tui-key-theme = Clair/sombre
tui-key-quit = Quitter
tui-key-hurry = Accélérer
tui-key-result = Résultat

## Help

tui-help-title = Aide
tui-help-keys = Les touches
tui-help-search = Chercher
tui-help-nothing = Rien trouvé.
tui-help-footer = ↑ ↓ rubrique · ← → défiler · / chercher · Esc fermer
tui-help-key-enter = lancer, marquer ou placer : ce que dit la ligne au-dessus des touches
tui-help-key-letters = choisir une carte ; encore une fois pour valider
tui-help-key-digits = cocher un dé qui montre ce nombre ; encore une fois pour le suivant
tui-help-key-arrows = se déplacer sur les dés et les cartes
tui-help-key-space = cocher le dé ou choisir la carte où vous êtes
tui-help-key-invert = cocher tous les autres dés à la place
tui-help-key-escape = oublier ce que vous avez choisi
tui-help-key-undo = reprendre votre dernier coup, jamais au-delà d’un lancer
tui-help-key-hurry = ne pas attendre les robots
tui-help-key-hint = demander un conseil : d’abord quoi regarder, puis le coup
tui-help-key-coach = l’entraîneur, avec ou sans : il prévient avant un coup qui coûte cher
tui-help-key-report = l’analyse, quand la partie est finie
tui-help-key-help = cette aide ; sur une carte, la règle de cette carte
tui-help-key-rules = les règles du jeu
tui-help-key-log = remonter dans ce qui s’est passé
tui-help-key-theme = clair ou sombre
tui-help-key-quit = quitter ; la partie est sauvegardée

## The end

tui-end-look = Revoir la table
tui-end-leave = Quitter
tui-end-kept = La partie est notée dans { $path }

## Both games

tui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Dicy Cards

tui-dicy-headline = manche { $round } · objectif { $target }
tui-dicy-active = Active
tui-dicy-frozen = ❆ Gelée
tui-dicy-nothing = ne marque rien
tui-dicy-no-dice = Aucun dé pour cette carte.
tui-dicy-is-frozen = { $card } est gelée : passez votre tour pour réinitialiser vos cartes.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
tui-dicy-short-any_two = 2 au choix
tui-dicy-short-low_six = 6 dés sans 6
tui-dicy-short-odd = 1 · 3 · 5
tui-dicy-short-straight = 1-2-3-…
tui-dicy-short-two_pairs = x x + y y
tui-dicy-short-sixes = 6 6 6 …
tui-dicy-short-double_pair = 2 × (x + x)
tui-dicy-short-three_lowest = 3 plus bas
tui-dicy-short-all_different = ≠, 4 par dé
tui-dicy-short-five_different = 5 au plus, ≠
tui-dicy-short-forty_minus = 40 − les 6 dés
tui-dicy-short-all_same = =, 5 par dé

tui-dicy-effect-neighbours_freeze = à gauche et à droite : geler une carte
tui-dicy-effect-neighbours_reset = à gauche et à droite : réinitialiser une carte
tui-dicy-effect-others_freeze = tous les autres : geler une carte

tui-dicy-slip-freeze = ❆ Geler une carte
tui-dicy-slip-reset = ☼ Réinitialiser une carte
tui-dicy-slip-reroll = ❆ Geler et relancer

tui-dicy-ask-turn = { $seat }, choisissez une carte à marquer, ou cochez des dés à relancer.
tui-dicy-ask-confirm = { $seat }, Entrée marque ces points ; vous pouvez cocher d’autres dés.
tui-dicy-ask-mark = { $seat }, cochez les dés à relancer, puis choisissez la carte à geler.
tui-dicy-ask-which-freeze = { $seat }, choisissez la carte à geler : les dés cochés sont relancés aussitôt.
tui-dicy-ask-skip = { $seat }, toutes vos cartes sont gelées : vous ne pouvez que passer.

tui-dicy-key-card = Carte
tui-dicy-key-score = Marquer
tui-dicy-key-freeze = Geler
tui-dicy-key-reset = Réinitialiser
tui-dicy-key-reroll = Geler + relancer
tui-dicy-key-skip = Passer

## Dicetto

tui-dicetto-headline = { $goal } cartes à gagner · pioche : { $count }
tui-dicetto-our-reading = paquet : notre lecture

# Short for points; at most 6 characters with a number of two digits
tui-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
tui-dicetto-logo = logo
tui-dicetto-roll = 1 lancer de +
tui-dicetto-free = libre
tui-dicetto-empty = vide
tui-dicetto-lost = duel perdu
# $who is a name, or only the sign of a player
tui-dicetto-beats = bat { $who }
tui-dicetto-duel = duel : { $who }
tui-dicetto-duel-title = Duel
tui-dicetto-no-dice = Cochez les dés à placer.
tui-dicetto-aside = mis de côté
tui-dicetto-rolls-left =
    { $count ->
        [one] encore { $count } lancer
       *[other] encore { $count } lancers
    }

# At most 14 characters
tui-dicetto-short-chance = au choix
tui-dicetto-short-reroll = au choix

tui-dicetto-keep-first = Gardez d’abord vos dés ; ensuite, vous les placez.
tui-dicetto-ask-mark = { $seat }, cochez les dés à relancer, ou gardez-les tous.
tui-dicetto-ask-reroll = { $seat }, Entrée relance les dés cochés.
tui-dicetto-ask-place = { $seat }, choisissez une carte où placer des dés, ou finissez.
tui-dicetto-ask-confirm = { $seat }, Entrée place les dés cochés ; vous pouvez en cocher d’autres.
tui-dicetto-ask-done = { $seat }, vous ne pouvez plus rien placer : finissez votre tour.
tui-dicetto-ask-duel = Un duel : { $seat } contre { $holder }. Un dé chacun !

tui-dicetto-key-reroll = Relancer
tui-dicetto-key-keep = Garder
tui-dicetto-key-card = Carte
tui-dicetto-key-place = Placer
tui-dicetto-key-done = Finir le tour
