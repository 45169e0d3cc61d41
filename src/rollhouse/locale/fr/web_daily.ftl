# Le défi du jour : les mêmes dés pour tout le monde.

web-daily = Défi du jour
web-daily-about = Les mêmes dés pour tout le monde, un seul essai
web-daily-how = Tout le monde joue les mêmes dés et les mêmes cartes contre le même robot, une seule fois et jusqu’au bout. Seule compte la qualité de vos décisions : votre chance est celle de tous. Il n’y a pas d’aide, et aucun coup ne se reprend.
web-daily-against = { $game }, contre { $bot }
web-daily-play = Jouer votre essai
web-daily-go-on = Reprendre votre essai
web-daily-done = Votre essai est joué. Les dés seront révélés quand le jour sera passé.
web-daily-today = Aujourd’hui
web-daily-yesterday = Hier
web-daily-nobody = Personne ne l’a joué jusqu’au bout.
web-daily-cost = Coût d’une décision
web-daily-by-result = Selon le résultat
web-daily-result = Résultat
web-daily-waiting = pas encore connu
web-daily-replay = Revoir la meilleure partie
web-daily-dice = Les dés
web-daily-fixed = Ce nombre fixe les dés d’aujourd’hui :
web-daily-revealed = Ceux d’hier venaient de ce secret :
web-daily-tomorrow = Ceux de demain sont déjà fixés :
web-daily-of-table = Défi du jour : un seul essai, sans aide, les mêmes dés pour tout le monde.
web-daily-name = Votre nom, pour le classement
web-daily-played = { $count } essais ont été joués ; les meilleurs figurent ici.
web-daily-costs = Ce que chaque décision a coûté
