# Les parties et la précision de l’utilisateur.

## Vos parties

web-my-games = Vos parties
web-games-game = Jeu
web-games-any-game = Tous les jeux
web-games-status = Statut
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
web-games-setting = { $name } : { $value }
web-games-setting-own = { $name } : au choix
web-games-go-on = Continuer
web-games-choose = Choisir : { $game }, { $names }, { $date }
web-games-save-all = Télécharger les parties
web-games-save-chosen = { $count ->
    [one] Télécharger une partie
   *[other] Télécharger { $count } parties
}
# $cost est un nombre, avec ≈ pour une estimation ; $luck porte son signe
web-games-played-share = { $cost } points de pourcentage par décision, chance { $luck }
web-games-played-turns = { $cost } tour par décision, chance { $luck }
web-games-more = En voir plus
web-games-add = Ajouter des parties
web-games-added = { $count ->
    [0] Ces parties étaient déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
web-games-refused = { $file } : { $reason }
web-games-elsewhere = jouée ailleurs
web-games-terminal = Parties du terminal
web-games-terminal-how = Pour envoyer les parties terminées dans le terminal, lancez-y cette commande et collez le jeton ; ensuite, `rollhouse sync` les envoie.
web-games-terminal-command = Commande
web-games-none = Pas encore de partie. Celles que vous jouerez apparaîtront ici.
web-games-none-found = Aucune partie ne correspond.

## Comment vous jouez

web-me = Votre précision
web-me-about = La qualité de vos décisions, chance mise à part
web-me-archive = Télécharger vos données
web-skill-how = Le coût moyen de vos décisions, chance mise à part. Moins, c’est mieux ; le jeu parfait ne coûte rien.
web-skill-of = { $players ->
    [one] { $game }, en solo
   *[other] { $game }, à { $players }
}
web-skill-share = points de probabilité de victoire par décision
web-skill-turns = tours par décision
web-skill-between = Intervalle de confiance à 95 % : de { $low } à { $high }.
web-skill-one-game = Une seule partie ne dit pas grand-chose. La valeur devient plus fiable à chaque partie.
web-skill-praised = { $only ->
    [one] Vous avez trouvé une fois le seul bon coup
   *[other] Vous avez trouvé { $only } fois le seul bon coup
}{ $great ->
    [0] .
    [one] , dont { $great } belle trouvaille.
   *[other] , dont { $great } belles trouvailles.
}
web-skill-like = { $sure ->
    [yes] Vous jouez comme { $level }.
   *[no] Vous jouez comme { $level } (95 % : de { $low } à { $high }).
 }
web-skill-from = { $games ->
    [one] Une partie,
   *[other] { $games } parties,
} { $decisions ->
    [one] une décision.
   *[other] { $decisions } décisions.
}
web-skill-estimated = { $games ->
    [one] Dans l’une d’elles, les valeurs sont estimées.
   *[other] Dans { $games } d’entre elles, les valeurs sont estimées.
}
web-skill-scale = Comparé aux robots
web-skill-scale-how = Ce que coûtent ensemble toutes les décisions d’une partie, en points de probabilité de victoire ; la longueur des barres en suit la racine carrée. Chaque robot a été mesuré contre lui-même, avec les réglages par défaut.
web-skill-per-game = { $cost } par partie
web-skill-per-decision = { $cost } par décision
web-skill-you = Vous
web-skill-curve = Au fil du temps
web-skill-curve-how = Chaque point est une partie, la ligne la moyenne des dix dernières : { $cost } maintenant.
web-skill-preparing = Vos dernières parties sont en cours d’analyse.
web-skill-none = Terminez une partie pour voir comment vous l’avez jouée.
