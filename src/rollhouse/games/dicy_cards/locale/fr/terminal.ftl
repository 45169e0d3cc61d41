# Dicy Cards on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicy-headline = manche { $round } · objectif { $target }
terminal-dicy-active = Active
terminal-dicy-frozen = ❆ Gelée
terminal-dicy-nothing = ne marque rien
terminal-dicy-no-dice = Aucun dé pour cette carte.
terminal-dicy-is-frozen = { $card } est gelée : passez votre tour pour réinitialiser vos cartes.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
terminal-dicy-short-any_two = 2 au choix
terminal-dicy-short-low_six = 6 dés sans 6
terminal-dicy-short-odd = 1 · 3 · 5
terminal-dicy-short-straight = 1-2-3-…
terminal-dicy-short-two_pairs = x x + y y
terminal-dicy-short-sixes = 6 6 6 …
terminal-dicy-short-double_pair = 2 × (x + x)
terminal-dicy-short-three_lowest = 3 plus bas
terminal-dicy-short-all_different = ≠, 4 par dé
terminal-dicy-short-five_different = 5 au plus, ≠
terminal-dicy-short-forty_minus = 40 − les 6 dés
terminal-dicy-short-all_same = =, 5 par dé

terminal-dicy-effect-neighbours_freeze = à gauche et à droite : geler une carte
terminal-dicy-effect-neighbours_reset = à gauche et à droite : réinitialiser une carte
terminal-dicy-effect-others_freeze = tous les autres : geler une carte

terminal-dicy-slip-freeze = ❆ Geler une carte
terminal-dicy-slip-reset = ☼ Réinitialiser une carte
terminal-dicy-slip-reroll = ❆ Geler et relancer

terminal-dicy-ask-turn = { $seat }, choisissez une carte à jouer, ou cochez des dés à relancer.
terminal-dicy-ask-confirm = { $seat }, Entrée marque ces points ; vous pouvez cocher d’autres dés.
terminal-dicy-ask-mark = { $seat }, cochez les dés à relancer, puis choisissez la carte à geler.
terminal-dicy-ask-which-freeze = { $seat }, choisissez la carte à geler : les dés cochés sont relancés aussitôt.
terminal-dicy-ask-skip = { $seat }, toutes vos cartes sont gelées : vous ne pouvez que passer.

terminal-dicy-key-card = Carte
terminal-dicy-key-score = Marquer
terminal-dicy-key-freeze = Geler
terminal-dicy-key-reset = Réinitialiser
terminal-dicy-key-reroll = Geler + relancer
terminal-dicy-key-skip = Passer
