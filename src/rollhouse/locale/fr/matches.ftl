# Les matchs en duplicate : deux tables, les mêmes dés.

error-match-unknown = Match introuvable.
error-match-begun = Le match a déjà commencé.
error-match-over = Le match est terminé.
error-match-place-taken = La place { $value } est prise.
error-match-not-yours = Vous ne jouez pas dans ce match.
error-match-not-host = Seul l’organisateur du match peut faire cela.
error-match-too-many = Vous avez { $value } matchs en cours. Terminez-en ou annulez-en un d’abord.
error-match-bot = « { $value } » ne peut pas jouer un duel. Les deux joueurs doivent affronter le même robot, sans hasard dans ses coups ({ $expected }).
error-table-same-dice-elsewhere = Les mêmes dés sont encore en jeu à une autre table. Jusqu’à la fin de cette partie, seuls les joueurs de cette table peuvent la voir.
error-table-match-once = Cette table fait partie d’un match ; la partie suivante commence automatiquement.
