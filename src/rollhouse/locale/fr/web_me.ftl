# Ce que la maison sait de quelqu’un, pour lui-même : ses parties, et comment il joue.

## Vos parties

web-my-games = Vos parties
web-games-game = Jeu
web-games-any-game = Tous les jeux
web-games-status = Lesquelles
web-games-any-status = Toutes
web-games-running = En cours
web-games-finished = Terminées
web-games-result = Résultat
web-games-any-result = Tous
web-games-won = Gagnée
web-games-shared = Victoire partagée
web-games-lost = Perdue
web-games-opponent = Adversaire
web-games-against = contre { $names }
web-games-alone = en solo
web-games-setting = { $name } : { $value }
web-games-go-on = Continuer
web-games-choose = Choisir : { $game }, { $names }, { $date }
web-games-save-all = Enregistrer les parties
web-games-save-chosen = { $count ->
    [one] Enregistrer une partie
   *[other] Enregistrer { $count } parties
}
web-games-more = En voir plus
web-games-none = Pas encore de partie. Celles que vous jouerez seront rassemblées ici.
web-games-none-found = Aucune partie ne correspond.
