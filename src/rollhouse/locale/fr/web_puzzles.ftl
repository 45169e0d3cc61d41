# Les problèmes au choix : les archives, les thèmes, sa cote.

web-puzzles = Problèmes
web-puzzles-about = Par thème et par niveau, avec une cote
web-puzzles-how = Chaque position a un seul meilleur coup. Votre première réponse à un problème compte, pour votre cote et pour la sienne. Le problème du jour et ceux du mois à venir ne sont pas ici.
web-puzzles-practice = S’entraîner
web-puzzles-practice-about = De nouveaux problèmes, à peu près à votre force
web-puzzles-practice-these = S’entraîner sur ceux-ci
web-puzzles-progress = { $solved } résolus, { $missed } manqués, sur { $total }
web-puzzles-mine = Votre cote
web-puzzles-mine-none = Répondez à un problème, et votre cote commence : à 1500, et très incertaine.
web-puzzles-answers =
    { $answers ->
        [one] Un problème,
       *[other] { $answers } problèmes,
    } { $solved ->
        [0] aucun résolu.
        [one] un résolu.
       *[other] { $solved } résolus.
    }
web-puzzles-curve = Votre cote après chaque problème : { $points } maintenant.
web-puzzles-theme = Thème
web-puzzles-themes = Par thème
web-puzzles-themes-how = Connaître le thème, c’est connaître un peu la réponse.
web-puzzles-theme-solved = { $solved } sur { $count } résolus
web-puzzles-all = Tous les problèmes
web-puzzles-any = Tous
web-puzzles-players = Joueurs
web-puzzles-for = { $count ->
    [one] seul
   *[other] à { $count }
}
web-puzzles-setting = Réglage
web-puzzles-level = Niveau
web-puzzles-state = Réponse
web-puzzles-state-new = Nouveau
web-puzzles-state-solved = Résolu
web-puzzles-state-missed = Manqué
web-puzzles-found = { $count ->
    [0] Aucun problème ne correspond.
    [one] Un problème
   *[other] { $count } problèmes
}
web-puzzles-next = Problème suivant
web-puzzles-counts = Jouez votre coup sur le plateau. Votre première réponse compte.
web-puzzles-again = Vous avez déjà répondu à ce problème : cette fois, c’est pour le plaisir.
web-puzzles-rated-at = Le problème est coté { $rating }, vous { $mine }.
web-puzzles-rating-after = Votre cote : { $rating } ({ $change }). Celle du problème : { $puzzle }.
web-puzzles-unrated = Non classé : vous y aviez déjà répondu.
web-puzzles-position = Cette position seule
web-puzzles-end = Il n’y en a plus d’autres.
