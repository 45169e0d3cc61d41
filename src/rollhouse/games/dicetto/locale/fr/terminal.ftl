# Dicetto on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicetto-headline = { $goal } cartes à gagner · pioche : { $count }
terminal-dicetto-our-reading = paquet : notre hypothèse

# Short for points; at most 6 characters with a number of two digits
terminal-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
terminal-dicetto-logo = logo
terminal-dicetto-roll = 1 lancer de +
terminal-dicetto-free = libre
terminal-dicetto-empty = vide
terminal-dicetto-lost = duel perdu
# $who is a name, or only the sign of a player
terminal-dicetto-beats = bat { $who }
terminal-dicetto-duel = duel : { $who }
terminal-dicetto-duel-title = Duel
terminal-dicetto-no-dice = Cochez les dés à poser.
terminal-dicetto-aside = mis de côté
terminal-dicetto-rolls-left =
    { $count ->
        [one] encore { $count } lancer
       *[other] encore { $count } lancers
    }

# At most 14 characters
terminal-dicetto-short-chance = au choix
terminal-dicetto-short-reroll = au choix

terminal-dicetto-keep-first = Gardez d’abord vos dés ; ensuite, vous les posez.
terminal-dicetto-ask-mark = { $seat }, cochez les dés à relancer, ou gardez-les tous.
terminal-dicetto-ask-reroll = { $seat }, Entrée relance les dés cochés.
terminal-dicetto-ask-place = { $seat }, choisissez une carte où poser des dés, ou finissez.
terminal-dicetto-ask-confirm = { $seat }, Entrée pose les dés cochés ; vous pouvez en cocher d’autres.
terminal-dicetto-ask-done = { $seat }, vous ne pouvez plus rien poser : finissez votre tour.
terminal-dicetto-ask-duel = Un duel : { $seat } contre { $holder }. Un dé chacun !

terminal-dicetto-key-reroll = Relancer
terminal-dicetto-key-keep = Garder
terminal-dicetto-key-card = Carte
terminal-dicetto-key-place = Poser
terminal-dicetto-key-done = Finir le tour
