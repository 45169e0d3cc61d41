# Les problèmes au choix : les archives, les thèmes, sa cote.

web-puzzles = Problèmes
web-puzzles-about = Par thème et par niveau, avec une cote
web-puzzles-how = Chaque position a un seul meilleur coup. Votre première réponse à un problème compte pour votre cote et pour la sienne. Le problème du jour et ceux du mois à venir ne sont pas inclus.
web-puzzles-practice = S’entraîner
web-puzzles-practice-about = De nouveaux problèmes à votre niveau
web-puzzles-practice-these = S’entraîner sur ceux-ci
web-puzzles-progress = { $solved } résolus, { $missed } manqués, sur { $total }
web-puzzles-mine = Votre cote
web-puzzles-mine-none = Répondez à un problème pour obtenir une cote. Elle commence à 1500 et reste d’abord incertaine.
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
web-puzzles-themes-how = Connaître le thème donne déjà une partie de la réponse.
web-puzzles-theme-solved = { $solved } sur { $count } résolus
web-puzzles-all = Tous les problèmes
web-puzzles-any = Tous
web-puzzles-players = Joueurs
web-puzzles-for = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-puzzles-setting = Réglage
web-puzzles-level = Niveau
web-puzzles-state = Statut
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
web-puzzles-again = Vous avez déjà répondu à ce problème : cette fois ne compte pas.
web-puzzles-rated-at = Cote du problème : { $rating }. La vôtre : { $mine }.
web-puzzles-rating-after = Votre cote : { $rating } ({ $change }). Celle du problème : { $puzzle }.
web-puzzles-unrated = Non classé : vous y aviez déjà répondu.
web-puzzles-position = Cette position seule
web-puzzles-end = Plus de problèmes ici.
