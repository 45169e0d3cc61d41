# Le défi du jour : les mêmes dés pour tout le monde.

web-daily = Défi du jour
web-daily-about = Les mêmes dés pour tout le monde, un seul essai
web-daily-how = Tout le monde joue les mêmes dés et les mêmes cartes contre le même robot, une seule fois. Le classement dépend de la qualité de vos décisions, car la chance est la même pour tous. Il n’y a pas d’indices, et les coups ne se reprennent pas.
web-daily-against = { $game }, contre { $bot }
web-daily-play = Jouer
web-daily-go-on = Continuer
web-daily-done = Vous avez joué le défi d’aujourd’hui. Les dés seront publiés à la fin de la journée.
web-daily-today = Aujourd’hui
web-daily-yesterday = Hier
web-daily-none-finished = Personne ne l’a terminé.
web-daily-cost = Coût par décision
web-daily-by-result = Selon le résultat
web-daily-result = Résultat
web-daily-waiting = pas encore connu
web-daily-replay = Revoir la meilleure partie
web-daily-fixed = Ce nombre fixe les dés d’aujourd’hui :
web-daily-revealed = Les dés d’hier venaient de ce secret :
web-daily-tomorrow = Les dés de demain sont déjà fixés :
web-daily-of-table = Défi du jour : un seul essai, sans indices, les mêmes dés pour tout le monde.
web-daily-name = Votre nom, pour le classement
web-daily-played = Joué { $count } fois. Seuls les meilleurs résultats sont affichés.
web-daily-costs = Coût de chaque décision

web-share-result = Partager votre résultat
web-share-day = Rollhouse · { $what } · { $game } · { $date }
web-share-legend = Un symbole par tour : { $fine } bien joué, { $inaccuracy } imprécision, { $mistake } erreur, { $blunder } gaffe. Rien n’est dévoilé.
